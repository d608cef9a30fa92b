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

/** A turn in signs: all walks as one with their number, other deeds with where they were done. */
export function signs(events: readonly Event[]): { icon: string; text: string }[] {
  const walks = events.filter((it) => it.event === 'wolf_walked').length;
  return [
    ...(walks > 0 ? [{ icon: 'paw', text: `${walks}` }] : []),
    ...events
      .filter((it) => it.event !== 'wolf_walked' && it.event !== 'displaced')
      .map((it) => ({ icon: iconOf(it), text: 'at' in it ? it.at : '' })),
  ];
}

/** The symbol that stands for an event. */
export function iconOf(event: Event): string {
  switch (event.event) {
    case 'wolf_walked':
      return event.wolf === 'alpha' ? 'alpha' : 'paw';
    case 'pair_placed':
    case 'displaced':
      return 'paw';
    case 'den_built':
    case 'track_advanced':
      return 'den';
    case 'lair_built':
      return 'lair';
    case 'lone_wolf_joined':
      return 'howl';
    case 'wolf_dominated':
    case 'den_dominated':
      return 'claw';
    case 'hunted':
      return event.prey;
    case 'bonus_gained':
      return event.bonus === 'action' ? 'bolt' : 'wild';
    case 'bonus_action_spent':
      return 'bolt';
    case 'moon_rose':
    case 'region_won':
    case 'region_second':
    case 'region_shared':
    case 'second_shared':
    case 'token_discarded':
    case 'chip_discarded':
      return `moon-${event.moon}`;
    case 'calendar_advanced':
      return 'moon-full';
    case 'tiles_set':
      return 'flip';
    default:
      return 'wolf';
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
    'hunt_due',
    'round_ended',
    'region_laid',
    'prey_placed',
    'token_placed',
  ].includes(String(event.event));
}
