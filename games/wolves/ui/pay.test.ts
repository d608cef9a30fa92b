import { expect, test } from 'vitest';
import { covers, parts, ranked, toggled } from './pay';
import type { SeatView, Terrain } from './wire';

const tile = (letter: string, up: Terrain, down: Terrain) => ({ tile: letter, up, down });

/** Shows forest on three tiles, rock on none, tundra on two. */
const seat = {
  tiles: [
    tile('h', 'forest', 'forest'),
    tile('1', 'forest', 'rock'),
    tile('2', 'grass', 'rock'),
    tile('3', 'tundra', 'grass'),
    tile('4', 'tundra', 'desert'),
    tile('5', 'forest', 'desert'),
  ],
} as SeatView;

test('the home tile pays first, since its flip changes nothing', () => {
  expect(ranked(['1', '5', 'h', '*'], seat)[0]).toBe('h');
});

test('a tile is flipped whose other side is shown least', () => {
  const more = {
    tiles: seat.tiles.map((it) => (it.tile === '2' ? tile('2', 'rock', 'grass') : it)),
  };
  expect(ranked(['1', '5'], more as SeatView)).toEqual(['5', '1']);
});

test('tokens pay last', () => {
  expect(ranked(['**', 'h*', '1*', 'h1', '15'], seat)).toEqual(['h1', '15', 'h*', '1*', '**']);
});

test('the same payment is offered once', () => {
  expect(ranked(['h', 'h', '1'], seat)).toEqual(['h', '1']);
});

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
