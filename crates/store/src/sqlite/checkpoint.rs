//! Copies the write-ahead log back into the file, beside the writer as far as possible, and bounds its length.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::mpsc::{self, RecvTimeoutError},
    thread,
    time::{Duration, Instant},
};

use metrics::histogram;

use super::connection::{BUSY, Connection};
use crate::{Error, Result};

/// Writes between two checkpoints. Syncing the file delays syncing the log, so checkpoints are rare: most writes
/// change pages that later writes change again, and those are copied once.
const INTERVAL: usize = 8192;
/// Writes that arrive during a checkpoint make the log longer again; this many rounds catch up with them.
const ROUNDS: usize = 16;
/// Bytes of log from which the writer itself waits for a checkpoint, and to which the file is cut after one.
const LARGEST: u64 = 128 << 20;
/// Writes between two looks at the length of the log.
const LOOK: usize = 512;
/// Time without a write after which the log is emptied and its space released.
const IDLE: Duration = Duration::from_secs(30);
/// How long emptying the log may block writers while it waits for a reader, such as a backup.
const WAIT_FOR_READERS: Duration = Duration::from_millis(200);

/// The log as the writer sees it.
pub(super) struct Log {
    requests: mpsc::SyncSender<()>,
    file: PathBuf,
    largest: u64,
    /// Writes since the last request.
    since_request: usize,
    /// Writes since the last look at its length.
    since_look: usize,
}

impl Log {
    /// Starts the thread that copies, and stops SQLite from doing so within commits.
    pub(super) fn start(conn: &Connection, path: &Path) -> Result<Self> {
        Self::bounded(conn, path, LARGEST, IDLE)
    }

    fn bounded(conn: &Connection, path: &Path, largest: u64, idle: Duration) -> Result<Self> {
        conn.batch(&format!("pragma wal_autocheckpoint = 0; pragma journal_size_limit = {largest}"))?;
        let keeper = Connection::read_write(path)?;
        let file = log_file(path);
        let (requests, received) = mpsc::sync_channel(1);
        let run = {
            let file = file.clone();
            move || keep_short(&keeper, &file, &received, idle)
        };
        let thread = thread::Builder::new().name("checkpoint".to_owned());
        thread.spawn(run).map_err(|why| Error::Unavailable(why.to_string()))?;
        Ok(Self { requests, file, largest, since_request: 0, since_look: 0 })
    }

    /// Requests a checkpoint after enough writes, and waits for one if the log has become too long.
    pub(super) fn written(&mut self, count: usize, conn: &Connection) {
        self.since_request += count;
        self.since_look += count;
        if self.since_request >= INTERVAL {
            self.since_request = 0;
            // If the last request is still pending, this one is not needed.
            let _ = self.requests.try_send(());
        }
        if self.since_look >= LOOK {
            self.since_look = 0;
            if length(&self.file) > self.largest {
                empty(conn, "restart");
            }
        }
    }

    /// Empties the log for the last time.
    pub(super) fn end(self, conn: &Connection) {
        empty(conn, "truncate");
    }
}

/// The file that holds the log of this database.
pub(super) fn log_file(path: &Path) -> PathBuf {
    let mut file = path.as_os_str().to_owned();
    file.push("-wal");
    file.into()
}

fn length(file: &Path) -> u64 {
    fs::metadata(file).map_or(0, |it| it.len())
}

/// Whether a log that is not empty has not been written to for some time.
fn is_idle(file: &Path, time: Duration) -> bool {
    let written = fs::metadata(file).ok().filter(|it| it.len() > 0).and_then(|it| it.modified().ok());
    written.and_then(|it| it.elapsed().ok()).is_some_and(|it| it >= time)
}

/// Copies on request without making the writer wait.
///
/// Once the log is copied to its end, it begins anew in the same place. That matters: a sync of a file that grows
/// waits for the file system's journal, and so for whatever other processes have written.
fn keep_short(conn: &Connection, file: &Path, requests: &mpsc::Receiver<()>, idle: Duration) {
    loop {
        match requests.recv_timeout(idle) {
            Ok(()) => {
                let begun = Instant::now();
                if let Err(error) = catch_up(conn) {
                    tracing::warn!(%error, "the write-ahead log could not be copied back");
                }
                histogram!("howlcrown_store_checkpoint_seconds").record(begun.elapsed());
            }
            Err(RecvTimeoutError::Timeout) if is_idle(file, idle) => empty(conn, "truncate"),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// Copies until the log has not grown since the last round, or for [`ROUNDS`].
fn catch_up(conn: &Connection) -> Result<()> {
    let mut last = None;
    for _ in 0..=ROUNDS {
        let (log, copied) = checkpoint(conn, "passive")?;
        if copied == log && last == Some(log) {
            break;
        }
        last = Some(log);
    }
    Ok(())
}

/// Copies everything back, so that the log begins anew; does without if a reader needs the old log.
fn empty(conn: &Connection, mode: &str) {
    let emptied = conn.set_busy_timeout(WAIT_FOR_READERS).and_then(|()| checkpoint(conn, mode));
    let restored = conn.set_busy_timeout(BUSY);
    if let Err(error) = emptied.and(restored) {
        tracing::warn!(%error, "the write-ahead log could not be emptied");
    }
}

/// Returns how many pages the log has and how many of them are copied now.
fn checkpoint(conn: &Connection, mode: &str) -> Result<(i64, i64)> {
    let sql = format!("pragma wal_checkpoint({mode})");
    Ok(conn.0.query_row(&sql, (), |row| Ok((row.get(1)?, row.get(2)?)))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A database with a table to write to, the log it writes, and the directory that holds both.
    fn database() -> (tempfile::TempDir, PathBuf, Connection) {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("t.db");
        super::super::connection::create_file(&path).unwrap();
        let conn = Connection::read_write(&path).unwrap();
        conn.batch("pragma synchronous = off; create table t (a text)").unwrap();
        (dir, path, conn)
    }

    #[test]
    fn a_log_that_has_become_too_long_begins_anew() {
        let (_dir, path, conn) = database();
        let largest = 1 << 20;
        let mut log = Log::bounded(&conn, &path, largest, IDLE).unwrap();
        for _ in 0..4 * LOOK {
            conn.batch("insert into t values (hex(zeroblob(1000)))").unwrap();
            log.written(1, &conn);
        }
        // Between two looks it grows by a few pages for every write.
        assert!(length(&log_file(&path)) < largest + 16 * 4096 * LOOK as u64);
        log.written(LOOK, &conn);
        conn.batch("insert into t values ('next')").unwrap();
        assert!(length(&log_file(&path)) <= largest);
        log.end(&conn);
        assert_eq!(length(&log_file(&path)), 0);
    }

    #[test]
    fn a_log_is_emptied_when_nothing_is_written_for_a_while() {
        let (_dir, path, conn) = database();
        let _log = Log::bounded(&conn, &path, LARGEST, Duration::from_millis(1)).unwrap();
        conn.batch("insert into t values ('one')").unwrap();
        let begun = Instant::now();
        while length(&log_file(&path)) > 0 {
            assert!(begun.elapsed() < Duration::from_secs(20), "the log is never emptied");
            thread::yield_now();
        }
    }

    #[test]
    fn a_reader_that_needs_the_old_log_does_not_stop_writers_for_long() {
        let (_dir, path, conn) = database();
        conn.batch("insert into t values ('one')").unwrap();
        let reader = Connection::read_only(&path).unwrap();
        reader.batch("begin; select * from t").unwrap();
        conn.batch("insert into t values ('two')").unwrap();
        let begun = Instant::now();
        empty(&conn, "truncate");
        assert!(begun.elapsed() < BUSY / 2);
        conn.batch("insert into t values ('three')").unwrap();
    }
}
