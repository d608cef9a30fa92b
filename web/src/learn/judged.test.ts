import { expect, test } from 'vitest';
import type { JudgedTurn } from '../net/wire';
import { balances, curve, ended, mistakes, swing } from './judged';

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
  expect(swing(points, 6)).toEqual({ seat: 1, by: 0.65 });
});

test('mistakes are told by size, luck apart from choice', () => {
  expect(mistakes(turns).map((it) => it.version)).toEqual([6, 3]);
  const [first, second] = balances(turns, 2);
  expect([first?.lost, first?.luck]).toEqual([0.1, 0.1]);
  expect([second?.lost, second?.luck]).toEqual([0.05, -0.1]);
});
