//! The clock that bots think by, and the cores they think on.

use std::{sync::LazyLock, thread, time::Instant};

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

/// Everything this machine has to think with.
#[must_use]
pub fn all_cores() -> Means {
    Means { clock: Some(&Wall), cores: thread::available_parallelism().map_or(1, usize::from), budget: None }
}
