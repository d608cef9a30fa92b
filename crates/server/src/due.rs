//! What happens without being asked: bots' turns left over, clocks that run out, news of other nodes.

use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use futures_util::future::join_all;
use store::News;
use table::LEASE;
use tokio::sync::broadcast::{Receiver, error::RecvError};

use crate::{
    house::House,
    known,
    post::Post,
    tables::{self, Mailbox},
};

/// How often the node looks for what is due.
const TICK: Duration = Duration::from_millis(200);
/// Tables that are claimed at a time.
const CLAIMS: u32 = 64;
/// How often nodes compare what they hold with what is stored, in ticks.
const COMPARE: u64 = 25;

/// How often nodes compare their time with the database's, in ticks.
const FOLLOW: u64 = 300;

/// Looks after tables until the node ends.
pub(crate) async fn look_after(house: Arc<House>) {
    let mut closing = house.closing.subscribe();
    let changed = Arc::new(AtomicBool::new(true));
    if let Some(news) = house.store.news() {
        tokio::spawn(hear(Arc::clone(&house), news, Arc::clone(&changed)));
    }
    let mut ticks = 0u64;
    let mut next = None;
    loop {
        tokio::select! {
            () = house.config.time.pause(TICK) => {}
            _ = closing.wait_for(|it| *it) => return,
        }
        ticks += 1;
        let compares = house.has_other_nodes() && ticks.is_multiple_of(COMPARE);
        let is_new = changed.swap(false, Ordering::Relaxed);
        // News comes only from a database that nodes share; alone with its file, a node asks without cost.
        let asks = !house.has_other_nodes() || compares || is_new;
        if asks || next.is_some_and(|it| it <= house.now().millis()) {
            next = claim(&house).await;
        }
        metrics::gauge!("howlcrown_live_tables").set(house.tables.count() as f64);
        for (lane, waiting) in house.think.waiting() {
            metrics::gauge!("howlcrown_thoughts_waiting", "lane" => lane).set(waiting as f64);
        }
        metrics::gauge!("howlcrown_analyses_waiting").set(house.analyst.waiting() as f64);
        if compares {
            compare_revisions(&house).await;
        }
        if house.has_other_nodes() && ticks.is_multiple_of(FOLLOW) {
            crate::follow_database(&house.config, &house.store).await;
        }
    }
}

/// Attends to what is due; when the next table is due, as far as is known.
async fn claim(house: &Arc<House>) -> Option<i64> {
    loop {
        let now = house.now();
        let due = match house.store.claim_due(now.millis(), (now + LEASE).millis(), CLAIMS).await {
            Ok(due) => due,
            Err(error) => {
                tracing::error!(%error, "cannot find out what is due");
                return Some(now.millis());
            }
        };
        let full = due.tables.len() == CLAIMS as usize;
        join_all(due.tables.iter().map(|id| attend(house, id))).await;
        if !full {
            return due.next;
        }
    }
}

async fn attend(house: &Arc<House>, id: &str) {
    // Something may be stored that this table does not know of: another node's change, or one whose outcome was unknown.
    for post in [Post::Compare, Post::Claimed] {
        if let Err(error) = tables::post(house, id, post).await {
            tracing::warn!(?error, table = id, "cannot look after a table");
        }
    }
}

/// Passes on what nodes have changed to the tables that are live here; a change may also be due to be looked after.
async fn hear(house: Arc<House>, mut news: Receiver<News>, changed: Arc<AtomicBool>) {
    let mut closing = house.closing.subscribe();
    loop {
        let heard = tokio::select! {
            heard = news.recv() => heard,
            _ = closing.wait_for(|it| *it) => return,
        };
        if !matches!(heard, Ok(News::Said { .. })) {
            changed.store(true, Ordering::Relaxed);
        }
        let (table, post) = match heard {
            Ok(News::Changed { table, revision }) => (table, Post::Changed { revision }),
            Ok(News::Said { table, message }) => (table, Post::Said { message }),
            Ok(News::Unsaid { table }) => (table, Post::Unsaid),
            Ok(News::Person { id }) => {
                house.known.changed(&id);
                known::renamed(Arc::clone(&house), id).await;
                continue;
            }
            Ok(News::Missed) | Err(RecvError::Lagged(_)) => {
                house.known.missed();
                for (_, mailbox) in house.tables.mailboxes() {
                    pass_on(&mailbox, Post::Compare).await;
                }
                continue;
            }
            Err(RecvError::Closed) => return,
        };
        if let Some(mailbox) = house.tables.here(&table) {
            pass_on(&mailbox, post).await;
        }
    }
}

/// Asks every live table whose stored revision is newer to read what is new.
async fn compare_revisions(house: &House) {
    let live: HashMap<String, Mailbox> = house.tables.mailboxes().into_iter().collect();
    let ids: Vec<String> = live.keys().cloned().collect();
    match house.store.revisions(&ids).await {
        Ok(revisions) => {
            for (id, revision) in revisions {
                if let Some(mailbox) = live.get(&id) {
                    pass_on(mailbox, Post::Changed { revision }).await;
                }
            }
        }
        Err(error) => tracing::error!(%error, "cannot compare revisions"),
    }
}

async fn pass_on(mailbox: &Mailbox, post: Post) {
    // A table that is just leaving memory will be read anew.
    let _ = mailbox.send(post).await;
}
