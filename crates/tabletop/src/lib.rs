//! The vocabulary every game shares: who asks, what happened, who may see it.
//!
//! Layout: [`game`] is the contract a game fulfils; [`seat`], [`turn`], [`secret`],
//! [`outcome`], [`options`], [`offers`], [`notation`] and [`refusal`] are the words it is written in; [`step`] and
//! [`chance`] carry out one action; [`replay`] is what is stored of a match and
//! [`live`] a match being played; [`preview()`] looks ahead without touching anything and
//! [`perft()`] counts what can follow; [`puzzle`] is how people learn a game and [`numbers`] how programs do; [`float`]
//! computes alike everywhere.
//!
//! Nothing here does I/O, reads a clock, or knows a particular game.

pub mod chance;
pub mod float;
pub mod game;
pub mod live;
pub mod notation;
pub mod numbers;
pub mod offers;
pub mod options;
pub mod outcome;
pub mod perft;
pub mod preview;
pub mod puzzle;
pub mod refusal;
pub mod replay;
pub mod seat;
pub mod secret;
pub mod step;
pub mod turn;

pub use chance::{Chance, Fast, Keyed, Seed};
pub use game::{Finality, Game, Imagine, Ink, Wire};
pub use live::Match;
pub use notation::{BadNotation, BadPosition};
pub use numbers::{Block, Numbers};
pub use offers::{Choice, Listed, Offers, SomeOf, choices};
pub use options::{BadOption, Edition, OptionGroup, OptionSpec, Options};
pub use outcome::{Line, Outcome, Sheet};
pub use perft::perft;
pub use preview::{Preview, preview};
pub use puzzle::{Attempt, Progress, Puzzle, Task, Teach};
pub use refusal::{Refusal, RefusalOf};
pub use replay::{Deed, Divergence, Entry, EntryOf, Log, Replay};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats, Viewer};
pub use secret::Secret;
pub use step::{Record, Silent, Step};
pub use turn::Turn;
