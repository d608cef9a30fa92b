/**
 * The pictures that README.md and `docs/look.md` show: `npm run pictures`. With `PICTURES=folder` pictures of
 * every screen at three sizes in light and dark.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { prefer, reach, stage, type Scene } from './scenes';
import { expect, test } from './server';

const DOCS = join(import.meta.dirname, '../../docs');
const FOLDER = process.env.PICTURES ?? join(DOCS, 'screenshots');
const SHOWN = [join(DOCS, '../README.md'), join(DOCS, 'look.md')]
  .map((it) => readFileSync(it, 'utf8'))
  .join();
/** Whether a picture whose name begins like this is taken. */
const wanted = (name: string) =>
  process.env.PICTURES !== undefined || SHOWN.includes(`screenshots/${name}`);
const LANGUAGE = process.env.PICTURES_LANG ?? 'en';
const SIZES = { large: [1440, 900], medium: [1024, 768], small: [390, 844] } as const;

async function table(page: Page, scene: Scene): Promise<void> {
  await page.goto('/settings');
  const id = await stage(page, scene);
  await page.goto(`/t/${id}`);
  await expect(page.locator('[data-version]')).toBeVisible();
}

async function puzzle(page: Page, game: string, number: number): Promise<void> {
  await page.goto(`/learn/${game}/${number}`);
  await expect(page.locator('[data-version]')).toBeVisible();
}

/** Ways to every screen. */
const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  home: async (page) => {
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(2);
  },
  create: (page) =>
    page
      .goto('/new/kingdoms')
      .then(() => expect(page.locator('form, main select').first()).toBeVisible()),
  lobby: async (page) => {
    await page.goto('/settings');
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'level3' }];
    await page.goto(`/t/${await stage(page, { game: 'kingdoms', players: 3, seats })}`);
    await expect(page.locator('main input[readonly]')).toBeVisible();
  },
  settings: (page) =>
    page.goto('/settings').then(() => expect(page.locator('main select').first()).toBeVisible()),
  rules: (page) =>
    page.goto('/rules/wolves').then(() => expect(page.locator('main h2').first()).toBeVisible()),
  'wolves-setup': (page) => table(page, { game: 'wolves', players: 3, until: { act: 'place' } }),
  'wolves-table': async (page) => {
    await table(page, { game: 'wolves', players: 3, until: { version: 110 } });
    await page.locator('[data-wolf]').first().dispatchEvent('click');
    await page.locator('[data-target~=walk]').first().dispatchEvent('pointerover');
  },
  'wolves-five': (page) => table(page, { game: 'wolves', players: 5, until: { version: 190 } }),
  'wolves-hint': async (page) => {
    await table(page, { game: 'wolves', players: 3, until: { version: 60 } });
    await page.locator('button:has(use[href$=bulb])').click();
    await expect(page.locator('[aria-labelledby=hint-title]')).toBeVisible({ timeout: 30_000 });
  },
  'wolves-scoring': async (page) => {
    // Slow enough to be caught in the act.
    await page.addInitScript(() => {
      const settings = JSON.parse(localStorage.getItem('settings') ?? '{}');
      localStorage.setItem('settings', JSON.stringify({ ...settings, speed: 0.1 }));
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (let seed = 1; (await page.locator('.end').count()) === 0; seed += 1) {
      await table(page, { game: 'wolves', players: 3, seed, until: { ends: 'region_won' } });
    }
    await page.locator('.end').click();
    await expect(page.locator('.gain')).toBeVisible({ timeout: 20_000 });
  },
  'wolves-end': async (page) => {
    await table(page, { game: 'wolves', players: 2, until: 'over' });
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'kingdoms-table': async (page) => {
    await table(page, { game: 'kingdoms', players: 3, until: { version: 24 } });
    await page.locator('[data-card].fitting').first().click();
  },
  'kingdoms-retreat': async (page) => {
    await table(page, { game: 'kingdoms', players: 4, until: { version: 20 } });
    await page.locator('button[data-help=retreat]').click();
  },
  'kingdoms-battle': async (page) => {
    await page.goto('/settings');
    await page.goto(`/t/${await reach(page, 'kingdoms', 'commit')}`);
    await expect(page.locator('.battle')).toBeVisible();
  },
  'kingdoms-solo': (page) =>
    table(page, {
      game: 'kingdoms',
      players: 1,
      options: { level: 'normal' },
      until: { version: 6 },
    }),
  'kingdoms-end': async (page) => {
    await table(page, { game: 'kingdoms', players: 3, until: 'over' });
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  replay: async (page) => {
    await page.goto('/settings');
    const id = await stage(page, { game: 'kingdoms', players: 2, until: 'over' });
    await page.goto(`/replay/${id}#30`);
    await expect(page.locator('[data-version]')).toBeVisible();
  },
  analysis: async (page) => {
    await page.goto('/settings');
    const id = await stage(page, { game: 'wolves', players: 3, until: 'over' });
    await page.goto(`/replay/${id}#60`);
    await expect(page.locator('[data-version]')).toBeVisible();
    const details = page.locator('header button:has(use[href$=bulb])');
    if (await details.isVisible()) await details.click();
    await page.locator('[role=tabpanel] button').first().click();
    await expect(page.locator('[role=tabpanel] details')).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('[role=tabpanel] progress')).toBeHidden({ timeout: 60_000 });
  },
  learn: async (page) => {
    await page.goto('/learn/wolves');
    await expect(page.locator('main a.button').first()).toBeVisible();
  },
  'puzzle-wolves': (page) => puzzle(page, 'wolves', 2),
  'puzzle-kingdoms': (page) => puzzle(page, 'kingdoms', 4),
  you: async (page) => {
    await page.goto('/settings');
    await stage(page, { game: 'kingdoms', players: 2, until: 'over' });
    await stage(page, { game: 'kingdoms', players: 3, seed: 9, until: 'over' });
    await page.goto('/me');
    await expect(page.locator('table').first()).toBeVisible();
  },
};

async function take(page: Page, name: string, size: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    if (!wanted(`${name}-${size}-${colorScheme}`)) continue;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // A picture of the page as it has settled, not of one on its way.
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const browser = await page.context().newCDPSession(page);
    const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 62 });
    await browser.detach();
    writeFileSync(join(FOLDER, `${name}-${size}-${colorScheme}.webp`), Buffer.from(data, 'base64'));
  }
}

async function phone(browser: Browser, url: string) {
  const [width, height] = SIZES.small;
  return browser.newContext({
    viewport: { width, height },
    hasTouch: true,
    isMobile: true,
    baseURL: url,
    locale: LANGUAGE,
  });
}

// What is played by requests may be asked for too late; the page has no part in it.
test.use({ locale: LANGUAGE, expected: [/status of (409|422) .*\/actions$/] });
for (const [name, open] of Object.entries(SCREENS)) {
  if (!wanted(`${name}-`)) continue;
  test(`${name} @pictures`, async ({ page, browser, server }) => {
    test.setTimeout(180_000);
    mkdirSync(FOLDER, { recursive: true });
    const settings = { language: LANGUAGE, speed: 0, autoEnd: 'manual' };
    await prefer(page, settings);
    // Nothing is caught on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    page.setDefaultTimeout(20_000);
    for (const size of ['large', 'medium'] as const) {
      if (!wanted(`${name}-${size}`)) continue;
      const [width, height] = SIZES[size];
      await page.setViewportSize({ width, height });
      await open(page);
      await take(page, name, size);
    }
    if (!wanted(`${name}-small`)) return;
    const context = await phone(browser, server.url);
    const small = await context.newPage();
    await prefer(small, settings);
    small.setDefaultTimeout(20_000);
    await open(small);
    await take(small, name, 'small');
    await context.close();
  });
}
