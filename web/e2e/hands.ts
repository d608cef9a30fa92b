/** The Wolves played on the page by mouse, keys or fingers, as a person would. */
import type { Page } from '@playwright/test';
import { expect } from './server';

interface Spot {
  name: string;
  deeds: string;
  x: number;
  y: number;
}
interface Screen {
  version: number;
  mine: boolean;
  over: boolean;
  /** How many ways there are to lay the tiles, and choices in a card. */
  settings: number;
  choices: number;
  selected: boolean;
  end: boolean;
  targets: Spot[];
  wolves: Spot[];
}

/** What the screen offers right now, where a finger or pointer can reach it. */
export function screen(page: Page): Promise<Screen> {
  return page.evaluate(() => {
    const board = document.querySelector<HTMLElement>('.wolves');
    const spots = (selector: string) =>
      [...document.querySelectorAll<SVGElement>(selector)].flatMap((cell) => {
        const box = cell.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const top = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-hex], [data-at]');
        const hit = top?.dataset.hex ?? top?.dataset.at;
        const name = cell.dataset.hex ?? '';
        return hit === name ? [{ name, deeds: cell.dataset.target ?? '', x, y }] : [];
      });
    return {
      version: Number(board?.dataset.version),
      mine: board?.dataset.mine === 'true',
      over: document.querySelector('dialog[open]') !== null,
      settings: document.querySelectorAll('[data-setting]').length,
      choices: document.querySelectorAll('[data-choice] button').length,
      selected: document.querySelector('[data-hex][aria-selected=true]') !== null,
      end: document.querySelector('.end')?.getAttribute('aria-disabled') === 'false',
      targets: spots('[data-hex][data-target]'),
      wolves: spots('[data-hex][data-wolf]'),
    };
  });
}

/** How a player acts; the games are the same. */
interface Hands {
  /** Brings everything into sight. */
  look?(page: Page): Promise<void>;
  press(page: Page, what: string): Promise<void>;
  /** `others` would do as well. */
  hex(page: Page, spot: Spot, others: Spot[]): Promise<void>;
  end(page: Page): Promise<void>;
}
export const MOUSE: Hands = {
  press: (page, what) => page.locator(what).first().click(),
  hex: (page, { x, y }) => page.mouse.click(x, y),
  end: (page) => page.locator('.end').click(),
};
export const TOUCH: Hands = {
  async look(page) {
    const whole = page.getByRole('button', { name: 'Whole map' });
    if (await whole.isVisible()) await whole.tap();
  },
  press: (page, what) => page.locator(what).first().tap(),
  async hex(page, { x, y }) {
    await page.touchscreen.tap(x, y);
    // The first tap shows what would happen; the button says yes.
    const go = page.locator('.go');
    if ((await go.count()) > 0) await go.tap();
  },
  end: (page) => page.locator('.end').tap(),
};
export const KEYS: Hands = {
  async press(page, what) {
    await page.locator(what).first().focus();
    await page.keyboard.press('Enter');
  },
  async hex(page, _, others) {
    const names = others.map((it) => it.name);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-hex'));
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('n');
      if (names.includes((await focused()) ?? '')) break;
    }
    await page.keyboard.press('Enter');
  },
  async end(page) {
    await page.keyboard.press('/');
    await page.keyboard.type('end');
    await page.keyboard.press('Enter');
  },
};

/** Two players; a round without a calendar entry is filled up, so that the moon comes soon. */
export const SHORT = {
  game: 'wolves',
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'light' }],
  options: { stall: '1' },
};

export const asked = (page: Page) =>
  expect(
    page
      .locator('.wolves[data-mine=true][data-busy=false]')
      .or(page.locator('dialog[open]'))
      .first(),
  ).toBeVisible({ timeout: 20_000 });

/** Waits until a board shows another version, or is covered. */
export const changed = (page: Page, board: string, before: number) =>
  page.waitForFunction(
    ([board, before]) =>
      Number(document.querySelector<HTMLElement>(board)?.dataset.version) !== before,
    [board, before] as const,
    { timeout: 10_000 },
  );

/** One step towards the end of the game; `false` once it is over. */
export async function step(
  page: Page,
  hands: Hands,
  dice: (below: number) => number,
): Promise<boolean> {
  await asked(page);
  await hands.look?.(page);
  const now = await screen(page);
  if (now.over) return false;
  const calendar = now.targets.filter((it) => /howl|upgrade|wolf|den/.test(it.deeds));
  const goals = calendar.length > 0 && !now.selected ? calendar : now.targets;
  if (now.settings > 0) {
    await hands.press(page, '[data-setting]');
    await changed(page, '.wolves', now.version);
  } else if (now.choices > 0) {
    await hands.press(page, '[data-choice] button');
    await page.waitForFunction(() => !document.querySelector('[data-choice]'));
  } else if (now.end) {
    await hands.end(page);
    await changed(page, '.wolves', now.version);
  } else if (goals.length > 0) {
    const spot = goals[dice(goals.length)];
    if (spot) await hands.hex(page, spot, goals);
    if ((await page.locator('[data-choice]').count()) === 0)
      await changed(page, '.wolves', now.version);
  } else {
    const spot = now.wolves[dice(now.wolves.length)];
    expect(spot, 'there is a way on').toBeDefined();
    if (spot) await hands.hex(page, spot, now.wolves);
  }
  return true;
}

export function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % Math.max(below, 1);
  };
}

export async function whole(page: Page, hands: Hands): Promise<void> {
  const dice = chance(3);
  let steps = 0;
  while (await step(page, hands, dice)) {
    steps += 1;
    expect(steps, 'the game ends').toBeLessThan(600);
  }
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Play again' })).toBeVisible();
}
