import { expect, test } from 'vitest';
import { placesOf } from './places';

test('places are ordered, and equal places by seat', () => {
  const outcome = { placing: [2, 1, 2], score: [40, 60, 40] };
  expect(placesOf(outcome, ['A', 'B', 'C'], null).map((it) => [it.place, it.name])).toEqual([
    [1, 'B'],
    [2, 'A'],
    [2, 'C'],
  ]);
});

test('a rival without a seat has a row, above the player if it won', () => {
  const rows = (placing: number, score: number) =>
    placesOf({ placing: [placing], score: [82] }, ['You'], { name: 'Fox', score }).map((it) => [
      it.place,
      it.name,
      it.score,
    ]);
  expect(rows(2, 87)).toEqual([
    [1, 'Fox', 87],
    [2, 'You', 82],
  ]);
  expect(rows(1, 70)).toEqual([
    [1, 'You', 82],
    [2, 'Fox', 70],
  ]);
});
