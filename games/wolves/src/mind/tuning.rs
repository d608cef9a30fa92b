//! Weights of the judgement that differ by thread, for the program that tunes them.

use std::cell::Cell;

use crate::mind::weights::WEIGHTS;

/// Of every feature: what it counts at the start of the game, and at its end.
pub type Weights = crate::mind::weights::Weights;

thread_local! {
    static TRIED: Cell<Weights> = const { Cell::new(WEIGHTS[0]) };
}

/// The weights that are known to be good for so many players.
#[must_use]
pub fn known(players: u8) -> Weights {
    WEIGHTS[usize::from(players - 2)]
}

/// From now on this thread judges by these weights.
pub fn try_out(weights: Weights) {
    TRIED.set(weights);
}

pub(crate) fn tried() -> Weights {
    TRIED.get()
}
