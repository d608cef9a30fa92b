//! What time it is: the system's, or one that tests set.

use std::{
    pin::Pin,
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
}

/// The time of the system when the program started, and how long it has run since: setting the system's clock changes
/// nothing.
#[derive(Clone, Copy, Debug)]
pub struct System {
    started: Instant,
    since: std::time::Instant,
}

impl Default for System {
    fn default() -> Self {
        let started = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { started: Instant::default() + started, since: std::time::Instant::now() }
    }
}

impl Time for System {
    fn now(&self) -> Instant {
        self.started + self.since.elapsed()
    }

    fn pause(&self, pause: Duration) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(tokio::time::sleep(pause))
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
