//! The shelf: every game in the house, behind one type-erased door.
//!
//! Layout: [`SHELF`] is the only list of games; [`title`] and [`table`] are what the rest of the
//! program sees of a game and of a match; [`erased`] is the one place that knows both JSON and
//! [`tabletop::Game`]; `lessons` are its puzzles; `thoughts` is what
//! bots think of a match and [`clock`] the clock that bots think by; [`file`] is a match as a
//! file; [`words`] turns what happened into sentences.

pub mod clock;
pub mod erased;
pub mod file;
mod lessons;
pub mod table;
mod thoughts;
pub mod title;
pub mod words;

pub use file::ReplayFile;
pub use lessons::{Lesson, Tried};
pub use table::{Failure, Frame, Legal, News, NoPlan, Table};
pub use title::{BadLog, NoContest, Title};
pub use words::{LANGUAGES, Words};

use erased::Boxed;

/// Every game in the house. Adding one is adding a line.
pub static SHELF: &[&dyn Title] = &[&Boxed::<wolves::Wolves>::NEW, &Boxed::<kingdoms::Kingdoms>::NEW];

/// The game of this name.
#[must_use]
pub fn find(key: &str) -> Option<&'static dyn Title> {
    SHELF.iter().copied().find(|it| it.key() == key)
}
