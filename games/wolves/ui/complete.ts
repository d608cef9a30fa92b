/** A view with what the facts hold of it. Leaves once the screen reads facts itself. */
import type { View as SentView } from './generated/wire';
import type { Facts, View } from './wire';

export function complete(sent: unknown, known: unknown): View {
  const [view, facts] = [sent as SentView, known as Facts];
  const { players, first_player, hexes, passive_pack, stall_limit } = facts;
  return {
    ...view,
    players,
    first_player,
    hexes,
    passive_pack,
    stall_limit,
    regions: view.regions.map(
      (it, at) => ({ ...facts.regions[at], ...it }) as View['regions'][number],
    ),
    calendar: {
      ...view.calendar,
      moon_dates: facts.moons.map((it) => it.date) as View['calendar']['moon_dates'],
    },
  };
}
