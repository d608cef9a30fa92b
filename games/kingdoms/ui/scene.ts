/** Positions for tests: the middle of a game of three, as the server would send it. */
import type { Settings, Translate } from '$board';
import type {
  Action,
  Card,
  Decree,
  Event,
  KingdomId,
  KingdomView,
  KingdomsFrame,
  KingdomsProps,
  Owner,
  PlayerView,
  View,
} from './wire';

const SIZES: Record<KingdomId, number> = { isle: 4, dunes: 5, marsh: 6, peaks: 7, woods: 8 };

/** Cards as `tiger5/0`: the card, and who played it. */
export function kingdom(
  id: KingdomId,
  decree: Decree,
  cards: string[],
  council: Owner[] = [],
): KingdomView {
  const played = cards.map((it) => ({
    card: it.split('/')[0] ?? '',
    owner: Number(it.split('/')[1]),
  }));
  const count = (owner: Owner) =>
    [...played.map((it) => it.owner), ...council].filter((it) => it === owner).length;
  return {
    kingdom: id,
    territories: SIZES[id],
    text: `decree-${decree}`,
    decree,
    cards: played,
    capital: null,
    council,
    influence: [0, 1, 2].map((owner) => ({ owner, tokens: count(owner) })),
    tokens: [6, 9],
  };
}

export function player(seat: number, hand: Card[] | null): PlayerView {
  return {
    seat,
    hand: hand ? { known: hand } : 'hidden',
    hand_count: 4,
    score: 10 + seat,
    kingdom_points: [
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
    rallies: 0,
    supply: 12,
    modifiers: 0,
    retreat_tokens: hand ? { known: [] } : 'hidden',
    retreat_token_count: 0,
    retreated: false,
  };
}

export const HAND: Card[] = ['tiger5', 'tiger2', 'bee6', 'frog5'];

export function view(change: Partial<View> = {}): View {
  return {
    age: 2,
    first: 0,
    phase: { phase: 'turn', seat: 0 },
    kingdoms: [
      kingdom('isle', 'high', ['bee7/1', 'owl6/0'], [2]),
      kingdom('dunes', 'step', ['wolf3/2', 'lizard4/0', 'tiger6/1', 'frog4/0']),
      kingdom('marsh', 'pair', ['okapi1/1']),
      kingdom('peaks', 'neighbour-match', []),
      kingdom('woods', 'lizard-or-tiger', ['lizard2/0', 'tiger8/1']),
    ],
    players: [player(0, HAND), player(1, null), player(2, null)],
    upstart: null,
    retreated: [],
    capitals: [],
    scored: 0,
    rally_open: true,
    rallies_in_a_row: 0,
    modifier: 2,
    deck_count: 30,
    deck: 'hidden',
    discard: [],
    unseen_decree_count: 20,
    unseen_decrees: 'hidden',
    unseen_retreat_tokens: 'hidden',
    modifier_supply: 18,
    ...change,
  };
}

/** `play tiger5 woods`, `play tiger5 marsh with tiger2`, `rally`, `retreat`, `battle tiger5`, `add`, `pass`. */
export const LEGAL: Action[] = [
  { act: 'claim', card: 'bee6', kingdom: 'isle' },
  { act: 'claim', card: 'tiger5', kingdom: 'dunes' },
  { act: 'claim', card: 'frog5', kingdom: 'dunes' },
  { act: 'claim', card: 'tiger5', kingdom: 'marsh', with: 'tiger2' },
  { act: 'claim', card: 'tiger5', kingdom: 'marsh', with: 'frog5' },
  { act: 'claim', card: 'tiger2', kingdom: 'marsh', with: 'tiger5' },
  { act: 'claim', card: 'frog5', kingdom: 'marsh', with: 'tiger5' },
  { act: 'claim', card: 'tiger5', kingdom: 'woods' },
  { act: 'claim', card: 'tiger2', kingdom: 'woods' },
  { act: 'rally', cards: ['bee6'] },
  { act: 'rally', cards: ['bee6', 'tiger2'] },
  { act: 'rally', cards: ['tiger5', 'tiger2', 'bee6', 'frog5'] },
  { act: 'retreat' },
];

export function frame(change: Partial<KingdomsFrame> = {}): KingdomsFrame {
  const seen = change.view ?? view();
  const kingdoms = seen.kingdoms.map((it) => {
    const most = Math.max(...it.influence.map((count) => count.tokens));
    const leaders = it.influence
      .filter((count) => most > 0 && count.tokens === most)
      .map((count) => count.owner);
    return {
      kingdom: it.kingdom,
      token: it.tokens[0] ?? null,
      second: 3,
      third: 1,
      influence: it.influence,
      leaders,
      battle: leaders.length > 1,
      forecast: it.influence.map(({ owner }) => ({
        owner,
        least: leaders.includes(owner) ? 3 : 0,
        most: leaders.includes(owner) ? 6 : 0,
      })),
    };
  });
  return {
    version: 20,
    news: [],
    view: seen,
    figures: {
      standings: seen.players.map((it) => ({
        owner: it.seat,
        score: it.score,
        least: it.score,
        most: it.score + 6,
      })),
      kingdoms,
    },
    sheets: [],
    offers: [],
    legal: LEGAL.map((action) => ({ action })),
    turn: { of: [0] },
    undo: null,
    outcome: null,
    ...change,
  };
}

export const SETTINGS: Settings = {
  language: 'en',
  theme: 'day',
  text: 100,
  speed: 0,
  confirm: 'never',
  autoEnd: 'soon',
  codes: true,
  danger: false,
  coach: true,
  patterns: 'soft',
  sound: 0,
  notify: false,
  shortcuts: true,
  leftHanded: false,
};

/** Texts that say their own key and arguments. */
export const WORDS: Translate = Object.defineProperties(
  (key: string, args: Record<string, string | number> = {}) =>
    [key, ...Object.values(args)].join(' '),
  {
    has: { value: () => true },
    tell: { value: (kind: string, what: { event?: string }) => `${kind} ${what.event ?? ''}` },
    name: { value: (id: string) => id },
    number: { value: (it: number, signed = false) => (signed && it > 0 ? `+${it}` : String(it)) },
  },
) as Translate;

/** What a board gets, with everything sent noted in `sent`. */
export function props(change: Partial<KingdomsProps> = {}, sent: Action[][] = []): KingdomsProps {
  return {
    frame: frame(),
    viewer: 0,
    names: ['You', 'Ada', 'Bo'],
    busy: false,
    settings: SETTINGS,
    confirmTaps: false,
    t: WORDS,
    log: [],
    since: [],
    stage: null,
    send: (actions) => {
      sent.push(actions);
      return Promise.resolve(true);
    },
    undo: () => Promise.resolve(true),
    why: (action) => Promise.resolve(`because ${JSON.stringify(action)}`),
    preview: () => Promise.resolve(null),
    show: () => {},
    openSheet: () => {},
    openRules: () => {},
    ...change,
  };
}

/** A log of these events, each in an entry of its own. */
export function lines(events: Event[], version = 1): KingdomsProps['log'] {
  return events.map((event, index) => ({
    id: `${version}.${index}`,
    version,
    seat: 0,
    event,
    undone: false,
  }));
}
