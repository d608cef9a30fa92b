/** What an analysis says about a game as a whole. */
import type { JudgedTurn } from '../net/wire';

/** Chances to win at a version: a point of the curve. */
export interface Point {
  version: number;
  win: readonly number[];
}

/** A moment that decided something. */
export interface Moment {
  version: number;
  kind: 'turning' | 'costly';
  turn: JudgedTurn;
  /** The seat that gained most, or that gave something away. */
  seat: number;
  /** By how much its chance to win changed. */
  by: number;
}

/** How many moments are shown at most. */
const MOST = 5;

/**
 * The curve: every judged turn and, once everything is judged, the end. Each point is the mean of one
 * round of turns around it, so that it does not swing with whose turn it is.
 */
export function curve(turns: readonly JudgedTurn[], end: Point | null): Point[] {
  const seats = turns[0]?.win.length ?? 1;
  const half = Math.floor(seats / 2);
  const points = turns.map(({ version }, at) => {
    const round = turns.slice(Math.max(0, at - half), at + half + 1);
    const win = Array.from(
      { length: seats },
      (_, seat) => round.reduce((sum, it) => sum + (it.win[seat] ?? 0), 0) / round.length,
    );
    return { version, win };
  });
  return end ? [...points, end] : points;
}

/** The end of a game as chances: the winners share all of it. */
export function ended(version: number, placing: readonly number[]): Point {
  const winners = placing.filter((it) => it === 1).length || 1;
  return { version, win: placing.map((it) => (it === 1 ? 1 / winners : 0)) };
}

/** The curve as bands: at each point the edges between the seats, from 0 to 1, the last seat on top. */
export function bands(points: readonly Point[], seats: number) {
  return points.map(({ version, win }) => {
    // Alone, what is missing from certainty is the rival's.
    const sum = seats === 1 ? 1 : win.reduce((all, it) => all + it, 0) || 1;
    const edges = [0];
    for (let seat = 0; seat < seats; seat += 1) {
      edges.push((edges[seat] ?? 0) + (win[seat] ?? 0) / sum);
    }
    return { version, edges };
  });
}

/** The choices that gave something away, the costliest first. */
export function mistakes(turns: readonly JudgedTurn[]): JudgedTurn[] {
  return turns
    .filter((it) => it.verdict !== 'best' && it.verdict !== 'good')
    .sort((a, b) => b.lost - a.lost || a.version - b.version);
}

/** The moments that decided most, in the order of play: turning points and costly choices. */
export function moments(turns: readonly JudgedTurn[], points: readonly Point[]): Moment[] {
  const costly = mistakes(turns).map((turn) => ({
    version: turn.version,
    kind: 'costly' as const,
    turn,
    seat: turn.seat,
    by: -turn.lost,
  }));
  const known = new Set(costly.slice(0, MOST).map((it) => it.version));
  const turning = turns
    .filter((it) => it.turning && !known.has(it.version))
    .map((turn) => ({
      version: turn.version,
      kind: 'turning' as const,
      turn,
      ...swing(points, turn.version),
    }));
  return [...costly, ...turning]
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.version - b.version)
    .slice(0, MOST)
    .sort((a, b) => a.version - b.version);
}

/** A seat's turns after which its chance to win had grown most, without those that gave something away. */
export function strongest(turns: readonly JudgedTurn[], seat: number, end: Point | null) {
  const next = (at: number) => turns[at + 1]?.win ?? end?.win ?? turns[at]?.win;
  return turns
    .map((turn, at) => ({ turn, by: (next(at)?.[seat] ?? 0) - (turn.win[seat] ?? 0) }))
    .filter(({ turn, by }) => turn.seat === seat && /best|good/.test(turn.verdict) && by > 0)
    .sort((a, b) => b.by - a.by || a.turn.version - b.turn.version);
}

/** Places along a line from 0 to 1 moved apart to at least this distance, in their order. */
export function apart(places: readonly number[], distance: number): number[] {
  const half = Math.min(distance, 1 / Math.max(1, places.length)) / 2;
  const moved: number[] = [];
  for (const it of places) moved.push(Math.max(it, (moved.at(-1) ?? -half) + 2 * half));
  for (let at = moved.length - 1, most = 1 - half; at >= 0; at -= 1, most -= 2 * half)
    moved[at] = Math.min(moved[at] ?? 0, most);
  return moved;
}

/** What each seat owes to its own choices (never above 0) and to luck, as sums of chances to win. */
export function balances(turns: readonly JudgedTurn[], seats: number) {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    lost: turns.reduce((sum, it) => sum + (it.seat === seat ? it.lost : 0), 0),
    luck: turns.reduce((sum, it) => sum + (it.luck[seat] ?? 0), 0),
  }));
}

/** How the game turned here: which seat gained most until the next point, and how much. */
export function swing(points: readonly Point[], version: number): { seat: number; by: number } {
  const at = points.findIndex((it) => it.version === version);
  const [before, after] = [points[at]?.win ?? [], points[at + 1]?.win ?? []];
  const changes = before.map((it, seat) => (after[seat] ?? it) - it);
  const by = Math.max(...changes, 0);
  return { seat: Math.max(0, changes.indexOf(by)), by };
}
