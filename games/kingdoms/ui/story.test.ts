import { describe, expect, it } from 'vitest';
import { battleOf, fight, score, sumOf, type AgeStory, type BattleStory } from './story';
import { movesOf } from './upstart';
import type { Event } from './wire';

const battle = (events: Event[], from: BattleStory | null = null) => events.reduce(fight, from);
const age = (events: Event[]) => events.reduce<AgeStory | null>(score, null);

const BEGIN: Event = { event: 'battle_began', kingdom: 'woods', contenders: [0, 1, 2] };

describe('a battle', () => {
  it('hides chosen cards until they are revealed', () => {
    const chosen = battle([
      BEGIN,
      { event: 'committed', seat: 1, card: 'hidden' },
      { event: 'committed', seat: 0, card: { known: 'bee1' } },
    ]);
    expect(chosen?.fighters.map((it) => [it.chosen, it.card])).toEqual([
      [true, 'bee1'],
      [true, null],
      [false, null],
    ]);
    expect(
      battle([{ event: 'revealed', seat: 1, card: 'owl8' }], chosen)?.fighters[1],
    ).toMatchObject({ card: 'owl8', rank: 8 });
  });

  it('counts battle tokens once, also when an event is shown twice', () => {
    const added: Event = { event: 'modifier_added', seat: 1, rank: 7 };
    const story = battle([BEGIN, { event: 'revealed', seat: 1, card: 'owl3' }, added, added]);
    expect(story?.fighters[1]).toMatchObject({ rank: 7 });
  });

  it('goes on with the tied ones alone, who choose anew', () => {
    const story = battle([
      BEGIN,
      { event: 'revealed', seat: 0, card: 'owl5' },
      { event: 'revealed', seat: 1, card: 'bee5' },
      { event: 'revealed', seat: 2, card: 'bee2' },
      { event: 'round_tied', kingdom: 'woods', fighting: [0, 1] },
    ]);
    expect(story?.fighters.map((it) => [it.out, it.card])).toEqual([
      [false, null],
      [false, null],
      [true, null],
    ]);
    expect(story?.used).toEqual(['owl5', 'bee5', 'bee2']);
    expect(story?.tiedRounds).toBe(1);
  });

  it("turns the upstart's cards up one by one", () => {
    const solo: Event = { event: 'battle_began', kingdom: 'isle', contenders: [0, 'upstart'] };
    const one = battle([solo, { event: 'upstart_revealed', card: 'bee3' }]);
    expect(one?.upstart).toEqual(['bee3']);
    expect(battle([{ event: 'upstart_revealed', card: 'owl2' }], one)?.upstart).toEqual([
      'bee3',
      'owl2',
    ]);
  });

  it('looks the same from the view as from the events', () => {
    const told = battle([
      BEGIN,
      { event: 'committed', seat: 0, card: { known: 'bee1' } },
      { event: 'committed', seat: 1, card: 'hidden' },
    ]);
    const seen = battleOf(
      {
        kingdom: 'woods',
        token: 8,
        contenders: [0, 1, 2],
        fighting: [0, 1, 2],
        asked: null,
        cards: [
          { seat: 0, card: { known: 'bee1' }, added: 0 },
          { seat: 1, card: 'hidden', added: 0 },
        ],
        upstart_cards: [],
        passed: [],
        used: [],
        tied_rounds: 0,
      },
      2,
    );
    expect(seen).toEqual(told);
  });
});

describe('the scoring of an age', () => {
  const events: Event[] = [
    { event: 'age_ended', age: 3 },
    { event: 'scoring_began', kingdom: 'isle', token: 7 },
    { event: 'scored', owner: 0, kingdom: 'isle', place: 1, points: 7 },
    { event: 'scored', owner: 1, kingdom: 'isle', place: 2, points: 3 },
    { event: 'scoring_began', kingdom: 'dunes', token: 9 },
    { event: 'battle_began', kingdom: 'dunes', contenders: [0, 1] },
    { event: 'revealed', seat: 0, card: 'bee8' },
    { event: 'revealed', seat: 1, card: 'owl1' },
    { event: 'battle_ended', kingdom: 'dunes', winners: [1], losers: [0] },
    { event: 'scored', owner: 1, kingdom: 'dunes', place: 1, points: 9 },
    { event: 'scored', owner: 0, kingdom: 'dunes', place: 2, points: 3 },
    { event: 'retreat_tokens_scored', seat: 0, values: [2, 5], points: 7 },
    { event: 'modifiers_scored', seat: 0, points: 1 },
    { event: 'game_ended' },
  ];

  it('adds up, row by row', () => {
    const story = age(events);
    expect(story?.rows.map((it) => it.kingdom)).toEqual(['isle', 'dunes']);
    expect(story && [sumOf(story, 0), sumOf(story, 1), sumOf(story, 2)]).toEqual([18, 12, 0]);
    expect(story?.done).toBe(true);
  });

  it('remembers the battles', () => {
    expect(age(events)?.rows[1]?.battle).toMatchObject({
      winners: [1],
      fighters: [{ card: 'bee8' }, { card: 'owl1' }],
    });
  });

  it('begins anew with the next age and ignores what is not its own', () => {
    expect(age([...events, { event: 'age_ended', age: 1 }])?.rows).toEqual([]);
    expect(age([{ event: 'scored', owner: 0, kingdom: 'isle', place: 1, points: 7 }])).toBeNull();
  });
});

describe('the upstart', () => {
  it('plays a card, and a matching bonus card after it', () => {
    const moves = movesOf([
      { event: 'upstart_turned', card: 'tiger8' },
      { event: 'card_laid', owner: 'upstart', card: 'tiger8', kingdom: 'dunes' },
      { event: 'token_placed', owner: 'upstart', kingdom: 'dunes', capital: false },
      { event: 'bonus_matched', card: 'bee8' },
      { event: 'card_laid', owner: 'upstart', card: 'bee8', kingdom: 'marsh' },
      { event: 'token_placed', owner: 'upstart', kingdom: 'marsh', capital: false },
    ]);
    expect(moves).toMatchObject([
      { card: 'tiger8', bonus: false, to: 'dunes' },
      { card: 'bee8', bonus: true, to: 'marsh' },
    ]);
  });

  it('takes capitals and retreats; the player’s own cards are not its moves', () => {
    const moves = movesOf([
      { event: 'card_laid', owner: 0, card: 'owl5', kingdom: 'peaks' },
      { event: 'upstart_turned', card: 'tiger2' },
      { event: 'card_laid', owner: 'upstart', card: 'tiger2', kingdom: 'peaks' },
      { event: 'token_placed', owner: 'upstart', kingdom: 'peaks', capital: true },
      { event: 'retreated', owner: 'upstart', cause: 'capital' },
    ]);
    expect(moves).toMatchObject([{ card: 'tiger2', capital: true, retreated: true }]);
  });

  it('discards without effect', () => {
    const moves = movesOf([
      { event: 'upstart_turned', card: 'bee1' },
      { event: 'upstart_discarded', card: 'bee1' },
    ]);
    expect(moves).toMatchObject([{ card: 'bee1', to: null }]);
  });
});
