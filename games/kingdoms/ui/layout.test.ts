import { describe, expect, it } from 'vitest';
import { HUB, PENTAGON, SIZE, type Place } from './layout';
import { walk } from './keyboard';

describe('the pentagon', () => {
  it('has a place for every territory, and two for every council', () => {
    expect(PENTAGON.map((it) => it.slots.length)).toEqual([4, 5, 6, 7, 8]);
    for (const { council } of PENTAGON) expect(council).toHaveLength(2);
  });

  it('keeps all places apart and inside the picture', () => {
    const places = PENTAGON.flatMap((it) => [...it.slots, ...it.council]);
    const apart = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);
    for (const [index, a] of places.entries()) {
      expect(a.x - a.r).toBeGreaterThan(0);
      expect(a.y - a.r).toBeGreaterThan(0);
      expect(a.x + a.r).toBeLessThan(SIZE.width);
      expect(a.y + a.r).toBeLessThan(SIZE.height);
      for (const b of places.slice(index + 1))
        expect(apart(a, b)).toBeGreaterThan(Math.max(a.r, b.r));
      expect(apart(a, HUB)).toBeGreaterThan(HUB.r);
    }
  });

  it('never writes a name upside down', () => {
    for (const { label } of PENTAGON) {
      const turn = ((label.turn % 360) + 360) % 360;
      expect(turn <= 90 || turn >= 270).toBe(true);
    }
  });
});

describe('the grid', () => {
  const cards = () => 2;

  it('goes round the kingdoms, and along the cards of each', () => {
    expect(walk({ kingdom: 'woods', cell: 1 }, 'ArrowDown', cards)).toEqual({
      kingdom: 'isle',
      cell: 0,
    });
    expect(walk({ kingdom: 'isle', cell: 0 }, 'ArrowUp', cards)).toEqual({
      kingdom: 'woods',
      cell: 0,
    });
    expect(walk({ kingdom: 'isle', cell: 2 }, 'ArrowRight', cards)).toEqual({
      kingdom: 'isle',
      cell: 2,
    });
    expect(walk({ kingdom: 'isle', cell: 0 }, 'End', cards)).toEqual({ kingdom: 'isle', cell: 2 });
    expect(walk({ kingdom: 'isle', cell: 1 }, 'x', cards)).toBeNull();
  });
});
