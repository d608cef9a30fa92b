import { expect, test } from 'vitest';
import { SHAPES } from './emblem';

test('no two seats look alike without colour: each has a shape of its own', () => {
  expect(new Set(SHAPES).size).toBe(5);
});
