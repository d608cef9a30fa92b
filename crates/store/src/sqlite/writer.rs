//! The one task that writes: everything that waits shares a transaction and a sync of the disk.

use std::{
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Instant,
};

use metrics::histogram;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, Row};
use tokio::{
    sync::{mpsc, oneshot},
    task::JoinHandle,
};

use super::together;
use crate::{Change, Error, Result};

/// So many writes wait at most; who comes then waits before the queue.
const QUEUE: usize = 4096;
/// So many writes share a transaction at most.
const BATCH: usize = 1024;
/// The write-ahead log is copied back after about so many writes. While that goes on, who waits for the disk waits
/// longer, so it is done seldom: most writes change pages that others changed since, and those are copied once.
const CHECKPOINT: usize = 8192;
/// What was written while the log was copied back is little; so often it is copied too, to reach the end.
const CATCH_UP: usize = 3;
/// So many pages in the write-ahead log, and the writer itself waits until it is copied back.
const LARGEST_LOG: i64 = 32_768;
/// So many kilobytes of the file the writer keeps at hand: what hundreds of tables in play change.
const CACHE: u32 = 32_768;

/// The way to the task that writes.
pub(super) struct Writer {
    pub(super) writes: mpsc::Sender<Write>,
    pub(super) task: JoinHandle<()>,
}

impl Writer {
    /// Starts to write by one connection, and to copy the write-ahead log back by another.
    pub(super) async fn start(mut conn: AnyConnection, keeper: AnyConnection) -> Result<Self> {
        // Copying the log back is done beside the writer, who would make everybody wait.
        conn.execute("pragma wal_autocheckpoint = 0").await?;
        conn.execute(AssertSqlSafe(format!("pragma cache_size = -{CACHE}"))).await?;
        let (writes, waiting) = mpsc::channel(QUEUE);
        let (checkpoints, requests) = mpsc::channel(1);
        let backlog = Arc::new(AtomicI64::new(0));
        tokio::spawn(keep_short(keeper, requests, Arc::clone(&backlog)));
        let task = tokio::spawn(write_all(conn, checkpoints, backlog, waiting));
        Ok(Self { writes, task })
    }
}

/// Something to write, and who wants to know when it is stored.
pub(super) enum Write {
    /// A change of a table, and when it was asked for: by far the most frequent, so all that wait are stored
    /// together.
    Change(Box<Change>, Instant, oneshot::Sender<Result<()>>),
    /// Anything else.
    Other(Box<dyn Job>),
}

impl Write {
    pub(super) fn other<T, F>(work: F, reply: oneshot::Sender<Result<T>>) -> Self
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut AnyConnection) -> Work<'c, T> + Send + 'static,
    {
        Self::Other(Box::new(Pending { work: Some(work), result: None, reply }))
    }
}

/// A write being carried out.
pub(super) type Work<'c, T> = Pin<Box<dyn Future<Output = Result<T>> + Send + 'c>>;

/// A write that waits for its transaction.
pub(super) trait Job: Send {
    /// Carries it out. Only a failure of the database is an error here.
    fn run<'c>(&'c mut self, conn: &'c mut AnyConnection) -> Work<'c, ()>;
    /// Tells who asked, once the transaction is stored or has failed.
    fn answer(self: Box<Self>, stored: &Result<()>);
}

struct Pending<T, F> {
    work: Option<F>,
    result: Option<Result<T>>,
    reply: oneshot::Sender<Result<T>>,
}

impl<T, F> Job for Pending<T, F>
where
    T: Send + 'static,
    F: for<'c> FnOnce(&'c mut AnyConnection) -> Work<'c, T> + Send + 'static,
{
    fn run<'c>(&'c mut self, conn: &'c mut AnyConnection) -> Work<'c, ()> {
        Box::pin(async move {
            let Some(work) = self.work.take() else {
                return Ok(());
            };
            let result = work(conn).await;
            let failed = match &result {
                Err(error @ Error::Unavailable(_)) => Err(error.clone()),
                Ok(_) | Err(Error::Conflict | Error::NoArchive(_)) => Ok(()),
            };
            self.result = Some(result);
            failed
        })
    }

    fn answer(self: Box<Self>, stored: &Result<()>) {
        let result = match (stored, self.result) {
            (Ok(()), Some(result)) => result,
            (Err(error), _) => Err(error.clone()),
            (Ok(()), None) => Err(Error::Unavailable("not carried out".to_owned())),
        };
        // Who asked may have gone away; what is stored stays stored.
        let _ = self.reply.send(result);
    }
}

/// What waits, sorted.
#[derive(Default)]
struct Batch {
    changes: Vec<Change>,
    askers: Vec<oneshot::Sender<Result<()>>>,
    others: Vec<Box<dyn Job>>,
}

impl Batch {
    fn sorted(writes: &mut Vec<Write>) -> Self {
        let mut batch = Self::default();
        for write in writes.drain(..) {
            match write {
                Write::Change(change, asked, reply) => {
                    histogram!("howlcrown_store_wait_seconds").record(asked.elapsed());
                    batch.changes.push(*change);
                    batch.askers.push(reply);
                }
                Write::Other(job) => batch.others.push(job),
            }
        }
        batch
    }

    /// All of it in one transaction, with one sync of the disk. Tells which changes were made.
    async fn store(&mut self, conn: &mut AnyConnection) -> Result<Vec<Result<()>>> {
        if self.others.is_empty() && together::are_plain(&self.changes) {
            if together::at_once(conn, &self.changes).await.is_ok() {
                return Ok(vec![Ok(()); self.changes.len()]);
            }
            // It failed as a whole: find out what of it is wrong. If nothing was begun, nothing is rolled back.
            let _ = conn.execute("rollback").await;
        }
        conn.execute("begin immediate").await?;
        let stored = self.carry_out(conn).await;
        match &stored {
            Ok(_) => conn.execute("commit").await?,
            Err(_) => conn.execute("rollback").await?,
        };
        stored
    }

    async fn carry_out(&mut self, conn: &mut AnyConnection) -> Result<Vec<Result<()>>> {
        for job in &mut self.others {
            job.run(conn).await?;
        }
        together::commit(conn, &self.changes).await
    }

    /// Tells everybody what became of it.
    fn answer(self, stored: Result<Vec<Result<()>>>) {
        let (whole, changes) = match stored {
            Ok(changes) => (Ok(()), changes),
            Err(error) => (Err(error.clone()), vec![Err(error); self.askers.len()]),
        };
        for job in self.others {
            job.answer(&whole);
        }
        for (asker, made) in self.askers.into_iter().zip(changes) {
            // Who asked may have gone away; what is stored stays stored.
            let _ = asker.send(made);
        }
    }
}

async fn write_all(
    mut conn: AnyConnection,
    checkpoints: mpsc::Sender<()>,
    backlog: Arc<AtomicI64>,
    mut waiting: mpsc::Receiver<Write>,
) {
    let mut writes = Vec::with_capacity(BATCH);
    let mut since_checkpoint = 0;
    while waiting.recv_many(&mut writes, BATCH).await > 0 {
        since_checkpoint += writes.len();
        let mut batch = Batch::sorted(&mut writes);
        let begun = Instant::now();
        let stored = batch.store(&mut conn).await;
        histogram!("howlcrown_store_write_seconds").record(begun.elapsed());
        if let Err(error) = &stored {
            let writes = batch.askers.len() + batch.others.len();
            tracing::error!(%error, writes, "a transaction failed");
        }
        batch.answer(stored);
        if since_checkpoint >= CHECKPOINT {
            since_checkpoint = 0;
            // If the last one is still under way, this one is not needed.
            let _ = checkpoints.try_send(());
        }
        if backlog.swap(0, Ordering::Relaxed) > LARGEST_LOG {
            let restarted = conn.execute("pragma wal_checkpoint(restart)").await;
            if let Err(error) = restarted {
                tracing::warn!(%error, "the write-ahead log could not be begun anew");
            }
        }
    }
    let _ = conn.execute("pragma wal_checkpoint(truncate)").await;
    let _ = conn.close().await;
}

/// Copies the write-ahead log back into the file without making the writer wait.
///
/// Once it is copied to its end, the log begins anew in the same place, which is quicker for the disk than a file
/// that grows. Where writing never pauses that is not to be had so, and the writer has to wait in the end.
async fn keep_short(mut conn: AnyConnection, mut requests: mpsc::Receiver<()>, backlog: Arc<AtomicI64>) {
    while requests.recv().await.is_some() {
        let begun = Instant::now();
        for _ in 0..=CATCH_UP {
            match copy_back(&mut conn).await {
                Ok((log, copied)) if copied < log => backlog.store(log, Ordering::Relaxed),
                Ok(_) => {
                    backlog.store(0, Ordering::Relaxed);
                    break;
                }
                Err(error) => {
                    tracing::warn!(%error, "the write-ahead log could not be copied back");
                    break;
                }
            }
        }
        histogram!("howlcrown_store_checkpoint_seconds").record(begun.elapsed());
    }
    let _ = conn.close().await;
}

/// Returns how many pages the log has, and how many of them are copied now.
async fn copy_back(conn: &mut AnyConnection) -> Result<(i64, i64)> {
    let row = conn.fetch_one("pragma wal_checkpoint(passive)").await?;
    Ok((row.try_get(1)?, row.try_get(2)?))
}
