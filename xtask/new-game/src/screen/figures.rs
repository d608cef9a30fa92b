//! The numbers that a preview compares.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::rules::state::Lanterns;

/// Points, and the seat that would win the prize now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Figures {
    /// Points by seat.
    pub points: Vec<u8>,
    /// The seat with the highest card of the round.
    pub leader: Option<Seat>,
}

pub(crate) fn figures(game: &Lanterns) -> Figures {
    Figures { points: game.points[..usize::from(game.seats)].to_vec(), leader: game.leader() }
}
