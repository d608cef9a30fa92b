//! What all tables of a node share.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use store::Store;
use table::{Instant, Settings, To};
use tokio::sync::watch;

use crate::{
    analysis::Analyst,
    known::Known,
    limits::Limits,
    meters::Meters,
    newest::Newest,
    retention::Retention,
    tables::Tables,
    think::ThinkPool,
    time::{System, Time},
};

/// How a node is run.
#[derive(Clone)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// Where it serves metrics, if not to everybody who can reach it.
    pub metrics: Option<SocketAddr>,
    /// What time it is.
    pub time: Arc<dyn Time>,
    /// How much there may be of everything.
    pub limits: Limits,
    /// Whether a proxy in front names the caller (`X-Forwarded-For`, `X-Forwarded-Proto`).
    pub behind_proxy: bool,
    /// A table that nobody asks for anything leaves memory after this long.
    pub idle: Duration,
    /// Without a clock: how long somebody who owes a decision must be away before a stand-in may be asked for.
    pub absence: Duration,
    /// How long bots go on playing after somebody last looked at the table or asked it for something.
    pub attention: Duration,
    /// Between the last seat taken and the start of the game.
    pub countdown: Duration,
    /// How many play-outs judge a turn of a finished game.
    pub analysis: u32,
    /// How long what nobody needs is kept.
    pub retention: Retention,
    /// What proves that a caller is the operator; without it nobody is.
    pub admin_token: Option<String>,
}

impl std::fmt::Debug for Config {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Config").field("addr", &self.addr).finish_non_exhaustive()
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            addr: SocketAddr::from(([127, 0, 0, 1], 8080)),
            metrics: None,
            time: Arc::new(System::default()),
            limits: Limits::default(),
            behind_proxy: false,
            idle: Duration::from_secs(60),
            absence: Duration::from_secs(600),
            attention: Duration::from_secs(300),
            countdown: Duration::from_secs(5),
            analysis: 2_000,
            retention: Retention::default(),
            admin_token: None,
        }
    }
}

/// What all tables of a node share.
pub(crate) struct House {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) tables: Tables,
    pub(crate) think: ThinkPool,
    pub(crate) analyst: Analyst,
    pub(crate) known: Known,
    pub(crate) meters: Arc<Meters>,
    pub(crate) hints: Arc<Newest>,
    /// Becomes true when the node is to end.
    pub(crate) closing: watch::Sender<bool>,
    has_other_nodes: bool,
    last_to: AtomicU64,
}

impl House {
    pub(crate) fn new(config: Config, store: Store) -> Arc<Self> {
        Arc::new(Self {
            has_other_nodes: store.news().is_some(),
            meters: Meters::new(config.limits.clone().within_open_files()),
            hints: Arc::default(),
            config,
            store,
            tables: Tables::default(),
            think: ThinkPool::start(),
            analyst: Analyst::default(),
            known: Known::default(),
            closing: watch::Sender::new(false),
            last_to: AtomicU64::new(0),
        })
    }

    pub(crate) fn now(&self) -> Instant {
        self.config.time.now()
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Whether other nodes may use the same store.
    pub(crate) const fn has_other_nodes(&self) -> bool {
        self.has_other_nodes
    }

    /// What every table is run by.
    pub(crate) fn settings(&self) -> Settings {
        let Config { absence, countdown, attention, ref limits, .. } = self.config;
        Settings { absence, countdown, attention, bounds: limits.bounds() }
    }

    /// Where another answer or stream goes.
    pub(crate) fn next_to(&self) -> To {
        To(self.last_to.fetch_add(1, Ordering::Relaxed))
    }
}
