//! What a player can decide.

use serde::{Deserialize, Serialize};

use crate::rules::{
    cards::{Card, Cards},
    components::Kingdom,
};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Play a card below a kingdom and place a token there. Notation: `play tiger5 woods`.
    Claim {
        /// The card that goes to the kingdom.
        card: Card,
        /// Where.
        kingdom: Kingdom,
        /// Under the decree `pair`, the card that is discarded with it: `… with tiger7`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        with: Option<Card>,
    },
    /// Gain a point and exchange cards. Notation: `rally owl2 tiger5`.
    Rally {
        /// The cards to discard.
        cards: Cards,
    },
    /// Take no further turn in this age. Notation: `retreat`.
    Retreat,
    /// Choose a card for a battle, in secret. Notation: `battle tiger5`.
    Commit {
        /// The card.
        card: Card,
    },
    /// Add one "+2" token to the own battle card. Notation: `add`.
    Add,
    /// Add none. Notation: `pass`.
    Pass,
}
