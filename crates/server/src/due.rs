//! What happens without being asked: bots' turns left over, clocks that run out, news of other nodes.

use std::sync::Arc;

use store::News;
use tokio::sync::broadcast::error::RecvError;

use crate::{
    house::House,
    live::LEASE,
    tables::{Job, with},
};

/// How often the node looks for what is due.
const TICK: i64 = 200;
/// So many tables are claimed at a time.
const CLAIMS: u32 = 64;
/// How often nodes compare what they hold with what is stored, in ticks.
const COMPARE: u64 = 25;

/// Looks after tables until the node ends.
pub(crate) async fn look_after(house: Arc<House>) {
    let mut closing = house.closing.subscribe();
    if let Some(news) = house.store.news() {
        tokio::spawn(hear(Arc::clone(&house), news));
    }
    let mut ticks = 0u64;
    loop {
        tokio::select! {
            () = house.config.time.pause(TICK) => {}
            _ = closing.wait_for(|it| *it) => return,
        }
        ticks += 1;
        attend(&house).await;
        metrics::gauge!("howlcrown_live_tables").set(house.tables.count() as f64);
        if house.store.news().is_some() && ticks.is_multiple_of(COMPARE) {
            catch_up_all(&house).await;
        }
    }
}

async fn attend(house: &Arc<House>) {
    loop {
        let now = house.now();
        let due = match house.store.claim_due(now, now + LEASE, CLAIMS).await {
            Ok(due) => due.tables,
            Err(error) => {
                tracing::error!(%error, "cannot find out what is due");
                return;
            }
        };
        let full = due.len() == CLAIMS as usize;
        for id in due {
            if let Err(error) = with(house, &id, |live| Box::pin(live.attend())).await {
                tracing::warn!(?error, table = id, "cannot look after a table");
            }
        }
        if !full {
            return;
        }
    }
}

/// Passes on what other nodes have changed to the tables that are in play here too.
async fn hear(house: Arc<House>, mut news: tokio::sync::broadcast::Receiver<News>) {
    let mut closing = house.closing.subscribe();
    loop {
        let heard = tokio::select! {
            heard = news.recv() => heard,
            _ = closing.wait_for(|it| *it) => return,
        };
        match heard {
            Ok(News::Changed { table, .. } | News::Said { table, .. }) => catch_up(&house, &table).await,
            Ok(News::Missed) | Err(RecvError::Lagged(_)) => catch_up_all(&house).await,
            Err(RecvError::Closed) => return,
        }
    }
}

async fn catch_up_all(house: &House) {
    for table in house.tables.ids() {
        catch_up(house, &table).await;
    }
}

async fn catch_up(house: &House, table: &str) {
    let Some(stub) = house.tables.here(table) else { return };
    let job: Job = Box::new(|live| {
        Box::pin(async move {
            // If the store cannot be read now, the next comparison will notice.
            let _ = live.catch_up().await;
        })
    });
    let _ = stub.send(job).await;
}
