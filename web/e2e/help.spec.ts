/** Hints with reasons in five languages, one's own games, and help for everything on the board. */
import AxeBuilder from '@axe-core/playwright';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prefer, reach, stage, type Scene } from './scenes';
import { becomeGuest, asPlayer, expect, lastEvent, settled, test } from './server';

async function sit(page: Page, game: string, language = 'en'): Promise<string> {
  await page.addInitScript(
    (wanted) => localStorage.setItem('settings', wanted),
    JSON.stringify({ language, speed: 0, confirm: 'never' }),
  );
  // The page may become somebody by itself: only then is it settled who we are.
  await page.goto('/', { waitUntil: 'networkidle' });
  await becomeGuest(page);
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

interface Deed {
  act: string;
  [field: string]: unknown;
}

/** The first of these actions that has a place on the board is chosen there. */
async function chosen(page: Page, actions: Deed[]): Promise<void> {
  const [first, second] = actions;
  const pressed = (card: unknown) =>
    expect(page.locator(`[data-card="${card}"]`)).toHaveAttribute('aria-pressed', 'true');
  if (first?.act === 'claim') {
    await pressed(first.card);
    await expect(page.locator(`[data-kingdom="${first.kingdom}"] [data-cell="0"]`)).toHaveAttribute(
      'aria-selected',
      'true',
    );
  } else if (first?.act === 'rally') {
    for (const card of first.cards as string[]) await pressed(card);
  } else if (first?.act === 'retreat') {
    await expect(page.locator('main .retreat.panel')).toBeVisible();
  } else if (first?.act === 'move' && second?.act === 'walk') {
    await expect(page.locator(`[data-hex="${second.from}"]`)).toHaveAttribute(
      'aria-selected',
      'true',
    );
  } else if (first?.act !== 'move') {
    await expect(page.locator(`[data-mode="${first?.act}"]`)).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
}

for (const language of ['en', 'de', 'fr', 'ru', 'uk']) {
  test(`a hint shows the move, its chance and the reasons in ${language}`, async ({ page }) => {
    for (const game of ['kingdoms', 'wolves']) {
      const id = await sit(page, game, language);
      const ask = page.locator('main button[data-help=hint]').first();
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
      await expect(card).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
      await expect(card).toContainText(/\d+\s%/);
      await expect(card).not.toContainText(/hint-|-why-|-action-|\{/);
      const { violations } = await new AxeBuilder({ page })
        .include('.card')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(violations.map((it) => `${it.id} ${it.nodes[0]?.html}`)).toEqual([]);
      // Each way can be shown on the board, as if it were chosen; nothing has been played yet.
      const board = page.locator('main [data-version]').first();
      const version = await board.getAttribute('data-version');
      const hint = await lastEvent<{ lines: { actions: Deed[] }[] }>(
        page,
        `/api/tables/${id}/hint`,
        { seat: 0 },
      );
      expect(hint.lines.length).toBeGreaterThan(1);
      // One is read, the others are named below it.
      await expect(page.locator('.also button')).toHaveCount(hint.lines.length - 1);
      const another = card.locator('.two button').first();
      for (const { actions } of hint.lines) {
        await chosen(page, actions);
        await another.click();
      }
      await expect(board).toHaveAttribute('data-version', version ?? '');
      // What is shown is played from the card too, wherever the board has its own button.
      await card.locator('.primary').click();
      await expect(board).not.toHaveAttribute('data-version', version ?? '');
      await expect(card).toBeHidden();
    }
  });
}

test('a hint says that it is thought about, stays as it was read, and goes with the position', async ({
  page,
}) => {
  const id = await sit(page, 'kingdoms');
  const card = page.locator('.card[aria-labelledby="hint-title"]');
  // Every state of the card, also those that are over before anybody asks.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => {
      const it = document.querySelector('[aria-labelledby="hint-title"]');
      const said = it?.querySelector('.reason')?.textContent?.trim() ?? '';
      const state = `${it?.getAttribute('aria-busy')} ${said}`;
      if (it && seen.at(-1) !== state) seen.push(state);
    };
    const whatever = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(note).observe(document.body, whatever);
  });
  await page.locator('main button[data-help=hint]').click();
  await expect(card).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen[0]).toBe('true ');
  expect(new Set(seen.filter((it) => it.startsWith('false'))).size, seen.join('; ')).toBe(1);
  expect(seen.at(-1)).toMatch(/^false \w+/);

  const { version, action } = await lastEvent<{ version: number; action: Deed }>(
    page,
    `/api/tables/${id}/hint`,
    { seat: 0 },
  );
  const actions = { seat: 0, version, actions: [action] };
  await asPlayer(page, 'POST', `/api/tables/${id}/actions`, actions);
  await expect(card).toBeHidden();
});

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
  await expect(card).toContainText('swap 1 to 4 cards');
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

/**
 * What can be clicked, tapped or focused on a board, with the help it has. The page's own buttons, which name
 * themselves, stand in the board's header. It runs in the browser.
 */
function interactive(): { what: string; help: string | null; args: string }[] {
  const parts = 'button, a[href], input, select, summary, [tabindex], [role=gridcell], [role=tab]';
  return [...document.querySelectorAll<HTMLElement>('main')]
    .flatMap((it) => [...it.querySelectorAll<HTMLElement>(parts)])
    .filter((it) => it.getClientRects().length > 0 && !it.matches('svg[role=grid], .sr'))
    .filter((it) => !it.matches('a.brand, button.ghost.square'))
    .map((it) => {
      const { dataset } = it.closest<HTMLElement>('[data-help]') ?? {};
      const what = it.getAttribute('aria-label') ?? it.textContent?.trim() ?? it.className;
      return {
        what: `${it.tagName} ${what.slice(0, 40)}`,
        help: dataset?.help ?? null,
        args: dataset?.helpArgs ?? '{}',
      };
    });
}

const FOLDERS = (game: string) => [`games/${game}/ui/i18n`, 'web/i18n'];
/** The help in words, and what is wrong with it. */
function told(game: string, language: string, name: string, args: string): [string, unknown[]] {
  const root = join(import.meta.dirname, '../..');
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const folder of FOLDERS(game))
    bundle.addResource(
      new FluentResource(readFileSync(join(root, folder, `${language}.ftl`), 'utf8')),
    );
  const message = bundle.getMessage(`${game}-help-${name}`) ?? bundle.getMessage(`explain-${name}`);
  const errors: Error[] = [];
  const values = JSON.parse(args) as Record<string, string | number>;
  return [message?.value ? bundle.formatPattern(message.value, values, errors) : '', errors];
}

const SCENES: [name: string, scene: Scene][] = [
  ['wolves', { game: 'wolves', players: 3, until: { version: 60 } }],
  ['wolves, placing', { game: 'wolves', players: 2 }],
  ['wolves with five', { game: 'wolves', players: 5, until: { version: 90 } }],
  ['kingdoms', { game: 'kingdoms', players: 3, until: { version: 12 } }],
  ['kingdoms, a battle', { game: 'kingdoms', players: 3, until: { act: 'commit' } }],
  ['kingdoms alone', { game: 'kingdoms', players: 1, until: { version: 6 } }],
];
for (const [name, scene] of SCENES) {
  test(`whatever can be used explains itself: ${name}`, async ({ page }) => {
    test.setTimeout(120_000);
    await prefer(page, { language: 'en', speed: 0, autoEnd: 'manual' });
    await page.goto('/settings');
    const act = typeof scene.until === 'object' && 'act' in scene.until ? scene.until.act : null;
    // Where a certain decision comes up depends on the number of players.
    const id = await (act ? reach(page, scene.game, act) : stage(page, scene));
    await page.goto(`/t/${id}`);
    await expect(page.locator('main [data-mine=true]')).toBeVisible();
    const seen = new Map<string, string>();
    const look = async (where: string) => {
      const parts = await page.evaluate(interactive);
      expect(parts.length, where).toBeGreaterThan(3);
      const mute = parts.filter((it) => it.help === null).map((it) => it.what);
      expect(mute, where).toEqual([]);
      for (const { help, args } of parts) seen.set(help ?? '', args);
    };
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      await look(`${width} pixels`);
      // Panels that do not fit are behind tabs.
      const tabs = page.locator('main [role=tab]:not([inert] *)');
      for (let at = 0; at < (await tabs.count()); at += 1) {
        await tabs.nth(at).click();
        await look(`${width} pixels, tab ${at + 1}`);
      }
      if ((await tabs.count()) > 0) await tabs.first().click();
    }
    expect([...seen.keys()].length).toBeGreaterThan(7);
    for (const [help, args] of seen) {
      for (const language of ['en', 'de', 'fr', 'ru', 'uk']) {
        const [text, errors] = told(scene.game, language, help, args);
        expect(text.length, `${language} ${help}`).toBeGreaterThan(10);
        expect(errors, `${language} ${help} ${args}`).toEqual([]);
      }
    }
  });
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a long press explains and does nothing else, a tap does what it always does', async ({
    page,
  }) => {
    await sit(page, 'kingdoms');
    const help = page.getByRole('complementary', { name: 'Help' });
    const finger = await page.context().newCDPSession(page);
    const hold = async (selector: string) => {
      await page.locator(selector).scrollIntoViewIfNeeded();
      const box = await page.locator(selector).boundingBox();
      if (!box) throw new Error(`${selector} is not on the screen`);
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + 20 }];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await expect(help).toBeVisible();
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const card = (await page.locator('[data-card]').first().getAttribute('data-card')) ?? '';
    await hold(`[data-card="${card}"]`);
    await expect(help).toContainText('In a battle the higher rank wins');
    await expect(page.locator(`[data-card="${card}"]`)).toHaveAttribute('aria-pressed', 'false');
    await page.locator(`[data-card="${card}"]`).tap();
    await expect(help).toBeHidden();
    await expect(page.locator(`[data-card="${card}"]`)).toHaveAttribute('aria-pressed', 'true');
    await hold('[data-kingdom="isle"] [data-cell="0"]');
    await expect(help).toContainText('Free territories: 4');
  });
});

test('cards, council and buttons explain themselves with this game’s numbers', async ({ page }) => {
  await sit(page, 'kingdoms');
  const help = page.getByRole('complementary', { name: 'Help' });
  for (const [selector, text] of [
    ['[data-card]', /fits (no|one|\d) kingdoms? now/],
    ['main button[data-help=hint]', /what a strong player would do/],
    ['.players li button', /You: \d+ points\. Influence tokens left: \d+; \+2 tokens: 0/],
  ] as const) {
    await page.locator(selector).first().focus();
    await page.keyboard.press('i');
    await expect(help).toContainText(text);
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
  }
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.locator('[data-help=council] use').first().hover({ force: true });
    await expect(help).toContainText('The council of the Isle: nobody yet.', { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
});

test('what comes up under a pointer that has just clicked does not explain itself unasked', async ({
  page,
}) => {
  await sit(page, 'kingdoms');
  const help = page.getByRole('complementary', { name: 'Help' });
  const box = await page.getByRole('button', { name: /^Rally/ }).boundingBox();
  if (!box) throw new Error('there is no rally');
  await page.clock.install();
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.clock.runFor(500);
  await expect(help).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /^All/ })).toBeVisible();
  // As long as help takes to come, and longer.
  await page.clock.runFor(1000);
  await expect(help).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Retreat/ })).toBeVisible();
  await page.mouse.move(box.x + 60, box.y + 24, { steps: 3 });
  await page.clock.runFor(500);
  await expect(help).toBeVisible();
});

test('a hex of the map describes what stands on it when asked by key', async ({ page }) => {
  await sit(page, 'wolves');
  await page.locator('[data-hex="A16"]').focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('complementary', { name: 'Help' })).toContainText('A16: a water');
});

test('a player from the tutorial is shown what a strong player would do', async ({ page }) => {
  await sit(page, 'kingdoms');
  await page.goto('/learn/kingdoms');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.card[aria-labelledby="hint-title"]')).toBeVisible({
    timeout: 30_000,
  });
});
