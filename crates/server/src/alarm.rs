//! Waiting for times that are often moved to later ones: what happens at a table costs no timer.

use std::{pin::Pin, time::Duration};

use table::Instant;
use tokio::time::{Sleep, sleep};

use crate::time::Time;

/// Rings at a time. A later time than before keeps the timer that runs, which then waits for the rest.
pub(crate) struct Alarm<'a> {
    time: &'a dyn Time,
    at: Option<Instant>,
    timer: Option<(Instant, Pin<Box<dyn Future<Output = ()> + Send + 'a>>)>,
}

impl<'a> Alarm<'a> {
    pub(crate) fn new(time: &'a dyn Time) -> Self {
        Self { time, at: None, timer: None }
    }

    /// Sets the time, or stops the alarm.
    pub(crate) fn set(&mut self, at: Option<Instant>) {
        self.at = at;
        if at.zip(self.timer.as_ref()).is_none_or(|(at, timer)| at < timer.0) {
            self.timer = None;
        }
    }

    /// Returns at the time that is set; never, if none is.
    pub(crate) async fn ring(&mut self) {
        let Some(at) = self.at else { return std::future::pending().await };
        loop {
            let time = self.time;
            let start = || (at, time.pause(at.since(time.now())));
            let (until, pause) = self.timer.get_or_insert_with(start);
            pause.await;
            let reached = *until >= at;
            self.timer = None;
            if reached {
                return;
            }
        }
    }
}

/// Waits until nothing has happened for a while.
pub(crate) struct Quiet {
    long: Duration,
    since: tokio::time::Instant,
    timer: Pin<Box<Sleep>>,
}

impl Quiet {
    pub(crate) fn new(long: Duration) -> Self {
        Self { long, since: tokio::time::Instant::now(), timer: Box::pin(sleep(long)) }
    }

    /// Something has just happened.
    pub(crate) fn begin(&mut self) {
        self.since = tokio::time::Instant::now();
    }

    /// Returns when nothing has happened for long enough.
    pub(crate) async fn wait(&mut self) {
        loop {
            self.timer.as_mut().await;
            let now = tokio::time::Instant::now();
            let until = self.since + self.long;
            self.timer.as_mut().reset(if until > now { until } else { now + self.long });
            if until <= now {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::timeout;

    use super::*;
    use crate::time::Manual;

    #[tokio::test(start_paused = true)]
    async fn it_is_quiet_only_after_nothing_has_happened_for_long_enough() {
        let (second, begun) = (Duration::from_secs(1), tokio::time::Instant::now());
        let mut quiet = Quiet::new(10 * second);
        for _ in 0..4 {
            assert!(timeout(7 * second, quiet.wait()).await.is_err());
            quiet.begin();
        }
        quiet.wait().await;
        assert_eq!(begun.elapsed().as_secs(), 4 * 7 + 10);
    }

    #[tokio::test(start_paused = true)]
    async fn an_alarm_rings_at_the_last_time_that_was_set() {
        let time = Manual::new(0);
        let mut alarm = Alarm::new(&time);
        let rings =
            async |alarm: &mut Alarm<'_>| timeout(Duration::from_millis(1), alarm.ring()).await.is_ok();
        assert!(!rings(&mut alarm).await, "nothing is set");
        alarm.set(Some(Instant::from_millis(100)));
        assert!(!rings(&mut alarm).await);
        alarm.set(Some(Instant::from_millis(300)));
        time.advance(Duration::from_millis(200));
        assert!(!rings(&mut alarm).await, "it was moved to a later time");
        alarm.set(Some(Instant::from_millis(250)));
        time.advance(Duration::from_millis(50));
        assert!(rings(&mut alarm).await, "and to an earlier one");
        alarm.set(Some(Instant::from_millis(400)));
        alarm.set(None);
        time.advance(Duration::from_millis(500));
        assert!(!rings(&mut alarm).await, "it was stopped");
    }
}
