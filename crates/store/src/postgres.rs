//! The database for several nodes: PostgreSQL.
//!
//! A change is one transaction; after it, the other nodes are notified. A notification comes after storing and may be
//! lost with its node, so nodes also compare revisions now and then.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::{
    AssertSqlSafe, Column, Connection, PgConnection, PgPool, Row as _, TypeInfo, ValueRef,
    postgres::{PgArguments, PgListener, PgPoolOptions, PgRow},
    query::Query,
};
use tokio::sync::{broadcast, mpsc};

use crate::{
    Error, News, Result,
    database::{Database, Dialect, Row, Statement, Value, unexpected},
};

static DIALECT: Dialect =
    Dialect { each: "select json_array_elements_text($1::json)", skip_locked: "for update skip locked" };

/// The channel on which nodes notify each other.
const CHANNEL: &str = "howlcrown";
/// Connections of a node, the listening one included.
const CONNECTIONS: u32 = 24;
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
    pub async fn open(address: &str) -> Result<Self> {
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS).connect(address).await?;
        let upgraded = sqlx::migrate!("migrations/postgres").run(&pool).await;
        upgraded.map_err(|it| Error::Unavailable(it.to_string()))?;
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.listen(CHANNEL).await?;
        let (outgoing, queued) = mpsc::unbounded_channel();
        let (news, _) = broadcast::channel(BACKLOG);
        tokio::spawn(listen(listener, news.clone()));
        tokio::spawn(notify(pool.clone(), queued));
        Ok(Self { pool, outgoing, news })
    }
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
        let payloads: Vec<String> = batch.drain(..).filter_map(|it| payload(&it)).collect();
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

fn payload(news: &News) -> Option<String> {
    match news {
        News::Changed { table, revision } => Some(format!("changed {revision} {table}")),
        News::Said { table, message } => Some(format!("said {message} {table}")),
        News::Missed => None,
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
        _ => News::Missed,
    }
}

#[async_trait]
impl Database for Postgres {
    async fn read(&self, statement: Statement) -> Result<Vec<Row>> {
        rows(&bind(statement).fetch_all(&self.pool).await?)
    }

    async fn write(&self, statements: Vec<Statement>) -> Result<Vec<Row>> {
        let mut conn = self.pool.acquire().await?;
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
        for news in [changed, said] {
            assert_eq!(parse(&payload(&news).unwrap()), news);
        }
        assert_eq!(parse("A"), News::Missed);
    }
}
