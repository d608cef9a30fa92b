//! What is kept: the append-only log of every match, and who sat where.
//!
//! Layout: [`mod@record`] is what is kept, [`Store`] what can be done with it; [`memory`] keeps it for
//! tests, [`sqlite`] in a file and [`postgres`] for several nodes. The last two share [`sql`].
//!
//! Every change of a table names the revision it was made from, and (table, version) is the
//! primary key of the log. Of two writers one gets [`Error::Conflict`] and has to look again.

pub mod archive;
pub mod memory;
mod moving;
pub mod postgres;
pub mod sql;
pub mod sqlite;

use std::sync::Arc;

use async_trait::async_trait;
pub use record::{
    Archived, Change, Identity, Message, SeatRecord, Status, StoredEntry, TableRecord, TableState,
};
use tokio::sync::broadcast;

/// Why something could not be stored or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// Somebody else was quicker: nothing was stored, look again.
    #[error("somebody else was quicker")]
    Conflict,
    /// The database does not answer as it should. The text is for logs only.
    #[error("the database failed: {0}")]
    Unavailable(String),
    /// What was to be imported is no archive.
    #[error("not an export: {0}")]
    NoArchive(String),
}

/// What the store answers.
pub type Result<T> = std::result::Result<T, Error>;

/// A change made by another node: the table, or `None` if some may have been missed.
pub type News = Option<String>;

/// A table's place among others, newest first: when it was opened, and its id.
pub type Place<'a> = (i64, &'a str);
/// The place before all tables.
pub const NEWEST: Place<'static> = (i64::MAX, "");

/// A place where everything is kept. What a method has returned `Ok` for survives a crash.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Adds somebody, known by the hash of a token.
    async fn add_identity(&self, identity: &Identity, token_hash: &str) -> Result<()>;
    /// Who holds this token.
    async fn identity(&self, token_hash: &str) -> Result<Option<Identity>>;
    /// Changes somebody's name.
    async fn rename(&self, identity: &str, name: &str) -> Result<()>;
    /// Keeps a one-time code that gives another device a token for the same identity.
    async fn add_code(&self, code_hash: &str, identity: &str, expires: i64) -> Result<()>;
    /// Uses a code up; its identity is then known by the new token too.
    async fn claim_code(&self, code_hash: &str, token_hash: &str, now: i64) -> Result<Option<Identity>>;

    /// Adds a table and the entries it starts with.
    async fn add_table(&self, table: &TableRecord, entries: &[String]) -> Result<()>;
    /// A table with its seats.
    async fn table(&self, id: &str) -> Result<Option<TableRecord>>;
    /// The log after a version, in order.
    async fn entries(&self, table: &str, after: u32) -> Result<Vec<StoredEntry>>;
    /// Carries out a change, all or nothing.
    async fn commit(&self, change: Change) -> Result<()>;
    /// The tables somebody sits at, newest first, after a place in that order.
    async fn tables_of(&self, identity: &str, after: Place<'_>, limit: u32) -> Result<Vec<TableRecord>>;
    /// Public tables that have not started and have a free seat, newest first.
    async fn open_tables(&self, limit: u32) -> Result<Vec<TableRecord>>;
    /// The revisions of those of these tables that exist.
    async fn revisions(&self, tables: &[String]) -> Result<Vec<(String, i64)>>;
    /// Takes charge, until a time, of tables where something is due and nobody is in charge.
    async fn claim_due(&self, now: i64, until: i64, limit: u32) -> Result<Vec<String>>;

    /// Adds to a table's chat and returns the message's number. Numbers only grow.
    async fn say(&self, table: &str, message: &Message) -> Result<i64>;
    /// The chat after a message, in order.
    async fn chat(&self, table: &str, after: i64) -> Result<Vec<Message>>;

    /// Keeps what was found out about a question.
    async fn remember(&self, table: &str, question: &str, answer: &str) -> Result<()>;
    /// What was found out about a question.
    async fn recall(&self, table: &str, question: &str) -> Result<Option<String>>;

    /// Everything that was found out about a table, each with its question.
    async fn answers(&self, table: &str) -> Result<Vec<(String, String)>>;

    /// Adds a table with everything that belongs to it, all or nothing. Messages get new numbers.
    async fn restore(&self, archived: &Archived) -> Result<()>;
    /// Identities after one, with their token hashes, in order of id.
    async fn all_identities(&self, after: &str, limit: u32) -> Result<Vec<(Identity, Vec<String>)>>;
    /// Ids of tables after one, in order.
    async fn all_tables(&self, after: &str, limit: u32) -> Result<Vec<String>>;

    /// What other nodes change; `None` where there are no other nodes.
    fn news(&self) -> Option<broadcast::Receiver<News>>;
    /// Ends all work; what was promised is stored by then.
    async fn close(&self);
}

/// Opens the store at an address: `postgres://…`, `memory:`, or the path of an SQLite file.
///
/// # Errors
/// The database cannot be reached or is of a newer make.
pub async fn open(address: &str) -> Result<Arc<dyn Store>> {
    if address == "memory:" {
        return Ok(Arc::new(memory::Memory::default()));
    }
    if address.starts_with("postgres://") || address.starts_with("postgresql://") {
        return Ok(Arc::new(postgres::Postgres::open(address).await?));
    }
    Ok(Arc::new(sqlite::Sqlite::open(address).await?))
}
