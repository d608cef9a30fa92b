//! The shelf: every game there is, behind one type-erased door.
//!
//! Layout: [`SHELF`] is the only list of games, and [`visit`] the way to a game's own types; [`title`] and [`table`] are what the rest of the
//! program sees of a game and of a match, and `action` what it sees of an action; [`erased`] is the one place that
//! knows both JSON and [`tabletop::Game`]; `lessons` are its puzzles; `thoughts` is what bots think of a match and
//! `clock` a clock for them; [`file`] is a match as a file; `words` turns what happened into sentences;
//! `again` plays a match again.

mod action;
mod again;
#[cfg(feature = "full")]
pub mod check;
#[cfg(feature = "full")]
pub mod clock;
pub mod erased;
pub mod file;
mod lessons;
pub mod table;
mod thoughts;
pub mod title;
#[cfg(feature = "full")]
pub mod words;

pub use action::AnyAction;
pub use file::{ReplayFile, replay_file, table_of};
pub use table::{Failure, Scene, Table, Thinker};
pub use title::{BadLog, Title};
#[cfg(feature = "full")]
pub use words::{LANGUAGES, Words};

/// A message, or the part of one that only a game knows, already written as JSON.
pub type Json = Box<serde_json::value::RawValue>;

use bots::{BotName, Evaluate};
use erased::Erased;
use protocol::{
    to_client::{Agreement, EditionInfo, GameInfo, OptionInfo},
    to_server::WishedTerms,
};
use tabletop::{Edition, Game, Numbers, OptionSpec, Teach};

/// Everything a game must offer to be on the shelf.
pub trait Hosted: Evaluate + Teach + Numbers {}
impl<G: Evaluate + Teach + Numbers> Hosted for G {}

/// Work that needs a game's own types, such as measuring or tuning. See [`visit`].
pub trait GameVisitor {
    /// What the work results in.
    type Out;

    /// Does the work for one game.
    fn visit<G: Hosted>(self) -> Self::Out;
}

/// The list of games, from which everything that depends on it is written.
macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// Every game there is.
        pub static SHELF: &[&dyn Title] = &[$(Erased::<$game>::TITLE),*];

        /// Does work with the types of the game that has this key; `None` if there is no such game.
        pub fn visit<V: GameVisitor>(key: &str, visitor: V) -> Option<V::Out> {
            match key {
                $(<$game as Game>::KEY => Some(visitor.visit::<$game>()),)*
                _ => None,
            }
        }
    };
}

// Adding a game is adding a line.
games![wolves::Wolves, kingdoms::Kingdoms,];

/// The game of this name.
#[must_use]
pub fn find(key: &str) -> Option<&'static dyn Title> {
    SHELF.iter().copied().find(|it| it.key() == key)
}

/// What people may choose among.
#[must_use]
pub fn games() -> Vec<GameInfo> {
    let option = |it: &OptionSpec| OptionInfo {
        key: it.key.to_owned(),
        group: it.group,
        allowed: it.allowed.to_owned(),
        default: it.default.to_owned(),
    };
    let edition = |it: &Edition| EditionInfo {
        key: it.key.to_owned(),
        options: it.options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect(),
    };
    let game = |it: &&dyn Title| GameInfo {
        key: it.key().to_owned(),
        rules: it.rules(),
        least: *it.seats().start(),
        most: *it.seats().end(),
        options: it.options().iter().map(option).collect(),
        editions: it.editions().iter().map(edition).collect(),
        bots: BotName::ALL.iter().map(ToString::to_string).collect(),
    };
    SHELF.iter().map(game).collect()
}

/// What wished options amount to at a table of this game: an edition, or something that cannot be.
#[must_use]
pub fn agreement(title: &dyn Title, wish: WishedTerms) -> Agreement {
    let options: Vec<(String, String)> = wish.options.into_iter().collect();
    match title.agree(wish.seats, &options) {
        Ok(edition) => Agreement { edition: edition.map(ToOwned::to_owned), refusal: None },
        Err(refusal) => Agreement { edition: None, refusal: Some(refusal) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Key;

    impl GameVisitor for Key {
        type Out = &'static str;
        fn visit<G: Hosted>(self) -> &'static str {
            G::KEY
        }
    }

    #[test]
    fn a_visitor_reaches_every_game_on_the_shelf_and_no_other() {
        for title in SHELF {
            assert_eq!(visit(title.key(), Key), Some(title.key()));
        }
        assert_eq!(visit("chess", Key), None);
    }
}
