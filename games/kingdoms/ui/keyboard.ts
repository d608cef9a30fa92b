/** Keys: what each does, and where the arrows lead on the grid of kingdoms. */
import type { Keys } from '$parts/keys';
import { KINGDOMS, type KingdomId } from './wire';

export type ReadOut = 'last' | 'rivals' | 'hand' | 'scores' | 'kingdom';

/** What keys can do. */
export interface Deeds {
  card(index: number): void;
  rally(): void;
  retreat(): void;
  /** The next target, or the one before. */
  next(back: boolean): void;
  undo(): void;
  drop(): void;
  /** Carries out what is picked or held. */
  end(): void;
  type(): void;
  say(what: ReadOut): void;
}

export function keysOf(deeds: Deeds): Keys {
  return {
    1: () => deeds.card(0),
    2: () => deeds.card(1),
    3: () => deeds.card(2),
    4: () => deeds.card(3),
    r: deeds.rally,
    t: deeds.retreat,
    n: () => deeds.next(false),
    'Shift+N': () => deeds.next(true),
    z: deeds.undo,
    d: deeds.end,
    '/': deeds.type,
    Escape: deeds.drop,
    'Shift+L': () => deeds.say('last'),
    'Shift+O': () => deeds.say('rivals'),
    'Shift+H': () => deeds.say('hand'),
    'Shift+S': () => deeds.say('scores'),
    'Shift+K': () => deeds.say('kingdom'),
  };
}

/** A cell of the grid: a kingdom's own cell is 0, its played cards follow. */
export interface Cell {
  kingdom: KingdomId;
  cell: number;
}

/** Where a key leads from a cell; `null` if it is none of ours. Rows go round like the kingdoms. */
export function walk(from: Cell, key: string, cards: (kingdom: KingdomId) => number): Cell | null {
  const row = KINGDOMS.indexOf(from.kingdom);
  const kingdom = (step: number): KingdomId =>
    KINGDOMS[(row + step + KINGDOMS.length) % KINGDOMS.length] ?? from.kingdom;
  const most = cards(from.kingdom);
  switch (key) {
    case 'ArrowDown':
      return { kingdom: kingdom(1), cell: 0 };
    case 'ArrowUp':
      return { kingdom: kingdom(-1), cell: 0 };
    case 'ArrowRight':
      return { ...from, cell: Math.min(from.cell + 1, most) };
    case 'ArrowLeft':
      return { ...from, cell: Math.max(from.cell - 1, 0) };
    case 'Home':
      return { ...from, cell: 0 };
    case 'End':
      return { ...from, cell: most };
    default:
      return null;
  }
}
