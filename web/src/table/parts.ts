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

/** A row of the result: a line of the sheet, or one of its parts, with the tone of its part. */
export interface Row {
  name: string;
  tone: number;
  /** By column. */
  points: number[];
  best: number;
}

/** The rows of these sheets, one column for each. */
export function rowsOf(game: string, sheets: readonly Sheet[]): Row[] {
  const ui = GAMES[game];
  const part = ui?.part ?? ((line: string) => line);
  const lines = [...new Set(sheets.flatMap((it) => it.lines.map((line) => line.name)))];
  const parts = [...new Set(lines.map(part))];
  const columns = sheets.map((it) => new Map(it.lines.map((line) => [line.name, line.points])));
  const sums = sheets.map((it) => new Map(partsOf(game, it).map((one) => [one.name, one.points])));
  const row = (name: string, of: string, from: readonly Map<string, number>[]): Row => {
    const points = from.map((it) => it.get(name) ?? 0);
    return { name, tone: parts.indexOf(of), points, best: Math.max(...points) };
  };
  if (ui?.byPart) return parts.map((it) => row(it, it, sums));
  return lines.map((it) => row(it, part(it), columns));
}

/** What a part is called. */
export function partName(game: string, part: string, t: Translate): string {
  const keys = [`${game}-ui-part-${part}`, `${game}-sheet-${part}`];
  const key = keys.find((it) => t.has(it));
  return key ? t(key) : t.name(part);
}
