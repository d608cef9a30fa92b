//! What is sent after the game: what bots think of it, and how you fared.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{Me, SeatKind, Status};

/// What bots think of a finished game: every turn, judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Analysis {
    /// How far it is.
    pub state: AnalysisState,
    /// How many others are judged first.
    pub ahead: u32,
    /// How many entries the game has: the `version` of the last turn in `turns` tells how far it is.
    pub entries: u32,
    /// What is known so far, in the order of play.
    pub turns: Vec<JudgedTurn>,
}

/// How far an analysis is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AnalysisState {
    /// Nobody has asked for it.
    None,
    /// Others are judged first.
    Waiting,
    /// It is being made; `luck` is still missing.
    Running,
    /// It is complete, and kept.
    Done,
}

/// A turn, judged by its player's chance to win.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct JudgedTurn {
    /// How many entries the log had before it.
    pub version: u32,
    /// Who played.
    pub seat: u8,
    /// How likely each seat was to win before it, from 0 to 1, as the player could know.
    pub win: Vec<f32>,
    /// How likely each seat was to win by what was played.
    pub played: Vec<f32>,
    /// What was played: actions of the game.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub actions: Vec<Value>,
    /// The same in notation.
    pub played_notation: Vec<String>,
    /// The best that could have been played: actions of the game.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub best: Vec<Value>,
    /// The same in notation.
    pub notation: Vec<String>,
    /// What speaks for the best beside what was played, or against it, the most important first.
    pub why: Vec<Reason>,
    /// How much of the own chance to win the choice gave away.
    pub lost: f32,
    /// How the choice is called.
    pub verdict: Verdict,
    /// How chance, and what others then revealed, changed each seat's chance before the next turn.
    pub luck: Vec<f32>,
    /// Whether the game took another course here. Known when the analysis is done.
    pub turning: bool,
}

/// A difference between two choices that matters.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Reason {
    /// The feature.
    pub name: String,
    /// Its key in the game's texts.
    pub key: String,
    /// How much it changes the logarithm of the odds to win.
    pub worth: f32,
}

/// One way to go on, as a hint tells it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HintLine {
    /// What to do: actions of the game.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    pub actions: Vec<Value>,
    /// The same in notation.
    pub notation: Vec<String>,
    /// How likely each seat is to win by it, from 0 to 1.
    pub win: Vec<f32>,
    /// The points each seat may expect then.
    pub points: Vec<f32>,
    /// What speaks for it beside the best other line, the most important first.
    pub why: Vec<Reason>,
}

/// How the points stood after an entry of a finished game that changed them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Scores {
    /// The version.
    pub version: u32,
    /// The points of each seat, seat 0 first.
    pub totals: Vec<i32>,
}

/// How good a choice was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It gave away less than 1 %.
    Best,
    /// 1 to 3 %.
    Good,
    /// 3 to 7 %.
    Inaccurate,
    /// 7 to 15 %.
    Mistake,
    /// More than 15 %.
    Blunder,
}

/// A page of your games.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyGames {
    /// Newest first.
    pub games: Vec<MyGame>,
    /// What to send as `after` to get the next page; null on the last one.
    pub next: Option<String>,
}

/// A game you sit or sat in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyGame {
    /// The table.
    pub id: String,
    /// The game's key.
    pub game: String,
    /// How far it is.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<MyGameSeat>,
    /// Your placing once it is over, from 1; of your seats the best.
    pub placing: Option<u8>,
    /// Your score once it is over; of the same seat.
    pub score: Option<i32>,
    /// How many entries the log has.
    pub version: u32,
    /// When the table was opened.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
    /// When the game ended.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub finished: Option<i64>,
}

/// A seat of one of your games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyGameSeat {
    /// Who sits there.
    pub kind: SeatKind,
    /// What its holder is called.
    pub name: Option<String>,
    /// Whether you hold it.
    pub you: bool,
    /// The bot that plays, for itself or for its absent holder.
    pub bot: Option<String>,
    /// Its placing once the game is over, from 1.
    pub placing: Option<u8>,
    /// Its score once the game is over.
    pub score: Option<i32>,
}

/// How you fared: one line for each game and number of players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Statistics {
    /// Finished games in which you held exactly one seat.
    pub lines: Vec<StatisticsLine>,
}

/// How you fared in one game with so many players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StatisticsLine {
    /// The game's key.
    pub game: String,
    /// How many played.
    pub players: u8,
    /// How many games.
    pub played: u32,
    /// How many of them you won, alone or shared.
    pub won: u32,
    /// The mean of your placings.
    pub mean_placing: f64,
    /// The mean of your scores.
    pub mean_score: f64,
    /// Your best score.
    pub best_score: i32,
}

/// Everything that is kept of your games, as a file.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyExport {
    /// You.
    pub me: Me,
    /// All your games, newest first. `/api/tables/{id}/replay` is the whole of a finished one.
    pub games: Vec<MyGame>,
    /// How you fared.
    pub statistics: Statistics,
}
