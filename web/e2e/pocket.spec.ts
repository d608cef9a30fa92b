/** Games in the browser itself: opened, kept, helped with, finished and looked back at, without a server. */
import type { Page } from '@playwright/test';
import { openHere } from './here';
import { expect, test } from './server';

test.use({ alone: 'here' });
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    localStorage.setItem('settings', JSON.stringify({ language: 'en', speed: 0 })),
  ),
);

/** The requests to the server about tables, from now on. */
function requests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (it) => {
    const { pathname } = new URL(it.url());
    if (/^\/api\/(tables|games)\/./.test(pathname)) seen.push(`${it.method()} ${pathname}`);
  });
  return seen;
}

const board = (page: Page) => page.locator('main [data-version]').first();
const version = async (page: Page) => Number(await board(page).getAttribute('data-version'));
/** The games, each with a bot whose whole games take seconds; the second one searches in a worker of its own. */
const GAMES = { wolves: 'level3', kingdoms: 'level4' };

test('"Play now" opens a table in the browser, which comes back and is listed', async ({
  page,
}) => {
  const seen = requests(page);
  await page.goto('/');
  await page.getByRole('article').first().getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/t\/here-/);
  await expect(board(page)).toBeVisible();
  const before = await version(page);
  await page.reload();
  await expect(board(page)).toBeVisible();
  expect(await version(page)).toBeGreaterThanOrEqual(before);
  const { pathname } = new URL(page.url());
  await page.goto('/');
  await page.locator(`a[href="${pathname}"]`).click();
  await expect(board(page)).toBeVisible();
  expect(seen).toEqual([]);
});

for (const [game, bot] of Object.entries(GAMES))
  test(`${game}: bots finish a game here, and it is replayed, judged and played on`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const seen = requests(page);
    await page.goto('/settings');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot }];
    const id = await openHere(page, { game, seats, start: true });
    await page.goto(`/t/${id}`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.goto(`/t/${id}`);
    await expect(page.getByRole('button', { name: 'Play again' }).first()).toBeVisible({
      timeout: 120_000,
    });
    await page.goto(`/replay/${id}`);
    await expect(board(page)).toBeVisible();
    await page.reload();
    await expect(board(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play on from here' })).toBeVisible();
    expect(seen).toEqual([]);
  });

test('a hint of the strongest bot comes while the page stays responsive', async ({ page }) => {
  await page.goto('/settings');
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'light' }];
  const id = await openHere(page, { game: 'kingdoms', seats, start: true, hints: true, seed: '7' });
  await page.goto(`/t/${id}`);
  await expect(board(page)).toBeVisible();
  // The longest time between two frames while bots think.
  const longest = page.evaluate(async () => {
    let [last, longest] = [performance.now(), 0];
    for (const end = last + 1500; last < end;) {
      const now = await new Promise<number>(requestAnimationFrame);
      longest = Math.max(longest, now - last);
      last = now;
    }
    return longest;
  });
  await page.getByRole('button', { name: 'Hint' }).first().click();
  // Ways to go on are named once the bots have thought.
  await expect(page.locator('.also button').first()).toBeVisible({ timeout: 20_000 });
  expect(await longest).toBeLessThan(500);
});

test('a lesson needs no server once the engine is there', async ({ page }) => {
  const seen = requests(page);
  await page.goto('/learn/wolves/1');
  await expect(board(page)).toBeVisible();
  expect(seen).toEqual([]);
});

test.describe('a browser that cannot run the engine', () => {
  test('plays through the server', async ({ page }) => {
    await page.route('**/engine/pocket.wasm', (route) => route.fulfill({ status: 204 }));
    await page.goto('/');
    await page.getByRole('article').first().getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(/\/t\/(?!here-)/);
    await expect(board(page)).toBeVisible();
  });
});
