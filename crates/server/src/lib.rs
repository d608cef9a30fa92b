//! The table server: play together, lose nothing.
//!
//! Layout: [`house`] is what a node consists of; [`tables`] lists the live tables, each owned by a [`keeper`], a task
//! around one [`table::Table`] that an [`alarm`] wakes and a [`post`] reaches; [`due`] wakes tables when nobody asks; [`think`] is where bots think and [`analysis`]
//! what they think of finished games, both queued by [`fair`]; [`known`] is what the node knows of people;
//! [`retention`] deletes what nobody needs, with [`erase`]; [`limits`] is how much there may be of everything, and
//! [`meters`] and [`newest`] count; [`http`] is the way in, and [`accept`] takes the connections, which [`progress`] gives
//! up when nobody reads.
//!
//! The server knows no rules: a table decides, the server carries out. Nothing is shown before it is stored.

mod accept;
mod alarm;
mod analysis;
mod due;
mod erase;
mod error;
mod fair;
pub mod house;
mod http;
mod keeper;
mod known;
pub mod limits;
mod meters;
mod newest;
mod post;
mod progress;
mod retention;
mod secrets;
mod tables;
mod think;
pub mod time;

use std::{io, net::SocketAddr, sync::Arc};

pub use house::Config;
use house::House;
pub use http::openapi;
pub use limits::Limits;
pub use retention::Retention;
use store::Store;
use tokio::{net::TcpListener, task::JoinHandle};

/// A node that serves.
#[derive(Debug)]
pub struct Node {
    addr: SocketAddr,
    metrics: Option<SocketAddr>,
    closing: tokio::sync::watch::Sender<bool>,
    task: JoinHandle<()>,
}

impl Node {
    /// Starts to serve. Returns when the node can be reached.
    ///
    /// # Errors
    /// The address cannot be listened on.
    pub async fn start(config: Config, store: Store) -> io::Result<Self> {
        let listener = TcpListener::bind(config.addr).await?;
        let addr = listener.local_addr()?;
        let operators = match config.metrics {
            Some(addr) => Some(TcpListener::bind(addr).await?),
            None => None,
        };
        let metrics = operators.as_ref().map(TcpListener::local_addr).transpose()?;
        follow_database(&config, &store).await;
        let house = House::new(config, store);
        let closing = house.closing.clone();
        let app = http::App::new(&house);
        if let Some(listener) = operators {
            tokio::spawn(http::ops::serve(Arc::clone(&house), listener, app.clone()));
        }
        let app = http::app(app);
        let keeper = tokio::spawn(due::look_after(Arc::clone(&house)));
        let sweeper = tokio::spawn(retention::look_after(Arc::clone(&house)));
        tokio::spawn(http::ops::add_up(Arc::clone(&house)));
        let judge = tokio::spawn(analysis::judge(Arc::clone(&house)));
        let task = tokio::spawn(async move {
            accept::serve(Arc::clone(&house), listener, app).await;
            let _ = tokio::join!(keeper, sweeper, judge);
            house.store.close().await;
        });
        Ok(Self { addr, metrics, closing, task })
    }

    /// Where it listens.
    #[must_use]
    pub const fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Where metrics are served, if that is not the same.
    #[must_use]
    pub const fn metrics(&self) -> Option<SocketAddr> {
        self.metrics
    }

    /// Answers what was asked, ends all streams, and returns when everything is stored.
    ///
    /// # Errors
    /// The node had failed before.
    pub async fn close(self) -> io::Result<()> {
        self.closing.send_replace(true);
        self.task.await.map_err(io::Error::other)
    }
}

/// Where several nodes share a database, they agree on its time.
async fn follow_database(config: &Config, store: &Store) {
    match store.time().await {
        Ok(Some(now)) => config.time.follow(table::Instant::from_millis(now)),
        Ok(None) => {}
        Err(error) => tracing::warn!(%error, "the database does not tell its time"),
    }
}
