/** The land as paths: card by card, patch by patch, cut by cut. Made once for a map. */
import { border, centre, corners, gouge, SIDES, AROUND, type Chart, type Point } from './layout';
import type { Ground, HexView } from './wire';

/** Neighbouring hexes of one ground within a region. */
interface Patch {
  ground: Ground;
  path: string;
  /** What is drawn inside it, one path for each step inward: shores of water, steps of a chasm. */
  steps: string[];
}

export interface Carving {
  /** The board that everything is mounted on. */
  tray: string;
  /** All land, for the light that falls on it. */
  land: string;
  regions: {
    region: string;
    /** The region's card. */
    card: string;
    /** Its outline while its moon is the next to rise. */
    rim: string;
    patches: Patch[];
    motifs: (Point & { id: string })[];
  }[];
  /** Edges of hexes inside a patch. */
  cuts: string;
  /** The bright edge of all cards. */
  edges: string;
}

const STEPS: Partial<Record<Ground, number[]>> = {
  water: [9, 17],
  chasm: [9, 16.5, 24],
};

export function carving(chart: Chart): Carving {
  return {
    tray: border(chart.hexes, -9, 16),
    land: border(chart.hexes, -4, 14),
    regions: chart.regions.map(({ region, hexes }) => ({
      region,
      card: border(hexes, 4.4, 11),
      rim: border(hexes, 2.2, 12),
      patches: patches(hexes).map((group) => {
        const ground = group[0]?.ground ?? 'chasm';
        const dark = ground === 'chasm';
        return {
          ground,
          path: border(group, dark ? 1.2 : 1.3, dark ? 9 : 7),
          steps: (STEPS[ground] ?? []).map((it) => border(group, it, dark ? 9 : 10)),
        };
      }),
      motifs: hexes
        .filter((it) => it.ground !== 'water' && it.ground !== 'chasm')
        .map((it) => ({ ...centre(it), id: `w-m-${it.ground}${variant(it)}` })),
    })),
    cuts: cuts(chart.hexes),
    edges: chart.regions.map((it) => border(it.hexes, 5.2, 11)).join(''),
  };
}

/** Which of two drawings a hex gets: mixed, but the same on every screen. */
function variant({ x, y }: HexView): 0 | 1 {
  return ((x * 7 + y * 13 + ((x * y) % 5)) & 1) as 0 | 1;
}

function patches(hexes: readonly HexView[]): HexView[][] {
  const left = new Map(hexes.map((it) => [`${it.x},${it.y}`, it]));
  const found: HexView[][] = [];
  for (const first of hexes) {
    if (!left.delete(`${first.x},${first.y}`)) continue;
    const group = [first];
    for (const at of group) {
      for (const [dx, dy] of AROUND) {
        const key = `${at.x + dx},${at.y + dy}`;
        const other = left.get(key);
        if (other?.ground !== first.ground) continue;
        left.delete(key);
        group.push(other);
      }
    }
    found.push(group);
  }
  return found;
}

/** One tapered cut for each side between two hexes of the same patch. */
function cuts(hexes: readonly HexView[]): string {
  const at = new Map(hexes.map((it) => [`${it.x},${it.y}`, it]));
  let path = '';
  for (const hex of hexes) {
    if (hex.ground === 'water' || hex.ground === 'chasm') continue;
    const points = corners(centre(hex));
    // Three of the six sides: the neighbour has the others.
    for (const side of [1, 2, 3] as const) {
      const [dx, dy] = AROUND[side];
      const other = at.get(`${hex.x + dx},${hex.y + dy}`);
      if (other?.region !== hex.region || other.ground !== hex.ground) continue;
      const [a, b] = [points[SIDES[side][0]], points[SIDES[side][1]]];
      if (!a || !b) continue;
      const between = (share: number) => ({
        x: a.x + (b.x - a.x) * share,
        y: a.y + (b.y - a.y) * share,
      });
      path += gouge(between(0.06), between(0.94), 1.5);
    }
  }
  return path;
}
