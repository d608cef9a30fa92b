//! The changes of many tables in two statements instead of two for each: what a busy server mostly does.
//!
//! They go to SQLite as JSON lists, which it reads itself. Where nothing stands in the way, the whole transaction
//! is one request to the thread that holds the file ([`at_once`]); otherwise it is done step by step ([`commit`]).

use std::collections::HashSet;

use serde::Serialize;
use sqlx::{AnyConnection, Row, query};

use crate::{Change, Error, Result, sql};

macro_rules! update {
    () => {
        "update tables set revision = tables.revision + 1, version = it.version, \
         status = it.status, waiting = it.waiting, state = it.state, due = it.due, claimed = it.claimed \
         from (select value ->> 0 as id, value ->> 1 as revision, value ->> 2 as version, \
         value ->> 3 as status, value ->> 4 as waiting, value ->> 5 as state, value ->> 6 as due, \
         value ->> 7 as claimed from json_each($1)) as it \
         where tables.id = it.id and tables.revision = it.revision"
    };
}

macro_rules! insert {
    () => {
        "insert into entries (table_id, version, entry, at) \
         select value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each($2)"
    };
}

const UPDATE: &str = concat!(update!(), " returning tables.id");
const INSERT: &str = insert!();
/// A text that is no JSON is an error, and what follows an error is not carried out.
const WHOLE: &str = concat!(
    "begin immediate; ",
    insert!(),
    "; ",
    update!(),
    "; select json(iif(changes() = json_array_length($1), '0', 'stale')); commit"
);

/// Whether these changes can be made without looking at one before the next.
pub(super) fn are_plain(changes: &[Change]) -> bool {
    let mut tables = HashSet::with_capacity(changes.len());
    changes.iter().all(|it| it.seats.is_none() && tables.insert(it.table.as_str()))
}

/// A whole transaction with plain changes, in one go.
///
/// An error means that nothing was stored and a transaction may be open. Perhaps a table was at another revision.
pub(super) async fn at_once(conn: &mut AnyConnection, changes: &[Change]) -> Result<()> {
    let (tables, entries) = (json(&rows(changes.iter()))?, json(&entries(changes.iter()))?);
    query(WHOLE).bind(tables).bind(entries).execute(conn).await?;
    Ok(())
}

/// Carries out all changes, and tells of each whether it was made or somebody else was quicker.
///
/// An error means that the transaction must not be kept.
pub(super) async fn commit(conn: &mut AnyConnection, changes: &[Change]) -> Result<Vec<Result<()>>> {
    if changes.is_empty() {
        return Ok(Vec::new());
    }
    // Of two changes of one table, the second has to see what the first did.
    let mut tables = HashSet::new();
    let first: Vec<bool> = changes.iter().map(|it| tables.insert(it.table.as_str())).collect();
    let together = || changes.iter().zip(&first).filter(|it| *it.1).map(|it| it.0);
    let made = update(conn, together()).await?;
    insert(conn, together().filter(|it| made.contains(&it.table))).await?;
    let mut results = Vec::with_capacity(changes.len());
    for (change, &first) in changes.iter().zip(&first) {
        let result = match (first, &change.seats) {
            (true, _) if !made.contains(&change.table) => Err(Error::Conflict),
            (true, Some(seats)) => sql::save_seats(conn, &change.table, seats).await,
            (true, None) => Ok(()),
            (false, _) => sql::commit(conn, change).await,
        };
        match result {
            Err(error @ Error::Unavailable(_)) => return Err(error),
            result => results.push(result),
        }
    }
    Ok(results)
}

/// Returns the tables that were changed.
async fn update<'a>(
    conn: &mut AnyConnection,
    changes: impl Iterator<Item = &'a Change>,
) -> Result<HashSet<String>> {
    let rows = json(&rows(changes))?;
    let made = query(UPDATE).bind(rows).fetch_all(&mut *conn).await?;
    made.iter().map(|it| Ok(it.try_get(0)?)).collect()
}

async fn insert<'a>(conn: &mut AnyConnection, changes: impl Iterator<Item = &'a Change>) -> Result<()> {
    let rows = entries(changes);
    if !rows.is_empty() {
        query(INSERT).bind("").bind(json(&rows)?).execute(conn).await?;
    }
    Ok(())
}

fn rows<'a>(changes: impl Iterator<Item = &'a Change>) -> Vec<impl Serialize> {
    let row = |it: &'a Change| {
        let now = &it.now;
        let status = now.status.as_str();
        (&it.table, it.revision, now.version, status, now.waiting, &now.state, now.due, now.claimed)
    };
    changes.map(row).collect()
}

fn entries<'a>(changes: impl Iterator<Item = &'a Change>) -> Vec<impl Serialize> {
    let mut rows = Vec::new();
    for change in changes {
        let first = i64::from(change.now.version) - change.entries.len() as i64 + 1;
        let entries = (first..).zip(&change.entries);
        rows.extend(entries.map(|(version, entry)| (&change.table, version, entry, change.at)));
    }
    rows
}

fn json(rows: &impl Serialize) -> Result<String> {
    serde_json::to_string(rows).map_err(|why| Error::Unavailable(why.to_string()))
}
