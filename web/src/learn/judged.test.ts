import { expect, test } from 'vitest';
import type { JudgedTurn } from '../net/wire';
import {
  apart,
  balances,
  bands,
  curve,
  ended,
  mistakes,
  moments,
  strongest,
  swing,
} from './judged';

const turn = (version: number, seat: number, lost: number, win: number[], luck = [0, 0]) =>
  ({
    version,
    seat,
    lost,
    win,
    luck,
    verdict: lost > 0.07 ? 'mistake' : lost > 0.03 ? 'inaccurate' : 'best',
  }) as JudgedTurn;
const turns = [
  turn(0, 0, 0, [0.5, 0.5], [0.1, -0.1]),
  turn(3, 1, 0.05, [0.6, 0.4]),
  turn(6, 0, 0.1, [0.65, 0.35], [0, 0]),
];

test('the curve runs from the first turn to the end', () => {
  const points = curve(turns, ended(9, [2, 1]));
  expect(points.map((it) => it.version)).toEqual([0, 3, 6, 9]);
  expect(points.at(-1)?.win).toEqual([0, 1]);
  expect(ended(9, [1, 1]).win).toEqual([0.5, 0.5]);
  expect(swing(points, 6).seat).toBe(1);
});

test('the curve is the mean of one round, so it does not swing with whose turn it is', () => {
  const sawing = [0.7, 0.3, 0.7, 0.3].map((it, at) => turn(at, at % 2, 0, [it, 1 - it]));
  const points = curve(sawing, null);
  const heights = points.slice(1, -1).map((it) => it.win[0] ?? 0);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.2);
});

test('bands fill the whole height', () => {
  const [first] = bands([{ version: 0, win: [0.2, 0.5, 0.3] }], 3);
  expect(first?.edges.map((it) => Math.round(it * 10))).toEqual([0, 2, 7, 10]);
});

test('moments are the five that decided most, in the order of play', () => {
  const found = moments(turns, curve(turns, null));
  expect(found.map((it) => [it.version, it.kind, it.by])).toEqual([
    [3, 'costly', -0.05],
    [6, 'costly', -0.1],
  ]);
});

test('mistakes are listed by size, luck apart from choice', () => {
  expect(mistakes(turns).map((it) => it.version)).toEqual([6, 3]);
  const [first, second] = balances(turns, 2);
  expect([first?.lost, first?.luck]).toEqual([0.1, 0.1]);
  expect([second?.lost, second?.luck]).toEqual([0.05, -0.1]);
});

test('numbers on the curve keep apart, in order and inside it', () => {
  const moved = apart([0.01, 0.02, 0.03, 0.99, 1], 0.1);
  expect(moved.map((it) => Number(it.toFixed(2)))).toEqual([0.05, 0.15, 0.25, 0.85, 0.95]);
  expect(apart([0.2, 0.6], 0.1)).toEqual([0.2, 0.6]);
});

test('the strongest turns are those after which a chance had grown, without gifts', () => {
  const game = [
    turn(0, 0, 0, [0.4, 0.6]),
    turn(1, 1, 0, [0.5, 0.5]),
    turn(2, 0, 0.2, [0.4, 0.6]),
    turn(3, 1, 0, [0.9, 0.1]),
    turn(4, 0, 0, [0.7, 0.3]),
  ];
  const found = strongest(game, 0, ended(9, [1, 2]));
  expect(found.map((it) => it.turn.version)).toEqual([4, 0]);
  expect(found[0]?.by).toBeCloseTo(0.3);
});

test('alone, the band is as high as the chance', () => {
  expect(bands([{ version: 0, win: [0.25] }], 1)[0]?.edges).toEqual([0, 0.25]);
});
