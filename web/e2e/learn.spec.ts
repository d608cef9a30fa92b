/** Learning by puzzles: every one can be failed and solved on the page, progress stays, nothing is in the way. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './server';

const BOARDS: Record<string, string> = { wolves: '.wolves', kingdoms: '.ak' };

/** A wrong try (a typed command; a card and a kingdom to click), and what it is answered with. */
const WRONG: Record<string, [line: string, answer: RegExp][]> = {
  wolves: [
    ['m A1 A9 A8', /./],
    ['den A10 speed', /2 × rock/],
    ['m A9 F11', /4 hexes away/],
    ['h F3', /3 hexes away/],
    ['lair A2', /not next to water/],
    ['dom A10', /protected/],
    ['dom A12', /lair/],
  ],
  kingdoms: [
    ['owl5 marsh', /tiger/i],
    ['tiger5 peaks', /bee|owl/i],
    ['frog4 marsh', /./],
    ['tiger4 marsh', /./],
    ['tiger5 isle', /./],
    ['frog5', /The 8 was stronger/],
    ['tiger4 woods', /okapi/i],
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
  if (kingdom) await page.locator(`[data-kingdom="${kingdom}"] [data-cell="0"]`).click();
  else await page.getByRole('button', { name: /No \+2|Pass|pass/ }).click();
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
