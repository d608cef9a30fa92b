//! `serve`: the table server with the web page inside.

use std::{net::SocketAddr, time::Duration};

use anyhow::{Context, Result, ensure};
use clap::{Args, ValueEnum};
use server::{Config, Limits, Node, Retention};
use tokio::{
    runtime::Builder,
    signal::unix::{SignalKind, signal},
};
use tracing_subscriber::EnvFilter;

use crate::systemd;

/// Serve tables and the web page until stopped.
#[derive(Debug, Args)]
pub(crate) struct Serve {
    /// Where to listen; port 0 takes any free one.
    #[arg(long, env = "HOWLCROWN_ADDR", default_value = "127.0.0.1:8080")]
    addr: SocketAddr,
    /// Where to serve metrics, instead of at /metrics for everybody; probes are answered there too.
    #[arg(long, env = "HOWLCROWN_METRICS_ADDR")]
    metrics_addr: Option<SocketAddr>,
    #[command(flatten)]
    database: Database,
    /// The most connections of this node to PostgreSQL.
    #[arg(long, env = "HOWLCROWN_DATABASE_CONNECTIONS", default_value_t = store::Options::default().connections, value_parser = clap::value_parser!(u32).range(2..=1_000))]
    database_connections: u32,
    /// Trust the headers of a proxy in front (X-Forwarded-For, X-Forwarded-Proto).
    #[arg(long, env = "HOWLCROWN_BEHIND_PROXY")]
    behind_proxy: bool,
    /// Another value for a limit of docs/limits.md, as NAME=NUMBER or NAME=off; may be given several times.
    #[arg(long = "limit", env = "HOWLCROWN_LIMITS", value_delimiter = ',')]
    limits: Vec<String>,
    /// No limits to what anybody asks for: for tests and measurements.
    #[arg(long, env = "HOWLCROWN_NO_LIMITS")]
    no_limits: bool,
    /// Seconds after which a table without viewers is dropped from memory.
    #[arg(long, env = "HOWLCROWN_IDLE", default_value_t = 60)]
    idle: u64,
    /// Seconds between the last seat taken and the start of a game among several people.
    #[arg(long, env = "HOWLCROWN_COUNTDOWN", default_value_t = 5, value_parser = clap::value_parser!(u32).range(0..=600))]
    countdown: u32,
    /// Seconds that somebody who owes a decision must be away before another player may ask for the stand-in, at tables
    /// without a clock.
    #[arg(long, env = "HOWLCROWN_ABSENCE", default_value_t = 600, value_parser = clap::value_parser!(u32).range(1..=2_592_000))]
    absence: u32,
    /// How many play-outs judge a turn of a finished game; 10,000 take about a second.
    #[arg(long, env = "HOWLCROWN_ANALYSIS", default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    analysis: u32,
    #[command(flatten)]
    keep: Keep,
    /// The token of the operator, at least 16 characters, for `howlcrown admin`; without it there is no operator.
    /// Better set it in the environment, where others cannot see it.
    #[arg(long, env = "HOWLCROWN_ADMIN_TOKEN", hide_env_values = true, value_parser = admin_token)]
    admin_token: Option<String>,
    /// What to log, as `level` or `target=level,…`.
    #[arg(long, env = "HOWLCROWN_LOG", default_value = "warn")]
    log: String,
    /// How to write the log.
    #[arg(long, env = "HOWLCROWN_LOG_FORMAT", default_value = "text")]
    log_format: LogFormat,
}

/// How long what nobody needs is kept, in days; 0 for ever.
#[derive(Clone, Copy, Debug, Args)]
struct Keep {
    /// Days that a table is kept that has not started, after its last change; 0 for ever.
    #[arg(long, env = "HOWLCROWN_KEEP_LOBBIES", default_value_t = 7, value_name = "DAYS")]
    keep_lobbies: u32,
    /// Days that a game is kept that is not over, after its last change; 0 for ever.
    #[arg(long, env = "HOWLCROWN_KEEP_GAMES", default_value_t = 90, value_name = "DAYS")]
    keep_games: u32,
    /// Days that a person is kept, after the last use of their devices; 0 for ever.
    #[arg(long, env = "HOWLCROWN_KEEP_GUESTS", default_value_t = 400, value_name = "DAYS")]
    keep_guests: u32,
    /// Days that a chat message is kept; 0 for ever.
    #[arg(long, env = "HOWLCROWN_KEEP_CHAT", default_value_t = 365, value_name = "DAYS")]
    keep_chat: u32,
    /// Delete nothing by itself: only `howlcrown admin retention` does.
    #[arg(long, env = "HOWLCROWN_NO_RETENTION")]
    no_retention: bool,
}

impl Keep {
    fn retention(self) -> Retention {
        let days = |days: u32| (days > 0).then(|| Duration::from_secs(u64::from(days) * 24 * 3600));
        Retention {
            every: Retention::default().every.filter(|_| !self.no_retention),
            lobbies: days(self.keep_lobbies),
            games: days(self.keep_games),
            guests: days(self.keep_guests),
            chat: days(self.keep_chat),
        }
    }
}

/// A token that cannot be guessed in any number of tries.
fn admin_token(text: &str) -> Result<String> {
    ensure!(text.len() >= 16, "the token must have at least 16 characters");
    Ok(text.to_owned())
}

/// Where everything is kept.
#[derive(Clone, Debug, Args)]
pub(crate) struct Database {
    /// An SQLite file, or postgres://… for several nodes.
    #[arg(long, env = "HOWLCROWN_DATABASE", default_value = "howlcrown.db")]
    pub(crate) database: String,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum LogFormat {
    /// For people.
    Text,
    /// For machines.
    Json,
}

impl Serve {
    pub(crate) fn run(&self) -> Result<()> {
        self.log()?;
        cli::raise_open_file_limit();
        // The store writes on a thread of its own: with one core left for it, fewer threads wake each other.
        let threads = std::thread::available_parallelism()?.get().saturating_sub(1).max(1);
        Builder::new_multi_thread().worker_threads(threads).enable_all().build()?.block_on(self.serve())
    }

    fn log(&self) -> Result<()> {
        let filter = EnvFilter::try_new(&self.log).context("--log is not understood")?;
        let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_env_filter(filter);
        match self.log_format {
            LogFormat::Text => log.init(),
            LogFormat::Json => log.json().init(),
        }
        Ok(())
    }

    fn limits(&self) -> Result<Limits> {
        let start = if self.no_limits { Limits::off() } else { Limits::default() };
        let limits = self.limits.iter().try_fold(start, |limits, text| limits.with(text));
        limits.map_err(anyhow::Error::msg).context("--limit is not understood")
    }

    #[expect(clippy::print_stdout, reason = "the address is the result of the command")]
    async fn serve(&self) -> Result<()> {
        let mut stop = signal(SignalKind::terminate())?;
        let mut interrupt = signal(SignalKind::interrupt())?;
        let options = store::Options { connections: self.database_connections };
        let store = store::open_with(&self.database.database, options).await;
        let store = store.context("cannot open the database")?;
        let config = Config {
            addr: self.addr,
            metrics: self.metrics_addr,
            limits: self.limits()?,
            behind_proxy: self.behind_proxy,
            idle: Duration::from_secs(self.idle),
            countdown: Duration::from_secs(self.countdown.into()),
            absence: Duration::from_secs(self.absence.into()),
            analysis: self.analysis,
            retention: self.keep.retention(),
            admin_token: self.admin_token.clone(),
            ..Config::default()
        };
        let node = Node::start(config, store).await;
        let node = node.with_context(|| format!("cannot listen on {}", self.addr))?;
        println!("Howl & Crown is on http://{}", node.addr());
        systemd::ready();
        tokio::select! {
            _ = stop.recv() => {}
            _ = interrupt.recv() => {}
            never = systemd::keep_alive() => match never {},
        }
        systemd::stopping();
        Ok(node.close().await?)
    }
}
