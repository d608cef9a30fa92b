/** People: muting and reporting at a table, devices, and deleting oneself. */
import type { Page } from '@playwright/test';
import { asPlayer, becomeGuest, expect, test } from './server';

interface Person {
  id: string;
  name: string;
}

/** A table of two people whose game is on, with both at it. */
async function twoPlayers(page: Page, other: Page): Promise<string> {
  for (const it of [page, other]) {
    await it.goto('/');
    await becomeGuest(it);
  }
  await asPlayer(other, 'PATCH', '/api/me', { name: 'Bo' });
  const games = await asPlayer<{ key: string }[]>(page, 'GET', '/api/games');
  const { id } = await asPlayer<{ id: string }>(page, 'POST', '/api/tables', {
    game: games[0]?.key,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    start: true,
  });
  await asPlayer(other, 'POST', `/api/tables/${id}/seats/1`, {});
  for (const it of [page, other]) {
    await it.goto(`/t/${id}`);
    await expect(it.locator('main [data-version]')).toBeVisible();
  }
  return id;
}

test('a message is reported and its author muted, and both stay so', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  const id = await twoPlayers(page, other);
  const say = (said: string) => asPlayer(other, 'POST', `/api/tables/${id}/chat`, { said });
  await say('You play badly');
  await page.getByRole('button', { name: 'Chat, 1 new message' }).click();
  const log = page.getByRole('log');
  await expect(log).toContainText('You play badly');

  await log.getByRole('button', { name: 'About Bo' }).click();
  await log.getByRole('button', { name: 'Report' }).click();
  await log.getByRole('textbox', { name: 'What happened?' }).fill('Insults');
  await log.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. The operator of this site')).toBeVisible();
  const mine = await asPlayer<{ reports: { reason: string }[] }>(page, 'GET', '/api/me/export');
  expect(mine.reports.map((it) => it.reason)).toEqual(['Insults']);

  await log.getByRole('button', { name: 'About Bo' }).click();
  await log.getByRole('button', { name: 'Mute' }).click();
  await expect(log).not.toContainText('You play badly');
  await say('Do you hear me?');
  await asPlayer(page, 'POST', `/api/tables/${id}/chat`, { said: 'Peace' });
  await expect(log).toContainText('Peace');
  await expect(log).not.toContainText('Do you hear me?');

  await page.goto('/me');
  await page.getByRole('region', { name: 'Muted people' }).getByRole('button').click();
  await expect(page.getByText('You see Bo’s messages again.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Muted people' })).toBeHidden();
  await other.context().close();
});

test('a player is muted in the menu of the table, and the table reported', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await twoPlayers(page, other);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'About Bo' }).click();
  await menu.getByRole('button', { name: 'Mute' }).click();
  await expect(page.getByText('You no longer see Bo’s messages.')).toBeVisible();
  await menu.getByRole('button', { name: 'About Bo' }).click();
  await expect(menu.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await menu.getByRole('button', { name: 'Report this table' }).click();
  await menu.getByRole('textbox', { name: 'What happened?' }).fill('Only talk');
  await menu.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. The operator of this site')).toBeVisible();
  await other.context().close();
});

test('a lost device is signed out on another one', async ({ page, browser }) => {
  await page.goto('/');
  await becomeGuest(page);
  const { code } = await asPlayer<{ code: string }>(page, 'POST', '/api/me/link', {});
  const phone = await (await browser.newContext()).newPage();
  await phone.goto('/');
  await asPlayer(phone, 'POST', '/api/me/claim', { code });
  await page.goto('/me');
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  const lost = devices.getByRole('listitem').filter({ hasNotText: 'this device' });
  await lost.getByRole('button', { name: 'Sign out' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices).toContainText('Chrome, Linux');
  expect((await phone.request.get('/api/me')).status()).toBe(401);
  await phone.context().close();
});

test('somebody who deletes themselves is asked once more, and is then nobody', async ({ page }) => {
  await page.goto('/');
  await becomeGuest(page);
  const before = await asPlayer<Person>(page, 'GET', '/api/me');
  await page.goto('/me');
  const section = page.getByRole('region', { name: 'Delete your profile' });
  await section.getByRole('button', { name: 'Delete my profile' }).click();
  await section.getByRole('button', { name: 'Keep everything' }).click();
  await section.getByRole('button', { name: 'Delete my profile' }).click();
  await section.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Everything about you has been deleted.')).toBeVisible();
  await page.goto('/me');
  await expect(page.getByRole('region', { name: 'Devices' })).toBeVisible();
  expect((await asPlayer<Person>(page, 'GET', '/api/me')).id).not.toBe(before.id);
});
