//! What bots think of finished games: asked for, queued fairly by asker, made once, and stored with the table.
//!
//! One game is judged at a time, on a thread that gets only the time nobody else wants, so that judging never
//! delays playing.

use std::{
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
    time::Duration,
};

use bots::{Budget, Stop};
use protocol::{
    Limit, Refusal,
    to_client::{Analysis, AnalysisState, JudgedTurn},
};
use serde::{Deserialize, Serialize};
use shelf::{Json, clock::by_the_clock};
use table::{Answer, Finished, Instant, Request};
use tokio::sync::{Notify, oneshot};

use crate::{
    error::{Result, unavailable},
    fair::FairQueue,
    house::House,
    meters::{self, Held, Meters},
    tables,
};

/// What is known is stored this often, so that other nodes can show it too.
const NOTE: Duration = Duration::from_secs(2);
/// Nobody works on an analysis any more if nothing has been noted for this long.
const ABANDONED: Duration = Duration::from_secs(20);
/// All analyses draw on the same seed: the same game is judged alike everywhere.
const SEED: u64 = 1;

/// The judge of finished games.
#[derive(Debug, Default)]
pub(crate) struct Analyst {
    work: Mutex<Work>,
    more: Notify,
}

#[derive(Debug, Default)]
struct Work {
    /// By the person who asked.
    waiting: FairQueue<Wish>,
    running: Option<Arc<Running>>,
}

/// What somebody has asked for.
#[derive(Debug)]
struct Wish {
    asker: String,
    table: String,
    /// Counts it for the address of the asker.
    _held: Option<Held>,
}

/// A game being judged.
#[derive(Debug)]
struct Running {
    wish: Wish,
    /// Nobody wants it any more.
    cancelled: Notify,
    turns: Mutex<Vec<JudgedTurn<Json>>>,
}

/// What is stored of an analysis.
#[derive(Debug, Serialize, Deserialize)]
struct Noted {
    at: i64,
    done: bool,
    turns: Vec<JudgedTurn<Json>>,
}

/// What an analysis is stored under: what was judged with other means is judged anew.
struct Key {
    iterations: u32,
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "analysis {}", self.iterations)
    }
}

impl Analyst {
    fn work(&self) -> MutexGuard<'_, Work> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far this node is with a table: how many come first, and what is known.
    fn progress(&self, table: &str) -> Option<(AnalysisState, u32, Vec<JudgedTurn<Json>>)> {
        let work = self.work();
        if let Some(running) = work.running.as_ref().filter(|it| it.wish.table == table) {
            return Some((AnalysisState::Running, 0, running.turns()));
        }
        let ahead = work.waiting.ahead_of(|it| it.table == table)? + usize::from(work.running.is_some());
        Some((AnalysisState::Waiting, ahead as u32, Vec::new()))
    }

    /// How many games wait or are being judged: of one person, and of everybody.
    fn pending(work: &Work, asker: &str) -> (u32, u32) {
        let running = work.running.as_ref();
        let own = work.waiting.len_of(asker) + usize::from(running.is_some_and(|it| it.wish.asker == asker));
        (own as u32, (work.waiting.len() + usize::from(running.is_some())) as u32)
    }

    fn enqueue(
        &self,
        meters: &Arc<Meters>,
        asker: String,
        place: Option<meters::Key>,
        table: &str,
    ) -> Result<()> {
        let mut work = self.work();
        let (own, all) = Self::pending(&work, &asker);
        meters.compare(Limit::Analyses, own)?;
        meters.compare(Limit::AllAnalyses, all)?;
        let held = place.map(|it| meters.hold(Limit::AddressAnalyses, it)).transpose()?;
        work.waiting.push(asker.clone(), Wish { asker, table: table.to_owned(), _held: held });
        self.more.notify_one();
        Ok(())
    }

    /// Takes back what somebody has asked for; whether it waited or was being judged.
    fn cancel(&self, asker: &str, table: &str) -> bool {
        let mut work = self.work();
        if let Some(running) =
            work.running.as_ref().filter(|it| it.wish.asker == asker && it.wish.table == table)
        {
            running.cancelled.notify_one();
            return true;
        }
        work.waiting.drop_of(asker, |it| it.table == table) > 0
    }

    /// How many games wait.
    pub(crate) fn waiting(&self) -> usize {
        self.work().waiting.len()
    }

    fn next(&self) -> Option<Arc<Running>> {
        let mut work = self.work();
        let wish = work.waiting.pop()?;
        let running = Running { wish, cancelled: Notify::new(), turns: Mutex::default() };
        let running = Arc::new(running);
        work.running = Some(Arc::clone(&running));
        Some(running)
    }
}

impl Running {
    fn turns(&self) -> Vec<JudgedTurn<Json>> {
        self.turns.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn add(&self, turn: JudgedTurn<Json>) {
        self.turns.lock().unwrap_or_else(PoisonError::into_inner).push(turn);
    }
}

/// How far the analysis of a finished game is.
pub(crate) async fn look(house: &Arc<House>, table: &str) -> Result<Analysis<Json>> {
    let entries = finished(house, table).await?.0.version();
    let (state, ahead, turns) = match house.analyst.progress(table) {
        Some(known) => known,
        None => noted(house, table).await?,
    };
    Ok(Analysis { state, ahead, entries, turns })
}

/// Asks for the analysis of a finished game, unless there is one or will be.
pub(crate) async fn ask(house: &Arc<House>, asker: String, table: &str) -> Result<Analysis<Json>> {
    let known = look(house, table).await?;
    if known.state != AnalysisState::None {
        return Ok(known);
    }
    let place = house.known.place_of(&asker);
    house.analyst.enqueue(&house.meters, asker, place, table)?;
    look(house, table).await
}

/// Ends an analysis that this person has asked for on this node, if it is not done.
pub(crate) async fn cancel(house: &Arc<House>, asker: &str, table: &str) -> Result<Analysis<Json>> {
    if house.analyst.cancel(asker, table) {
        // Nobody works on it from now on, whatever was noted.
        let noted = Noted { at: 0, done: false, turns: Vec::new() };
        write(house, table, &noted).await?;
    }
    look(house, table).await
}

async fn finished(house: &Arc<House>, table: &str) -> Result<Finished> {
    match tables::ask(house, table, None, Request::Finished).await? {
        Answer::Finished(finished) => Ok(finished),
        _ => Err(Refusal::Unavailable.into()),
    }
}

/// What this node or another has noted.
async fn noted(house: &House, table: &str) -> Result<(AnalysisState, u32, Vec<JudgedTurn<Json>>)> {
    let noted = house.store.recall(table, &key(house).to_string()).await.map_err(|it| unavailable(&it))?;
    let noted: Option<Noted> = noted.and_then(|it| serde_json::from_str(&it).ok());
    Ok(match noted {
        Some(noted) if noted.done => (AnalysisState::Done, 0, noted.turns),
        Some(noted) if Instant::from_millis(noted.at) + ABANDONED > house.now() => {
            (AnalysisState::Running, 0, noted.turns)
        }
        Some(_) | None => (AnalysisState::None, 0, Vec::new()),
    })
}

const fn key(house: &House) -> Key {
    Key { iterations: house.config.analysis }
}

/// Judges what is asked for until the node ends.
pub(crate) async fn judge(house: Arc<House>) {
    let mut closing = house.closing.subscribe();
    loop {
        tokio::select! {
            () = house.analyst.more.notified() => {}
            _ = closing.wait_for(|it| *it) => return,
        }
        while let Some(running) = house.analyst.next() {
            tokio::select! {
                judged = one(&house, &running) => {
                    if let Err(error) = judged {
                        tracing::error!(?error, table = running.wish.table, "a game could not be judged");
                    }
                }
                // Dropping it stops the thread; the next asker starts anew.
                () = running.cancelled.notified() => {}
                _ = closing.wait_for(|it| *it) => return,
            }
            house.analyst.work().running = None;
        }
    }
}

async fn one(house: &Arc<House>, running: &Arc<Running>) -> Result<()> {
    // Another node may have been quicker.
    if noted(house, &running.wish.table).await?.0 != AnalysisState::None {
        return Ok(());
    }
    let game = finished(house, &running.wish.table).await?;
    let budget = Budget::Iterations(house.config.analysis);
    let stop = StopOnDrop(Stop::default());
    let mut turns = review(game, budget, stop.0.clone(), Arc::clone(running));
    let turns = loop {
        tokio::select! {
            turns = &mut turns => break turns.map_err(|_| Refusal::Unavailable)?,
            () = house.config.time.pause(NOTE) => note(house, running, false, running.turns()).await?,
        }
    };
    note(house, running, true, turns).await
}

async fn note(house: &House, running: &Running, done: bool, turns: Vec<JudgedTurn<Json>>) -> Result<()> {
    write(house, &running.wish.table, &Noted { at: house.now().millis(), done, turns }).await
}

async fn write(house: &House, table: &str, noted: &Noted) -> Result<()> {
    let noted = serde_json::to_string(noted).map_err(|why| Refusal::Malformed { detail: why.to_string() })?;
    let stored = house.store.remember(table, &key(house).to_string(), &noted).await;
    stored.map_err(|it| unavailable(&it))
}

/// Ends the judging when nobody waits for it any more.
struct StopOnDrop(Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.now();
    }
}

/// Judges a match beside everything else. If that fails or is stopped, nothing is returned.
fn review(
    game: Finished,
    budget: Budget,
    stop: Stop,
    running: Arc<Running>,
) -> oneshot::Receiver<Vec<JudgedTurn<Json>>> {
    let (reply, answer) = oneshot::channel();
    let judge = move || {
        // On Linux this concerns only the thread.
        if let Err(why) = rustix::process::setpriority_process(None, 19) {
            tracing::warn!(%why, "judging games competes with playing");
        }
        let turns = game.0.review(budget, by_the_clock(), SEED, &stop, &mut |it| running.add(it));
        if !stop.is_requested() {
            // The asker may have gone: the node is ending.
            let _ = reply.send(turns);
        }
    };
    if let Err(why) = thread::Builder::new().name("analysis".to_owned()).spawn(judge) {
        tracing::error!(%why, "no thread for an analysis");
    }
    answer
}
