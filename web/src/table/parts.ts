/** Where points come from, in a few parts that a bar can show: a game groups the lines of its sheet. */
import type { Sheet, Translate } from '../board';
import { GAMES } from '../games';

export interface Part {
  name: string;
  points: number;
}

/** The parts of a sheet in the order of its lines. */
export function partsOf(game: string, sheet: Sheet): Part[] {
  const part = GAMES[game]?.part ?? ((line: string) => line);
  const sums = new Map<string, number>();
  for (const { name, points } of sheet.lines) {
    sums.set(part(name), (sums.get(part(name)) ?? 0) + points);
  }
  return [...sums].map(([name, points]) => ({ name, points }));
}

/** What a part is called. */
export function partName(game: string, part: string, t: Translate): string {
  const keys = [`${game}-ui-part-${part}`, `${game}-sheet-${part}`];
  const key = keys.find((it) => t.has(it));
  return key ? t(key) : t.name(part);
}
