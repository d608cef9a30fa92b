//! The statements, written so that SQLite and PostgreSQL understand them alike.

use sqlx::{Any, AnyConnection, AssertSqlSafe, Row, any::AnyRow, query};

use crate::{
    Change, Error, Identity, Message, Place, Result, SeatRecord, Status, StoredEntry, TableRecord, TableState,
};

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        match error.as_database_error() {
            Some(it) if it.is_unique_violation() => Self::Conflict,
            _ => Self::Unavailable(error.to_string()),
        }
    }
}

const TABLE: &str = "select id, game, rules, head, terms, is_public, owner, created, \
     revision, version, status, waiting, state, due, claimed from tables join agreed on table_id = id";

pub(crate) async fn add_identity(
    conn: &mut AnyConnection,
    identity: &Identity,
    token_hash: &str,
) -> Result<()> {
    query("insert into identities (id, name, created) values ($1, $2, $3) on conflict do nothing")
        .bind(&identity.id)
        .bind(&identity.name)
        .bind(identity.created)
        .execute(&mut *conn)
        .await?;
    add_token(conn, identity, token_hash).await
}

async fn add_token(conn: &mut AnyConnection, identity: &Identity, hash: &str) -> Result<()> {
    query("insert into tokens (hash, identity, created) values ($1, $2, $3) on conflict do nothing")
        .bind(hash)
        .bind(&identity.id)
        .bind(identity.created)
        .execute(conn)
        .await?;
    Ok(())
}

pub(crate) async fn identity(conn: &mut AnyConnection, hash: &str) -> Result<Option<Identity>> {
    let sql = "select i.id, i.name, i.created from tokens t \
         join identities i on i.id = t.identity where t.hash = $1";
    let row = query(sql).bind(hash).fetch_optional(conn).await?;
    row.map(|it| read_identity(&it)).transpose()
}

pub(crate) async fn rename(conn: &mut AnyConnection, identity: &str, name: &str) -> Result<()> {
    query("update identities set name = $2 where id = $1").bind(identity).bind(name).execute(conn).await?;
    Ok(())
}

pub(crate) async fn add_code(
    conn: &mut AnyConnection,
    hash: &str,
    identity: &str,
    expires: i64,
) -> Result<()> {
    query("insert into codes (hash, identity, expires) values ($1, $2, $3) on conflict do nothing")
        .bind(hash)
        .bind(identity)
        .bind(expires)
        .execute(conn)
        .await?;
    Ok(())
}

pub(crate) async fn claim_code(
    conn: &mut AnyConnection,
    code_hash: &str,
    token_hash: &str,
    now: i64,
) -> Result<Option<Identity>> {
    let sql = "delete from codes where hash = $1 returning identity, expires";
    let code = query(sql).bind(code_hash).fetch_optional(&mut *conn).await?;
    let Some(code) = code else { return Ok(None) };
    let (id, expires): (String, i64) = (code.try_get(0)?, code.try_get(1)?);
    if expires < now {
        return Ok(None);
    }
    let row = query("select id, name, created from identities where id = $1")
        .bind(id)
        .fetch_one(&mut *conn)
        .await?;
    let identity = read_identity(&row)?;
    add_token(conn, &identity, token_hash).await?;
    Ok(Some(identity))
}

pub(crate) async fn add_table(
    conn: &mut AnyConnection,
    table: &TableRecord,
    entries: &[String],
) -> Result<()> {
    add_record(conn, table).await?;
    save_entries(conn, &table.id, table.now.version, entries, table.created).await
}

/// Adds a table with its seats and without its log.
pub(crate) async fn add_record(conn: &mut AnyConnection, table: &TableRecord) -> Result<()> {
    let added = query(
        "insert into tables (id, game, rules, is_public, owner, created, \
         revision, version, status, waiting, state, due, claimed) values \
         ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(i64::from(table.rules))
    .bind(i64::from(table.public))
    .bind(&table.owner)
    .bind(table.created)
    .bind(table.revision)
    .bind(i64::from(table.now.version))
    .bind(table.now.status.as_str())
    .bind(i64::from(table.now.waiting))
    .bind(&table.now.state)
    .bind(table.now.due)
    .bind(table.now.claimed)
    .execute(&mut *conn)
    .await?;
    if added.rows_affected() == 0 {
        return Err(Error::Conflict);
    }
    query("insert into agreed (table_id, head, terms) values ($1, $2, $3)")
        .bind(&table.id)
        .bind(&table.head)
        .bind(&table.terms)
        .execute(&mut *conn)
        .await?;
    save_seats(conn, &table.id, &table.seats).await
}

pub(crate) async fn save_seats(conn: &mut AnyConnection, table: &str, seats: &[SeatRecord]) -> Result<()> {
    let sql = "insert into seats (table_id, seat, identity, bot) values ($1, $2, $3, $4) \
         on conflict (table_id, seat) do update set identity = excluded.identity, bot = excluded.bot";
    for (number, seat) in seats.iter().enumerate() {
        query(sql)
            .bind(table)
            .bind(number as i64)
            .bind(seat.identity.as_deref())
            .bind(seat.bot.as_deref())
            .execute(&mut *conn)
            .await?;
    }
    Ok(())
}

async fn save_entries(
    conn: &mut AnyConnection,
    table: &str,
    version: u32,
    entries: &[String],
    at: i64,
) -> Result<()> {
    let first = i64::from(version) - entries.len() as i64 + 1;
    for (version, entry) in (first..).zip(entries) {
        save_entry(conn, table, version, entry, at).await?;
    }
    Ok(())
}

pub(crate) async fn save_entry(
    conn: &mut AnyConnection,
    table: &str,
    version: i64,
    entry: &str,
    at: i64,
) -> Result<()> {
    query("insert into entries (table_id, version, entry, at) values ($1, $2, $3, $4)")
        .bind(table)
        .bind(version)
        .bind(entry)
        .bind(at)
        .execute(conn)
        .await?;
    Ok(())
}

/// Checks the revision first: after a conflict nothing has been written, so that a transaction
/// that carries other tables' changes too can go on.
pub(crate) async fn commit(conn: &mut AnyConnection, change: &Change) -> Result<()> {
    let now = &change.now;
    let changed = query(
        "update tables set revision = revision + 1, version = $3, status = $4, waiting = $5, \
         state = $6, due = $7, claimed = $8 where id = $1 and revision = $2",
    )
    .bind(&change.table)
    .bind(change.revision)
    .bind(i64::from(now.version))
    .bind(now.status.as_str())
    .bind(i64::from(now.waiting))
    .bind(&now.state)
    .bind(now.due)
    .bind(now.claimed)
    .execute(&mut *conn)
    .await?;
    if changed.rows_affected() == 0 {
        return Err(Error::Conflict);
    }
    save_entries(conn, &change.table, now.version, &change.entries, change.at).await?;
    match &change.seats {
        Some(seats) => save_seats(conn, &change.table, seats).await,
        None => Ok(()),
    }
}

pub(crate) async fn table(conn: &mut AnyConnection, id: &str) -> Result<Option<TableRecord>> {
    let sql = format!("{TABLE} where id = $1");
    let row = query(AssertSqlSafe(sql)).bind(id).fetch_optional(&mut *conn).await?;
    Ok(match row {
        Some(row) => with_seats(conn, &[row]).await?.pop(),
        None => None,
    })
}

pub(crate) async fn tables_of(
    conn: &mut AnyConnection,
    identity: &str,
    (created, id): Place<'_>,
    limit: u32,
) -> Result<Vec<TableRecord>> {
    let sql = format!(
        "{TABLE} where id in (select table_id from seats where identity = $1) \
         and (created < $2 or created = $2 and id > $3) order by created desc, id limit $4"
    );
    let query = query(AssertSqlSafe(sql)).bind(identity).bind(created).bind(id).bind(i64::from(limit));
    let rows = query.fetch_all(&mut *conn).await?;
    with_seats(conn, &rows).await
}

pub(crate) async fn open_tables(conn: &mut AnyConnection, limit: u32) -> Result<Vec<TableRecord>> {
    let sql = format!(
        "{TABLE} where is_public = 1 and status = 'lobby' and exists (select 1 from seats \
         where table_id = tables.id and identity is null and bot is null) \
         order by created desc, id limit $1"
    );
    let rows = query(AssertSqlSafe(sql)).bind(i64::from(limit)).fetch_all(&mut *conn).await?;
    with_seats(conn, &rows).await
}

async fn with_seats(conn: &mut AnyConnection, rows: &[AnyRow]) -> Result<Vec<TableRecord>> {
    let mut tables = rows.iter().map(read_table).collect::<Result<Vec<_>>>()?;
    let sql = "select s.identity, i.name, s.bot from seats s \
         left join identities i on i.id = s.identity where s.table_id = $1 order by s.seat";
    for table in &mut tables {
        let seats = query(sql).bind(&table.id).fetch_all(&mut *conn).await?;
        table.seats = seats.iter().map(read_seat).collect::<Result<_>>()?;
    }
    Ok(tables)
}

pub(crate) async fn entries(conn: &mut AnyConnection, table: &str, after: u32) -> Result<Vec<StoredEntry>> {
    let sql = "select version, entry, at from entries \
         where table_id = $1 and version > $2 order by version";
    let rows = query(sql).bind(table).bind(i64::from(after)).fetch_all(conn).await?;
    let read = |row: &AnyRow| {
        Ok(StoredEntry { version: number(row, 0)?, entry: row.try_get(1)?, at: row.try_get(2)? })
    };
    rows.iter().map(read).collect()
}

pub(crate) async fn revisions(conn: &mut AnyConnection, tables: &[String]) -> Result<Vec<(String, i64)>> {
    let mut all = Vec::new();
    for id in tables {
        let sql = "select revision from tables where id = $1";
        let row = query(sql).bind(id).fetch_optional(&mut *conn).await?;
        if let Some(row) = row {
            all.push((id.clone(), row.try_get(0)?));
        }
    }
    Ok(all)
}

pub(crate) async fn anything_due(conn: &mut AnyConnection, now: i64) -> Result<bool> {
    let sql = "select 1 from tables where due <= $1 and claimed <= $1 limit 1";
    Ok(query(sql).bind(now).fetch_optional(conn).await?.is_some())
}

/// `skip_locked` is PostgreSQL's way to let several nodes claim at once.
pub(crate) async fn claim_due(
    conn: &mut AnyConnection,
    now: i64,
    until: i64,
    limit: u32,
    skip_locked: &str,
) -> Result<Vec<String>> {
    let sql = format!(
        "update tables set claimed = $2 where id in (select id from tables \
         where due <= $1 and claimed <= $1 order by due limit $3 {skip_locked}) returning id"
    );
    let rows = query(AssertSqlSafe(sql)).bind(now).bind(until).bind(i64::from(limit)).fetch_all(conn).await?;
    rows.iter().map(|it| Ok(it.try_get(0)?)).collect()
}

pub(crate) async fn say(conn: &mut AnyConnection, table: &str, message: &Message) -> Result<i64> {
    let sql = "insert into chat (table_id, identity, name, said, at) \
         values ($1, $2, $3, $4, $5) returning id";
    let row = query(sql)
        .bind(table)
        .bind(&message.identity)
        .bind(&message.name)
        .bind(&message.said)
        .bind(message.at)
        .fetch_one(conn)
        .await?;
    Ok(row.try_get(0)?)
}

pub(crate) async fn chat(conn: &mut AnyConnection, table: &str, after: i64) -> Result<Vec<Message>> {
    let sql = "select id, identity, name, said, at from chat \
         where table_id = $1 and id > $2 order by id";
    let rows = query(sql).bind(table).bind(after).fetch_all(conn).await?;
    let read = |row: &AnyRow| {
        Ok(Message {
            id: row.try_get(0)?,
            identity: row.try_get(1)?,
            name: row.try_get(2)?,
            said: row.try_get(3)?,
            at: row.try_get(4)?,
        })
    };
    rows.iter().map(read).collect()
}

pub(crate) async fn remember(
    conn: &mut AnyConnection,
    table: &str,
    question: &str,
    answer: &str,
) -> Result<()> {
    let sql = "insert into analysis (table_id, question, answer) values ($1, $2, $3) \
         on conflict (table_id, question) do update set answer = excluded.answer";
    query(sql).bind(table).bind(question).bind(answer).execute(conn).await?;
    Ok(())
}

pub(crate) async fn recall(conn: &mut AnyConnection, table: &str, question: &str) -> Result<Option<String>> {
    let row = query("select answer from analysis where table_id = $1 and question = $2")
        .bind(table)
        .bind(question)
        .fetch_optional(conn)
        .await?;
    row.map(|it| Ok(it.try_get(0)?)).transpose()
}

pub(crate) fn read_identity(row: &AnyRow) -> Result<Identity> {
    Ok(Identity { id: row.try_get(0)?, name: row.try_get(1)?, created: row.try_get(2)? })
}

fn read_seat(row: &AnyRow) -> Result<SeatRecord> {
    Ok(SeatRecord { identity: row.try_get(0)?, name: row.try_get(1)?, bot: row.try_get(2)? })
}

fn read_table(row: &AnyRow) -> Result<TableRecord> {
    let status: String = row.try_get(10)?;
    Ok(TableRecord {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        rules: number(row, 2)?,
        head: row.try_get(3)?,
        terms: row.try_get(4)?,
        public: row.try_get::<i64, _>(5)? != 0,
        owner: row.try_get(6)?,
        created: row.try_get(7)?,
        seats: Vec::new(),
        revision: row.try_get(8)?,
        now: TableState {
            version: number(row, 9)?,
            status: Status::parse(&status).ok_or_else(|| odd("status"))?,
            waiting: number(row, 11)?,
            state: row.try_get(12)?,
            due: row.try_get(13)?,
            claimed: row.try_get(14)?,
        },
    })
}

fn number<T: TryFrom<i64>>(row: &AnyRow, column: usize) -> Result<T> {
    let it: i64 = row.try_get(column)?;
    T::try_from(it).map_err(|_| odd("number out of range"))
}

fn odd(what: &str) -> Error {
    Error::Unavailable(format!("the database holds what it should not: {what}"))
}

/// A pool of connections to either database.
pub(crate) type Pool = sqlx::Pool<Any>;
