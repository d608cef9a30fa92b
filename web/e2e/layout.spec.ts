/**
 * The laws of layout, measured: every kind of decision of both games with what each button opens, and
 * every page and dialog, in all languages, windows and text sizes. A run samples by rotation;
 * `npm run layout` measures everything, `npm run layout -- wolves de 390x844` a part of it.
 */
import type { Browser, Page } from '@playwright/test';
import { combinations, pressed, wanted, written, type Combination } from './layout/combinations';
import { acts, games } from './layout/games';
import { measure, type Law } from './layout/measure';
import { reach, stage } from './scenes';
import { expect, test, type Server } from './server';

interface Scene {
  name: string;
  /** Makes what is needed in the name of the page's player; gives the address to look at. */
  make: (page: Page) => Promise<string>;
  /** Opens what is looked at, after the page has been loaded. */
  open?: (page: Page) => Promise<void>;
  /** How much of the window is board. */
  board: 'table' | 'part' | 'none';
  /** Whether each button of the board is pressed and what it opens is measured too. */
  press?: boolean;
}

const LAW: Omit<Law, 'least'> = { share: 0, leads: true };

function lawFor(scene: Scene, { size }: Combination): Law {
  const least = size.touch ? 44 : 24;
  const portrait = size.height > size.width;
  const share = { none: 0, part: 0.3, table: portrait ? 0.35 : 0.5 }[scene.board];
  return { ...LAW, least, share };
}

const at = (path: string) => (): Promise<string> => Promise.resolve(path);
const button = (glyph: string) => async (page: Page) => {
  await page.locator(`button:has(use[href$="-${glyph}"])`).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const fromMenu = (glyph: string) => async (page: Page) => {
  await button('menu')(page);
  await page.locator(`dialog button:has(use[href$="-${glyph}"])`).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const PAGES: Scene[] = [
  { name: 'home', make: at('/'), board: 'none' },
  {
    name: 'home with games',
    make: async (page) => {
      for (const game of games()) await stage(page, { game, players: 2 });
      return '/';
    },
    board: 'none',
  },
  { name: 'settings', make: at('/settings'), board: 'none' },
  { name: 'you', make: at('/me'), board: 'none' },
  { name: 'nothing here', make: at('/nowhere'), board: 'none' },
  { name: 'no such table', make: at('/t/nosuchtable'), board: 'none' },
];

function scenesOf(game: string): Scene[] {
  const table = (players: number, until?: Parameters<typeof stage>[1]['until']) => (page: Page) =>
    stage(page, { game, players, until }).then((id) => `/t/${id}`);
  const over = (page: Page) => stage(page, { game, players: 2, until: 'over' });
  return [
    ...acts(game).map((act) => ({
      name: `${game} ${act}`,
      make: (page: Page) => reach(page, game, act).then((id) => `/t/${id}`),
      board: 'table' as const,
      press: true,
    })),
    { name: `${game} for two`, make: table(2), board: 'table', press: true },
    { name: `${game} for five`, make: table(5, { version: 40 }), board: 'table', press: true },
    { name: `${game} menu`, make: table(3), open: button('menu'), board: 'none' },
    { name: `${game} settings`, make: table(3), open: fromMenu('gear'), board: 'none' },
    { name: `${game} rules at the table`, make: table(3), open: fromMenu('book'), board: 'none' },
    { name: `${game} chat`, make: table(3), open: fromMenu('chat'), board: 'none' },
    {
      name: `${game} keys`,
      make: table(3),
      open: async (page) => {
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog')).toBeVisible();
      },
      board: 'none',
    },
    {
      name: `${game} result`,
      make: (page) => over(page).then((id) => `/t/${id}`),
      open: (page) => page.getByRole('dialog').waitFor(),
      board: 'none',
    },
    {
      name: `${game} replay`,
      make: (page) => over(page).then((id) => `/replay/${id}`),
      board: 'part',
    },
    { name: `${game} new table`, make: at(`/new/${game}`), board: 'none' },
    {
      name: `${game} lobby`,
      make: async (page) => {
        const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
        return `/t/${await stage(page, { game, players: 3, seats })}`;
      },
      board: 'none',
    },
    { name: `${game} learn`, make: at(`/learn/${game}`), board: 'none' },
    { name: `${game} lesson 1`, make: at(`/learn/${game}/1`), board: 'part', press: true },
    { name: `${game} lesson 4`, make: at(`/learn/${game}/4`), board: 'part' },
    { name: `${game} rules`, make: at(`/rules/${game}`), board: 'none' },
  ];
}

/** Opens a scene as it looks in a language and by touch or mouse. */
async function opened(
  browser: Browser,
  server: Server,
  scene: Scene,
  address: string,
  { language, size, text }: Combination,
  storage: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: size.width, height: size.height },
    hasTouch: size.touch,
    isMobile: size.touch,
    reducedMotion: 'reduce',
    storageState: storage,
  });
  const page = await context.newPage();
  await page.addInitScript(
    (settings) => localStorage.setItem('settings', settings),
    JSON.stringify({ language, text, speed: 0, autoEnd: 'manual' }),
  );
  await load(page, scene, address);
  return page;
}

async function load(page: Page, scene: Scene, address: string): Promise<void> {
  await page.goto(address, { timeout: 20_000 });
  const board = scene.board !== 'none' || scene.open;
  await page
    .locator(board ? 'main [data-version]' : 'main :is(button, a, input):visible')
    .first()
    .waitFor();
  await scene.open?.(page);
  // Answers that the server looks ahead for come a moment later; whether there are some is measured.
  const way = page.locator('main button:enabled:visible:not(:is(header, [inert]) *)').first();
  if (scene.press) await way.waitFor({ timeout: 5000 }).catch(() => null);
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await document.fonts.ready;
    await frame();
    await frame();
    // What is just appearing is not there yet; what moves for ever is as there as it will be.
    const appearing = document
      .getAnimations()
      .filter(
        (it) => it.playState === 'running' && Number(it.effect?.getComputedTiming().endTime) < 5000,
      );
    await Promise.allSettled(appearing.map((it) => it.finished));
    await frame();
  });
}

async function resize(page: Page, { size, text }: Combination): Promise<void> {
  await page.setViewportSize({ width: size.width, height: size.height });
  await page.evaluate(
    (scale) => document.documentElement.style.setProperty('--text-scale', scale),
    String(text / 100),
  );
  await settled(page);
}

/** Numbers the buttons of a table that can be pressed now. It runs in the browser; gives their names. */
function numbered(): string[] {
  const all = [...document.querySelectorAll<HTMLButtonElement>('main button')].filter(
    (it) =>
      !it.disabled &&
      it.ariaDisabled !== 'true' &&
      it.checkVisibility() &&
      // Lines of a list are alike: the first one stands for all.
      !it.matches('[inert] *, ol li:nth-child(n + 2) button'),
  );
  for (const [index, it] of all.entries()) it.dataset.press = String(index);
  return all.map((it) => (it.ariaLabel ?? it.textContent).trim().slice(0, 30));
}

/**
 * Presses buttons of the board that ask for nothing from the server but a look ahead: all of them, or in
 * a sampled run a few that rotate. Whether a button can be reached is measured, so a press is no search for it.
 */
async function pressAll(
  page: Page,
  scene: Scene,
  address: string,
  combination: Combination,
  law: Law,
): Promise<string[]> {
  const found: string[] = [];
  const { stage: before, problems: known } = await page.evaluate(measure, law);
  const text = () => page.locator('main').innerText();
  const first = await text();
  let names = await page.evaluate(numbered);
  let played = false;
  // Nothing is played: the scene must stay as it is.
  await page.route(/\/(actions|undo)$/, (route) => {
    played = true;
    return route.abort();
  });
  for (const index of pressed(names.length)) {
    const name = names[index] ?? '';
    const there = await page.evaluate((index) => {
      const it = document.querySelector<HTMLButtonElement>(`[data-press="${index}"]`);
      it?.click();
      return it !== null;
    }, index);
    if (!there) continue;
    await settled(page);
    if (!played) {
      const look = () => page.evaluate(measure, { ...law, leads: true });
      let { problems, stage } = await look();
      // What is loaded on demand may just have come: only what stays counts.
      for (let again = 0; again < 8 && problems.length > known.length; again++) {
        await settled(page);
        ({ problems, stage } = await look());
      }
      const fresh = problems.filter((it) => !known.includes(it));
      found.push(...fresh.map((it) => `after “${name}”: ${it}`));
      const moved =
        before && stage && !(await page.locator('dialog[open]').count())
          ? Math.max(
              ...(['x', 'y', 'width', 'height'] as const).map((it) =>
                Math.abs(before[it] - stage[it]),
              ),
            )
          : 0;
      if (moved > 1) found.push(`after “${name}”: the board moved by ${Math.round(moved)} px`);
    }
    played = false;
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await settled(page);
    if ((await text()) === first) continue;
    await load(page, scene, address);
    await resize(page, combination);
    names = await page.evaluate(numbered);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return found;
}

const SCENES = [...PAGES, ...games().flatMap(scenesOf)].filter((it) => wanted(it.name));
/** How many buttons' worth of a scene is opened at text sizes other than 100 %: none, words are the same. */
const PRESSED_AT = 100;

test.describe('layout', () => {
  test.use({ expected: [/./] });
  for (const [number, scene] of SCENES.entries()) {
    test(`${scene.name} @layout`, async ({ page, browser, server }) => {
      const chosen = combinations(number);
      test.setTimeout(60_000 + chosen.length * 60_000);
      await page.goto('/settings');
      const address = await scene.make(page);
      const storage = await page.context().storageState();
      const wrong: string[] = [];
      let looked = 0;
      let current = null as { page: Page; key: string } | null;
      for (const combination of chosen) {
        const key = `${combination.language} ${combination.size.touch}`;
        if (current?.key !== key) {
          await current?.page.context().close();
          current = {
            page: await opened(browser, server, scene, address, combination, storage),
            key,
          };
        }
        const here = current.page;
        await resize(here, combination);
        const law = lawFor(scene, combination);
        const measured = await here.evaluate(measure, law);
        looked += measured.looked;
        const found = [...measured.problems];
        if (scene.press && combination.text === PRESSED_AT)
          found.push(...(await pressAll(here, scene, address, combination, law)));
        wrong.push(...found.map((it) => `${written(combination)}: ${it}`));
      }
      await current?.page.context().close();
      expect(looked, 'texts and controls that were measured').toBeGreaterThan(0);
      expect(wrong, `${scene.name}: ${chosen.length} combinations`).toEqual([]);
    });
  }
});
