/** Every scene whose layout is measured: each page, each dialog and form, each decision of each game. */
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { playUntil, reach, stage } from '../scenes';
import { asPlayer, expect, openTable, type Server } from '../server';
import { acts, alone, games, pages } from './games';

/** What a scene may need beside the page. */
export interface World {
  browser: Browser;
  server: Server;
  request: APIRequestContext;
}

export interface Scene {
  name: string;
  /** The address, where nothing has to be made for it. */
  path?: string;
  /** Makes what is needed in the name of the page's player; gives the address to look at. */
  make?: (page: Page, world: World) => Promise<string>;
  /** The page that such an address leads to, if not a table. */
  page?: string;
  /** Opens what is looked at, after the page has been loaded. */
  open?: (page: Page) => Promise<void>;
  /** How much of the window is board. */
  board: 'table' | 'part' | 'none';
  /** Whether it is opened anew at every size. */
  fresh?: boolean;
  /** Whether each button of the board is pressed and what it opens is measured too. */
  press?: boolean;
  /** Which dialog it shows: the component and its title, as in `dialogs()`. */
  dialog?: string;
}

const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();
const by = (glyph: string) => `button:has(use[href$="-${glyph}"])`;
const button = (glyph: string) => async (page: Page) => {
  await page.locator(by(glyph)).last().click();
  await dialog(page);
};
const fromMenu = (glyph: string) => async (page: Page) => {
  await button('menu')(page);
  await page.locator(`dialog ${by(glyph)}`).click();
  await dialog(page);
};
/** Presses the last button of its kind, which asks again before anything happens. */
const danger = async (page: Page) => {
  await page.locator('button.danger').last().click();
};

const table = (wanted: Parameters<typeof stage>[1]) => (page: Page) =>
  stage(page, wanted).then((id) => `/t/${id}`);

const BOT = { kind: 'bot', bot: 'light' };
const LONG = 'Wolfgang-Amadeus Обломов';
/** A table for two that somebody with a long name has opened, with the page's player as a guest. */
const invited =
  (game: string, seats: object[], more: object = {}) =>
  async (_: Page, { request, server }: World) => {
    const id = await openTable(request, server.url, { game, seats, ...more }, LONG);
    return `/t/${id}`;
  };

const PAGES: Scene[] = [
  { name: 'home', path: '/', board: 'none' },
  {
    name: 'home with games',
    make: async (page) => {
      for (const game of games()) await stage(page, { game, players: 2 });
      const [game] = games();
      const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
      await stage(page, {
        game: game ?? '',
        players: 3,
        seats,
        pace: { kind: 'turns', hours: 72 },
      });
      return '/';
    },
    page: 'home',
    board: 'none',
  },
  {
    name: 'home with public tables',
    make: async (page, world) => {
      for (const game of games())
        await invited(game, [{ kind: 'me' }, { kind: 'open' }], { public: true })(page, world);
      return '/';
    },
    page: 'home',
    board: 'none',
  },
  {
    name: 'home without a connection',
    path: '/',
    open: async (page) => {
      await page.route('**/api/**', (route) => route.abort());
      await page.reload();
      await page.getByRole('alert').waitFor();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    board: 'none',
  },
  {
    name: 'with friends',
    path: '/',
    open: button('friends'),
    board: 'none',
    dialog: 'Door friends-count',
  },
  { name: 'alone', path: '/', open: button('crown'), board: 'none', dialog: 'Door solo-level' },
  { name: 'settings', path: '/settings', board: 'none' },
  { name: 'you', path: '/me', board: 'none' },
  {
    name: 'you with games and devices',
    make: async (page, { browser, server }) => {
      const [game] = games();
      await stage(page, { game: game ?? '', players: 2, until: 'over' });
      await asPlayer(page, 'PATCH', '/api/me', { name: LONG });
      const { code } = await asPlayer<{ code: string }>(page, 'POST', '/api/me/link', {});
      const other = await browser.newContext({ baseURL: server.url });
      const second = await other.newPage();
      await second.goto('/settings');
      await asPlayer(second, 'POST', '/api/me/claim', { code });
      await other.close();
      return '/me';
    },
    page: 'me',
    open: async (page) => {
      await page.locator('main [aria-labelledby=link] button').click();
      await page.locator('main code').waitFor();
      await page.locator('main li button.square').first().click();
      await danger(page);
    },
    board: 'none',
  },
  { name: 'nothing here', path: '/nowhere', board: 'none' },
  { name: 'no such table', path: '/t/nosuchtable', board: 'none' },
  { name: 'no such replay', path: '/replay/nosuchtable', board: 'none' },
  { name: 'no such game to play', path: '/new/chess', board: 'none' },
  { name: 'no such game to learn', path: '/learn/chess', board: 'none' },
  { name: 'no such rules', path: '/rules/chess', board: 'none' },
  { name: 'learn', path: '/learn', board: 'none' },
];

/** What a game shows over its board, and how to find it on the page. */
const MOMENTS: Record<string, Record<string, string>> = {
  kingdoms: { 'a battle is decided': '[data-read]', 'an age is scored': '.age' },
};

function momentsOf(game: string): Scene[] {
  return Object.entries(MOMENTS[game] ?? {}).map(([name, shows]) => ({
    name: `${game} ${name}`,
    path: '/settings',
    // What was read does not come again: every look is a game of its own.
    open: async (page) => {
      await page.goto(`/t/${await stage(page, { game, players: 4, until: { version: 8 } })}`);
      await page.locator('main [data-version]').waitFor();
      await playUntil(page, shows);
    },
    board: 'none',
  }));
}

function soloOf(game: string): Scene[] {
  if (!alone(game)) return [];
  const one = { game, players: 1 };
  return [
    { name: `${game} alone`, make: table({ ...one }), board: 'table', press: true },
    {
      name: `${game} alone, later`,
      make: table({ ...one, anything: true, until: { version: 12 } }),
      board: 'table',
      press: true,
    },
    {
      name: `${game} alone, result`,
      make: table({ ...one, until: 'over' }),
      open: dialog,
      board: 'none',
    },
  ];
}

function scenesOf(game: string): Scene[] {
  const over = (page: Page) => stage(page, { game, players: 2, until: 'over' });
  const three = table({ game, players: 3 });
  return [
    ...acts(game).map((act) => ({
      name: `${game} ${act}`,
      make: (page: Page) => reach(page, game, act).then((id) => `/t/${id}`),
      board: 'table' as const,
      press: true,
    })),
    { name: `${game} for two`, make: table({ game, players: 2 }), board: 'table', press: true },
    {
      name: `${game} for five`,
      make: table({ game, players: 5, until: { version: 40 } }),
      board: 'table',
      press: true,
    },
    ...soloOf(game),
    ...momentsOf(game),
    {
      name: `${game} menu`,
      make: three,
      open: button('menu'),
      board: 'none',
      dialog: 'Menu menu-title',
    },
    {
      name: `${game} menu, about to leave`,
      make: three,
      open: async (page) => {
        await button('menu')(page);
        await danger(page);
      },
      board: 'none',
    },
    {
      name: `${game} menu, a report`,
      make: three,
      open: async (page) => {
        await button('menu')(page);
        await page.locator('dialog .menu > button').last().click();
        await page.locator('dialog textarea').waitFor();
        for (const part of await page.locator('dialog summary').all()) await part.click();
      },
      board: 'none',
    },
    {
      name: `${game} settings`,
      make: three,
      open: fromMenu('gear'),
      board: 'none',
      dialog: 'Play settings-title',
    },
    {
      name: `${game} rules at the table`,
      make: three,
      open: fromMenu('book'),
      board: 'none',
      dialog: 'Explained rules-of',
    },
    {
      name: `${game} chat`,
      make: async (page) => {
        const id = await stage(page, { game, players: 3 });
        await asPlayer(page, 'POST', `/api/tables/${id}/chat`, { said: `${LONG} `.repeat(9) });
        return `/t/${id}`;
      },
      open: fromMenu('chat'),
      board: 'none',
      dialog: 'Play chat',
    },
    {
      name: `${game} keys`,
      make: three,
      open: async (page) => {
        await page.keyboard.press('?');
        await dialog(page);
      },
      board: 'none',
      dialog: 'KeyList keys-title',
    },
    {
      name: `${game} hint`,
      make: table({ game, players: 3, until: { version: 20 } }),
      open: async (page) => {
        await page.locator('main button[data-help=hint]').first().click();
        await page.locator('[aria-labelledby=hint-title] .primary').waitFor({ timeout: 30_000 });
      },
      fresh: true,
      board: 'none',
    },
    {
      name: `${game} watched`,
      make: invited(game, [{ kind: 'me' }, BOT], { start: true }),
      board: 'table',
    },
    {
      name: `${game} played by a bot`,
      make: async (page) => {
        // Nobody sits down on the other seat of its owner: the game waits there for ever.
        const seats = [{ kind: 'me' }, { kind: 'me' }];
        const id = await stage(page, { game, players: 2, seats });
        await asPlayer(page, 'DELETE', `/api/tables/${id}/seats/0`);
        return `/t/${id}`;
      },
      open: async (page) => {
        const cover = page.locator('main.cover button');
        await cover.or(page.locator('main [data-version]')).first().waitFor();
        if (await cover.isVisible()) await cover.click();
        await page.locator('main [data-version]').waitFor();
      },
      board: 'none',
    },
    {
      name: `${game} on one device`,
      make: table({ game, players: 2, seats: [{ kind: 'me' }, { kind: 'me' }] }),
      open: (page) => page.locator('main.cover button, main [data-version]').first().waitFor(),
      board: 'none',
    },
    {
      name: `${game} result`,
      make: (page) => over(page).then((id) => `/t/${id}`),
      open: dialog,
      board: 'none',
      dialog: 'End headline',
    },
    {
      name: `${game} looked at after the end`,
      make: (page) => over(page).then((id) => `/t/${id}`),
      open: async (page) => {
        await dialog(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      },
      board: 'part',
    },
    {
      name: `${game} replay`,
      make: (page) => over(page).then((id) => `/replay/${id}`),
      page: 'replay',
      board: 'part',
    },
    {
      name: `${game} replay, details`,
      make: (page) => over(page).then((id) => `/replay/${id}`),
      page: 'replay',
      open: async (page) => {
        // Where there is room for them, they stand beside the board.
        const opens = page.locator(`header ${by('bulb')}`);
        if (!(await opens.isVisible())) return;
        await opens.click();
        await dialog(page);
      },
      board: 'none',
      dialog: 'Replay replay-details',
    },
    {
      name: `${game} points of a player`,
      make: table({ game, players: 2, until: { version: 20 } }),
      open: async (page) => {
        // On a small screen some boards keep the points in a tab of their own, which is pressed elsewhere.
        const points = page
          .locator('.chips button, .players button, .pts')
          .filter({ visible: true });
        if ((await points.count()) === 0) return;
        await points.first().click();
        await dialog(page);
      },
      board: 'none',
      dialog: 'Explained title',
    },
    { name: `${game} new table`, path: `/new/${game}`, board: 'none' },
    {
      name: `${game} new table, everything open`,
      path: `/new/${game}`,
      open: async (page) => {
        for (const it of await page.locator('main details').all())
          await it.locator('summary').click();
        await page.locator('main details[open] label').first().waitFor();
      },
      board: 'none',
    },
    {
      name: `${game} lobby`,
      make: table({
        game,
        players: 3,
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      }),
      board: 'none',
    },
    {
      name: `${game} invitation`,
      make: invited(game, [{ kind: 'me' }, { kind: 'open' }, BOT]),
      board: 'none',
    },
    { name: `${game} learn`, path: `/learn/${game}`, board: 'none' },
    // The goal, whose pages are only read; a first task; much text; everything on the screen.
    ...[1, 2, 5, 7, 10].map((it) => ({
      name: `${game} lesson ${it}`,
      path: `/learn/${game}/${it}`,
      board: 'part' as const,
      press: it === 2,
    })),
    { name: `${game} rules`, path: `/rules/${game}`, board: 'none' },
  ];
}

/** Which page of the router an address leads to. */
export const pageOf = (address: string): string => {
  const [, first = ''] = address.split('/');
  if (first === '') return 'home';
  if (first === 't') return 'table';
  return pages().includes(first) ? first : 'lost';
};
/** The page that a scene shows. */
export const pageOfScene = ({ path, page = 'table' }: Scene): string =>
  path === undefined ? page : pageOf(path);

export const SCENES: readonly Scene[] = [...PAGES, ...games().flatMap(scenesOf)];
