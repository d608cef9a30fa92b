/** How many clicks things take: the numbers of the design are upper bounds. */
import { expand } from '../src/offers';
import type { Page } from '@playwright/test';
import { prefer, reach, stage } from './scenes';
import { asPlayer, expect, test } from './server';

/** Counts what fingers and mouse buttons do, from before the page's own code runs. */
async function counting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counter = window as unknown as { presses?: number };
    // A test that looks at several tables counts each press once.
    if (counter.presses !== undefined) return;
    counter.presses = 0;
    addEventListener('pointerdown', () => (counter.presses = (counter.presses ?? 0) + 1), {
      capture: true,
    });
  });
}
const presses = (page: Page) =>
  page.evaluate(() => (window as unknown as { presses: number }).presses);

const version = (page: Page) =>
  page.locator('[data-version]').first().getAttribute('data-version').then(Number);

/** Does something and returns the number of presses until the table had moved on. */
async function cost(page: Page, deed: () => Promise<void>): Promise<number> {
  const [clicks, before] = [await presses(page), await version(page)];
  await deed();
  await expect.poll(() => version(page)).toBeGreaterThan(before);
  return (await presses(page)) - clicks;
}

/** Clicks the middle of a hex, whatever lies there. */
async function clickHex(page: Page, hex: string): Promise<void> {
  const box = await page.locator(`[data-hex="${hex}"]`).boundingBox();
  if (!box) throw new Error(`${hex} is not on the screen`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The hexes that offer this, without own wolves that a click there would select instead. */
const offering = (page: Page, deed: string) =>
  page.evaluate(
    (deed) =>
      [...document.querySelectorAll<SVGElement>(`[data-target~=${deed}]:not([data-wolf])`)].map(
        (it) => it.dataset.hex ?? '',
      ),
    deed,
  );

/** The first hex that offers this, as soon as there is one. */
async function firstOffering(page: Page, deed: string): Promise<string> {
  await expect.poll(async () => (await offering(page, deed)).length).toBeGreaterThan(0);
  return (await offering(page, deed))[0] ?? '';
}

/** Shows all of the map, where only a part of it is seen. */
async function wholeMap(page: Page): Promise<void> {
  const whole = page.getByRole('button', { name: 'Whole map' });
  if (await whole.isVisible()) await whole.click();
}

async function wolves(page: Page, act: string, seed: number): Promise<void> {
  await prefer(page, { language: 'en', speed: 0, autoEnd: 'manual' });
  await counting(page);
  await page.goto('/settings');
  const id = await stage(page, { game: 'wolves', players: 3, seed, until: { act } });
  await page.goto(`/t/${id}`);
  await expect(page.locator('.wolves[data-mine=true]')).toBeVisible();
}

const ONE: Record<string, [string, string]> = {
  'placing a pair': ['place', 'place'],
  howling: ['howl', 'howl'],
  'upgrading a den': ['upgrade', 'upgrade'],
  'dominating a wolf': ['dominate', 'wolf'],
};
for (const [what, [act, deed]] of Object.entries(ONE)) {
  test(`${what} takes one click`, async ({ page }) => {
    let found: string[] = [];
    for (let seed = 1; found.length === 0; seed += 1) {
      expect(seed, `${what} comes up`).toBeLessThan(12);
      await wolves(page, act, seed);
      found = await offering(page, deed);
    }
    expect(await cost(page, () => clickHex(page, found[0] ?? ''))).toBe(1);
  });
}

test('a den takes two clicks: its place and its track', async ({ page }) => {
  let sites: string[] = [];
  for (let seed = 1; sites.length === 0; seed += 1) {
    expect(seed, 'a free site comes up').toBeLessThan(12);
    await wolves(page, 'build', seed);
    await page.getByRole('button', { name: /^Den/ }).hover();
    await expect(page.locator('[data-ring]').first()).toBeVisible();
    sites = await page
      .locator('[data-ring]:not([data-wolf]):not([data-target])')
      .evaluateAll((all) => all.map((it) => (it as SVGElement).dataset.hex ?? ''));
  }
  const clicks = await cost(page, async () => {
    await clickHex(page, sites[0] ?? '');
    await page.locator('[data-choice] button').first().click();
  });
  expect(clicks).toBe(2);
});

test('dominating a den takes two clicks: the den and a track', async ({ page }) => {
  let dens: string[] = [];
  for (let seed = 1; dens.length === 0; seed += 1) {
    expect(seed, 'a den within reach comes up').toBeLessThan(30);
    await wolves(page, 'dominate', seed);
    dens = await offering(page, 'den');
  }
  const clicks = await cost(page, async () => {
    await clickHex(page, dens[0] ?? '');
    await page.locator('[data-choice] button').first().click();
  });
  expect(clicks).toBe(2);
});

test('moving a wolf takes two clicks, or one drag', async ({ page }) => {
  await wolves(page, 'move', 3);
  const from = await page.locator('[data-wolf]').first().getAttribute('data-hex');
  const clicks = await cost(page, async () => {
    await clickHex(page, from ?? '');
    await clickHex(page, await firstOffering(page, 'walk'));
  });
  expect(clicks).toBe(2);

  // What is chosen before the table has moved on would be forgotten.
  await cost(page, () => page.getByRole('button', { name: 'Undo' }).click());
  await clickHex(page, from ?? '');
  const to = await firstOffering(page, 'walk');
  await page.keyboard.press('Escape');
  const centre = async (hex: string) => {
    const box = await page.locator(`[data-hex="${hex}"]`).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const [start, goal] = [await centre(from ?? ''), await centre(to)];
  const dragged = await cost(page, async () => {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move((start.x + goal.x) / 2, (start.y + goal.y) / 2, { steps: 4 });
    await page.mouse.move(goal.x, goal.y, { steps: 4 });
    await page.mouse.up();
  });
  expect(dragged).toBe(1);
});

async function kingdoms(
  page: Page,
  until: { act: string } | { version: number },
  { seed = 7, autoEnd = 'manual' } = {},
) {
  await prefer(page, { language: 'en', speed: 0, autoEnd });
  await counting(page);
  await page.goto('/settings');
  const id = await stage(page, { game: 'kingdoms', players: 2, seed, until });
  await page.goto(`/t/${id}`);
  await expect(page.locator('.ak[data-mine=true]')).toBeVisible();
}

/** A card that fits somewhere is played there by clicks; the last one of them may be `Play it`. */
async function claim(page: Page): Promise<void> {
  await page.locator('[data-card].fitting').first().click();
  await page.locator('.kingdom.open').first().click();
  if ((await page.locator('.card.raised').count()) > 0)
    await page.locator('.card.raised').first().click();
}

/** A card that fits somewhere is dragged there. */
async function dragged(page: Page): Promise<void> {
  const card = page.locator('[data-card].fitting').first();
  await card.click();
  const open = await page.locator('.kingdom.open [data-cell="0"]').first().boundingBox();
  await page.keyboard.press('Escape');
  await expect(page.locator('.card.picked')).toHaveCount(0);
  const from = await card.boundingBox();
  if (!open || !from) throw new Error('nothing to drag, or nowhere');
  await page.evaluate(() => ((window as unknown as { presses: number }).presses = 0));
  await page.mouse.move(from.x + 30, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y, { steps: 3 });
  await page.mouse.move(open.x + open.width / 2, open.y + open.height / 2, { steps: 4 });
  await page.mouse.up();
}

test('claiming takes a card, a kingdom and the button: nothing is sent by itself', async ({
  page,
}) => {
  await kingdoms(page, { version: 4 });
  const before = await version(page);
  const clicks = await cost(page, async () => {
    await claim(page);
    await expect(page.locator('.go')).toBeVisible();
    await expect(page.locator('.go .fill')).toHaveCount(0);
    expect(await version(page)).toBe(before);
    await page.locator('.go').click();
  });
  expect(clicks).toBeLessThanOrEqual(3);
});

test('claiming takes two clicks where turns end by themselves after three seconds', async ({
  page,
}) => {
  await kingdoms(page, { version: 4 }, { autoEnd: 'soon' });
  const clicks = await cost(page, async () => {
    await claim(page);
    await expect(page.locator('.go .fill')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stay' })).toBeVisible();
  });
  expect(clicks).toBeLessThanOrEqual(2);
});

test('claiming takes one drag, and the button unless turns end by themselves', async ({ page }) => {
  await kingdoms(page, { version: 4 }, { autoEnd: 'soon' });
  let before = await version(page);
  await dragged(page);
  await expect.poll(() => version(page)).toBeGreaterThan(before);
  expect(await presses(page)).toBe(1);

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('settings') ?? '{}') as object;
    localStorage.setItem('settings', JSON.stringify({ ...kept, autoEnd: 'manual' }));
  });
  await page.reload();
  await expect(page.locator('.ak[data-mine=true]')).toBeVisible();
  before = await version(page);
  await dragged(page);
  await page.locator('.go').click();
  await expect.poll(() => version(page)).toBeGreaterThan(before);
  expect(await presses(page)).toBe(2);
});

test('rallying with the whole hand and retreating take two clicks each', async ({ page }) => {
  await kingdoms(page, { act: 'rally' });
  const rally = await cost(page, async () => {
    await page.getByRole('button', { name: /^Rally/ }).click();
    await page.getByRole('button', { name: /^All/ }).click();
  });
  expect(rally).toBe(2);
  await expect(page.locator('.ak[data-mine=true]')).toBeVisible();
  const retreat = await cost(page, async () => {
    await page.getByRole('button', { name: /^Retreat/ }).click();
    await page.locator('.retreat').getByRole('button', { name: 'Retreat' }).click();
  });
  expect(retreat).toBe(2);
});

/** A table at which the viewer chooses a card for a battle, with as many players as it takes. */
async function battle(page: Page): Promise<void> {
  await prefer(page, { language: 'en', speed: 0 });
  await counting(page);
  await page.goto('/settings');
  await page.goto(`/t/${await reach(page, 'kingdoms', 'commit')}`);
  await expect(page.locator('.battle [data-card]').first()).toBeVisible();
}

test('a battle card takes one click', async ({ page }) => {
  await battle(page);
  expect(await cost(page, () => page.locator('.battle [data-card]').first().click())).toBe(1);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a battle card takes two taps: one shows what it beats, one fights', async ({ page }) => {
    await battle(page);
    const before = await version(page);
    const card = page.locator('.battle [data-card]').first();
    const taps = await cost(page, async () => {
      await card.tap();
      await expect(page.locator('.battle .primary')).toBeEnabled();
      await expect(page.locator('.battle .odds')).toContainText(/\d/);
      expect(await version(page)).toBe(before);
      await card.tap();
    });
    expect(taps).toBe(2);
  });

  test('claiming takes three taps: card, kingdom, button', async ({ page }) => {
    await kingdoms(page, { version: 4 }, { autoEnd: 'now' });
    const before = await version(page);
    const taps = await cost(page, async () => {
      await page.locator('[data-card].fitting').first().tap();
      await page.locator('.kingdom.open').first().tap();
      if ((await page.locator('.card.raised').count()) > 0)
        await page.locator('.card.raised').first().tap();
      expect(await version(page)).toBe(before);
      await page.locator('.go').tap();
    });
    expect(taps).toBeLessThanOrEqual(3);
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const [what, [act, deed]] of Object.entries(ONE)) {
    test(`${what} takes two taps: one shows, one acts`, async ({ page }) => {
      let found: string[] = [];
      for (let seed = 1; found.length === 0; seed += 1) {
        expect(seed, `${what} comes up`).toBeLessThan(12);
        await wolves(page, act, seed);
        await wholeMap(page);
        found = await offering(page, deed);
      }
      const hex = page.locator(`[data-hex="${found[0]}"]`);
      expect(
        await cost(page, async () => {
          await hex.tap({ force: true });
          await hex.tap({ force: true });
        }),
      ).toBe(2);
    });
  }
});

interface Offer {
  action: Record<string, string>;
  then?: Record<string, string>[];
}
/** What the player may do now, as the server sends it. */
async function legal(page: Page): Promise<Offer[]> {
  const table = new URL(page.url()).pathname.replace('/t/', '/api/tables/');
  const path = `${table}/frames/${await version(page)}?seat=0`;
  const { offers } = await asPlayer<{ offers: unknown }>(page, 'GET', path);
  return expand<Record<string, string>>(offers);
}

/** Those of these hexes that a press in their middle reaches, once the map stands still. */
const reachable = (page: Page, hexes: string[]) =>
  page.evaluate(async (hexes) => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    const at = () =>
      document.querySelector('[data-hex]')?.getBoundingClientRect().toJSON() as object;
    for (let still = 0, before = ''; still < 5; still += 1) {
      await frame();
      const now = JSON.stringify(at());
      if (now !== before) [still, before] = [0, now];
    }
    return hexes.filter((hex) => {
      const box = document.querySelector(`[data-hex="${hex}"]`)?.getBoundingClientRect();
      const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return hit?.getAttribute('data-hex') === hex;
    });
  }, hexes);

type Press = (page: Page, hex: string) => Promise<void>;
interface Hand {
  /** Presses a hex to look at it or to choose what stands there. */
  choose: Press;
  /** Presses a hex until what is offered there is done. */
  act: Press;
}
const MOUSE: Hand = { choose: clickHex, act: clickHex };
const tap: Press = async (page, hex) => {
  const [found] = await reachable(page, [hex]);
  expect(found, `${hex} can be tapped`).toBe(hex);
  await page.locator(`[data-hex="${hex}"]`).tap({ force: true });
};
const FINGER: Hand = {
  choose: tap,
  async act(page, hex) {
    await tap(page, hex);
    await tap(page, hex);
  },
};

/** Parts of a turn on the map; each returns whether the position offers it. */
const PARTS = {
  async howl(page: Page, { act }: Hand) {
    const [hex] = await offering(page, 'howl');
    if (hex === undefined) return false;
    await cost(page, () => act(page, hex));
    return true;
  },
  async den(page: Page, { choose }: Hand) {
    const site = (await legal(page)).find((it) => it.action.act === 'build');
    if (!site) return false;
    await cost(page, async () => {
      await choose(page, site.action.at ?? '');
      await page.locator('[data-choice] button').first().click();
    });
    return true;
  },
  async 'two wolves'(page: Page, { choose, act }: Hand) {
    const start = await version(page);
    // An action and two walks are three steps; a pair of wolves goes together at once.
    while ((await version(page)) < start + 3) {
      const offers = await legal(page);
      const walks = offers.flatMap((it) => (it.action.act === 'walk' ? [it.action] : []));
      const first = offers.flatMap((it) => (it.action.act === 'move' ? (it.then ?? []) : []));
      const open = (await version(page)) === start ? first : walks;
      const [from] = await reachable(
        page,
        open.map((it) => it.from ?? ''),
      );
      if (from === undefined) return false;
      await choose(page, from);
      const [to] = await reachable(page, await offering(page, 'walk'));
      if (to === undefined) return false;
      await cost(page, () => act(page, to));
    }
    return true;
  },
};

/** The turns of the design's table, with the most presses they may take by mouse and by touch. */
const TURNS: [keyof typeof PARTS, keyof typeof PARTS, number, number][] = [
  ['howl', 'two wolves', 6, 9],
  ['den', 'den', 5, 5],
  ['den', 'two wolves', 7, 9],
];
async function turn(page: Page, parts: (keyof typeof PARTS)[], hand: Hand): Promise<number> {
  for (let seed = 1; ; seed += 1) {
    expect(seed, `a turn of ${parts.join(' and ')} comes up`).toBeLessThan(25);
    await wolves(page, parts[0] === 'howl' ? 'howl' : 'build', seed);
    await wholeMap(page);
    const before = await presses(page);
    let done = true;
    for (const part of parts) done &&= await PARTS[part](page, hand);
    if (!done) continue;
    await cost(page, () => page.locator('.end').click());
    return (await presses(page)) - before;
  }
}
for (const [one, two, mouse, touch] of TURNS) {
  test(`a turn of ${one}, ${two} and its end takes at most ${mouse} clicks`, async ({ page }) => {
    expect(await turn(page, [one, two], MOUSE)).toBeLessThanOrEqual(mouse);
  });
  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test(`a turn of ${one}, ${two} and its end takes at most ${touch} taps`, async ({ page }) => {
      expect(await turn(page, [one, two], FINGER)).toBeLessThanOrEqual(touch);
    });
  });
}
