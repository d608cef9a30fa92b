/** A game without a board of its own, played on the page's plain board to its end: `NEW_GAME` is its key. */
import { asPlayer, becomeGuest, expect, test } from './server';

const GAME = process.env.NEW_GAME ?? '';

test('a new game is played on the plain board to its end @new-game', async ({ page }) => {
  test.skip(GAME === '', 'NEW_GAME names the game');
  await page.goto('/');
  await becomeGuest(page);
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'light' }];
  const wanted = { game: GAME, seats, start: true };
  const { id } = await asPlayer<{ id: string }>(page, 'POST', '/api/tables', wanted);
  await page.goto(`/t/${id}`);
  const offers = page.locator('.plain .offers button:enabled');
  const over = page.locator('dialog[open]');
  for (let decisions = 0; decisions < 60; decisions += 1) {
    await expect(offers.first().or(over).first()).toBeVisible();
    if (await over.isVisible()) break;
    await offers.first().click();
  }
  await expect(over).toBeVisible();
  // Words, not keys: the game's texts reach the page.
  await expect(page.locator('body')).not.toContainText(`${GAME}-event-`);
  await expect(page.locator('body')).not.toContainText(`${GAME}-action-`);
});
