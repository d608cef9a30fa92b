//! Chapter 2, a round: a prize is rolled, everybody plays a card, the highest card wins.

use tabletop::{Chance, Record, Seat, Step, Turn};

use super::state::{Lanterns, ROUNDS};
use crate::{Action, Event, Rejection};

/// The seat that must play a card; nobody after the last round.
pub(crate) fn turn(game: &Lanterns) -> Turn {
    let is_over = game.round == ROUNDS && game.prize == 0;
    if is_over { Turn::Over } else { Turn::of(game.active) }
}

/// Rule 2.1: rolls the prize; `first` plays first.
pub(crate) fn begin<R: Record<Event>, C: Chance>(step: &mut Step<'_, Lanterns, R, C>, first: Seat) {
    let (round, die) = (step.game().round + 1, step.game().die);
    let prize = 1 + step.chance().below(die.into()) as u8;
    step.emit(Event::RoundBegan { round, prize });
    step.emit(Event::TurnPassed { seat: first });
}

/// Rule 2.2: any card of the hand.
pub(crate) fn legal(game: &Lanterns, seat: Seat, acc: &mut Vec<Action>) {
    if turn(game) != Turn::Over {
        acc.extend(game.hands[seat.index()].iter().map(|card| Action::Play { card }));
    }
}

/// Rule 2.2: the card must be in the hand.
pub(crate) fn check(game: &Lanterns, seat: Seat, action: &Action) -> Result<(), Rejection> {
    let Action::Play { card } = *action;
    let has = game.hands[seat.index()].contains(card);
    if has { Ok(()) } else { Err(Rejection::NotInHand { card }) }
}

/// Rules 2.2, 2.3: the card is played; the last card of a round decides it.
pub(crate) fn resolve<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Lanterns, R, C>,
    seat: Seat,
    action: Action,
) {
    let Action::Play { card } = action;
    step.emit(Event::CardPlayed { seat, card });
    let game = step.game();
    let next = seat.round(game.seats).skip(1).find(|it| game.played[it.index()] == 0);
    if let Some(next) = next {
        step.emit(Event::TurnPassed { seat: next });
        return;
    }
    let (winner, points) = (game.leader().unwrap_or(seat), game.prize);
    step.emit(Event::PrizeWon { seat: winner, points });
    if step.game().round < ROUNDS {
        begin(step, winner);
    }
}
