/** The real server on a free port with a database of its own, for as long as a test file runs. */
import { test as base, type APIRequestContext, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the program is: `HOWLCROWN`, else what was built last for release or debug. */
function program(): string {
  const places = [
    process.env.HOWLCROWN,
    join(import.meta.dirname, '../../target/release/howlcrown'),
    join(import.meta.dirname, '../../target/debug/howlcrown'),
  ];
  const found = places.find((it) => it !== undefined && existsSync(it));
  if (!found) throw new Error('no howlcrown program: build it, or say where it is by HOWLCROWN');
  return found;
}

export class Server {
  url = '';
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), 'howlcrown-e2e-'));

  /** Starts the server and waits for the line with its address. */
  async start(): Promise<void> {
    const port = this.url ? new URL(this.url).port : '0';
    const database = join(this.folder, 'tables.db');
    const child = spawn(
      program(),
      ['serve', '--addr', `127.0.0.1:${port}`, '--database', database],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        // Tests need no time to get ready.
        env: { ...process.env, HOWLCROWN_COUNTDOWN: '0' },
      },
    );
    this.process = child;
    this.url = await new Promise<string>((resolve, reject) => {
      let text = '';
      child.stdout.on('data', (data: Buffer) => {
        text += data.toString();
        const address = /https?:\/\/[\d.:a-z[\]]+/i.exec(text);
        if (address) resolve(address[0].replace(/\/$/, ''));
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
    });
  }

  /** Ends the server the hard way, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const test = base.extend<{ baseURL: string }, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

export { expect } from '@playwright/test';

/** Requests in the name of the page's player. */
export async function asPlayer<T>(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  return page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(path as string, {
        method: method as string,
        headers: { 'content-type': 'application/json' },
        body: body === null ? undefined : JSON.stringify(body),
      });
      const text = await answer.text();
      return (text ? JSON.parse(text) : null) as unknown;
    },
    [method, path, body ?? null],
  ) as Promise<T>;
}

/** The address of a table that somebody else opened, by plain HTTP. */
export async function openTable(
  request: APIRequestContext,
  url: string,
  wanted: object,
): Promise<string> {
  const guest = (await (await request.post(`${url}/api/guests`, { data: {} })).json()) as {
    token: string;
  };
  const made = await request.post(`${url}/api/tables`, {
    data: wanted,
    headers: { authorization: `Bearer ${guest.token}`, origin: url },
  });
  return ((await made.json()) as { id: string }).id;
}
