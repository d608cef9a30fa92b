//! What events do to a position. No rules, no chance, no failure.

use super::state::{Lanterns, MOST};
use crate::Event;

pub(crate) fn apply(game: &mut Lanterns, event: &Event) {
    match *event {
        Event::CardDealt { seat, card } => {
            if let Some(card) = card.known() {
                game.hands[seat.index()] = game.hands[seat.index()].with(card);
            }
        }
        Event::RoundBegan { round, prize } => {
            (game.round, game.prize) = (round, prize);
        }
        Event::CardPlayed { seat, card } => {
            game.hands[seat.index()] = game.hands[seat.index()].without(card);
            game.played[seat.index()] = card;
        }
        Event::TurnPassed { seat } => game.active = seat,
        Event::PrizeWon { seat, points } => {
            game.points[seat.index()] += points;
            game.discard = game.played.iter().filter(|it| **it > 0).fold(game.discard, |all, it| all.with(*it));
            game.played = [0; MOST];
            game.prize = 0;
        }
    }
}
