import { expect, test } from 'vitest';
import { turn } from './frames';
import { carving } from './carving';
import { border, centre, chart, fitting, prints, way, WIDTH } from './layout';
import { next, step } from './steps';

const { view } = turn;
const map = chart(view.hexes);

test('neighbours on the map touch, and no two hexes share a place', () => {
  const places = new Set<string>();
  for (const { hex } of view.hexes) {
    const here = map.place.get(hex);
    places.add(JSON.stringify(here));
    for (let direction = 0; direction < 6; direction += 1) {
      const other = map.neighbour(hex, direction);
      const there = other && map.place.get(other);
      if (!here || !there) continue;
      const apart = Math.hypot(here.x - there.x, here.y - there.y);
      expect(apart).toBeCloseTo((WIDTH * Math.sqrt(3)) / 2);
    }
  }
  expect(places.size).toBe(view.hexes.length);
});

test('the map lies in its box', () => {
  for (const { x, y } of map.place.values()) {
    expect(x).toBeGreaterThan(map.box.x);
    expect(x).toBeLessThan(map.box.x + map.box.width);
    expect(y).toBeGreaterThan(map.box.y);
    expect(y).toBeLessThan(map.box.y + map.box.height);
  }
});

test('a border is one closed line for each edge of a set of hexes', () => {
  const [one] = view.hexes;
  expect(one && border([one], 2, 5).match(/M/g)).toHaveLength(1);
  expect(one && border([one], 2, 5).match(/Q/g)).toHaveLength(6);
  expect(border(view.hexes, 2, 5).match(/Z/g)?.length).toBeGreaterThan(0);
  expect(centre({ x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
});

test('the whole map is seen where a hex is as wide as fits', () => {
  const hex = fitting(map.box, 800, 600);
  expect((map.box.width * hex) / WIDTH).toBeLessThanOrEqual(800.1);
  expect((map.box.height * hex) / WIDTH).toBeLessThanOrEqual(600.1);
});

test('a trail goes from hex to neighbouring hex over land, with prints between its ends', () => {
  const found = way(map, 'A1', 'A11');
  expect([found[0], found.at(-1)]).toEqual(['A1', 'A11']);
  for (const [index, hex] of found.entries()) {
    const next = found[index + 1];
    if (next) expect([0, 1, 2, 3, 4, 5].map((it) => map.neighbour(hex, it))).toContain(next);
    expect(['water', 'chasm']).not.toContain(map.at.get(hex)?.ground);
  }
  const points = found.map((it) => map.place.get(it) ?? { x: 0, y: 0 });
  expect(prints(points).length).toBeGreaterThan(0);
});

test('every hex of land lies in one patch and has one motif', () => {
  const land = view.hexes.filter((it) => it.ground !== 'water' && it.ground !== 'chasm');
  const { regions, cuts } = carving(map);
  expect(regions.flatMap((it) => it.motifs)).toHaveLength(land.length);
  expect(regions.every((it) => it.patches.length > 0)).toBe(true);
  expect(cuts.startsWith('M')).toBe(true);
});

test('the regions are the rows, the start board the last', () => {
  expect(map.regions.map((it) => it.region).join('')).toBe('ABCDEFS');
  expect(map.regions.every((it) => it.hexes.length === 16)).toBe(true);
});

test('arrow keys reach every hex', () => {
  const seen = new Set(['A1']);
  const queue = ['A1'];
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown']) {
      for (const shift of [false, true]) {
        const to = step(map, at, key, shift, map.place.get(at)?.y ?? 0);
        if (to !== null && !seen.has(to)) {
          seen.add(to);
          queue.push(to);
        }
      }
    }
  }
  expect(seen.size).toBe(view.hexes.length);
});

test('right and left keep to the row they began in', () => {
  const row = map.place.get('S1')?.y ?? 0;
  let at = 'S1';
  for (let steps = 0; steps < 4; steps += 1) {
    at = step(map, at, 'ArrowRight', false, row) ?? at;
    expect(Math.abs((map.place.get(at)?.y ?? 0) - row)).toBeLessThan(WIDTH / 2);
  }
});

test('the next target comes round again', () => {
  expect(next(['A1', 'B2', 'C3'], 'C3')).toBe('A1');
  expect(next(['A1', 'B2', 'C3'], 'A1', true)).toBe('C3');
  expect(next(['A1', 'B2'], 'Z9')).toBe('A1');
  expect(next([], 'A1')).toBeNull();
});
