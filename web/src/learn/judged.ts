/** What an analysis says about a game as a whole. */
import type { JudgedTurn } from '../net/wire';

/** Chances to win at a version: a point of the curve. */
export interface Point {
  version: number;
  win: readonly number[];
}

/** The curve: before every judged turn, and the end once everything is judged. */
export function curve(turns: readonly JudgedTurn[], end: Point | null): Point[] {
  const points: Point[] = turns.map(({ version, win }) => ({ version, win }));
  return end ? [...points, end] : points;
}

/** The end of a game as chances: who won shares all of it. */
export function ended(version: number, placing: readonly number[]): Point {
  const winners = placing.filter((it) => it === 1).length || 1;
  return { version, win: placing.map((it) => (it === 1 ? 1 / winners : 0)) };
}

/** The choices that gave something away, the costliest first. */
export function mistakes(turns: readonly JudgedTurn[]): JudgedTurn[] {
  return turns
    .filter((it) => it.verdict !== 'best' && it.verdict !== 'good')
    .sort((a, b) => b.lost - a.lost || a.version - b.version);
}

/** What each seat owes to its own choices (never above 0) and to luck, as sums of chances to win. */
export function balances(turns: readonly JudgedTurn[], seats: number) {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    lost: turns.reduce((sum, it) => sum + (it.seat === seat ? it.lost : 0), 0),
    luck: turns.reduce((sum, it) => sum + (it.luck[seat] ?? 0), 0),
  }));
}

/** How the game turned here: who gained most until the next point, and how much. */
export function swing(points: readonly Point[], version: number): { seat: number; by: number } {
  const at = points.findIndex((it) => it.version === version);
  const [before, after] = [points[at]?.win ?? [], points[at + 1]?.win ?? []];
  const changes = before.map((it, seat) => (after[seat] ?? it) - it);
  const by = Math.max(...changes, 0);
  return { seat: Math.max(0, changes.indexOf(by)), by };
}
