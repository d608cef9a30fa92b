/** What a line of a hint changes, in the game's own words. */
import type { Merit, Preview, Seat, Wire } from '../board';
import { GAMES } from '../games';
import type { HintLine } from '../net/wire';
import type { Session } from './session.svelte';
import { proposed } from './told';

/** Nothing where the game says nothing, or the position has gone on. */
export async function meritsOf(
  game: string,
  session: Session,
  line: HintLine,
  seat: Seat,
): Promise<Merit[]> {
  const [said, change] = await Promise.all([
    GAMES[game]?.merits?.(),
    session.questions.preview(proposed(game, line.actions as Wire[])),
  ]);
  if (!said || !change) return [];
  return said.merits(change as Preview<never, never>, seat, session.names, session.words);
}
