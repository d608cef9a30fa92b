/** How much a coach says at the beginning of a turn: less with every game that was finished in this browser. */
import { asked } from '../address';
import type { TableInfo } from '../net/wire';
import { settings } from '../settings.svelte';
import type { Hints } from '../table/hints.svelte';
import { solvedOf } from './learned.svelte';

/** The whole move with its reasons, only what to look at, or nothing. */
export type Coaching = 'move' | 'look' | 'none';

const KEY = 'finished';
/** The games after which the move is no longer said, and after which nothing is. */
const MOVES = 2;
const LOOKS = 5;

function finished(): Record<string, string[]> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string[]>) : {};
  } catch {
    return {};
  }
}

/** What the coach says at a table of this game; somebody who took no lesson has none. */
export function coaching(game: string, invited: boolean): Coaching {
  if (!settings.coach || (!invited && solvedOf(game).length === 0)) return 'none';
  const games = finished()[game]?.length ?? 0;
  if (games < MOVES) return 'move';
  return games < LOOKS ? 'look' : 'none';
}

/** Says what there is to say at the beginning of a turn; never among people. */
export function coach(table: TableInfo, hints: Hints): void {
  const alone = table.seats.every((it) => it.you || it.kind === 'bot');
  const invited = asked().has('coach');
  const level = alone && table.hints ? coaching(table.game, invited) : 'none';
  if (level !== 'none') void hints.ask(level === 'look');
}

/** Counts a table that has been played to its end. */
export function played(game: string, table: string): void {
  const all = finished();
  const known = all[game] ?? [];
  if (known.includes(table) || known.length >= LOOKS) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: [...known, table] }));
  } catch {
    // Without storage the coach stays as it is.
  }
}
