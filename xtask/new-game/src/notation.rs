//! The text form of actions and events.

use std::{fmt, str::FromStr};

use tabletop::BadNotation;

use crate::{Action, Event};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Play { card } = self;
        write!(f, "play {card}")
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let card = text.strip_prefix("play ").and_then(|it| it.parse().ok());
        card.map(|card| Self::Play { card }).ok_or_else(|| BadNotation::new(text, "an action such as `play 7`"))
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::CardDealt { seat, card } => match card.known() {
                Some(card) => write!(f, "dealt {seat} {card}"),
                None => write!(f, "dealt {seat} ?"),
            },
            Self::RoundBegan { round, prize } => write!(f, "round {round} prize {prize}"),
            Self::CardPlayed { seat, card } => write!(f, "played {seat} {card}"),
            Self::TurnPassed { seat } => write!(f, "turn {seat}"),
            Self::PrizeWon { seat, points } => write!(f, "won {seat} {points}"),
        }
    }
}
