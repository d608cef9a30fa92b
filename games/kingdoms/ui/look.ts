/** Shapes and colours. Colour is never the only cue: owners have shapes, animals glyphs, kingdoms patterns. */
import type { Animal, KingdomId, Owner } from './wire';

export type Shape = 'circle' | 'diamond' | 'square' | 'triangle' | 'hexagon';

const OWNERS: { shape: Shape; color: string }[] = [
  { shape: 'circle', color: '#2f6fe4' },
  { shape: 'diamond', color: '#d4401f' },
  { shape: 'square', color: '#ffcb3d' },
  { shape: 'triangle', color: '#f6f4ee' },
  { shape: 'hexagon', color: '#23272e' },
];

/** How an owner's tokens look. The upstart plays alone against one seat, so it has the second look. */
export function lookOf(owner: Owner): { shape: Shape; color: string } {
  const found = OWNERS[owner === 'upstart' ? 1 : owner];
  if (!found) throw new Error(`no look for seat ${owner}`);
  return found;
}

/** The outline of a token of radius `r` around 0,0. */
export function outline(shape: Shape, r: number): string {
  const n = (value: number) => Math.round(value * 100) / 100;
  switch (shape) {
    case 'circle':
      return `M${n(-r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
    case 'diamond':
      return `M0 ${n(-1.18 * r)} ${n(1.18 * r)} 0 0 ${n(1.18 * r)} ${n(-1.18 * r)} 0Z`;
    case 'square':
      return `M${n(-0.9 * r)} ${n(-0.9 * r)}h${n(1.8 * r)}v${n(1.8 * r)}h${n(-1.8 * r)}Z`;
    case 'triangle':
      return `M0 ${n(-1.2 * r)} ${n(1.15 * r)} ${n(0.85 * r)} ${n(-1.15 * r)} ${n(0.85 * r)}Z`;
    case 'hexagon':
      return `M0 ${n(-1.1 * r)} ${n(0.95 * r)} ${n(-0.55 * r)}V${n(0.55 * r)}L0 ${n(1.1 * r)} ${n(-0.95 * r)} ${n(0.55 * r)}V${n(-0.55 * r)}Z`;
  }
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

/** Ages and the like are numbered as on a clock of stone. */
export function roman(age: number): string {
  return ['', 'I', 'II', 'III'][age] ?? String(age);
}
