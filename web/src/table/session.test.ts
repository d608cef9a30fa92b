import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame } from '../board';
import { forgetIdentity } from '../net/api';
import type { SeatInfo, TableInfo } from '../net/wire';
import { toasts } from '../parts/toasts.svelte';
import { Session } from './session.svelte';

const seat = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: 'human',
  name: `P${seat}`,
  you: false,
  connected: true,
  bot: null,
  waiting: false,
  clock: null,
  ...more,
});
const table = (seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'k7',
  game: 'otters',
  rules: 1,
  options: {},
  pace: { kind: 'none' },
  public: false,
  hints: false,
  standin: 'light',
  start: true,
  status: 'running',
  seats,
  yours: true,
  version: 0,
  revision: 0,
  commitment: '',
  seed_chosen: false,
  seed: null,
  starts_in: null,
  rematch: null,
  created: 0,
  ...more,
});
const frame = (version: number, due: number[], more: Partial<Frame> = {}): Frame => ({
  version,
  news: [],
  view: {},
  figures: {},
  sheets: [],
  legal: [],
  turn: { of: due },
  undo: null,
  outcome: null,
  ...more,
});

/** A server of one table: answers what it is told to, and lets tests send events. */
class Server {
  requests: { method: string; path: string; body: unknown }[] = [];
  answers: Record<string, (body: unknown) => [number, unknown]> = {};
  streams: { url: string; send: (event: string, data: unknown) => void; end: () => void }[] = [];
  known = true;

  constructor(public table: TableInfo) {
    vi.stubGlobal('fetch', (url: string, request: RequestInit = {}) => this.answer(url, request));
  }

  private answer(url: string, request: RequestInit): Promise<Response> {
    const [path = ''] = url.split('?');
    const method = request.method ?? 'GET';
    if (path.endsWith('/events')) return Promise.resolve(this.open(url, request));
    if (path.endsWith('.ftl')) return Promise.resolve(new Response(''));
    const body: unknown = request.body ? JSON.parse(String(request.body)) : undefined;
    this.requests.push({ method, path, body });
    if (path.endsWith('/hint')) return Promise.resolve(this.open(url, request));
    const [status, json] = this.reply(method, path, body);
    return Promise.resolve(new Response(JSON.stringify(json), { status }));
  }

  private reply(method: string, path: string, body: unknown): [number, unknown] {
    const own = this.answers[`${method} ${path}`];
    if (own) return own(body);
    if (!this.known && path.startsWith('/api/tables')) return [401, { reason: 'no_identity' }];
    if (path === '/api/me')
      return this.known ? [200, { id: 'me', name: 'Me' }] : [401, { reason: 'no_identity' }];
    if (path === '/api/guests') {
      this.known = true;
      return [200, { id: 'me', name: 'Guest', token: 'x' }];
    }
    if (path.endsWith('/chat')) return [200, []];
    if (path === '/api/tables/k7') return [200, this.table];
    return [404, { reason: 'not_found' }];
  }

  private open(url: string, request: RequestInit): Response {
    let control: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (it) => void (control = it) });
    request.signal?.addEventListener('abort', () => control.error(new Error('aborted')));
    const write = (text: string) => control.enqueue(new TextEncoder().encode(text));
    this.streams.push({
      url,
      send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      end: () => control.close(),
    });
    return new Response(body);
  }
}

let session: Session;
async function sit(server: Server): Promise<Server['streams'][number]> {
  session = new Session('k7');
  await session.start();
  await vi.waitFor(() => expect(server.streams).toHaveLength(1));
  return server.streams[0] as Server['streams'][number];
}

beforeEach(() => {
  forgetIdentity();
  toasts.list = [];
});
afterEach(() => {
  session.stop();
  vi.unstubAllGlobals();
});

test('somebody without an identity becomes a guest without being asked', async () => {
  const server = new Server(table([seat(0), seat(1)]));
  server.known = false;
  await sit(server);
  expect(server.requests.map((it) => it.path).slice(0, 3)).toEqual([
    '/api/me',
    '/api/guests',
    '/api/tables/k7',
  ]);
  expect(session.viewer).toBeNull();
});

test('a table that is not there is said to be missing', async () => {
  const server = new Server(table([]));
  server.answers['GET /api/tables/k7'] = () => [404, { reason: 'not_found' }];
  session = new Session('k7');
  await session.start();
  expect(session.missing).toBe(true);
});

test('an accepted action is awaited until its frame is on the screen', async () => {
  const server = new Server(table([seat(0, { you: true }), seat(1)]));
  const stream = await sit(server);
  stream.send('frame', frame(4, [0]));
  await vi.waitFor(() => expect(session.myTurn).toBe(true));
  server.answers['POST /api/tables/k7/actions'] = () => [200, { version: 5 }];
  const sent = session.send([{ act: 'swim' }]);
  expect(session.busy).toBe(true);
  expect(await session.send([{ act: 'swim' }])).toBe(false);
  stream.send('frame', frame(5, [1]));
  expect(await sent).toBe(true);
  expect(session.busy).toBe(false);
  expect(server.requests.at(-1)?.body).toEqual({ seat: 0, version: 4, actions: [{ act: 'swim' }] });
});

test('a refused action is explained and leaves everything as it was', async () => {
  const server = new Server(table([seat(0, { you: true }), seat(1)]));
  const stream = await sit(server);
  stream.send('frame', frame(4, [0]));
  await vi.waitFor(() => expect(session.frame?.version).toBe(4));
  server.answers['POST /api/tables/k7/actions'] = () => [422, { reason: 'too_cold', degrees: 2 }];
  expect(await session.send([{ act: 'swim' }])).toBe(false);
  expect(toasts.list.map((it) => it.text)).toEqual(['{"reason":"too_cold","degrees":2}']);
  expect(session.frame?.version).toBe(4);
  expect(session.busy).toBe(false);
});

test('previews are asked once for each version', async () => {
  const server = new Server(table([seat(0, { you: true }), seat(1)]));
  const stream = await sit(server);
  const legal = [{ action: { act: 'swim' } }];
  stream.send('frame', frame(1, [0], { legal }));
  await vi.waitFor(() => expect(session.frame?.version).toBe(1));
  const answer = vi.fn(
    () => [200, { events: [], before: 1, after: 2, complete: true }] as [number, unknown],
  );
  server.answers['POST /api/tables/k7/preview'] = answer;
  await session.preview([{ act: 'swim' }]);
  expect((await session.preview([{ act: 'swim' }]))?.after).toBe(2);
  expect(answer).toHaveBeenCalledTimes(1);
  stream.send('frame', frame(2, [0], { legal }));
  await vi.waitFor(() => expect(session.frame?.version).toBe(2));
  await session.preview([{ act: 'swim' }]);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('what may be refused is asked about first, and nothing is asked out of turn', async () => {
  const server = new Server(table([seat(0, { you: true }), seat(1)]));
  const stream = await sit(server);
  stream.send('frame', frame(1, [0]));
  await vi.waitFor(() => expect(session.frame?.version).toBe(1));
  server.answers['POST /api/tables/k7/why'] = () => [200, { refusal: { reason: 'too_cold' } }];
  expect(await session.preview([{ act: 'swim' }, { act: 'dive' }])).toBeNull();
  expect(await session.why({ act: 'swim' })).toBe('{"reason":"too_cold"}');
  stream.send('frame', frame(2, [1]));
  await vi.waitFor(() => expect(session.frame?.version).toBe(2));
  const before = server.requests.length;
  expect([await session.preview([{ act: 'swim' }]), await session.why({ act: 'swim' })]).toEqual([
    null,
    null,
  ]);
  expect(server.requests.slice(before)).toEqual([]);
  expect(server.requests.some((it) => it.path.endsWith('/preview'))).toBe(false);
});

test('with several own seats the screen is covered before the next one looks', async () => {
  const server = new Server(table([seat(0, { you: true }), seat(1, { you: true })]));
  const stream = await sit(server);
  expect([session.viewer, stream.url]).toEqual([0, '/api/tables/k7/events?seat=0']);
  stream.send('frame', frame(1, [0]));
  await vi.waitFor(() => expect(session.frame?.version).toBe(1));
  expect(session.cover).toBeNull();
  stream.send('frame', frame(2, [1]));
  await vi.waitFor(() => expect(session.cover).toBe(1));
  session.look(1);
  expect([session.cover, session.frame, session.showing.log]).toEqual([null, null, []]);
  await vi.waitFor(() => expect(server.streams[1]?.url).toBe('/api/tables/k7/events?seat=1'));
});

test('who sits down looks through that seat from then on', async () => {
  const server = new Server(
    table([seat(0), seat(1, { kind: 'open', name: null })], { status: 'lobby' }),
  );
  await sit(server);
  expect(session.viewer).toBeNull();
  server.answers['POST /api/tables/k7/seats/1'] = () => {
    server.table = table([seat(0), seat(1, { you: true })]);
    return [200, {}];
  };
  await session.manage(() => import('../net/api').then(({ api }) => api.sit('k7', 1)));
  expect(session.viewer).toBe(1);
  await vi.waitFor(() => expect(server.streams.at(-1)?.url).toBe('/api/tables/k7/events?seat=1'));
});

test('chat counts what was not read, clocks are taken over', async () => {
  const server = new Server(table([seat(0, { you: true }), seat(1)]));
  const stream = await sit(server);
  stream.send('chat', { id: 1, identity: 'x', name: 'P1', said: 'hi', at: 0 });
  stream.send('chat', { id: 1, identity: 'x', name: 'P1', said: 'hi', at: 0 });
  stream.send('clock', { seats: [{ left: 9000, running: true }, null] });
  await vi.waitFor(() => expect(session.table?.seats[0]?.clock?.left).toBe(9000));
  expect([session.chat.length, session.unread]).toEqual([1, 1]);
  session.openChat(true);
  expect(session.unread).toBe(0);
});

const hintOf = (version: number, ways: { act: string }[][]) => ({
  version,
  bot: 'light',
  action: ways[0]?.[0],
  lines: ways.map((actions) => ({
    actions,
    notation: [],
    win: [0.5, 0.5],
    points: [30, 30],
    why: [],
  })),
});

test('the first hint is shown at once, and a better one takes its place', async () => {
  const server = new Server(table([seat(0, { you: true }), seat(1)], { hints: true }));
  const stream = await sit(server);
  stream.send('frame', frame(4, [0]));
  await vi.waitFor(() => expect(session.myTurn).toBe(true));
  const [swim, dive, rest] = [[{ act: 'swim' }], [{ act: 'dive' }], [{ act: 'rest' }]] as const;
  const hint = session.hint();
  void session.hint();
  const thoughts = server.streams[1];
  thoughts?.send('hint', hintOf(4, [[...swim]]));
  await vi.waitFor(() => expect(session.suggested).toEqual(swim));
  expect(session.hinting).toBe(true);
  thoughts?.send('hint', hintOf(4, [[...dive], [...swim]]));
  await vi.waitFor(() => expect(session.suggested).toEqual(dive));
  // What somebody has begun to do on the board is not changed by what comes later.
  session.touch();
  thoughts?.send('hint', hintOf(4, [[...rest]]));
  await vi.waitFor(() => expect(session.hinted?.action).toEqual({ act: 'rest' }));
  expect(session.suggested).toEqual(dive);
  thoughts?.end();
  await hint;
  expect(session.hinting).toBe(false);
  expect(server.requests.filter((it) => it.path.endsWith('/hint'))).toHaveLength(1);
});

test('a hint that nobody waits for any more is called off, without a word', async () => {
  const server = new Server(table([seat(0, { you: true }), seat(1)], { hints: true }));
  server.answers['POST /api/tables/k7/actions'] = () => [200, { version: 4 }];
  const stream = await sit(server);
  stream.send('frame', frame(4, [0]));
  await vi.waitFor(() => expect(session.myTurn).toBe(true));
  for (const leave of [() => session.closeHint(), () => void session.send([{ act: 'swim' }])]) {
    const hint = session.hint();
    server.streams.at(-1)?.send('hint', hintOf(4, [[{ act: 'dive' }]]));
    await vi.waitFor(() => expect(session.hinted).not.toBeNull());
    leave();
    await hint;
    expect([session.hinting, toasts.list.length]).toEqual([false, 0]);
  }
});

test('a new position is thought about anew, whatever was asked before', async () => {
  const server = new Server(table([seat(0, { you: true }), seat(1)], { hints: true }));
  const stream = await sit(server);
  stream.send('frame', frame(4, [0]));
  await vi.waitFor(() => expect(session.myTurn).toBe(true));
  const before = session.hint();
  stream.send('frame', frame(5, [0]));
  await vi.waitFor(() => expect(session.frame?.version).toBe(5));
  const after = session.hint();
  await before;
  expect(session.hinting).toBe(true);
  server.streams[2]?.send('hint', hintOf(5, [[{ act: 'dive' }]]));
  await vi.waitFor(() => expect(session.suggested).toEqual([{ act: 'dive' }]));
  server.streams[2]?.end();
  await after;
});

test('every way of a hint can be shown on the board, as long as its position is there', async () => {
  const server = new Server(table([seat(0, { you: true }), seat(1)], { hints: true }));
  const stream = await sit(server);
  stream.send('frame', frame(4, [0]));
  await vi.waitFor(() => expect(session.myTurn).toBe(true));
  const ways = [[{ act: 'swim' }], [{ act: 'dive' }]];
  const hint = session.hint();
  server.streams[1]?.send('hint', hintOf(4, ways));
  await vi.waitFor(() => expect(session.suggested).toEqual(ways[0]));
  server.streams[1]?.end();
  await hint;
  session.suggest(ways[1] ?? []);
  expect(session.suggested).toEqual(ways[1]);
  // Whoever asks once more wants to see it on the board again, whatever was chosen there meanwhile.
  for (const choose of [() => session.suggest(ways[1] ?? []), () => {}]) {
    choose();
    const shown = session.suggested;
    const again = session.hint();
    server.streams.at(-1)?.send('hint', hintOf(4, ways));
    await vi.waitFor(() => expect(session.suggested).not.toBe(shown));
    expect(session.suggested).toEqual(ways[0]);
    server.streams.at(-1)?.end();
    await again;
  }

  stream.send('frame', frame(5, [1]));
  await vi.waitFor(() => expect(session.frame?.version).toBe(5));
  expect(session.suggested).toBeNull();
  session.suggest(ways[0] ?? []);
  expect(session.suggested).toBeNull();
});
