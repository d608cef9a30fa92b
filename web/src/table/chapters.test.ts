import { expect, test } from 'vitest';
import type { ReplayFile } from '../net/wire';
import { chaptersOf } from './chapters';
import { rowsOf } from './parts';

const entry = (...events: object[]) => ({ seat: 0, events });
const file = (entries: object[], scores: object[]) =>
  ({ replay: { entries }, screen: { scores } }) as unknown as ReplayFile;

test('a chapter has the points that stood when it ended', () => {
  const game = file(
    [
      entry({ event: 'paid' }),
      entry({ event: 'moon_rose', moon: 'crescent' }),
      entry({ event: 'paid' }),
      entry({ event: 'moon_rose', moon: 'full' }, { event: 'game_ended' }),
    ],
    [
      { version: 2, totals: [4, 1] },
      { version: 3, totals: [4, 3] },
    ],
  );
  expect(chaptersOf('wolves', game)).toEqual([
    { name: 'crescent', totals: [4, 1] },
    { name: 'full', totals: [4, 3] },
  ]);
});

test('a rival without a seat grows by what its sheet says of each chapter', () => {
  const game = file(
    [entry({ event: 'age_began', age: 2 }), entry({ event: 'game_ended' })],
    [{ version: 1, totals: [5] }],
  );
  const lines = [
    { name: 'age1-isle', points: 3 },
    { name: 'age1-dunes', points: 4 },
    { name: 'age3-isle', points: 2 },
  ];
  expect(chaptersOf('kingdoms', game, { lines, total: 9 })).toEqual([
    { name: 'age1', totals: [5, 7] },
    { name: 'age3', totals: [5, 9] },
  ]);
});

test('a row that only one sheet has is a row of the result', () => {
  const upstart = { lines: [{ name: 'age1-isle', points: 3 }], total: 3 };
  const you = {
    lines: [
      { name: 'age1-isle', points: 1 },
      { name: 'rallies', points: 2 },
    ],
    total: 3,
  };
  expect(rowsOf('kingdoms', [upstart, you])).toEqual([
    { name: 'age1', tone: 0, points: [3, 1], best: 3 },
    { name: 'rallies', tone: 1, points: [0, 2], best: 2 },
  ]);
});
