//! `strength`: how strong the bots are, measured anew and written to a page.

mod results;
mod trials;

use std::{
    fmt::Write,
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use anyhow::{Context, Result};
use bots::stats::{Estimate, elo};
use clap::Args;
use shelf::{SHELF, Title};

use crate::{
    arena::{Arena, Part},
    ask,
};
use results::{Entry, Results};
use trials::{Trial, trials};

/// Measure how strong the bots are and write `docs/strength.md`.
///
/// Every line of the page is a contest as `arena` plays it, with seeds that no tuning has seen. What was
/// played is kept beside the page and goes on from there: a run may be stopped, or be split by `--game`,
/// `--only` and `--minutes`, and the page is written from all that has been played so far.
#[derive(Debug, Args)]
pub(crate) struct Strength {
    /// Few games: shows that everything runs, and proves little.
    #[arg(long)]
    quick: bool,
    /// Only contests of this game.
    #[arg(long, value_parser = ask::game)]
    game: Option<&'static dyn Title>,
    /// Only contests whose name contains this.
    #[arg(long)]
    only: Option<String>,
    /// How many games each contest has, instead of what suits its budget.
    #[arg(long)]
    games: Option<u64>,
    /// How long a contest goes on at most in this run; the set-up under way is played to its end.
    #[arg(long)]
    minutes: Option<f64>,
    /// How many games run at the same time; each bot thinks on one core.
    #[arg(long)]
    threads: Option<usize>,
    /// Forget what was played before, as one should when the bots have changed.
    #[arg(long)]
    afresh: bool,
    /// Where chance comes from.
    #[arg(long, default_value_t = 9_000_000)]
    seed: u64,
    /// The page. What was played is kept beside it, in a file that ends in `json`.
    #[arg(long, default_value = "docs/strength.md")]
    file: PathBuf,
}

impl Strength {
    pub(crate) fn run(&self) -> Result<()> {
        let kept = self.file.with_extension("json");
        let mut results = if self.afresh { Results::default() } else { Results::read(&kept)? };
        for &game in SHELF {
            if self.game.is_some_and(|it| it.key() != game.key()) {
                continue;
            }
            for trial in trials(game) {
                if self.only.as_ref().is_some_and(|it| !trial.name.contains(it.as_str())) {
                    continue;
                }
                self.go_on(game, &trial, results.entry(game.key(), &trial, self.seed))?;
                results.write(&kept)?;
                write_page(&self.file, &results)?;
            }
        }
        write_page(&self.file, &results)
    }

    /// Plays what a contest still lacks.
    fn go_on(&self, game: &'static dyn Title, trial: &Trial, entry: &mut Entry) -> Result<()> {
        let quick = if self.quick { 2 * u64::from(trial.players) } else { trial.games };
        let blocks = self.games.unwrap_or(quick).max(1).div_ceil(u64::from(trial.players));
        let played = entry.shares.len() as u64;
        if played < blocks {
            let bots: Vec<&str> = trial.bots.iter().map(String::as_str).collect();
            let games = blocks * u64::from(trial.players);
            let arena = Arena::new(game, trial.players, &bots, games, self.seed, &trial.options);
            let deadline = self.minutes.map(|it| Instant::now() + Duration::from_secs_f64(it * 60.0));
            entry.add(&arena.with_threads(self.threads).part(Part { first: played, deadline })?);
        }
        eprint!("{} {}", game.key(), row(trial, entry));
        Ok(())
    }
}

fn write_page(file: &Path, results: &Results) -> Result<()> {
    let mut page = String::from(HEAD);
    for &game in SHELF {
        let mut doublings = Vec::new();
        let mut rows = String::new();
        for trial in trials(game) {
            // What was played with other seeds has a line of its own.
            for entry in results.of(game.key(), &trial) {
                rows.push_str(&row(&trial, entry));
                if trial.name.starts_with("doubling") {
                    doublings.push(entry);
                }
            }
        }
        if rows.is_empty() {
            continue;
        }
        writeln!(page, "\n## {}\n\n{COLUMNS}\n{rows}", game.key())?;
        if !doublings.is_empty() {
            let wanted = trials::elo_per_doubling(game);
            let Estimate { mean, low, high } = results::together(&doublings);
            let [mean, low, high] = [mean, low, high].map(|it| elo(it, 1.0));
            let count = doublings.len();
            writeln!(
                page,
                "Mean of {count} doublings, each counted alike: {mean:+.0} Elo, interval {low:+.0} to {high:+.0} (wanted: {wanted:+}).\n"
            )?;
        }
    }
    let page = format!("{}\n", page.trim_end());
    fs::write(file, page).with_context(|| format!("cannot write {}", file.display()))
}

const HEAD: &str = "# How strong the bots are

Written by `howlcrown strength` from games that were really played; `strength.json` beside this page keeps
them by set-up, and the command goes on from there. Every set-up is played once per seat rotation; shares are
means over set-ups with 95 % bootstrap intervals. A claim holds (**yes**) if the lower end of the interval
reaches what is wanted and fails (**no**) if not even the upper end does; between the two the games played
are too few to tell (*open*), and so are fewer than ten set-ups, whatever came of them.

`level4@400` is level 4 with 400 iterations, `neutral@100ms` the neutral player with 100 ms a decision;
otherwise bots use their own budgets, each on one core. One against three means 25 % is fair. The reply is
that of the bot named first, 99 of 100 times, beside what is allowed; the load is what the machine had to do
besides and with it (processes that wanted a core, last minute) when the contest ended, and a busy machine
makes players with a budget in time weaker and all of them slower.
";

const COLUMNS: &str =
    "| contest | players | bots | games | share | interval | wanted | holds | reply p99 | longest game | seed | load |
|---|---|---|---|---|---|---|---|---|---|---|---|";

/// Fewer set-ups than this say nothing: drawn again and again, they give an interval that is too narrow.
const FEW: usize = 10;

fn row(trial: &Trial, entry: &Entry) -> String {
    let share = entry.estimate();
    let percent = |it: f64| format!("{:.1} %", it * 100.0);
    let holds = if entry.shares.len() < FEW {
        "*open*"
    } else if share.low >= trial.wanted {
        "**yes**"
    } else if share.high < trial.wanted {
        "**no**"
    } else {
        "*open*"
    };
    let limit = trial.limit.map_or(String::new(), |it| format!(" of {it}"));
    format!(
        "| {} | {} | {} | {} | {} | {}–{} | {} | {holds} | {:.0}{limit} ms | {} decisions | {} | {:.1} |\n",
        trial.name,
        trial.players,
        trial.bots.join(", "),
        entry.shares.len() * usize::from(trial.players),
        percent(share.mean),
        percent(share.low),
        percent(share.high),
        percent(trial.wanted),
        entry.reply_p99,
        entry.longest,
        entry.seed,
        entry.load,
    )
}
