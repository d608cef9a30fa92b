//! Changes of tables, which are nearly all that a busy server writes: stored on the writer's own thread.
//!
//! A statement here costs a call, not a message to a thread that holds the file and a wait for its answer.

use std::path::Path;

use rusqlite::{Connection, OpenFlags, params};

use crate::{Change, Error, Result, SeatRecord};

const UPDATE: &str = "update tables set revision = revision + 1, version = ?3, status = ?4, waiting = ?5, \
     state = ?6, due = ?7, claimed = ?8 where id = ?1 and revision = ?2";
const ENTRY: &str = "insert into entries (table_id, version, entry, at) values (?1, ?2, ?3, ?4)";
const SEAT: &str = "insert into seats (table_id, seat, identity, bot) values (?1, ?2, ?3, ?4) \
     on conflict (table_id, seat) do update set identity = excluded.identity, bot = excluded.bot";

/// So many kilobytes of the file are kept at hand: what hundreds of tables in play change.
const CACHE: u32 = 32_768;

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        Self::Unavailable(error.to_string())
    }
}

/// A file to which changes are written.
pub(super) struct Changes(Connection);

impl Changes {
    pub(super) fn open(path: &Path) -> Result<Self> {
        // The path is a path here, even if it looks like an address.
        let conn = Connection::open_with_flags(
            path,
            OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX,
        )?;
        // Copying the log back is done beside the writer, who would make everybody wait.
        conn.execute_batch(&format!(
            "pragma busy_timeout = 10000; pragma synchronous = full; pragma foreign_keys = on; \
             pragma wal_autocheckpoint = 0; pragma cache_size = -{CACHE}"
        ))?;
        Ok(Self(conn))
    }

    /// Carries out all changes in one transaction with one sync of the disk, and tells of each whether it was made or
    /// somebody else was quicker. An error means that none was made.
    pub(super) fn store(&self, changes: &[Change]) -> Result<Vec<Result<()>>> {
        self.run("begin immediate")?;
        let stored = changes.iter().map(|it| self.make(it)).collect::<rusqlite::Result<_>>();
        let stored = stored.and_then(|made| self.run("commit").map(|()| made));
        if stored.is_err() && !self.0.is_autocommit() {
            self.run("rollback")?;
        }
        Ok(stored?)
    }

    /// Begins the write-ahead log anew, once all of it is copied back.
    pub(super) fn restart_log(&self) -> Result<()> {
        Ok(self.0.query_row("pragma wal_checkpoint(restart)", (), |_| Ok(()))?)
    }

    /// Copies all of the write-ahead log back and lets go of its space.
    pub(super) fn empty_log(&self) -> Result<()> {
        Ok(self.0.query_row("pragma wal_checkpoint(truncate)", (), |_| Ok(()))?)
    }

    fn run(&self, statement: &str) -> rusqlite::Result<()> {
        self.0.prepare_cached(statement)?.execute(())?;
        Ok(())
    }

    fn make(&self, change: &Change) -> rusqlite::Result<Result<()>> {
        let (table, now) = (&change.table, &change.now);
        let status = now.status.as_str();
        let row = params![
            table,
            change.revision,
            now.version,
            status,
            now.waiting,
            now.state,
            now.due,
            now.claimed
        ];
        if self.0.prepare_cached(UPDATE)?.execute(row)? == 0 {
            return Ok(Err(Error::Conflict));
        }
        let first = i64::from(now.version) - change.entries.len() as i64 + 1;
        let mut insert = self.0.prepare_cached(ENTRY)?;
        for (version, entry) in (first..).zip(&change.entries) {
            insert.execute(params![table, version, entry, change.at])?;
        }
        if let Some(seats) = &change.seats {
            self.seat(table, seats)?;
        }
        Ok(Ok(()))
    }

    fn seat(&self, table: &str, seats: &[SeatRecord]) -> rusqlite::Result<()> {
        let mut save = self.0.prepare_cached(SEAT)?;
        for (number, seat) in (0_i64..).zip(seats) {
            save.execute(params![table, number, seat.identity, seat.bot])?;
        }
        Ok(())
    }
}
