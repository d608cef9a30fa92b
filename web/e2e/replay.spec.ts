/** Looking back: every step equals the engine's position, the analysis grows on the page, games go on from anywhere. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ANALYSIS, program } from './program';
import { asPlayer, expect, test } from './server';

interface Info {
  status: string;
  version: number;
}

/** A finished game of bots, seen by anybody who has its link. */
async function finished(page: Page, game: string, players = 2): Promise<{ id: string } & Info> {
  await page.addInitScript(() => {
    if (!localStorage.getItem('settings'))
      localStorage.setItem('settings', JSON.stringify({ language: 'en', speed: 0 }));
  });
  // The page may become somebody by itself: only then is it settled who we are.
  await page.goto('/', { waitUntil: 'networkidle' });
  await asPlayer(page, 'POST', '/api/guests', {});
  const { id } = await asPlayer<{ id: string }>(page, 'POST', '/api/tables', {
    game,
    seats: Array.from({ length: players }, () => ({ kind: 'bot', bot: 'light' })),
    seed: '5'.repeat(64),
    start: true,
  });
  let info: Info = { status: '', version: 0 };
  await expect
    .poll(
      async () => {
        info = await asPlayer<Info>(page, 'GET', `/api/tables/${id}`);
        return info.status;
      },
      { timeout: 60_000 },
    )
    .toBe('over');
  return { id, ...info };
}

const shows = (page: Page, at: number) =>
  expect(page.locator('main [data-version]').first()).toHaveAttribute('data-version', `${at}`);

for (const game of ['wolves', 'kingdoms']) {
  test(`a game of ${game} is stepped forward and back, with the engine's points at every step`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const { id, version: last } = await finished(page, game);
    await page.goto(`/replay/${id}`);
    await shows(page, 0);
    const steps = Math.min(last, 15);
    const back = page.getByRole('button', { name: 'One step back' });
    const on = page.getByRole('button', { name: 'One step on' });
    const points = () => page.locator('header .middle').innerText();
    const seen: string[] = [];
    for (let at = 0; at < steps; at += 1) {
      await shows(page, at);
      const frame = await asPlayer<{ sheets: { total: number }[] }>(
        page,
        'GET',
        `/api/tables/${id}/frames/${at}?view=everything`,
      );
      for (const { total } of frame.sheets) expect(await points()).toContain(String(total));
      seen.push(await page.locator('main').innerText());
      await on.click();
    }
    for (let at = steps - 1; at >= 0; at -= 1) {
      await back.click();
      await shows(page, at);
      expect(await page.locator('main').innerText()).toBe(seen[at]);
    }
    await page.getByRole('button', { name: 'To the next points' }).click();
    const scores = await asPlayer<{ version: number }[]>(page, 'GET', `/api/tables/${id}/scores`);
    await shows(page, scores[1]?.version ?? 0);
    await page.goto(`/replay/${id}#${last}`);
    await page.reload();
    await shows(page, last);
    await page.getByRole('tab', { name: 'Fairness' }).click();
    await expect(page.getByText(/^True: this seed/)).toBeVisible();
    await page.getByRole('tab', { name: 'Points' }).click();
    await expect(page.locator('.growth tbody tr')).toHaveCount(scores.length);
    const panel = page.getByRole('complementary', { name: 'Details' });
    await panel.getByRole('tab', { name: 'Log' }).click();
    await panel.locator('.log li button').nth(20).click();
    await expect(page.locator('main [data-version]').first()).not.toHaveAttribute(
      'data-version',
      `${last}`,
    );
  });
}

test('the analysis appears as it grows, and equals what `howlcrown replay --analyse` prints', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const { id, version: last } = await finished(page, 'kingdoms');
  await page.goto(`/replay/${id}`);
  await page.getByRole('button', { name: 'Analyse this game' }).click();
  await expect(page.getByRole('img', { name: /Chances to win/ })).toBeVisible({ timeout: 60_000 });
  const times: number[] = [];
  for (let at = 0; at < 20; at += 1) {
    times.push(
      await page.evaluate(async () => {
        const begun = performance.now();
        document.querySelectorAll<HTMLElement>('.strip button')[3]?.click();
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        return performance.now() - begun;
      }),
    );
  }
  times.sort((a, b) => a - b);
  console.log(`click answered during analysis, p95: ${times[18]?.toFixed(1)} ms`);
  // The goal is 50 ms where nothing else runs; other work on the machine must not fail the test.
  expect(times[18]).toBeLessThan(250);
  await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible({
    timeout: 200_000,
  });
  interface Turn {
    version: number;
    win: number[];
    turning: boolean;
  }
  const file = `${baseURL}/api/tables/${id}/replay`;
  const args = ['replay', file, '--analyse', '--json', '--iterations', `${ANALYSIS}`];
  const { stdout } = await promisify(execFile)(program(), args, { maxBuffer: 1e8 });
  const { turns } = JSON.parse(stdout) as { turns: Turn[] };
  await page.getByText('As a table').click();
  const rows = page.locator('details tr[data-version]');
  await expect(rows).toHaveCount(turns.length + 1);
  for (const [index, turn] of turns.entries()) {
    await expect(rows.nth(index).locator('td').first()).toHaveText(
      `${Math.round((turn.win[0] ?? 0) * 100)} %`,
    );
  }
  const turned = turns.filter((it) => it.turning);
  await expect(page.locator('.turning li[data-version]')).toHaveCount(turned.length);
  expect(last).toBeGreaterThan(0);
});

test('a game goes on from any position against bots, and can be seen through every seat', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { id } = await finished(page, 'kingdoms', 3);
  await page.goto(`/replay/${id}#12`);
  await shows(page, 12);
  await page.getByLabel('Seen by').selectOption('1');
  await shows(page, 12);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.locator('.ak')).toBeVisible();
});

for (const language of ['en', 'de', 'fr', 'ru', 'uk']) {
  test(`the replay has no accessibility violations and no missing words in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { id } = await finished(page, 'kingdoms');
    await page.goto(`/replay/${id}?lang=${language}`);
    await shows(page, 0);
    for (let at = 0; at < 4; at += 1) {
      await page.getByRole('complementary').getByRole('tab').nth(at).click();
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(violations.map((it) => `${it.id} ${it.nodes[0]?.html}`)).toEqual([]);
      await expect(page.getByRole('tabpanel')).not.toContainText(/(replay|review|fair)-[a-z]/);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });
}
