//! A connection to an SQLite file that executes statements.

use std::{fs::OpenOptions, os::unix::fs::OpenOptionsExt, path::Path, time::Duration};

use rusqlite::{
    OpenFlags, ToSql,
    backup::Backup,
    types::{ToSqlOutput, ValueRef},
};

use crate::{
    Error, Result,
    database::{Row, Statement, Value},
};

/// Seeds of running games are secret: only the owner may read a database.
pub(super) const MODE: u32 = 0o600;
/// More than there are different statements, whatever the number of rows they insert.
const PREPARED: usize = 256;
/// Pages copied at a time.
const PAGES_PER_STEP: i32 = 1024;
/// How long a statement waits for another connection's lock.
pub(super) const BUSY: Duration = Duration::from_secs(10);

/// Creates a file that is missing, for the eyes of its owner only. SQLite gives its other files the same permissions.
pub(super) fn create_file(path: &Path) -> Result<()> {
    let file = OpenOptions::new().write(true).create(true).truncate(false).mode(MODE).open(path);
    file.map(drop).map_err(|why| Error::Unavailable(format!("{}: {why}", path.display())))
}

/// A connection.
#[derive(Debug)]
pub(super) struct Connection(pub(super) rusqlite::Connection);

impl Connection {
    /// Opens an existing file for writing.
    pub(super) fn read_write(path: &Path) -> Result<Self> {
        let conn = Self::open(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        conn.batch(
            "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; \
             pragma secure_delete = on",
        )?;
        Ok(conn)
    }

    /// Opens an existing file without ever changing it.
    pub(super) fn read_only(path: &Path) -> Result<Self> {
        if !path.is_file() {
            return Err(Error::Missing(path.display().to_string()));
        }
        Self::open(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
    }

    /// An empty database in memory.
    pub(super) fn memory() -> Result<Self> {
        let conn = Self::prepared(rusqlite::Connection::open_in_memory()?);
        conn.batch("pragma foreign_keys = on")?;
        Ok(conn)
    }

    fn open(path: &Path, access: OpenFlags) -> Result<Self> {
        // Without the flag for URIs, a path is a path whatever characters it has.
        let flags = access | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let conn = rusqlite::Connection::open_with_flags(path, flags)
            .map_err(|why| Error::Unavailable(format!("{}: {why}", path.display())))?;
        conn.busy_timeout(BUSY)?;
        Ok(Self::prepared(conn))
    }

    fn prepared(conn: rusqlite::Connection) -> Self {
        conn.set_prepared_statement_cache_capacity(PREPARED);
        Self(conn)
    }

    /// Sets how long a statement waits for another connection's lock.
    pub(super) fn set_busy_timeout(&self, timeout: Duration) -> Result<()> {
        Ok(self.0.busy_timeout(timeout)?)
    }

    /// Executes statements without values.
    pub(super) fn batch(&self, sql: &str) -> Result<()> {
        Ok(self.0.execute_batch(sql)?)
    }

    /// Executes one statement and returns its rows.
    pub(super) fn execute(&self, statement: &Statement) -> Result<Vec<Row>> {
        let mut prepared = self.0.prepare_cached(&statement.sql)?;
        debug_assert!(
            (1..=prepared.parameter_count()).all(|it| prepared.parameter_name(it) == Some(&format!("${it}"))),
            "placeholders out of order: {}",
            statement.sql
        );
        let values = rusqlite::params_from_iter(&statement.values);
        let columns = prepared.column_count();
        if columns == 0 {
            let changed = prepared.execute(values)?;
            return if changed == 0 && statement.must_change { Err(Error::Conflict) } else { Ok(Vec::new()) };
        }
        let mut rows = prepared.query(values)?;
        let mut all = Vec::new();
        while let Some(row) = rows.next()? {
            let columns = (0..columns).map(|it| Ok(read_value(row.get_ref(it)?)));
            all.push(Row::new(columns.collect::<rusqlite::Result<_>>()?));
        }
        Ok(all)
    }

    /// Executes statements one after the other and returns the rows of the last.
    pub(super) fn execute_all(&self, statements: &[Statement]) -> Result<Vec<Row>> {
        let mut rows = Vec::new();
        for statement in statements {
            rows = self.execute(statement)?;
        }
        Ok(rows)
    }

    /// Runs work in a transaction, which is rolled back if it fails.
    pub(super) fn transaction<T>(&self, work: impl FnOnce() -> Result<T>) -> Result<T> {
        self.batch("begin immediate")?;
        let done = work().and_then(|it| self.batch("commit").map(|()| it));
        if done.is_err() && !self.0.is_autocommit() {
            self.batch("rollback")?;
        }
        done
    }

    /// Fails if a part of the file is damaged.
    pub(super) fn check(&self) -> Result<()> {
        let found: String = self.0.query_row("pragma quick_check(1)", (), |row| row.get(0))?;
        if found == "ok" { Ok(()) } else { Err(Error::Unavailable(format!("the file is damaged: {found}"))) }
    }

    /// A copy in memory.
    pub(super) fn copy_to_memory(&self) -> Result<Self> {
        let mut copy = Self::memory()?;
        Backup::new(&self.0, &mut copy.0)?.run_to_completion(PAGES_PER_STEP, Duration::ZERO, None)?;
        Ok(copy)
    }

    /// Writes a consistent copy to a new file.
    pub(super) fn copy_to(&self, to: &Path) -> Result<()> {
        let name = to.to_str().ok_or_else(|| Error::Unavailable("a path that is not UTF-8".to_owned()))?;
        // SQLite fills an empty file, which keeps the permissions it was created with.
        OpenOptions::new()
            .write(true)
            .create_new(true)
            .mode(MODE)
            .open(to)
            .map_err(|why| Error::Unavailable(format!("{name}: {why}")))?;
        self.0.execute("vacuum into ?1", [name])?;
        Ok(())
    }
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Self::Integer(number) => number.to_sql(),
            Self::Text(text) => text.to_sql(),
        }
    }
}

fn read_value(value: ValueRef<'_>) -> Value {
    match value {
        ValueRef::Null => Value::Integer(None),
        ValueRef::Integer(number) => Value::Integer(Some(number)),
        // The schema has neither; a check of the result refuses what comes of it.
        ValueRef::Real(number) => Value::Text(Some(number.to_string())),
        ValueRef::Text(bytes) | ValueRef::Blob(bytes) => {
            Value::Text(Some(String::from_utf8_lossy(bytes).into_owned()))
        }
    }
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::ConstraintViolation) => Self::Rejected(error.to_string()),
            _ => Self::Unavailable(error.to_string()),
        }
    }
}
