/**
 * What a click on a hex would do: the legal actions, narrowed by what the player has chosen so far.
 * There are no rules here. Whatever is offered stands in `frame.legal`.
 */
import { covers } from './pay';
import type { Action, Hex, Offer, Pay, SeatView, Terrain, Track, View, Walk, Wolf } from './wire';

/** The five actions of a turn, as their buttons name them. */
export const MODES = ['move', 'build', 'upgrade', 'howl', 'dominate'] as const;
export type Mode = (typeof MODES)[number];

/** What the player has chosen so far. */
export interface Choice {
  /** The action whose button is pressed. */
  mode: Mode | null;
  /** The hex whose wolves are to walk, and which of them. */
  from: Hex | null;
  wolves: Wolf[];
  /** Tiles and tokens that were put down before anything else. */
  locked: Pay;
  /** The track whose next den was picked up. */
  track: Track | null;
}

export const NOTHING: Choice = { mode: null, from: null, wolves: [], locked: '', track: null };

export type Deed =
  'walk' | 'build' | 'upgrade' | 'howl' | 'wolf' | 'den' | 'place' | 'displace' | 'hunt';

/** Deeds that fill their hex; the others are badges on a piece. */
export const RINGED: Deed[] = ['walk', 'build', 'place', 'displace', 'hunt'];

/** Something that a click on a hex would do. */
export interface Target {
  hex: Hex;
  /** `wolf` and `den` are what would be dominated. */
  deed: Deed;
  /** Whether it belongs to the Move under way, is one of the two actions, or costs a bonus token. */
  kind: 'free' | 'action' | 'bonus';
  /** What pays for it, the default first; empty if nothing is to be paid. */
  pays: Pay[];
  /** The tracks a den could come from; empty if there is none to take. */
  tracks: Track[];
  /** Lists of actions, to be tried in this order until one is not refused. */
  plans(pay: Pay | undefined, track: Track | undefined): Action[][];
}

type Answer = Extract<Action, { act: 'place' | 'displace' | 'hunt' }>;
type Paid = Extract<Action, { pay: Pay; at: Hex }>;

/** The legal actions, sorted out once for every frame. */
export interface Offers {
  free: Walk[];
  moves: { terrain: Terrain; pay: Pay; walks: Walk[] }[];
  paid: Paid[];
  /** What one click on a hex answers: where a pair stands, a wolf flees or prey is hunted. */
  answers: Answer[];
  settings: ('forward' | 'backward')[];
  end: boolean;
}

export function sorted(legal: readonly Offer[]): Offers {
  const all: Offers = {
    free: [],
    moves: [],
    paid: [],
    answers: [],
    settings: [],
    end: false,
  };
  for (const { action, then } of legal) {
    switch (action.act) {
      case 'walk':
        all.free.push(action);
        break;
      case 'move': {
        const walks = (then ?? []).filter((it): it is Walk => it.act === 'walk');
        all.moves.push({ terrain: action.terrain, pay: action.pay, walks });
        break;
      }
      case 'place':
      case 'displace':
      case 'hunt':
        all.answers.push(action);
        break;
      case 'tiles':
        all.settings.push(action.setting);
        break;
      case 'end_turn':
        all.end = true;
        break;
      default:
        all.paid.push(action);
    }
  }
  return all;
}

/** Whether an answer is all that can be given; prey may also be chosen while wolves could still walk. */
export const asksAtOnce = (offers: Offers): boolean =>
  offers.answers[0] !== undefined && !offers.free[0];

/** The wolves on each hex that can walk somewhere, alphas first. */
export function movable(offers: Offers, locked: Pay = ''): Map<Hex, Wolf[]> {
  const found = new Map<Hex, Wolf[]>();
  const note = ({ from, wolf }: Walk) => {
    const there = found.get(from) ?? [];
    if (!there.includes(wolf)) found.set(from, [...there, wolf].sort());
  };
  if (!locked) offers.free.forEach(note);
  for (const move of offers.moves) if (covers(move.pay, locked)) move.walks.forEach(note);
  return found;
}

/** The ways to select the wolves of a hex, in the order that repeated clicks go through them. */
export function selections(
  offers: Offers,
  view: View,
  seat: number,
  hex: Hex,
  locked: Pay = '',
): Wolf[][] {
  const kinds = movable(offers, locked).get(hex) ?? [];
  const standing = view.pieces.filter((it) => it.at === hex && it.owner === seat);
  const wolves = standing
    .map((it) => it.piece)
    .filter((it): it is Wolf => it === 'alpha' || it === 'pack');
  const both =
    wolves.length === 2 && wolves.every((it) => kinds.includes(it)) ? [wolves.sort()] : [];
  return [...both, ...kinds.map((it) => [it])];
}

/** What each hex offers, the most wanted first. */
export function targets(
  offers: Offers,
  view: View,
  me: SeatView | undefined,
  choice: Choice,
): Map<Hex, Target[]> {
  const found = new Map<Hex, Target[]>();
  const add = (it: Target) => found.set(it.hex, [...(found.get(it.hex) ?? []), it]);
  for (const it of offers.answers) {
    const hex = 'to' in it ? it.to : it.at;
    add({ hex, deed: it.act, kind: 'free', pays: [], tracks: [], plans: () => [[it]] });
  }
  if (!me) return found;
  if (choice.from !== null) walks(offers, view, choice).forEach(add);
  works(offers, view, choice).forEach(add);
  return found;
}

/** Where the selected wolves can walk: within the Move under way for free, otherwise by a new one. */
function walks(offers: Offers, view: View, choice: Choice): Target[] {
  if (choice.mode !== null && choice.mode !== 'move') return [];
  const wanted = (it: Walk) => it.from === choice.from && choice.wolves.includes(it.wolf);
  const byHex = new Map<Hex, Target>();
  const free = choice.locked ? [] : offers.free.filter(wanted);
  for (const [to, options] of grouped(free, (it) => it.to)) {
    const plans = () => marches(choice, options);
    byHex.set(to, { hex: to, deed: 'walk', kind: 'free', pays: [], tracks: [], plans });
  }
  const moves = offers.moves.filter((it) => covers(it.pay, choice.locked));
  const steps = moves.flatMap((move) => move.walks.filter(wanted).map((walk) => ({ move, walk })));
  for (const [to, options] of grouped(steps, (it) => it.walk.to)) {
    if (byHex.has(to)) continue;
    const pays = [...new Set(options.map((it) => it.move.pay))];
    byHex.set(to, {
      hex: to,
      deed: 'walk',
      kind: nextKind(view),
      pays,
      tracks: [],
      plans(pay = pays[0]) {
        const chosen = options.filter((it) => it.move.pay === pay);
        const terrain = chosen[0]?.move.terrain;
        if (pay === undefined || terrain === undefined) return [];
        const list = marches(
          choice,
          chosen.map((it) => it.walk),
        );
        return list.map((it): Action[] => [{ act: 'move', terrain, pay }, ...it]);
      },
    });
  }
  return [...byHex.values()];
}

/** All selected wolves together if each of them may go there, else one of them. */
function marches(choice: Choice, options: Walk[]): Action[][] {
  const one = (wolf: Wolf) => options.find((it) => it.wolf === wolf);
  const together = choice.wolves.map(one).filter((it) => it !== undefined);
  const kinds = [...new Set(choice.wolves)].map(one).filter((it) => it !== undefined);
  const singly = kinds.map((it) => [it]);
  return together.length > 1 && together.length === choice.wolves.length
    ? [together, ...singly]
    : singly;
}

/** Dens, lairs, howls and dominations. Sites for dens are many, so they show only when asked for. */
function works(offers: Offers, view: View, choice: Choice): Target[] {
  const open = offers.paid.filter((it) => {
    if (!covers(it.pay, choice.locked)) return false;
    if (choice.mode !== null) return it.act === choice.mode;
    return it.act !== 'build' || choice.track !== null;
  });
  const byDeed = grouped(open, (it) => `${it.at} ${deedOf(it)}`);
  const list: Target[] = [];
  for (const options of byDeed.values()) {
    const [first] = options;
    if (!first) continue;
    const tracks = [...new Set(options.map(trackOf).filter((it) => it !== undefined))];
    if (choice.track !== null && tracks.length > 0 && !tracks.includes(choice.track)) continue;
    const pays = [...new Set(options.map((it) => it.pay))];
    list.push({
      hex: first.at,
      deed: deedOf(first),
      kind: nextKind(view),
      pays,
      tracks: choice.track !== null && tracks.includes(choice.track) ? [choice.track] : tracks,
      plans(pay = pays[0], track = choice.track ?? tracks[0]) {
        const action = options.find((it) => it.pay === pay && (trackOf(it) ?? track) === track);
        return action ? [[action]] : [];
      },
    });
  }
  return list;
}

function deedOf(action: Paid): Deed {
  if (action.act !== 'dominate') return action.act;
  return action.track === undefined ? 'wolf' : 'den';
}

function trackOf(action: Paid): Track | undefined {
  return action.act === 'build' || action.act === 'dominate' ? action.track : undefined;
}

/** What the next action would be: one of the two, or one for a bonus-action token. */
export function nextKind(view: View): 'action' | 'bonus' {
  return view.next_costs_token ? 'bonus' : 'action';
}

/** How many hexes an action could be aimed at; for a Move, how many hexes have wolves that can walk. */
export function counts(offers: Offers, locked: Pay = ''): Record<Mode, number> {
  const hexes = (act: Mode) =>
    new Set(offers.paid.filter((it) => it.act === act && covers(it.pay, locked)).map((it) => it.at))
      .size;
  return {
    move: movable(offers, locked).size,
    build: hexes('build'),
    upgrade: hexes('upgrade'),
    howl: hexes('howl'),
    dominate: hexes('dominate'),
  };
}

/** Moves without a walk: the tile flips and that is all. */
export function flips(offers: Offers, locked: Pay = ''): Extract<Action, { act: 'move' }>[] {
  const open = offers.moves.filter((it) => covers(it.pay, locked));
  return [...new Set(open.map((it) => it.pay))].flatMap((pay) =>
    open
      .filter((it) => it.pay === pay)
      .map(({ terrain }) => ({ act: 'move' as const, terrain, pay })),
  );
}

export function grouped<T, K>(list: Iterable<T>, key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of list) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
