/** The points after each chapter of a finished game: a moon, an age. */
import type { Sheet } from '../board';
import { GAMES } from '../games';
import type { ReplayFile } from '../net/wire';
import { partsOf } from './parts';

export interface Chapter {
  name: string;
  /** By seat; a rival who holds none comes last. */
  totals: number[];
}

/** What stood after each event that ended a chapter, in the order of play; none where a game has no chapters. */
export function chaptersOf(game: string, file: ReplayFile, rival: Sheet | null = null): Chapter[] {
  const ended = GAMES[game]?.chapter;
  const scores = file.screen?.scores ?? [];
  if (!ended) return [];
  // A rival has points by chapters alone: its sheet says how many each brought.
  const parts = new Map(rival ? partsOf(game, rival).map((it) => [it.name, it.points]) : []);
  let sum = 0;
  return file.replay.entries.flatMap((entry, index) =>
    entry.events.flatMap((event) => {
      const name = ended(event);
      const totals = scores.findLast((it) => it.version <= index + 1)?.totals;
      if (name === null || !totals) return [];
      sum += parts.get(name) ?? 0;
      return [{ name, totals: rival ? [...totals, sum] : totals }];
    }),
  );
}
