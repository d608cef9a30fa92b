/** Shapes and colours. Colour is never the only cue: owners have shapes, animals glyphs, kingdoms patterns. */
import type { Animal, KingdomId, Owner } from './wire';

/** The seat whose shape and colour an owner has. The upstart meets one seat only, so it has the second. */
export function seatOf(owner: Owner): number {
  return owner === 'upstart' ? 1 : owner;
}

/** Paper and ink of each animal's cards. */
export const TINTS: Record<Animal, { paper: string; ink: string }> = {
  bee: { paper: '#f7d774', ink: '#3a2c00' },
  frog: { paper: '#bfe0a3', ink: '#17330f' },
  wolf: { paper: '#cfd6de', ink: '#1f2a35' },
  lizard: { paper: '#9fd8c9', ink: '#06352b' },
  owl: { paper: '#e3cdb4', ink: '#3b240e' },
  panda: { paper: '#f0b59b', ink: '#4a1a08' },
  tiger: { paper: '#fbc07f', ink: '#452000' },
  okapi: { paper: '#d8bfe0', ink: '#331740' },
};

export const GROUNDS: Record<KingdomId, string> = {
  isle: '#a9d3d9',
  dunes: '#ecd19a',
  marsh: '#b9cf9d',
  peaks: '#c9c6d6',
  woods: '#9fc0a4',
};

/** Ages have Roman numbers. */
export function roman(age: number): string {
  return ['', 'I', 'II', 'III'][age] ?? String(age);
}
