import { expect, test } from 'vitest';
import { covers, parts, toggled } from './pay';
test('a payment covers what was put down for it', () => {
  expect(covers('h1', '1')).toBe(true);
  expect(covers('h1', '')).toBe(true);
  expect(covers('h*', '**')).toBe(false);
  expect(covers('h1', '5')).toBe(false);
});

test('tiles are put down and taken back, and payments have one form', () => {
  expect(toggled('', '1')).toBe('1');
  expect(toggled('1', 'h')).toBe('h1');
  expect(toggled('h1', '1')).toBe('h');
  expect(toggled('h', '*', 2)).toBe('h*');
  expect(toggled('h**', '*', 2)).toBe('h');
  expect(parts('h3**')).toEqual({ tiles: ['h', '3'], tokens: 2 });
});
