//! The default store: one SQLite file.
//!
//! One thread writes. It takes all writes that wait, carries them out in one transaction, syncs the
//! disk once, and only then answers all of them: group commit. Readers have their own connections
//! and never wait for the writer.
//!
//! Layout: [`writer`] is that thread; [`changes`] is how it stores moves, which are nearly all it writes.

mod changes;
mod writer;

use std::{path::Path, sync::Mutex, time::Instant};

use async_trait::async_trait;
use changes::Changes;
use sqlx::{
    AnyConnection, Connection, Executor,
    any::{AnyConnectOptions, AnyPoolOptions},
};
use tokio::sync::{broadcast, oneshot};
use writer::{Work, Write, Writer};

use crate::{
    Archived, Change, Error, Identity, Message, News, Place, Result, Store, StoredEntry, TableRecord, moving,
    sql::{self, Pool},
};

/// One SQLite file.
pub struct Sqlite {
    readers: Pool,
    /// Taken out when the store closes.
    writer: Mutex<Option<Writer>>,
}

impl std::fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sqlite").finish_non_exhaustive()
    }
}

impl Sqlite {
    /// Opens the file, or makes it.
    ///
    /// # Errors
    /// The file cannot be used.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self> {
        let options = options(path.as_ref())?;
        let mut others = connect(&options).await?;
        sqlx::migrate!("migrations/sqlite")
            .run(&mut others)
            .await
            .map_err(|it| Error::Unavailable(it.to_string()))?;
        // This process is alone with the file, so what its predecessor was in charge of is free.
        others.execute("update tables set claimed = 0 where claimed > 0").await?;
        let keeper = connect(&options).await?;
        let readers = AnyPoolOptions::new()
            .max_connections(4)
            .after_connect(|conn, _| Box::pin(prepare(conn)))
            .connect_with(options)
            .await?;
        let writer = Writer::start(Changes::open(path.as_ref())?, others, keeper).await?;
        Ok(Self { readers, writer: Mutex::new(Some(writer)) })
    }

    /// Writes a consistent copy of a whole database to a new file, also while a server uses it.
    ///
    /// # Errors
    /// The copy cannot be written, or there is already such a file.
    pub async fn copy(from: &Path, to: &Path) -> Result<()> {
        let mut conn = connect(&options(from)?).await?;
        let to = to.display().to_string();
        sqlx::query("vacuum into $1").bind(to).execute(&mut conn).await?;
        conn.close().await?;
        Ok(())
    }

    async fn write<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut AnyConnection) -> Work<'c, T> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        self.ask(Write::other(work, reply)).await?;
        answer.await.map_err(|_| closed())?
    }

    /// Hands a write to the writer.
    async fn ask(&self, write: Write) -> Result<()> {
        let writes = match self.writer.lock() {
            Ok(writer) => writer.as_ref().map(|it| it.writes.clone()),
            Err(_) => None,
        };
        writes.ok_or_else(closed)?.send(write).await.map_err(|_| closed())
    }
}

fn closed() -> Error {
    Error::Unavailable("the store is closed".to_owned())
}

fn options(path: &Path) -> Result<AnyConnectOptions> {
    sqlx::any::install_default_drivers();
    let path = escaped(&path.display().to_string());
    Ok(format!("sqlite://{path}?mode=rwc").parse()?)
}

async fn connect(options: &AnyConnectOptions) -> Result<AnyConnection> {
    let mut conn = AnyConnection::connect_with(options).await?;
    prepare(&mut conn).await?;
    Ok(conn)
}

async fn prepare(conn: &mut AnyConnection) -> std::result::Result<(), sqlx::Error> {
    conn.execute("pragma journal_mode = wal").await?;
    conn.execute("pragma synchronous = full").await?;
    conn.execute("pragma busy_timeout = 10000").await?;
    conn.execute("pragma foreign_keys = on").await?;
    Ok(())
}

/// The path as part of an address.
fn escaped(path: &str) -> String {
    let mut text = String::new();
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' => {
                text.push(char::from(byte));
            }
            _ => text.push_str(&format!("%{byte:02X}")),
        }
    }
    text
}

#[async_trait]
impl Store for Sqlite {
    async fn add_identity(&self, identity: &Identity, token_hash: &str) -> Result<()> {
        let (identity, token_hash) = (identity.clone(), token_hash.to_owned());
        self.write(move |conn| Box::pin(async move { sql::add_identity(conn, &identity, &token_hash).await }))
            .await
    }

    async fn rename(&self, identity: &str, name: &str) -> Result<()> {
        let (identity, name) = (identity.to_owned(), name.to_owned());
        self.write(move |conn| Box::pin(async move { sql::rename(conn, &identity, &name).await })).await
    }

    async fn add_code(&self, code_hash: &str, identity: &str, expires: i64) -> Result<()> {
        let (code_hash, identity) = (code_hash.to_owned(), identity.to_owned());
        self.write(move |conn| {
            Box::pin(async move { sql::add_code(conn, &code_hash, &identity, expires).await })
        })
        .await
    }

    async fn claim_code(&self, code_hash: &str, token_hash: &str, now: i64) -> Result<Option<Identity>> {
        let (code_hash, token_hash) = (code_hash.to_owned(), token_hash.to_owned());
        self.write(move |conn| {
            Box::pin(async move { sql::claim_code(conn, &code_hash, &token_hash, now).await })
        })
        .await
    }

    async fn add_table(&self, table: &TableRecord, entries: &[String]) -> Result<()> {
        let (table, entries) = (table.clone(), entries.to_vec());
        self.write(move |conn| Box::pin(async move { sql::add_table(conn, &table, &entries).await })).await
    }

    async fn say(&self, table: &str, message: &Message) -> Result<i64> {
        let (table, message) = (table.to_owned(), message.clone());
        self.write(move |conn| Box::pin(async move { sql::say(conn, &table, &message).await })).await
    }

    async fn remember(&self, table: &str, question: &str, answer: &str) -> Result<()> {
        let (table, question, answer) = (table.to_owned(), question.to_owned(), answer.to_owned());
        self.write(move |conn| Box::pin(async move { sql::remember(conn, &table, &question, &answer).await }))
            .await
    }

    async fn commit(&self, change: Change) -> Result<()> {
        let (reply, answer) = oneshot::channel();
        self.ask(Write::Change(Box::new(change), Instant::now(), reply)).await?;
        answer.await.map_err(|_| closed())?
    }

    async fn claim_due(&self, now: i64, until: i64, limit: u32) -> Result<Vec<String>> {
        // Mostly nothing is due, and finding that out must not cost a write.
        let mut conn = self.readers.acquire().await?;
        if !sql::anything_due(&mut conn, now).await? {
            return Ok(Vec::new());
        }
        self.write(move |conn| Box::pin(sql::claim_due(conn, now, until, limit, ""))).await
    }

    async fn revisions(&self, tables: &[String]) -> Result<Vec<(String, i64)>> {
        let mut conn = self.readers.acquire().await?;
        sql::revisions(&mut conn, tables).await
    }

    async fn identity(&self, token_hash: &str) -> Result<Option<Identity>> {
        sql::identity(&mut *self.readers.acquire().await?, token_hash).await
    }

    async fn table(&self, id: &str) -> Result<Option<TableRecord>> {
        sql::table(&mut *self.readers.acquire().await?, id).await
    }

    async fn entries(&self, table: &str, after: u32) -> Result<Vec<StoredEntry>> {
        sql::entries(&mut *self.readers.acquire().await?, table, after).await
    }

    async fn tables_of(&self, identity: &str, after: Place<'_>, limit: u32) -> Result<Vec<TableRecord>> {
        sql::tables_of(&mut *self.readers.acquire().await?, identity, after, limit).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableRecord>> {
        sql::open_tables(&mut *self.readers.acquire().await?, limit).await
    }

    async fn chat(&self, table: &str, after: i64) -> Result<Vec<Message>> {
        sql::chat(&mut *self.readers.acquire().await?, table, after).await
    }

    async fn recall(&self, table: &str, question: &str) -> Result<Option<String>> {
        sql::recall(&mut *self.readers.acquire().await?, table, question).await
    }

    async fn answers(&self, table: &str) -> Result<Vec<(String, String)>> {
        moving::answers(&mut *self.readers.acquire().await?, table).await
    }

    async fn restore(&self, archived: &Archived) -> Result<()> {
        let archived = archived.clone();
        self.write(move |conn| Box::pin(async move { moving::restore(conn, &archived).await })).await
    }

    async fn all_identities(&self, after: &str, limit: u32) -> Result<Vec<(Identity, Vec<String>)>> {
        moving::all_identities(&mut *self.readers.acquire().await?, after, limit).await
    }

    async fn all_tables(&self, after: &str, limit: u32) -> Result<Vec<String>> {
        moving::all_tables(&mut *self.readers.acquire().await?, after, limit).await
    }

    fn news(&self) -> Option<broadcast::Receiver<News>> {
        None
    }

    async fn close(&self) {
        // The writer ends when nobody can ask it any more, after what it was asked already.
        let writer = match self.writer.lock() {
            Ok(mut writer) => writer.take(),
            Err(_) => None,
        };
        if let Some(Writer { writes, ended }) = writer {
            drop(writes);
            // It says so at its end, or has failed before.
            let _ = ended.await;
        }
        self.readers.close().await;
    }
}
