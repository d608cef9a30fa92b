//! What bots think of finished games: asked for, queued, made once, and kept with the table.
//!
//! One game is judged at a time, on a thread that gets only the time nobody else wants, so that judging never
//! delays playing.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
};

use bots::Budget;
use protocol::{
    Refusal,
    to_client::{Analysis, AnalysisState, JudgedTurn},
};
use serde::{Deserialize, Serialize};
use shelf::Table;
use store::Status;
use tokio::sync::{Notify, oneshot};

use crate::{error::Result, house::House, tables::with};

/// So many games wait at most.
const QUEUE: usize = 64;
/// Who finds the queue full may try again after so many seconds.
const TRY_AGAIN: u32 = 60;
/// What is known so far is stored this often, in milliseconds, so that other nodes can tell it too.
const NOTE: i64 = 2_000;
/// Nobody works on an analysis any more if nothing has been noted for so long.
const ABANDONED: i64 = 20_000;
/// All analyses draw on the same chance: the same game is judged alike everywhere.
const SEED: u64 = 1;

/// The judge of finished games.
#[derive(Debug, Default)]
pub(crate) struct Analyst {
    work: Mutex<Work>,
    more: Notify,
}

#[derive(Debug, Default)]
struct Work {
    waiting: VecDeque<String>,
    running: Option<Arc<Running>>,
}

/// A game being judged.
#[derive(Debug)]
struct Running {
    table: String,
    turns: Mutex<Vec<JudgedTurn>>,
}

/// What is stored of an analysis.
#[derive(Debug, Serialize, Deserialize)]
struct Noted {
    at: i64,
    done: bool,
    turns: Vec<JudgedTurn>,
}

impl Analyst {
    fn work(&self) -> MutexGuard<'_, Work> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far this node is with a table: how many come first, and what is known.
    fn progress(&self, table: &str) -> Option<(AnalysisState, u32, Vec<JudgedTurn>)> {
        let work = self.work();
        if let Some(running) = work.running.as_ref().filter(|it| it.table == table) {
            return Some((AnalysisState::Running, 0, running.turns()));
        }
        let place = work.waiting.iter().position(|it| it == table)?;
        let ahead = place + usize::from(work.running.is_some());
        Some((AnalysisState::Waiting, ahead as u32, Vec::new()))
    }

    fn enqueue(&self, table: &str) -> Result<()> {
        let mut work = self.work();
        if work.waiting.len() >= QUEUE {
            return Err(Refusal::TooMany { seconds: TRY_AGAIN }.into());
        }
        work.waiting.push_back(table.to_owned());
        self.more.notify_one();
        Ok(())
    }

    fn next(&self) -> Option<Arc<Running>> {
        let mut work = self.work();
        let table = work.waiting.pop_front()?;
        let running = Arc::new(Running { table, turns: Mutex::default() });
        work.running = Some(Arc::clone(&running));
        Some(running)
    }
}

impl Running {
    fn turns(&self) -> Vec<JudgedTurn> {
        self.turns.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn add(&self, turn: Option<JudgedTurn>) {
        self.turns.lock().unwrap_or_else(PoisonError::into_inner).extend(turn);
    }
}

/// How far the analysis of a finished game is.
pub(crate) async fn look(house: &Arc<House>, table: &str) -> Result<Analysis> {
    let entries = with(house, table, |live| {
        Box::pin(async move {
            if !live.is(Status::Over) {
                return Err(Refusal::StillRunning.into());
            }
            Ok(live.table.version())
        })
    });
    let entries = entries.await?;
    let (state, ahead, turns) = match house.analyst.progress(table) {
        Some(known) => known,
        None => noted(house, table).await?,
    };
    Ok(Analysis { state, ahead, entries, turns })
}

/// Asks for the analysis of a finished game, unless there is one or will be.
pub(crate) async fn ask(house: &Arc<House>, table: &str) -> Result<Analysis> {
    let known = look(house, table).await?;
    if known.state != AnalysisState::None {
        return Ok(known);
    }
    house.analyst.enqueue(table)?;
    look(house, table).await
}

/// What this node or another has noted.
async fn noted(house: &House, table: &str) -> Result<(AnalysisState, u32, Vec<JudgedTurn>)> {
    let noted = house.store.recall(table, &question(house)).await?;
    let noted: Option<Noted> = noted.and_then(|it| serde_json::from_str(&it).ok());
    Ok(match noted {
        Some(noted) if noted.done => (AnalysisState::Done, 0, noted.turns),
        Some(noted) if noted.at + ABANDONED > house.now() => (AnalysisState::Running, 0, noted.turns),
        Some(_) | None => (AnalysisState::None, 0, Vec::new()),
    })
}

/// Under which name it is kept. What was judged with other means is judged anew.
fn question(house: &House) -> String {
    format!("analysis {}", house.config.analysis)
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
                        tracing::error!(?error, table = running.table, "a game could not be judged");
                    }
                }
                // The thread ends with the program; whoever asks again gets a new one.
                _ = closing.wait_for(|it| *it) => return,
            }
            house.analyst.work().running = None;
        }
    }
}

async fn one(house: &Arc<House>, running: &Arc<Running>) -> Result<()> {
    // Another node may have been quicker.
    if noted(house, &running.table).await?.0 != AnalysisState::None {
        return Ok(());
    }
    let table = with(house, &running.table, |live| Box::pin(async move { Ok(live.table.copied()) })).await?;
    let budget = Budget::Iterations(house.config.analysis);
    let mut turns = review(table, budget, Arc::clone(running));
    let turns = loop {
        tokio::select! {
            turns = &mut turns => break turns.map_err(|_| Refusal::Unavailable)?,
            () = house.config.time.pause(NOTE) => note(house, running, false, running.turns()).await?,
        }
    };
    note(house, running, true, turns).await
}

async fn note(house: &House, running: &Running, done: bool, turns: Vec<JudgedTurn>) -> Result<()> {
    let noted = Noted { at: house.now(), done, turns };
    let noted =
        serde_json::to_string(&noted).map_err(|why| Refusal::Malformed { detail: why.to_string() })?;
    Ok(house.store.remember(&running.table, &question(house), &noted).await?)
}

/// Judges a match beside everything else. If that fails, nobody answers.
fn review(
    table: Box<dyn Table>,
    budget: Budget,
    running: Arc<Running>,
) -> oneshot::Receiver<Vec<JudgedTurn>> {
    let (reply, answer) = oneshot::channel();
    let judge = move || {
        // On Linux this concerns the thread, and those that it starts to search with.
        if let Err(why) = rustix::process::setpriority_process(None, 19) {
            tracing::warn!(%why, "judging games competes with playing");
        }
        let known = |it: &serde_json::Value| JudgedTurn::deserialize(it).ok();
        let turns = table.review(budget, SEED, &mut |it| running.add(known(&it)));
        // Who asked may have gone: the node is ending.
        let _ = reply.send(turns.iter().filter_map(known).collect());
    };
    if let Err(why) = thread::Builder::new().name("analysis".to_owned()).spawn(judge) {
        tracing::error!(%why, "no thread for an analysis");
    }
    answer
}
