import { describe, expect, it } from 'vitest';
import {
  NOTHING,
  cardsFor,
  complete,
  kingdomsFor,
  partners,
  pickCard,
  pickKingdom,
  targets,
  wantsPartner,
} from './choice';
import { LEGAL } from './scene';
import { gist } from './tags';

const legal = LEGAL.map((action) => ({ action }));

describe('a claim', () => {
  it('is picked card first: the kingdoms that let it in are the targets', () => {
    const card = pickCard(NOTHING, legal, 'tiger2');
    expect(targets(card, legal)).toEqual([
      { kind: 'kingdom', kingdom: 'marsh' },
      { kind: 'kingdom', kingdom: 'woods' },
    ]);
    const both = pickKingdom(card, legal, 'woods');
    expect(both && complete(both, legal)).toEqual({
      act: 'claim',
      card: 'tiger2',
      kingdom: 'woods',
    });
  });

  it('is picked kingdom first: the cards that fit are the targets', () => {
    const picked = pickKingdom(NOTHING, legal, 'woods');
    expect(picked && targets(picked, legal)).toEqual([
      { kind: 'card', card: 'tiger5' },
      { kind: 'card', card: 'tiger2' },
    ]);
    const both = picked && pickCard(picked, legal, 'tiger5');
    expect(both && complete(both, legal)).toEqual({
      act: 'claim',
      card: 'tiger5',
      kingdom: 'woods',
    });
  });

  it('takes the only second card by itself', () => {
    const both = pickKingdom(pickCard(NOTHING, legal, 'tiger2'), legal, 'marsh');
    expect(both && complete(both, legal)).toMatchObject({ kingdom: 'marsh', with: 'tiger5' });
  });

  it('asks for the second card where several would do', () => {
    const both = pickKingdom(pickCard(NOTHING, legal, 'tiger5'), legal, 'marsh');
    if (!both) throw new Error('tiger5 fits marsh');
    expect(wantsPartner(both, legal)).toBe(true);
    expect(complete(both, legal)).toBeNull();
    expect(targets(both, legal)).toEqual([
      { kind: 'card', card: 'tiger2' },
      { kind: 'card', card: 'frog5' },
    ]);
    expect(complete(pickCard(both, legal, 'frog5'), legal)).toMatchObject({ with: 'frog5' });
  });

  it('is no pick where the card does not fit, or no card does', () => {
    expect(pickKingdom(pickCard(NOTHING, legal, 'bee6'), legal, 'woods')).toBeNull();
    expect(pickKingdom(NOTHING, legal, 'peaks')).toBeNull();
  });

  it('is dropped by clicking the card or the kingdom again', () => {
    expect(pickCard(pickCard(NOTHING, legal, 'bee6'), legal, 'bee6')).toBe(NOTHING);
    const picked = pickKingdom(NOTHING, legal, 'woods');
    expect(picked && pickKingdom(picked, legal, 'woods')).toBe(NOTHING);
  });
});

describe('a rally', () => {
  it('is made of ticked cards, in any order, and can be sent only as it is legal', () => {
    const one = pickCard({ mode: 'rally', cards: [] }, legal, 'tiger2');
    expect(complete(one, legal)).toBeNull();
    const two = pickCard(one, legal, 'bee6');
    expect(complete(two, legal)).toEqual({ act: 'rally', cards: ['bee6', 'tiger2'] });
    expect(pickCard(two, legal, 'tiger2')).toEqual({ mode: 'rally', cards: ['bee6'] });
  });
});

it('lists what fits from the legal actions alone', () => {
  expect(kingdomsFor(legal, 'tiger5')).toEqual(['dunes', 'marsh', 'woods']);
  expect(cardsFor(legal, 'dunes')).toEqual(['tiger5', 'frog5']);
  expect(partners(legal, 'tiger5', 'marsh')).toEqual(['tiger2', 'frog5']);
  expect(partners(legal, 'tiger5', 'woods')).toEqual([]);
});

it('shortens a reason to what is needed', () => {
  expect(gist('Tiger 6 does not fit the Isle (high). Needed: rank 6, 7, 8.')).toBe(
    'Needed: rank 6, 7, 8',
  );
  expect(gist('No room in the Isle: its capital is taken.')).toBe(
    'No room in the Isle: its capital is taken',
  );
});
