/** The upstart's moves, one by one, as the events show them. */
import type { Card, Event, KingdomId } from './wire';

/** One card the upstart turned up. */
export interface Move {
  card: Card;
  /** Whether it was the bonus card that matched the one before. */
  bonus: boolean;
  /** Where the token went; `null` if the card was discarded. */
  to: KingdomId | null;
  capital: boolean;
  retreated: boolean;
}

export function movesOf(events: readonly Event[]): Move[] {
  const moves: Move[] = [];
  let bonus: Card | null = null;
  for (const event of events) {
    const move = moves.at(-1);
    if (event.event === 'bonus_matched') bonus = event.card;
    else if (event.event === 'upstart_discarded' || event.event === 'card_laid') {
      if (event.event === 'card_laid' && event.owner !== 'upstart') continue;
      moves.push({
        card: event.card,
        bonus: event.card === bonus,
        to: event.event === 'card_laid' ? event.kingdom : null,
        capital: false,
        retreated: false,
      });
    } else if (event.event === 'token_placed' && event.owner === 'upstart' && move) {
      move.capital = event.capital;
    } else if (event.event === 'retreated' && event.owner === 'upstart' && move) {
      move.retreated = true;
    }
  }
  return moves;
}
