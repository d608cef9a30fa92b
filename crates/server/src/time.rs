//! What time it is: the system's, or one that tests set.

use std::{
    pin::Pin,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use table::Instant;
use tokio::sync::watch;

/// A source of time. It never runs backwards.
pub trait Time: Send + Sync + 'static {
    /// Now.
    fn now(&self) -> Instant;
    /// Returns after this long.
    fn pause(&self, pause: Duration) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
    /// Agrees with another clock, if it can.
    fn follow(&self, _other: Instant) {}
}

/// The time of the system when the program started, and how long it has run since: setting the system's clock changes
/// nothing. It can follow another clock, which is then trusted once and later corrects what drifts apart.
#[derive(Debug)]
pub struct System {
    since: std::time::Instant,
    state: Mutex<Following>,
}

#[derive(Debug)]
struct Following {
    started: Instant,
    follows: bool,
    /// The latest time that was read.
    latest: Instant,
}

/// The most that following corrects at a time: clocks drift by less, and a clock that was set must not end anybody's turn.
const DRIFT: Duration = Duration::from_millis(100);

impl Default for System {
    fn default() -> Self {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self::started(Instant::default() + wall)
    }
}

impl System {
    fn started(started: Instant) -> Self {
        let state = Following { started, follows: false, latest: started };
        Self { since: std::time::Instant::now(), state: Mutex::new(state) }
    }

    fn state(&self) -> MutexGuard<'_, Following> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn follow_after(&self, ran: Duration, other: Instant) {
        let mut state = self.state();
        let own = (state.started + ran).millis();
        let apart = other.millis() - own;
        let most = DRIFT.as_millis() as i64;
        let step = if state.follows { apart.clamp(-most, most) } else { apart };
        if step != apart {
            tracing::warn!(apart, "the clock of the database was set, or this machine stood still");
        }
        state.started = Instant::from_millis(state.started.millis() + step);
        state.follows = true;
    }

    fn now_after(&self, ran: Duration) -> Instant {
        let mut state = self.state();
        let now = state.started + ran;
        state.latest = state.latest.max(now);
        state.latest
    }
}

impl Time for System {
    fn now(&self) -> Instant {
        self.now_after(self.since.elapsed())
    }

    fn pause(&self, pause: Duration) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(tokio::time::sleep(pause))
    }

    fn follow(&self, other: Instant) {
        self.follow_after(self.since.elapsed(), other);
    }
}

/// A time that stands still until it is moved: for tests.
#[derive(Debug)]
pub struct Manual(watch::Sender<Instant>);

impl Manual {
    /// Starts this many milliseconds after the beginning of 1970.
    #[must_use]
    pub fn new(millis: i64) -> Self {
        Self(watch::Sender::new(Instant::from_millis(millis)))
    }

    /// Lets time pass.
    pub fn advance(&self, time: Duration) {
        self.0.send_modify(|now| *now = *now + time);
    }
}

impl Time for Manual {
    fn now(&self) -> Instant {
        *self.0.borrow()
    }

    fn pause(&self, pause: Duration) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let until = self.now() + pause;
        Box::pin(async move {
            let mut time = self.0.subscribe();
            // Fails only if the clock is gone, and then nobody waits for it.
            let _ = time.wait_for(|&now| now >= until).await;
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    fn at(millis: i64) -> Instant {
        Instant::from_millis(millis)
    }

    #[test]
    fn a_clock_that_is_set_by_an_hour_neither_ends_a_turn_nor_gives_time() {
        for jump in [HOUR, -HOUR] {
            let time = System::started(at(5 * HOUR));
            time.follow_after(Duration::ZERO, at(9 * HOUR));
            assert_eq!(time.now_after(Duration::from_secs(60)), at(9 * HOUR + 60_000));
            time.follow_after(Duration::from_secs(60), at(9 * HOUR + 60_000 + jump));
            let later = time.now_after(Duration::from_secs(120)).millis() - (9 * HOUR + 120_000);
            assert!(later.abs() <= 100, "{jump}: {later} ms");
        }
    }

    #[test]
    fn time_never_runs_backwards() {
        let time = System::started(at(5 * HOUR));
        let before = time.now_after(Duration::from_secs(10));
        time.follow_after(Duration::from_secs(10), at(4 * HOUR));
        assert_eq!(time.now_after(Duration::from_secs(11)), before);
        assert!(time.now_after(Duration::from_secs(2 * 3_600)) > before);
    }

    #[test]
    fn drift_is_corrected() {
        let time = System::started(at(0));
        time.follow_after(Duration::ZERO, at(HOUR));
        time.follow_after(Duration::from_secs(60), at(HOUR + 60_050));
        assert_eq!(time.now_after(Duration::from_secs(60)), at(HOUR + 60_050));
    }
}
