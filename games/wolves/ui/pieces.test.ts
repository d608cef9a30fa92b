import { expect, test } from 'vitest';
import { ruleOf, standing } from './pieces';
import type { View } from './wire';

const view = {
  pieces: [
    { at: 'A1', owner: 0, piece: 'pack' },
    { at: 'A1', owner: 0, piece: 'den' },
    { at: 'A2', owner: 1, piece: 'alpha' },
  ],
  lone_wolves: ['A3'],
  regions: [{ prey_at: 'A7', prey_left: 2, water: 'A16' }],
} as unknown as View;

test('a hex is explained by the weightiest thing on it', () => {
  const seen = ['A1', 'A2', 'A3', 'A7', 'A16', 'A9'].map((it) => standing(view, it));
  expect(seen).toEqual(['den', 'alpha', 'lone', 'prey', 'water', 'land']);
  expect(ruleOf('prey')).toBe('11.1');
});
