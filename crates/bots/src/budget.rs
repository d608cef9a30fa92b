//! How long a search may think: so many iterations, or so much time by somebody else's clock.

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

/// How much thinking a turn is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many play-outs. The same seed then gives the same answer everywhere.
    Iterations(u32),
    /// So many milliseconds, if there is a clock.
    Millis(u32),
}

/// By this whoever asked says that no answer is wanted any more.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the thinking soon: what was found so far is the answer.
    pub fn now(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether no answer is wanted any more.
    #[must_use]
    pub fn is_wanted(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What a bot may use.
#[derive(Clone, Copy)]
pub struct Means {
    /// Measures budgets in time. Without it they are turned into iterations.
    pub clock: Option<&'static dyn Clock>,
    /// How many threads may think at once.
    pub cores: usize,
    /// Replaces the bot's own budget.
    pub budget: Option<Budget>,
}

impl fmt::Debug for Means {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Means")
            .field("clock", &self.clock.is_some())
            .field("cores", &self.cores)
            .field("budget", &self.budget)
            .finish()
    }
}

impl Default for Means {
    /// One core, no clock: bit for bit the same answer everywhere.
    fn default() -> Self {
        Self { clock: None, cores: 1, budget: None }
    }
}

/// Iterations that stand in for a millisecond where there is no clock.
const PER_MILLISECOND: u32 = 40;
/// The clock and the wish to stop are looked at once in so many iterations.
const POLL: u32 = 64;

impl Means {
    /// A count of the iterations that `budget` allows, from now on.
    #[must_use]
    pub fn ticker(&self, budget: Budget) -> Ticker {
        match (self.budget.unwrap_or(budget), self.clock) {
            (Budget::Iterations(iterations), _) => Ticker::iterations(iterations),
            (Budget::Millis(millis), None) => Ticker::iterations(millis.saturating_mul(PER_MILLISECOND)),
            (Budget::Millis(millis), Some(clock)) => Ticker {
                done: 0,
                step: 1,
                stop: None,
                limit: Limit::Time {
                    clock,
                    start: clock.now(),
                    micros: u64::from(millis.max(1)) * 1000,
                    seen: 0.0,
                },
            },
        }
    }
}

/// Counts iterations and knows how much of the budget is used up.
#[derive(Clone)]
pub struct Ticker {
    done: u32,
    step: u32,
    stop: Option<Stop>,
    limit: Limit,
}

#[derive(Clone)]
enum Limit {
    Iterations(u32),
    Time { clock: &'static dyn Clock, start: u64, micros: u64, seen: f32 },
}

impl fmt::Debug for Ticker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ticker({} done, {})", self.done, self.progress())
    }
}

impl Ticker {
    /// Allows so many iterations.
    #[must_use]
    pub fn iterations(limit: u32) -> Self {
        Self { done: 0, step: 1, stop: None, limit: Limit::Iterations(limit.max(1)) }
    }

    /// The same, used up at once when somebody says so.
    #[must_use]
    pub fn until(self, stop: &Stop) -> Self {
        Self { stop: Some(stop.clone()), ..self }
    }

    /// Counts one iteration.
    #[inline]
    pub fn tick(&mut self) {
        self.done += self.step;
        let looks = self.stop.is_some() || matches!(self.limit, Limit::Time { .. });
        if looks && (self.done / self.step).is_multiple_of(POLL) {
            self.look();
        }
    }

    fn look(&mut self) {
        let stopped = self.stop.as_ref().is_some_and(Stop::is_wanted);
        match &mut self.limit {
            Limit::Iterations(limit) if stopped => *limit = self.done,
            Limit::Iterations(_) => {}
            Limit::Time { seen, .. } if stopped => *seen = 1.0,
            Limit::Time { clock, start, micros, seen } => {
                *seen = (clock.now() - *start) as f32 / *micros as f32;
            }
        }
    }

    /// How much of the budget is used up: 1 is all of it.
    #[inline]
    #[must_use]
    pub fn progress(&self) -> f32 {
        match self.limit {
            Limit::Iterations(limit) => self.done as f32 / limit as f32,
            Limit::Time { seen, .. } => seen,
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

    /// This budget for one of `cores` threads that tick at the same time: each of its ticks
    /// stands for one of every thread.
    #[must_use]
    pub fn part(&self, cores: usize) -> Self {
        Self { step: cores.max(1) as u32, ..self.clone() }
    }

    /// Goes on from where the threads stopped that had parts of this budget.
    pub fn join(&mut self, part: &Self) {
        *self = Self { step: self.step, ..part.clone() };
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    #[derive(Debug)]
    struct Counting(AtomicU64);

    impl Clock for Counting {
        fn now(&self) -> u64 {
            self.0.fetch_add(1000, Ordering::Relaxed)
        }
    }

    #[test]
    fn iterations_run_out_after_exactly_so_many() {
        let mut ticker = Means::default().ticker(Budget::Iterations(10));
        while ticker.before(1.0) {
            ticker.tick();
        }
        assert_eq!(ticker.done(), 10);
    }

    #[test]
    fn time_is_read_once_in_64_iterations() {
        static CLOCK: Counting = Counting(AtomicU64::new(0));
        let means = Means { clock: Some(&CLOCK), ..Means::default() };
        let mut ticker = means.ticker(Budget::Millis(5));
        while ticker.before(1.0) {
            ticker.tick();
        }
        assert_eq!(ticker.done(), 5 * POLL);
    }

    #[test]
    fn whoever_stops_a_search_has_its_answer_at_the_next_look() {
        static CLOCK: Counting = Counting(AtomicU64::new(0));
        let means = Means { clock: Some(&CLOCK), ..Means::default() };
        for budget in [Budget::Iterations(1_000_000), Budget::Millis(1_000_000)] {
            let stop = Stop::default();
            let mut ticker = means.ticker(budget).until(&stop);
            let mut part = ticker.part(2);
            while part.before(1.0) {
                part.tick();
                if part.done() == 2 * 100 {
                    stop.now();
                }
            }
            ticker.join(&part);
            assert_eq!((ticker.done(), ticker.before(1.0)), (2 * 128, false), "{budget:?}");
        }
    }

    #[test]
    fn without_a_clock_time_becomes_iterations() {
        let mut ticker = Means::default().ticker(Budget::Millis(2));
        while ticker.before(1.0) {
            ticker.tick();
        }
        assert_eq!(ticker.done(), 2 * PER_MILLISECOND);
    }

    #[test]
    fn threads_share_iterations() {
        let mut whole = Ticker::iterations(100);
        let mut part = whole.part(2);
        let mut ticks = 0;
        while part.before(0.5) {
            part.tick();
            ticks += 1;
        }
        assert_eq!(ticks, 25);
        whole.join(&part);
        assert_eq!(whole.done(), 50);
        whole.tick();
        assert_eq!(whole.done(), 51);
    }
}
