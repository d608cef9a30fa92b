//! A match as a file: what is stored of it, and who played.

use protocol::to_client::{self, ReplayScreen};
use tabletop::Viewer;

use crate::{BadLog, Json, Table};

/// A match as a file, written for people to keep and for `howlcrown replay` and `verify` to read.
pub type ReplayFile = to_client::ReplayFile<Json, Json, Json>;

/// The match on a table as a file, with what a screen needs to show it. Nothing was promised about its seed.
#[must_use]
pub fn replay_file(table: &dyn Table, names: Vec<String>) -> ReplayFile {
    let screen = ReplayScreen {
        facts: table.facts(),
        scores: table.scores(),
        first: table.frame_at(Viewer::Everything, 0),
        outcome: table.outcome(),
    };
    let game = table.title().key().to_owned();
    let (commitment, origin) = (None, None);
    ReplayFile { game, names, commitment, origin, replay: table.replay(), screen: Some(screen) }
}

/// The table of the match in a file.
///
/// # Errors
/// There is no such game, or the match is not one of it.
pub fn table_of(file: &ReplayFile) -> Result<Box<dyn Table>, BadLog> {
    let title = crate::find(&file.game).ok_or_else(|| BadLog::UnknownGame(file.game.clone()))?;
    title.resume(file.replay.get())
}
