import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Wire } from '../board';
import { forgetIdentity } from '../net/api';
import { Server, seat, table } from './fake-server';
import { Hints } from './hints.svelte';

const hintOf = (version: number, ways: Wire[][]) => ({
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
const [swim, dive] = [[{ act: 'swim' }], [{ act: 'dive' }]];

let server: Server;
let version = 4;
let refused = vi.fn();
let hints: Hints;
beforeEach(() => {
  forgetIdentity();
  server = new Server(table([seat(0, { you: true }), seat(1)], { hints: true }));
  version = 4;
  refused = vi.fn();
  hints = new Hints('k7', () => ({ version, seat: 0 }), refused);
});
afterEach(() => {
  hints.close();
  vi.unstubAllGlobals();
});
const thoughts = async (count: number) => {
  await vi.waitFor(() => expect(server.streams).toHaveLength(count));
  return server.streams[count - 1] as Server['streams'][number];
};

test('nothing is shown that may still change: only the last hint is', async () => {
  const asked = hints.ask();
  const stream = await thoughts(1);
  stream.send('hint', hintOf(4, [swim]));
  stream.send('hint', hintOf(4, [dive, swim]));
  expect([hints.given, hints.thinking]).toEqual([null, true]);
  stream.end();
  await asked;
  expect([hints.suggested, hints.thinking]).toEqual([dive, false]);
});

test('another idea is the next line, and after the last one the first again', async () => {
  const asked = hints.ask();
  const stream = await thoughts(1);
  stream.send('hint', hintOf(4, [dive, swim]));
  stream.end();
  await asked;
  hints.next();
  expect(hints.suggested).toEqual(swim);
  hints.next();
  expect(hints.suggested).toEqual(dive);
});

test('a hint for the same position is not asked for again but shown again', async () => {
  const asked = hints.ask();
  const stream = await thoughts(1);
  stream.send('hint', hintOf(4, [dive]));
  stream.end();
  await asked;
  hints.suggested = null;
  await hints.ask();
  expect([hints.suggested, server.streams.length]).toEqual([dive, 1]);
});

test('a hint goes with its position, and the next one is thought about anew', async () => {
  const asked = hints.ask();
  (await thoughts(1)).send('hint', hintOf(4, [dive]));
  server.streams[0]?.end();
  await asked;
  version = 5;
  hints.moveOn();
  expect([hints.given, hints.suggested]).toEqual([null, null]);
  const again = hints.ask();
  const stream = await thoughts(2);
  stream.send('hint', hintOf(5, [swim]));
  stream.end();
  await again;
  expect(hints.suggested).toEqual(swim);
});

test('a hint that is cancelled reports nothing', async () => {
  const asked = hints.ask();
  (await thoughts(1)).send('hint', hintOf(4, [dive]));
  hints.close();
  await asked;
  expect([hints.given, hints.thinking]).toEqual([null, false]);
  expect(refused).not.toHaveBeenCalled();
});
