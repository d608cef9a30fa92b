/** The real server on a free port with a database of its own, without anything of a browser. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the program is: `HOWLCROWN`, else what was built last for release or debug. */
export function program(): string {
  const places = [
    process.env.HOWLCROWN,
    join(import.meta.dirname, '../../target/release/howlcrown'),
    join(import.meta.dirname, '../../target/debug/howlcrown'),
  ];
  const found = places.find((it) => it !== undefined && existsSync(it));
  if (!found) throw new Error('no howlcrown program: build it, or say where it is by HOWLCROWN');
  return found;
}

/** Play-outs that judge a turn in tests, unless the environment says otherwise. */
export const ANALYSIS = Number(process.env.HOWLCROWN_ANALYSIS ?? 60);

export class Server {
  url = '';
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), 'howlcrown-e2e-'));

  constructor(private readonly flags: readonly string[] = []) {}

  /** Starts the server and waits for the line with its address. */
  async start(): Promise<void> {
    const port = this.url ? new URL(this.url).port : '0';
    const database = join(this.folder, 'tables.db');
    const child = spawn(
      program(),
      [
        'serve',
        ...['--addr', `127.0.0.1:${port}`, '--database', database, '--no-limits'],
        ...this.flags,
      ],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        // Tests need no time to get ready.
        env: { HOWLCROWN_ANALYSIS: `${ANALYSIS}`, ...process.env, HOWLCROWN_COUNTDOWN: '0' },
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
