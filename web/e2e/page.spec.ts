/** What every page does: a quiet first visit, keys, Back, focus, and a tab that says what waits. */
import { stage } from './scenes';
import { expect, test } from './server';

// The worker that keeps the page for offline use belongs to a first visit.
test.describe('a first visit', () => {
  test.use({ serviceWorkers: 'allow' });
  for (const path of [
    '/',
    '/learn',
    '/learn/kingdoms',
    '/rules/wolves',
    '/new/kingdoms',
    '/settings',
    '/me',
  ]) {
    test(`of ${path} asks for nothing that fails and logs nothing`, async ({ page }) => {
      const loud: string[] = [];
      page.on('console', (it) => {
        if (['error', 'warning'].includes(it.type())) loud.push(it.text());
      });
      page.on('response', (it) => {
        if (it.status() >= 400) loud.push(`${it.status()} ${it.url()}`);
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('main :is(button, a, input)').first()).toBeVisible();
      expect(loud).toEqual([]);
    });
  }
});

test('“?” lists the keys on every page and over every board', async ({ page }) => {
  await page.goto('/settings');
  const table = await stage(page, { game: 'kingdoms', players: 2 });
  const board = page.locator('main [data-version]');
  for (const [path, ready] of [
    ['/', page.getByRole('article').first()],
    ['/settings', page.getByRole('heading', { level: 1 })],
    ['/learn/kingdoms/1', board],
    [`/t/${table}`, board],
  ] as const) {
    await page.goto(path);
    await expect(ready).toBeVisible();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keys' });
    await expect(list).toContainText('pick a card from your hand');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    // The entry of the history that stood for it is left before another page is asked for.
    await page.waitForFunction(() => history.state === null);
  }
});

test('a dialog takes the focus, gives it back, and Back closes it instead of leaving', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('article').nth(1).getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('main [data-version]')).toBeVisible();
  const address = page.url();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading').first()).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
  expect(page.url()).toBe(address);
});

test('the home page of a regular begins with the game that waits, its points, and says so in the tab', async ({
  page,
}) => {
  await page.goto('/settings');
  await stage(page, { game: 'kingdoms', players: 2, until: { version: 10 } });
  await page.goto('/');
  await expect(page).toHaveTitle('(1) Your turn · Howl & Crown');
  const first = page.getByRole('region', { name: 'Continue' });
  await expect(first).toContainText('Your turn');
  await expect(first.getByRole('listitem').first()).toHaveText(/^You\s*\d+$/);
  await first.getByRole('link', { name: 'Continue' }).first().click();
  await expect(page.locator('main [data-version]')).toBeVisible();
});

test.describe('in Ukrainian', () => {
  test.use({ locale: 'uk' });

  test('a guest has a name in that language', async ({ page }) => {
    await page.goto('/me');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Гість \d{4}$/);
  });
});

test.describe('without a connection', () => {
  test.use({ expected: [/ERR_FAILED/] });

  test('the home page says so and tries again on demand', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/');
    const told = page.getByRole('alert');
    await expect(told).toContainText('No connection');
    await page.unrouteAll();
    await told.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(told).toBeHidden();
  });
});
