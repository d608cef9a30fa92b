import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetIdentity } from '../net/api';
import { toasts } from '../parts/toasts.svelte';
import { Server, frame, seat, table } from './fake-server';
import { Session } from './session.svelte';

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
  expect(server.requests.map((it) => it.path).slice(0, 2)).toEqual([
    '/api/guests',
    '/api/tables/k7',
  ]);
  expect(session.viewer).toBeNull();
});

test('a table that does not exist is missing', async () => {
  const server = new Server(table([]));
  server.answers['GET /api/tables/k7'] = () => [404, { reason: 'not_found' }];
  session = new Session('k7');
  await session.start();
  expect(session.missing).toBe(true);
});

test('somebody whose seat is gone looks on, and somebody who is banned does not', async () => {
  const server = new Server(table([seat(0, { you: true }), seat(1)]));
  const stream = await sit(server);
  expect(session.viewer).toBe(0);
  server.shut = 'seat=0';
  server.table = table([seat(0), seat(1)]);
  stream.end();
  await vi.waitFor(() => expect(server.streams).toHaveLength(2));
  expect([session.viewer, session.missing]).toEqual([null, false]);
  server.shut = 'events';
  server.streams[1]?.end();
  await vi.waitFor(() => expect(session.missing).toBe(true));
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
  const offers = [{ act: 'swim' }];
  stream.send('frame', frame(1, [0], { offers }));
  await vi.waitFor(() => expect(session.frame?.version).toBe(1));
  const answer = vi.fn(
    () =>
      [200, { preview: { events: [], before: 1, after: 2, complete: true } }] as [number, unknown],
  );
  server.answers['POST /api/tables/k7/preview'] = answer;
  await session.questions.preview([{ act: 'swim' }]);
  expect((await session.questions.preview([{ act: 'swim' }]))?.after).toBe(2);
  expect(answer).toHaveBeenCalledTimes(1);
  stream.send('frame', frame(2, [0], { offers }));
  await vi.waitFor(() => expect(session.frame?.version).toBe(2));
  await session.questions.preview([{ act: 'swim' }]);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('a preview and its refusal take one request, and nothing is asked out of turn', async () => {
  const server = new Server(table([seat(0, { you: true }), seat(1)]));
  const stream = await sit(server);
  stream.send('frame', frame(1, [0]));
  await vi.waitFor(() => expect(session.frame?.version).toBe(1));
  server.answers['POST /api/tables/k7/preview'] = () => [200, { refusal: { reason: 'too_cold' } }];
  expect(await session.questions.preview([{ act: 'swim' }, { act: 'dive' }])).toBeNull();
  expect(await session.questions.why({ act: 'swim' })).toBe('{"reason":"too_cold"}');
  stream.send('frame', frame(2, [1]));
  await vi.waitFor(() => expect(session.frame?.version).toBe(2));
  const before = server.requests.length;
  expect([
    await session.questions.preview([{ act: 'swim' }]),
    await session.questions.why({ act: 'swim' }),
  ]).toEqual([null, null]);
  expect(server.requests.slice(before)).toEqual([]);
  expect(server.requests.filter((it) => it.path.endsWith('/preview'))).toHaveLength(2);
  expect(server.requests.some((it) => it.path.endsWith('/why'))).toBe(false);
});

test('with several own seats the screen is covered before the next one looks', async () => {
  const server = new Server(table([seat(0, { you: true }), seat(1, { you: true })]));
  const stream = await sit(server);
  expect([session.viewer, stream.url]).toEqual([0, '/api/tables/k7/events?seat=0']);
  stream.send('frame', frame(1, [0]));
  await vi.waitFor(() => expect(session.frame?.version).toBe(1));
  expect(session.device.cover).toBeNull();
  stream.send('frame', frame(2, [1]));
  await vi.waitFor(() => expect(session.device.cover).toBe(1));
  session.device.look(1);
  expect([session.device.cover, session.frame, session.showing.log]).toEqual([null, null, []]);
  await vi.waitFor(() => expect(server.streams[1]?.url).toBe('/api/tables/k7/events?seat=1'));
});

test('a player who sits down looks through that seat from then on', async () => {
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
  expect([session.chat.lines.length, session.chat.unread]).toEqual([1, 1]);
  session.chat.show(true);
  expect(session.chat.unread).toBe(0);
});
