/** Where things lie on the pentagon: pure geometry in a picture 500 units wide. */
import { KINGDOMS, type KingdomId } from './wire';

/** The picture's size and the pentagon in it. */
export const SIZE = { width: 500, height: 458 };
const CENTER = { x: 250, y: 218 };
const RADIUS = 236;
/** The hub in the middle: "Age II". */
export const HUB = { ...CENTER, r: 33 };

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  r: number;
}

export interface Wedge {
  kingdom: KingdomId;
  /** Corners of the wedge, and of the ring drawn inside it. */
  outline: string;
  ring: string;
  /** One place for each territory in the order they are taken: the capital is the last. */
  slots: Place[];
  council: Place[];
  /** The name along the outer edge. */
  label: Point & { turn: number };
  /** The middle of the wedge, where things fly to. */
  middle: Point;
}

/** How the territories that are not the capital lie in two rows, the outer one first. */
const ROWS: Record<number, [number, number]> = {
  4: [2, 1],
  5: [2, 2],
  6: [3, 2],
  7: [3, 3],
  8: [4, 3],
};

const WEDGES: Record<string, Wedge> = Object.fromEntries(
  KINGDOMS.map((kingdom, index) => [kingdom, wedge(kingdom, index)]),
);

/** The wedges, from the smallest kingdom clockwise. It lies at the top. */
export const PENTAGON: Wedge[] = KINGDOMS.map((it) => wedgeOf(it));

export function wedgeOf(kingdom: KingdomId): Wedge {
  const found = WEDGES[kingdom];
  if (!found) throw new Error(`no kingdom ${kingdom}`);
  return found;
}

function wedge(kingdom: KingdomId, index: number): Wedge {
  const axis = -90 + 72 * index;
  const unit = RADIUS / 252;
  const [outer, inner] = ROWS[index + 4] ?? [4, 3];
  const row = (count: number, distance: number, spacing: number): Place[] =>
    Array.from({ length: count }, (_, at) => ({
      ...along(axis, distance * unit, (at - (count - 1) / 2) * spacing * unit),
      r: 18 * unit,
    }));
  const apothem = RADIUS * Math.cos(Math.PI / 5);
  const turn = axis + 90;
  return {
    kingdom,
    outline: corners([
      along(axis - 36, RADIUS * 0.2),
      along(axis - 36, RADIUS),
      along(axis + 36, RADIUS),
      along(axis + 36, RADIUS * 0.2),
    ]),
    ring: corners([
      along(axis - 30, RADIUS * 0.255),
      along(axis - 33.5, RADIUS * 0.945),
      along(axis + 33.5, RADIUS * 0.945),
      along(axis + 30, RADIUS * 0.255),
    ]),
    slots: [
      ...row(outer, 178, 50),
      ...row(inner, 130, 48),
      { ...along(axis, 86 * unit), r: 20 * unit },
    ],
    council: [-0.5, 0.5].map((side) => ({
      ...along(axis, 57 * unit, side * 27 * unit),
      r: 10 * unit,
    })),
    // A name in the lower half would stand on its head, so it is turned round.
    label: { ...along(axis, apothem + 13), turn: upright(turn) },
    middle: along(axis, 130 * unit),
  };
}

function upright(turn: number): number {
  const full = ((turn % 360) + 360) % 360;
  return full > 90 && full < 270 ? full - 180 : full;
}

/** The point at a distance along a direction, and so far to its side. */
function along(degrees: number, distance: number, side = 0): Point {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: round(CENTER.x + distance * Math.cos(angle) - side * Math.sin(angle)),
    y: round(CENTER.y + distance * Math.sin(angle) + side * Math.cos(angle)),
  };
}

function corners(points: Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
