/** The check of real values against the types finds what it is there to find. */
import { expect, test } from 'vitest';
import { Seen, type Kind } from './typed';

const claim = { act: 'claim', card: 'owl3', kingdom: 'isle' };
const committed = { event: 'committed', seat: 0, card: 'hidden' };
const hunted = { event: 'hunted', seat: 0, region: 'A', prey: 'hare', left: 1 };

/** The compiler takes a while to start. */
const SLOW = 60_000;

function said(game: string, values: [Kind, unknown][]): string[] {
  const seen = new Seen();
  for (const [kind, value] of values) seen.add(kind, value);
  return seen.misfits(game);
}

test(
  'what is of its type is let through',
  () => {
    expect(
      said('kingdoms', [
        ['Action', claim],
        ['Action', { ...claim, with: 'owl4' }],
        ['Event', committed],
        ['Refusal', { reason: 'game_over' }],
        ['Refusal', { reason: 'not_in_hand', card: 'owl3' }],
      ]),
    ).toEqual([]);
    expect(said('wolves', [['Event', hunted]])).toEqual([]);
  },
  SLOW,
);

test(
  'what lacks a field, has one too many or another word in it is found',
  () => {
    const wrong: [Kind, unknown, string][] = [
      ['Action', { act: 'claim', card: 'owl3' }, "'kingdom' is missing"],
      ['Action', { ...claim, more: 1 }, 'does not exist'],
      ['Action', { ...claim, kingdom: 'moon' }, '"moon"'],
      ['Action', { ...claim, with: null }, "'null'"],
      ['Event', { event: 'slept', seat: 0 }, '"slept"'],
      ['Event', { ...committed, card: { known: 3 } }, "'number'"],
    ];
    const found = said(
      'kingdoms',
      wrong.map(([kind, value]) => [kind, value]),
    );
    expect(found).toEqual(wrong.map((it) => expect.stringContaining(it[2])));
  },
  SLOW,
);

test('only values that show something new are kept', () => {
  const seen = new Seen();
  for (let rank = 1; rank < 9; rank += 1) seen.add('Action', { ...claim, card: `owl${rank}` });
  expect(seen.count('Action')).toBe(1);
  seen.add('Action', { ...claim, kingdom: 'dunes' });
  seen.add('Action', { ...claim, with: 'owl4' });
  seen.add('Action', { act: 'retreat' });
  expect(seen.count('Action')).toBe(4);
});
