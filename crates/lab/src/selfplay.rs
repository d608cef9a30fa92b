//! `lengths` and `chances`: games that one bot plays against itself, at every number of players.

use std::{
    io::{Write, stdout},
    sync::Mutex,
    thread,
};

use anyhow::{Context, Result, bail};
use bots::{Means, budget::Ticker, calibration::shrunk, habits::Method, policy::act, thinker::look_ahead};
use clap::Args;
use shelf::{GameVisitor, Hosted, SHELF, Title};
use tabletop::{BySeat, Fast, Silent, Step, Viewer};

use crate::{
    calibration::{Prediction, best_doubt, bins, error},
    cores,
    player::named,
    stats::quantile,
};

/// Print percentiles of decisions and turns of self-play games; fails if a game does not end.
#[derive(Clone, Debug, Args)]
pub(crate) struct Lengths {
    /// Number of games for each number of players.
    #[arg(default_value_t = 100)]
    games: u64,
    /// Seed of all random draws.
    #[arg(default_value_t = 1)]
    seed: u64,
    /// The bot on all seats.
    #[arg(default_value = "level4", value_parser = crate::bot)]
    bot: String,
    /// One game only.
    #[arg(long, value_parser = cli::game)]
    game: Option<&'static dyn Title>,
}

/// Print how well calibrated win probabilities are, and the correction (`Evaluate::SHRINKAGE`) that would fix them.
///
/// The calibration error over ten bins is measured on half of the games: as searched, with the game's present
/// correction, and with the correction fitted to the other half.
#[derive(Clone, Debug, Args)]
pub(crate) struct Chances {
    /// Number of games for each number of players.
    #[arg(default_value_t = 100)]
    games: u64,
    /// Seed of all random draws.
    #[arg(default_value_t = 1)]
    seed: u64,
    /// Search iterations for each decision.
    #[arg(default_value_t = 2000)]
    iterations: u32,
    /// One game only.
    #[arg(long, value_parser = cli::game)]
    game: Option<&'static dyn Title>,
}

/// A game with more decisions than this does not end.
const LONGEST: u32 = 20_000;

impl Lengths {
    pub(crate) fn run(&self) -> Result<()> {
        chosen(self.game).try_for_each(|it| crate::visit(it, self)?)
    }
}

impl Chances {
    pub(crate) fn run(&self) -> Result<()> {
        chosen(self.game).try_for_each(|it| crate::visit(it, self)?)
    }
}

fn chosen(game: Option<&'static dyn Title>) -> impl Iterator<Item = &'static dyn Title> {
    SHELF.iter().copied().filter(move |it| game.is_none_or(|only| only.key() == it.key()))
}

impl GameVisitor for &Lengths {
    type Out = Result<()>;

    fn visit<G: Hosted>(self) -> Result<()> {
        for seats in G::SEATS {
            let played = on_all_cores(self.games, |number| {
                length::<G>(seats, game_seed(self.seed, number), &self.bot)
                    .with_context(|| format!("game {number} of {seats} players"))
            });
            let played: Vec<(u32, u32)> = played.into_iter().collect::<Result<_>>()?;
            let percentiles = |mut of: Vec<u32>| {
                of.sort_unstable();
                [0.0, 0.01, 0.1, 0.5, 0.9, 0.99, 1.0].map(|it| quantile(&of, it).to_string()).join(" ")
            };
            writeln!(
                stdout(),
                "{} {seats} players, {} games of {} ended; least, p1, p10, median, p90, p99, most: decisions {}, turns {}",
                G::KEY,
                played.len(),
                self.bot,
                percentiles(played.iter().map(|it| it.0).collect()),
                percentiles(played.iter().map(|it| it.1).collect()),
            )?;
        }
        Ok(())
    }
}

/// Decisions and turns of one game.
fn length<G: Hosted>(seats: u8, seed: u64, bot: &str) -> Result<(u32, u32)> {
    let mut chance = Fast::new(seed);
    let mut game: G = dealt(seats, &mut chance)?;
    let bot = named::<G>(bot, chance.next(), &Means::default());
    let mut bot = bot.context("this game has no such bot")?;
    let (mut decisions, mut turns, mut last) = (0, 0, None);
    while let Some(seat) = game.turn().seats().first() {
        turns += u32::from(last != Some(seat));
        last = Some(seat);
        for action in bot.plan(&game, seat)? {
            act(&mut game, seat, action, &mut chance);
            decisions += 1;
        }
        if decisions > LONGEST {
            bail!("it is not over after {decisions} decisions");
        }
    }
    Ok((decisions, turns))
}

impl GameVisitor for &Chances {
    type Out = Result<()>;

    fn visit<G: Hosted>(self) -> Result<()> {
        for seats in (*G::SEATS.start()).max(2)..=*G::SEATS.end() {
            let played = on_all_cores(self.games, |number| {
                predictions::<G>(seats, game_seed(self.seed, number), self.iterations)
            });
            let played: Vec<Vec<Prediction>> = played.into_iter().collect::<Result<_>>()?;
            // The correction is fitted to the first half and measured on the second.
            let (first, second) = played.split_at(played.len() / 2);
            let (first, second) = (first.concat(), second.concat());
            let with = |doubt: f32| -> Vec<Prediction> {
                second.iter().map(|it| Prediction { chances: shrunk(&it.chances, doubt), ..*it }).collect()
            };
            let (fitted, known) =
                (best_doubt(&first), G::SHRINKAGE.get(usize::from(seats) - 1).copied().unwrap_or_default());
            writeln!(
                stdout(),
                "{} {seats} players, {} games, {} positions: error {:.3} as searched, {:.3} at the known doubt {known}, {:.3} at the fitted doubt {fitted}",
                G::KEY,
                self.games,
                second.len(),
                error(&second),
                error(&with(known)),
                error(&with(fitted)),
            )?;
            for bin in bins(&with(known)).iter().filter(|it| it.count > 0) {
                let n = f64::from(bin.count);
                eprintln!("  {:6} predicted {:.3} won {:.3}", bin.count, bin.predicted / n, bin.won / n);
            }
        }
        Ok(())
    }
}

/// A game in which every seat plays the best line its search finds, with the predictions on the way.
fn predictions<G: Hosted>(seats: u8, seed: u64, iterations: u32) -> Result<Vec<Prediction>> {
    let mut chance = Fast::new(seed);
    let mut game: G = dealt(seats, &mut chance)?;
    let mut all = Vec::new();
    while let Some(seat) = game.turn().seats().first() {
        let guess = game.imagine(Viewer::Seat(seat), &mut chance);
        let mut legal = Vec::new();
        guess.legal(seat, &mut legal);
        if let [only] = legal[..] {
            act(&mut game, seat, only, &mut chance);
            continue;
        }
        let mut ticker = Ticker::iterations(iterations);
        let findings = look_ahead(&guess, seat, &Method::best::<G>(), &mut ticker, chance.next());
        all.push(Prediction { chances: findings.ways[0].means(), share: BySeat::new(seats) });
        for &action in &findings.ways[0].actions {
            act(&mut game, seat, action, &mut chance);
        }
    }
    let share = game.outcome().win_share();
    all.iter_mut().for_each(|it| it.share = share);
    Ok(all)
}

fn game_seed(seed: u64, number: u64) -> u64 {
    seed.wrapping_mul(1_000_003).wrapping_add(number)
}

fn dealt<G: Hosted>(seats: u8, chance: &mut Fast) -> Result<G> {
    let mut game = G::new(&Default::default(), seats)?;
    G::setup(&mut Step::new(&mut game, &mut Silent, chance));
    Ok(game)
}

/// Runs `one` for every number below `games` on all cores; results in order.
fn on_all_cores<T: Send>(games: u64, one: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let cores = cores() as u64;
    let all = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for core in 0..cores {
            let (all, one) = (&all, &one);
            scope.spawn(move || {
                for game in (core..games).step_by(cores as usize) {
                    let it = one(game);
                    all.lock().expect("no game panics").push((game, it));
                }
            });
        }
    });
    let mut all = all.into_inner().expect("no game panics");
    all.sort_by_key(|it| it.0);
    all.into_iter().map(|it| it.1).collect()
}
