/** The page around the games: finding, opening, joining, leaving and coming back to tables. */
import { asPlayer, expect, openTable, test } from './server';

test('one click leads from a cold page to the first decision', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('article').first().getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/t\/\w+/);
  await expect(
    page.getByRole('banner').getByRole('button', { name: /^You, .*to move/ }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^● Your turn/);
});

test('a friend takes a seat by link, and the game starts by itself', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/');
  await page.getByRole('article').first().getByRole('button', { name: 'With friends' }).click();
  await expect(page.getByText('One seat is still free')).toBeVisible();
  const link = await page.getByLabel('Link to this table').inputValue();
  expect(link).toContain(`${server.url}/t/`);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await other.getByRole('main').getByRole('button', { name: 'Take a seat' }).first().click();
  await expect(other.getByRole('banner').getByRole('button', { name: /^You/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /^You/ })).toBeVisible();

  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
  await page.getByRole('button', { name: 'Send' }).click();
  await other.getByRole('button', { name: 'Chat, 1 new message' }).click();
  await expect(other.getByRole('log')).toContainText('Good luck!');
  await other.context().close();
});

test('a stranger watches a running table and is told so', async ({ page, request, server }) => {
  const game = await firstGame(request, server.url);
  const id = await openTable(request, server.url, {
    game,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'light' }],
    start: true,
  });
  await page.goto(`/t/${id}`);
  await expect(page.getByText('You are watching.')).toBeVisible();
});

test('an address without a table says so and leads home', async ({ page }) => {
  await page.goto('/t/nosuchtable');
  await expect(page.getByRole('heading', { name: 'No such table' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
});

test('leaving lets a bot play on, and the seat can be taken back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('article').first().getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/t\/\w+/);
  const address = page.url();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(address);
  // A bot that plays for the only person may have finished the game in the meantime.
  const back = page.getByRole('button', { name: 'Play on yourself' });
  const result = page.getByRole('dialog');
  await expect(back.or(result).first()).toBeVisible();
});

test('a lost server is noticed, and the table comes back by itself', async ({ page, server }) => {
  await page.goto('/');
  await page.getByRole('article').first().getByRole('button', { name: 'Play now' }).click();
  const chip = page.getByRole('banner').getByRole('button', { name: /^You, .*to move/ });
  await expect(chip).toBeVisible();
  await server.kill();
  await expect(page.getByText('No connection. Trying again')).toBeVisible();
  await server.start();
  // Looked at every frame: polling by Playwright's own intervals would be slower than the page.
  const gone = () => !document.body.textContent?.includes('No connection. Trying again');
  await page.waitForFunction(gone, undefined, { polling: 'raf', timeout: 1000 });
  await expect(chip).toBeVisible();
  await page.reload();
  await expect(chip).toBeVisible();
});

test('the name can be changed, and another device can become the same person', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/me');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You are now called Ada.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = await page.locator('code').innerText();

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${server.url}/me`);
  await other.getByLabel('Code from another device').fill(code);
  await other.getByRole('button', { name: 'Use it' }).click();
  await expect(other.getByText('Welcome back, Ada.')).toBeVisible();
  await other.context().close();
});

test('settings apply at once and stay', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Language').selectOption('uk');
  await expect(page.getByRole('heading', { name: 'Налаштування' })).toBeVisible();
  await page.getByLabel('Кольори').selectOption('light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Налаштування' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
});

test('a table can be opened with everything chosen by hand, for two on one device', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('article').nth(1).getByRole('link', { name: 'Choose everything' }).click();
  await page.getByLabel('Seat 2', { exact: true }).selectOption('me');
  await page.getByRole('button', { name: 'Remove seat 3' }).click();
  await expect(page.getByText('pass the device round')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/t\/\w+/);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Player 1/ })).toBeVisible();
});

test('a finished game shows places and sums, and one click plays again', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await page.getByRole('article').nth(1).getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/t\/\w+/);
  const id = page.url().split('/').at(-1);
  await asPlayer(page, 'DELETE', `/api/tables/${id}/seats/0`);
  const result = page.getByRole('dialog');
  await expect(result.getByRole('button', { name: 'Play again' })).toBeVisible({
    timeout: 150_000,
  });
  await result.locator('summary').first().click();
  const rows = await result.locator('details[open] tbody td').allInnerTexts();
  const total = await result.locator('details[open] tfoot td').innerText();
  expect(rows.reduce((sum, it) => sum + Number(it.replace('−', '-')), 0)).toBe(
    Number(total.replace('−', '-')),
  );
  await result.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(new RegExp(`${id}$`));
});

async function firstGame(request: Parameters<typeof openTable>[0], url: string): Promise<string> {
  const games = (await (await request.get(`${url}/api/games`)).json()) as { key: string }[];
  return games[0]?.key ?? '';
}
