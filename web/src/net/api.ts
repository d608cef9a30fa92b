/** Every request the page makes. A request without an identity makes a guest, without a dialog. */
import { isStatic } from '../address';
import type { SentFrame } from '../board';
import { pocket } from '../pocket/pocket';
import { t } from '../words/texts.svelte';
import * as chances from './chance';
import { Refused, type Follower, type Link } from './link';
import { server } from './server';
import type {
  About,
  ChatMessage,
  Device,
  GameInfo,
  Hint,
  Me,
  MutedPerson,
  MyGames,
  NewTable,
  PreviewAnswer,
  ReplayFile,
  TableId,
  TableInfo,
  Tables,
} from './wire';

export { Refused };

let guest: Promise<Me> | null = null;

/** Set once this browser is somebody, so that the first request need not find out. */
const KNOWN = 'known';

/** Our identity; a guest is made on first need. A browser that never was here does not ask first. */
export function identity(): Promise<Me> {
  guest ??= known() ? asBefore() : newGuest();
  guest.then(
    (me) => {
      remember(true);
      pocket.name = me.name;
    },
    () => (guest = null),
  );
  return guest;
}

/** A guest whose name is in the page's language, until they choose one. */
function newGuest(): Promise<Me> {
  const [number = 0] = crypto.getRandomValues(new Uint16Array(1));
  const name = t('guest-name', { number: String(1000 + (number % 9000)) });
  return call<Me>('POST', '/api/guests', { name });
}

/** This browser's earlier identity; its identity may have been lost on the server. */
function asBefore(): Promise<Me> {
  return call<Me>('GET', '/api/me').catch((error: unknown) => {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
    return newGuest();
  });
}

/** Our identity, if this browser has been here before; nobody is made up for a visitor who only looks. */
export function whoAmI(): Promise<Me | null> {
  return known() ? identity().catch(() => null) : Promise.resolve(null);
}

/** Forgets who we are, to ask again. */
export function forgetIdentity(): void {
  guest = null;
  remember(false);
}

function remember(somebody: boolean): void {
  try {
    if (somebody) localStorage.setItem(KNOWN, 'yes');
    else localStorage.removeItem(KNOWN);
  } catch {
    // Without storage every visit begins by asking who we are.
  }
}

function known(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return false;
  }
}

/** Where a table is: in this browser, or on the server. */
function linkTo(id: string): Link {
  return pocket.owns(id) ? pocket : server;
}

/** Where a request is answered. What a game itself answers, such as puzzles, is answered here if that is possible. */
async function linkFor(path: string): Promise<Link> {
  const [, kind, id, what] = /^\/api\/(\w+)\/([^/?]+)(?:\/(\w+))?/.exec(path) ?? [];
  if (kind === 'tables' && id) return linkTo(decodeURIComponent(id));
  return kind === 'games' && what && (await pocket.isHere()) ? pocket : server;
}

/** A request, without caring who asks. */
export async function call<T>(...request: Parameters<Link['call']>): Promise<T> {
  return (await linkFor(request[1])).call<T>(...request);
}

/** A request that needs an identity: one that turns out to be missing is made, and the request repeated. */
async function ask<T>(...request: Parameters<typeof call>): Promise<T> {
  const link = await linkFor(request[1]);
  if (link === pocket) return link.call<T>(...request);
  if (!known()) await identity();
  try {
    return await link.call<T>(...request);
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
    forgetIdentity();
    await identity();
    return link.call<T>(...request);
  }
}

/** A request that is answered by nothing but its success. */
const done = async (...request: Parameters<typeof call>): Promise<true> => {
  await ask(...request);
  return true;
};
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const of = (seat: number | null) => (seat === null ? '' : `seat=${seat}`);

const NONE: MyGames = { games: [], next: null };

/** Whether a table needs nobody but this browser. */
function isForHere(wanted: NewTable): boolean {
  const others = wanted.public || wanted.seats.some((it) => it.kind === 'open');
  return !others && (!wanted.from || pocket.owns(wanted.from.replay));
}

export const api = {
  /** Whether there is a server at all, and so other people. */
  hasServer: !isStatic,
  games: () =>
    server.call<GameInfo[]>('GET', '/api/games').catch(async (error: unknown) => {
      if (await pocket.isHere()) return pocket.call<GameInfo[]>('GET', '/api/games');
      throw error;
    }),
  rename: async (name: string) => {
    const me = await ask<Me>('PATCH', '/api/me', { name });
    guest = Promise.resolve(me);
    return me;
  },
  link: () => ask<{ code: string }>('POST', '/api/me/link', {}),
  claim: async (code: string) => {
    const me = await call<Me>('POST', '/api/me/claim', { code });
    guest = Promise.resolve(me);
    return me;
  },

  devices: () => ask<Device[]>('GET', '/api/me/devices'),
  signOut: (id: string) => done('DELETE', `/api/me/devices/${id}`),
  signOutOthers: () => done('DELETE', '/api/me/devices'),
  deleteMe: () => done('DELETE', '/api/me'),
  mutes: () => ask<MutedPerson[]>('GET', '/api/me/mutes'),
  mute: (person: string) => done('POST', '/api/me/mutes', { person }),
  unmute: (person: string) => done('DELETE', `/api/me/mutes/${person}`),
  report: (table: string, about: About, reason: string) =>
    done('POST', '/api/reports', { table, about, reason }),
  deleteGame: (id: string) => ask<{ deleted: boolean }>('DELETE', table(id)),

  /** The server's tables and this browser's. */
  tables: async (): Promise<Tables> => {
    const [there, here] = await Promise.allSettled([
      known() ? ask<Tables>('GET', '/api/tables') : server.call<Tables>('GET', '/api/tables'),
      pocket.tables(),
    ]);
    const own = here.status === 'fulfilled' ? here.value : [];
    if (there.status === 'rejected' && !(await pocket.isHere())) throw there.reason;
    const { mine, open } = there.status === 'fulfilled' ? there.value : { mine: [], open: [] };
    const rank = (it: TableInfo) => [
      it.status === 'over',
      !it.seats.some((seat) => seat.you && seat.waiting),
    ];
    const order = (it: TableInfo) => rank(it).map(Number).join('');
    return { mine: [...mine, ...own].sort((a, b) => order(a).localeCompare(order(b))), open };
  },
  /** A page of our games; the first one begins with those in this browser. */
  myGames: async (after: string | null): Promise<MyGames> => {
    const here = after === null ? await pocket.games().catch(() => []) : [];
    const query = after === null ? '' : `?after=${encodeURIComponent(after)}`;
    const there = call<MyGames>('GET', `/api/me/games${query}`);
    const { games, next } = await there.catch(async (error: unknown) => {
      if (error instanceof Refused && error.offline && (await pocket.isHere())) return NONE;
      throw error;
    });
    return { games: [...here, ...games], next };
  },
  /** Our browser adds to the seed once it knows the commitment, so a game that nobody else joins is started after that. */
  create: async (wanted: NewTable) => {
    const chosen = Boolean(wanted.seed ?? wanted.from);
    const alone = !chosen && !wanted.seats.some((it) => it.kind === 'open');
    const start = wanted.start && !alone;
    const asked = ['POST', '/api/tables', { ...wanted, start }] as const;
    const here = isForHere(wanted) && (await pocket.isHere());
    const made = here
      ? await pocket.open<TableId>(asked[2], t('you'))
      : await ask<TableId>(...asked);
    chances.remember(made.id, { commitment: made.commitment });
    const own = wanted.seats.flatMap((it, seat) => (it.kind === 'me' ? [seat] : []));
    if (wanted.start && alone) await api.start(made.id);
    else if (!chosen) for (const seat of own) await api.sit(made.id, seat);
    return made;
  },
  table: (id: string) => ask<TableInfo>('GET', table(id)),
  sit: async (id: string, seat: number) => {
    const chance = chances.promised(id).chance ?? chances.draw();
    await ask('POST', `${table(id)}/seats/${seat}`, { chance });
    chances.remember(id, { chance });
  },
  leave: (id: string, seat: number) => ask('DELETE', `${table(id)}/seats/${seat}`),
  setBot: (id: string, seat: number, bot: string | null) =>
    ask('PUT', `${table(id)}/seats/${seat}`, { bot }),
  start: async (id: string) => {
    const chance = chances.promised(id).chance ?? chances.draw();
    await ask('POST', `${table(id)}/start`, { chance });
    chances.remember(id, { chance });
  },
  /** The table of the next game, with the same players as before. */
  rematch: async ({ id, seats }: TableInfo) => {
    const alone = seats.every((it) => it.you || it.kind === 'bot');
    const made = await ask<TableId>('POST', `${table(id)}/rematch`, { start: !alone });
    chances.remember(made.id, { commitment: made.commitment });
    const own = seats.filter((it) => it.you);
    if (alone) await api.start(made.id);
    else for (const { seat } of own) await api.sit(made.id, seat);
    return made;
  },

  act: (id: string, seat: number, version: number, actions: unknown[]) =>
    ask<{ version: number }>('POST', `${table(id)}/actions`, { seat, version, actions }),
  undo: (id: string, seat: number, version: number, to?: number) =>
    ask<{ version: number }>('POST', `${table(id)}/undo`, { seat, version, to }),
  preview: (id: string, seat: number, actions: unknown[], signal?: AbortSignal) =>
    ask<PreviewAnswer>('POST', `${table(id)}/preview`, { seat, actions }, signal),
  /** The first hint comes soon, better ones as they are found. */
  hint: (id: string, seat: number, receive: (hint: Hint) => void, signal: AbortSignal) =>
    ask('POST', `${table(id)}/hint`, { seat }, signal, (data) => receive(data as Hint)),

  frame: (id: string, version: number, seat: number | null, everything = false) =>
    ask<SentFrame>(
      'GET',
      `${table(id)}/frames/${version}?${everything ? 'view=everything' : of(seat)}`,
    ),
  replay: (id: string) => ask<ReplayFile>('GET', `${table(id)}/replay`),
  /** Whether the address of a table leads others to it. */
  isShareable: (id: string) => !pocket.owns(id),
  /** Follows a link to the file of a finished game; that of a table in this browser is made on the spot. */
  saveReplay: async (event: MouseEvent, id: string): Promise<void> => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (!pocket.owns(id)) return;
    event.preventDefault();
    const file = JSON.stringify(await api.replay(id));
    const save = document.createElement('a');
    save.href = URL.createObjectURL(new Blob([file], { type: 'application/json' }));
    save.download = link.download;
    save.click();
    URL.revokeObjectURL(save.href);
  },
  chat: (id: string) => ask<ChatMessage[]>('GET', `${table(id)}/chat`),
  say: (id: string, said: string) => ask('POST', `${table(id)}/chat`, { said }),
  follow: (id: string, seat: number | null, follower: Follower) =>
    linkTo(id).follow(id, seat, follower),
};
