//! Why an action is refused: data, never prose.

use serde::{Deserialize, Serialize};

/// The rule that says no.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Rejection {
    /// Rule 2.2: the card is not in the hand.
    #[error("not_in_hand card={card}")]
    NotInHand {
        /// The card.
        card: u8,
    },
}
