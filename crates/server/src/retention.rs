//! What nobody needs any more is deleted after a while: by one node for all, in small batches, beside play.

use std::{sync::Arc, time::Duration};

use protocol::admin::Swept;
use store::Status;
use table::Person;

use crate::{
    erase,
    error::{Result, unavailable},
    house::House,
};

/// How long things are kept. `None` keeps them for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// How often the node looks for what is to be deleted; `None` switches it off.
    pub every: Option<Duration>,
    /// A table that has not started, after its last change.
    pub lobbies: Option<Duration>,
    /// A game that is not over, after its last change.
    pub games: Option<Duration>,
    /// A person, after the last use of their devices.
    pub guests: Option<Duration>,
    /// A message, after it was written.
    pub chat: Option<Duration>,
}

const DAY: Duration = Duration::from_secs(24 * 3600);

impl Default for Retention {
    fn default() -> Self {
        Self {
            every: Some(Duration::from_secs(3600)),
            lobbies: Some(DAY * 7),
            games: Some(DAY * 90),
            guests: Some(DAY * 400),
            chat: Some(DAY * 365),
        }
    }
}

/// Reports are kept this long after they were closed.
const REPORTS: Duration = Duration::from_secs(90 * 24 * 3600);
/// Notices are kept this long after they were sent.
const NOTICES: Duration = Duration::from_secs(7 * 24 * 3600);
/// What is examined or deleted by one statement.
const BATCH: u32 = 100;
/// Between two batches others write.
const PAUSE: Duration = Duration::from_millis(10);
/// The first time after the start of the node.
const FIRST: Duration = Duration::from_secs(60);
/// The name by which nodes agree on who does it.
const JOB: &str = "retention";

/// Deletes what nobody needs, now and then, until the node ends.
pub(crate) async fn look_after(house: Arc<House>) {
    let Some(every) = house.config.retention.every else { return };
    let mut closing = house.closing.subscribe();
    let mut pause = FIRST.min(every);
    loop {
        tokio::select! {
            () = house.config.time.pause(pause) => {}
            _ = closing.wait_for(|it| *it) => return,
        }
        pause = every;
        let now = house.now();
        match house.store.claim_job(JOB, now.millis(), (now + every).millis()).await {
            Ok(true) => {}
            Ok(false) => continue,
            Err(error) => {
                tracing::error!(%error, "retention has to wait");
                continue;
            }
        }
        match sweep(&house).await {
            Ok(swept) if swept == Swept::default() => {}
            Ok(swept) => tracing::info!(?swept, "retention"),
            Err(error) => tracing::error!(?error, "retention broke off"),
        }
    }
}

/// Deletes everything that has been kept long enough.
pub(crate) async fn sweep(house: &Arc<House>) -> Result<Swept> {
    let keep = house.config.retention;
    let now = house.now().millis();
    let before = |kept: Duration| now - kept.as_millis() as i64;
    let mut swept = Swept {
        codes: rows(house, Rows::Codes, now).await?,
        bans: rows(house, Rows::Bans, now).await?,
        reports: rows(house, Rows::Reports, before(REPORTS)).await?,
        notices: rows(house, Rows::Notices, before(NOTICES)).await?,
        ..Swept::default()
    };
    if let Some(chat) = keep.chat {
        swept.messages = rows(house, Rows::Chat, before(chat)).await?;
    }
    if let Some(lobbies) = keep.lobbies {
        swept.lobbies = tables(house, Status::Lobby, before(lobbies)).await?;
    }
    if let Some(games) = keep.games {
        swept.games = tables(house, Status::Running, before(games)).await?;
    }
    if let Some(guests) = keep.guests {
        swept.guests = people(house, before(guests)).await?;
    }
    count(swept);
    Ok(swept)
}

/// What is deleted row by row.
#[derive(Clone, Copy)]
enum Rows {
    Codes,
    Bans,
    Reports,
    Notices,
    Chat,
}

/// Deletes what is older than a time, batch after batch, and returns how many.
async fn rows(house: &House, rows: Rows, before: i64) -> Result<u64> {
    let store = &house.store;
    let mut deleted = 0;
    loop {
        let batch = match rows {
            Rows::Codes => store.delete_expired_codes(before, BATCH).await,
            Rows::Bans => store.delete_ended_bans(before, BATCH).await,
            Rows::Reports => store.delete_closed_reports(before, BATCH).await,
            Rows::Notices => store.delete_done_notices(before, BATCH).await,
            Rows::Chat => store.delete_old_chat(before, BATCH).await,
        };
        let batch = batch.map_err(|it| unavailable(&it))?;
        deleted += u64::from(batch);
        if batch < BATCH || house.is_closing() {
            return Ok(deleted);
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Deletes tables of a status that have not changed since a time and that nobody looks at here.
async fn tables(house: &House, status: Status, before: i64) -> Result<u64> {
    let (mut deleted, mut after) = (0, String::new());
    loop {
        let page = house.store.stale_tables(status, before, &after, BATCH).await;
        let page = page.map_err(|it| unavailable(&it))?;
        for (id, revision) in page.found {
            if house.tables.here(&id).is_some() {
                continue;
            }
            match house.store.delete_table(&id, revision).await {
                Ok(()) => {
                    erase::gone(house, &id).await;
                    deleted += 1;
                }
                // It has changed in the meantime, so somebody needs it.
                Err(store::Error::Conflict) => {}
                Err(error) => return Err(unavailable(&error)),
            }
        }
        match page.next.filter(|_| !house.is_closing()) {
            Some(next) => after = next,
            None => return Ok(deleted),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Deletes people who have used none of their devices since a time.
async fn people(house: &Arc<House>, before: i64) -> Result<u64> {
    let (mut deleted, mut after) = (0, String::new());
    loop {
        let page = house.store.silent_identities(before, &after, BATCH).await;
        let page = page.map_err(|it| unavailable(&it))?;
        for id in page.found {
            erase::person(house, Person { id, name: String::new() }).await?;
            deleted += 1;
        }
        match page.next.filter(|_| !house.is_closing()) {
            Some(next) => after = next,
            None => return Ok(deleted),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

fn count(swept: Swept) {
    metrics::counter!("howlcrown_retention_runs_total").increment(1);
    let Swept { codes, lobbies, games, guests, messages, bans, reports, notices } = swept;
    let all = [
        ("codes", codes),
        ("lobbies", lobbies),
        ("games", games),
        ("guests", guests),
        ("messages", messages),
        ("bans", bans),
        ("reports", reports),
        ("notices", notices),
    ];
    for (what, deleted) in all {
        metrics::counter!("howlcrown_retention_deleted_total", "what" => what).increment(deleted);
    }
}
