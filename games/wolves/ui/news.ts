/** What the log says about a player's last turn, and about what an action would change. */
import type { Event, Figures, Line, Moon } from './wire';

/** The lines of a seat's last turn, without bookkeeping and without what was taken back. */
export function lastTurn(log: readonly Line[], seat: number): Line[] {
  const lines: Line[] = [];
  let found = false;
  for (const line of log.toReversed()) {
    if (line.undone || line.event === null) continue;
    if (line.seat !== seat) {
      if (found) break;
      continue;
    }
    found = true;
    if (line.event.event === 'turn_ended' && lines.length > 0) break;
    lines.unshift(line);
  }
  return lines.filter((it) => it.event !== null && worthTelling(it.event));
}

/** Whether an event belongs to the story of a turn; the rest is bookkeeping. */
export function worthTelling(event: Event): boolean {
  return TOLD.has(event.event);
}

const TOLD = new Set([
  'tiles_set',
  'pair_placed',
  'wolf_walked',
  'displaced',
  'den_built',
  'lair_built',
  'lone_wolf_joined',
  'wolf_dominated',
  'den_dominated',
  'hunted',
  'bonus_missed',
  'bonus_action_spent',
  'moon_rose',
  'region_won',
  'region_second',
  'region_shared',
]);

/** Whether a line is about something that was done to the viewer. */
export function hits({ event, seat }: Line, viewer: number | null): boolean {
  return (
    viewer !== null &&
    seat !== viewer &&
    event !== null &&
    HITS.has(event.event) &&
    'owner' in event &&
    event.owner === viewer
  );
}

const HITS = new Set(['displaced', 'wolf_dominated', 'den_dominated']);

/** What a preview shows beyond its own headline. */
const CONSEQUENCES = new Set([
  'displaced',
  'displacement_due',
  'track_advanced',
  'bonus_gained',
  'bonus_missed',
  'hunt_due',
  'bonus_action_spent',
  'hunted',
  'calendar_advanced',
  'moon_rose',
  'region_won',
  'region_second',
  'region_shared',
  'second_shared',
  'token_discarded',
  'chip_discarded',
  'game_ended',
]);

export function consequences(events: readonly Event[]): Event[] {
  return events.filter((it) => CONSEQUENCES.has(it.event));
}

/** A region whose control would change. */
export interface Shift {
  region: string;
  before: number[];
  after: number[];
  pays: number[];
  token: Moon | null;
}

export function shifts(before: Figures, after: Figures): Shift[] {
  return after.regions.flatMap((now, index) => {
    const was = before.regions[index];
    if (!was) return [];
    const same = now.control.every((it, seat) => it === was.control[seat]);
    const alike = now.alphas.every((it, seat) => it === was.alphas[seat]);
    const paid = now.pays.every((it, seat) => it === was.pays[seat]);
    if (same && alike && paid) return [];
    return [
      {
        region: now.region,
        token: now.token,
        before: was.control,
        after: now.control,
        pays: now.pays.map((it, seat) => it - (was.pays[seat] ?? 0)),
      },
    ];
  });
}

/** The pack that would win each region with a token, `null` where nobody alone would. */
export function leaders({ regions }: Figures): Map<string, number | null> {
  return new Map(
    regions
      .filter((it) => it.token !== null)
      .map(({ region, pays }) => {
        const most = Math.max(...pays);
        const first = pays.flatMap((it, seat) => (it === most && most > 0 ? [seat] : []));
        return [region, first.length === 1 ? (first[0] ?? null) : null];
      }),
  );
}

/** The regions whose lead has passed to another pack. */
export function leadsChanged(before: Figures, after: Figures): string[] {
  const was = leaders(before);
  return [...leaders(after)].flatMap(([region, seat]) =>
    seat !== null && was.has(region) && was.get(region) !== seat ? [region] : [],
  );
}

/** Prey that the active player would stand nearer to, or less near. */
export function hunts(before: Figures, after: Figures): Figures['prey'] {
  return after.prey.filter((now) => {
    const was = before.prey.find((it) => it.region === now.region);
    return !now.owned && was !== undefined && was.hunters !== now.hunters;
  });
}

/** What ending the turn would score: the regions, and the points by seat. */
export function scoring(
  events: readonly Event[],
  players: number,
): { regions: string[]; points: number[] } {
  const regions: string[] = [];
  const points = Array.from({ length: players }, () => 0);
  const gain = (seat: number, more: number) => (points[seat] = (points[seat] ?? 0) + more);
  for (const it of events) {
    switch (it.event) {
      case 'region_won':
      case 'region_second':
        gain(it.seat, it.points);
        break;
      case 'region_shared':
        for (const seat of it.seats) gain(seat, it.points);
        break;
      case 'second_shared':
      case 'token_discarded':
      case 'chip_discarded':
        break;
      default:
        continue;
    }
    if (!regions.includes(it.region)) regions.push(it.region);
  }
  return { regions, points };
}

/** What has been scored in a region so far: who took its last token, and what each seat got. */
export interface Scored {
  taker: number | null;
  points: Map<number, number>;
}

export function scored(log: readonly Line[]): Map<string, Scored> {
  const found = new Map<string, Scored>();
  for (const { event, undone } of log) {
    if (undone || event === null || !('region' in event)) continue;
    if (!SCORING.has(event.event)) continue;
    const now = found.get(event.region) ?? {
      taker: null,
      points: new Map<number, number>(),
    };
    const gain = (seat: number, points: number) =>
      now.points.set(seat, (now.points.get(seat) ?? 0) + points);
    if (event.event === 'region_won') now.taker = event.seat;
    if (event.event === 'region_won' || event.event === 'region_second')
      gain(event.seat, event.points);
    if (event.event === 'region_shared') {
      now.taker = null;
      for (const seat of event.seats) gain(seat, event.points);
    }
    found.set(event.region, now);
  }
  return found;
}

const SCORING = new Set([
  'region_won',
  'region_second',
  'region_shared',
  'second_shared',
  'token_discarded',
  'chip_discarded',
]);
