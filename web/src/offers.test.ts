import { expect, test } from 'vitest';
import { expand } from './offers';

test('every combination of values is an action', () => {
  const all = expand([
    { act: 'howl', at: ['A1', 'B2'], pay: ['h', '1'] },
    { act: 'take', at: ['C3'], track: [null, 'speed'] },
    { act: 'rally', cards: { some_of: ['a', 'b'] } },
    { act: 'move', pay: ['h'], then: [{ act: 'walk', to: ['A1', 'A2'] }] },
    { act: 'end_turn' },
    { action: { act: 'odd', list: [1, 2] } },
  ]);
  expect(all.map((it) => it.action)).toEqual([
    { act: 'howl', at: 'A1', pay: 'h' },
    { act: 'howl', at: 'A1', pay: '1' },
    { act: 'howl', at: 'B2', pay: 'h' },
    { act: 'howl', at: 'B2', pay: '1' },
    { act: 'take', at: 'C3' },
    { act: 'take', at: 'C3', track: 'speed' },
    { act: 'rally', cards: ['a'] },
    { act: 'rally', cards: ['b'] },
    { act: 'rally', cards: ['a', 'b'] },
    { act: 'move', pay: 'h' },
    { act: 'end_turn' },
    { act: 'odd', list: [1, 2] },
  ]);
  expect(all[9]?.then).toEqual([
    { act: 'walk', to: 'A1' },
    { act: 'walk', to: 'A2' },
  ]);
});
