/**
 * Battles and the scoring of an age, event by event. The same functions serve what is shown
 * right now and what the log remembers, so both look the same.
 */
import { known } from '$board';
import type { BattleView, Card, Event, KingdomId, Owner } from './wire';

/** One contender's card in a round. */
export interface Fighter {
  owner: Owner;
  /** Whether a card was chosen, and which if it is known. */
  chosen: boolean;
  card: Card | null;
  /** The rank that counts, with its battle tokens; `null` until the card is known. */
  rank: number | null;
  passed: boolean;
  out: boolean;
}

/** A battle as far as it has got. */
export interface BattleStory {
  kingdom: KingdomId;
  fighters: Fighter[];
  /** The upstart's cards of this round, in the order they were turned up. */
  upstart: Card[];
  /** Cards of earlier rounds. */
  used: Card[];
  tiedRounds: number;
  asked: Owner | null;
  winners: Owner[] | null;
}

const fresh = (owner: Owner, out = false): Fighter => ({
  owner,
  chosen: false,
  card: null,
  rank: null,
  passed: false,
  out,
});

/** The battle that is going on, from the view; `modifier` is what a battle token adds to a card. */
export function battleOf(battle: BattleView, modifier: number): BattleStory {
  return {
    kingdom: battle.kingdom,
    fighters: battle.contenders.map((owner) => {
      const laid = battle.cards.find((it) => it.seat === owner);
      const card = laid ? known(laid.card) : null;
      return {
        ...fresh(owner, !battle.fighting.includes(owner)),
        chosen: laid !== undefined || (owner === 'upstart' && battle.upstart_cards.length > 0),
        card,
        rank: card && laid ? rankOf(card) + modifier * laid.added : null,
        passed: owner !== 'upstart' && battle.passed.includes(owner),
      };
    }),
    upstart: battle.upstart_cards,
    used: battle.used,
    tiedRounds: battle.tied_rounds,
    asked: battle.asked,
    winners: null,
  };
}

const rankOf = (card: Card): number => Number(card.slice(-1));

/** The battle after one more event. An event that was shown before changes nothing. */
export function fight(story: BattleStory | null, event: Event): BattleStory | null {
  if (event.event === 'battle_began') {
    return {
      kingdom: event.kingdom,
      fighters: event.contenders.map((it) => fresh(it)),
      upstart: [],
      used: [],
      tiedRounds: 0,
      asked: null,
      winners: null,
    };
  }
  if (!story) return null;
  const with_ = (owner: Owner, change: Partial<Fighter>): BattleStory => ({
    ...story,
    fighters: story.fighters.map((it) => (it.owner === owner ? { ...it, ...change } : it)),
  });
  switch (event.event) {
    case 'committed': {
      const card = known(event.card);
      return with_(event.seat, { chosen: true, card, rank: card === null ? null : rankOf(card) });
    }
    case 'revealed':
      return with_(event.seat, { chosen: true, card: event.card, rank: rankOf(event.card) });
    case 'upstart_revealed':
      return story.upstart.includes(event.card)
        ? story
        : { ...with_('upstart', { chosen: true }), upstart: [...story.upstart, event.card] };
    case 'modifier_asked':
      return { ...story, asked: event.seat };
    case 'modifier_added':
      return with_(event.seat, { rank: event.rank, passed: false });
    case 'modifier_passed':
      return with_(event.seat, { passed: true });
    case 'round_tied': {
      const laid = [...story.fighters.flatMap((it) => it.card ?? []), ...story.upstart];
      return {
        ...story,
        fighters: story.fighters.map((it) => fresh(it.owner, !event.fighting.includes(it.owner))),
        upstart: [],
        used: [...story.used, ...laid.filter((it) => !story.used.includes(it))],
        tiedRounds: story.tiedRounds + 1,
        asked: null,
      };
    }
    case 'battle_ended':
      return { ...story, asked: null, winners: event.winners };
    default:
      return story;
  }
}

const OF_BATTLES: ReadonlySet<Event['event']> = new Set([
  'battle_began',
  'committed',
  'revealed',
  'upstart_revealed',
  'modifier_asked',
  'modifier_added',
  'modifier_passed',
  'round_tied',
  'battle_ended',
]);

/** Whether an event is shown on the battlefield. */
export function isOfBattle(event: Event): boolean {
  return OF_BATTLES.has(event.event);
}

/** How one kingdom was scored. */
export interface ScoreRow {
  kingdom: KingdomId;
  token: number;
  points: { owner: Owner; place: number; points: number }[];
  battle: BattleStory | null;
  /** The owners that took a "+2" token for a lost battle. */
  consoled: Owner[];
}

/** The scoring of an age as far as it has got. */
export interface AgeStory {
  age: number;
  rows: ScoreRow[];
  council: { owner: Owner; kingdom: KingdomId }[];
  /** At the end of the game: retreat tokens and unused "+2" tokens. */
  extras: { owner: Owner; kind: 'retreat' | 'modifiers'; points: number }[];
  done: boolean;
}

/** The scoring after one more event; begins with `age_ended`. */
export function score(story: AgeStory | null, event: Event): AgeStory | null {
  if (event.event === 'age_ended') {
    return { age: event.age, rows: [], council: [], extras: [], done: false };
  }
  if (!story || story.done) return story;
  const last = story.rows.at(-1);
  const changed = (row: ScoreRow): AgeStory => ({
    ...story,
    rows: [...story.rows.slice(0, -1), row],
  });
  switch (event.event) {
    case 'scoring_began': {
      const { kingdom, token } = event;
      const row = { kingdom, token, points: [], battle: null, consoled: [] };
      return { ...story, rows: [...story.rows, row] };
    }
    case 'scored': {
      const { owner, place, points } = event;
      return last
        ? changed({ ...last, points: [...last.points, { owner, place, points }] })
        : story;
    }
    case 'modifier_gained':
      return last ? changed({ ...last, consoled: [...last.consoled, event.seat] }) : story;
    case 'council_seated':
      return {
        ...story,
        council: [...story.council, { owner: event.owner, kingdom: event.kingdom }],
      };
    case 'retreat_tokens_scored':
    case 'modifiers_scored': {
      const kind = event.event === 'modifiers_scored' ? 'modifiers' : 'retreat';
      return {
        ...story,
        extras: [...story.extras, { owner: event.seat, kind, points: event.points }],
      };
    }
    case 'board_cleared':
    case 'game_ended':
      return { ...story, done: true };
    default:
      return last && isOfBattle(event)
        ? changed({ ...last, battle: fight(last.battle, event) })
        : story;
  }
}

/** What an owner gets in this age from its kingdoms after the first `paid`, and at the end of the game. */
export function sumOf(story: AgeStory, owner: Owner, paid = 0): number {
  const extras = paid > story.rows.length ? [] : story.extras;
  return [...story.rows.slice(paid).flatMap((it) => it.points), ...extras]
    .filter((it) => it.owner === owner)
    .reduce((sum, it) => sum + it.points, 0);
}

/** The winner of a battle, and with which rank against which others where all were laid open. */
export function resultOf(
  story: BattleStory,
): { winners: Owner[]; beats: { rank: number; others: number[] } | null } | null {
  const { winners } = story;
  if (!winners) return null;
  const rank = story.fighters.find((it) => winners.includes(it.owner))?.rank ?? null;
  const others = story.fighters.flatMap((it) =>
    winners.includes(it.owner) || it.rank === null ? [] : [it.rank],
  );
  others.sort((a, b) => b - a);
  const plain = rank !== null && others.length > 0 && winners.length === 1;
  return { winners, beats: plain && rank !== null ? { rank, others } : null };
}
