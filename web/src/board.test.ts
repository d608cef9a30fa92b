import { expect, test } from 'vitest';
import { choices, deciding, known, narrow, same, type Legal } from './board';

type Action = {
  act: string;
  at?: string;
  pay?: string;
  cards?: { animal: string; rank: number }[];
};
const legal: Legal<Action>[] = [
  { action: { act: 'howl', at: 'A3', pay: 'h1' } },
  { action: { act: 'howl', at: 'A3', pay: '2*' } },
  { action: { act: 'howl', at: 'B1', pay: 'h1' } },
  { action: { act: 'rally', cards: [{ animal: 'owl', rank: 3 }] } },
  { action: { act: 'end_turn' } },
];

test('narrowing keeps the actions whose fields have the wanted values', () => {
  const howls = narrow(legal, { act: 'howl' });
  expect(howls).toHaveLength(3);
  expect(narrow(howls, { at: 'A3' }).map((it) => it.action.pay)).toEqual(['h1', '2*']);
  expect(narrow(legal, { cards: [{ animal: 'owl', rank: 3 }] })).toHaveLength(1);
  expect(narrow(legal, { at: 'Z9' })).toEqual([]);
  expect(narrow(legal, {})).toEqual(legal);
});

test('choices lists the different values of a field in order', () => {
  expect(choices(legal, 'at')).toEqual(['A3', 'B1']);
  expect(choices(narrow(legal, { act: 'end_turn' }), 'at')).toEqual([]);
});

test('values from JSON are compared by what they contain', () => {
  expect(same({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
  expect(same([1], { 0: 1 })).toBe(false);
  expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(same({ a: undefined }, { b: undefined })).toBe(false);
});

test('a secret is either known or nothing', () => {
  expect(known({ known: 4 })).toBe(4);
  expect(known('hidden')).toBeNull();
});

test('nobody owes a decision once the game is over', () => {
  expect(deciding({ turn: { of: [0, 2] } })).toEqual([0, 2]);
  expect(deciding({ turn: 'over' })).toEqual([]);
});
