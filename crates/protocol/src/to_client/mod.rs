//! What the server sends. Times are milliseconds since 1970.
//!
//! Layout: what is needed to play is here, what is sent [`after`] the game beside it.

mod after;

use std::collections::BTreeMap;

pub use after::{
    Analysis, AnalysisState, HintLine, JudgedTurn, MyExport, MyGame, MyGameSeat, MyGames, Reason, Scores,
    Statistics, StatisticsLine, Verdict,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::to_server::Pace;

/// You, with the token that proves it. It is shown this once.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Guest {
    /// Who you are. Public.
    pub id: String,
    /// What others call you.
    pub name: String,
    /// What proves it.
    pub token: String,
}

/// You.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Me {
    /// Who you are. Public.
    pub id: String,
    /// What others call you.
    pub name: String,
}

/// A private code that makes another device yours, once.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Code {
    /// The code.
    pub code: String,
}

/// A game on offer.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its name in addresses, files and text keys.
    pub key: String,
    /// The number of its rules.
    pub rules: u16,
    /// The fewest who can play.
    pub least: u8,
    /// The most who can play.
    pub most: u8,
    /// What a table may agree on.
    pub options: Vec<OptionInfo>,
    /// The bots there are, weakest first.
    pub bots: Vec<String>,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OptionInfo {
    /// Its name.
    pub key: String,
    /// What it may be, for people: `a|b|c`, `0–99`.
    pub allowed: String,
    /// What it is when nobody sets it.
    pub default: String,
}

/// Where a new table is.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableId {
    /// The table.
    pub id: String,
}

/// Tables worth looking at.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tables {
    /// Where you sit; those waiting for you first, finished ones last.
    pub mine: Vec<TableInfo>,
    /// Public tables with a free seat.
    pub open: Vec<TableInfo>,
}

/// A table, all but the game itself.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableInfo {
    /// The table.
    pub id: String,
    /// The game's key.
    pub game: String,
    /// The number of its rules.
    pub rules: u16,
    /// The options that were asked for.
    pub options: BTreeMap<String, String>,
    /// How long people may think.
    pub pace: Pace,
    /// Whether strangers may find it.
    pub public: bool,
    /// Whether bots may give hints.
    pub hints: bool,
    /// The bot that plays on for who is out of time or gone.
    pub standin: String,
    /// Whether it starts by itself as soon as nobody is missing.
    pub start: bool,
    /// How far it is.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Whether you opened it.
    pub yours: bool,
    /// How many entries the log has.
    pub version: u32,
    /// Counts every change of the table.
    #[cfg_attr(test, ts(type = "number"))]
    pub revision: i64,
    /// What the seed and the options are bound by.
    pub commitment: String,
    /// Whether whoever opened the table chose the seed, and so knows what will be drawn.
    pub seed_chosen: bool,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// While everybody is there and the game is about to start: milliseconds until then when this was sent.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub starts_in: Option<i64>,
    /// The bots that have played for people, latest last.
    pub stand_ins: Vec<StandIn>,
    /// The table of the next game, if there is one.
    pub rematch: Option<String>,
    /// When it was opened.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// It has not started.
    Lobby,
    /// The game is on.
    Running,
    /// The game has ended.
    Over,
}

/// A seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Which one, from 0.
    pub seat: u8,
    /// Who sits there.
    pub kind: SeatKind,
    /// What its holder is called.
    pub name: Option<String>,
    /// Whether you hold it.
    pub you: bool,
    /// Whether its holder is looking.
    pub connected: bool,
    /// The bot that plays, for itself or for its absent holder.
    pub bot: Option<String>,
    /// Whether it owes a decision.
    pub waiting: bool,
    /// Its clock, if there is one.
    pub clock: Option<Clock>,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody.
    Open,
    /// A person; if `bot` is set, they are away and it plays on for them.
    Human,
    /// A bot.
    Bot,
}

/// A bot that plays, or has played, for a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StandIn {
    /// The seat.
    pub seat: u8,
    /// The bot.
    pub bot: String,
    /// Who or what asked for it.
    pub cause: StandInCause,
    /// It plays from this version on.
    pub since: u32,
    /// Up to this version; null while it plays.
    pub until: Option<u32>,
}

/// Who or what asked for a stand-in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum StandInCause {
    /// The clock ran out.
    Clock {},
    /// The holder of the seat asked for it or left.
    Holder {},
    /// Another player asked for it, after the holder had been away too long.
    Player {
        /// What the asker was called.
        name: String,
    },
}

/// The clock of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Clock {
    /// Milliseconds left when this was sent.
    #[cfg_attr(test, ts(type = "number"))]
    pub left: i64,
    /// Whether it runs.
    pub running: bool,
}

/// All clocks of a table: `event: clock`.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Clocks {
    /// One for each seat, seat 0 first.
    pub seats: Vec<Option<Clock>>,
}

/// Where a table is after an action.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Version {
    /// The new version.
    pub version: u32,
}

/// Why an action is not possible.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WhyNot {
    /// The game's reason with its numbers; null if it is possible.
    #[cfg_attr(test, ts(type = "{ reason: string, [key: string]: unknown } | null"))]
    pub refusal: Option<Value>,
}

/// What a bot would do.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hint {
    /// The version it is for.
    pub version: u32,
    /// The bot that was asked.
    pub bot: String,
    /// The best action.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub action: Value,
    /// The best ways to go on, best first.
    pub lines: Vec<HintLine>,
}

/// A puzzle by which a game is learned.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Lesson {
    /// Its name in addresses and text keys.
    pub name: String,
    /// The section of the rules it is about.
    pub rule: String,
    /// The seat that learns.
    pub seat: u8,
}

/// Something said at a table: `event: chat`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChatMessage {
    /// Its number. Numbers grow, with gaps.
    #[cfg_attr(test, ts(type = "number"))]
    pub id: i64,
    /// Who said it.
    pub identity: String,
    /// What they were called then.
    pub name: String,
    /// What.
    pub said: String,
    /// When.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
}

/// A frame, as far as all games agree. `View`, `Figures`, `Action` and `Event` are the game's own.
#[cfg(test)]
pub(crate) const FRAME: &str = r"
/** Everything a screen needs: `event: frame`. */
export type Frame<View = unknown, Figures = unknown, Action = unknown, Event = unknown> = {
  /** The version it shows. */
  version: number,
  /** What has happened since the version that was asked for. */
  news: Array<News<Event>>,
  /** The position as the viewer may see it. */
  view: View,
  /** The figures as the viewer may know them. */
  figures: Figures,
  /** Where each seat's points come from. */
  sheets: Array<{ lines: Array<{ name: string, points: number }>, total: number }>,
  /** What the viewer's seat may do. */
  legal: Array<{ action: Action, then?: Array<Action> }>,
  /** Who owes a decision. */
  turn: { of: Array<number> } | 'over',
  /** The earliest version the viewer's seat may take back to, if any. */
  undo: number | null,
  /** How the game ended, once it has. */
  outcome: { placing: Array<number>, score: Array<number> } | null,
};
/** One entry of the log, as the viewer may see it. */
export type News<Event = unknown> = {
  /** The version it led to. */
  version: number,
  /** Who asked for it. */
  seat: number,
  /** The version that was taken back to, if it was an undo. */
  undo?: number,
  /** What followed. */
  events: Array<Event>,
};
/** What certain actions would do. */
export type Preview<Figures = unknown, Event = unknown> = {
  /** What would happen, up to the first draw or revealed secret. */
  events: Array<Event>,
  /** The figures as they are. */
  before: Figures,
  /** The figures after those events. */
  after: Figures,
  /** Whether nothing is left out. */
  complete: boolean,
};
";

#[cfg(test)]
mod typescript {
    use std::path::Path;

    use ts_rs::{Config, TS};

    use super::*;
    use crate::{Refusal, to_server};

    /// The types the web page is written against.
    #[test]
    fn the_types_of_the_page_are_up_to_date() {
        let config = Config::default();
        let declared =
            |it: String, docs: Option<String>| format!("{}export {it}\n", docs.unwrap_or_default());
        macro_rules! all {
            ($($kind:ty),* $(,)?) => {
                [$(declared(<$kind>::decl(&config), <$kind>::docs())),*].concat()
            };
        }
        let types = all!(
            to_server::NewGuest,
            to_server::NewName,
            to_server::Claim,
            to_server::NewTable,
            to_server::From,
            to_server::SeatWish,
            to_server::Pace,
            to_server::SeatBot,
            to_server::Play,
            to_server::Undo,
            to_server::Why,
            to_server::AskPreview,
            to_server::AskHint,
            to_server::Attempt,
            to_server::Say,
            Guest,
            Me,
            Code,
            GameInfo,
            OptionInfo,
            TableId,
            Tables,
            TableInfo,
            Status,
            SeatInfo,
            SeatKind,
            StandIn,
            StandInCause,
            Clock,
            Clocks,
            Version,
            WhyNot,
            Hint,
            Lesson,
            ChatMessage,
            Analysis,
            AnalysisState,
            JudgedTurn,
            Reason,
            HintLine,
            Scores,
            Verdict,
            MyGames,
            MyGame,
            MyGameSeat,
            Statistics,
            StatisticsLine,
            MyExport,
            Refusal,
            crate::Bound,
        );
        let text = format!("// Generated by `cargo test -p protocol`.\n{types}{FRAME}");
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated/protocol.ts");
        let stored = std::fs::read_to_string(&file).unwrap_or_default();
        if stored != text {
            std::fs::create_dir_all(file.parent().unwrap()).unwrap();
            std::fs::write(&file, text).unwrap();
            panic!("protocol.ts was not up to date; it has been written anew");
        }
    }
}
