//! What is stored, as plain data. Times are milliseconds since 1970.
//!
//! A crate of its own so that what runs without a database, such as one table as a value, shares these types.

use serde::{Deserialize, Serialize};

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    /// The identity's public id.
    pub id: String,
    /// What others call them.
    pub name: String,
    /// Since when.
    pub created: i64,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// It has not started.
    Lobby,
    /// The game is on.
    Running,
    /// The game has ended.
    Over,
}

impl Status {
    /// The word it is stored as.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Running => "running",
            Self::Over => "over",
        }
    }

    /// The status stored as this word.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        [Self::Lobby, Self::Running, Self::Over].into_iter().find(|it| it.as_str() == word)
    }
}

/// A table, all but its log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableRecord {
    /// Which table.
    pub id: String,
    /// Which game.
    pub game: String,
    /// By which rules.
    pub rules: u16,
    /// The match as it was set up: a replay without entries. Holds the seed. It changes once, when the game begins.
    pub head: String,
    /// What was agreed beyond the game's options, as the server writes it.
    pub terms: String,
    /// Whether strangers may find it.
    pub public: bool,
    /// The identity that opened it.
    pub owner: String,
    /// When.
    pub created: i64,
    /// The seats and their players.
    pub seats: Vec<SeatRecord>,
    /// Counts the changes.
    pub revision: i64,
    /// What changes in play.
    pub now: TableState,
}

/// What changes of a table while it is played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableState {
    /// How many entries the log has.
    pub version: u32,
    /// How far it is.
    pub status: Status,
    /// The seats that owe a decision, one bit each.
    pub waiting: u8,
    /// Clocks and the like, as the server writes them.
    pub state: String,
    /// When something is to be done without being asked: a bot's turn, a clock that runs out.
    pub due: Option<i64>,
    /// Until when somebody has taken charge of that.
    pub claimed: i64,
}

/// A seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatRecord {
    /// The identity that holds it.
    pub identity: Option<String>,
    /// What they are called now. Read only.
    pub name: Option<String>,
    /// The bot that plays on it, for itself or for its absent holder.
    pub bot: Option<String>,
}

/// A change of one table: entries, who sits where, or only the rest.
#[derive(Clone, Debug)]
pub struct Change {
    /// Which table.
    pub table: String,
    /// The revision it was made from; it becomes the next one.
    pub revision: i64,
    /// New entries; the last one has the version of `now`.
    pub entries: Vec<String>,
    /// The seats, if they change.
    pub seats: Option<Vec<SeatRecord>>,
    /// The match as it is set up, with the change that begins the game.
    pub head: Option<String>,
    /// Everything else.
    pub now: TableState,
    /// When.
    pub at: i64,
}

/// One line of a log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredEntry {
    /// Its place in the log, from 1.
    pub version: u32,
    /// The entry.
    pub entry: String,
    /// When it was stored.
    pub at: i64,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// Its number. Given by the store.
    pub id: i64,
    /// The author.
    pub identity: String,
    /// What they were called then.
    pub name: String,
    /// What.
    pub said: String,
    /// When.
    pub at: i64,
}

/// A table with everything that belongs to it, as it moves from one store to another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Archived {
    /// The table.
    pub table: TableRecord,
    /// Its whole log.
    pub entries: Vec<StoredEntry>,
    /// What was said at it.
    pub chat: Vec<Message>,
    /// What bots found out about it, each with its question. Older archives lack it.
    #[serde(default)]
    pub answers: Vec<(String, String)>,
    /// When the game ended. Older archives lack it.
    #[serde(default)]
    pub finished: Option<i64>,
    /// What counts in its players' statistics, by seat. Older archives lack it.
    #[serde(default)]
    pub results: Vec<(u8, SeatResult)>,
}

/// What follows from a change and is stored with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    /// How each seat fared, in order, with the change that ends the game.
    pub results: Vec<SeatResult>,
    /// Notices to people.
    pub notices: Vec<Notice>,
}

/// How a seat fared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatResult {
    /// The place, 1 for the winner.
    pub placing: u8,
    /// The score.
    pub score: i32,
}

/// A notice that has to reach a person, at least once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The identity it is for.
    pub person: String,
    /// Names the event; a person gets one notice per event.
    pub key: String,
    /// The content.
    pub notice: String,
}

/// How much is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Counts {
    /// People.
    pub people: u64,
    /// Tables that have not started.
    pub lobbies: u64,
    /// Games that are on.
    pub running: u64,
    /// Games that are over.
    pub over: u64,
    /// Messages.
    pub messages: u64,
    /// Bans.
    pub bans: u64,
    /// Reports that are open.
    pub reports: u64,
}

/// What a ban forbids.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Everything but reading, and deleting oneself.
    #[default]
    Everything,
    /// Writing in chats.
    Chat,
}

impl Scope {
    /// The word it is stored as.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Everything => "everything",
            Self::Chat => "chat",
        }
    }

    /// The scope stored as this word.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        [Self::Everything, Self::Chat].into_iter().find(|it| it.as_str() == word)
    }
}

/// A ban.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ban {
    /// A person's public id, or a network address.
    pub subject: String,
    /// What it forbids.
    pub scope: Scope,
    /// Why.
    pub reason: String,
    /// Since when.
    pub created: i64,
    /// Until when; null if it has no end.
    pub until: Option<i64>,
}

/// A player's report about another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Report {
    /// Its number, assigned by the store.
    pub id: i64,
    /// The public id of the person that reports.
    pub reporter: String,
    /// The public id of the person it is about; for a table, of the person who opened it.
    pub subject: String,
    /// Where it happened.
    pub table: Option<String>,
    /// The number of the message it is about.
    pub line: Option<i64>,
    /// What the message said: this outlives the message.
    pub said: Option<String>,
    /// What happened, in the reporter's words.
    pub reason: String,
    /// When it was reported.
    pub created: i64,
}
