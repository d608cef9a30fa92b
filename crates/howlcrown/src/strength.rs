//! `strength`: how strong the bots are, measured anew and written to a page.

use std::{fmt::Write, fs, path::PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use shelf::{SHELF, Title};

use crate::arena::{Arena, Verdict};

/// Measure how strong the bots are and write `docs/strength.md`.
///
/// Every line of the page is a contest as `arena` plays it, with seeds that no tuning has seen. The
/// page is written after each contest, so a run that is stopped leaves what it has found.
#[derive(Debug, Args)]
pub(crate) struct Strength {
    /// Few games: shows that everything runs, and proves little.
    #[arg(long)]
    quick: bool,
    /// Only contests whose name contains this.
    #[arg(long)]
    only: Option<String>,
    /// How many games each contest has, instead of what suits its budget.
    #[arg(long)]
    games: Option<u64>,
    /// Where chance comes from.
    #[arg(long, default_value_t = 9_000_000)]
    seed: u64,
    /// The page.
    #[arg(long, default_value = "docs/strength.md")]
    file: PathBuf,
}

/// A claim, and the contest that tests it.
struct Trial {
    name: String,
    players: u8,
    bots: Vec<String>,
    options: Vec<(&'static str, &'static str)>,
    /// The lower end of the interval should reach this.
    wanted: f64,
    games: u64,
}

impl Trial {
    fn new(name: impl Into<String>, players: u8, bots: &[&str], wanted: f64, games: u64) -> Self {
        let bots = bots.iter().map(|&it| it.to_owned()).collect();
        Self { name: name.into(), players, bots, options: Vec::new(), wanted, games }
    }
}

impl Strength {
    pub(crate) fn run(&self) -> Result<()> {
        let mut page = String::from(HEAD);
        for &game in SHELF {
            writeln!(page, "\n## {}\n\n{COLUMNS}", game.key())?;
            for trial in trials(game) {
                if self.only.as_ref().is_some_and(|it| !trial.name.contains(it.as_str())) {
                    continue;
                }
                let verdict = self.test(game, &trial)?;
                let row = row(&trial, &verdict);
                eprint!("{} {row}", game.key());
                page.push_str(&row);
                self.write(&page)?;
            }
        }
        self.write(&page)
    }

    fn write(&self, page: &str) -> Result<()> {
        let seed = format!("Seed {}, commit and machine as stated by whoever ran it.", self.seed);
        let page = format!("{page}\n{seed}\n");
        fs::write(&self.file, page).with_context(|| format!("cannot write {}", self.file.display()))
    }

    fn test(&self, game: &'static dyn Title, trial: &Trial) -> Result<Verdict> {
        let quick = if self.quick { 2 * u64::from(trial.players) } else { trial.games };
        let bots: Vec<&str> = trial.bots.iter().map(String::as_str).collect();
        let games = self.games.unwrap_or(quick);
        Arena::new(game, trial.players, &bots, games, self.seed, &trial.options).verdict()
    }
}

const HEAD: &str = "# How strong the bots are

Written by `howlcrown strength`. Every set-up is played once per seat rotation; shares are means over
set-ups with 95 % bootstrap intervals, and a claim holds if the lower end of the interval reaches what
is wanted. `level4@400` is level 4 with 400 iterations, `neutral@100ms` the neutral player with 100 ms a
decision; otherwise bots use their own budgets. One against three means 25 % is fair.
";

const COLUMNS: &str =
    "| contest | players | bots | games | share | interval | wanted | holds | reply p99 | longest game |
|---|---|---|---|---|---|---|---|---|---|";

fn row(trial: &Trial, verdict: &Verdict) -> String {
    let Verdict { share, games, longest, reply_p99 } = verdict;
    let percent = |it: f64| format!("{:.1} %", it * 100.0);
    let holds = if share.low >= trial.wanted { "yes" } else { "no" };
    format!(
        "| {} | {} | {} | {games} | {} | {}–{} | {} | {holds} | {reply_p99:.0} ms | {longest} decisions |\n",
        trial.name,
        trial.players,
        trial.bots.join(", "),
        percent(share.mean),
        percent(share.low),
        percent(share.high),
        percent(trial.wanted),
    )
}

fn trials(game: &dyn Title) -> Vec<Trial> {
    let mut trials = Vec::new();
    // Level 6 thinks a second a turn, so its contests are short.
    let games = |level: u8, few: u64| if level == 6 { few } else { 400 };
    for level in 2..=6_u8 {
        let (upper, lower) = (format!("level{level}"), format!("level{}", level - 1));
        let name = format!("ladder {level} against {}", level - 1);
        trials.push(Trial::new(&name, 2, &[&upper, &lower], 0.65, games(level, 60)));
        trials.push(Trial::new(
            format!("{name}, one against three"),
            4,
            &[&upper, &lower],
            0.4,
            games(level, 60),
        ));
    }
    trials.push(Trial::new("level 6 against three scripted", 4, &["level6", "scripted"], 0.8, 60));
    let equal = ["level6@100ms", "neutral@100ms"];
    trials.push(Trial::new("equal time against three neutral", 4, &equal, 0.6, 80));
    let (base, doublings) = if game.key() == "wolves" { (1000, 5) } else { (200, 7) };
    for step in 0..doublings {
        let bots = [1, 0].map(|it| format!("level4@{}", base << (step + it)));
        let bots: Vec<&str> = bots.iter().map(String::as_str).collect();
        trials.push(Trial::new(format!("doubling {}", base << step), 2, &bots, 0.5, 200));
    }
    if *game.seats().start() == 1 {
        for (level, wanted) in [("normal", 0.9), ("extreme", 0.7)] {
            let mut trial = Trial::new(format!("solo, {level}"), 1, &["level6"], wanted, 60);
            trial.options.push(("level", level));
            trials.push(trial);
        }
    }
    trials
}
