/** Shapes, colours and addresses of the art. Colour is never the only cue: owners have shapes, animals pictures. */
import large from './art/large.svg?url';
import pieces from './art/pieces.svg?url';
import small from './art/small.svg?url';
import type { Animal, KingdomId, Owner } from './wire';

/** The seat whose shape and colour an owner has. The upstart meets one seat only, so it has the second. */
export function seatOf(owner: Owner): number {
  return owner === 'upstart' ? 1 : owner;
}

/** Ground of the picture, what is cut out of it, and ink, of each animal's cards. */
export const TINTS: Record<Animal, { ground: string; cut: string; ink: string }> = {
  panda: { ground: '#d8734e', cut: '#f7d9c6', ink: '#561c10' },
  tiger: { ground: '#e5973a', cut: '#fbe3bd', ink: '#4b2205' },
  bee: { ground: '#e8bd3c', cut: '#fbefc2', ink: '#43310a' },
  lizard: { ground: '#5aab9b', cut: '#d3ece4', ink: '#0d3a37' },
  frog: { ground: '#8db34b', cut: '#e3efc4', ink: '#223d0e' },
  owl: { ground: '#b68d65', cut: '#f0e0cb', ink: '#3a2212' },
  okapi: { ground: '#a27fb6', cut: '#e9dcf0', ink: '#321846' },
  wolf: { ground: '#8799ad', cut: '#dfe6ec', ink: '#1a293b' },
};

/** The address of a symbol of `art/pieces.svg`. */
export function art(name: string): string {
  return `${pieces}#${name}`;
}

/** The address of a kingdom's landscape. */
export function landscape(board: 'large' | 'small', kingdom: KingdomId): string {
  return `${board === 'large' ? large : small}#${kingdom}`;
}

/** Ages have Roman numbers. */
export function roman(age: number): string {
  return ['', 'I', 'II', 'III'][age] ?? String(age);
}
