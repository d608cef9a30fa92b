/**
 * Pending facts: these tables move to the facts of the match.
 *
 * What is printed on a player's board: figures to look at, which no decision of this page depends on.
 * What the tracks are worth at the moment comes with every frame.
 */
import type { Moon, Track } from './wire';

export interface Step {
  value: number;
  points: number;
  bonus: 'terrain' | 'action' | null;
}

const VALUES: Record<Track, number[]> = {
  spread: [2, 3, 3, 4, 4],
  speed: [3, 4, 4, 5, 5],
  howl: [2, 3, 3, 4, 4],
};

/** An attribute track, from no den taken to all four. */
export function steps(track: Track, players: number): Step[] {
  const actionFirst = players === 2 || track === 'spread';
  const points = players === 2 ? [0, 0, 0, 2, 5] : [0, 0, 0, 3, 7];
  return VALUES[track].map((value, taken) => ({
    value,
    points: points[taken] ?? 0,
    bonus:
      taken === 2
        ? actionFirst
          ? 'action'
          : 'terrain'
        : taken === 4
          ? actionFirst
            ? 'terrain'
            : 'action'
          : null,
  }));
}

export const LAIRS = [5, 10, 15, 20];
export const WOLVES = [1, 2, 3, 4, 6, 8, 10, 12];
/** Places on the wolf track that hold an alpha. */
export const ALPHAS = [2, 5];

export function prey(players: number): number[] {
  return players === 2 ? [2, 5, 9, 14, 20] : [1, 4, 9, 16, 25];
}

/** Points for first and second place. */
export const MOONS: Record<Moon, [number, number]> = {
  crescent: [4, 2],
  half: [6, 3],
  full: [8, 4],
};

/** Tiles or tokens that an action costs. */
export const PRICES = { move: 1, build: 2, upgrade: 2, howl: 2, dominate: 3 };
