//! What time it is: the system's, or one that tests set.

use std::{
    pin::Pin,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use tokio::sync::watch;

/// A source of time.
pub trait Time: Send + Sync + 'static {
    /// Milliseconds since 1970.
    fn now(&self) -> i64;
    /// Returns after so many milliseconds.
    fn pause(&self, millis: i64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
}

/// The time of the system.
#[derive(Clone, Copy, Debug)]
pub struct System;

impl Time for System {
    fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |it| it.as_millis() as i64)
    }

    fn pause(&self, millis: i64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let pause = Duration::from_millis(millis.max(0) as u64);
        Box::pin(tokio::time::sleep(pause))
    }
}

/// A time that stands still until it is moved: for tests.
#[derive(Debug)]
pub struct Manual(watch::Sender<i64>);

impl Manual {
    /// Starts at this time.
    #[must_use]
    pub fn new(now: i64) -> Self {
        Self(watch::Sender::new(now))
    }

    /// Lets so many milliseconds pass.
    pub fn advance(&self, millis: i64) {
        self.0.send_modify(|now| *now += millis);
    }
}

impl Time for Manual {
    fn now(&self) -> i64 {
        *self.0.borrow()
    }

    fn pause(&self, millis: i64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let until = self.now() + millis;
        Box::pin(async move {
            let mut time = self.0.subscribe();
            // Fails only if the clock is gone, and then nobody waits for it.
            let _ = time.wait_for(|&now| now >= until).await;
        })
    }
}
