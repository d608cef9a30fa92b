//! `arena`: how often each bot wins, with confidence intervals.

use std::{
    io::{Write, stdout},
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Instant,
};

use anyhow::{Result, bail};
use bots::{Budget, Clock, Means};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rustix::time::{ClockId, clock_gettime};
use serde::Serialize;
use shelf::{Title, clock::Wall};
use tabletop::Seat;

use crate::{
    contest::{Block, Broken, Contest, Played as Game},
    cores,
    stats::{Estimate, bootstrap, elo, quantile},
};

/// Let bots play each other and print how often each wins.
///
/// Every set-up is played once per seat rotation. With fewer bots than players the last one named
/// sits on all remaining seats: `--players 4 --bots level6,level5` is one against three.
#[derive(Debug, Args)]
pub(crate) struct Arena {
    /// The game.
    #[arg(value_parser = cli::game)]
    game: &'static dyn Title,
    /// Number of players.
    #[arg(long, short)]
    players: u8,
    /// The bots, separated by commas.
    #[arg(long, short, value_delimiter = ',', required = true, value_parser = crate::bot)]
    bots: Vec<String>,
    /// Number of games; rounded up to whole blocks.
    #[arg(long, short, default_value_t = 100)]
    games: u64,
    /// Seed of all random draws.
    #[arg(long, short, default_value_t = 0)]
    seed: u64,
    /// Iterations per decision of every searching bot, instead of its own budget.
    #[arg(long, conflicts_with = "ms")]
    iterations: Option<u32>,
    /// Milliseconds per decision of every searching bot, instead of its own budget.
    #[arg(long)]
    ms: Option<u32>,
    /// Measure time by what a thread has worked, not by the wall: for a busy machine.
    #[arg(long)]
    cpu: bool,
    /// Games played in parallel; each bot thinks on one core.
    #[arg(long)]
    threads: Option<usize>,
    /// A table option as key=value; may be repeated.
    #[arg(long = "option", short = 'o', value_parser = cli::option)]
    options: Vec<(String, String)>,
    /// Print one JSON object instead of a table.
    #[arg(long)]
    json: bool,
}

/// The time that this thread has worked.
struct Worked;

impl Clock for Worked {
    fn now(&self) -> u64 {
        let worked = clock_gettime(ClockId::ThreadCPUTime);
        worked.tv_sec as u64 * 1_000_000 + worked.tv_nsec as u64 / 1000
    }
}

/// A game with more decisions than this counts as stalled.
const LONGEST: u32 = 20_000;

#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    rules: u16,
    players: u8,
    games: usize,
    blocks: usize,
    seed: u64,
    options: &'a [(String, String)],
    iterations: Option<u32>,
    ms: Option<u32>,
    bots: Vec<Row<'a>>,
    decisions: Length,
}

#[derive(Serialize)]
struct Row<'a> {
    bot: &'a str,
    seats: usize,
    fair: f64,
    share: f64,
    low: f64,
    high: f64,
    elo: Option<f64>,
    points: f64,
    reply_ms: Reply,
}

#[derive(Serialize)]
struct Reply {
    median: f64,
    p99: f64,
}

#[derive(Serialize)]
struct Length {
    least: u32,
    median: u32,
    p99: u32,
    most: u32,
}

/// The set-ups of a contest to play: from `first` on; after the deadline no other one is begun.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Part {
    pub(crate) first: u64,
    pub(crate) deadline: Option<Instant>,
}

/// Results of the bot named first.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    /// Its share, by set-up.
    pub(crate) shares: Vec<f64>,
    /// Decisions of the longest game.
    pub(crate) longest: u32,
    /// p99 of its reply times, in milliseconds.
    pub(crate) reply_p99: f64,
}

impl Arena {
    /// A contest with the bots' own budgets.
    pub(crate) fn new(
        game: &'static dyn Title,
        players: u8,
        bots: &[String],
        games: u64,
        seed: u64,
        options: &[(String, String)],
    ) -> Self {
        Self {
            game,
            players,
            bots: bots.to_vec(),
            games,
            seed,
            iterations: None,
            ms: None,
            cpu: false,
            threads: None,
            options: options.to_vec(),
            json: false,
        }
    }

    /// This contest with this many games in parallel.
    pub(crate) const fn with_threads(mut self, threads: Option<usize>) -> Self {
        self.threads = threads;
        self
    }

    /// Plays a part of the contest and returns the results of the bot named first.
    pub(crate) fn part(&self, part: Part) -> Result<Played> {
        let line_up = self.line_up()?;
        let played = self.play(&line_up, part)?;
        let report = self.report(&line_up, &played);
        let first = &report.bots[0];
        Ok(Played {
            shares: self.shares(first.bot, &line_up, &played),
            longest: report.decisions.most,
            reply_p99: first.reply_ms.p99,
        })
    }

    pub(crate) fn run(&self) -> Result<()> {
        let line_up = self.line_up()?;
        let played = self.play(&line_up, Part::default())?;
        let report = self.report(&line_up, &played);
        let mut out = stdout().lock();
        if self.json {
            return Ok(writeln!(out, "{}", serde_json::to_string(&report)?)?);
        }
        for row in &report.bots {
            write!(
                out,
                "{:<10} {:5.1} %  [{:5.1}, {:5.1}]  fair {:5.1} %",
                row.bot,
                row.share * 100.0,
                row.low * 100.0,
                row.high * 100.0,
                row.fair * 100.0
            )?;
            if let Some(elo) = row.elo {
                write!(out, "  {elo:+.0} Elo")?;
            }
            writeln!(
                out,
                "  {:.1} points  reply median {:.1} ms, p99 {:.1} ms",
                row.points, row.reply_ms.median, row.reply_ms.p99
            )?;
        }
        let length = &report.decisions;
        Ok(writeln!(
            out,
            "{} games in {} blocks, seed {}; decisions a game: {} to {}, median {}, p99 {}",
            report.games, report.blocks, report.seed, length.least, length.most, length.median, length.p99
        )?)
    }

    /// One bot per seat.
    fn line_up(&self) -> Result<Vec<String>> {
        let seats = usize::from(self.players);
        if !self.game.seats().contains(&self.players) {
            let seats = self.game.seats();
            bail!("{} players is not possible: allowed is {}–{}", self.players, seats.start(), seats.end());
        }
        if self.bots.len() > seats {
            bail!("{} bots do not fit on {seats} seats", self.bots.len());
        }
        let last = self.bots.last().into_iter().cycle();
        Ok(self.bots.iter().chain(last).take(seats).cloned().collect())
    }

    fn play(&self, line_up: &[String], part: Part) -> Result<Vec<Vec<Game>>> {
        let budget = self.iterations.map(Budget::Iterations);
        let clock: &'static dyn Clock = if self.cpu { &Worked } else { &Wall };
        let contest = Contest {
            line_up,
            seed: self.seed,
            means: Means { clock: Some(clock), budget: budget.or(self.ms.map(Budget::Millis)) },
            longest: LONGEST,
        };
        let blocks = self.games.max(1).div_ceil(u64::from(self.players));
        let bar = ProgressBar::new(blocks.saturating_sub(part.first))
            .with_style(ProgressStyle::with_template("{bar:40} {pos}/{len} blocks, {eta} left")?);
        let threads = self.threads.unwrap_or_else(cores).max(1);
        let (next, results) = (AtomicU64::new(part.first), Mutex::new(Vec::new()));
        let work = || {
            loop {
                let block = next.fetch_add(1, Ordering::Relaxed);
                let late = part.deadline.is_some_and(|it| Instant::now() >= it);
                if block >= blocks || late && block > part.first {
                    return Ok(());
                }
                let played = shelf::visit(
                    self.game.key(),
                    Block { contest: &contest, options: &self.options, number: block },
                )
                .expect("the game is on the shelf");
                let failed = played.is_err();
                let mut results = results.lock().expect("no worker panics");
                results.push((block, played?));
                if failed {
                    next.store(blocks, Ordering::Relaxed);
                }
                bar.inc(1);
            }
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            workers.into_iter().try_for_each(|it| {
                let done: Result<(), Broken> = it.join().expect("no worker panics");
                done
            })
        })?;
        bar.finish_and_clear();
        let mut results = results.into_inner().expect("no worker panics");
        results.sort_by_key(|it| it.0);
        Ok(results.into_iter().map(|it| it.1).collect())
    }

    fn report<'a>(&'a self, line_up: &[String], blocks: &[Vec<Game>]) -> Report<'a> {
        let mut names: Vec<&String> = Vec::new();
        for name in &self.bots {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let games: Vec<&Game> = blocks.iter().flatten().collect();
        let mut decisions: Vec<u32> = games.iter().map(|it| it.decisions).collect();
        decisions.sort_unstable();
        Report {
            game: self.game.key(),
            rules: self.game.rules(),
            players: self.players,
            games: games.len(),
            blocks: blocks.len(),
            seed: self.seed,
            options: &self.options,
            iterations: self.iterations,
            ms: self.ms,
            bots: names.into_iter().map(|it| self.row(it, line_up, blocks)).collect(),
            decisions: Length {
                least: quantile(&decisions, 0.0),
                median: quantile(&decisions, 0.5),
                p99: quantile(&decisions, 0.99),
                most: quantile(&decisions, 1.0),
            },
        }
    }

    /// The places of a bot in the line-up.
    fn places(&self, bot: &str, line_up: &[String]) -> Vec<Seat> {
        Seat::all(self.players).filter(|it| line_up[it.index()] == bot).collect()
    }

    /// The share of a bot, by set-up.
    fn shares(&self, bot: &str, line_up: &[String], blocks: &[Vec<Game>]) -> Vec<f64> {
        let places = self.places(bot, line_up);
        let share = |it: &Game| -> f64 { places.iter().map(|&at| f64::from(it.share[at])).sum() };
        blocks.iter().map(|block| block.iter().map(share).sum::<f64>() / block.len() as f64).collect()
    }

    fn row<'a>(&self, bot: &'a str, line_up: &[String], blocks: &[Vec<Game>]) -> Row<'a> {
        let places = self.places(bot, line_up);
        let Estimate { mean, low, high } = bootstrap(&self.shares(bot, line_up, blocks), self.seed);
        let games = || blocks.iter().flatten();
        let points: Vec<f64> =
            games().flat_map(|game| places.iter().map(|&at| f64::from(game.score[at]))).collect();
        let mut replies: Vec<u32> =
            games().flat_map(|it| &it.replies).filter(|it| places.contains(&it.0)).map(|it| it.1).collect();
        replies.sort_unstable();
        let seats = usize::from(self.players);
        let rivals = seats - places.len();
        Row {
            bot,
            seats: places.len(),
            fair: places.len() as f64 / seats as f64,
            share: mean,
            low,
            high,
            elo: (places.len() == 1 && rivals > 0).then(|| elo(mean, rivals as f64)),
            points: points.iter().sum::<f64>() / points.len() as f64,
            reply_ms: Reply {
                median: f64::from(quantile(&replies, 0.5)) / 1000.0,
                p99: f64::from(quantile(&replies, 0.99)) / 1000.0,
            },
        }
    }
}
