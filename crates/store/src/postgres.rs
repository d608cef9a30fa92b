//! The store for several nodes: PostgreSQL.
//!
//! A change is one transaction; after it, the other nodes are told which table changed. Telling
//! comes after storing and may be lost with the node, so nodes also compare revisions now and then.

use async_trait::async_trait;
use sqlx::{
    Acquire,
    any::AnyPoolOptions,
    postgres::{PgListener, PgPoolOptions},
};
use tokio::sync::{broadcast, mpsc};

use crate::{
    Archived, Change, Error, Identity, Message, News, Place, Result, Store, StoredEntry, TableRecord, moving,
    sql::{self, Pool},
};

/// The name under which nodes tell each other what changed.
const CHANNEL: &str = "howlcrown";
/// So many connections a node holds at most.
const CONNECTIONS: u32 = 24;

/// A PostgreSQL database, shared with other nodes.
pub struct Postgres {
    pool: Pool,
    tell: mpsc::UnboundedSender<String>,
    news: broadcast::Sender<News>,
}

impl std::fmt::Debug for Postgres {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Postgres").finish_non_exhaustive()
    }
}

impl Postgres {
    /// Connects, and brings the database up to date.
    ///
    /// # Errors
    /// The database cannot be reached or is of a newer make.
    pub async fn open(address: &str) -> Result<Self> {
        sqlx::any::install_default_drivers();
        let pool = AnyPoolOptions::new().max_connections(CONNECTIONS).connect(address).await?;
        sqlx::migrate!("migrations/postgres")
            .run(&pool)
            .await
            .map_err(|it| Error::Unavailable(it.to_string()))?;
        let side = PgPoolOptions::new().max_connections(2).connect(address).await?;
        let mut listener = PgListener::connect_with(&side).await?;
        listener.listen(CHANNEL).await?;
        let (tell, told) = mpsc::unbounded_channel();
        let (news, _) = broadcast::channel(4096);
        tokio::spawn(listen(listener, news.clone()));
        tokio::spawn(tell_others(side, told));
        Ok(Self { pool, tell, news })
    }

    fn changed(&self, table: &str) {
        // Fails only while closing, when others find out by comparing revisions.
        let _ = self.tell.send(table.to_owned());
    }
}

/// Passes on what other nodes (and this one) tell.
async fn listen(mut listener: PgListener, news: broadcast::Sender<News>) {
    loop {
        match listener.try_recv().await {
            // Nobody needs to listen for this to go on.
            Ok(Some(it)) => drop(news.send(Some(it.payload().to_owned()))),
            Ok(None) => drop(news.send(None)),
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => {
                tracing::warn!(%error, "lost touch with the other nodes");
                tokio::time::sleep(std::time::Duration::from_millis(500)).await;
                drop(news.send(None));
            }
        }
    }
}

/// Tells in bulk: a notification takes a lock in the database, and many at once share it.
async fn tell_others(pool: sqlx::PgPool, mut changes: mpsc::UnboundedReceiver<String>) {
    let mut tables = Vec::new();
    while changes.recv_many(&mut tables, 256).await > 0 {
        tables.sort_unstable();
        tables.dedup();
        let told = sqlx::query("select pg_notify($1, it) from unnest($2) as it")
            .bind(CHANNEL)
            .bind(&tables)
            .execute(&pool)
            .await;
        if let Err(error) = told {
            tracing::warn!(%error, "could not tell the other nodes");
        }
        tables.clear();
    }
    pool.close().await;
}

#[async_trait]
impl Store for Postgres {
    async fn add_identity(&self, identity: &Identity, token_hash: &str) -> Result<()> {
        let mut conn = self.pool.acquire().await?;
        let mut transaction = conn.begin().await?;
        let done = sql::add_identity(&mut transaction, identity, token_hash).await?;
        transaction.commit().await?;
        Ok(done)
    }

    async fn rename(&self, identity: &str, name: &str) -> Result<()> {
        sql::rename(&mut *self.pool.acquire().await?, identity, name).await
    }

    async fn add_code(&self, code_hash: &str, identity: &str, expires: i64) -> Result<()> {
        sql::add_code(&mut *self.pool.acquire().await?, code_hash, identity, expires).await
    }

    async fn claim_code(&self, code_hash: &str, token_hash: &str, now: i64) -> Result<Option<Identity>> {
        let mut conn = self.pool.acquire().await?;
        let mut transaction = conn.begin().await?;
        let done = sql::claim_code(&mut transaction, code_hash, token_hash, now).await?;
        transaction.commit().await?;
        Ok(done)
    }

    async fn add_table(&self, table: &TableRecord, entries: &[String]) -> Result<()> {
        let mut conn = self.pool.acquire().await?;
        let mut transaction = conn.begin().await?;
        let done = sql::add_table(&mut transaction, table, entries).await?;
        transaction.commit().await?;
        Ok(done)
    }

    async fn say(&self, table: &str, message: &Message) -> Result<i64> {
        let id = sql::say(&mut *self.pool.acquire().await?, table, message).await?;
        self.changed(table);
        Ok(id)
    }

    async fn remember(&self, table: &str, question: &str, answer: &str) -> Result<()> {
        sql::remember(&mut *self.pool.acquire().await?, table, question, answer).await
    }

    async fn commit(&self, change: Change) -> Result<()> {
        let mut conn = self.pool.acquire().await?;
        let mut transaction = conn.begin().await?;
        sql::commit(&mut transaction, &change).await?;
        transaction.commit().await?;
        self.changed(&change.table);
        Ok(())
    }

    async fn claim_due(&self, now: i64, until: i64, limit: u32) -> Result<Vec<String>> {
        let mut conn = self.pool.acquire().await?;
        sql::claim_due(&mut conn, now, until, limit, "for update skip locked").await
    }

    async fn revisions(&self, tables: &[String]) -> Result<Vec<(String, i64)>> {
        sql::revisions(&mut *self.pool.acquire().await?, tables).await
    }

    async fn identity(&self, token_hash: &str) -> Result<Option<Identity>> {
        sql::identity(&mut *self.pool.acquire().await?, token_hash).await
    }

    async fn table(&self, id: &str) -> Result<Option<TableRecord>> {
        sql::table(&mut *self.pool.acquire().await?, id).await
    }

    async fn entries(&self, table: &str, after: u32) -> Result<Vec<StoredEntry>> {
        sql::entries(&mut *self.pool.acquire().await?, table, after).await
    }

    async fn tables_of(&self, identity: &str, after: Place<'_>, limit: u32) -> Result<Vec<TableRecord>> {
        sql::tables_of(&mut *self.pool.acquire().await?, identity, after, limit).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableRecord>> {
        sql::open_tables(&mut *self.pool.acquire().await?, limit).await
    }

    async fn chat(&self, table: &str, after: i64) -> Result<Vec<Message>> {
        sql::chat(&mut *self.pool.acquire().await?, table, after).await
    }

    async fn recall(&self, table: &str, question: &str) -> Result<Option<String>> {
        sql::recall(&mut *self.pool.acquire().await?, table, question).await
    }

    async fn answers(&self, table: &str) -> Result<Vec<(String, String)>> {
        moving::answers(&mut *self.pool.acquire().await?, table).await
    }

    async fn restore(&self, archived: &Archived) -> Result<()> {
        let mut conn = self.pool.acquire().await?;
        let mut transaction = conn.begin().await?;
        moving::restore(&mut transaction, archived).await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn all_identities(&self, after: &str, limit: u32) -> Result<Vec<(Identity, Vec<String>)>> {
        moving::all_identities(&mut *self.pool.acquire().await?, after, limit).await
    }

    async fn all_tables(&self, after: &str, limit: u32) -> Result<Vec<String>> {
        moving::all_tables(&mut *self.pool.acquire().await?, after, limit).await
    }

    fn news(&self) -> Option<broadcast::Receiver<News>> {
        Some(self.news.subscribe())
    }

    async fn close(&self) {
        self.pool.close().await;
    }
}
