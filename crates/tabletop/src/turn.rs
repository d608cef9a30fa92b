//! The seats that owe a decision.

use serde::{Deserialize, Serialize};

use crate::{Seat, Seats};

/// The seats that owe the next decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// These seats, in any order. Never empty.
    Of(Seats),
    /// Nobody: the game is over.
    Over,
}

impl Turn {
    /// A decision of `seat` alone.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Self::Of(Seats::only(seat))
    }

    /// The seats that owe a decision.
    #[must_use]
    pub const fn seats(self) -> Seats {
        match self {
            Self::Of(seats) => seats,
            Self::Over => Seats::NONE,
        }
    }
}
