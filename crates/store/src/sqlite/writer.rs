//! The one thread that writes: everything that waits shares a transaction and a sync of the disk.

use std::{
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    thread,
    time::Instant,
};

use metrics::histogram;
use sqlx::{AnyConnection, Connection, Executor, Row};
use tokio::{
    runtime::Handle,
    sync::{mpsc, oneshot},
};

use super::changes::Changes;
use crate::{Change, Error, Result};

/// So many writes wait at most; who comes then waits before the queue.
const QUEUE: usize = 4096;
/// So many writes share a transaction at most.
const BATCH: usize = 1024;
/// The write-ahead log is copied back after about so many writes. While that goes on, who waits for the disk waits
/// longer, so it is done seldom: most writes change pages that others changed since, and those are copied once.
const CHECKPOINT: usize = 8192;
/// What was written while the log was copied back is little, and less each time; so often it is copied too, to reach
/// a moment between two writes.
const CATCH_UP: usize = 16;
/// So many pages in the write-ahead log, and the writer itself waits until it is copied back.
const LARGEST_LOG: i64 = 32_768;

/// The way to the thread that writes.
pub(super) struct Writer {
    pub(super) writes: mpsc::Sender<Write>,
    /// Comes when the thread has ended.
    pub(super) ended: oneshot::Receiver<()>,
}

impl Writer {
    /// Starts to write changes by one connection and all else by another, and to copy the write-ahead log back by a
    /// third.
    pub(super) async fn start(
        changes: Changes,
        mut others: AnyConnection,
        keeper: AnyConnection,
    ) -> Result<Self> {
        others.execute("pragma wal_autocheckpoint = 0").await?;
        let (writes, waiting) = mpsc::channel(QUEUE);
        let (checkpoints, requests) = mpsc::channel(1);
        let (end, ended) = oneshot::channel();
        let log = Log { checkpoints, backlog: Arc::default(), writes: 0 };
        tokio::spawn(keep_short(keeper, requests, Arc::clone(&log.backlog)));
        let runtime = Handle::current();
        let write = move || {
            write_all(&changes, others, &runtime, log, waiting);
            // Who waits for the end may have gone away.
            let _ = end.send(());
        };
        let thread = thread::Builder::new().name("store".to_owned());
        thread.spawn(write).map_err(|why| Error::Unavailable(why.to_string()))?;
        Ok(Self { writes, ended })
    }
}

/// Something to write, and who wants to know when it is stored.
pub(super) enum Write {
    /// A change of a table, and when it was asked for: by far the most frequent.
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
}

fn write_all(
    changes: &Changes,
    mut others: AnyConnection,
    runtime: &Handle,
    mut log: Log,
    mut waiting: mpsc::Receiver<Write>,
) {
    let mut writes = Vec::with_capacity(BATCH);
    loop {
        let count = waiting.blocking_recv_many(&mut writes, BATCH);
        if count == 0 {
            break;
        }
        let batch = Batch::sorted(&mut writes);
        // Who moves waits for nobody who opens a table.
        if !batch.changes.is_empty() {
            store(changes, &batch.changes, batch.askers);
        }
        if !batch.others.is_empty() {
            runtime.block_on(carry_out(&mut others, batch.others));
        }
        log.keep(count, changes);
    }
    if let Err(error) = changes.empty_log() {
        tracing::warn!(%error, "the write-ahead log could not be emptied");
    }
    let _ = runtime.block_on(others.close());
}

/// Stores changes and tells who asked for each.
fn store(to: &Changes, changes: &[Change], askers: Vec<oneshot::Sender<Result<()>>>) {
    let begun = Instant::now();
    let stored = to.store(changes).unwrap_or_else(|error| {
        tracing::error!(%error, changes = changes.len(), "a transaction failed");
        vec![Err(error); changes.len()]
    });
    histogram!("howlcrown_store_write_seconds").record(begun.elapsed());
    for (asker, made) in askers.into_iter().zip(stored) {
        // Who asked may have gone away; what is stored stays stored.
        let _ = asker.send(made);
    }
}

/// Carries out all else in one transaction, and tells everybody what became of it.
async fn carry_out(conn: &mut AnyConnection, mut jobs: Vec<Box<dyn Job>>) {
    let stored = in_one_transaction(conn, &mut jobs).await;
    if let Err(error) = &stored {
        tracing::error!(%error, writes = jobs.len(), "a transaction failed");
    }
    for job in jobs {
        job.answer(&stored);
    }
}

async fn in_one_transaction(conn: &mut AnyConnection, jobs: &mut [Box<dyn Job>]) -> Result<()> {
    conn.execute("begin immediate").await?;
    for job in jobs {
        if let Err(error) = job.run(conn).await {
            conn.execute("rollback").await?;
            return Err(error);
        }
    }
    conn.execute("commit").await?;
    Ok(())
}

/// How the write-ahead log grows, and who is asked to copy it back.
struct Log {
    checkpoints: mpsc::Sender<()>,
    /// How many pages it had when it could not be copied to its end.
    backlog: Arc<AtomicI64>,
    /// How much was written since it was last copied back.
    writes: usize,
}

impl Log {
    fn keep(&mut self, count: usize, changes: &Changes) {
        self.writes += count;
        if self.writes >= CHECKPOINT {
            self.writes = 0;
            // If the last one is still under way, this one is not needed.
            let _ = self.checkpoints.try_send(());
        }
        if self.backlog.swap(0, Ordering::Relaxed) > LARGEST_LOG
            && let Err(error) = changes.restart_log()
        {
            tracing::warn!(%error, "the write-ahead log could not be begun anew");
        }
    }
}

/// Copies the write-ahead log back into the file without making the writer wait.
///
/// Once it is copied to its end, the log begins anew in the same place. That matters: a sync of a file that grows
/// waits for the file system's journal, and so for what anybody else has written. Where writing never pauses the end
/// is not to be had so, and the writer has to wait once the log is long.
async fn keep_short(mut conn: AnyConnection, mut requests: mpsc::Receiver<()>, backlog: Arc<AtomicI64>) {
    while requests.recv().await.is_some() {
        let begun = Instant::now();
        match reach_end(&mut conn).await {
            Ok(behind) => backlog.store(behind, Ordering::Relaxed),
            Err(error) => tracing::warn!(%error, "the write-ahead log could not be copied back"),
        }
        histogram!("howlcrown_store_checkpoint_seconds").record(begun.elapsed());
    }
    let _ = conn.close().await;
}

/// Returns how many pages the log has if it could not be copied to its end, and otherwise none.
async fn reach_end(conn: &mut AnyConnection) -> Result<i64> {
    let mut last = None;
    for _ in 0..=CATCH_UP {
        let (log, copied) = copy_back(conn).await?;
        // What comes while it is copied is not counted: only a log that has not grown since is copied to its end.
        if copied == log && last == Some(log) {
            return Ok(0);
        }
        last = Some(log);
    }
    Ok(last.unwrap_or(0))
}

/// Returns how many pages the log has, and how many of them are copied now.
async fn copy_back(conn: &mut AnyConnection) -> Result<(i64, i64)> {
    let row = conn.fetch_one("pragma wal_checkpoint(passive)").await?;
    Ok((row.try_get(1)?, row.try_get(2)?))
}
