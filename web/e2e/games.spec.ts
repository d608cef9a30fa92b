/** Whole games of The Wolves by mouse, by keys and by touch, and tables that people share. */
import type { Page } from '@playwright/test';
import { KEYS, MOUSE, SHORT, TOUCH, asked, chance, changed, screen, step, whole } from './hands';
import { openHere } from './here';
import { becomeGuest, asPlayer, expect, past, test } from './server';

async function open(
  page: Page,
  table: object,
  settings: object = {},
  alone: 'here' | 'server' = 'server',
): Promise<string> {
  const chosen = { language: 'en', speed: 0, autoEnd: 'manual', ...settings };
  await page.addInitScript(
    (text) => localStorage.setItem('settings', text),
    JSON.stringify(chosen),
  );
  await page.goto('/settings');
  const wanted = { seed: '5'.padStart(64, '0'), start: true, ...table };
  let id: string;
  if (alone === 'here') id = await openHere(page, wanted);
  else {
    await becomeGuest(page);
    ({ id } = await asPlayer<{ id: string }>(page, 'POST', '/api/tables', wanted));
  }
  await page.goto(`/t/${id}`);
  return id;
}

for (const alone of ['server', 'here'] as const)
  test.describe(`games are ${alone}`, () => {
    test.use({ alone });

    test('The Wolves by mouse, from the first tile to the result', async ({ page }) => {
      test.setTimeout(120_000);
      await open(page, SHORT, {}, alone);
      await whole(page, MOUSE);
    });
  });

test('The Wolves by keyboard alone, from the first tile to the result', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, SHORT);
  await whole(page, KEYS);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('The Wolves by touch, from the first tile to the result', async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, SHORT);
    await whole(page, TOUCH);
  });
});

test('two browsers play The Wolves with each other to the end and see the same table', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const id = await open(page, {
    game: 'wolves',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: SHORT.options,
  });
  const other = await (await browser.newContext({ baseURL: server.url, locale: 'en' })).newPage();
  await other.addInitScript(() =>
    localStorage.setItem(
      'settings',
      JSON.stringify({ language: 'en', speed: 0, autoEnd: 'manual' }),
    ),
  );
  await other.goto(`/t/${id}`);
  await other.getByRole('main').getByRole('button', { name: 'Take a seat' }).first().click();
  const both = [page, other];
  for (const it of both) await expect(it.locator('.wolves')).toBeVisible();
  const dice = chance(4);
  /** What stands where, without whose it is: names differ by viewer. */
  const things = (it: Page) =>
    it.locator('[data-hex]').evaluateAll((all) =>
      all.map((cell) =>
        cell
          .getAttribute('aria-label')
          ?.split('. ')
          .slice(0, 2)
          .join()
          .replace(/\([^)]*\)/g, ''),
      ),
    );
  for (let steps = 0; ;) {
    expect(steps, 'the game ends').toBeLessThan(900);
    const seen = await Promise.all(both.map(screen));
    if (seen.every((it) => it.over)) break;
    const acting = both[seen.findIndex((it) => it.mine && !it.over)];
    if (!acting) continue;
    steps += 1;
    await step(acting, MOUSE, dice);
    // Whatever one of them does is on the other's screen as soon as it is on their own.
    const { version } = await screen(acting);
    for (const it of both) await past(it, version - 1);
    if (steps % 50 === 0) expect(await things(page)).toEqual(await things(other));
  }
  expect(await things(page)).toEqual(await things(other));
  for (const it of both)
    await expect(it.getByRole('dialog').getByRole('button', { name: 'Play again' })).toBeVisible();
  await other.context().close();
});

test('The Wolves on one device: the board turns to whoever is next, without a cover', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const id = await open(page, { ...SHORT, seats: [{ kind: 'me' }, { kind: 'me' }] });
  const dice = chance(6);
  const turn = async () => {
    const { seats } = await asPlayer<{ seats: { waiting: boolean }[] }>(
      page,
      'GET',
      `/api/tables/${id}`,
    );
    return seats.findIndex((it) => it.waiting);
  };
  const seen = new Set<number>();
  for (let turns = 0; turns < 4;) {
    await asked(page);
    seen.add(await turn());
    if ((await screen(page)).end) turns += 1;
    expect(await step(page, MOUSE, dice)).toBe(true);
  }
  expect([...seen].sort()).toEqual([0, 1]);
});

test('Animal Kingdoms alone against the upstart, to the end', async ({ page }) => {
  test.setTimeout(120_000);
  await open(
    page,
    { game: 'kingdoms', seats: [{ kind: 'me' }], options: { level: 'easy' } },
    { autoEnd: 'now', confirm: 'never' },
  );
  await kingdoms([page], 400);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Play again' })).toBeVisible();
});

test('Animal Kingdoms on one device: hands are covered while it goes round', async ({ page }) => {
  test.setTimeout(120_000);
  await open(
    page,
    { game: 'kingdoms', seats: [{ kind: 'me' }, { kind: 'me' }], options: { ties: 'peace' } },
    { autoEnd: 'now', confirm: 'never' },
  );
  const covered = await kingdoms([page], 24);
  expect(covered).toBeGreaterThan(5);
});

test('two browsers play Animal Kingdoms with each other to the end, and nobody sees the other hand', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  const settings = { autoEnd: 'now', confirm: 'never' };
  const table = {
    game: 'kingdoms',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { ties: 'peace' },
  };
  const id = await open(page, table, settings);
  const other = await (await browser.newContext({ baseURL: server.url, locale: 'en' })).newPage();
  const chosen = JSON.stringify({ language: 'en', speed: 0, ...settings });
  await other.addInitScript((text) => localStorage.setItem('settings', text), chosen);
  await other.goto(`/t/${id}`);
  await other.getByRole('main').getByRole('button', { name: 'Take a seat' }).first().click();
  for (const it of [page, other]) await expect(it.locator('.ak')).toBeVisible();
  await kingdoms([page, other], 30);
  const hand = (it: Page) =>
    it.locator('[data-card]').evaluateAll((all) => all.map((card) => card.dataset.card ?? ''));
  const [one, two] = [await hand(page), await hand(other)];
  expect(one.filter((it) => two.includes(it))).toEqual([]);
  await kingdoms([page, other], 400);
  for (const it of [page, other])
    await expect(it.getByRole('dialog').getByRole('button', { name: 'Play again' })).toBeVisible();
  await other.context().close();
});

/** Plays Animal Kingdoms on these screens by mouse; returns how often a screen was covered. */
async function kingdoms(pages: Page[], most: number): Promise<number> {
  let covered = 0;
  for (let steps = 0; steps < most; steps += 1) {
    const ready = pages.map((it) =>
      it
        .locator('.ak[data-mine=true]')
        .or(it.locator('[data-read]'))
        .or(it.getByRole('button', { name: /^I am Player/ }))
        .or(it.locator('dialog[open]'))
        .first()
        .waitFor({ timeout: 20_000 })
        .then(() => it),
    );
    const page = await Promise.any(ready);
    for (const it of ready) it.catch(() => null);
    if ((await page.locator('dialog[open]').count()) > 0) break;
    const cover = page.getByRole('button', { name: /^I am Player/ });
    if ((await cover.count()) > 0) {
      // Nothing of anybody's hand is there until the next player says so.
      expect(await page.locator('[data-card]').count()).toBe(0);
      await cover.click();
      await expect(page.locator('.ak')).toBeVisible();
      covered += 1;
      continue;
    }
    // A battle that is over and an age that was scored are read before the game goes on.
    const read = page.locator('[data-read]');
    if ((await read.count()) > 0) {
      await read.click();
      continue;
    }
    const board = page.locator('.ak');
    const before = Number(await board.getAttribute('data-version'));
    const fitting = page.locator('[data-card].fitting');
    if (await page.locator('.battle').isVisible()) {
      const answer = page.locator('.battle [data-answer]').first();
      const card = page.locator('.battle [data-card]').first();
      await expect(answer.or(card).first()).toBeVisible();
      await ((await answer.count()) > 0 ? answer : card).click();
    } else if ((await fitting.count()) > 0) {
      await fitting.first().click();
      await page.locator('.kingdom.open').first().click();
      const second = page.locator('.card.raised');
      if ((await second.count()) > 0) await second.first().click();
    } else {
      await page
        .getByRole('button', { name: /^Retreat/ })
        .first()
        .click();
      await page.locator('.retreat').getByRole('button', { name: 'Retreat' }).click();
    }
    await changed(page, '.ak', before);
  }
  return covered;
}
