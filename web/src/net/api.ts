/** Every request the page makes. A request without an identity makes a guest, without a dialog. */
import type { SentFrame, Wire } from '../board';
import * as chances from './chance';
import { parser, type Message } from './stream';
import type {
  About,
  ChatMessage,
  Device,
  GameInfo,
  Hint,
  Me,
  MutedPerson,
  NewTable,
  PreviewAnswer,
  ReplayFile,
  TableInfo,
  Tables,
} from './wire';

/** The server's no, or nobody's answer (`status` 0). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    /** `{ reason, …numbers }`. */
    readonly refusal: Wire,
  ) {
    super(String(refusal.reason ?? status));
  }

  get offline(): boolean {
    return this.status === 0 || this.status >= 502;
  }
}

let guest: Promise<Me> | null = null;

/** Set once this browser is somebody, so that the first request need not find out. */
const KNOWN = 'known';

/** Our identity; a guest is made on first need. A browser that never was here does not ask first. */
export function identity(): Promise<Me> {
  guest ??= known() ? asBefore() : call<Me>('POST', '/api/guests', {});
  guest.then(
    () => remember(true),
    () => (guest = null),
  );
  return guest;
}

/** This browser's earlier identity; its identity may have been lost on the server. */
function asBefore(): Promise<Me> {
  return call<Me>('GET', '/api/me').catch((error: unknown) => {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
    return call<Me>('POST', '/api/guests', {});
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

/**
 * A request, without caring who asks. One that is called off by its signal fails as if offline.
 * An answer that comes as events is handed over event by event.
 */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  receive?: (message: Message) => void,
): Promise<T> {
  const request: RequestInit = { method, signal, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    request.headers = { ...request.headers, 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(path, request);
    if (receive && answer.ok && answer.body) {
      const pieces = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      const parse = parser(receive);
      for (;;) {
        const { done, value } = await pieces.read();
        if (done) return undefined as T;
        parse(value);
      }
    }
    text = await answer.text();
  } catch {
    throw new Refused(0, { reason: 'offline' });
  }
  let json: unknown = null;
  try {
    json = text ? JSON.parse(text) : null;
  } catch {
    // An answer that is not JSON comes from something between us and the server.
  }
  if (!answer.ok) {
    throw new Refused(answer.status, (json as Wire | null) ?? { reason: 'unexpected' });
  }
  return json as T;
}

/** A request that needs an identity: one that turns out to be missing is made, and the request repeated. */
async function ask<T>(...request: Parameters<typeof call>): Promise<T> {
  if (!known()) await identity();
  try {
    return await call<T>(...request);
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
    forgetIdentity();
    await identity();
    return call<T>(...request);
  }
}

/** A request that is answered by nothing but its success. */
const done = async (...request: Parameters<typeof call>): Promise<true> => {
  await ask(...request);
  return true;
};
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const of = (seat: number | null) => (seat === null ? '' : `seat=${seat}`);

export const api = {
  games: () => call<GameInfo[]>('GET', '/api/games'),
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

  tables: () => (known() ? ask<Tables>('GET', '/api/tables') : call<Tables>('GET', '/api/tables')),
  /** Our browser adds to the seed; what it added is remembered. */
  create: async (wanted: NewTable) => {
    const chance = chances.draw();
    const made = await ask<{ id: string }>('POST', '/api/tables', { ...wanted, chance });
    chances.remember(made.id, { chance });
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
  start: (id: string) => ask('POST', `${table(id)}/start`, {}),
  rematch: async (id: string) => {
    const chance = chances.draw();
    const made = await ask<{ id: string }>('POST', `${table(id)}/rematch`, { chance });
    chances.remember(made.id, { chance });
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
    ask('POST', `${table(id)}/hint`, { seat }, signal, ({ data }) =>
      receive(JSON.parse(data) as Hint),
    ),

  frame: (id: string, version: number, seat: number | null, everything = false) =>
    ask<SentFrame>(
      'GET',
      `${table(id)}/frames/${version}?${everything ? 'view=everything' : of(seat)}`,
    ),
  replay: (id: string) => ask<ReplayFile>('GET', `${table(id)}/replay`),
  chat: (id: string) => ask<ChatMessage[]>('GET', `${table(id)}/chat`),
  say: (id: string, said: string) => ask('POST', `${table(id)}/chat`, { said }),
  events: (id: string, seat: number | null) => `${table(id)}/events?${of(seat)}`,
};
