/** The static edition in a folder of a plain file server, on a phone: after the first visit nothing is asked for again. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { LANGUAGES } from '../src/words/words';
import { byTouch } from './court';
import { SHORT, TOUCH, whole } from './hands';
import { openHere } from './here';

/** What `cargo xtask static` writes. */
const FOLDER = join(import.meta.dirname, '../../target/static');
const BELOW = '/some/where/';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

interface Host {
  url: string;
  /** Ends it: from then on there is no network. */
  cut(): Promise<void>;
}

const test = base.extend<{ host: Host; clean: null }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed
  host: async ({}, use) => {
    expect(existsSync(join(FOLDER, 'index.html')), 'run `cargo xtask static` first').toBe(true);
    const server: Server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host');
      const inside = normalize(pathname.slice(BELOW.length - 1));
      const file = join(FOLDER, inside.endsWith('/') ? `${inside}index.html` : inside);
      if (!pathname.startsWith(BELOW) || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
      } else {
        const type = TYPES[extname(file)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
      }
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const cut = () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      });
    const { port } = server.address() as AddressInfo;
    await use({ url: `http://127.0.0.1:${port}${BELOW}`, cut });
    if (server.listening) await cut();
  },
  // No test passes while the page throws or complains: without a network, about a request too.
  clean: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('console', (it) => {
        if (it.type() === 'error') errors.push(`${it.text()} ${it.location().url}`);
      });
      await use(null);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

/** Visits the page once, waits until everything is kept, and cuts the network. */
async function visit(page: Page, host: Host, settings: object = {}): Promise<void> {
  const chosen = { language: 'en', speed: 0, autoEnd: 'manual', ...settings };
  await page.addInitScript((text) => {
    if (!localStorage.getItem('settings')) localStorage.setItem('settings', text);
  }, JSON.stringify(chosen));
  await page.goto(host.url);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await host.cut();
  await page.reload();
}

/** Opens a table and goes there. */
async function open(page: Page, wanted: object): Promise<void> {
  const id = await openHere(page, { start: true, ...wanted }, { folder: FOLDER, base: BELOW });
  await page.goto(new URL(`?/t/${id}`, page.url()).href);
}

const board = (page: Page) => page.locator('main [data-version]').first();

test('The Wolves by touch to the result, and looked back at', async ({ page, host }) => {
  test.setTimeout(300_000);
  await visit(page, host);
  await open(page, { ...SHORT, seed: '5'.padStart(64, '0') });
  await whole(page, TOUCH);
  await page.getByRole('dialog').getByRole('link', { name: 'Watch again' }).tap();
  await page.waitForURL(/\?\/replay\/here-/);
  await expect(board(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play on from here' })).toBeVisible();
});

test('Animal Kingdoms by touch to the result', async ({ page, host }) => {
  test.setTimeout(300_000);
  await visit(page, host, { autoEnd: 'now', confirm: 'always' });
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'light' }];
  await open(page, { game: 'kingdoms', seats, seed: '7'.repeat(64) });
  await byTouch(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('"Play now" plays here, and nothing offers what needs a server', async ({ page, host }) => {
  await visit(page, host);
  await expect(page.getByRole('button', { name: 'With friends' })).toHaveCount(0);
  await page.getByRole('article').first().getByRole('button', { name: 'Play now' }).tap();
  await page.waitForURL(/\?\/t\/here-/);
  await expect(board(page)).toBeVisible();
  await page.goto(new URL('?/me', page.url()).href);
  await expect(page.locator('main li')).toHaveCount(1);
});

for (const language of LANGUAGES)
  test(`home, lessons and rules in ${language}`, async ({ page, host }) => {
    await visit(page, host, { language });
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const path of ['learn/wolves/1', 'learn/kingdoms/1']) {
      await page.goto(new URL(`?/${path}`, page.url()).href);
      await expect(board(page)).toBeVisible();
    }
    await page.goto(new URL('?/rules/wolves', page.url()).href);
    await expect(page.locator('main h1')).toBeVisible();
  });
