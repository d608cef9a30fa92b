/** Hints with reasons in five languages, one's own games, and help for everything on the board. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { asPlayer, expect, test } from './server';

async function sit(page: Page, game: string, language = 'en'): Promise<string> {
  await page.addInitScript(
    (wanted) => localStorage.setItem('settings', wanted),
    JSON.stringify({ language, speed: 0, confirm: 'never' }),
  );
  // The page may become somebody by itself: only then is it settled who we are.
  await page.goto('/', { waitUntil: 'networkidle' });
  await asPlayer(page, 'POST', '/api/guests', {});
  const { id } = await asPlayer<{ id: string }>(page, 'POST', '/api/tables', {
    game,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'light' }],
    options: game === 'wolves' ? { tiles: 'forward' } : {},
    seed: '7'.repeat(64),
    hints: true,
    start: true,
  });
  await page.goto(`/t/${id}`);
  await expect(page.locator('[data-mine=true]')).toBeVisible();
  return id;
}

for (const language of ['en', 'de', 'fr', 'ru', 'uk']) {
  test(`a hint tells the move, its chance and the reasons in ${language}`, async ({ page }) => {
    for (const game of ['kingdoms', 'wolves']) {
      await sit(page, game, language);
      const ask = page.getByRole('button', { name: /Hint|Tipp|Indice|Подсказка|Підказка/ });
      // Wolves are put on the map before there is anything to suggest.
      for (let pair = 0; pair < 2 && game === 'wolves'; pair += 1) {
        await page.locator('[data-mine=true]').waitFor();
        const before = await page.locator('.wolves').getAttribute('data-version');
        await page.locator('.wolves [role=gridcell]').first().focus();
        await page.keyboard.press('n');
        await page.keyboard.press('Enter');
        await expect(page.locator('.wolves')).not.toHaveAttribute('data-version', before ?? '');
        await expect(page.locator('[data-mine=true]')).toBeVisible();
      }
      await ask.click({ timeout: 10_000 });
      const card = page.locator('.card[aria-labelledby="hint-title"]');
      await expect(card).toBeVisible({ timeout: 20_000 });
      await expect(card).toContainText(/\d+ %/);
      await expect(card).not.toContainText(/hint-|-why-|-action-|\{/);
      const { violations } = await new AxeBuilder({ page })
        .include('.card')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(violations.map((it) => `${it.id} ${it.nodes[0]?.html}`)).toEqual([]);
      // The suggestion is chosen on the board, and nothing has been played yet.
      if (game === 'kingdoms') {
        await expect(
          page.locator('[aria-pressed=true], [aria-selected=true]').first(),
        ).toBeVisible();
      }
    }
  });
}

test('your games are listed with their results, and can be taken away as a file', async ({
  page,
}) => {
  const id = await sit(page, 'kingdoms');
  await page.goto('/me');
  const games = page.getByRole('region', { name: 'Your games' });
  await expect(games.getByRole('link', { name: /Animal Kingdoms/ })).toHaveAttribute(
    'href',
    `/t/${id}`,
  );
  const saved = await asPlayer<{ games: { id: string }[] }>(page, 'GET', '/api/me/export');
  expect(saved.games.map((it) => it.id)).toEqual([id]);
  await expect(games.getByRole('link', { name: 'Download everything' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze();
  expect(violations.map((it) => it.id)).toEqual([]);
});

test('things explain themselves to mouse and keyboard, stay while looked at, and go with Escape', async ({
  page,
}) => {
  await sit(page, 'kingdoms');
  const card = page.getByRole('complementary', { name: 'Help' });
  await page.getByRole('button', { name: /^Rally/ }).hover();
  await expect(card).toContainText('exchange one to 4 cards');
  await card.hover();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: /^Retreat/ }).focus();
  await page.keyboard.press('i');
  await expect(card).toContainText('Retreated so far: 0');
  await card.getByRole('button', { name: 'Rule 6.1' }).click();
  await expect(page.getByRole('dialog')).toContainText('retreat');
});

test('a hex of the map tells what stands on it when asked by key', async ({ page }) => {
  await sit(page, 'wolves');
  await page.locator('[data-hex="A16"]').focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('complementary', { name: 'Help' })).toContainText('A16: a water');
});

test('who comes from the tutorial is told what a strong player would do', async ({ page }) => {
  await sit(page, 'kingdoms');
  await page.goto('/learn/kingdoms');
  await page.getByRole('button', { name: 'Play now, with hints' }).click();
  await expect(page.locator('.card[aria-labelledby="hint-title"]')).toBeVisible({
    timeout: 30_000,
  });
});
