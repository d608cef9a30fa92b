//! `fit`: weights of a game's judgement that predict the winners of bot games best.

mod samples;

use std::{
    collections::BTreeSet,
    io::{Write, stdout},
    thread,
};

use anyhow::{Context, Result, bail};
use bots::Means;
use clap::Args;
use samples::{Sample, fit, samples, surprise};
use shelf::{GameVisitor, Hosted, Title};
use tabletop::{Fast, Silent, Step};

use crate::{cores, player::named};

/// Fit the weights of a game's judgement to games of bots and print them as a Rust table.
///
/// The present weights are the prior: a weight that the games say little about stays near it.
#[derive(Clone, Debug, Args)]
pub(crate) struct Fit {
    /// The game.
    #[arg(value_parser = cli::game)]
    game: &'static dyn Title,
    /// Number of games.
    #[arg(default_value_t = 1000)]
    games: u64,
    /// Seed of all random draws.
    #[arg(default_value_t = 1)]
    seed: u64,
    /// The bot on all seats.
    #[arg(default_value = "scripted", value_parser = crate::bot)]
    bot: String,
    /// One row for each number of players and each stage of the game, instead of one table for all.
    #[arg(long)]
    by_stage: bool,
    /// How strongly weights are pulled towards the prior.
    #[arg(long, default_value_t = 0.01)]
    pull: f32,
}

impl Fit {
    pub(crate) fn run(&self) -> Result<()> {
        crate::visit(self.game, self)?
    }

    fn table<G: Hosted>(&self) -> Result<()> {
        let players: Vec<u8> = players::<G>().collect();
        let fitted = self.fitted(&self.play::<G>(&players)?, &prior::<G>()?);
        let names = names::<G>()?;
        // A weight for each end of the game: two features in a row share a name.
        let width = names.iter().take_while(|it| **it == names[0]).count();
        for (weights, names) in fitted.chunks(width).zip(names.chunks(width)) {
            let weights: Vec<String> = weights.iter().map(|it| format!("{it:.3}")).collect();
            writeln!(stdout(), "    [{}], // {}", weights.join(", "), names[0])?;
        }
        Ok(())
    }

    fn rows<G: Hosted>(&self) -> Result<()> {
        let mut out = stdout();
        writeln!(out, "    // {}", names::<G>()?.join(", "))?;
        for seats in players::<G>() {
            writeln!(out, "    [")?;
            let all = self.play::<G>(&[seats])?;
            // The beginning of a part comes before the rest of it.
            let stages: BTreeSet<(u8, bool)> = all.iter().map(|it| (it.part, !it.begins)).collect();
            for stage in stages {
                let of_stage: Vec<Sample> =
                    all.iter().filter(|it| (it.part, !it.begins) == stage).cloned().collect();
                let row: Vec<String> =
                    self.fitted(&of_stage, &prior::<G>()?).iter().map(|it| format!("{it:.3}")).collect();
                writeln!(out, "        [{}],", row.join(", "))?;
            }
            writeln!(out, "    ],")?;
        }
        Ok(())
    }

    /// Weights fitted to four fifths of the samples; the error on the rest is reported.
    fn fitted(&self, all: &[Sample], prior: &[f32]) -> Vec<f32> {
        let is_seen = |at: usize| !(at / 200).is_multiple_of(5);
        let part = |seen: bool| -> Vec<Sample> {
            all.iter().enumerate().filter(|it| is_seen(it.0) == seen).map(|it| it.1.clone()).collect()
        };
        let (seen, unseen) = (part(true), part(false));
        let fitted = fit(&seen, prior, 400, self.pull);
        let (before, after) = (surprise(&unseen, prior), surprise(&unseen, &fitted));
        eprintln!(
            "{} positions; surprise on {} unseen ones: {before:.4}, fitted {after:.4}",
            seen.len(),
            unseen.len()
        );
        fitted
    }

    /// Games on all cores, with each of these numbers of players in turn.
    fn play<G: Hosted>(&self, players: &[u8]) -> Result<Vec<Sample>> {
        let cores = cores() as u64;
        let part = |core: u64| {
            let mut chance = Fast::new(self.seed ^ core << 32);
            let mut all = Vec::new();
            for game in 0..self.games / cores {
                let empty = G::new(&Default::default(), players[game as usize % players.len()])?;
                let bot = named::<G>(&self.bot, chance.next(), &Means::default());
                let mut bot = bot.context("this game has no such bot")?;
                samples(&empty, &mut *bot, 2, &mut chance, &mut all);
            }
            Ok(all)
        };
        thread::scope(|scope| {
            let parts: Vec<_> = (0..cores).map(|core| scope.spawn(move || part(core))).collect();
            let parts = parts.into_iter().map(|it| it.join().expect("no game panics"));
            let parts: Vec<Vec<Sample>> = parts.collect::<Result<_>>()?;
            Ok(parts.concat())
        })
    }
}

impl GameVisitor for &Fit {
    type Out = Result<()>;

    fn visit<G: Hosted>(self) -> Result<()> {
        if self.by_stage { self.rows::<G>() } else { self.table::<G>() }
    }
}

/// The numbers of players at which seats play each other.
fn players<G: Hosted>() -> impl Iterator<Item = u8> {
    (*G::SEATS.start()).max(2)..=*G::SEATS.end()
}

fn prior<G: Hosted>() -> Result<Vec<f32>> {
    Ok(a_position::<G>()?.features().iter().map(|it| it.weight).collect())
}

fn names<G: Hosted>() -> Result<Vec<&'static str>> {
    let names: Vec<&str> = a_position::<G>()?.features().iter().map(|it| it.name).collect();
    if names.is_empty() {
        bail!("the judgement of {} has no features to fit", G::KEY);
    }
    Ok(names)
}

fn a_position<G: Hosted>() -> Result<G> {
    let mut game = G::new(&Default::default(), 3.min(*G::SEATS.end()))?;
    G::setup(&mut Step::new(&mut game, &mut Silent, &mut Fast::new(1)));
    Ok(game)
}
