/**
 * What comes over the wire: the serde types of `games/kingdoms/src/{action,event,view,figures}.rs`.
 */
import type { BoardProps, Frame, LogLine, Preview, Seat, Secret, Translate } from '$board';

export const ANIMALS = ['panda', 'tiger', 'bee', 'lizard', 'frog', 'owl', 'okapi', 'wolf'] as const;
export type Animal = (typeof ANIMALS)[number];

/** The kingdoms clockwise from the smallest, which is the order of every list of them. */
export const KINGDOMS = ['isle', 'dunes', 'marsh', 'peaks', 'woods'] as const;
export type KingdomId = (typeof KINGDOMS)[number];

/** A card as text: `tiger5`. */
export type Card = string;

/** Whose token or card it is. */
export type Owner = Seat | 'upstart';

/** What a decree looks at besides the card that is played. */
export type Scope = 'absolute' | 'hand' | 'own-last' | 'own-all' | 'neighbours' | 'realm';

export type Action =
  | { act: 'claim'; card: Card; kingdom: KingdomId; with?: Card }
  | { act: 'rally'; cards: Card[] }
  | { act: 'retreat' }
  | { act: 'commit'; card: Card }
  | { act: 'add' }
  | { act: 'pass' };

export type Cause = 'choice' | 'capital' | 'out_of_tokens' | 'nothing_free';

export type Event =
  | { event: 'tokens_laid'; kingdom: KingdomId; values: number[] }
  | { event: 'decree_dealt'; kingdom: KingdomId; decree: string }
  | { event: 'age_began'; age: number; first: Seat }
  | { event: 'cards_drawn'; seat: Seat; cards: Secret<Card[]>; count: number }
  | { event: 'open_cards_drawn'; seat: Seat; cards: Card[] }
  | { event: 'deck_renewed' }
  | { event: 'turn_began'; seat: Seat }
  | { event: 'card_laid'; owner: Owner; card: Card; kingdom: KingdomId }
  | { event: 'token_placed'; owner: Owner; kingdom: KingdomId; capital: boolean }
  | { event: 'pair_discarded'; seat: Seat; card: Card }
  | { event: 'rallied'; seat: Seat; cards: Card[] }
  | { event: 'rally_closed'; rallies: number }
  | { event: 'retreated'; owner: Owner; cause: Cause }
  | { event: 'retreat_token_drawn'; seat: Seat; value: Secret<number> }
  | { event: 'age_ended'; age: number }
  | { event: 'scoring_began'; kingdom: KingdomId; token: number }
  | { event: 'battle_began'; kingdom: KingdomId; contenders: Owner[] }
  | { event: 'committed'; seat: Seat; card: Secret<Card> }
  | { event: 'revealed'; seat: Seat; card: Card }
  | { event: 'upstart_revealed'; card: Card }
  | { event: 'modifier_asked'; seat: Seat }
  | { event: 'modifier_added'; seat: Seat; rank: number }
  | { event: 'modifier_passed'; seat: Seat }
  | { event: 'round_tied'; kingdom: KingdomId; fighting: Owner[] }
  | { event: 'battle_ended'; kingdom: KingdomId; winners: Owner[]; losers: Owner[] }
  | { event: 'modifier_gained'; seat: Seat }
  | { event: 'scored'; owner: Owner; kingdom: KingdomId; place: number; points: number }
  | { event: 'token_spent'; kingdom: KingdomId; value: number }
  | { event: 'council_seated'; owner: Owner; kingdom: KingdomId }
  | { event: 'board_cleared' }
  | { event: 'retreat_tokens_scored'; seat: Seat; values: number[]; points: number }
  | { event: 'modifiers_scored'; seat: Seat; points: number }
  | { event: 'game_ended' }
  | { event: 'upstart_turned'; card: Card }
  | { event: 'upstart_discarded'; card: Card }
  | { event: 'bonus_matched'; card: Card }
  | { event: 'bonus_turned'; card: Card };

export interface Played {
  card: Card;
  owner: Owner;
}

export interface Count {
  owner: Owner;
  tokens: number;
}

export interface KingdomView {
  kingdom: KingdomId;
  territories: number;
  decree: string | null;
  scope: Scope | null;
  documented: boolean;
  /** In the order they were played; each came with a token, the last possible one on the capital. */
  cards: Played[];
  capital: Owner | null;
  council: Owner[];
  influence: Count[];
  /** Not yet scored, ascending; the first is worth the first place now. */
  tokens: number[];
}

export interface PlayerView {
  seat: Seat;
  hand: Secret<Card[]>;
  hand_count: number;
  score: number;
  kingdom_points: number[][];
  rallies: number;
  supply: number;
  modifiers: number;
  retreat_tokens: Secret<number[]>;
  retreat_token_count: number;
  retreated: boolean;
}

export interface UpstartView {
  level: 'easy' | 'medium' | 'normal' | 'hard' | 'extreme';
  bonus: Card[];
  score: number;
  kingdom_points: number[][];
  supply: number;
  retreated: boolean;
  last_kingdom: KingdomId | null;
  battles: number;
}

export interface BattleView {
  kingdom: KingdomId;
  token: number;
  contenders: Owner[];
  fighting: Owner[];
  asked: Seat | null;
  cards: { seat: Seat; card: Secret<Card>; added: number }[];
  upstart_cards: Card[];
  passed: Seat[];
  used: Card[];
  tied_rounds: number;
}

export type PhaseView =
  | { phase: 'setup' }
  | { phase: 'turn'; seat: Seat }
  | { phase: 'scoring'; kingdom: KingdomId }
  | ({ phase: 'battle' } & BattleView)
  | { phase: 'over' };

export interface View {
  age: number;
  first: Seat;
  phase: PhaseView;
  kingdoms: KingdomView[];
  players: PlayerView[];
  upstart: UpstartView | null;
  retreated: Owner[];
  capitals: KingdomId[];
  scored: number;
  rally_open: boolean;
  rallies_in_a_row: number;
  stall: number;
  ties: 'battle' | 'peace';
  deck_count: number;
  discard: Card[];
  unseen_decree_count: number;
  modifier_supply: number;
}

export interface Forecast {
  owner: Owner;
  least: number;
  most: number;
}

export interface KingdomFigures {
  kingdom: KingdomId;
  token: number | null;
  influence: Count[];
  leaders: Owner[];
  battle: boolean;
  forecast: Forecast[];
}

export interface Figures {
  standings: { owner: Owner; score: number; least: number; most: number }[];
  kingdoms: KingdomFigures[];
}

export type KingdomsFrame = Frame<View, Figures, Action, Event>;
export type KingdomsProps = BoardProps<View, Figures, Action, Event>;
export type KingdomsPreview = Preview<Figures, Event>;
export type KingdomsLine = LogLine<Event>;

/** A card taken apart. */
export function parts(card: Card): { animal: Animal; rank: number } {
  return { animal: card.slice(0, -1) as Animal, rank: Number(card.slice(-1)) };
}

/** A card in words: "Tiger 5". */
export function cardName(card: Card, t: Translate): string {
  const { animal, rank } = parts(card);
  return t('kingdoms-ui-card', { animal: animalName(animal, t), rank });
}

/** An animal's name as it stands on a card. */
export function animalName(animal: Animal, t: Translate): string {
  const name = t.name(animal);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** Everybody with tokens of their own: the seats, and in the solo game the upstart. */
export function owners(view: View): Owner[] {
  const seats: Owner[] = view.players.map((it) => it.seat);
  return view.upstart ? [...seats, 'upstart'] : seats;
}

/** An owner's name. */
export function ownerName(owner: Owner, names: readonly string[], t: Translate): string {
  return owner === 'upstart' ? t.name('upstart') : (names[owner] ?? String(owner + 1));
}

/** The kingdom of this name, out of a list that has them all. */
export function kingdomOf<K extends { kingdom: KingdomId }>(list: readonly K[], id: KingdomId): K {
  const found = list.find((it) => it.kingdom === id);
  if (!found) throw new Error(`no kingdom ${id}`);
  return found;
}
