/** Learning by puzzles: every one can be failed and solved on the page, progress stays, nothing is in the way. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './server';

const BOARDS: Record<string, string> = { wolves: '.wolves', kingdoms: '.ak' };

/** A wrong try (a typed command; a card and a kingdom to click), and what it is answered with. */
const WRONG: Record<string, [line: string, answer: RegExp][]> = {
  wolves: [
    ['m A1 F11', /away/],
    ['den A10 speed', /2 × rock/],
    ['m A9 F11', /4 hexes away/],
    ['h F3', /3 hexes away/],
    ['lair A2', /not next to water/],
    ['dom A10', /protected/],
    ['dom A12', /lair/],
  ],
  kingdoms: [
    ['owl5 marsh', /Marsh/],
    ['tiger5 peaks', /Peaks/],
    ['frog4 marsh', /Marsh/],
    ['tiger4 marsh', /Marsh/],
    ['tiger5 isle', /Isle/],
    ['frog5', /The 8 was stronger/],
    ['tiger4 woods', /Woods/],
  ],
};

async function open(page: Page, game: string, number: number, language = 'en'): Promise<void> {
  await page.addInitScript(
    (wanted) => {
      if (!localStorage.getItem('settings')) localStorage.setItem('settings', wanted);
    },
    JSON.stringify({ language, speed: 0, confirm: 'never' }),
  );
  await page.goto(`/learn/${game}/${number}`);
  await expect(page.locator(BOARDS[game] ?? '')).toBeVisible();
}

async function attempt(page: Page, game: string, line: string): Promise<void> {
  if (game === 'wolves') {
    await page.keyboard.press('/');
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
    return;
  }
  const [card, kingdom] = line.split(' ');
  await page.locator(`[data-card="${card}"]`).click();
  if (kingdom)
    await page.locator(`[data-kingdom="${kingdom}"] [data-cell="0"]`).dispatchEvent('click');
  else await page.getByRole('button', { name: 'Pass' }).click();
}

for (const game of ['wolves', 'kingdoms']) {
  test(`every puzzle of ${game} refuses a wrong try with its reason and can be solved`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    for (const [index, [line, answer]] of (WRONG[game] ?? []).entries()) {
      await open(page, game, index + 1);
      await attempt(page, game, line);
      await expect(page.getByRole('status').filter({ hasText: answer }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      const lesson = page.locator('.lesson');
      while (!(await lesson.evaluate((it) => it.classList.contains('solved')))) {
        const before = await page.locator(BOARDS[game] ?? '').getAttribute('data-version');
        await page.getByRole('button', { name: 'Show me a step' }).click();
        await expect(page.locator(BOARDS[game] ?? '')).not.toHaveAttribute(
          'data-version',
          before ?? '',
        );
      }
      await expect(lesson.getByRole('status')).not.toBeEmpty();
    }
    await expect(page.getByRole('button', { name: 'Play now, with hints' })).toBeFocused();
  });
}

test('a puzzle is solved with the mouse on the board itself, and what was solved stays solved', async ({
  page,
}) => {
  await open(page, 'kingdoms', 1);
  await page.locator('[data-card="tiger6"]').click();
  await page.locator('[data-kingdom="marsh"] [data-cell="0"]').click();
  await expect(page.locator('.lesson.solved')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^2\./);
  await page.getByRole('link', { name: 'Skip', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^3\./);
  await page.goto('/');
  await page.getByRole('article').nth(1).getByRole('link', { name: /Learn/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'solved' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Go on with number 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Play now, with hints' }).click();
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
});

test('a legal try that misses the point is told so, and can be taken back', async ({ page }) => {
  await open(page, 'kingdoms', 1);
  await page.locator('[data-card="frog7"]').click();
  await page.locator('[data-kingdom="peaks"] [data-cell="0"]').click();
  await expect(page.locator('.lesson').getByRole('status')).toContainText('somewhere else');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.locator('[data-card="frog7"]')).toBeVisible();
  await expect(page.locator('.lesson').getByRole('status')).toBeEmpty();
});

for (const language of ['en', 'de', 'fr', 'ru', 'uk']) {
  test(`puzzles have no accessibility violations and no missing words in ${language}`, async ({
    page,
  }) => {
    for (const game of ['wolves', 'kingdoms']) {
      await open(page, game, 2, language);
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze();
        expect(violations.map((it) => `${it.id} ${it.nodes[0]?.html}`)).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);
      }
      await expect(page.locator('.lesson')).not.toContainText(/\w+-learn-|learn-\w+/);
    }
  });
}
