/** Where things lie on the two boards: the large one carries the decrees, the small one names only. */
import outlines from './art/outlines.json';
import places from './art/places.json';
import type { KingdomId } from './wire';

export type BoardSize = 'large' | 'small';
export type Point = { x: number; y: number };

export interface Place {
  outline: string;
  /** One field for each territory in the order they are taken, without the capital, which is the last. */
  slots: Point[];
  capital: Point;
  council: Point[];
  /** Corner, width and least height of the decree on the large board. */
  banner: { x: number; y: number; width: number; height: number } | null;
  /** Where the played cards lie on the large board. */
  fan: Point | null;
  /** The middle of the name on the small board. */
  label: Point | null;
}

export interface Layout {
  width: number;
  height: number;
  hub: Point & { r: number };
  /** Half the width of a field's picture. */
  field: number;
  kingdoms: Record<KingdomId, Place>;
}

interface Written {
  slots: number[][];
  capital: number[];
  council: number[][];
  banner?: number[];
  fan?: number[];
  label?: number[];
}

const point = ([x = 0, y = 0]: number[]): Point => ({ x, y });

function read(size: BoardSize): Layout {
  const { size: box, hub, field, kingdoms } = places[size];
  const place = (id: KingdomId): Place => {
    const it: Written = kingdoms[id];
    const [x = 0, y = 0, width = 0, height = 0] = it.banner ?? [];
    return {
      outline: outlines[size][id],
      slots: it.slots.map(point),
      capital: point(it.capital),
      council: it.council.map(point),
      banner: it.banner ? { x, y, width, height } : null,
      fan: it.fan ? point(it.fan) : null,
      label: it.label ? point(it.label) : null,
    };
  };
  return {
    width: box[0] ?? 0,
    height: box[1] ?? 0,
    hub: { ...point(hub), r: hub[2] ?? 0 },
    field,
    kingdoms: {
      isle: place('isle'),
      dunes: place('dunes'),
      marsh: place('marsh'),
      peaks: place('peaks'),
      woods: place('woods'),
    },
  };
}

export const LAYOUTS: Record<BoardSize, Layout> = { large: read('large'), small: read('small') };

/** Kingdoms on the left: their cards fan out to the right, their pennants fly to the left. */
export const isLeft = (id: KingdomId): boolean => id === 'woods' || id === 'peaks';

/** Where each card of a fan lies: left edge, drop, and turn in degrees. */
export function fanned(
  count: number,
  { step, card, most }: { step: number; card: number; most: number },
): { x: number; y: number; turn: number }[] {
  const gap = count > 1 ? Math.min(step, (most - card) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, at) => {
    const off = at - (count - 1) / 2;
    const lift = at === count - 1 ? 5 : 0;
    return { x: at * gap, y: Math.abs(off) * 1.6 - lift, turn: off * Math.min(2.4, 12 / count) };
  });
}
