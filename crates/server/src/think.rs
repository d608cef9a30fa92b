//! Where bots think: beside the tables, on few threads, so that thinking never delays playing.

use std::sync::Arc;

use bots::Budget;
use protocol::to_client::HintLine;
use serde_json::Value;
use shelf::Table;
use tabletop::Seat;
use tokio::sync::Semaphore;

/// A few places to think.
#[derive(Clone, Debug)]
pub(crate) struct ThinkPool(Arc<Semaphore>);

impl ThinkPool {
    /// One place per core, less one for everything else.
    pub(crate) fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self(Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))))
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
        let _place = self.0.acquire().await.ok()?;
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
    pub(crate) async fn hint(&self, table: Box<dyn Table>, seat: Seat, seed: u64) -> Option<Vec<HintLine>> {
        let _place = self.0.acquire().await.ok()?;
        let think = move || table.hint(seat, Budget::Millis(PONDER), seed, &mut |_| {});
        let thought = tokio::task::spawn_blocking(think).await;
        let thought = thought.inspect_err(|error| tracing::error!(%error, "a hint failed")).ok()?.ok()?;
        serde_json::from_value(thought.get("lines")?.clone()).ok()
    }
}

/// So many milliseconds a hint is thought about.
const PONDER: u32 = 1000;

/// The strongest bot there is: who gives hints.
pub(crate) fn strongest() -> &'static str {
    bots::NAMES.last().copied().unwrap_or("uniform")
}
