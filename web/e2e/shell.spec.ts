/** The page around the games: finding, opening, joining, leaving and coming back to tables. */
import type { Locator, Page } from '@playwright/test';
import { prefer } from './scenes';
import { asPlayer, becomeGuest, expect, openTable, test } from './server';

test('one click leads from a cold page to the first decision', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('article').first().getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/t\/\w+/);
  await expect(page.locator('main [data-version]')).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) Your turn/);
});

test('a friend takes a seat by link, and the host starts the game', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/');
  await page.getByRole('article').first().getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('button', { name: 'Open a table for 2' }).click();
  await expect(page.getByText('One seat is still open')).toBeVisible();
  const link = await page.getByLabel('Link to this table').inputValue();
  expect(link).toContain(`${server.url}/t/`);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await other.getByRole('main').getByRole('button', { name: 'Take a seat' }).first().click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(other.locator('main [data-version]')).toBeVisible();
  await expect(page.locator('main [data-version]')).toBeVisible();

  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
  await page.getByRole('button', { name: 'Send' }).click();
  await other.getByRole('button', { name: 'Chat, 1 new message' }).click();
  await expect(other.getByRole('log')).toContainText('Good luck!');
  await other.context().close();
});

test('a stranger watches a running table and sees a notice', async ({ page, request, server }) => {
  const game = await firstGame(request, server.url);
  const id = await openTable(request, server.url, {
    game,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'light' }],
    start: true,
  });
  await page.goto(`/t/${id}`);
  await expect(page.getByText('You are watching.')).toBeVisible();
});

test.describe('an address without a table', () => {
  test.use({ expected: [/status of 404 .*\/nosuchtable/] });

  test('says so and leads home', async ({ page }) => {
    await page.goto('/t/nosuchtable');
    await expect(page.getByRole('heading', { name: 'No such table' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  });
});

test('leaving lets a bot play on, and the seat can be taken back', async ({
  page,
  request,
  server,
}) => {
  // The other player never moves, so the game waits for them, whoever plays our seat.
  const id = await openTable(request, server.url, {
    game: await firstGame(request, server.url),
    seats: [{ kind: 'me' }, { kind: 'open' }],
    start: true,
  });
  await page.goto(`/t/${id}`);
  await page.getByRole('main').getByRole('button', { name: 'Take a seat' }).first().click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText('A bot is playing for you.')).toBeVisible();
  await page.getByRole('button', { name: 'Take your seat back' }).click();
  await expect(page.getByText('A bot is playing for you.')).toBeHidden();
});

test.describe('a lost server', () => {
  test.use({
    expected: [/ERR_(CONNECTION_REFUSED|INCOMPLETE_CHUNKED|EMPTY_RESPONSE|CONNECTION_RESET)/],
  });

  test('is noticed, and the table comes back by itself within a second @alone', async ({
    page,
    server,
  }) => {
    await page.goto('/');
    await page.getByRole('article').first().getByRole('button', { name: 'Play now' }).click();
    const chip = page.locator('main [data-version]');
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
});

test.describe('a part of the page that cannot be loaded', () => {
  test.use({ expected: [/ERR_FAILED/] });

  test('says so, and the page comes back with it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('article').first().getByRole('button', { name: 'Play now' }).click();
    const menu = page.getByRole('button', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.route(/\/Menu-.*\.js$/, (route) => route.abort());
    await menu.click();
    const told = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(told).toBeVisible();
    await page.unrouteAll();
    await told.getByRole('button', { name: 'Reload' }).click();
    await menu.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
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
  await page.getByRole('button', { name: 'Create a code' }).click();
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
  await page.getByLabel('Кольори').selectOption('day');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Налаштування' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
});

test('a table can be opened with everything chosen by hand, for two on one device', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('article').nth(1).getByRole('link', { name: 'Custom game' }).click();
  await page.getByLabel('Who plays in seat 2').selectOption('me');
  await page.getByRole('button', { name: 'Remove seat 3' }).click();
  await expect(page.getByText('pass the device round')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/t\/\w+/);
  await lookAt(page);
});

test.describe('a seat that is given up in the middle of a turn', () => {
  // The page may have asked what its seat could do a moment before the seat was gone.
  test.use({ expected: [/status of (403|422) .*\/(preview|why)$/] });
  test('a finished game shows places and sums, and one click plays again', async ({ page }) => {
    test.setTimeout(180_000);
    await prefer(page, { language: 'en', speed: 0 });
    await page.goto('/settings');
    const bot = { kind: 'bot', bot: 'light' };
    const seats = [{ kind: 'me' }, bot, bot];
    const id = await makeTable(page, { game: 'kingdoms', seats, start: true });
    await page.goto(`/t/${id}`);
    await lookAt(page);
    await asPlayer(page, 'DELETE', `/api/tables/${id}/seats/0`);
    // A battle and the scoring of an age are read before the game goes on, also by somebody who only looks.
    const read = page.locator('[data-read]');
    await page.addLocatorHandler(read, () => read.click(), { noWaitAfter: true });
    const result = page.getByRole('dialog');
    await expect(result.getByRole('button', { name: 'Play again' })).toBeVisible({
      timeout: 150_000,
    });
    const sheet = result.getByRole('table', { name: 'Where the points come from' });
    const column = async (part: string, seat: number) => {
      const cells = await sheet.locator(`${part} td:nth-of-type(${seat + 1})`).allInnerTexts();
      return cells.map((it) => (it === '–' ? 0 : Number.parseInt(it.replace('−', '-'), 10)));
    };
    for (const seat of seats.keys()) {
      const points = await column('tbody', seat);
      expect(points.length, 'rows of the sheet').toBeGreaterThan(2);
      expect(await column('tfoot', seat)).toEqual([points.reduce((sum, it) => sum + it, 0)]);
    }
    await result.getByRole('button', { name: 'Play again' }).click();
    await expect(page).not.toHaveURL(new RegExp(`${id}$`));
  });
});

test('two on one device: the screen is covered while it goes round', async ({ page }) => {
  await page.goto('/settings');
  const id = await makeTable(page, {
    game: 'kingdoms',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    start: true,
  });
  await page.goto(`/t/${id}`);
  const { cover, board } = await lookAt(page);
  const seat = (await state(page, id)).seats.findIndex((it) => it.waiting);
  await retreat(page, id, seat);
  await expect(page.getByRole('heading', { name: `Player ${2 - seat} is next` })).toBeVisible();
  await expect(board).toBeHidden();
  await cover.click();
  await expect(board).toBeVisible();
});

test('a solo game starts from the home page at a level', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'Animal Kingdoms' });
  await card.getByRole('button', { name: 'Solo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hard', exact: true }).click();
  await expect(page).toHaveURL(/\/t\/\w+/);
  const table = await state(page, page.url().split('/').at(-1) ?? '');
  expect([table.seats.length, table.options]).toEqual([1, { level: 'hard' }]);
});

test('a table with clocks shows them running', async ({ page }) => {
  await page.goto('/settings');
  const id = await makeTable(page, {
    game: 'kingdoms',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'light' }],
    pace: { kind: 'live', bank: 600, increment: 10 },
    start: true,
  });
  await page.goto(`/t/${id}`);
  const clock = page.getByRole('timer').first();
  await expect(clock).toHaveText(/^(9:5\d|10:\d\d)$/);
  const before = await clock.innerText();
  await expect(clock).not.toHaveText(before);
});

test('a finished game can be watched again, step by step', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/settings');
  const id = await makeTable(page, {
    game: 'kingdoms',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'light' }],
    start: true,
  });
  await asPlayer(page, 'DELETE', `/api/tables/${id}/seats/0`);
  await expect.poll(async () => (await state(page, id)).status, { timeout: 150_000 }).toBe('over');
  await page.goto(`/replay/${id}`);
  const position = page.getByRole('slider', { name: 'Position' });
  await expect(position).toHaveValue('0');
  await page.getByRole('button', { name: 'One step forward' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveValue('2');
  await expect(page).toHaveURL(/#2$/);
  await page.getByLabel('Seen by').selectOption({ index: 1 });
  await position.fill((await position.getAttribute('max')) ?? '');
  await expect(page.getByRole('button', { name: 'One step forward' })).toBeDisabled();
});

interface State {
  status: string;
  version: number;
  options: Record<string, string>;
  seats: { waiting: boolean }[];
}

async function state(page: Page, id: string): Promise<State> {
  return asPlayer<State>(page, 'GET', `/api/tables/${id}`);
}

/** Whoever begins looks first: a device that goes round is covered if that is not the first seat. */
async function lookAt(page: Page): Promise<{ cover: Locator; board: Locator }> {
  const cover = page.getByRole('button', { name: /^I am Player/ });
  const board = page.locator('main [data-version]');
  await expect(cover.or(board).first()).toBeVisible();
  if (await cover.isVisible()) await cover.click();
  await expect(board).toBeVisible();
  return { cover, board };
}

async function makeTable(page: Page, wanted: object): Promise<string> {
  await becomeGuest(page);
  return (await asPlayer<{ id: string }>(page, 'POST', '/api/tables', wanted)).id;
}

async function retreat(page: Page, id: string, seat: number): Promise<void> {
  const { version } = await state(page, id);
  await asPlayer(page, 'POST', `/api/tables/${id}/actions`, {
    seat,
    version,
    actions: [{ act: 'retreat' }],
  });
}

async function firstGame(request: Parameters<typeof openTable>[0], url: string): Promise<string> {
  const games = (await (await request.get(`${url}/api/games`)).json()) as { key: string }[];
  return games[0]?.key ?? '';
}
