/** A view together with what does not change during the match, so that a screen reads one value. */
import type { View as SentView } from './generated/wire';
import type { Facts, View } from './wire';

export function complete(sent: unknown, known: unknown): View {
  const [view, facts] = [sent as SentView, known as Facts];
  const { players, first_player, hexes, passive_pack, stall_limit } = facts;
  return {
    ...view,
    facts,
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
