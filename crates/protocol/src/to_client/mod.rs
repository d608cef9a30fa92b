//! What the server sends. Times are milliseconds since 1970.
//!
//! Layout: people and tables are here, games on offer in [`titles`], a match in [`game`], and what is sent [`after`] it
//! beside it; what is stored about [`people`] has its own file.

mod after;
mod game;
mod people;
mod titles;

use std::collections::BTreeMap;

pub use after::{
    Analysis, AnalysisState, JudgedTurn, MyGame, MyGameSeat, MyGames, Statistics, StatisticsLine, Verdict,
};
pub use game::{
    Facts, Frame, Hint, HintLine, Lesson, News, PreviewAnswer, Reason, ReplayFile, ReplayScreen, Scores,
    Tried, WhyNot,
};
pub use people::{Device, Discarded, MutedPerson, MyBan, MyExport, MyMessage, MyReport, Unsaid};
use serde::{Deserialize, Serialize};
pub use titles::{Agreement, EditionInfo, GameInfo, OptionInfo};

use crate::{fairness::SeedOrigin, to_server::Pace};

/// You, with the token that proves it. It is shown this once.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Guest {
    /// Your public id.
    pub id: String,
    /// What others call you.
    pub name: String,
    /// What proves it.
    pub token: String,
}

/// You.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Me {
    /// Your public id.
    pub id: String,
    /// What others call you.
    pub name: String,
}

/// A private code that makes another device yours, once.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Code {
    /// The code.
    pub code: String,
}

/// Where a new table is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableId {
    /// The table.
    pub id: String,
    /// What the server's secret is bound by.
    pub commitment: String,
}

/// Tables worth looking at.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tables {
    /// Where you sit; those waiting for you first, finished ones last.
    pub mine: Vec<TableInfo>,
    /// Public tables with a free seat.
    pub open: Vec<TableInfo>,
}

/// A table, all but the game itself.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
    /// The edition that these are the options of, if it is one.
    pub edition: Option<String>,
    /// How long people may think.
    pub pace: Pace,
    /// Whether strangers may find it.
    pub public: bool,
    /// Whether bots may give hints.
    pub hints: bool,
    /// The bot that plays on for a player who is out of time or gone.
    pub standin: String,
    /// Whether it starts by itself as soon as nobody is missing.
    pub start: bool,
    /// How far it is.
    pub status: Status,
    /// The seats and their players.
    pub seats: Vec<SeatInfo>,
    /// Whether you opened it.
    pub yours: bool,
    /// How many entries the log has.
    pub version: u32,
    /// Counts every change of the table.
    #[cfg_attr(test, ts(type = "number"))]
    pub revision: i64,
    /// What the server's secret is bound by: known before anybody sits down.
    pub commitment: String,
    /// Whether whoever opened the table chose the seed, and so knows what will be drawn.
    pub seed_chosen: bool,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// What the seed was made of, once the game is over; null for games of earlier versions.
    pub origin: Option<SeedOrigin>,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Which one, from 0.
    pub seat: u8,
    /// The occupant.
    pub kind: SeatKind,
    /// What its holder is called.
    pub name: Option<String>,
    /// The public id of its holder.
    pub person: Option<String>,
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

/// The occupant of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StandIn {
    /// The seat.
    pub seat: u8,
    /// The bot.
    pub bot: String,
    /// The cause of it.
    pub cause: StandInCause,
    /// It plays from this version on.
    pub since: u32,
    /// Up to this version; null while it plays.
    pub until: Option<u32>,
    /// When it began; 0 for those of earlier versions.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
}

/// The cause of a stand-in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum StandInCause {
    /// The clock ran out.
    Clock {},
    /// The holder of the seat asked for it or left.
    Holder {},
    /// Another player asked for it, after the holder had been away too long.
    Player {
        /// The asker's seat; null if they only opened the table.
        #[serde(default)]
        by: Option<u8>,
    },
}

/// The clock of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Clock {
    /// Milliseconds left when this was sent.
    #[cfg_attr(test, ts(type = "number"))]
    pub left: i64,
    /// Whether it runs.
    pub running: bool,
}

/// All clocks of a table: `event: clock`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Clocks {
    /// One for each seat, seat 0 first.
    pub seats: Vec<Option<Clock>>,
}

/// Where a table is after an action.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Version {
    /// The new version.
    pub version: u32,
}

/// Something said at a table: `event: chat`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChatMessage {
    /// Its number. Numbers grow, with gaps.
    #[cfg_attr(test, ts(type = "number"))]
    pub id: i64,
    /// The author.
    pub identity: String,
    /// What they were called then.
    pub name: String,
    /// What.
    pub said: String,
    /// When.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
}

#[cfg(test)]
mod typescript {
    use std::path::Path;

    use tabletop::{
        Choice, Deed, Entry, Line, Log, Outcome, Preview, Progress, Seat, Seats, Secret, Sheet, SomeOf, Turn,
    };
    use ts_rs::{Config, Dummy, TS};

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
            Seat,
            Seats,
            Secret<Dummy>,
            Turn,
            Outcome,
            Sheet,
            Line,
            Choice<Dummy>,
            SomeOf<Dummy>,
            Preview<Dummy, Dummy>,
            Log<Dummy, Dummy, Dummy>,
            Entry<Dummy, Dummy>,
            Deed<Dummy>,
            Progress,
            to_server::NewGuest,
            to_server::NewName,
            to_server::Claim,
            to_server::NewTable,
            to_server::WishedTerms,
            to_server::NextGame,
            to_server::AddChance,
            to_server::StartPosition,
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
            to_server::Mute,
            to_server::NewReport,
            to_server::About,
            Guest,
            Me,
            Code,
            GameInfo,
            OptionInfo,
            EditionInfo,
            Agreement,
            TableId,
            Tables,
            TableInfo,
            Status,
            SeatInfo,
            SeatKind,
            StandIn,
            StandInCause,
            SeedOrigin,
            Clock,
            Clocks,
            Version,
            ChatMessage,
            Facts<Dummy>,
            Frame<Dummy, Dummy, Dummy, Dummy>,
            News<Dummy>,
            PreviewAnswer<Dummy, Dummy, Dummy>,
            WhyNot<Dummy>,
            Hint<Dummy>,
            HintLine<Dummy>,
            Reason,
            Lesson,
            Tried<Dummy, Dummy, Dummy>,
            ReplayFile<Dummy, Dummy, Dummy>,
            ReplayScreen<Dummy, Dummy>,
            Scores,
            Analysis<Dummy>,
            AnalysisState,
            JudgedTurn<Dummy>,
            Verdict,
            MyGames,
            MyGame,
            MyGameSeat,
            Statistics,
            StatisticsLine,
            Device,
            MutedPerson,
            Discarded,
            Unsaid,
            MyExport,
            MyMessage,
            MyReport,
            MyBan,
            Refusal,
            crate::Bound,
            crate::Limit,
        );
        let text = format!("// Generated by `cargo test -p protocol`.\n{types}");
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated/protocol.ts");
        let stored = std::fs::read_to_string(&file).unwrap_or_default();
        if stored != text {
            std::fs::create_dir_all(file.parent().unwrap()).unwrap();
            std::fs::write(&file, text).unwrap();
            panic!("protocol.ts was not up to date; it has been written anew");
        }
    }
}
