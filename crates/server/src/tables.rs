//! The tables in play on this node: each is owned by one task, which does one thing after the other.

use std::{
    collections::HashMap,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use protocol::Refusal;
use tokio::sync::{mpsc, oneshot};

use crate::{error::Result, house::House, live::Live, secrets};

/// Something to do with a table.
pub(crate) type Job = Box<dyn for<'a> FnOnce(&'a mut Live) -> Doing<'a, ()> + Send>;
/// Something being done with a table.
pub(crate) type Doing<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
/// What others hold of a table: the way to its task.
pub(crate) type Stub = mpsc::Sender<Job>;

/// So many requests to one table wait; who comes then waits before the queue.
const QUEUE: usize = 64;

/// The tables in play.
#[derive(Debug, Default)]
pub(crate) struct Tables(Mutex<HashMap<String, Stub>>);

impl Tables {
    fn all(&self) -> MutexGuard<'_, HashMap<String, Stub>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The ids of all tables in play.
    pub(crate) fn ids(&self) -> Vec<String> {
        self.all().keys().cloned().collect()
    }

    /// How many tables are in play.
    pub(crate) fn count(&self) -> usize {
        self.all().len()
    }

    /// The table, if it is in play here.
    pub(crate) fn here(&self, id: &str) -> Option<Stub> {
        self.all().get(id).cloned()
    }

    fn leave(&self, id: &str, stub: &mpsc::WeakSender<Job>) {
        let mut all = self.all();
        let own = all.get(id).zip(stub.upgrade());
        if own.is_none_or(|(listed, own)| listed.same_channel(&own)) {
            all.remove(id);
        }
    }
}

/// Does something with a table, which is read from the store if it is not in play.
pub(crate) async fn with<T, F>(house: &Arc<House>, id: &str, work: F) -> Result<T>
where
    T: Send + 'static,
    F: for<'a> FnOnce(&'a mut Live) -> Doing<'a, Result<T>> + Send + 'static,
{
    let (reply, answer) = oneshot::channel();
    let mut job: Job = Box::new(move |live| {
        Box::pin(async move {
            // Who asked may have gone away.
            let _ = reply.send(work(live).await);
        })
    });
    loop {
        let stub = find(house, id).await?;
        match stub.send(job).await {
            Ok(()) => break,
            // It was just leaving: read it again.
            Err(back) => job = back.0,
        }
        house.tables.leave(id, &stub.downgrade());
    }
    // A task that fails takes its table out of memory; the log is untouched.
    answer.await.unwrap_or_else(|_| Err(Refusal::Unavailable.into()))
}

async fn find(house: &Arc<House>, id: &str) -> Result<Stub> {
    if let Some(stub) = house.tables.here(id) {
        return Ok(stub);
    }
    if !secrets::is_id(id) {
        return Err(Refusal::NotFound.into());
    }
    let record = house.store.table(id).await?.ok_or(Refusal::NotFound)?;
    let (stub, jobs) = mpsc::channel(QUEUE);
    let live = Live::load(Arc::clone(house), stub.downgrade(), record).await?;
    let mut all = house.tables.all();
    // Somebody else may have read it in the meantime.
    let stub = all.entry(id.to_owned()).or_insert_with(|| {
        tokio::spawn(run(live, stub.downgrade(), jobs));
        stub
    });
    Ok(stub.clone())
}

async fn run(mut live: Live, own: mpsc::WeakSender<Job>, mut jobs: mpsc::Receiver<Job>) {
    let leaving = Leaving { house: Arc::clone(&live.house), id: live.id().to_owned(), own };
    let idle = Duration::from_millis(live.house.config.idle);
    loop {
        match tokio::time::timeout(idle, jobs.recv()).await {
            Ok(Some(job)) => job(&mut live).await,
            Ok(None) => break,
            Err(_) if live.is_idle() => jobs.close(),
            Err(_) => {}
        }
        if live.is_lost() {
            // Who still waits is answered by the next task.
            break;
        }
    }
    drop(leaving);
}

/// Takes the table off the list, also when its task fails.
struct Leaving {
    house: Arc<House>,
    id: String,
    own: mpsc::WeakSender<Job>,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        self.house.tables.leave(&self.id, &self.own);
    }
}
