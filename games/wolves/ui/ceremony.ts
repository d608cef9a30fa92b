/** A moon that rises, region by region: who holds what there, and what it brings. */
import type { Event, Figures, Line, Moon, PieceView, View } from './wire';

/** A pack in a region that is scored. */
export interface Holder {
  /** `null` is the passive pack. */
  seat: number | null;
  control: number;
  alphas: number;
  pieces: PieceView['piece'][];
  /** What it gets; `shared` is the first place of several packs, `level` the second, which nobody gets. */
  place: 'first' | 'second' | 'shared' | 'level' | 'none';
  points: number;
}

export interface RegionScored {
  region: string;
  /** In the order of control. */
  holders: Holder[];
  /** The control at which two packs are level and alphas decide; `null` if nothing is to be decided. */
  level: number | null;
}

export interface Ceremony {
  moon: Moon;
  version: number;
  regions: RegionScored[];
}

/** The moons that rose after a version, the last of them only: earlier ones have been passed over. */
export function ceremonyIn(
  log: readonly Line[],
  after: number,
  view: View,
  figures: Figures,
): Ceremony | null {
  const rose = log.findLast(
    (it) => !it.undone && it.version > after && it.event?.event === 'moon_rose',
  );
  if (rose?.event?.event !== 'moon_rose') return null;
  const events = log
    .filter((it) => it.version === rose.version && it.event !== null)
    .map((it) => it.event as Event);
  const regions = [...new Set(events.flatMap((it) => (isScore(it) ? [it.region] : [])))];
  return {
    moon: rose.event.moon,
    version: rose.version,
    regions: regions.map((it) => scoredRegion(it, events, view, figures)),
  };
}

type Score = Extract<Event, { region: string; moon: Moon }>;

function isScore(event: Event): event is Score {
  return 'region' in event && 'moon' in event && event.event !== 'token_placed';
}

function scoredRegion(
  region: string,
  events: readonly Event[],
  view: View,
  figures: Figures,
): RegionScored {
  const figure = figures.regions.find((it) => it.region === region);
  const here = new Set(view.hexes.filter((it) => it.region === region).map((it) => it.hex));
  const pieces = (seat: number | null) =>
    view.pieces.filter((it) => it.owner === seat && here.has(it.at)).map((it) => it.piece);
  const seats: (number | null)[] = view.seats.map((it) => it.seat);
  if (view.passive_pack !== null) seats.push(null);
  const holders = seats
    .map((seat): Holder => ({
      seat,
      control: seat === null ? (figure?.passive_control ?? 0) : (figure?.control[seat] ?? 0),
      alphas: seat === null ? (figure?.passive_alphas ?? 0) : (figure?.alphas[seat] ?? 0),
      pieces: pieces(seat),
      ...gain(region, seat, events),
    }))
    .filter((it) => it.control > 0)
    .sort((a, b) => b.control - a.control || b.alphas - a.alphas);
  const [first, second] = holders;
  const level =
    first && second && first.control === second.control && first.alphas !== second.alphas
      ? first.control
      : null;
  return { region, holders, level };
}

function gain(
  region: string,
  seat: number | null,
  events: readonly Event[],
): Pick<Holder, 'place' | 'points'> {
  for (const it of events) {
    if (!isScore(it) || it.region !== region || seat === null) continue;
    if (it.event === 'region_won' && it.seat === seat) return { place: 'first', points: it.points };
    if (it.event === 'region_second' && it.seat === seat)
      return { place: 'second', points: it.points };
    if (it.event === 'region_shared' && it.seats.includes(seat))
      return { place: 'shared', points: it.points };
    if (it.event === 'second_shared' && it.seats.includes(seat))
      return { place: 'level', points: 0 };
  }
  return { place: 'none', points: 0 };
}
