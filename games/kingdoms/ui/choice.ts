/**
 * What the player has picked so far, and what can be picked next. Everything follows from the list
 * of legal actions: there are no rules here.
 */
import { choices, narrow, same, type Legal } from '$board';
import type { Action, Card, KingdomId } from './wire';

export type Legals = readonly Legal<Action>[];
type Claim = Extract<Action, { act: 'claim' }>;

/** A claim is picked in any order; a rally by ticking cards; a retreat by a panel that asks again. */
export type Choice =
  | { mode: 'claim'; card: Card | null; kingdom: KingdomId | null; with: Card | null }
  | { mode: 'rally'; cards: Card[] }
  | { mode: 'retreat' };

export type ClaimChoice = Extract<Choice, { mode: 'claim' }>;

export const NOTHING: ClaimChoice = { mode: 'claim', card: null, kingdom: null, with: null };

/** Something that can be picked next. */
export type Target = { kind: 'card'; card: Card } | { kind: 'kingdom'; kingdom: KingdomId };

function claims(legal: Legals): Legal<Claim>[] {
  return narrow(legal, { act: 'claim' }) as Legal<Claim>[];
}

/** The kingdoms that let this card in. */
export function kingdomsFor(legal: Legals, card: Card): KingdomId[] {
  return choices(narrow(claims(legal), { card }), 'kingdom');
}

/** The cards this kingdom lets in. */
export function cardsFor(legal: Legals, kingdom: KingdomId): Card[] {
  return choices(narrow(claims(legal), { kingdom }), 'card');
}

/** The second cards that may go with a card: only some decrees ask for one. */
export function partners(legal: Legals, card: Card, kingdom: KingdomId): Card[] {
  return choices(narrow(claims(legal), { card, kingdom }), 'with');
}

export function canRally(legal: Legals): boolean {
  return narrow(legal, { act: 'rally' }).length > 0;
}

export function canRetreat(legal: Legals): boolean {
  return narrow(legal, { act: 'retreat' }).length > 0;
}

/** Whether any card fits anywhere. */
export function canClaim(legal: Legals): boolean {
  return claims(legal).length > 0;
}

/** The battle action of this card, if it may be chosen. */
export function commitOf(legal: Legals, card: Card): Action | null {
  return narrow(legal, { act: 'commit', card } as Partial<Action>)[0]?.action ?? null;
}

/** The action that is fully picked, if it is. */
export function complete(choice: Choice, legal: Legals): Action | null {
  if (choice.mode === 'retreat')
    return legal.find((it) => it.action.act === 'retreat')?.action ?? null;
  if (choice.mode === 'rally') {
    const wanted = [...choice.cards].sort();
    const found = legal.find(
      ({ action }) => action.act === 'rally' && same([...action.cards].sort(), wanted),
    );
    return found?.action ?? null;
  }
  if (!choice.card || !choice.kingdom) return null;
  const found = narrow(claims(legal), { card: choice.card, kingdom: choice.kingdom }).find(
    ({ action }) => (action.with ?? null) === choice.with,
  );
  return found?.action ?? null;
}

/** What a click on a card of the hand leads to. */
export function pickCard(choice: Choice, legal: Legals, card: Card): Choice {
  if (choice.mode === 'rally') {
    const ticked = choice.cards.includes(card);
    return {
      mode: 'rally',
      cards: ticked ? choice.cards.filter((it) => it !== card) : [...choice.cards, card],
    };
  }
  if (choice.mode === 'retreat') return { ...NOTHING, card };
  if (
    choice.card &&
    choice.kingdom &&
    partners(legal, choice.card, choice.kingdom).includes(card)
  ) {
    return { ...choice, with: card };
  }
  if (choice.card === card) return NOTHING;
  if (choice.kingdom && cardsFor(legal, choice.kingdom).includes(card)) {
    return joined(legal, card, choice.kingdom);
  }
  return { ...NOTHING, card };
}

/** What a click on a kingdom leads to; `null` if the picked card does not fit there. */
export function pickKingdom(choice: Choice, legal: Legals, kingdom: KingdomId): Choice | null {
  const card = choice.mode === 'claim' ? choice.card : null;
  const picked = choice.mode === 'claim' ? choice.kingdom : null;
  if (card) return kingdomsFor(legal, card).includes(kingdom) ? joined(legal, card, kingdom) : null;
  if (picked === kingdom) return NOTHING;
  return cardsFor(legal, kingdom).length > 0 ? { ...NOTHING, kingdom } : null;
}

/** Card and kingdom together. Where only one second card can go with them, it goes. */
function joined(legal: Legals, card: Card, kingdom: KingdomId): ClaimChoice {
  const seconds = partners(legal, card, kingdom);
  return { mode: 'claim', card, kingdom, with: seconds.length === 1 ? (seconds[0] ?? null) : null };
}

/** Whether a second card has to be picked now. */
export function wantsPartner(choice: Choice, legal: Legals): boolean {
  return (
    choice.mode === 'claim' &&
    choice.card !== null &&
    choice.kingdom !== null &&
    choice.with === null &&
    partners(legal, choice.card, choice.kingdom).length > 1
  );
}

/** What can be picked next, in the order of the board and then of the hand. */
export function targets(choice: Choice, legal: Legals): Target[] {
  const ofCards = (cards: Card[]): Target[] => cards.map((card) => ({ kind: 'card', card }));
  if (choice.mode === 'retreat') return [];
  if (choice.mode === 'rally') {
    const all = narrow(legal, { act: 'rally' }).flatMap(({ action }) =>
      action.act === 'rally' ? action.cards : [],
    );
    return ofCards([...new Set(all)]);
  }
  const { card, kingdom } = choice;
  if (card && kingdom) {
    return wantsPartner(choice, legal)
      ? ofCards(partners(legal, card, kingdom))
      : [{ kind: 'kingdom', kingdom }];
  }
  if (card) return kingdomsFor(legal, card).map((kingdom) => ({ kind: 'kingdom', kingdom }));
  if (kingdom) return ofCards(cardsFor(legal, kingdom));
  const commits = choices(
    narrow(legal, { act: 'commit' }) as Legal<{ act: 'commit'; card: Card }>[],
    'card',
  );
  return ofCards([...choices(claims(legal), 'card'), ...commits]);
}
