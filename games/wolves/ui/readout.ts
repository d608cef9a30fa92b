/** What the read-out keys say; loaded with the first of them. */
import type { Translate } from '$board';
import { regionName, trackName, type Telling } from './told';
import type { Event, Hex, SeatView, WolvesProps } from './wire';

/** What the read-out keys say. */
export function readOut(
  what: 'last' | 'rivals' | 'tiles' | 'scores' | 'region',
  props: WolvesProps,
  hex: Hex,
): string {
  const { t, names, viewer, log } = props;
  const { view, figures } = props.frame;
  const telling = { t, view, figures, names };
  switch (what) {
    case 'last': {
      const last = log.findLast((it) => it.event !== null && !it.undone);
      const entry = log.filter((it) => it.version === last?.version && it.event !== null);
      return entry.map((it) => t.tell('event', it.event as Event)).join(' ');
    }
    case 'rivals':
      return view.seats
        .filter((it) => it.seat !== viewer)
        .map((it) => packTold(telling, it))
        .join('. ');
    case 'tiles': {
      const seat = view.seats[viewer ?? view.active ?? 0];
      return seat ? tilesTold(t, seat) : '';
    }
    case 'scores':
      return view.seats
        .map(({ seat, score }) => `${names[seat]} ${score} → ${figures.score_if_scored[seat]}`)
        .join(', ');
    case 'region':
      return regionName(telling, view.hexes.find((it) => it.hex === hex)?.region ?? 'S');
  }
}

function tilesTold(t: Translate, seat: SeatView): string {
  return seat.tiles
    .map(
      ({ up, down }, index) =>
        `${index + 1} ${t.name(up)}${up === down ? '' : ` (${t.name(down)})`}`,
    )
    .join(', ');
}

function packTold({ t, names }: Telling, seat: SeatView): string {
  const tracks = seat.tracks
    .map(({ track, value }) => `${trackName(t, track)} ${value}`)
    .join(', ');
  return `${names[seat.seat]}: ${tilesTold(t, seat)}; ${tracks}; ${t('wolves-ui-terrain-tokens', { count: seat.terrain_tokens })}, ${t('wolves-ui-action-tokens', { count: seat.action_tokens })}`;
}
