//! The table's no.

use serde::{Deserialize, Serialize};

/// Why an action is refused: by the table, or by the rules of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Refusal<R> {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Somebody else owes the decision.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The table has moved on since the asker looked.
    #[error("the table is at version {version}")]
    Stale {
        /// The version the table is at.
        version: u32,
    },
    /// An action that draws, reveals something or passes the decision on must be the last of a list.
    #[error("nothing may follow an action that draws, reveals or passes the decision on")]
    NotLast,
    /// There is nothing of this seat's to take back.
    #[error("nothing to undo")]
    NothingToUndo,
    /// Taking back would reach past a draw, a revealed secret, the end of a turn or another seat's entry.
    #[error("cannot undo past entry {entry}")]
    CannotUndo {
        /// The last entry that stands in the way.
        entry: u32,
    },
    /// The rules of the game say no.
    #[error(transparent)]
    #[serde(untagged)]
    Rules(R),
}

/// Why an action of this game is refused.
pub type RefusalOf<G> = Refusal<<G as crate::Game>::Rejection>;
