/** Where things are on the map: hexes with flat tops, 64 units wide. */
import type { Hex, HexView } from './wire';

/** Width of a hex in the units of the drawing. */
export const WIDTH = 64;
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
export function corners({ x, y }: Point, inset = 0, width = WIDTH): Point[] {
  const radius = width / 2 - inset;
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (corner * Math.PI) / 3;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** A closed path around a hex. */
export function outline(at: Point, inset = 0, width = WIDTH): string {
  return `M${corners(at, inset, width).map(pair).join('L')}Z`;
}

/** The six neighbours of (0, 0): north, north-east, south-east, south, south-west, north-west. */
export const AROUND = [
  [0, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 0],
  [-1, -1],
] as const;
/** The two corners of the side towards each neighbour. */
const SIDES = [
  [4, 5],
  [5, 0],
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
] as const;

/** The border of a set of hexes: every side with none of them beyond it. */
export function border(hexes: readonly HexView[]): string {
  const inside = new Set(hexes.map((it) => `${it.x},${it.y}`));
  let path = '';
  for (const hex of hexes) {
    const points = corners(centre(hex));
    AROUND.forEach(([dx, dy], side) => {
      if (inside.has(`${hex.x + dx},${hex.y + dy}`)) return;
      const [from, to] = SIDES[side] ?? [0, 0];
      path += `M${pair(points[from])}L${pair(points[to])}`;
    });
  }
  return path;
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
  const margin = 4;
  return {
    hexes,
    at,
    place,
    regions,
    box: {
      x: left - WIDTH / 2 - margin,
      y: top - HEIGHT / 2 - margin,
      width: right - left + WIDTH + 2 * margin,
      height: bottom - top + HEIGHT + 2 * margin,
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

/** How wide a hex is at first: the whole map if its hexes are then big enough to hit. */
export function opening(box: Chart['box'], width: number, height: number, least: number): number {
  return Math.max(fitting(box, width, height), least);
}

function pair(point: Point | undefined): string {
  return point ? `${point.x.toFixed(1)} ${point.y.toFixed(1)}` : '';
}
