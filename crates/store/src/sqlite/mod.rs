//! The default database: one SQLite file.
//!
//! One thread writes. It takes all queued writes, executes them in one transaction, syncs the disk once, and only then
//! answers all of them: group commit. Readers have their own connections and never wait for the writer.
//!
//! Layout: [`writer`] is that thread, [`checkpoint`] keeps its write-ahead log short, [`readers`] is a small pool,
//! [`connection`] executes statements, [`schema`] upgrades older files. [`Inline`] is a database without threads.

mod checkpoint;
mod connection;
mod inline;
mod lock;
mod readers;
mod schema;
mod tail;
mod writer;

use std::{path::Path, sync::Mutex};

use async_trait::async_trait;
use connection::{Connection, create_file};
pub use inline::Inline;
use readers::Readers;
use tokio::{
    sync::{broadcast, oneshot},
    task::spawn_blocking,
};
use writer::{Work, Write, Writer};

use crate::{
    Error, News, Result,
    database::{Database, Dialect, Row, Statement},
};

static DIALECT: Dialect =
    Dialect { each: "select value from json_each($1)", skip_locked: "", lock: "", now: None };

/// One SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    readers: Readers,
    /// Taken out when the store closes.
    writer: Mutex<Option<Writer>>,
}

impl Sqlite {
    /// Opens the file, or creates it.
    ///
    /// # Errors
    /// The file cannot be used.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self> {
        let path = path.as_ref().to_owned();
        blocking(move || {
            create_file(&path)?;
            let lock = lock::lock(&path)?;
            tail::report(&checkpoint::log_file(&path));
            let mut conn = Connection::read_write(&path)?;
            conn.check()?;
            schema::upgrade(&mut conn)?;
            // This process is alone with the file, so claims of its predecessor are void.
            conn.batch("update tables set claimed = 0 where claimed > 0")?;
            let writer = Writer::start(conn, &path, lock)?;
            Ok(Self { readers: Readers::open(&path)?, writer: Mutex::new(Some(writer)) })
        })
        .await
    }

    /// Writes a consistent copy of a whole database to a new file, also while a server uses it.
    ///
    /// # Errors
    /// The copy cannot be written, or there is already such a file.
    pub async fn copy(from: &Path, to: &Path) -> Result<()> {
        let (from, to) = (from.to_owned(), to.to_owned());
        blocking(move || Connection::read_only(&from)?.copy_to(&to)).await
    }

    /// Hands work to the writer and waits for its result.
    async fn queue(&self, work: Work) -> Result<Vec<Row>> {
        let queue = match self.writer.lock() {
            Ok(writer) => writer.as_ref().map(|it| it.queue.clone()),
            Err(_) => None,
        };
        let (reply, answer) = oneshot::channel();
        let write = Write::new(work, reply);
        queue.ok_or_else(closed)?.send(write).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }
}

#[async_trait]
impl Database for Sqlite {
    async fn read(&self, statement: Statement) -> Result<Vec<Row>> {
        self.readers.read(statement).await
    }

    async fn write(&self, statements: Vec<Statement>) -> Result<Vec<Row>> {
        self.queue(Work::Statements(statements)).await
    }

    async fn vacuum(&self) -> Result<()> {
        self.queue(Work::Vacuum).await.map(drop)
    }

    fn dialect(&self) -> &'static Dialect {
        &DIALECT
    }

    fn announce(&self, _news: News) {}

    fn news(&self) -> Option<broadcast::Receiver<News>> {
        None
    }

    async fn close(&self) {
        // The writer ends once its queue is closed and empty.
        let writer = match self.writer.lock() {
            Ok(mut writer) => writer.take(),
            Err(_) => None,
        };
        if let Some(Writer { queue, ended }) = writer {
            drop(queue);
            // An error means that the thread has ended without saying so.
            let _ = ended.await;
        }
        self.readers.close();
    }
}

fn closed() -> Error {
    Error::Unavailable("the store is closed".to_owned())
}

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T> + Send + 'static) -> Result<T> {
    spawn_blocking(work).await.map_err(|error| Error::Unavailable(error.to_string()))?
}
