//! What is sent after the game: what bots think of it, and how you fared.

use serde::{Deserialize, Serialize};

use tabletop::Seat;

use super::{Reason, SeatKind, Status};

/// What bots think of a finished game: every turn, judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Analysis<Action> {
    /// How far it is.
    pub state: AnalysisState,
    /// How many others are judged first.
    pub ahead: u32,
    /// How many entries the game has; the `version` of the last of `turns` shows how far it is.
    pub entries: u32,
    /// What is known so far, in the order of play.
    pub turns: Vec<JudgedTurn<Action>>,
}

/// How far an analysis is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct JudgedTurn<Action> {
    /// How many entries the log had before it.
    pub version: u32,
    /// The seat that played.
    pub seat: Seat,
    /// How likely each seat was to win before it, from 0 to 1, as the player could know.
    pub win: Vec<f32>,
    /// How likely each seat was to win by what was played.
    pub played: Vec<f32>,
    /// What was played: actions of the game.
    pub actions: Vec<Action>,
    /// The same in notation.
    pub played_notation: Vec<String>,
    /// The best that could have been played: actions of the game.
    pub best: Vec<Action>,
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

/// How good a choice was, by how much of the own chance to win it gave away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Less than 1 %.
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

impl Verdict {
    /// The verdict on a choice that gave away this share of the chance to win.
    #[must_use]
    pub fn of(lost: f32) -> Self {
        match lost {
            it if it < 0.01 => Self::Best,
            it if it < 0.03 => Self::Good,
            it if it < 0.07 => Self::Inaccurate,
            it if it < 0.15 => Self::Mistake,
            _ => Self::Blunder,
        }
    }

    /// Its key in texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccurate => "inaccurate",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

/// A page of your games.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyGames {
    /// Newest first.
    pub games: Vec<MyGame>,
    /// What to send as `after` to get the next page; null on the last one.
    pub next: Option<String>,
}

/// A game you sit or sat in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyGame {
    /// The table.
    pub id: String,
    /// The game's key.
    pub game: String,
    /// How far it is.
    pub status: Status,
    /// The seats and their players.
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyGameSeat {
    /// The occupant.
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Statistics {
    /// Finished games in which you held exactly one seat.
    pub lines: Vec<StatisticsLine>,
}

/// How you fared in one game with one number of players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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

#[cfg(test)]
mod tests {
    use super::Verdict::{self, Best, Blunder, Good, Inaccurate, Mistake};

    #[test]
    fn verdicts_follow_the_chance_that_was_given_away() {
        assert_eq!([0.0, 0.02, 0.05, 0.1, 0.4].map(Verdict::of), [Best, Good, Inaccurate, Mistake, Blunder]);
    }
}
