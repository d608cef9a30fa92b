//! What a screen needs to know and does not change during a match.

use serde::{Deserialize, Serialize};

use crate::rules::state::{CARDS, HAND, Lanterns, ROUNDS};

/// The numbers of one match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Facts {
    /// Cards are numbered from 1 to this.
    pub cards: u8,
    /// Cards of a hand at the beginning.
    pub hand: u8,
    /// Rounds of a game.
    pub rounds: u8,
    /// Sides of the die.
    pub die: u8,
}

pub(crate) const fn facts(game: &Lanterns) -> Facts {
    Facts { cards: CARDS, hand: HAND, rounds: ROUNDS, die: game.die }
}
