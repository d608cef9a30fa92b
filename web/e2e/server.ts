/** Browser tests against the real server: one for each worker, which runs one test after the other. */
import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { Server } from './program';

interface Fixtures {
  baseURL: string;
  /** Errors on the console that a test brings about on purpose. */
  expected: RegExp[];
  /** Where games are that need nobody else: most tests look at what the server was sent. */
  alone: 'here' | 'server';
  /** No test passes while the page throws or complains. */
  clean: null;
}

export const test = base.extend<Fixtures, { server: Server }>({
  expected: [[], { option: true }],
  alone: ['server', { option: true }],
  clean: [
    async ({ browser, context, expected, alone }, use) => {
      const errors: string[] = [];
      const listen = async (it: BrowserContext) => {
        await it.addInitScript((alone) => {
          // A page that has not been loaded yet has no storage.
          if (location.protocol.startsWith('http')) localStorage.setItem('alone', alone);
        }, alone);
        it.on('weberror', (error) => errors.push(String(error.error())));
        it.on('console', (message) => {
          const text = `${message.text()} ${message.location().url}`;
          const fine = expected.some((it) => it.test(text));
          if (message.type() === 'error' && !fine) errors.push(text);
        });
      };
      await listen(context);
      const make = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const made = await make(options);
        await listen(made);
        return made;
      };
      await use(null);
      browser.newContext = make;
      expect(errors, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
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

export { expect };
export type { Server };

/** What a request in the name of the page's player is answered with. */
function answerTo(page: Page, method: string, path: string, body: unknown): Promise<string> {
  return page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(path as string, {
        method: method as string,
        headers: { 'content-type': 'application/json' },
        body: body === null ? undefined : JSON.stringify(body),
      });
      return answer.text();
    },
    [method, path, body ?? null],
  );
}

/** Makes the page's player somebody, as its own first request would; the page must be open. */
export async function becomeGuest(page: Page): Promise<void> {
  if (await page.evaluate(() => localStorage.getItem('known') !== null)) return;
  await asPlayer(page, 'POST', '/api/guests', {});
  await page.evaluate(() => localStorage.setItem('known', 'yes'));
}

/** Requests in the name of the page's player. */
export async function asPlayer<T>(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const text = await answerTo(page, method, path, body);
  return JSON.parse(text || 'null') as T;
}

/** The last of the events that a request is answered with. */
export async function lastEvent<T>(page: Page, path: string, body: unknown): Promise<T> {
  const text = await answerTo(page, 'POST', path, body);
  const data = text.split('\n').filter((it) => it.startsWith('data: '));
  return JSON.parse(data.at(-1)?.slice(6) ?? 'null') as T;
}

/** The address of a table that somebody else opened, by plain HTTP. */
export async function openTable(
  request: APIRequestContext,
  url: string,
  wanted: object,
  name?: string,
): Promise<string> {
  const guest = (await (await request.post(`${url}/api/guests`, { data: { name } })).json()) as {
    token: string;
  };
  const made = await request.post(`${url}/api/tables`, {
    data: wanted,
    headers: { authorization: `Bearer ${guest.token}`, origin: url },
  });
  return ((await made.json()) as { id: string }).id;
}

/** Waits until the board shows a later version: at once, not when a poll comes round to it. */
export async function past(page: Page, version: number): Promise<void> {
  await page.waitForFunction(
    (version) =>
      Number(document.querySelector<HTMLElement>('main [data-version]')?.dataset.version) > version,
    version,
    { timeout: 10_000 },
  );
}

/** Shows the page in a theme, and waits until it is painted so: half-changed colours are nobody's. */
export async function inTheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settled(page);
}

/** Waits until fonts are there and everything that appears or changes its colour has done so. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await document.fonts.ready;
    await frame();
    await frame();
    // What is just appearing is not there yet; what moves for ever is as there as it will be.
    const appearing = document
      .getAnimations()
      .filter(
        (it) => it.playState === 'running' && Number(it.effect?.getComputedTiming().endTime) < 5000,
      );
    await Promise.allSettled(appearing.map((it) => it.finished));
    await frame();
  });
}
