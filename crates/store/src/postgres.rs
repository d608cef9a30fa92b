//! The database for several nodes: PostgreSQL.
//!
//! A change is one transaction; after it, the other nodes are notified. A notification comes after storing and may be
//! lost with its node, so nodes also compare revisions now and then.

use std::time::{Duration, Instant};

use async_trait::async_trait;
use metrics::{gauge, histogram};
use sqlx::{
    AssertSqlSafe, Column, Connection, PgConnection, PgPool, Row as _, TypeInfo, ValueRef,
    migrate::Migrator,
    pool::PoolConnection,
    postgres::{PgArguments, PgConnectOptions, PgListener, PgPoolOptions, PgRow},
    query::Query,
};
use tokio::{
    sync::{broadcast, mpsc},
    time::timeout,
};

use crate::{
    Error, News, Result,
    database::{Database, Dialect, Row, Statement, Value, unexpected},
};

static DIALECT: Dialect = Dialect {
    each: "select json_array_elements_text($1::json)",
    skip_locked: "for update skip locked",
    lock: "for no key update",
    now: Some("cast(extract(epoch from clock_timestamp()) * 1000 as bigint)"),
};

/// The channel on which nodes notify each other.
const CHANNEL: &str = "howlcrown";
/// How long to wait for a connection.
const CONNECT: Duration = Duration::from_secs(5);
/// News that a slow receiver may fall behind.
const BACKLOG: usize = 4096;
/// Notifications sent with one statement.
const NOTIFICATIONS: usize = 256;
/// Pause before listening again after an error.
const RECONNECT: Duration = Duration::from_millis(500);

/// A PostgreSQL database, shared with other nodes.
pub struct Postgres {
    pool: PgPool,
    outgoing: mpsc::UnboundedSender<News>,
    news: broadcast::Sender<News>,
}

impl std::fmt::Debug for Postgres {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Postgres").finish_non_exhaustive()
    }
}

impl Postgres {
    /// Connects, and brings the schema up to date.
    ///
    /// # Errors
    /// The database cannot be reached or was written by a newer program.
    pub async fn open(address: &str, connections: u32) -> Result<Self> {
        let options = reachable(address).await?;
        // One connection listens, so there must be another.
        let pool = pool(options, connections.max(2));
        let upgraded = SCHEMA.run(&pool).await;
        upgraded.map_err(|it| Error::Unavailable(it.to_string()))?;
        sqlx::query(COMPLETE).execute(&pool).await?;
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.listen(CHANNEL).await?;
        let (outgoing, queued) = mpsc::unbounded_channel();
        let (news, _) = broadcast::channel(BACKLOG);
        tokio::spawn(listen(listener, news.clone()));
        tokio::spawn(notify(pool.clone(), queued));
        Ok(Self { pool, outgoing, news })
    }

    /// Connects to a database that is up to date, and changes nothing.
    ///
    /// # Errors
    /// The database cannot be reached, or it was written by another version of the program.
    pub async fn open_read_only(address: &str) -> Result<Self> {
        let options = reachable(address).await?.options([("default_transaction_read_only", "on")]);
        let pool = pool(options, 1);
        let upgrades: i64 =
            sqlx::query_scalar("select count(*) from _sqlx_migrations").fetch_one(&pool).await?;
        if upgrades != SCHEMA.iter().count() as i64 {
            let why = "the database has the schema of another version: start a server of this version first";
            return Err(Error::Unavailable(why.to_owned()));
        }
        Ok(Self { pool, outgoing: mpsc::unbounded_channel().0, news: broadcast::channel(1).0 })
    }

    async fn acquire(&self) -> Result<PoolConnection<sqlx::Postgres>> {
        let begun = Instant::now();
        let conn = self.pool.acquire().await?;
        histogram!("howlcrown_store_wait_seconds").record(begun.elapsed());
        gauge!("howlcrown_store_connections").set(f64::from(self.pool.size()));
        Ok(conn)
    }
}

/// Nodes of version 0.1 do not repeat the creation of a table in its seats, so tables that they have opened during an
/// upgrade are not listed until the next start.
const COMPLETE: &str =
    "update seats set created = (select created from tables where id = table_id) where created is null";

static SCHEMA: Migrator = sqlx::migrate!("migrations/postgres");

/// Tries once, so that a database that is down is reported at once and with its cause.
async fn reachable(address: &str) -> Result<PgConnectOptions> {
    let options: PgConnectOptions = address.parse()?;
    let place = format!("{}:{}", options.get_host(), options.get_port());
    let failed = |why: &dyn std::fmt::Display| Error::Unavailable(format!("PostgreSQL at {place}: {why}"));
    match timeout(CONNECT, PgConnection::connect_with(&options)).await {
        Ok(Ok(conn)) => conn.close().await?,
        Ok(Err(error)) => return Err(failed(&error)),
        Err(_) => return Err(failed(&format!("no answer within {} s", CONNECT.as_secs()))),
    }
    Ok(options)
}

fn pool(options: PgConnectOptions, connections: u32) -> PgPool {
    PgPoolOptions::new().max_connections(connections).acquire_timeout(CONNECT).connect_lazy_with(options)
}

/// Passes on the notifications of all nodes, this one included.
async fn listen(mut listener: PgListener, news: broadcast::Sender<News>) {
    loop {
        // A send fails only while nothing subscribes, which is fine.
        match listener.try_recv().await {
            Ok(Some(it)) => drop(news.send(parse(it.payload()))),
            Ok(None) => drop(news.send(News::Missed)),
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => {
                tracing::warn!(%error, "lost the connection that listens to other nodes");
                tokio::time::sleep(RECONNECT).await;
                drop(news.send(News::Missed));
            }
        }
    }
}

/// Sends in batches: a notification takes a lock in the database, and all of one statement share it.
async fn notify(pool: PgPool, mut queued: mpsc::UnboundedReceiver<News>) {
    let mut batch = Vec::new();
    while queued.recv_many(&mut batch, NOTIFICATIONS).await > 0 {
        let payloads: Vec<String> = batch.drain(..).map(|it| payload(&it)).collect();
        let sent = sqlx::query("select pg_notify($1, it) from unnest($2) as it")
            .bind(CHANNEL)
            .bind(&payloads)
            .execute(&pool)
            .await;
        if let Err(error) = sent {
            tracing::warn!(%error, "could not notify the other nodes");
        }
    }
}

fn payload(news: &News) -> String {
    match news {
        News::Changed { table, revision } => format!("changed {revision} {table}"),
        News::Said { table, message } => format!("said {message} {table}"),
        News::Unsaid { table } => format!("unsaid 0 {table}"),
        News::Person { id } => format!("person 0 {id}"),
        News::Missed => "missed".to_owned(),
    }
}

/// A payload of another version of the program counts as missed news, so that everything is compared.
fn parse(payload: &str) -> News {
    let mut words = payload.splitn(3, ' ');
    let (kind, number, table) = (words.next(), words.next(), words.next());
    let number = number.and_then(|it| it.parse().ok());
    match (kind, number, table.map(str::to_owned)) {
        (Some("changed"), Some(revision), Some(table)) => News::Changed { table, revision },
        (Some("said"), Some(message), Some(table)) => News::Said { table, message },
        (Some("unsaid"), Some(_), Some(table)) => News::Unsaid { table },
        (Some("person"), Some(_), Some(id)) => News::Person { id },
        _ => News::Missed,
    }
}

#[async_trait]
impl Database for Postgres {
    async fn read(&self, statement: Statement) -> Result<Vec<Row>> {
        let mut conn = self.acquire().await?;
        rows(&bind(statement).fetch_all(&mut *conn).await?)
    }

    async fn write(&self, mut statements: Vec<Statement>) -> Result<Vec<Row>> {
        let mut conn = self.acquire().await?;
        if statements.len() == 1
            && let Some(only) = statements.pop()
        {
            return execute(&mut conn, only).await;
        }
        let mut transaction = conn.begin().await?;
        let mut last = Vec::new();
        for statement in statements {
            last = execute(&mut transaction, statement).await?;
        }
        transaction.commit().await?;
        Ok(last)
    }

    fn dialect(&self) -> &'static Dialect {
        &DIALECT
    }

    async fn vacuum(&self) -> Result<()> {
        sqlx::query("vacuum").execute(&self.pool).await?;
        Ok(())
    }

    fn announce(&self, news: News) {
        // Fails only while closing, when other nodes find out by comparing revisions.
        let _ = self.outgoing.send(news);
    }

    fn news(&self) -> Option<broadcast::Receiver<News>> {
        Some(self.news.subscribe())
    }

    async fn close(&self) {
        self.pool.close().await;
    }
}

async fn execute(conn: &mut PgConnection, statement: Statement) -> Result<Vec<Row>> {
    if statement.must_change {
        let changed = bind(statement).execute(conn).await?.rows_affected();
        return if changed == 0 { Err(Error::Conflict) } else { Ok(Vec::new()) };
    }
    rows(&bind(statement).fetch_all(conn).await?)
}

fn bind(statement: Statement) -> Query<'static, sqlx::Postgres, PgArguments> {
    let query = sqlx::query(AssertSqlSafe(statement.sql.into_owned()));
    statement.values.into_iter().fold(query, |query, value| match value {
        Value::Integer(number) => query.bind(number),
        Value::Text(text) => query.bind(text),
    })
}

fn rows(rows: &[PgRow]) -> Result<Vec<Row>> {
    rows.iter().map(read_row).collect()
}

fn read_row(row: &PgRow) -> Result<Row> {
    let column = |(index, column): (usize, &sqlx::postgres::PgColumn)| {
        Ok(match column.type_info().name() {
            "INT8" => Value::Integer(row.try_get(index)?),
            "INT4" => Value::Integer(row.try_get::<Option<i32>, _>(index)?.map(i64::from)),
            "TEXT" => Value::Text(row.try_get(index)?),
            _ if row.try_get_raw(index)?.is_null() => Value::Integer(None),
            other => return Err(unexpected(other)),
        })
    };
    Ok(Row::new(row.columns().iter().enumerate().map(column).collect::<Result<_>>()?))
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        match error.as_database_error() {
            Some(it) if it.is_unique_violation() || it.is_foreign_key_violation() => {
                Self::Rejected(error.to_string())
            }
            _ => Self::Unavailable(error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_survives_the_way_to_another_node_and_an_unknown_payload_counts_as_missed() {
        let changed = News::Changed { table: "A B".to_owned(), revision: 7 };
        let said = News::Said { table: "C".to_owned(), message: 9 };
        let unsaid = News::Unsaid { table: "D".to_owned() };
        let person = News::Person { id: "2001:db8::1".to_owned() };
        for news in [changed, said, unsaid, person, News::Missed] {
            assert_eq!(parse(&payload(&news)), news);
        }
        assert_eq!(parse("A"), News::Missed);
    }
}
