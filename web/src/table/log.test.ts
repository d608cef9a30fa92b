import { expect, test } from 'vitest';
import type { News } from '../board';
import { extend, sinceOwn } from './log';

const entry = (version: number, seat: number, ...events: string[]): News => ({
  version,
  seat,
  events: events.map((event) => ({ event })),
});

test('news become lines, one for each event', () => {
  const log = extend([], [entry(1, 0, 'paid', 'walked'), entry(2, 1, 'howled')]);
  expect(log.map((it) => [it.id, it.seat, it.event?.event])).toEqual([
    ['1.0', 0, 'paid'],
    ['1.1', 0, 'walked'],
    ['2.0', 1, 'howled'],
  ]);
});

test('news that came twice are logged once', () => {
  const log = extend([], [entry(1, 0, 'paid')]);
  expect(extend(log, [entry(1, 0, 'paid'), entry(2, 0, 'walked')])).toHaveLength(2);
});

test('what was taken back stays in the log, marked', () => {
  const log = extend(
    [],
    [entry(1, 0, 'paid'), entry(2, 0, 'walked'), { version: 3, seat: 0, undo: 1, events: [] }],
  );
  expect(log.map((it) => it.undone)).toEqual([false, true, false]);
  expect(log[2]?.event).toBeNull();
});

test('since your last turn leaves out your own entries and what was taken back', () => {
  const log = extend(
    [],
    [
      entry(1, 1, 'early'),
      entry(2, 0, 'own'),
      entry(3, 1, 'walked'),
      { version: 4, seat: 1, undo: 2, events: [] },
      entry(5, 1, 'howled'),
      entry(6, 2, 'built'),
    ],
  );
  expect(sinceOwn(log, 0).map((it) => it.event?.event)).toEqual(['howled', 'built']);
  expect(sinceOwn(log, null)).toHaveLength(5 - 1);
});

test('what a bot did for you happened while you were away', () => {
  const log = extend([], [entry(1, 0, 'own'), entry(2, 1, 'walked'), entry(3, 0, 'howled')]);
  const byStandIn = (line: { version: number }) => line.version === 3;
  expect(sinceOwn(log, 0, byStandIn).map((it) => it.event?.event)).toEqual(['walked', 'howled']);
});
