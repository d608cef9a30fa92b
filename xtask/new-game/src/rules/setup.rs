//! Chapter 1, the table: cards are dealt in secret.

use tabletop::{Chance, Record, Seat, Secret, Step};

use super::{
    round,
    state::{Cards, HAND, Lanterns, MOST},
};
use crate::{Event, Options};

/// The table before anything has happened.
pub(crate) fn empty(options: &Options, seats: u8) -> Lanterns {
    Lanterns {
        seats,
        die: options.die,
        round: 0,
        prize: 0,
        active: Seat(0),
        hands: [Cards::default(); MOST],
        played: [0; MOST],
        discard: Cards::default(),
        points: [0; MOST],
    }
}

/// Rules 1.1, 1.2: three cards each, then the first round begins with the first seat.
pub(crate) fn setup<R: Record<Event>, C: Chance>(step: &mut Step<'_, Lanterns, R, C>) {
    for seat in Seat::all(step.game().seats) {
        for _ in 0..HAND {
            let undealt = step.game().undealt();
            let nth = step.chance().below(undealt.len()) as usize;
            let card = undealt.iter().nth(nth).expect("twelve cards are enough for four players");
            step.emit(Event::CardDealt { seat, card: Secret::Known(card) });
        }
    }
    round::begin(step, Seat(0));
}
