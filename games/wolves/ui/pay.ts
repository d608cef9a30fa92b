/** Payments: what they are made of, and what the player has put down for the next one. */
import type { Pay, SeatView, TileView } from './wire';

export interface Parts {
  tiles: string[];
  tokens: number;
}

/** "h1**" as tiles and a number of tokens. */
export function parts(pay: Pay): Parts {
  const letters = [...pay];
  return {
    tiles: letters.filter((it) => it !== '*'),
    tokens: letters.filter((it) => it === '*').length,
  };
}

/** Whether a payment contains everything the player has put down for it. */
export function covers(pay: Pay, locked: Pay): boolean {
  const [all, wanted] = [parts(pay), parts(locked)];
  return wanted.tokens <= all.tokens && wanted.tiles.every((it) => all.tiles.includes(it));
}

/** Puts a tile or token down for the next payment, or takes it back. */
export function toggled(locked: Pay, letter: string, tokens = 0): Pay {
  const { tiles, tokens: down } = parts(locked);
  if (letter === '*') return written(tiles, down < tokens ? down + 1 : 0);
  const left = tiles.filter((it) => it !== letter);
  return written(left.length === tiles.length ? [...tiles, letter] : left, down);
}

/** The one way a payment is written. */
export function written(tiles: readonly string[], tokens: number): Pay {
  return [...'h12345'].filter((it) => tiles.includes(it)).join('') + '*'.repeat(tokens);
}

/** The tile that payments call by this letter. */
export function tileOf(seat: SeatView, letter: string): TileView | undefined {
  return seat.tiles.find((it) => it.tile === letter);
}
