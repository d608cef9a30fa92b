/** What players can rely on: the shuffle is the one that was promised, and bots play for people only openly. */
import { createHash } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { Server } from './program';
import { asPlayer, becomeGuest, expect, test } from './server';

interface Info {
  status: string;
  commitment: string;
  seats: { waiting: boolean; bot: string | null }[];
}
interface File {
  replay: { seed: string };
  origin: { secret: string; added: (string | null)[]; chosen: boolean };
}

const info = (page: Page, id: string) => asPlayer<Info>(page, 'GET', `/api/tables/${id}`);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A person with a browser of their own. */
async function person(browser: Browser, url: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await page.addInitScript(() =>
    localStorage.setItem('settings', JSON.stringify({ language: 'en', speed: 0 })),
  );
  await page.goto('/settings');
  await becomeGuest(page);
  await asPlayer(page, 'PATCH', '/api/me', { name });
  return page;
}

/** Two people at a table of their own, both looking at it. */
async function twoPeople(browser: Browser, url: string, more: object) {
  const people = [await person(browser, url, 'Ada'), await person(browser, url, 'Bo')] as const;
  const { id } = await asPlayer<{ id: string }>(people[0], 'POST', '/api/tables', {
    game: 'kingdoms',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    start: true,
    ...more,
  });
  await asPlayer(people[1], 'POST', `/api/tables/${id}/seats/1`, {});
  for (const it of people) {
    await it.goto(`/t/${id}`);
    await expect(it.locator('main [data-version]')).toBeVisible();
  }
  const late = (await info(people[0], id)).seats.findIndex((it) => it.waiting);
  expect(late).toBeGreaterThanOrEqual(0);
  const name = (seat: number) => (seat === 0 ? 'Ada' : 'Bo');
  return {
    id,
    late,
    absent: people[late === 0 ? 0 : 1],
    rival: people[late === 0 ? 1 : 0],
    absentName: name(late),
    rivalName: name(1 - late),
  };
}

// Requests that are refused on purpose.
test.use({ expected: [/status of (422|403 .*\/events)/] });

test('the promise is shown before anybody sits down, and kept or found broken after the game', async ({
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  const ada = await person(browser, server.url, 'Ada');
  const bo = await person(browser, server.url, 'Bo');
  await ada.goto('/');
  await ada.getByRole('article').last().getByRole('button', { name: 'With friends' }).click();
  await ada.getByRole('dialog').getByRole('button').filter({ hasText: '2' }).first().click();
  await expect(ada).toHaveURL(/\/t\/\w+/);
  const id = new URL(ada.url()).pathname.split('/').at(-1) ?? '';

  await bo.goto(`/t/${id}`);
  await bo.getByText('Is the shuffle fair?').click();
  const { commitment, status } = await info(bo, id);
  expect(status).toBe('lobby');
  await expect(bo.getByText(commitment)).toBeVisible();
  const seat = bo.getByRole('button', { name: 'Take a seat' });
  await expect(seat, 'nobody has sat down there').toBeVisible();
  await seat.click();
  await bo.getByRole('button', { name: 'Start' }).click();
  await expect(bo.locator('main [data-version]')).toBeVisible();
  await asPlayer(ada, 'DELETE', `/api/tables/${id}/seats/0`);
  await asPlayer(bo, 'DELETE', `/api/tables/${id}/seats/1`);
  await expect.poll(async () => (await info(bo, id)).status, { timeout: 30_000 }).toBe('over');

  const verdict = async () => {
    await bo.goto(`/replay/${id}`);
    await bo.getByRole('tab', { name: 'Fairness' }).click();
    const panel = bo.getByRole('tabpanel');
    await expect(panel).toContainText(commitment);
    return panel.getByRole('status');
  };
  await expect(await verdict()).toContainText('Verified: the secret matches the fingerprint');
  await expect(await verdict()).toContainText('the values of 2 players');
  await expect(bo.getByRole('tabpanel')).toContainText('from your browser');

  // An operator who changes something afterwards.
  const forge = async (change: (file: File) => void) => {
    await bo.unroute('**/replay');
    await bo.route('**/api/tables/*/replay', async (route) => {
      const answer = await route.fetch();
      const file = (await answer.json()) as File;
      change(file);
      await route.fulfill({ response: answer, json: file });
    });
  };
  const derived = ({ secret, added }: File['origin']) =>
    sha256(['howlcrown seed', secret, ...added.map((it) => it ?? ''), ''].join('\n'));
  await forge((file) => {
    file.origin.secret = '0'.repeat(64);
    file.replay.seed = derived(file.origin);
  });
  await expect(await verdict()).toContainText('Not verified: the fingerprint does not match');
  await bo.unrouteAll();
  await forge((file) => {
    file.replay.seed = '1'.repeat(64);
  });
  await expect(await verdict()).toContainText('give another seed');
  await bo.unrouteAll();
  await forge((file) => {
    file.origin.added[1] = '2'.repeat(64);
    file.replay.seed = derived(file.origin);
  });
  await expect(await verdict()).toContainText('the value that your browser added is missing');
  for (const it of [ada, bo]) await it.context().close();
});

test('a rival waits out the absence, and then everybody reads who asked for the bot', async ({
  browser,
}) => {
  const server = new Server(['--absence', '5']);
  await server.start();
  try {
    const { id, late, absent, rival, absentName, rivalName } = await twoPeople(
      browser,
      server.url,
      {},
    );
    // Both are here, so the menu offers nothing, and a request by hand is refused with the time.
    await rival.getByRole('button', { name: 'Menu' }).click();
    const ask = rival.getByRole('dialog').getByRole('button', { name: 'Let a bot play' });
    await expect(rival.getByRole('dialog').getByText(absentName, { exact: true })).toBeVisible();
    await expect(ask).toHaveCount(0);
    const path = `/api/tables/${id}/seats/${late}`;
    const early = await asPlayer<object>(rival, 'PUT', path, { bot: 'level6' });
    expect(early).toMatchObject({ reason: 'not_absent' });

    await absent.context().close();
    await expect(ask).toBeVisible();
    await ask.click();
    // On a busy machine the absence may be over by now.
    const later = rival.getByText(/A bot may step in after \d+ seconds? of absence/);
    const done = rival.getByText('away, a bot is playing');
    await expect(later.or(done).first()).toBeVisible();
    await expect(async () => {
      if (await done.isVisible()) return;
      await ask.click({ timeout: 1_000 });
      await expect(ask).toHaveCount(0, { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await expect(rival.getByRole('dialog')).toContainText('away, a bot is playing');
    await rival.keyboard.press('Escape');
    await said(rival, `${absentName} was away too long: ${rivalName} asked for a bot (`);
    await played(rival, `${absentName} (bot)`);
    await rival.context().close();
  } finally {
    await server.remove();
  }
});

test('a clock that runs out brings the bot by itself, and the log and the chat say so', async ({
  browser,
  server,
}) => {
  const pace = { kind: 'live', bank: 10, increment: 0 };
  const { absent, rival, absentName } = await twoPeople(browser, server.url, { pace });
  await expect(absent.locator('[role=timer].running').first()).toHaveText(/^0:[01]\d$/);
  await said(rival, `${absentName} ran out of time: a bot (`);
  await played(rival, `${absentName} (bot)`);
  for (const it of [absent, rival]) await it.context().close();
});

test('a host removes somebody before the start, who can watch and not sit down again', async ({
  browser,
  server,
}) => {
  const ada = await person(browser, server.url, 'Ada');
  const bo = await person(browser, server.url, 'Bo');
  const { id } = await asPlayer<{ id: string }>(ada, 'POST', '/api/tables', {
    game: 'kingdoms',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  for (const it of [ada, bo]) await it.goto(`/t/${id}`);
  const sit = bo.getByRole('button', { name: 'Take a seat' });
  await sit.first().click();
  await expect(bo.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await expect(bo.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await ada.getByRole('button', { name: 'Remove Bo from the table' }).click();
  await expect(bo.getByRole('button', { name: 'Stand up' })).toHaveCount(0);
  await sit.first().click();
  await expect(bo.getByText('The host has removed you from this table.')).toBeVisible();
  for (const it of [ada, bo]) await it.context().close();
});

/** The chat has this line. */
async function said(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Chat/ }).first().click();
  await expect(page.getByRole('log')).toContainText(text, { timeout: 30_000 });
  await page.keyboard.press('Escape');
}

/** The log on the table names the bot that played. */
async function played(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(name);
}
