//! Where bots think: beside the tables, on few threads, so that thinking never delays playing.

use std::sync::Arc;

use bots::{Stop, analysis::HINT_BUDGET};
use protocol::to_client::HintLine;
use serde_json::Value;
use shelf::Table;
use tabletop::Seat;
use tokio::sync::{Semaphore, mpsc};

/// A few places to think.
#[derive(Clone, Debug)]
pub(crate) struct ThinkPool {
    bots: Arc<Semaphore>,
    /// Who asks for a hint waits for it on the spot, and never for a bot of another table.
    hints: Arc<Semaphore>,
}

impl ThinkPool {
    /// One place per core, less one for everything else; hints have one more.
    pub(crate) fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let bots = Semaphore::new(cores.saturating_sub(1).max(1));
        Self { bots: Arc::new(bots), hints: Arc::new(Semaphore::new(1)) }
    }

    /// What a bot does for a seat that owes a decision, as far as it can foresee: the rest of its
    /// turn where nothing is left to chance. `None` if there is no such bot or it failed.
    pub(crate) async fn plan(
        &self,
        table: Box<dyn Table>,
        seat: Seat,
        bot: String,
        seed: u64,
    ) -> Option<Vec<Value>> {
        let _place = self.bots.acquire().await.ok()?;
        let game = table.title().key();
        let name = bot.clone();
        let thought = tokio::task::spawn_blocking(move || table.plan(seat, &bot, seed)).await;
        match thought {
            Ok(plan) => plan.ok(),
            Err(error) => {
                tracing::error!(%error, game, bot = name, "a bot failed");
                None
            }
        }
    }

    /// The best ways to go on for a seat that owes a decision, with chances and reasons.
    pub(crate) async fn hint(&self, table: Box<dyn Table>, seat: Seat, seed: u64) -> Thoughts {
        let (tell, told) = mpsc::unbounded_channel();
        let stop = Stop::default();
        let thoughts = Thoughts { told, stop: stop.clone() };
        let Ok(place) = Arc::clone(&self.hints).acquire_owned().await else { return thoughts };
        let think = move || {
            let _place = place;
            let pass_on = &mut |it: Value| {
                if let Ok(lines) = serde_json::from_value(it["lines"].clone()) {
                    // Nobody may listen any more; then `stop` says so too.
                    let _ = tell.send(lines);
                }
            };
            table.hint(seat, HINT_BUDGET, seed, &stop, pass_on)
        };
        tokio::spawn(async {
            if let Err(error) = tokio::task::spawn_blocking(think).await {
                tracing::error!(%error, "a hint failed");
            }
        });
        thoughts
    }
}

/// A hint that becomes better while somebody waits for it.
#[derive(Debug)]
pub(crate) struct Thoughts {
    told: mpsc::UnboundedReceiver<Vec<HintLine>>,
    stop: Stop,
}

impl Thoughts {
    /// What is known next, the first soon; nothing after the last.
    pub(crate) async fn next(&mut self) -> Option<Vec<HintLine>> {
        self.told.recv().await
    }
}

impl Drop for Thoughts {
    fn drop(&mut self) {
        self.stop.now();
    }
}

/// The strongest bot there is: who gives hints.
pub(crate) fn strongest() -> &'static str {
    bots::BotName::STRONGEST.as_str()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_no_longer_listens_ends_the_thinking_and_leaves_the_place() {
        for title in shelf::SHELF {
            let pool = ThinkPool::new();
            let table = title.start(2, &[], tabletop::Seed::number(7)).expect("two can play");
            let seat = table.turn().seats().first().expect("somebody begins");
            let mut thoughts = pool.hint(table, seat, 1).await;
            assert!(thoughts.next().await.is_some_and(|it| !it.is_empty()));
            let stop = thoughts.stop.clone();
            assert!(!stop.is_requested());
            drop(thoughts);
            assert!(stop.is_requested());
            drop(pool.hints.acquire().await.expect("the place is free again"));
        }
    }
}
