/** The picture under way: a view with events laid over it that it does not contain yet. */
import type { Event, View } from './wire';

/**
 * The view as it looks after these events. Only what is drawn on the board is followed; everything
 * else waits for the next frame.
 */
export function laidOver(view: View, events: readonly Event[]): View {
  return events.reduce(over, view);
}

function over(view: View, event: Event): View {
  switch (event.event) {
    case 'card_laid':
      return {
        ...view,
        kingdoms: view.kingdoms.map((it) =>
          it.kingdom === event.kingdom
            ? { ...it, cards: [...it.cards, { card: event.card, owner: event.owner }] }
            : it,
        ),
        players: view.players.map((it) =>
          it.seat === event.owner ? { ...it, hand_count: it.hand_count - 1 } : it,
        ),
      };
    case 'token_placed':
      return {
        ...view,
        kingdoms: view.kingdoms.map((it) =>
          it.kingdom === event.kingdom
            ? {
                ...it,
                capital: event.capital ? event.owner : it.capital,
                influence: it.influence.map((count) =>
                  count.owner === event.owner ? { ...count, tokens: count.tokens + 1 } : count,
                ),
              }
            : it,
        ),
        players: view.players.map((it) =>
          it.seat === event.owner ? { ...it, supply: it.supply - 1 } : it,
        ),
      };
    case 'retreated':
      return {
        ...view,
        retreated: [...view.retreated, event.owner],
        players: view.players.map((it) =>
          it.seat === event.owner ? { ...it, retreated: true } : it,
        ),
      };
    case 'cards_drawn':
    case 'open_cards_drawn': {
      const count = event.event === 'cards_drawn' ? event.count : event.cards.length;
      return {
        ...view,
        deck_count: Math.max(0, view.deck_count - count),
        players: view.players.map((it) =>
          it.seat === event.seat ? { ...it, hand_count: it.hand_count + count } : it,
        ),
      };
    }
    default:
      return view;
  }
}
