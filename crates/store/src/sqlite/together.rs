//! The changes of many tables in two statements instead of two for each: what a busy server mostly does.
//!
//! They go to SQLite as one JSON list, which it reads itself.

use std::collections::HashSet;

use serde_json::json;
use sqlx::{AnyConnection, Row, query};

use crate::{Change, Error, Result, sql};

const UPDATE: &str = "update tables set revision = tables.revision + 1, version = it.version, \
     status = it.status, waiting = it.waiting, state = it.state, due = it.due, claimed = it.claimed \
     from (select value ->> 0 as id, value ->> 1 as revision, value ->> 2 as version, value ->> 3 as status, \
     value ->> 4 as waiting, value ->> 5 as state, value ->> 6 as due, value ->> 7 as claimed \
     from json_each($1)) as it where tables.id = it.id and tables.revision = it.revision returning tables.id";

const INSERT: &str = "insert into entries (table_id, version, entry, at) \
     select value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each($1)";

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
async fn update(conn: &mut AnyConnection, changes: impl Iterator<Item = &Change>) -> Result<HashSet<String>> {
    let row = |it: &Change| {
        let now = &it.now;
        let status = now.status.as_str();
        json!([it.table, it.revision, now.version, status, now.waiting, now.state, now.due, now.claimed])
    };
    let rows: Vec<_> = changes.map(row).collect();
    let made = query(UPDATE).bind(json!(rows).to_string()).fetch_all(&mut *conn).await?;
    made.iter().map(|it| Ok(it.try_get(0)?)).collect()
}

async fn insert(conn: &mut AnyConnection, changes: impl Iterator<Item = &Change>) -> Result<()> {
    let mut rows = Vec::new();
    for change in changes {
        let first = i64::from(change.now.version) - change.entries.len() as i64 + 1;
        let entries = (first..).zip(&change.entries);
        rows.extend(entries.map(|(version, entry)| json!([change.table, version, entry, change.at])));
    }
    if !rows.is_empty() {
        query(INSERT).bind(json!(rows).to_string()).execute(conn).await?;
    }
    Ok(())
}
