//! Tests for every game: the [`contract()`], what programs that learn rely on by [`numbering()`], rule examples in notation, checks of [`puzzles()`] and of what they say ([`claims()`]),
//! a game's types as its screen reads them, by [`typescript()`], [`frames()`] for the tests of a screen,
//! and [`pictures()`] and [`numbers()`] for the rules page.

mod claims;
mod contract;
mod frames;
mod knowledge;
mod numbers;
mod pictures;
mod puzzles;
mod scenario;
mod typescript;

pub use claims::claims;
pub use contract::{Terms, contract};
pub use frames::frames;
pub use knowledge::Compared;
pub use numbers::{fingerprint, numbers as numbering};
pub use pictures::{numbers, pictures};
pub use puzzles::{attempt, puzzles, tried};
pub use scenario::{Played, play};
pub use typescript::typescript;
