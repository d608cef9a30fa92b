/** How long each event is shown, how it sounds, and what it brings in numbers. */
import type { Stage } from '$board';
import type { Cue } from '$parts/sound';
import type { Event, Facts, Track } from './wire';

type Kind = Event['event'];

/** What somebody else does is announced in words for this long before anything moves, at speed 1. */
const CAPTION = 600;

/** How long the movement itself takes at speed 1, in milliseconds. */
const MOTIONS: Partial<Record<Kind, number>> = {
  pair_placed: 400,
  wolf_walked: 660,
  displaced: 350,
  den_built: 700,
  lair_built: 1200,
  lone_wolf_joined: 1200,
  wolf_dominated: 1100,
  den_dominated: 1100,
  hunted: 1100,
};

/** How long an event is shown at speed 1, in milliseconds. */
export function pace(event: { event?: unknown }): number {
  const motion = MOTIONS[event.event as Kind];
  return motion === undefined ? 0 : CAPTION + motion;
}

/** When the movement of the event that is shown begins, and how long it takes. */
export function timing({ event, ms, after }: Stage<Event>): { wait: number; run: number } {
  const motion = MOTIONS[event.event] ?? 0;
  const whole = pace(event);
  if (ms === 0 || whole === 0) return { wait: 0, run: 0 };
  const run = (ms * motion) / whole;
  return { wait: after ? 0 : ms - run, run };
}

/** A sound of its own for each kind of event. */
const CUES: Partial<Record<Kind, Cue>> = {
  pair_placed: 'stamp',
  wolf_walked: 'steps',
  displaced: 'whine',
  den_built: 'spade',
  lair_built: 'drum',
  lone_wolf_joined: 'howl',
  wolf_dominated: 'scrapes',
  den_dominated: 'scrapes',
  hunted: 'strike',
};

export const cueOf = (event: Event): Cue | undefined => CUES[event.event];

/** The row of a pack's board that an event changes. */
export type RowOfBoard = Track | 'lairs' | 'prey' | 'wolves';

/** What an event brings: the row that lights up, and the numbers that rise from the map. */
export interface Gain {
  row: RowOfBoard;
  /** An attribute before and after, or more points. */
  from?: number;
  to?: number;
  points?: number;
}

/** `have` is how much of its row the pack had before the event. */
export function gainOf(event: Event, facts: Facts, have: (row: RowOfBoard) => number): Gain | null {
  const more = (list: readonly number[], count: number) =>
    (list[count - 1] ?? 0) - (list[count - 2] ?? 0);
  switch (event.event) {
    case 'den_built':
    case 'den_dominated': {
      const steps = facts.tracks.find((it) => it.track === event.track)?.steps ?? [];
      const taken = have(event.track);
      const [was, now] = [steps[taken], steps[taken + 1]];
      if (!was || !now) return null;
      const points = now.points - was.points;
      return {
        row: event.track,
        from: was.value,
        to: now.value,
        ...(points > 0 ? { points } : {}),
      };
    }
    case 'lair_built':
      return { row: 'lairs', points: more(facts.lairs, event.lairs) };
    case 'lone_wolf_joined':
    case 'wolf_dominated': {
      const worth = facts.wolves.map((it) => it.points);
      return { row: 'wolves', points: more(worth, event.placed) };
    }
    case 'hunted':
      return { row: 'prey', points: more(facts.prey, have('prey') + 1) };
    default:
      return null;
  }
}
