/** The colour of a terrain, as a CSS value. */
import type { Terrain } from './wire';

const NAMES: Record<Terrain, string> = {
  forest: 'fo',
  rock: 'ro',
  grass: 'gr',
  tundra: 'tu',
  desert: 'de',
};

export const paint = (terrain: Terrain): string => `var(--${NAMES[terrain]})`;
