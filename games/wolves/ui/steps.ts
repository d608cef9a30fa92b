/** Walking over the map with keys. */
import type { Chart } from './layout';
import type { Hex } from './wire';

/** Directions as the keys name them. */
const KEYS: Record<string, number> = { ArrowUp: 0, ArrowDown: 3 };
/** Layout: either of two directions, by column. */
const SLANTED: Record<string, [number, number]> = { PageUp: [1, 5], PageDown: [2, 4] };

/**
 * The hex a key leads to, or `null` where it is none of these keys. Left and right keep to the row
 * the walk began in (`row` is its height), and jump over gaps in the map.
 */
export function step(
  chart: Chart,
  from: Hex,
  key: string,
  shift: boolean,
  row: number,
): Hex | null {
  const straight = KEYS[key];
  if (straight !== undefined)
    return (
      chart.neighbour(from, straight) ?? beyond(chart, from, 0, key === 'ArrowUp' ? -1 : 1, row)
    );
  const slanted = SLANTED[key];
  if (slanted) return chart.neighbour(from, shift ? slanted[1] : slanted[0]) ?? from;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const sides = key === 'ArrowRight' ? [2, 1] : [4, 5];
    const next = sides.map((it) => chart.neighbour(from, it)).filter((it) => it !== null);
    const height = (hex: Hex) => Math.abs((chart.place.get(hex)?.y ?? 0) - row);
    const best = next.sort((a, b) => height(a) - height(b))[0];
    return best ?? beyond(chart, from, key === 'ArrowRight' ? 1 : -1, 0, row);
  }
  if (key === 'Home' || key === 'End') {
    const region = chart.at.get(from)?.region;
    const hexes = chart.regions.find((it) => it.region === region)?.hexes ?? [];
    return (key === 'Home' ? hexes[0] : hexes.at(-1))?.hex ?? from;
  }
  return null;
}

/** The nearest hex further on, where the direct neighbour is missing; stays where there is none. */
function beyond(chart: Chart, from: Hex, dx: number, dy: number, row: number): Hex {
  const start = chart.place.get(from);
  if (!start) return from;
  let best = from;
  let least = Infinity;
  for (const [hex, { x, y }] of chart.place) {
    const ahead = dx !== 0 ? (x - start.x) * dx : (y - start.y) * dy;
    const aside = dx !== 0 ? Math.abs(y - row) : Math.abs(x - start.x);
    const cost = ahead + 3 * aside;
    if (ahead > 1 && aside <= ahead && cost < least) [best, least] = [hex, cost];
  }
  return best;
}

/** The next of these hexes after the present one, round and round. */
export function next(list: readonly Hex[], from: Hex, back = false): Hex | null {
  if (list.length === 0) return null;
  const now = list.indexOf(from);
  if (now < 0) return (back ? list.at(-1) : list[0]) ?? null;
  return list[(now + (back ? list.length - 1 : 1)) % list.length] ?? null;
}
