//! Reports to a service manager: that the server is ready, alive, and about to end. Without one, nothing happens.

use std::{convert::Infallible, time::Duration};

use sd_notify::NotifyState;

/// The server can be reached.
pub(crate) fn ready() {
    notify(NotifyState::Ready);
}

/// The server ends.
pub(crate) fn stopping() {
    notify(NotifyState::Stopping);
}

/// Says twice as often as needed that tasks still run.
pub(crate) async fn keep_alive() -> Infallible {
    let mut micros = 0;
    if !sd_notify::watchdog_enabled(false, &mut micros) || micros < 2 {
        return std::future::pending().await;
    }
    let mut beat = tokio::time::interval(Duration::from_micros(micros / 2));
    loop {
        beat.tick().await;
        notify(NotifyState::Watchdog);
    }
}

fn notify(state: NotifyState<'_>) {
    if let Err(why) = sd_notify::notify(false, &[state]) {
        tracing::warn!(%why, "the service manager does not hear");
    }
}
