//! What goes between a [`Home`](crate::Home), the worker that owns it, and workers that think.

use protocol::to_client::{HintLine, JudgedTurn};
use record::TableRecord;
use serde::{Deserialize, Serialize};
use shelf::Json;

/// What comes in.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum In {
    /// The page asks for something, as it would ask a server.
    Request(Request),
    /// The page begins to follow a table.
    Follow {
        /// Where messages go.
        to: u64,
        /// Which table.
        table: String,
        /// Through the eyes of this seat.
        seat: Option<u8>,
    },
    /// The page stops following, or no longer waits.
    Unfollow {
        /// Where messages went.
        to: u64,
    },
    /// A table that the browser has kept.
    Load(Kept),
    /// What [`Out::Keep`] asked for is done.
    Stored {
        /// Which table.
        table: String,
    },
    /// What [`Out::Think`] asked for.
    Thought {
        /// Which table.
        table: String,
        /// Which thought.
        job: u64,
        /// What was found.
        found: Found,
    },
    /// The time asked for by [`Out::Wake`] has come.
    Time {
        /// Which table.
        table: String,
    },
}

/// What the page asks for.
#[derive(Debug, Deserialize)]
pub struct Request {
    /// Where the answer goes.
    pub to: u64,
    /// The method of HTTP.
    pub method: String,
    /// The path and what follows the question mark.
    pub path: String,
    /// The body.
    #[serde(default)]
    pub body: Option<Json>,
    /// What the player is called.
    pub name: String,
    /// The id of a table that is opened.
    pub id: String,
    /// 64 random hexadecimal digits for its secret.
    pub secret: String,
}

/// A table as the browser keeps it: entries hold what was asked, not what followed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// The table.
    pub record: TableRecord,
    /// Its log.
    pub entries: Vec<String>,
    /// What bots think of the finished game.
    #[serde(default)]
    pub judged: Option<Json>,
}

/// What a thinking worker is asked.
#[derive(Debug, Serialize, Deserialize)]
pub struct Question {
    /// The table.
    pub kept: Kept,
    /// What.
    pub what: What,
}

/// What is thought about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// What a bot does.
    Plan {
        /// On which seat.
        seat: u8,
        /// Which bot.
        bot: String,
        /// Where its chance comes from.
        seed: u64,
        /// Replaces the bot's own budget.
        #[serde(default)]
        iterations: Option<u32>,
    },
    /// The best ways to go on.
    Hint {
        /// On which seat.
        seat: u8,
        /// Where its chance comes from.
        seed: u64,
    },
    /// All turns of a finished game, judged.
    Review {
        /// How much thinking each turn is worth.
        iterations: u32,
    },
}

/// What was found. All but the last of these may come several times.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// What a bot does; nothing follows.
    Plan(Vec<Json>),
    /// The best ways to go on; better ones may follow.
    Lines(Vec<HintLine<Json>>),
    /// A judged turn.
    Turn(JudgedTurn<Json>),
    /// All judged turns; nothing follows.
    Turns(Vec<JudgedTurn<Json>>),
    /// Nothing follows.
    Done,
    /// There is no answer.
    Failed,
}

/// What is to be done.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Out {
    /// Answer a request.
    Reply {
        /// Which.
        to: u64,
        /// The status of HTTP.
        status: u16,
        /// The body.
        body: Json,
    },
    /// Send an event to a follower, or to somebody who waits for hints.
    Event {
        /// Whom.
        to: u64,
        /// Its name.
        event: &'static str,
        /// Its content.
        data: Json,
    },
    /// Nothing follows.
    End {
        /// To whom.
        to: u64,
    },
    /// Keep this and say [`In::Stored`].
    Keep {
        /// Which table.
        table: String,
        /// Its record, written: the browser need not read it.
        record: String,
        /// New entries.
        entries: Vec<String>,
        /// The version of the first of them.
        from: u32,
        /// Whether an answer is awaited.
        answer: bool,
    },
    /// Keep what bots think of a finished game.
    KeepJudged {
        /// Which.
        table: String,
        /// What they think.
        judged: Json,
    },
    /// Forget a table.
    Drop {
        /// Which.
        table: String,
    },
    /// Think about something elsewhere.
    Think {
        /// For which table.
        table: String,
        /// The name of the thought.
        job: u64,
        /// What is asked: a [`Question`], written, because the browser's numbers are too short for seeds.
        question: String,
    },
    /// A thought is no longer wanted.
    Forget {
        /// For which table.
        table: String,
        /// Which.
        job: u64,
    },
    /// Say [`In::Time`] then.
    Wake {
        /// Which table.
        table: String,
        /// Milliseconds since 1970.
        at: i64,
    },
}
