/** Where things are on the map: hexes with flat tops, 80 units wide. */
import type { Hex, HexView } from './wire';

/** Width of a hex in the units of the drawing. */
export const WIDTH = 80;
const HEIGHT = (WIDTH * Math.sqrt(3)) / 2;

export interface Point {
  x: number;
  y: number;
}

/** The centre of a hex. It lies 2y − x half-hexes down. */
export function centre(hex: { x: number; y: number }): Point {
  return { x: hex.x * WIDTH * 0.75, y: (hex.y - hex.x / 2) * HEIGHT };
}

/** The six corners of a hex, the right one first and then clockwise. */
export function corners({ x, y }: Point, inset = 0): Point[] {
  const radius = WIDTH / 2 - inset;
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (corner * Math.PI) / 3;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** A closed path around a hex with sharp corners. */
export function outline(at: Point, inset = 0): string {
  return `M${corners(at, inset).map(pair).join('L')}Z`;
}

/** A closed path around a hex, its sides moved inward, its corners rounded. */
export function softHex(at: Point, inset: number, radius = 8): string {
  return rounded(corners(at, inset * 1.1547), radius);
}

/** Layout: the six neighbours of (0, 0): north, north-east, south-east, south, south-west, north-west. */
export const AROUND = [
  [0, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 0],
  [-1, -1],
] as const;
/** Layout: the two corners of the side towards each neighbour. */
export const SIDES = [
  [4, 5],
  [5, 0],
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
] as const;

/** The border of a set of hexes, moved inward, its corners rounded: one loop for each edge of the set. */
export function border(hexes: readonly HexView[], inset: number, radius: number): string {
  return loops(hexes)
    .map((it) => rounded(moved(it, inset), radius))
    .join('');
}

/** The border of a set of hexes as closed loops of corners, clockwise around the hexes. */
function loops(hexes: readonly HexView[]): Point[][] {
  const inside = new Set(hexes.map((it) => `${it.x},${it.y}`));
  const next = new Map<string, Point[]>();
  const key = (it: Point) => `${it.x.toFixed(1)} ${it.y.toFixed(1)}`;
  for (const hex of hexes) {
    const points = corners(centre(hex));
    AROUND.forEach(([dx, dy], side) => {
      if (inside.has(`${hex.x + dx},${hex.y + dy}`)) return;
      const [from, to] = SIDES[side] ?? [0, 0];
      const [a, b] = [points[from], points[to]];
      if (a && b) next.set(key(a), [...(next.get(key(a)) ?? []), b]);
    });
  }
  const found: Point[][] = [];
  for (let start = next.keys().next().value; start; start = next.keys().next().value) {
    const loop: Point[] = [];
    let at = start;
    do {
      const list = next.get(at);
      const to = list?.pop();
      if (!list || !to) break;
      if (list.length === 0) next.delete(at);
      loop.push(to);
      at = key(to);
    } while (at !== start);
    found.push(loop);
  }
  return found;
}

/** A clockwise loop with every side moved inward. */
function moved(loop: readonly Point[], by: number): Point[] {
  const normal = (a: Point, b: Point) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  };
  return loop.map((point, index) => {
    const before = loop.at(index - 1) ?? point;
    const after = loop[(index + 1) % loop.length] ?? point;
    const [a, b] = [normal(before, point), normal(point, after)];
    const scale = by / (1 + a.x * b.x + a.y * b.y);
    return {
      x: point.x + (a.x + b.x) * scale,
      y: point.y + (a.y + b.y) * scale,
    };
  });
}

/** A closed path through these corners, each of them rounded. */
export function rounded(loop: readonly Point[], radius: number): string {
  const towards = (a: Point, b: Point) => {
    const share = Math.min(radius / Math.hypot(b.x - a.x, b.y - a.y), 0.5);
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  };
  const path = loop.map((point, index) => {
    const before = towards(point, loop.at(index - 1) ?? point);
    const after = towards(point, loop[(index + 1) % loop.length] ?? point);
    return `${index === 0 ? 'M' : 'L'}${pair(before)}Q${pair(point)} ${pair(after)}`;
  });
  return `${path.join('')}Z`;
}

/** A tapered cut from one point to another: pointed at both ends, bowed to one side. */
export function gouge(a: Point, b: Point, width: number, bow = 0): string {
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length];
  const side = (by: number) => pair({ x: mx + nx * by, y: my + ny * by });
  return `M${pair(a)}Q${side(bow + width)} ${pair(b)}Q${side(bow - width)} ${pair(a)}Z`;
}

/** A map that can be asked by name and by place. */
export interface Chart {
  /** In the order of the view: region by region. */
  hexes: HexView[];
  at: Map<Hex, HexView>;
  place: Map<Hex, Point>;
  /** The regions in order, the start board last. */
  regions: { region: string; hexes: HexView[] }[];
  box: { x: number; y: number; width: number; height: number };
  neighbour(of: Hex, direction: number): Hex | null;
}

/** The map and its tray reach this far beyond the outermost hexes. */
const MARGIN = 14;

/** Lays out a map. The hexes of a table never change, so once is enough. */
export function chart(hexes: HexView[]): Chart {
  const at = new Map(hexes.map((it) => [it.hex, it]));
  const place = new Map(hexes.map((it) => [it.hex, centre(it)]));
  const byPlace = new Map(hexes.map((it) => [`${it.x},${it.y}`, it.hex]));
  const regions: Chart['regions'] = [];
  for (const hex of hexes) {
    const found = regions.find((it) => it.region === hex.region);
    if (found) found.hexes.push(hex);
    else regions.push({ region: hex.region, hexes: [hex] });
  }
  const points = [...place.values()];
  const [left, top] = [
    Math.min(...points.map((it) => it.x)),
    Math.min(...points.map((it) => it.y)),
  ];
  const right = Math.max(...points.map((it) => it.x));
  const bottom = Math.max(...points.map((it) => it.y));
  return {
    hexes,
    at,
    place,
    regions,
    box: {
      x: left - WIDTH / 2 - MARGIN,
      y: top - HEIGHT / 2 - MARGIN,
      width: right - left + WIDTH + 2 * MARGIN,
      height: bottom - top + HEIGHT + 2 * MARGIN,
    },
    neighbour(of, direction) {
      const from = at.get(of);
      const step = AROUND[direction];
      if (!from || !step) return null;
      return byPlace.get(`${from.x + step[0]},${from.y + step[1]}`) ?? null;
    },
  };
}

/** The middle of these hexes, or of the map if there are none. */
export function middle({ box, place }: Chart, hexes: readonly Hex[]): Point {
  const points = hexes.map((it) => place.get(it)).filter((it) => it !== undefined);
  if (points.length === 0) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const mean = (pick: (it: Point) => number) =>
    points.reduce((sum, it) => sum + pick(it), 0) / points.length;
  return { x: mean((it) => it.x), y: mean((it) => it.y) };
}

/** How wide a hex is on a screen of this size if the whole map is to be seen. */
export function fitting(box: Chart['box'], width: number, height: number): number {
  return Math.max(8, Math.min(width / box.width, height / box.height) * WIDTH);
}

export function pair(point: Point | undefined): string {
  return point ? `${point.x.toFixed(1)} ${point.y.toFixed(1)}` : '';
}

/** The hexes of a shortest way over land, for a trail that is drawn; straight across where there is none. */
export function way(chart: Chart, from: Hex, to: Hex): Hex[] {
  const before = new Map<Hex, Hex | null>([[from, null]]);
  const queue = [from];
  for (const at of queue) {
    if (at === to) break;
    for (let direction = 0; direction < 6; direction += 1) {
      const next = chart.neighbour(at, direction);
      const ground = next === null ? undefined : chart.at.get(next)?.ground;
      if (next === null || before.has(next) || ground === 'water' || ground === 'chasm') continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  if (!before.has(to)) return [from, to];
  const found: Hex[] = [];
  for (let at: Hex | null = to; at !== null; at = before.get(at) ?? null) found.unshift(at);
  return found;
}

/** Paw prints along a way: where each is and how it is turned, in degrees; `left` if nobody stands at its start. */
export function prints(points: readonly Point[], left = false): (Point & { turn: number })[] {
  const found: (Point & { turn: number })[] = [];
  for (const [index, a] of points.entries()) {
    const b = points[index + 1];
    if (!b) break;
    const [first, last] = [index === 0, index === points.length - 2];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 90;
    for (const share of [0.32, 0.62, 0.92]) {
      // The pieces at both ends are not walked over.
      if ((last && share > 0.7) || (first && !left && share < 0.5)) continue;
      const side = found.length % 2 === 0 ? 5 : -5;
      found.push({
        x: a.x + (b.x - a.x) * share - (side * (b.y - a.y)) / length,
        y: a.y + (b.y - a.y) * share + (side * (b.x - a.x)) / length,
        turn,
      });
    }
  }
  return found;
}
