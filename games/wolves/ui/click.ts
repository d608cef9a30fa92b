/** What a click on a hex means, and what to ask where it means nothing. */
import {
  asksAtOnce,
  RINGED,
  selections,
  type Choice,
  type Mode,
  type Offers,
  type Target,
} from './targets';
import type { Action, Hex, PieceView, View, Wolf } from './wire';

export type Click =
  | { means: 'act'; target: Target }
  /** A target that is not marked on the map, so that it asks before anything happens. */
  | { means: 'offer'; target: Target }
  | { means: 'menu'; targets: Target[] }
  | { means: 'select'; from: Hex; wolves: Wolf[] }
  | { means: 'drop' }
  | { means: 'why' };

/**
 * Targets of the current choice come first, then own wolves; a hex that offers several deeds asks
 * which one is meant. A click on the selected hex goes on to the next selection of its wolves.
 * `sites` are the hexes for dens, which are too many to be marked all the time.
 */
export function meaning(
  hex: Hex,
  offers: Offers,
  view: View,
  seat: number | null,
  choice: Choice,
  aims: Map<Hex, Target[]>,
  sites: Map<Hex, Target[]> = new Map(),
): Click {
  const here = aims.get(hex) ?? [];
  const direct = here.find((it) => RINGED.includes(it.deed));
  if (direct) return { means: 'act', target: direct };
  const free = !asksAtOnce(offers);
  if (seat !== null && free && (choice.mode === null || choice.mode === 'move')) {
    const ways = selections(offers, view, seat, hex, choice.locked);
    if (hex === choice.from) {
      const now = ways.findIndex((it) => it.join() === choice.wolves.join());
      const next = ways[now + 1];
      return next ? { means: 'select', from: hex, wolves: next } : { means: 'drop' };
    }
    if (ways[0]) return { means: 'select', from: hex, wolves: ways[0] };
  }
  if (hex === choice.from) return { means: 'drop' };
  if (here.length > 1) return { means: 'menu', targets: here };
  if (here[0]) return { means: 'act', target: here[0] };
  const [site] = choice.mode === null && choice.from === null ? (sites.get(hex) ?? []) : [];
  return site ? { means: 'offer', target: site } : { means: 'why' };
}

/**
 * The actions to ask about when a hex offers nothing: what the player seems to have meant.
 * Payments are guessed; a player who cannot pay gets the reason whatever the guess.
 */
export function question(
  hex: Hex,
  offers: Offers,
  view: View,
  seat: number,
  choice: Choice,
): Action[] | null {
  if (view.phase === 'first_pair' || view.phase === 'second_pair')
    return [{ act: 'place', at: hex }];
  if (view.phase !== 'play') return null;
  if (view.displacement) return [{ act: 'displace', to: hex }];
  if (choice.from !== null) return walkQuestion(hex, offers, view, choice);
  if (choice.mode !== null && choice.mode !== 'move')
    return [attempt(choice.mode, hex, view, seat)];
  if (view.lone_wolves.includes(hex)) return [attempt('howl', hex, view, seat)];
  const pieces = view.pieces.filter((it) => it.at === hex);
  if (pieces.some((it) => it.owner !== seat)) return [attempt('dominate', hex, view, seat)];
  if (pieces.some((it) => it.piece === 'den')) return [attempt('upgrade', hex, view, seat)];
  return null;
}

function walkQuestion(hex: Hex, offers: Offers, view: View, choice: Choice): Action[] | null {
  const ground = view.hexes.find((it) => it.hex === hex)?.ground;
  const wolf = choice.wolves[0];
  if (!ground || !wolf || choice.from === null) return null;
  const walk: Action = { act: 'walk', wolf, from: choice.from, to: hex };
  if (view.open_move && !choice.locked && view.open_move.terrain === ground) return [walk];
  if (ground === 'water' || ground === 'chasm') {
    const any = offers.moves[0];
    return any ? [{ act: 'move', terrain: any.terrain, pay: any.pay }, walk] : [walk];
  }
  const paid = offers.moves.find((it) => it.terrain === ground);
  return [{ act: 'move', terrain: ground, pay: paid?.pay ?? 'h' }, ...(paid ? [walk] : [])];
}

/** The action, as a player would mean it. */
function attempt(mode: Exclude<Mode, 'move'>, at: Hex, view: View, seat: number): Action {
  const me = view.seats[seat];
  const track = me?.tracks.find((it) => it.left > 0)?.track ?? 'spread';
  switch (mode) {
    case 'build':
      return { act: 'build', at, track, pay: '**' };
    case 'upgrade':
      return { act: 'upgrade', at, pay: '**' };
    case 'howl':
      return { act: 'howl', at, pay: '**' };
    case 'dominate': {
      const rivals = view.pieces.filter((it) => it.at === at && it.owner !== seat);
      const onlyDens = rivals.length > 0 && rivals.every((it) => it.piece === 'den');
      return { act: 'dominate', at, ...(onlyDens ? { track } : {}), pay: '***' };
    }
  }
}

/** What to ask when an action has no target at all: about the candidate nearest to an alpha. */
export function nearestMiss(mode: Mode, view: View, seat: number): Action[] | null {
  if (mode === 'move') {
    const home = view.seats[seat]?.home ?? 'forest';
    return [{ act: 'move', terrain: home, pay: 'h' }];
  }
  const alphas = view.pieces.filter((it) => it.owner === seat && it.piece === 'alpha');
  const places = new Map(view.hexes.map((it) => [it.hex, it]));
  const far = (hex: Hex) =>
    Math.min(...alphas.map((it) => span(places.get(it.at), places.get(hex))));
  const free = (hex: Hex) => (view.pieces.some((it) => it.at === hex) ? 1 : 0);
  const order = (a: Hex, b: Hex) => far(a) - far(b) || free(a) - free(b);
  const nearest = candidates(mode, view, seat).sort(order)[0];
  return nearest === undefined ? null : [attempt(mode, nearest, view, seat)];
}

function candidates(mode: Exclude<Mode, 'move'>, view: View, seat: number): Hex[] {
  const hexes = (wanted: (it: PieceView) => boolean) =>
    view.pieces.filter(wanted).map((it) => it.at);
  switch (mode) {
    case 'howl':
      return [...view.lone_wolves];
    case 'upgrade':
      return hexes((it) => it.owner === seat && it.piece === 'den');
    case 'build': {
      const inTheWay = new Set([
        ...view.pieces.map((it) => it.at),
        ...view.lone_wolves,
        ...view.regions.map((it) => it.prey_at),
      ]);
      const land = view.hexes
        .filter((it) => it.ground !== 'water' && it.ground !== 'chasm')
        .map((it) => it.hex);
      const empty = land.filter((it) => !inTheWay.has(it));
      return empty.length > 0 ? empty : land;
    }
    case 'dominate':
      return hexes((it) => it.owner !== seat && (it.piece === 'pack' || it.piece === 'den'));
  }
}

type Place = { x: number; y: number } | undefined;

/** How many hexes apart two places are, to find what the player most likely has in mind. */
function span(a: Place, b: Place): number {
  if (!a || !b) return Infinity;
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return (Math.abs(dx) + Math.abs(dy) + Math.abs(dx - dy)) / 2;
}
