//! A match as a file: what is stored of it, and who played.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{BadLog, Table};

/// A match as a file. Written for people to keep and for `howlcrown replay` and `verify` to read.
#[derive(Debug, Serialize, Deserialize)]
pub struct ReplayFile {
    /// The game's key.
    pub game: String,
    /// The players' names, seat 0 first.
    pub names: Vec<String>,
    /// What was promised about the seed when the match began, if it was promised.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The match.
    pub replay: Box<RawValue>,
}

impl ReplayFile {
    /// The match on a table, with these players.
    #[must_use]
    pub fn of(table: &dyn Table, names: Vec<String>) -> Self {
        Self { game: table.title().key().to_owned(), names, commitment: None, replay: table.replay() }
    }

    /// The table of the match.
    ///
    /// # Errors
    /// There is no such game, or the match is not one of it.
    pub fn table(&self) -> Result<Box<dyn Table>, BadLog> {
        let title = crate::find(&self.game).ok_or_else(|| BadLog::UnknownGame(self.game.clone()))?;
        title.resume(self.replay.get())
    }
}
