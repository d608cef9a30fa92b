//! Looking on: what a table tells those who follow it.

use std::sync::Arc;

use protocol::to_client::Clocks;
use tabletop::Viewer;
use tokio::sync::watch;

/// What has changed: those who look compare it with what they saw.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tick {
    /// Counts entries.
    pub(crate) version: u32,
    /// Counts changes of who sits or looks, of the status and the like.
    pub(crate) table: u64,
    /// The last message.
    pub(crate) chat: i64,
    /// What most of those who look will want next.
    pub(crate) told: Arc<Told>,
}

/// The last step, ready to be sent to who has seen everything before it and is still looking: they need not ask.
#[derive(Debug, Default)]
pub(crate) struct Told {
    /// The version before the step.
    pub(crate) since: u32,
    /// One frame for each kind of eyes that looked when the step was made.
    pub(crate) frames: Vec<(Viewer, Arc<str>)>,
    /// The clocks after it, if there are any.
    pub(crate) clocks: Option<Clocks>,
}

impl Told {
    pub(crate) fn frame(&self, viewer: Viewer) -> Option<&str> {
        self.frames.iter().find(|it| it.0 == viewer).map(|it| &*it.1)
    }
}

/// Somebody looking on, for as long as this is kept.
#[derive(Debug)]
pub(crate) struct Looking {
    pub(crate) ticks: watch::Receiver<Tick>,
    pub(crate) _eyes: Arc<Viewer>,
}
