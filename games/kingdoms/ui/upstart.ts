/** The upstart's moves, one by one, with what led to each. */
import { KINGDOMS, parts, type Card, type Event, type KingdomId, type KingdomView } from './wire';

/** One card the upstart turned up. */
export interface Move {
  card: Card;
  /** Why it aims where it aims. */
  aim: 'rank' | 'last' | 'bonus' | 'first';
  at: KingdomId;
  /** Where the token went; `null` if the card was discarded. */
  to: KingdomId | null;
  /** The kingdoms it passed over on the way. */
  passed: KingdomId[];
  capital: boolean;
  retreated: boolean;
}

/** The upstart's moves among these events. `before` is where the player had played last. */
export function movesOf(
  events: readonly Event[],
  kingdoms: readonly KingdomView[],
  before: KingdomId | null,
): Move[] {
  const moves: Move[] = [];
  let last = before;
  let bonus: Card | null = null;
  let turned: Card | null = null;
  for (const event of events) {
    const move = moves.at(-1);
    if (event.event === 'age_began') last = null;
    else if (event.event === 'upstart_turned') turned = event.card;
    else if (event.event === 'bonus_matched') bonus = event.card;
    else if (event.event === 'upstart_discarded') {
      moves.push({
        ...aimOf(event.card, kingdoms, last),
        to: null,
        passed: [],
        capital: false,
        retreated: false,
      });
    } else if (event.event === 'card_laid' && event.owner !== 'upstart') last = event.kingdom;
    else if (event.event === 'card_laid') {
      const aim: Pick<Move, 'card' | 'aim' | 'at'> =
        event.card === bonus && event.card !== turned && move?.to
          ? { card: event.card, aim: 'bonus', at: move.to }
          : aimOf(event.card, kingdoms, last);
      const passed = way(aim.at, event.kingdom);
      moves.push({ ...aim, to: event.kingdom, passed, capital: false, retreated: false });
    } else if (event.event === 'token_placed' && event.owner === 'upstart' && move) {
      move.capital = event.capital;
    } else if (event.event === 'retreated' && event.owner === 'upstart' && move) {
      move.retreated = true;
    }
  }
  return moves;
}

/** A card of rank 4 to 8 aims at the kingdom of that size, a lower one where the player played last. */
function aimOf(
  card: Card,
  kingdoms: readonly KingdomView[],
  last: KingdomId | null,
): Pick<Move, 'card' | 'aim' | 'at'> {
  const sized = kingdoms.find((it) => it.territories === parts(card).rank);
  if (sized) return { card, aim: 'rank', at: sized.kingdom };
  return last ? { card, aim: 'last', at: last } : { card, aim: 'first', at: KINGDOMS[0] };
}

/** The kingdoms from one to another clockwise, without the other. */
function way(from: KingdomId, to: KingdomId): KingdomId[] {
  const start = KINGDOMS.indexOf(from);
  const round = KINGDOMS.map((_, step) => KINGDOMS[(start + step) % KINGDOMS.length] ?? from);
  return round.slice(0, round.indexOf(to));
}
