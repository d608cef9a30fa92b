//! `load`: throughput, latency and memory of a server on this machine.
//!
//! Starts `howlcrown serve` on loopback, plays on it, and measures the disk in the same run: [`disk`] measures what
//! the disk allows, [`players`] play, [`stages`] reads the server's own histograms.

mod disk;
mod players;
mod stages;

use std::{
    fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};
use clap::Args;
use indicatif::ProgressBar;
use shelf::Title;
use stages::{STAGES, Stages};
use tokio::runtime::Runtime;

/// How long the CPU time of idle tables is measured.
const IDLE: Duration = Duration::from_secs(30);

/// Pause between the two phases, so that the work of the first is done before the second begins.
const REST: Duration = Duration::from_secs(3);

/// Measure a server on this machine: moves per second, latency, memory. Loopback only.
#[derive(Debug, Args)]
pub(crate) struct Load {
    /// The game.
    #[arg(long, value_parser = cli::game)]
    game: &'static dyn Title,
    /// Tables played at the same time.
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=5_000))]
    tables: u32,
    /// Idle tables in the database.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    idle: u32,
    /// Tables in memory, each with one viewer, when memory is measured.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(0..=50_000))]
    live: u32,
    /// Duration of each phase, in seconds.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// Moves per second at each table in the phase that measures latency.
    #[arg(long, default_value_t = 1.0)]
    rate: f64,
    /// Directory of the database and the disk's test file; a temporary directory by default.
    #[arg(long)]
    dir: Option<PathBuf>,
    /// The server to measure; `howlcrown` beside this program by default.
    #[arg(long)]
    program: Option<PathBuf>,
}

impl Load {
    pub(crate) fn run(&self) -> Result<()> {
        if !(0.001..=1_000.0).contains(&self.rate) {
            bail!("--rate is moves per second and table, between 0.001 and 1000");
        }
        cli::raise_open_file_limit();
        let parent = self.dir.clone().unwrap_or_else(std::env::temp_dir);
        let dir = tempfile::Builder::new().prefix("howlcrown-load-").tempdir_in(&parent);
        let dir = dir.with_context(|| format!("cannot make a directory in {}", parent.display()))?;
        Runtime::new()?.block_on(self.measure(dir.path()))
    }

    #[expect(clippy::print_stdout, reason = "the result of the command")]
    async fn measure(&self, dir: &Path) -> Result<()> {
        let bar = ProgressBar::new_spinner();
        bar.enable_steady_tick(Duration::from_millis(200));
        let phase = Duration::from_secs(self.seconds);
        let say = |name: &str, value: f64, unit: &str| bar.suspend(|| println!("{name} {value:.2} {unit}"));

        bar.set_message("disk");
        let mut syncs = disk::measure(dir, Duration::from_secs(2))?;
        let server = Server::start(self.program.as_deref(), dir)?;
        if self.idle > 0 {
            bar.set_message("idle tables");
            players::open_idle(&server.host, self.game.key(), self.idle).await?;
            // Idle tables leave memory after a second.
            tokio::time::sleep(Duration::from_secs(3)).await;
            let before = server.cpu()?;
            tokio::time::sleep(IDLE).await;
            say("load.idle.tables", f64::from(self.idle), "tables");
            let used = (server.cpu()? - before).as_secs_f64();
            say("load.idle.cpu", used, &format!("CPU s in {} s", IDLE.as_secs()));
        }
        if self.live > 0 {
            bar.set_message("live tables");
            let without = server.memory()?;
            let watchers = players::watch(&server.host, self.game.key(), self.live).await?;
            let per_table = (server.memory()?.saturating_sub(without)) as f64 / f64::from(self.live);
            say("load.live.tables", f64::from(self.live), "tables");
            say("load.live.memory", per_table / 1024.0, "KiB/table");
            let before = server.cpu()?;
            tokio::time::sleep(phase).await;
            let used = (server.cpu()? - before).as_secs_f64();
            say("load.live.cpu", used, &format!("CPU s in {} s", phase.as_secs()));
            drop(watchers);
        }
        bar.set_message("tables");
        let players = players::Players::sit_down(&server.host, self.game.key(), self.tables).await?;
        say("load.tables", f64::from(self.tables), "tables");

        bar.set_message("throughput");
        let (cpu, written, begun) = (server.cpu()?, server.written()?, Instant::now());
        let full = players.play(phase, None).await;
        let (cpu, took) = ((server.cpu()? - cpu).as_secs_f64(), begun.elapsed().as_secs_f64());
        let written = (server.written()? - written) as f64 / 1024.0;
        // Latency comes second: a server that has run for a while overwrites its write-ahead log instead of growing it.
        tokio::time::sleep(REST).await;
        bar.set_message("latency");
        let before = Stages::read(&server.host).await?;
        let probe = disk::Probe::start(dir)?;
        let paced = players.play(phase, Some(Duration::from_secs_f64(1.0 / self.rate))).await;
        let mut beside = probe.finish()?;
        let after = Stages::read(&server.host).await?;
        players.leave().await;
        drop(server);

        bar.set_message("disk");
        syncs.extend(disk::measure(dir, Duration::from_secs(2))?);
        bar.finish_and_clear();
        let disk = at(&mut syncs, 0.99);
        say("disk.fdatasync.p50", at(&mut syncs, 0.5), "ms");
        say("disk.fdatasync.p99", disk, "ms");
        let loaded = at(&mut beside, 0.99);
        say("disk.fdatasync.beside.p50", at(&mut beside, 0.5), "ms");
        say("disk.fdatasync.beside.p99", loaded, "ms");
        let mut latencies = paced.latencies;
        say("load.paced.moves", latencies.len() as f64 / self.seconds as f64, "moves/s");
        for (name, share) in [("p50", 0.5), ("p90", 0.9), ("p99", 0.99)] {
            say(&format!("load.paced.{name}"), at(&mut latencies, share), "ms");
        }
        say("load.paced.p99.per.fdatasync.p99", at(&mut latencies, 0.99) / disk, "times");
        say("load.paced.p99.per.fdatasync.beside.p99", at(&mut latencies, 0.99) / loaded, "times");
        for (stage, name) in STAGES {
            for (label, share) in [("p50", 0.5), ("p99", 0.99)] {
                if let Some(most) = after.since(&before, stage, share) {
                    say(&format!("load.paced.{name}.{label}"), most, "ms at most");
                }
            }
        }
        // Delays of the players themselves show how busy the machine is apart from the server.
        let (mut answered, mut late) = (paced.answered, paced.late);
        say("load.paced.answered.p99", at(&mut answered, 0.99), "ms");
        say("load.paced.players.late.p50", at(&mut late, 0.5), "ms");
        say("load.paced.players.late.p99", at(&mut late, 0.99), "ms");
        let mut latencies = full.latencies;
        say("load.full.moves", latencies.len() as f64 / took, "moves/s");
        say("load.full.moves.per.cpu", latencies.len() as f64 / cpu, "moves/CPU s of the server");
        say("load.full.written", written / latencies.len() as f64, "KiB/move");
        say("load.full.p50", at(&mut latencies, 0.5), "ms");
        say("load.full.p99", at(&mut latencies, 0.99), "ms");
        if paced.failures + full.failures > 0 {
            bail!("{} moves failed", paced.failures + full.failures);
        }
        Ok(())
    }
}

/// The quantile of the values.
fn at(values: &mut [f64], share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let index = (values.len() as f64 * share) as usize;
    values.get(index.min(values.len().saturating_sub(1))).copied().unwrap_or(f64::NAN)
}

/// A server process that is stopped when dropped.
struct Server {
    process: Child,
    host: String,
}

impl Server {
    fn start(program: Option<&Path>, dir: &Path) -> Result<Self> {
        let beside = std::env::current_exe()?.with_file_name("howlcrown");
        let program = program.unwrap_or(&beside);
        let mut process = Command::new(program)
            .args(["serve", "--addr", "127.0.0.1:0", "--no-limits", "--idle", "1", "--database"])
            .arg(dir.join("load.db"))
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let mut line = String::new();
        if let Some(out) = process.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let Some((_, host)) = line.trim().split_once("http://") else { bail!("the server did not start") };
        Ok(Self { process, host: host.to_owned() })
    }

    fn memory(&self) -> Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find(|it| it.starts_with("VmRSS:")).context("no VmRSS")?;
        let kibibytes: u64 = line.split_whitespace().nth(1).context("no VmRSS")?.parse()?;
        Ok(kibibytes * 1024)
    }

    /// Bytes written to the disk.
    fn written(&self) -> Result<u64> {
        let io = fs::read_to_string(format!("/proc/{}/io", self.process.id()))?;
        let bytes = io.lines().find_map(|it| it.strip_prefix("write_bytes: ")).context("no write_bytes")?;
        Ok(bytes.parse()?)
    }

    /// CPU time of its threads; the system counts 100 ticks in a second.
    fn cpu(&self) -> Result<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.process.id()))?;
        let (_, fields) = stat.rsplit_once(") ").context("no stat")?;
        let ticks = |n: usize| fields.split(' ').nth(n).and_then(|it| it.parse::<u64>().ok());
        let ticks = ticks(11).zip(ticks(12)).map(|it| it.0 + it.1).context("no stat")?;
        Ok(Duration::from_millis(ticks * 10))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Its database is temporary, so it need not stop cleanly.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
