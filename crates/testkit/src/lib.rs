//! Tests for every game: the [`contract()`], rule examples in notation, checks of [`puzzles()`],
//! a game's types as its screen reads them, by [`typescript()`], and [`frames()`] for the tests of a screen.

mod contract;
mod frames;
mod knowledge;
mod puzzles;
mod scenario;
mod typescript;

pub use contract::{Terms, contract};
pub use frames::frames;
pub use knowledge::Compared;
pub use puzzles::{attempt, puzzles, tried};
pub use scenario::{Played, play};
pub use typescript::typescript;
