//! What the rest of the program sees of a game.

use std::{fmt, ops::RangeInclusive};

use bots::arena::{Broken, Contest, Played};
use serde_json::{Value, value::RawValue};
use tabletop::{BadOption, OptionSpec, Seed};

use crate::{Failure, Lesson, Table, Tried};

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
    /// Its Fluent texts as (language, source).
    fn texts(&self) -> &'static [(&'static str, &'static str)];

    /// Sets up a match. Options are pairs of key and value.
    ///
    /// # Errors
    /// Options or a number of players that the game does not allow.
    fn start(&self, seats: u8, options: &[(String, String)], seed: Seed)
    -> Result<Box<dyn Table>, BadOption>;

    /// Goes on with a stored match, given as its whole replay.
    ///
    /// # Errors
    /// The text is no replay of this game.
    fn resume(&self, replay: &str) -> Result<Box<dyn Table>, BadLog>;

    /// The action that this notation stands for.
    ///
    /// # Errors
    /// Why the text is no action.
    fn parse(&self, notation: &str) -> Result<Value, String>;

    /// How many sequences of 1, 2, … `depth` decisions follow the set-up.
    ///
    /// # Errors
    /// A number of players that the game does not allow.
    fn perft(
        &self,
        seats: u8,
        options: &[(String, String)],
        seed: Seed,
        depth: u32,
    ) -> Result<Vec<u64>, BadOption>;

    /// Plays games to the end by a policy, as quickly as it goes; returns the decisions made.
    ///
    /// # Errors
    /// A number of players that the game does not allow.
    fn playouts(&self, policy: &str, seats: u8, games: u64, seed: u64) -> Result<u64, BadOption>;

    /// Judges a position so many times; returns something that depends on every judgement.
    ///
    /// # Errors
    /// A number of players that the game does not allow.
    fn evaluations(&self, seats: u8, times: u64, seed: u64) -> Result<f32, BadOption>;

    /// Searches a position midway through a game by so many iterations; returns how many it took.
    ///
    /// # Errors
    /// A number of players that the game does not allow.
    fn search(&self, seats: u8, iterations: u32, cores: usize, seed: u64) -> Result<u32, BadOption>;

    /// Plays one block of a contest between bots.
    ///
    /// # Errors
    /// Why it cannot be played.
    fn contest(
        &self,
        contest: &Contest<'_>,
        options: &[(String, String)],
        block: u64,
    ) -> Result<Vec<Played>, NoContest>;

    /// The size of a position.
    fn position_bytes(&self) -> usize;

    /// The puzzles by which the game is learned, in their order.
    fn lessons(&self) -> Vec<Lesson>;

    /// A puzzle after these actions, or why one of them is refused; `None` if there is no such puzzle.
    fn attempt(&self, puzzle: &str, actions: &[Value]) -> Option<Result<Tried, Failure>>;

    /// What further actions would do after these; `None` if there is no such puzzle.
    fn ahead(
        &self,
        puzzle: &str,
        actions: &[Value],
        further: &[Value],
    ) -> Option<Result<Box<RawValue>, Failure>>;
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
    /// It names a table that cannot be.
    #[error("not a log of this game: {0}")]
    Impossible(#[from] BadOption),
}

/// Why a contest cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum NoContest {
    /// The table cannot be set up.
    #[error(transparent)]
    Impossible(#[from] BadOption),
    /// The bots cannot play it.
    #[error(transparent)]
    Broken(#[from] Broken),
}
