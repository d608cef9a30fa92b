//! What all tables of a node share.

use std::{net::SocketAddr, sync::Arc};

use shelf::Title;
use store::Store;
use tokio::sync::watch;

use crate::{
    analysis::Analyst,
    tables::Tables,
    think::ThinkPool,
    time::{System, Time},
};

/// How a node is run.
#[derive(Clone)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The games it offers.
    pub titles: &'static [&'static dyn Title],
    /// What time it is.
    pub time: Arc<dyn Time>,
    /// Whether callers are told to slow down.
    pub limits: bool,
    /// Whether a proxy in front tells who calls (`X-Forwarded-For`, `X-Forwarded-Proto`).
    pub behind_proxy: bool,
    /// A table that nobody asks for anything leaves memory after so many milliseconds.
    pub idle: u64,
    /// Without a clock: a bot may step in for somebody who owes a decision and has not been seen for so many
    /// milliseconds.
    pub absent: i64,
    /// Who has connected and not said what they want after so many milliseconds is not waited for.
    pub header: u64,
    /// Between the last seat taken and the start of the game, in milliseconds.
    pub countdown: i64,
    /// How many play-outs judge a turn of a finished game.
    pub analysis: u32,
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
            titles: shelf::SHELF,
            time: Arc::new(System),
            limits: true,
            behind_proxy: false,
            idle: 60_000,
            absent: 600_000,
            header: 60_000,
            countdown: 5_000,
            analysis: 2_000,
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
    /// Becomes true when the node is to end.
    pub(crate) closing: watch::Sender<bool>,
}

impl House {
    pub(crate) fn new(config: Config, store: Store) -> Arc<Self> {
        Arc::new(Self {
            config,
            store,
            tables: Tables::default(),
            think: ThinkPool::new(),
            analyst: Analyst::default(),
            closing: watch::Sender::new(false),
        })
    }

    pub(crate) fn now(&self) -> i64 {
        self.config.time.now()
    }

    pub(crate) fn title(&self, key: &str) -> Option<&'static dyn Title> {
        self.config.titles.iter().copied().find(|it| it.key() == key)
    }
}
