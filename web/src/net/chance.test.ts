import { beforeEach, expect, test } from 'vitest';
import { draw, promised, remember } from './chance';

beforeEach(() => localStorage.clear());

test('a value is 64 random hexadecimal digits', () => {
  expect(draw()).toMatch(/^[0-9a-f]{64}$/);
  expect(draw()).not.toBe(draw());
});

test('what was shown first is what counts', () => {
  remember('k7', { chance: 'a' });
  remember('k7', { commitment: 'c' });
  remember('k7', { chance: 'b', commitment: 'd' });
  expect(promised('k7')).toEqual({ chance: 'a', commitment: 'c' });
  expect(promised('k8')).toEqual({});
});

test('only the latest tables are remembered', () => {
  for (let table = 0; table < 300; table += 1) remember(`t${table}`, { chance: 'a' });
  expect(promised('t99')).toEqual({});
  expect(promised('t100')).toEqual({ chance: 'a' });
});
