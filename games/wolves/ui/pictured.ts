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
  for (const it of events) {
    switch (it.event) {
      case 'pair_placed':
        put(it.at, it.seat, 'alpha');
        put(it.at, it.seat, 'pack');
        break;
      case 'wolf_walked':
        take(it.from, it.seat, it.wolf);
        put(it.to, it.seat, it.wolf);
        break;
      case 'displaced':
        take(it.from, it.owner, it.wolf);
        put(it.to, it.owner, it.wolf);
        break;
      case 'den_built':
        put(it.at, it.seat, 'den');
        break;
      case 'lair_built':
        take(it.at, it.seat, 'den');
        put(it.at, it.seat, 'lair');
        break;
      case 'lone_wolf_joined':
        lone = lone.filter((hex) => hex !== it.at);
        put(it.at, it.seat, it.wolf);
        break;
      case 'wolf_dominated':
        take(it.at, it.owner, 'pack');
        put(it.at, it.seat, it.wolf);
        break;
      case 'den_dominated':
        take(it.at, it.owner, 'den');
        put(it.at, it.seat, 'den');
        break;
    }
  }
  return { pieces, lone };
}

/** The hexes an event is about, to be marked on the map. */
export function places(event: Event): Hex[] {
  if ('from' in event) return [event.from, event.to];
  return 'at' in event ? [event.at] : [];
}

/** Where wolves went, to be drawn as trails. */
export function walks(lines: readonly Line[]): { from: Hex; to: Hex; seat: number }[] {
  return lines.flatMap(({ event, seat }) =>
    event?.event === 'wolf_walked' ? [{ from: event.from, to: event.to, seat }] : [],
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
