import { expect, test } from 'vitest';
import { hinted } from './hinted';
import { NOTHING } from './targets';

test('a suggested Move selects the wolf, its payment and its goal', () => {
  const shown = hinted([
    { act: 'move', terrain: 'forest', pay: '1' },
    { act: 'walk', wolf: 'pack', from: 'A9', to: 'A6' },
    { act: 'end_turn' },
  ]);
  expect(shown?.choice).toEqual({ ...NOTHING, from: 'A9', wolves: ['pack'], locked: '1' });
  expect(shown?.pinned).toEqual({ hex: 'A6', deed: 'walk' });
});

test('a suggested den presses its button and picks its track', () => {
  const shown = hinted([{ act: 'build', at: 'A10', track: 'speed', pay: '12' }]);
  expect(shown?.choice.mode).toBe('build');
  expect(shown?.track).toBe('speed');
  expect(shown?.pinned).toEqual({ hex: 'A10', deed: 'build' });
});

test('the end of the turn has no place on the map', () => {
  expect(hinted([{ act: 'end_turn' }])).toBeNull();
});
