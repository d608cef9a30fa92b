import { expect, test } from 'vitest';
import { PATTERNS } from './patterns';

test('no two grounds look alike without colour: each has a drawing of its own', () => {
  const drawings = Object.values(PATTERNS).map((it) => it.path.d);
  expect(new Set(drawings).size).toBe(drawings.length);
});
