import { expect, test } from 'vitest';
import { turn } from './frames';
import { hits, leadsChanged } from './news';
import type { Figures, Line } from './wire';

const line = (event: Line['event'], seat: number): Line => ({
  id: '1.0',
  version: 1,
  seat,
  event,
  undone: false,
});

test('what was done to the viewer is found, what the viewer did is not', () => {
  const taken: Line['event'] = {
    event: 'den_dominated',
    seat: 1,
    owner: 0,
    at: 'A1',
    track: 'speed',
  };
  expect(hits(line(taken, 1), 0)).toBe(true);
  expect(hits(line(taken, 1), 2)).toBe(false);
  expect(hits(line({ ...taken, owner: 1, seat: 0 }, 0), 0)).toBe(false);
  const date: Line['event'] = { event: 'calendar_advanced', date: 3, kind: 'den', owner: 0 };
  expect(hits(line(date, 1), 0)).toBe(false);
});

test('a lead that passes to another pack is found, one that is only shared is not', () => {
  const [region, ...rest] = turn.figures.regions.filter((it) => it.token !== null);
  if (!region) throw new Error('the position has regions to be scored');
  const paying = (pays: number[]): Figures => ({
    ...turn.figures,
    regions: [{ ...region, pays }, ...rest],
  });
  expect(leadsChanged(paying([4, 2, 0]), paying([2, 4, 0]))).toEqual([region.region]);
  expect(leadsChanged(paying([4, 2, 0]), paying([4, 0, 2]))).toEqual([]);
  expect(leadsChanged(paying([4, 2, 0]), paying([2, 2, 0]))).toEqual([]);
});
