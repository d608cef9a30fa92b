import { expect, test } from 'vitest';
import { turn } from './frames';
import { lastTurn } from './news';
import { pace } from './moments';
import { pictured, quiet, signs } from './pictured';
import type { Event, Line, View } from './wire';

const frame = turn;
const view = (pieces: View['pieces'], lone: string[] = []): View => ({
  ...frame.view,
  pieces,
  lone_wolves: lone,
});
const told = (pieces: View['pieces']) =>
  pieces.map((it) => `${it.owner} ${it.piece} ${it.at}`).sort();

test('the picture follows the events that are being shown', () => {
  const before = view(
    [
      { at: 'A1', owner: 1, piece: 'pack' },
      { at: 'A2', owner: 0, piece: 'pack' },
      { at: 'A3', owner: 1, piece: 'den' },
      { at: 'A4', owner: 2, piece: 'den' },
      { at: 'A5', owner: 2, piece: 'pack' },
    ],
    ['B1'],
  );
  const events: Event[] = [
    { event: 'wolf_walked', seat: 1, wolf: 'pack', from: 'A1', to: 'A2' },
    { event: 'displaced', seat: 1, owner: 0, wolf: 'pack', from: 'A2', to: 'A9' },
    { event: 'lair_built', seat: 1, at: 'A3', lairs: 1 },
    { event: 'den_dominated', seat: 1, owner: 2, at: 'A4', track: 'howl' },
    { event: 'wolf_dominated', seat: 1, owner: 2, at: 'A5', wolf: 'alpha', placed: 3 },
    { event: 'lone_wolf_joined', seat: 1, at: 'B1', wolf: 'pack', placed: 4 },
    { event: 'den_built', seat: 1, at: 'C1', track: 'speed' },
    { event: 'pair_placed', seat: 2, at: 'S1' },
    { event: 'action_ended', seat: 1, done: 2 },
  ];
  const { pieces, lone } = pictured(before, events);
  expect(told(pieces)).toEqual([
    '0 pack A9',
    '1 alpha A5',
    '1 den A4',
    '1 den C1',
    '1 lair A3',
    '1 pack A2',
    '1 pack B1',
    '2 alpha S1',
    '2 pack S1',
  ]);
  expect(lone).toEqual([]);
  expect(told(before.pieces)).toHaveLength(5);
});

test('bookkeeping is neither drawn nor written', () => {
  expect(pace({ event: 'action_ended' })).toBe(0);
  expect(quiet({ event: 'turn_ended' })).toBe(true);
  expect(pace({ event: 'wolf_walked' })).toBeGreaterThan(0);
  expect(quiet({ event: 'wolf_walked' })).toBe(false);
});

test('a last turn ends where the turn before it ended', () => {
  let version = 0;
  const line = (seat: number, event: string, undone = false): Line => {
    version += 1;
    return { id: `${version}`, version, seat, event: { event, seat } as Event, undone };
  };
  const log = [
    line(1, 'den_built'),
    line(1, 'turn_ended'),
    line(0, 'wolf_walked'),
    line(0, 'turn_ended'),
    line(1, 'hunted', true),
    line(1, 'paid'),
    line(1, 'wolf_walked'),
    line(1, 'turn_ended'),
    line(0, 'den_built'),
  ];
  expect(lastTurn(log, 1).map((it) => it.event?.event)).toEqual(['wolf_walked']);
  expect(lastTurn(log, 0).map((it) => it.event?.event)).toEqual(['den_built']);
  expect(lastTurn(log, 2)).toEqual([]);
});

test('a turn in signs counts the walks and says where the rest was done', () => {
  const walk: Event = { event: 'wolf_walked', seat: 1, wolf: 'pack', from: 'A1', to: 'A2' };
  const den: Event = { event: 'den_built', seat: 1, at: 'C1', track: 'speed' };
  expect(signs([walk, walk, den])).toEqual([
    { icon: 'paw', text: '2' },
    { icon: 'den', text: 'C1' },
  ]);
});
