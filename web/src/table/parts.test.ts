import { expect, test } from 'vitest';
import { partsOf } from './parts';

test('without a game’s own parts every line is one', () => {
  const lines = [
    { name: 'fish', points: 3 },
    { name: 'shells', points: 2 },
  ];
  expect(partsOf('otters', { lines, total: 5 })).toEqual(lines);
});
