/**
 * The pieces as they are drawn while others' events are being shown: the frame still holds the old
 * position, the events say what has changed since. A picture only; nothing is decided by it.
 */
import type { Event, Hex, Line, Piece, PieceView, View } from './wire';

export interface Picture {
  pieces: PieceView[];
  lone: Hex[];
}

export function pictured(view: View, events: readonly Event[]): Picture {
  let pieces = view.pieces;
  let lone = view.lone_wolves;
  const put = (at: Hex, owner: number | null, piece: Piece) => {
    pieces = [...pieces, { at, owner, piece }];
  };
  const take = (at: Hex, owner: number | null, piece: Piece) => {
    const index = pieces.findIndex(
      (it) => it.at === at && it.owner === owner && it.piece === piece,
    );
    if (index >= 0) pieces = pieces.toSpliced(index, 1);
  };
  for (const { event, seat, owner, at, from, to, wolf } of events) {
    if (seat === undefined) continue;
    if (event === 'pair_placed' && at) {
      put(at, seat, 'alpha');
      put(at, seat, 'pack');
    } else if (event === 'wolf_walked' && from && to && wolf) {
      take(from, seat, wolf);
      put(to, seat, wolf);
    } else if (event === 'displaced' && from && to && wolf) {
      take(from, owner ?? null, wolf);
      put(to, owner ?? null, wolf);
    } else if (event === 'den_built' && at) put(at, seat, 'den');
    else if (event === 'lair_built' && at) {
      take(at, seat, 'den');
      put(at, seat, 'lair');
    } else if (event === 'lone_wolf_joined' && at && wolf) {
      lone = lone.filter((it) => it !== at);
      put(at, seat, wolf);
    } else if (event === 'wolf_dominated' && at && wolf) {
      take(at, owner ?? null, 'pack');
      put(at, seat, wolf);
    } else if (event === 'den_dominated' && at) {
      take(at, owner ?? null, 'den');
      put(at, seat, 'den');
    }
  }
  return { pieces, lone };
}

/** The hexes an event is about, to be marked on the map. */
export function places(event: Event): Hex[] {
  return [event.from, event.at, event.to].filter((it) => it !== undefined);
}

/** Where wolves went, to be drawn as trails. */
export function walks(lines: readonly Line[]): { from: Hex; to: Hex; seat: number }[] {
  return lines.flatMap(({ event, seat }) =>
    event?.event === 'wolf_walked' && event.from && event.to
      ? [{ from: event.from, to: event.to, seat }]
      : [],
  );
}

/** How long an event is shown at speed 1, in milliseconds. */
export function pace(event: { event?: unknown }): number {
  switch (event.event) {
    case 'wolf_walked':
    case 'displaced':
    case 'pair_placed':
      return 280;
    case 'den_built':
    case 'lair_built':
    case 'lone_wolf_joined':
    case 'wolf_dominated':
    case 'den_dominated':
      return 320;
    case 'hunted':
    case 'moon_rose':
    case 'region_won':
    case 'region_second':
    case 'region_shared':
    case 'second_shared':
    case 'token_discarded':
      return 400;
    case 'calendar_advanced':
      return 120;
    default:
      return 0;
  }
}

/** Events that need no line of their own in the log. */
export function quiet(event: { event?: unknown }): boolean {
  return [
    'paid',
    'move_began',
    'action_ended',
    'turn_ended',
    'displacement_due',
    'round_ended',
    'region_laid',
    'prey_placed',
    'token_placed',
  ].includes(String(event.event));
}
