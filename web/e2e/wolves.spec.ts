/** The Wolves played on the page: by mouse, by keys, by touch, never stuck, offering what is legal. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { becomeGuest, asPlayer, expect, test, inTheme } from './server';

const BOARD = '.wolves';

/** Opens a table against bots and shows it without animations. */
async function sit(page: Page, players: number, seed: number, settings = {}): Promise<string> {
  // A page that itself finds out who we are would be in the way.
  await page.goto('/settings');
  await page.evaluate((it) => localStorage.setItem('settings', JSON.stringify(it)), {
    speed: 0,
    language: 'en',
    ...settings,
  });
  await becomeGuest(page);
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot: 'light' }));
  const { id } = await asPlayer<{ id: string }>(page, 'POST', '/api/tables', {
    game: 'wolves',
    seats: [{ kind: 'me' }, ...bots],
    options: {},
    pace: { kind: 'none' },
    public: false,
    hints: true,
    seed: seed.toString(16).padStart(64, '0'),
    start: true,
  });
  await page.goto(`/t/${id}`);
  await ready(page);
  return id;
}

/** Waits until it is our turn or the game is over, and nothing is under way. */
async function ready(page: Page): Promise<void> {
  await expect(
    page
      .locator(`${BOARD}[data-mine="true"][data-busy="false"]`)
      .or(page.getByRole('dialog'))
      .first(),
  ).toBeVisible({ timeout: 30_000 });
}

const version = (page: Page) => page.locator(BOARD).getAttribute('data-version').then(Number);

/** What the screen offers right now. */
function offered(page: Page) {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll<SVGElement>('[data-hex]')];
    const end = document.querySelector('.end');
    return {
      targets: cells
        .filter((it) => it.dataset.target)
        .map((it) => [it.dataset.hex ?? '', it.dataset.target ?? ''] as const),
      wolves: cells.filter((it) => it.dataset.wolf !== undefined).map((it) => it.dataset.hex ?? ''),
      settings: document.querySelectorAll('[data-setting]').length,
      choice: document.querySelectorAll('[data-choice] button').length,
      end: end?.getAttribute('aria-disabled') === 'false',
      over: document.querySelector('dialog[open]') !== null,
    };
  });
}

const hex = (page: Page, name: string) => page.locator(`[data-hex="${name}"]`);

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a first tap shows, a second one acts, and nothing has to be scrolled sideways', async ({
    page,
  }) => {
    await sit(page, 3, 4);
    await page.locator('[data-setting]').first().tap();
    for (let pair = 0; pair < 2; pair += 1) {
      await ready(page);
      const before = await version(page);
      const target = page.locator('[data-target~=place]').first();
      await target.dispatchEvent('click');
      await expect(page.locator('.go')).toBeVisible();
      expect(await version(page)).toBe(before);
      await page.locator('.go').tap();
      await expect.poll(() => version(page)).not.toBe(before);
    }
    await ready(page);
    await page.locator('[data-wolf]').first().dispatchEvent('click');
    await page.locator('[data-target~=walk]').first().dispatchEvent('click');
    await expect(page.locator('.go')).toBeVisible();
    const before = await version(page);
    await page.locator('.go').tap();
    await expect.poll(() => version(page)).not.toBe(before);
    for (const opens of ['[data-chip="0"]', '[data-chip="1"]', 'button.arc']) {
      await page.locator(opens).tap();
      await expect(page.locator('.drawer')).toBeVisible();
      const aside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(aside, opens).toBe(0);
      await page.goBack();
      await expect(page.locator('.drawer')).toHaveCount(0);
    }
  });
});

test('undo takes back a click, however many actions it was', async ({ page }) => {
  await sit(page, 2, 31);
  for (let steps = 0; steps < 4; steps += 1) {
    await ready(page);
    const now = await offered(page);
    if (now.wolves.length > 0) break;
    const before = await version(page);
    if (now.settings > 0) await page.locator('[data-setting]').first().click();
    else await hex(page, now.targets[0]?.[0] ?? '').click();
    await expect.poll(() => version(page)).not.toBe(before);
  }
  await ready(page);
  const names = () =>
    page
      .locator('[data-hex]')
      .evaluateAll((all) => all.map((it) => it.getAttribute('aria-label')).join('\n'));
  const first = await names();
  const start = await version(page);
  await page.locator('[data-wolf]').first().click();
  await page.locator('[data-target~=walk]').first().click();
  await expect.poll(() => version(page)).not.toBe(start);
  await ready(page);
  expect(await names()).not.toBe(first);
  await page.keyboard.press('z');
  await expect.poll(names).toBe(first);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test(`the table has no accessibility violations in both themes at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await sit(page, 3, 4);
    await page.locator('[data-setting]').first().click();
    await expect(page.locator('[data-setting]')).toHaveCount(0);
    await ready(page);
    for (const colorScheme of ['dark', 'light'] as const) {
      await inTheme(page, colorScheme);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(
        violations.map(
          (it) =>
            `${colorScheme} ${it.id}: ${it.nodes
              .map((node) => node.html)
              .slice(0, 3)
              .join(' ')}`,
        ),
      ).toEqual([]);
    }
  });
}

test('five players fit: no page scroll, at most 3000 elements', async ({ page }) => {
  await sit(page, 5, 4);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('[data-hex]')).toHaveCount(176);
    const size = await page.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      down: document.documentElement.scrollHeight - innerHeight,
      aside: document.documentElement.scrollWidth - innerWidth,
    }));
    expect(size.nodes).toBeLessThanOrEqual(3000);
    expect([size.down, size.aside]).toEqual([0, 0]);
  }
});
