//! The one thread that writes: everything that is queued shares a transaction and a sync of the disk.

use std::{fs::File, path::Path, thread, time::Instant};

use metrics::{gauge, histogram};
use tokio::sync::{mpsc, oneshot};

use super::{checkpoint::Log, connection::Connection};
use crate::{
    Error, Result,
    database::{Row, Statement},
};

/// The longest queue; further writes wait in front of it.
const QUEUE: usize = 4096;
/// The most writes in one transaction.
const BATCH: usize = 1024;
/// Kilobytes of the file kept in memory: what hundreds of tables in play change.
const CACHE: u32 = 32_768;

/// The thread's queue.
#[derive(Debug)]
pub(super) struct Writer {
    pub(super) queue: mpsc::Sender<Write>,
    /// Resolves when the thread has ended.
    pub(super) ended: oneshot::Receiver<()>,
}

impl Writer {
    /// Starts to write with this connection, and holds the lock of the file until the end.
    pub(super) fn start(conn: Connection, path: &Path, lock: File) -> Result<Self> {
        conn.batch(&format!("pragma cache_size = -{CACHE}"))?;
        let log = Log::start(&conn, path)?;
        let (queue, queued) = mpsc::channel(QUEUE);
        let (end, ended) = oneshot::channel();
        let run = move || {
            write_all(&conn, log, queued);
            drop(conn);
            drop(lock);
            // Nobody has to wait for the end.
            let _ = end.send(());
        };
        let thread = thread::Builder::new().name("store".to_owned());
        thread.spawn(run).map_err(|why| Error::Unavailable(why.to_string()))?;
        Ok(Self { queue, ended })
    }
}

/// What the thread is asked to do.
#[derive(Debug)]
pub(super) enum Work {
    /// Execute statements in one transaction.
    Statements(Vec<Statement>),
    /// Rewrite the file without gaps.
    Vacuum,
}

/// Work, and the channel for its result.
#[derive(Debug)]
pub(super) struct Write {
    work: Work,
    queued: Instant,
    reply: oneshot::Sender<Result<Vec<Row>>>,
}

impl Write {
    pub(super) fn new(work: Work, reply: oneshot::Sender<Result<Vec<Row>>>) -> Self {
        Self { work, queued: Instant::now(), reply }
    }

    fn statements(&self) -> &[Statement] {
        match &self.work {
            Work::Statements(statements) => statements,
            Work::Vacuum => &[],
        }
    }

    fn answer(self, result: Result<Vec<Row>>) {
        // The caller may have gone away; what is stored stays stored.
        let _ = self.reply.send(result);
    }
}

fn write_all(conn: &Connection, mut log: Log, mut queued: mpsc::Receiver<Write>) {
    let mut batch = Vec::with_capacity(BATCH);
    loop {
        let count = queued.blocking_recv_many(&mut batch, BATCH);
        if count == 0 {
            break;
        }
        gauge!("howlcrown_store_queue").set((count + queued.len()) as f64);
        for write in &batch {
            histogram!("howlcrown_store_wait_seconds").record(write.queued.elapsed());
        }
        let begun = Instant::now();
        let (vacuums, writes): (Vec<_>, Vec<_>) =
            batch.drain(..).partition(|it| matches!(it.work, Work::Vacuum));
        write_batch(conn, writes);
        if !vacuums.is_empty() {
            let result = conn.batch("vacuum");
            vacuums.into_iter().for_each(|it| it.answer(result.clone().map(|()| Vec::new())));
        }
        histogram!("howlcrown_store_write_seconds").record(begun.elapsed());
        log.written(count, conn);
    }
    log.end(conn);
}

/// Executes all writes in one transaction and answers each. A write that the schema rejects is answered with its error
/// and the others are tried again without it.
fn write_batch(conn: &Connection, mut batch: Vec<Write>) {
    while !batch.is_empty() {
        let mut rejected = None;
        let stored = conn.transaction(|| {
            let mut results = Vec::with_capacity(batch.len());
            for (index, write) in batch.iter().enumerate() {
                let result = write_one(conn, write.statements());
                rejected = matches!(result, Err(Error::Rejected(_))).then_some(index);
                results.push(match result {
                    Err(error @ (Error::Unavailable(_) | Error::Rejected(_))) => return Err(error),
                    result => result,
                });
            }
            Ok(results)
        });
        match (stored, rejected) {
            (Ok(results), _) => {
                batch.drain(..).zip(results).for_each(|(write, result)| write.answer(result));
            }
            (Err(error), Some(index)) => batch.remove(index).answer(Err(error)),
            (Err(error), None) => {
                tracing::error!(%error, writes = batch.len(), "a transaction failed");
                batch.drain(..).for_each(|write| write.answer(Err(error.clone())));
            }
        }
    }
}

/// Executes one write within the transaction of many. A conflict in its first statement has changed nothing, so the
/// others can go on.
fn write_one(conn: &Connection, statements: &[Statement]) -> Result<Vec<Row>> {
    let mut rows = Vec::new();
    for (index, statement) in statements.iter().enumerate() {
        rows = match conn.execute(statement) {
            Err(Error::Conflict) if index > 0 => {
                return Err(Error::Rejected("a conflict after the first statement".to_owned()));
            }
            result => result?,
        };
    }
    Ok(rows)
}
