//! How long a search may think, on one core: a number of iterations, or a time by the caller's clock.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

/// A clock. This crate reads none but the one it is given.
pub trait Clock: Send + Sync {
    /// Microseconds since a moment that never changes.
    fn now(&self) -> u64;
}

/// How much thinking a decision is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// A number of iterations. The same seed then gives the same answer everywhere.
    Iterations(u32),
    /// Milliseconds on one core, if there is a clock.
    Millis(u32),
}

/// Lets a caller cancel a search.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the search soon: what was found until then is the answer.
    pub fn now(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the search was cancelled.
    #[must_use]
    pub fn is_requested(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What a bot may use.
#[derive(Clone, Copy, Default)]
pub struct Means {
    /// Measures budgets in time. Without it they are converted to iterations, and the answer is
    /// bit for bit the same everywhere.
    pub clock: Option<&'static dyn Clock>,
    /// Replaces the bot's own budget.
    pub budget: Option<Budget>,
}

impl fmt::Debug for Means {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Means").field("clock", &self.clock.is_some()).field("budget", &self.budget).finish()
    }
}

/// Iterations that replace a millisecond where there is no clock.
const PER_MILLISECOND: u32 = 40;
/// Iterations between two looks at the clock and at the request to stop.
const POLL_INTERVAL: u32 = 64;

impl Means {
    /// A count of the iterations that `budget` allows, from now on.
    #[must_use]
    pub fn ticker(&self, budget: Budget) -> Ticker {
        match (self.budget.unwrap_or(budget), self.clock) {
            (Budget::Iterations(iterations), _) => Ticker::iterations(iterations),
            (Budget::Millis(millis), None) => Ticker::iterations(millis.saturating_mul(PER_MILLISECOND)),
            (Budget::Millis(millis), Some(clock)) => Ticker {
                done: 0,
                stop: None,
                limit: Limit::Time {
                    clock,
                    start: clock.now(),
                    micros: u64::from(millis.max(1)) * 1000,
                    used: 0.0,
                },
            },
        }
    }
}

/// Counts iterations and knows how much of the budget is used up.
#[derive(Clone)]
pub struct Ticker {
    done: u32,
    stop: Option<Stop>,
    limit: Limit,
}

#[derive(Clone)]
enum Limit {
    Iterations(u32),
    Time { clock: &'static dyn Clock, start: u64, micros: u64, used: f32 },
}

impl fmt::Debug for Ticker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ticker({} done, {})", self.done, self.progress())
    }
}

impl Ticker {
    /// Allows a number of iterations.
    #[must_use]
    pub fn iterations(limit: u32) -> Self {
        Self { done: 0, stop: None, limit: Limit::Iterations(limit.max(1)) }
    }

    /// The same, used up at once when `stop` is requested.
    #[must_use]
    pub fn until(self, stop: &Stop) -> Self {
        Self { stop: Some(stop.clone()), ..self }
    }

    /// Counts one iteration.
    #[inline]
    pub fn tick(&mut self) {
        self.done += 1;
        let polls = self.stop.is_some() || matches!(self.limit, Limit::Time { .. });
        if polls && self.done.is_multiple_of(POLL_INTERVAL) {
            self.poll();
        }
    }

    fn poll(&mut self) {
        let stopped = self.stop.as_ref().is_some_and(Stop::is_requested);
        match &mut self.limit {
            Limit::Iterations(limit) if stopped => *limit = self.done,
            Limit::Iterations(_) => {}
            Limit::Time { used, .. } if stopped => *used = 1.0,
            Limit::Time { clock, start, micros, used } => {
                *used = (clock.now() - *start) as f32 / *micros as f32;
            }
        }
    }

    /// How much of the budget is used up: 1 is all of it.
    #[inline]
    #[must_use]
    pub fn progress(&self) -> f32 {
        match self.limit {
            Limit::Iterations(limit) => self.done as f32 / limit as f32,
            Limit::Time { used, .. } => used,
        }
    }

    /// Whether less than this share of the budget is used up.
    #[inline]
    #[must_use]
    pub fn before(&self, share: f32) -> bool {
        self.progress() < share
    }

    /// How many iterations were counted.
    #[must_use]
    pub const fn done(&self) -> u32 {
        self.done
    }

    /// About how many iterations there will be in all.
    #[must_use]
    pub fn expected(&self) -> u32 {
        match self.limit {
            Limit::Iterations(limit) => limit,
            Limit::Time { micros, .. } => (micros / 1000) as u32 * PER_MILLISECOND,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    /// A clock that advances by a millisecond each time it is read.
    #[derive(Debug)]
    struct Counting(AtomicU64);

    impl Clock for Counting {
        fn now(&self) -> u64 {
            self.0.fetch_add(1000, Ordering::Relaxed)
        }
    }

    #[test]
    fn an_iteration_budget_allows_exactly_its_number_of_iterations() {
        let mut ticker = Means::default().ticker(Budget::Iterations(10));
        while ticker.before(1.0) {
            ticker.tick();
        }
        assert_eq!(ticker.done(), 10);
    }

    #[test]
    fn the_clock_is_read_once_in_64_iterations() {
        static CLOCK: Counting = Counting(AtomicU64::new(0));
        let means = Means { clock: Some(&CLOCK), ..Means::default() };
        let mut ticker = means.ticker(Budget::Millis(5));
        while ticker.before(1.0) {
            ticker.tick();
        }
        assert_eq!(ticker.done(), 5 * POLL_INTERVAL);
    }

    #[test]
    fn a_cancelled_search_ends_at_the_next_poll() {
        static CLOCK: Counting = Counting(AtomicU64::new(0));
        let means = Means { clock: Some(&CLOCK), ..Means::default() };
        for budget in [Budget::Iterations(1_000_000), Budget::Millis(1_000_000)] {
            let stop = Stop::default();
            let mut ticker = means.ticker(budget).until(&stop);
            while ticker.before(1.0) {
                ticker.tick();
                if ticker.done() == 100 {
                    stop.now();
                }
            }
            assert_eq!(ticker.done(), 2 * POLL_INTERVAL, "{budget:?}");
        }
    }

    #[test]
    fn without_a_clock_time_is_converted_to_iterations() {
        let mut ticker = Means::default().ticker(Budget::Millis(2));
        while ticker.before(1.0) {
            ticker.tick();
        }
        assert_eq!(ticker.done(), 2 * PER_MILLISECOND);
    }
}
