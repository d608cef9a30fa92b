//! What is stored: the append-only log of every match, its seats and its chat.
//!
//! Layout: [`mod@record`] is what is stored and [`Store`] what can be done with it, one file per subject ([`people`],
//! [`tables`], [`lists`], [`results`], [`chat`], [`analysis`], [`moderation`], [`retention`], [`outbox`], [`archive`],
//! [`health`]). They hand statements to a [`database`]: [`sqlite`], one file or in memory, or [`postgres`], shared by
//! several nodes.
//!
//! Every change of a table names the revision it was made from, and (table, version) is the primary key of the log. Of
//! two writers one gets [`Error::Conflict`] and has to read again.

mod analysis;
pub mod archive;
mod chat;
pub mod database;
mod health;
mod lists;
mod moderation;
mod outbox;
mod people;
pub mod postgres;
mod results;
mod retention;
pub mod sqlite;
mod tables;

use std::sync::Arc;

use database::{Database, Row, Statement};
pub use lists::{Due, Games, NEWEST, Place};
pub use moderation::Muted;
pub use outbox::Claimed;
pub use people::{Device, MOST_DEVICES, Session};
pub use record::{
    Archived, Ban, Change, Counts, Effects, Identity, Message, Notice, Report, Scope, SeatRecord, SeatResult,
    Status, StoredEntry, TableRecord, TableState,
};
pub use results::Summary;
pub use retention::{FORGOTTEN, Stale};
use tokio::sync::broadcast;

/// Why something could not be stored or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// Another writer came first: nothing was stored, read again.
    #[error("another writer came first")]
    Conflict,
    /// Another process has the database open.
    #[error("{0} is open in another process: stop that first")]
    InUse(String),
    /// There is no such database.
    #[error("there is no {0}")]
    Missing(String),
    /// The database does not work. The text is for logs only.
    #[error("the database failed: {0}")]
    Unavailable(String),
    /// The data violates the schema: nothing was stored.
    #[error("the database rejected this: {0}")]
    Rejected(String),
    /// The input of an import is not an archive.
    #[error("not an export: {0}")]
    NoArchive(String),
}

/// The result of every operation.
pub type Result<T> = std::result::Result<T, Error>;

/// A change that a node has stored, announced to all nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A table has reached this revision.
    Changed {
        /// Which table.
        table: String,
        /// Its revision now.
        revision: i64,
    },
    /// A table has a new chat message.
    Said {
        /// Which table.
        table: String,
        /// The message's number.
        message: i64,
    },
    /// Messages of a table have changed or were deleted.
    Unsaid {
        /// Which table.
        table: String,
    },
    /// The devices, bans, mutes or name of a person have changed, or the bans of an address.
    Person {
        /// The person or the address.
        id: String,
    },
    /// News may have been lost, or many tables have changed: compare everything.
    Missed,
}

/// An open database. What an operation has returned `Ok` for survives a crash. Clones share the connections.
#[derive(Clone)]
pub struct Store(Arc<dyn Database>);

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}

impl Store {
    /// A store over this database.
    pub fn new(database: impl Database) -> Self {
        Self(Arc::new(database))
    }

    /// An empty store in memory.
    ///
    /// # Errors
    /// There is not enough memory.
    pub fn memory() -> Result<Self> {
        Ok(Self::new(sqlite::Inline::memory()?))
    }

    /// What nodes change; `None` where there are no other nodes.
    #[must_use]
    pub fn news(&self) -> Option<broadcast::Receiver<News>> {
        self.0.news()
    }

    /// Finishes what is queued and closes the database.
    pub async fn close(&self) {
        self.0.close().await;
    }

    async fn read(
        &self,
        sql: impl Into<std::borrow::Cow<'static, str>>,
        values: Vec<database::Value>,
    ) -> Result<Vec<Row>> {
        self.0.read(Statement::new(sql, values)).await
    }

    async fn write(
        &self,
        sql: impl Into<std::borrow::Cow<'static, str>>,
        values: Vec<database::Value>,
    ) -> Result<Vec<Row>> {
        self.0.write(vec![Statement::new(sql, values)]).await
    }
}

/// How to open a store.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The most connections to PostgreSQL, the one that listens to other nodes included.
    pub connections: u32,
}

impl Default for Options {
    fn default() -> Self {
        Self { connections: 8 }
    }
}

/// Opens the store at an address: `postgres://…`, `:memory:`, or the path of an SQLite file. Creates and upgrades what
/// needs it.
///
/// # Errors
/// The database cannot be reached, is open in another process, is damaged or was written by a newer program.
pub async fn open(address: &str) -> Result<Store> {
    open_with(address, Options::default()).await
}

/// Like [`open`], with options.
///
/// # Errors
/// As for [`open`].
pub async fn open_with(address: &str, options: Options) -> Result<Store> {
    // SQLite's own spelling, and the one that looks like an address.
    if [":memory:", "memory:"].contains(&address) {
        return Store::memory();
    }
    if is_postgres(address) {
        return Ok(Store::new(postgres::Postgres::open(address, options.connections).await?));
    }
    Ok(Store::new(sqlite::Sqlite::open(address).await?))
}

/// Opens an existing store without changing anything, also while a server uses it.
///
/// # Errors
/// There is no such database, or it was written by a newer program.
pub async fn open_read_only(address: &str) -> Result<Store> {
    if is_postgres(address) {
        return Ok(Store::new(postgres::Postgres::open_read_only(address).await?));
    }
    Ok(Store::new(sqlite::Inline::read_only(address).await?))
}

fn is_postgres(address: &str) -> bool {
    address.starts_with("postgres://") || address.starts_with("postgresql://")
}
