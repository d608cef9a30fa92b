//! What is sent of a match: generic over the game, whose own types fill in the parameters.
//!
//! A screen first gets [`Facts`], once, then a [`Frame`] for every change.

use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Preview, Progress, Seat, Sheet, Turn};

use crate::fairness::SeedOrigin;

/// What a screen needs to know of a match and does not change while it is played: `event: facts`, sent once,
/// before the first frame of a stream; also part of replays and puzzles.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Facts<GameFacts> {
    /// The fields of this game's actions, events and refusals that name seats.
    pub seat_fields: Vec<String>,
    /// The map, tables of values, prices: whatever this game has of that kind.
    pub game: GameFacts,
}

/// Everything that can change and that a screen shows: `event: frame`, sent after every change.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Frame<View, Figures, Offers, Event> {
    /// The version it shows.
    pub version: u32,
    /// What has happened since the version that was asked for.
    pub news: Vec<News<Event>>,
    /// The position as the viewer may see it.
    pub view: View,
    /// The figures as the viewer may know them.
    pub figures: Figures,
    /// Where each seat's points come from.
    pub sheets: Vec<Sheet>,
    /// What the viewer's seat may do, grouped. Each offer is an action whose fields hold lists of values: every
    /// combination may be played.
    pub offers: Offers,
    /// The seats that owe a decision.
    pub turn: Turn,
    /// The earliest version the viewer's seat may take back to, if any.
    pub undo: Option<u32>,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
}

/// One entry of the log, as the viewer may see it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct News<Event> {
    /// The version it led to.
    pub version: u32,
    /// The seat that asked for it.
    pub seat: Seat,
    /// The version that was taken back to, if it was an undo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub undo: Option<u32>,
    /// What followed.
    pub events: Vec<Event>,
}

/// What certain actions would do, or why one of them is refused. To ask for something impossible is no mistake.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PreviewAnswer<Figures, Event, Refusal> {
    /// They are possible.
    Preview(Preview<Figures, Event>),
    /// One of them is not: the game's reason with its numbers.
    Refusal(Refusal),
}

/// Why an action is not possible.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WhyNot<Refusal> {
    /// The game's reason with its numbers; null if the action is possible.
    pub refusal: Option<Refusal>,
}

/// What a strong bot would do: `event: hint`, sent again as the answer improves.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hint<Action> {
    /// The version it is for.
    pub version: u32,
    /// The bot that was asked.
    pub bot: String,
    /// The best action.
    pub action: Action,
    /// The best ways to go on, best first.
    pub lines: Vec<HintLine<Action>>,
}

/// One way to go on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HintLine<Action> {
    /// What to do.
    pub actions: Vec<Action>,
    /// The same in notation.
    pub notation: Vec<String>,
    /// The share of the search spent on it, from 0 to 1: how sure the search is of it.
    #[serde(default)]
    pub share: f32,
    /// How likely each seat is to win by it, from 0 to 1.
    pub win: Vec<f32>,
    /// The points each seat may expect then.
    pub points: Vec<f32>,
    /// What speaks for it compared with the best other line, the most important first.
    pub why: Vec<Reason>,
}

/// A difference between two choices that matters.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Reason {
    /// The feature.
    pub name: String,
    /// Its key in the game's texts.
    pub key: String,
    /// How much it changes the logarithm of the odds to win.
    pub worth: f32,
}

/// A puzzle by which a game is learned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Lesson {
    /// Its name in addresses and text keys.
    pub name: String,
    /// The section of the rules it is about.
    pub rule: String,
    /// The seat that learns.
    pub seat: Seat,
    /// Pages that are read before anything is done, each with the places it points out.
    pub looks: Vec<Vec<String>>,
    /// How many things are to be done, one after the other.
    pub tasks: u32,
    /// The parts of the screen that have been taught by now.
    pub panels: Vec<String>,
}

/// A puzzle after some actions.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tried<Facts, Frame, Action> {
    /// What does not change during the puzzle; with its opening only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub facts: Option<Facts>,
    /// What the learner sees, as at a table.
    pub frame: Frame,
    /// How the attempt stands.
    pub progress: Progress,
    /// How many tasks are done.
    pub done: u32,
    /// The places that the present task points out.
    pub marks: Vec<String>,
    /// What is left of the solution, while the present task has followed it.
    pub next: Vec<Action>,
}

/// A finished match as a file, to keep and to look back on.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReplayFile<Log, Facts, Frame> {
    /// The game's key.
    pub game: String,
    /// The players' names, seat 0 first.
    pub names: Vec<String>,
    /// The commitment to the seed, if one was published before the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub commitment: Option<String>,
    /// What the seed was made of; files of earlier versions lack it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub origin: Option<SeedOrigin>,
    /// The match as it is stored.
    pub replay: Log,
    /// What a screen needs beside the log; files kept for verification alone may lack it.
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub screen: Option<ReplayScreen<Facts, Frame>>,
}

/// What a screen needs to show a finished match.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReplayScreen<Facts, Frame> {
    /// What does not change during the match.
    pub facts: Facts,
    /// How the points grew: one line for each version that changed them.
    pub scores: Vec<Scores>,
    /// The frame before the first decision.
    pub first: Frame,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
}

/// The points after an entry of a finished match that changed them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Scores {
    /// The version.
    pub version: u32,
    /// The points of each seat, seat 0 first.
    pub totals: Vec<i32>,
}
