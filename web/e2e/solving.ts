/** Carries out actions of the two games on their boards with the mouse alone, as a person would. */
import { expect, type Page } from '@playwright/test';
import { past } from './server';

export interface Deed {
  act: string;
  [field: string]: unknown;
}

const version = (page: Page) =>
  page.locator('main [data-version]').first().getAttribute('data-version').then(Number);

/** Clicks the middle of a hex, whatever lies there. */
export async function clickHex(page: Page, hex: unknown): Promise<void> {
  const box = await page.locator(`[data-hex="${hex}"]`).boundingBox();
  if (!box) throw new Error(`${hex} is not on the screen`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Puts down the tiles and tokens of a payment that the board does not choose by itself. */
async function pay(page: Page, letters: string): Promise<void> {
  for (const letter of letters) {
    const tile = letter === '*' ? 'button[data-token]' : `button[data-tile="${letter}"]`;
    await page.locator(tile).click();
  }
}

/** The clicks for each action of The Wolves; a Move is paid and its wolf walks at once. */
const WOLVES: Record<string, (page: Page, it: Deed) => Promise<void>> = {
  move: (page, it) => pay(page, String(it.pay)),
  walk: async (page, it) => {
    await clickHex(page, it.from);
    await expect(page.locator(`[data-hex="${it.to}"][data-target~=walk]`)).toBeVisible();
    await clickHex(page, it.to);
  },
  build: async (page, it) => {
    await clickHex(page, it.at);
    await page.locator(`[data-choice] [data-track="${it.track}"]`).click();
  },
  upgrade: (page, it) => clickHex(page, it.at),
  displace: (page, it) => clickHex(page, it.to),
  howl: (page, it) => clickHex(page, it.at),
  dominate: (page, it) => clickHex(page, it.at),
  end_turn: (page) => page.locator('.controls .end').first().click(),
};

const KINGDOMS: Record<string, (page: Page, it: Deed) => Promise<void>> = {
  claim: async (page, it) => {
    await page.locator(`[data-card="${it.card}"]`).click();
    // Cards lie on the kingdom: a click on one of them means the kingdom all the same.
    await page.locator(`[data-kingdom="${it.kingdom}"] [data-cell="0"]`).click({ force: true });
  },
  retreat: async (page) => {
    await page.locator('.actions button[aria-expanded]').click();
    await page.locator('.retreat .primary').click();
  },
  rally: async (page, it) => {
    await page.locator('.actions button[aria-pressed]').click();
    for (const card of it.cards as string[]) await page.locator(`[data-card="${card}"]`).click();
    await page.locator('.go').click();
  },
  commit: (page, it) => page.locator(`.battle [data-card="${it.card}"]`).click(),
  add: (page) => page.locator('.battle [data-answer=add]').click(),
  pass: (page) => page.locator('.battle [data-answer=pass]').click(),
};

/** Does it, and waits until the board shows what came of it. */
export async function carryOut(page: Page, game: string, deed: Deed): Promise<void> {
  const clicks = (game === 'wolves' ? WOLVES : KINGDOMS)[deed.act];
  if (!clicks) throw new Error(`nobody has clicked a ${deed.act} yet`);
  const before = await version(page);
  await clicks(page, deed);
  // Paying for a Move is no step of its own: the walk is.
  if (deed.act !== 'move') await past(page, before);
}

/** Uses up an action of The Wolves: a tile is paid for a Move that nobody makes. */
export async function waste(page: Page, tile: string): Promise<void> {
  const before = await version(page);
  await pay(page, tile);
  await page.locator('.flip').click();
  await past(page, before);
}
