//! What happened. What it does to a position is in `rules::apply`.

use serde::{Deserialize, Serialize};
use tabletop::{Finality, Seat, Secret};

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Rule 1.1: a card was dealt.
    CardDealt {
        /// The player.
        seat: Seat,
        /// The card, which only its player knows.
        card: Secret<u8>,
    },
    /// Rule 2.1: a round began with a roll of the die.
    RoundBegan {
        /// 1 to 3.
        round: u8,
        /// The prize in points.
        prize: u8,
    },
    /// Rule 2.2: a card was played face up.
    CardPlayed {
        /// The player.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// Rule 2.2: the next player decides.
    TurnPassed {
        /// The next player.
        seat: Seat,
    },
    /// Rule 2.3: the highest card won the prize.
    PrizeWon {
        /// The winner.
        seat: Seat,
        /// The prize.
        points: u8,
    },
}

/// A played card is seen by everybody, and the turn passes with it.
pub(crate) const fn finality(event: &Event) -> Finality {
    match event {
        Event::CardDealt { .. } | Event::RoundBegan { .. } | Event::CardPlayed { .. } => Finality::Reveals,
        Event::TurnPassed { .. } | Event::PrizeWon { .. } => Finality::Passes,
    }
}
