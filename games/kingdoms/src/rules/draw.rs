//! Chapter 3 · Drawing: cards come from a bag, at the moment the rule says so.

use tabletop::{Chance, Record, Seat, Secret, Step};

use crate::{
    event::Event,
    rules::{
        cards::{Card, Cards},
        components::HAND,
        state::Kingdoms,
    },
};

/// One card of a bag that is not empty.
#[inline]
pub(crate) fn one(bag: Cards, chance: &mut impl Chance) -> Card {
    bag.nth(chance.below(u32::from(bag.len())))
}

/// `count` cards of a bag that holds at least as many.
#[inline]
pub(crate) fn some(bag: Cards, count: u8, chance: &mut impl Chance) -> Cards {
    let (mut left, mut size) = (bag, u32::from(bag.len()));
    for _ in 0..count {
        let card = left.nth(chance.below(size));
        left = left.without(Cards::only(card));
        size -= 1;
    }
    bag.without(left)
}

/// Rule 3.3: a player draws at most `count` cards. If the deck runs out, the discard becomes the
/// new deck; if that is empty too, no more are drawn.
pub(crate) fn cards<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>, seat: Seat, count: u8) {
    let mut missing = count;
    while missing > 0 && renew(step) {
        let deck = step.game().deck;
        let count = missing.min(deck.len());
        let cards = some(deck, count, step.chance());
        step.emit(if step.game().is_solo() {
            Event::OpenCardsDrawn { seat, cards }
        } else {
            Event::CardsDrawn { seat, cards: Secret::Known(cards), count }
        });
        missing -= count;
    }
}

/// Rule 3.3: a player draws back to a full hand.
pub(crate) fn refill<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>, seat: Seat) {
    let held = step.game().hand(seat).len();
    cards(step, seat, HAND.saturating_sub(held));
}

/// The top card of the deck, for the upstart. The caller decides what becomes of it.
pub(crate) fn top<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>) -> Option<Card> {
    renew(step).then(|| {
        let deck = step.game().deck;
        one(deck, step.chance())
    })
}

/// Makes sure that the deck holds a card, if there is any.
fn renew<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>) -> bool {
    if step.game().deck.is_empty() && !step.game().discard.is_empty() {
        step.emit(Event::DeckRenewed);
    }
    !step.game().deck.is_empty()
}
