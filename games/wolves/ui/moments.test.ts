import { expect, test } from 'vitest';
import { turn } from './frames';
import { cueOf, gainOf, pace, timing } from './moments';
import type { Event } from './wire';

const walked: Event = { event: 'wolf_walked', seat: 1, wolf: 'alpha', from: 'A1', to: 'A2' };
const stage = (event: Event, after: boolean, ms: number) => ({
  event,
  seat: 1,
  version: 1,
  key: 1,
  ms,
  after,
});

test('what a rival does is announced before anything moves, at every speed', () => {
  for (const ms of [pace(walked), pace(walked) / 2, 200]) {
    const { wait, run } = timing(stage(walked, false, ms));
    expect(wait / ms).toBeGreaterThan(0.3);
    expect(wait + run).toBeCloseTo(ms);
  }
});

test('what the viewer does moves at once', () => {
  expect(timing(stage(walked, true, pace(walked))).wait).toBe(0);
});

test('whatever is shown has a sound of its own', () => {
  const shown = [
    'pair_placed',
    'displaced',
    'den_built',
    'lair_built',
    'lone_wolf_joined',
    'hunted',
  ];
  const cues = shown.map((event) => cueOf({ event } as Event));
  expect(cues).not.toContain(undefined);
  expect(new Set(cues).size).toBe(shown.length);
});

test('an event says what it uncovers', () => {
  const { facts } = turn.view;
  const lair: Event = { event: 'lair_built', seat: 0, at: 'A1', lairs: 2 };
  expect(gainOf(lair, facts, () => 1)).toEqual({
    row: 'lairs',
    points: (facts.lairs[1] ?? 0) - (facts.lairs[0] ?? 0),
  });
  const den: Event = { event: 'den_built', seat: 0, at: 'A1', track: 'speed' };
  const steps = facts.tracks.find((it) => it.track === 'speed')?.steps ?? [];
  expect(gainOf(den, facts, () => 0)).toMatchObject({
    row: 'speed',
    from: steps[0]?.value,
    to: steps[1]?.value,
  });
  expect(gainOf(den, facts, () => steps.length - 1)).toBeNull();
});
