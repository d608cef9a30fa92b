import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame, News, Wire } from '../board';
import { Showing } from './showing.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const frame = (version: number, ...news: News[]): Frame => ({
  version,
  news,
  view: { version },
  figures: {},
  sheets: [],
  offers: [],
  legal: [],
  turn: { of: [0] },
  undo: null,
  outcome: null,
});
const entry = (version: number, seat: number, ...events: string[]): News => ({
  version,
  seat,
  events: events.map((event) => ({ event })),
});

function showing(speed = 1, pace = 200) {
  const told: string[] = [];
  const it = new Showing({
    pace: (event: Wire) => (event.event === 'quiet' ? 0 : pace),
    speed: () => speed,
    viewer: () => 0,
    onevent: (event) => told.push(String(event.event)),
  });
  return { it, told };
}

test('the first frame is there at once, with its log', () => {
  const { it, told } = showing();
  it.push(frame(2, entry(1, 1, 'a'), entry(2, 1, 'b')));
  expect(it.frame?.version).toBe(2);
  expect(it.log).toHaveLength(2);
  expect(it.stage).toBeNull();
  expect(told).toEqual([]);
});

test("others' events are shown one by one before their frame", async () => {
  const { it, told } = showing();
  it.push(frame(0));
  it.push(frame(1, entry(1, 1, 'a', 'quiet', 'b')));
  await vi.advanceTimersByTimeAsync(1);
  expect([it.stage?.event.event, it.stage?.ms, it.holding]).toEqual(['a', 200, true]);
  expect(it.frame?.version).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(it.stage?.event.event).toBe('b');
  await vi.advanceTimersByTimeAsync(200);
  expect([it.stage, it.frame?.version, it.holding]).toEqual([null, 1, false]);
  expect(told).toEqual(['a', 'quiet', 'b']);
});

test('own events are shown after the frame and never hold up the next one', async () => {
  const { it } = showing();
  it.push(frame(0));
  it.push(frame(1, entry(1, 0, 'a', 'b')));
  await vi.advanceTimersByTimeAsync(1);
  expect([it.frame?.version, it.stage?.event.event, it.holding]).toEqual([1, 'a', false]);
  it.push(frame(2, entry(2, 0, 'c')));
  await vi.advanceTimersByTimeAsync(200);
  expect([it.frame?.version, it.stage?.event.event]).toEqual([2, 'c']);
});

test('what ends the own turn is shown to its end, however quick the next player is', async () => {
  const { it } = showing();
  it.push(frame(0));
  it.push(frame(1, entry(1, 0, 'moon', 'region A', 'region B')));
  await vi.advanceTimersByTimeAsync(1);
  it.push(frame(2, entry(2, 1, 'theirs')));
  await vi.advanceTimersByTimeAsync(200);
  expect([it.frame?.version, it.stage?.event.event]).toEqual([1, 'region A']);
  await vi.advanceTimersByTimeAsync(200);
  expect(it.stage?.event.event).toBe('region B');
  await vi.advanceTimersByTimeAsync(200);
  expect([it.frame?.version, it.stage?.event.event]).toEqual([1, 'theirs']);
});

test('skipping jumps to the newest frame and leaves no line out of the log', async () => {
  const { it, told } = showing();
  it.push(frame(0));
  it.push(frame(1, entry(1, 1, 'a', 'b')));
  it.push(frame(2, entry(2, 2, 'c')));
  await vi.advanceTimersByTimeAsync(50);
  it.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect([it.frame?.version, it.stage, it.holding]).toEqual([2, null, false]);
  expect(told).toEqual(['a', 'b', 'c']);
});

test('speed 0 shows results at once', () => {
  const { it, told } = showing(0);
  it.push(frame(0));
  it.push(frame(1, entry(1, 1, 'a')));
  expect(it.frame?.version).toBe(1);
  expect(told).toEqual(['a']);
});

test('a hidden page jumps to the result', () => {
  const { it } = showing();
  it.push(frame(0));
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  it.push(frame(1, entry(1, 1, 'a')));
  expect(it.frame?.version).toBe(1);
  state.mockRestore();
});

test('a long turn is hurried to two and a half seconds', async () => {
  const { it } = showing(1, 500);
  it.push(frame(0));
  it.push(frame(1, entry(1, 1, ...Array.from({ length: 20 }, (_, n) => `e${n}`))));
  await vi.advanceTimersByTimeAsync(1);
  expect(it.stage?.ms).toBeCloseTo(125);
  await vi.advanceTimersByTimeAsync(9000);
  expect(it.frame?.version).toBe(1);
});

test('who plays faster than can be shown is caught up with', async () => {
  const { it, told } = showing();
  it.push(frame(0));
  for (let version = 1; version <= 60; version += 1) {
    it.push(frame(version, entry(version, 1, 'a')));
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(it.frame?.version).toBeGreaterThan(40);
  await vi.advanceTimersByTimeAsync(2600);
  expect(it.frame?.version).toBe(60);
  expect(told).toHaveLength(60);
});

test('one can wait for a version to be on the screen', async () => {
  const { it } = showing();
  it.push(frame(0));
  const seen = vi.fn();
  void it.reached(2).then(seen);
  it.push(frame(1, entry(1, 1, 'a')));
  it.push(frame(2, entry(2, 1, 'b')));
  await vi.advanceTimersByTimeAsync(250);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(250);
  expect(seen).toHaveBeenCalled();
});

test('a frame older than what is shown is ignored', () => {
  const { it } = showing();
  it.push(frame(3));
  it.push(frame(2, entry(2, 1, 'late')));
  expect(it.frame?.version).toBe(3);
  expect(it.log).toEqual([]);
});

test('a board may hold the next frame back, for something to be read first', async () => {
  const { it } = showing();
  it.push(frame(0));
  const release = it.hold();
  it.push(frame(1, entry(1, 1, 'a')));
  await vi.advanceTimersByTimeAsync(1000);
  expect([it.frame?.version, it.stage]).toEqual([0, null]);
  release();
  await vi.advanceTimersByTimeAsync(1);
  expect(it.stage?.event.event).toBe('a');
  await vi.advanceTimersByTimeAsync(200);
  expect(it.frame?.version).toBe(1);
});

test('paused, each event stays until the next one is asked for, and the rest takes its usual time', async () => {
  const { it, told } = showing();
  it.push(frame(0));
  it.push(frame(1, entry(1, 1, 'a', 'b', 'c', 'd')));
  await vi.advanceTimersByTimeAsync(1);
  it.pause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([it.stage?.event.event, it.frame?.version]).toEqual(['a', 0]);
  it.step();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([it.stage?.event.event, it.stage?.ms]).toEqual(['b', 200]);
  it.resume();
  await vi.advanceTimersByTimeAsync(1);
  expect([it.stage?.event.event, it.stage?.ms]).toEqual(['c', 200]);
  await vi.advanceTimersByTimeAsync(400);
  expect([it.stage, it.frame?.version]).toEqual([null, 1]);
  expect(told).toEqual(['a', 'b', 'c', 'd']);
});

test('skipping ends a pause, and a pause keeps nothing of the own turn waiting', async () => {
  const { it } = showing();
  it.push(frame(0));
  it.push(frame(1, entry(1, 1, 'a', 'b')));
  await vi.advanceTimersByTimeAsync(1);
  it.pause();
  it.skip();
  await vi.advanceTimersByTimeAsync(1);
  expect([it.frame?.version, it.paused]).toEqual([1, false]);
  it.pause();
  it.push(frame(2, entry(2, 0, 'c')));
  await vi.advanceTimersByTimeAsync(400);
  expect([it.frame?.version, it.stage]).toEqual([2, null]);
});
