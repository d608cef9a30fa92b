/** The Wolves played on the page: by mouse, by keys, by touch, never stuck, offering what is legal. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { asPlayer, expect, test } from './server';

interface Action {
  act: string;
  at?: string;
  to?: string;
  from?: string;
}
interface Frame {
  version: number;
  legal: { action: Action; then?: Action[] }[];
  turn: 'over' | { of: number[] };
}

const BOARD = '.wolves';

/** Opens a table against bots and shows it without animations. */
async function sit(page: Page, players: number, seed: number, settings = {}): Promise<string> {
  await page.goto('/');
  await page.evaluate((it) => localStorage.setItem('settings', JSON.stringify(it)), {
    speed: 0,
    language: 'en',
    ...settings,
  });
  await asPlayer(page, 'POST', '/api/guests', {});
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot: 'light' }));
  const { id } = await asPlayer<{ id: string }>(page, 'POST', '/api/tables', {
    game: 'wolves',
    seats: [{ kind: 'me' }, ...bots],
    options: {},
    pace: { kind: 'none' },
    public: false,
    hints: true,
    seed: seed.toString(16).padStart(64, '0'),
    start: true,
  });
  await page.goto(`/t/${id}`);
  await ready(page);
  return id;
}

/** Waits until it is our turn or the game is over, and nothing is under way. */
async function ready(page: Page): Promise<void> {
  await expect(
    page.locator(`${BOARD}[data-mine="true"]`).or(page.getByRole('dialog')).first(),
  ).toBeVisible({ timeout: 30_000 });
}

const version = (page: Page) => page.locator(BOARD).getAttribute('data-version').then(Number);

/** The newest frame as the server sends it to our seat. */
function frame(page: Page, id: string): Promise<Frame> {
  return page.evaluate(async (id) => {
    const stop = new AbortController();
    const answer = await fetch(`/api/tables/${id}/events`, { signal: stop.signal });
    const reader = answer.body?.getReader();
    const decoder = new TextDecoder();
    for (let text = ''; reader;) {
      const { value, done } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
      const block = text
        .split('\n\n')
        .find((it, index, all) => index < all.length - 1 && /^event: ?frame$/m.test(it));
      if (!block) continue;
      stop.abort();
      return JSON.parse(
        [...block.matchAll(/^data: ?(.*)$/gm)].map((it) => it[1]).join('\n'),
      ) as Frame;
    }
    throw new Error('no frame came');
  }, id);
}

/** What the screen offers right now. */
function offered(page: Page) {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll<SVGElement>('[data-hex]')];
    const end = document.querySelector('.end');
    return {
      targets: cells
        .filter((it) => it.dataset.target)
        .map((it) => [it.dataset.hex ?? '', it.dataset.target ?? ''] as const),
      wolves: cells.filter((it) => it.dataset.wolf !== undefined).map((it) => it.dataset.hex ?? ''),
      settings: document.querySelectorAll('[data-setting]').length,
      choice: document.querySelectorAll('[data-choice] button').length,
      end: end?.getAttribute('aria-disabled') === 'false',
      over: document.querySelector('dialog[open]') !== null,
    };
  });
}

const hex = (page: Page, name: string) => page.locator(`[data-hex="${name}"]`);

/** Chance that is the same in every run. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

test('a whole game by mouse: what is offered is what is legal, and there is always a way on @long', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const id = await sit(page, 2, 7);
  const pick = chance(3);
  let compared = 0;
  for (let clicks = 0; ; clicks += 1) {
    await ready(page);
    const now = await offered(page);
    if (now.over) break;
    expect(clicks, 'the game ends').toBeLessThan(900);
    if (now.settings > 0) await page.locator('[data-setting]').first().click();
    else if (now.choice > 0)
      await page.locator('[data-choice] button').nth(pick(now.choice)).click();
    else {
      if (clicks % 12 === 0) {
        const { legal } = await frame(page, id);
        const acts = legal.map((it) => it.action);
        const direct = new Set(
          acts
            .filter((it) => it.at && it.act !== 'build')
            .map((it) => it.at)
            .concat(acts.filter((it) => it.act === 'displace').map((it) => it.to)),
        );
        const walking = new Set(
          legal
            .flatMap((it) => [it.action, ...(it.then ?? [])])
            .filter((it) => it.act === 'walk')
            .map((it) => it.from),
        );
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        const idle = await offered(page);
        expect(new Set(idle.targets.map(([name]) => name))).toEqual(direct);
        if (!acts.some((it) => it.act === 'place' || it.act === 'displace')) {
          expect(new Set(idle.wolves)).toEqual(walking);
        }
        expect(idle.end).toBe(acts.some((it) => it.act === 'end_turn'));
        compared += 1;
        continue;
      }
      // What advances the calendar comes first, so that the game ends soon.
      const quick = now.targets.filter(([, deeds]) => /howl|upgrade|wolf|den/.test(deeds));
      const chosen = now.targets.length > 0 && quick.length === 0 ? now.targets : quick;
      const ways =
        now.end && pick(4) > 0
          ? [page.locator('.end')]
          : [
              ...chosen.map(([name]) => hex(page, name)),
              ...(chosen.length === 0 || pick(4) === 0
                ? now.wolves.map((name) => hex(page, name))
                : []),
              ...(now.end ? [page.locator('.end')] : []),
            ];
      const way = ways[pick(Math.max(ways.length, 1))];
      expect(way, `a way on: ${JSON.stringify(now)}`).toBeDefined();
      const before = await version(page);
      await way?.dispatchEvent('click');
      // What was sent comes back as a new version; a selection shows at once.
      await expect
        .poll(
          async () =>
            (await version(page)) !== before ||
            (await page.locator(`${BOARD}[data-busy="false"]`).count()) > 0,
        )
        .toBe(true);
    }
  }
  expect(compared).toBeGreaterThan(3);
});

test('a whole game by keyboard alone @long', async ({ page }) => {
  test.setTimeout(600_000);
  await sit(page, 2, 11);
  const pick = chance(5);
  for (let keys = 0; ; keys += 1) {
    await ready(page);
    const now = await offered(page);
    if (now.over) break;
    expect(keys, 'the game ends').toBeLessThan(900);
    const before = await version(page);
    if (now.settings > 0) {
      await page.locator('[data-setting]').first().focus();
      await page.keyboard.press('Enter');
    } else if (now.choice > 0) {
      await expect(page.locator('[data-choice] button:focus')).toHaveCount(1);
      await page.keyboard.press('Enter');
    } else if (now.end && (pick(4) > 0 || now.targets.length + now.wolves.length === 0)) {
      await page.keyboard.press('/');
      await page.keyboard.type('end');
      await page.keyboard.press('Enter');
    } else {
      const quick = now.targets.find(([, deeds]) => /howl|upgrade|wolf|den/.test(deeds));
      for (let steps = pick(4); steps >= 0; steps -= 1) await page.keyboard.press('n');
      for (let steps = 0; quick && steps < 60; steps += 1) {
        if ((await page.locator(`[data-hex="${quick[0]}"]:focus`).count()) > 0) break;
        await page.keyboard.press('n');
      }
      await expect(page.locator('[data-hex]:focus')).toHaveCount(1);
      await page.keyboard.press('Enter');
    }
    await expect
      .poll(
        async () =>
          (await version(page)) !== before ||
          (await page.locator(`${BOARD}[data-busy="false"]`).count()) > 0,
      )
      .toBe(true);
  }
});

test('two clicks move a wolf, one click howls, two build a den, one ends the turn', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const id = await sit(page, 2, 21);
  const seen = new Set<string>();
  const pick = chance(9);
  for (let turns = 0; turns < 60 && seen.size < 4; turns += 1) {
    await ready(page);
    if ((await offered(page)).over) break;
    const { legal } = await frame(page, id);
    const acts = legal.map((it) => it.action);
    const before = await version(page);
    const after = async (clicks: number, most: number, what: string) => {
      await expect.poll(() => version(page), { message: what }).not.toBe(before);
      expect(clicks).toBeLessThanOrEqual(most);
      seen.add(what);
    };
    const wolves = (await offered(page)).wolves;
    const howl = acts.find((it) => it.act === 'howl');
    const den = acts.find((it) => it.act === 'build');
    if (acts[0]?.act === 'tiles') await page.locator('[data-setting]').first().click();
    else if (acts.some((it) => it.act === 'end_turn')) {
      await page.locator('.end').click();
      await after(1, 1, 'end turn');
    } else if (howl?.at) {
      await hex(page, howl.at).click();
      await after(1, 1, 'howl');
    } else if (den?.at && !seen.has('den')) {
      await page.getByRole('button', { name: /^Den/ }).click();
      await hex(page, den.at).click();
      if ((await offered(page)).choice > 0)
        await page.locator('[data-choice] button').first().click();
      await after(3, 3, 'den');
    } else if (wolves.length > 0) {
      await hex(page, wolves[pick(wolves.length)] ?? '').click();
      const walks = (await offered(page)).targets.filter(([, deeds]) => deeds.includes('walk'));
      await hex(page, walks[pick(walks.length)]?.[0] ?? '').click();
      await after(2, 2, 'move');
    } else {
      const [target] = (await offered(page)).targets;
      await hex(page, target?.[0] ?? '').click();
      await expect.poll(() => version(page)).not.toBe(before);
    }
  }
  expect([...seen].sort()).toEqual(['den', 'end turn', 'howl', 'move']);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a first tap shows, a second one acts, and nothing has to be scrolled sideways', async ({
    page,
  }) => {
    await sit(page, 3, 4);
    await page.locator('[data-setting]').first().tap();
    for (let pair = 0; pair < 2; pair += 1) {
      await ready(page);
      const before = await version(page);
      const target = page.locator('[data-target~=place]').first();
      await target.dispatchEvent('click');
      await expect(page.locator('.go')).toBeVisible();
      expect(await version(page)).toBe(before);
      await page.locator('.go').tap();
      await expect.poll(() => version(page)).not.toBe(before);
    }
    await ready(page);
    await page.locator('[data-wolf]').first().dispatchEvent('click');
    await page.locator('[data-target~=walk]').first().dispatchEvent('click');
    await expect(page.locator('.go')).toBeVisible();
    const before = await version(page);
    await page.locator('.go').tap();
    await expect.poll(() => version(page)).not.toBe(before);
    for (const tab of ['My pack', 'Rivals', 'Regions', 'Log', 'Map']) {
      await page.getByRole('tab', { name: tab }).tap();
      const aside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(aside, tab).toBe(0);
    }
  });
});

test('undo takes back a click, however many actions it was', async ({ page }) => {
  await sit(page, 2, 31);
  for (let steps = 0; steps < 4; steps += 1) {
    await ready(page);
    const now = await offered(page);
    if (now.wolves.length > 0) break;
    const before = await version(page);
    if (now.settings > 0) await page.locator('[data-setting]').first().click();
    else await hex(page, now.targets[0]?.[0] ?? '').click();
    await expect.poll(() => version(page)).not.toBe(before);
  }
  await ready(page);
  const names = () =>
    page
      .locator('[data-hex]')
      .evaluateAll((all) => all.map((it) => it.getAttribute('aria-label')).join('\n'));
  const first = await names();
  await page.locator('[data-wolf]').first().click();
  await page.locator('[data-target~=walk]').first().click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect.poll(names).not.toBe(first);
  await page.keyboard.press('z');
  await expect.poll(names).toBe(first);
});

test('the table has no accessibility violations in both themes at three sizes', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await sit(page, 3, 4);
  await page.locator('[data-setting]').first().click();
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(
        violations.map(
          (it) =>
            `${width} ${colorScheme} ${it.id}: ${it.nodes
              .map((node) => node.html)
              .slice(0, 3)
              .join(' ')}`,
        ),
      ).toEqual([]);
    }
  }
});

test('five players fit: no page scroll, at most 3000 elements', async ({ page }) => {
  await sit(page, 5, 4);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('[data-hex]')).toHaveCount(176);
    const size = await page.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      down: document.documentElement.scrollHeight - innerHeight,
      aside: document.documentElement.scrollWidth - innerWidth,
    }));
    expect(size.nodes).toBeLessThanOrEqual(3000);
    expect([size.down, size.aside]).toEqual([0, 0]);
  }
});
