//! The clock of this machine, for callers that let bots think by time.

use std::{sync::LazyLock, time::Instant};

use bots::{Clock, Means};

/// The clock of this machine.
#[derive(Clone, Copy, Debug)]
pub struct Wall;

impl Clock for Wall {
    fn now(&self) -> u64 {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        START.elapsed().as_micros() as u64
    }
}

/// What bots think with here: budgets in time are measured by [`Wall`].
#[must_use]
pub fn by_the_clock() -> Means {
    Means { clock: Some(&Wall), budget: None }
}
