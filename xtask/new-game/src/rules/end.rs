//! Chapter 3, the end: the most points win.

use tabletop::{BySeat, Line, Outcome, Seat, Sheet};

use super::state::Lanterns;

/// Rule 3.1: points decide, and equal points share a place.
pub(crate) fn outcome(game: &Lanterns) -> Outcome {
    let score = BySeat::from_fn(game.seats, |it| i32::from(game.points[it.index()]));
    Outcome::by_key(score, |it| score[it])
}

/// All points are prizes.
pub(crate) fn sheet(game: &Lanterns, seat: Seat) -> Sheet {
    Sheet::new(vec![Line { name: "prizes", points: game.points[seat.index()].into() }])
}
