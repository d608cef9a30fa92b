//! Upgrades of a file's schema. `user_version` counts those that a file has seen.

use super::connection::Connection;
use crate::{Error, Result};

const UPGRADES: [&str; 7] = [
    include_str!("../../migrations/sqlite/0001_log.sql"),
    include_str!("../../migrations/sqlite/0002_agreed.sql"),
    include_str!("../../migrations/sqlite/0003_listed.sql"),
    include_str!("../../migrations/sqlite/0004_public.sql"),
    include_str!("../../migrations/sqlite/0005_presence.sql"),
    include_str!("../../migrations/sqlite/0006_moderated.sql"),
    include_str!("../../migrations/sqlite/0007_presence_gone.sql"),
];

/// Brings a file up to date; all upgrades or none.
pub(super) fn upgrade(conn: &mut Connection) -> Result<()> {
    let version = version(conn)?;
    let pending = UPGRADES.get(version..).unwrap_or_default();
    if pending.is_empty() {
        return Ok(());
    }
    conn.transaction(|| {
        pending.iter().try_for_each(|it| conn.batch(it))?;
        conn.batch(&format!("pragma user_version = {}", UPGRADES.len()))
    })
}

/// Whether a file needs no upgrade.
pub(super) fn is_current(conn: &Connection) -> Result<bool> {
    match version(conn)? {
        0 => Err(Error::Unavailable("the file is not a database of this program".to_owned())),
        version => Ok(version == UPGRADES.len()),
    }
}

/// How many upgrades a file has seen.
pub(super) fn version(conn: &Connection) -> Result<usize> {
    let count = |sql: &str| conn.0.query_row(sql, (), |row| row.get::<_, u32>(0));
    let counted = count("pragma user_version")? as usize;
    if counted > UPGRADES.len() {
        let newer = format!("the file has schema {counted}, this program knows {} at most", UPGRADES.len());
        return Err(Error::Unavailable(newer));
    }
    // Version 0.1 counted its upgrades in a table of its own.
    let table = "select count(*) from sqlite_schema where name = '_sqlx_migrations'";
    if counted > 0 || count(table)? == 0 {
        return Ok(counted);
    }
    Ok(count("select count(*) from _sqlx_migrations where success")? as usize)
}
