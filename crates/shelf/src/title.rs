//! What the rest of the program sees of a game.

use std::{fmt, ops::RangeInclusive};

use protocol::to_client::Lesson;
use serde_json::value::RawValue;
use tabletop::{BadOption, Edition, OptionSpec, Seed};

use crate::{AnyAction, Failure, Json, Table};

/// A game, whichever it is.
pub trait Title: fmt::Debug + Send + Sync {
    /// Its name in addresses, files and text keys.
    fn key(&self) -> &'static str;
    /// The number of its rules.
    fn rules(&self) -> u16;
    /// How many can play.
    fn seats(&self) -> RangeInclusive<u8>;
    /// What a table may agree on.
    fn options(&self) -> &'static [OptionSpec];
    /// What printed editions say about that.
    fn editions(&self) -> &'static [Edition];
    /// Whether a table may be set up like this, and the edition it then plays by, if it is one. Options are pairs of
    /// key and value.
    ///
    /// # Errors
    /// Options or a number of players that the game does not allow.
    fn agree(&self, seats: u8, options: &[(String, String)]) -> Result<Option<&'static str>, BadOption>;
    /// Whether nothing is ever hidden from anybody.
    fn is_open(&self) -> bool;
    /// Its Fluent texts as (language, source).
    #[cfg(feature = "full")]
    fn texts(&self) -> &'static [(&'static str, &'static str)];
    /// The fields of its actions, events and rejections that name seats.
    fn seat_fields(&self) -> &'static [&'static str];

    /// Sets up a match. Options are pairs of key and value.
    ///
    /// # Errors
    /// Options or a number of players that the game does not allow.
    fn start(&self, seats: u8, options: &[(String, String)], seed: Seed)
    -> Result<Box<dyn Table>, BadOption>;

    /// Goes on with a stored match, given as its whole replay. A replay without its set-up and events is played again.
    ///
    /// # Errors
    /// The text is no replay of this game.
    fn resume(&self, replay: &str) -> Result<Box<dyn Table>, BadLog>;

    /// Reads an action as it is sent.
    ///
    /// # Errors
    /// The JSON is no action of this game.
    fn action(&self, json: &RawValue) -> Result<AnyAction, Failure>;

    /// The action that this notation stands for.
    ///
    /// # Errors
    /// Why the text is no action.
    #[cfg(feature = "full")]
    fn parse(&self, notation: &str) -> Result<AnyAction, String>;

    /// The puzzles by which the game is learned, in their order.
    fn lessons(&self) -> Vec<Lesson>;

    /// A puzzle after these actions, as a [`protocol::to_client::Tried`], or why one of them is refused; `None` if
    /// there is no such puzzle.
    fn attempt(&self, puzzle: &str, actions: &[AnyAction]) -> Option<Result<Json, Failure>>;

    /// What further actions would do after these, as a [`protocol::to_client::PreviewAnswer`]; `None` if there is no
    /// such puzzle.
    fn preview_puzzle(
        &self,
        puzzle: &str,
        actions: &[AnyAction],
        further: &[AnyAction],
    ) -> Option<Result<Json, Failure>>;
}

/// A text is not the log of a match.
#[derive(Debug, thiserror::Error)]
pub enum BadLog {
    /// It is not written as a log of this game is.
    #[error("not a log of this game: {0}")]
    Malformed(#[from] serde_json::Error),
    /// No game on the shelf has this name.
    #[error("no game is called {0}")]
    UnknownGame(String),
    /// The rules refuse to play it again.
    #[error("not a log of this game: entry {entry} is refused")]
    Refused {
        /// The first entry that is refused.
        entry: u32,
    },
    /// It names a table that cannot be.
    #[error("not a log of this game: {0}")]
    Impossible(#[from] BadOption),
}
