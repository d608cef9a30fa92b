//! `games`, `learn`, `honest` and `balance`: networks that judge positions, learned from games of bots, and how honest they are.
//!
//! [`kept`] keeps games in files; [`positions`] makes of them what a network sees, [`slope`] how its error changes with its
//! weights, [`training`] what it learns; [`honest`] measures any judgement by kept games, [`balance`] the game itself.

mod balance;
mod honest;
mod kept;
mod positions;
mod slope;
mod training;

use std::{
    fs,
    io::{Write, stdout},
    path::PathBuf,
};

use anyhow::{Result, ensure};
use clap::Args;
use shelf::{GameVisitor, Hosted, Title};

use self::{
    honest::{Judgement, figures},
    kept::SelfPlay,
    positions::Positions,
    training::{Error, Settings, Training, error},
};
use crate::cores;

/// Let a bot play against itself and append the games to a file; games that the file has are not played again.
#[derive(Clone, Debug, Args)]
pub(crate) struct Games {
    /// The game.
    #[arg(value_parser = cli::game)]
    game: &'static dyn Title,
    /// The file.
    file: PathBuf,
    /// Number of games that the file shall have.
    #[arg(long, short, default_value_t = 1000)]
    games: u64,
    /// The bot on all seats.
    #[arg(long, short, default_value = "level4", value_parser = crate::bot)]
    bot: String,
    /// Seed of all random draws.
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// The numbers of players, one after the other.
    #[arg(long, short, value_delimiter = ',', default_values_t = [2, 3, 4, 5])]
    players: Vec<u8>,
    /// Default options and no turns of the light player: for measuring.
    #[arg(long)]
    pure: bool,
    /// Games played in parallel.
    #[arg(long)]
    threads: Option<usize>,
}

/// Train a game's network on kept games and write its weights; the state beside them lets a later run go on.
///
/// One game in ten is not learned from: the error is measured on these. Every line has it for all positions and then by
/// the number of players, from one on.
#[derive(Clone, Debug, Args)]
pub(crate) struct Learn {
    /// The game.
    #[arg(value_parser = cli::game)]
    game: &'static dyn Title,
    /// The file for the weights; the state is beside it.
    weights: PathBuf,
    /// Files of kept games.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Rounds through all positions, those of earlier runs included.
    #[arg(long, short, default_value_t = 14)]
    rounds: u32,
    /// The greatest step of a weight.
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// How much weights shrink in a step of that size.
    #[arg(long, default_value_t = 0.02)]
    decay: f32,
    /// How much of a position's worth is the result of the game, beside what the network says of the next position.
    #[arg(long, default_value_t = 0.9)]
    lambda: f32,
    /// Seed of the first weights.
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
}

/// Print how honest a judgement is over kept games: what it said before every turn beside what came of it.
///
/// Log loss and calibration over all turns; chances before the first move; the mean change of a seat's chance over its
/// own turn, in points of a hundred with its 95 % interval; the mean largest change over a turn in the first third.
#[derive(Clone, Debug, Args)]
pub(crate) struct Honest {
    /// The game.
    #[arg(value_parser = cli::game)]
    game: &'static dyn Title,
    /// A file of kept games, best of those without turns of the light player.
    file: PathBuf,
    /// What judges: `static`, `search@2000` or `learned`.
    #[arg(long, short, default_value = "learned")]
    judgement: Judgement,
    /// At most this many games of each number of players.
    #[arg(long, short, default_value_t = u32::MAX)]
    games: u32,
    /// Seed of all random draws.
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
}

/// Write how fair a game is by kept games: wins by order of play and by opening, points by source, lengths.
///
/// The page goes to standard output, its plot to `balance-GAME.svg` in the folder.
#[derive(Clone, Debug, Args)]
pub(crate) struct Balance {
    /// The game.
    #[arg(value_parser = cli::game)]
    game: &'static dyn Title,
    /// A file of kept games without turns of the light player.
    file: PathBuf,
    /// The bot that played them, as it shall stand in the report.
    #[arg(long, default_value = "")]
    about: String,
    /// The folder for the plot.
    #[arg(long, default_value = "docs")]
    folder: PathBuf,
}

/// Positions for each step of training.
const BATCH: usize = 256;

impl Games {
    pub(crate) fn run(&self) -> Result<()> {
        crate::visit(self.game, self)?
    }
}

impl GameVisitor for &Games {
    type Out = Result<()>;

    fn visit<G: Hosted>(self) -> Result<()> {
        let play = SelfPlay {
            bot: self.bot.clone(),
            seed: self.seed,
            players: self.players.clone(),
            varied: !self.pure,
        };
        play.fill::<G>(&self.file, self.games, self.threads.unwrap_or_else(cores) as u64)
    }
}

impl Learn {
    pub(crate) fn run(&self) -> Result<()> {
        crate::visit(self.game, self)?
    }
}

impl GameVisitor for &Learn {
    type Out = Result<()>;

    fn visit<G: Hosted>(self) -> Result<()> {
        let positions = Positions::of::<G>(&self.files)?;
        let learned_from = |it: &u32| positions.all[*it as usize].game / 20 % 10 != 0;
        let (seen, unseen): (Vec<u32>, Vec<u32>) = (0..positions.all.len() as u32).partition(learned_from);
        ensure!(!seen.is_empty(), "there are too few games to leave some for measuring");
        let settings = Settings {
            rounds: self.rounds,
            rate: self.rate,
            decay: self.decay,
            lambda: self.lambda,
            batch: BATCH,
        };
        let state = self.weights.with_extension("state");
        let kept = Training::read(&state, &positions.shape)?;
        let mut training = kept.unwrap_or_else(|| Training::new(&positions.shape, self.seed));
        let mut out = stdout();
        writeln!(
            out,
            "{} games, {} positions to learn from, {} others",
            positions.games.len(),
            seen.len(),
            unseen.len()
        )?;
        let judged = error(&positions, &unseen, |it| (it.judged, it.judged));
        writeln!(out, "judgement: log loss {}", row(&judged, |it| it.surprise))?;
        while training.rounds < self.rounds {
            training.round(&positions, &seen, &settings);
            training.write(&state)?;
            let errors = error(&positions, &unseen, |it| slope::said(&positions, it, &training.weights));
            let (surprise, points) = (row(&errors, |it| it.surprise), row(&errors, |it| it.points));
            writeln!(out, "round {}: log loss {surprise}, points off {points}", training.rounds)?;
        }
        Ok(fs::write(&self.weights, training.bytes())?)
    }
}

/// A figure for all positions, then by the number of players.
fn row(errors: &[Error], of: impl Fn(&Error) -> f64) -> String {
    errors.iter().map(|it| format!("{:.4}", of(it))).collect::<Vec<_>>().join(" ")
}

impl Honest {
    pub(crate) fn run(&self) -> Result<()> {
        crate::visit(self.game, self)?
    }
}

impl GameVisitor for &Honest {
    type Out = Result<()>;

    fn visit<G: Hosted>(self) -> Result<()> {
        for (seats, it) in figures::<G>(&self.file, self.judgement, self.games, self.seed)? {
            writeln!(stdout(), "{} {seats} players, {}: {it}", G::KEY, self.judgement)?;
        }
        Ok(())
    }
}

impl Balance {
    pub(crate) fn run(&self) -> Result<()> {
        crate::visit(self.game, self)?
    }
}

impl GameVisitor for &Balance {
    type Out = Result<()>;

    fn visit<G: Hosted>(self) -> Result<()> {
        let (page, plot) = balance::report::<G>(&self.file, &self.about)?;
        fs::write(self.folder.join(format!("balance-{}.svg", G::KEY)), plot)?;
        Ok(write!(stdout(), "{page}")?)
    }
}
