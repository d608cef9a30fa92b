/** The form of a new table: editions, options, and what cannot be. */
import { expect, test } from './server';

test('an edition is chosen, kept with the table and said in words', async ({ page }) => {
  await page.goto('/new/kingdoms');
  const editions = page.getByRole('group', { name: 'Edition', exact: true });
  await expect(editions.getByLabel('Russian edition')).toBeChecked();
  await editions.getByLabel('German edition').check();
  await page.getByText('Where editions differ').click();
  await expect(page.getByLabel('Half the token, rounded up')).toBeChecked();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('main [data-version]').first().waitFor();
  const id = page.url().split('/').at(-1) ?? '';
  const table = (await (await page.request.get(`/api/tables/${id}`)).json()) as {
    edition: string;
    options: Record<string, string>;
  };
  expect(table).toMatchObject({ edition: 'german', options: { second: 'half' } });
  await page.getByRole('button', { name: 'Menu' }).first().click();
  const menu = page.getByRole('dialog');
  await menu.getByText('This game').click();
  await expect(menu.getByText('German edition')).toBeVisible();
  await expect(menu.getByText('Half the token, rounded up')).toBeVisible();
});

test('one changed option is a mix of rules, and changing it back is the edition again', async ({
  page,
}) => {
  await page.goto('/new/wolves');
  const edition = page.getByLabel('Russian edition');
  await expect(edition).toBeChecked();
  await page.getByText('Where editions differ').click();
  await page.getByLabel('Around water and chasm').check();
  // No edition says anything about range, but one does about tiles.
  await expect(edition).toBeChecked();
  await page.getByLabel('All forward').check();
  await expect(page.getByText('Your own mix of rules')).toBeVisible();
  await page.getByLabel('Each player chooses').check();
  await expect(edition).toBeChecked();
});

test('packs are chosen seat by seat, an impossible choice is explained, and the default is one press away', async ({
  page,
}) => {
  await page.goto('/new/wolves');
  const packs = page.getByRole('group', { name: 'Which seat has which pack' });
  const seat = (number: number) => packs.getByLabel(`Seat ${number}`);
  await seat(1).selectOption('rock');
  await seat(2).selectOption('rock');
  const why = page.getByText('Two seats cannot have the same pack');
  await expect(why).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start' })).toBeDisabled();
  await packs.getByRole('button', { name: 'Back to the default' }).click();
  await expect(why).toBeHidden();
  await expect(seat(1)).toHaveValue('any');
  await seat(3).selectOption('tundra');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('main [data-version]').first().waitFor();
});

test('peace alone is refused by the rules before the table is opened', async ({ page }) => {
  await page.goto('/new/kingdoms');
  await page.getByLabel('Settled peacefully').check();
  await page.getByRole('button', { name: 'Remove seat 3' }).click();
  await page.getByRole('button', { name: 'Remove seat 2' }).click();
  await expect(page.getByText('One player always fights')).toBeVisible();
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await expect(page.getByText('One player always fights')).toBeHidden();
});
