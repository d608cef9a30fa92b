/** What the land looks like: a colour and a pattern for each ground, so that none depends on colour. */
import type { Ground } from './wire';

export const COLOURS: Record<Ground, string> = {
  forest: '#28503d',
  rock: '#9590a1',
  grass: '#a5ce57',
  tundra: '#eef3f6',
  desert: '#b46a36',
  water: '#1f66b8',
  chasm: '#14171c',
};

interface Pattern {
  width: number;
  height: number;
  turn?: number;
  /** Attributes of its one path. */
  path: Record<string, string | number>;
}

const line = (d: string, stroke: string, width: number, opacity = 1) => ({
  d,
  fill: 'none',
  stroke,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  opacity,
});

/** Firs, ridges, tufts, flakes, dunes, waves and hatching. */
export const PATTERNS: Record<Ground, Pattern> = {
  forest: {
    width: 22,
    height: 20,
    path: { d: 'M5 3 9 11H1ZM5 7 10 16H0ZM16 9 20 17H12Z', fill: '#1a3a2b', opacity: 0.8 },
  },
  rock: { width: 26, height: 22, path: line('M2 16 8 6l5 7 4-4 7 9', '#6d687b', 2, 0.75) },
  grass: {
    width: 18,
    height: 18,
    path: line('M4 8q0-4-2-6M4 8q0-4 2-6M13 16q0-4-2-6M13 16q0-4 2-6', '#6f9a26', 1.7, 0.9),
  },
  tundra: {
    width: 20,
    height: 20,
    path: line(
      'M5 2v6M2.4 3.5l5.2 3M7.6 3.5l-5.2 3M15 12v6M12.4 13.5l5.2 3M17.6 13.5l-5.2 3',
      '#a9bfcd',
      1.3,
    ),
  },
  desert: {
    width: 30,
    height: 14,
    path: line('M0 5q7.5-6 15 0t15 0M-8 12q7.5-6 15 0t15 0 15 0', '#8a4a1f', 1.8, 0.6),
  },
  water: {
    width: 28,
    height: 12,
    path: line('M0 4q7-5 14 0t14 0M-7 10q7-5 14 0t14 0 14 0', '#7db6ee', 1.5, 0.55),
  },
  chasm: { width: 9, height: 9, turn: 35, path: line('M0 -1v11', '#2c333c', 3) },
};

export const GROUNDS = Object.keys(PATTERNS) as Ground[];

/** The same patterns as CSS backgrounds, as custom properties `--forest` and so on. */
export function backgrounds(): string {
  return GROUNDS.map((ground) => {
    const { width, height, path } = PATTERNS[ground];
    const attributes = Object.entries(path).map(([key, value]) => `${key}='${value}'`);
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'><path ${attributes.join(' ')}/></svg>`;
    return `--${ground}: ${COLOURS[ground]} url("data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27')}")`;
  }).join(';');
}
