/** Animal Kingdoms played on the page, as a person would. */
import type { Page } from '@playwright/test';
import { expect, past } from './server';

const board = (page: Page) => page.locator('.ak');
export const over = (page: Page) => page.getByRole('dialog');
export const version = async (page: Page) => Number(await board(page).getAttribute('data-version'));

/** Waits until the viewer is asked or the game is over; reads battles that are over and ages that were scored. */
export async function asked(page: Page): Promise<boolean> {
  const mine = board(page).and(page.locator('[data-mine=true]'));
  for (;;) {
    const read = page.locator('[data-read]');
    await expect(mine.or(over(page)).or(read).first()).toBeVisible();
    if ((await read.count()) === 0 || (await over(page).count()) > 0) break;
    await read.click();
  }
  return (await over(page).count()) === 0;
}

/** The cards that fit somewhere. */
export const fitting = (page: Page) => page.locator('[data-card].fitting');

/** Answers a battle: the best answer about "+2" tokens, or the first card. */
export async function fight(page: Page): Promise<void> {
  const answer = page.locator('.battle [data-answer]').first();
  const card = page.locator('.battle [data-card]').first();
  await expect(answer.or(card).first()).toBeVisible();
  if ((await answer.count()) > 0) return answer.click();
  await card.click();
  // Where a tap only shows, the button says yes.
  const yes = page.locator('.battle .primary');
  if (await yes.isVisible()) await yes.click();
}

/** A whole game on a phone where every deed is confirmed: a tap previews, the next one acts. */
export async function byTouch(page: Page): Promise<void> {
  while (await asked(page)) {
    const before = await version(page);
    if (await page.locator('.battle').isVisible()) {
      await fight(page);
    } else if ((await fitting(page).count()) > 0) {
      await fitting(page).first().tap();
      await page.locator('.kingdom.open').first().tap();
      if ((await page.locator('.card.raised').count()) > 0)
        await page.locator('.card.raised').first().tap();
      expect(await version(page)).toBe(before);
      await page.locator('.go').tap();
    } else {
      await page
        .getByRole('button', { name: /^Retreat/ })
        .first()
        .tap();
      await page.locator('.retreat').getByRole('button', { name: 'Retreat' }).tap();
    }
    await past(page, before);
  }
}
