import { beforeEach, expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import { coaching, played } from './coach';
import { solved } from './learned.svelte';

beforeEach(() => {
  localStorage.clear();
  settings.coach = true;
});

test('the coach says less with every finished game, and in the end nothing', () => {
  const levels = ['a', 'b', 'c', 'd', 'e'].map((table) => {
    const now = coaching('otters', true);
    played('otters', table);
    played('otters', table);
    return now;
  });
  expect(levels).toEqual(['move', 'move', 'look', 'look', 'look']);
  expect(coaching('otters', true)).toBe('none');
});

test('a player without a lesson has no coach, and it can be switched off', () => {
  expect(coaching('beavers', false)).toBe('none');
  solved('beavers', 'dam');
  expect(coaching('beavers', false)).toBe('move');
  settings.coach = false;
  expect(coaching('beavers', true)).toBe('none');
});
