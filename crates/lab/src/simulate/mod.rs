//! `simulate`: evenings of people, nodes, a store, a network and faults, each driven by one seed.
//!
//! The tables are the real ones ([`table::Table`]); everything around them is a model: [`world`] holds the clock and the
//! queue of events, [`node`] owns tables as the server does, [`database`] is what is durable and [`storing`] the way
//! there, [`people`] play and misbehave, [`faults`] happen. [`laws`], [`clocks`] and [`hidden`] are what must hold after every step. The same seed gives the same
//! evening, byte for byte.

mod clocks;
mod database;
mod faults;
mod hidden;
mod laws;
mod node;
mod people;
mod storing;
mod world;

use std::panic::{AssertUnwindSafe, catch_unwind};

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use indicatif::ProgressBar;
use record::Status;
use shelf::{SHELF, Title};
use table::Request;
use world::World;

/// What went wrong.
type Broken = String;

/// Events of an evening before it calms down.
const STEPS: u64 = 1_200;
/// Events after which every table must have come to its end.
const END: u64 = 60_000;
/// How long everything takes that is under way when an evening calms down, in milliseconds.
const SETTLE: i64 = 60_000;

/// Simulate evenings of people, nodes, a store and faults, and check what must hold after every step.
#[derive(Debug, Args)]
pub(crate) struct Simulate {
    /// Number of seeds.
    #[arg(long, default_value_t = 500)]
    seeds: u64,
    /// The first seed.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// Only this game; every game otherwise, by turns.
    #[arg(long, value_parser = cli::game)]
    game: Option<&'static dyn Title>,
    /// Run every seed twice and compare.
    #[arg(long)]
    twice: bool,
    /// Plant a fault, to see that it is found.
    #[arg(long, value_enum, default_value_t = Plant::Nothing)]
    plant: Plant,
}

/// A fault on purpose: proof that the laws can fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Plant {
    /// None.
    Nothing,
    /// The store acknowledges what is not durable yet.
    EarlyStore,
    /// A node does not wait for the store before it shows a change.
    EarlyNode,
}

/// How an evening went.
struct Evening {
    steps: u64,
    compared: u64,
    digest: u64,
    broken: Option<Broken>,
    transcript: Vec<String>,
}

impl Simulate {
    #[expect(clippy::print_stdout, reason = "the result of the command")]
    pub(crate) fn run(&self) -> Result<()> {
        let bar = ProgressBar::new(self.seeds);
        let (mut steps, mut compared, mut digests) = (0, 0, 0u64);
        for seed in self.from..self.from + self.seeds {
            let game = self.game.unwrap_or(SHELF[(seed % SHELF.len() as u64) as usize]);
            let evening = evening(game, seed, self.plant, false);
            if let Some(broken) = evening.broken {
                bar.finish_and_clear();
                self.explain(game, seed, &broken);
                bail!("seed {seed} of {} after {} steps: {broken}", game.key(), evening.steps);
            }
            if self.twice && self::evening(game, seed, self.plant, false).digest != evening.digest {
                bail!("seed {seed} of {} goes differently each time", game.key());
            }
            steps += evening.steps;
            compared += evening.compared;
            digests = digests.rotate_left(1) ^ evening.digest;
            bar.inc(1);
        }
        bar.finish_and_clear();
        println!("seeds {} steps {steps} frames compared {compared} digest {digests:016x}", self.seeds);
        Ok(())
    }

    /// Runs the seed again and prints what happened.
    #[expect(clippy::print_stdout, reason = "the result of the command")]
    fn explain(&self, game: &'static dyn Title, seed: u64, broken: &str) {
        let again = evening(game, seed, self.plant, true);
        for line in &again.transcript {
            println!("{line}");
        }
        if again.broken.as_deref() != Some(broken) {
            println!("the second run went differently: {:?}", again.broken);
        }
    }
}

/// One evening. A panic counts as a failure.
fn evening(game: &'static dyn Title, seed: u64, plant: Plant, keep: bool) -> Evening {
    let mut world = match World::new(game.key(), seed, plant, keep) {
        Ok(world) => world,
        Err(broken) => {
            let (steps, compared, digest, transcript) = (0, 0, 0, Vec::new());
            return Evening { steps, compared, digest, broken: Some(broken), transcript };
        }
    };
    let done = catch_unwind(AssertUnwindSafe(|| play(&mut world)));
    Evening {
        steps: world.steps,
        compared: world.laws.compared,
        digest: world.digest(),
        broken: done.unwrap_or_else(|_| Err("a panic".to_owned())).err(),
        transcript: world.transcript.take().unwrap_or_default(),
    }
}

fn play(world: &mut World) -> Result<(), Broken> {
    while world.steps < STEPS {
        world.step()?;
    }
    world.calm_down();
    settle(world)?;
    world.laws.all_is_answered()?;
    finish(world)?;
    world.laws.all_is_there(&world.database)?;
    laws::all_folds(&world.database)
}

/// Lets everything happen that is under way.
fn settle(world: &mut World) -> Result<(), Broken> {
    let until = world.now + SETTLE;
    while world.next().is_some_and(|it| it <= until) {
        world.step()?;
    }
    Ok(())
}

/// Every person leaves but looks now and then, so bots must bring every game to its end.
fn finish(world: &mut World) -> Result<(), Broken> {
    let begun = world.steps;
    loop {
        let mut asked = Vec::new();
        for (id, stored) in &world.database.tables {
            let seats = stored.record.seats.iter().enumerate();
            for (seat, it) in seats.filter(|it| it.1.bot.is_none() && it.1.identity.is_some()) {
                asked.push((id.clone(), seat as u8, it.identity.clone()));
            }
        }
        for (table, seat, who) in asked {
            let is_running = world.database.tables[&table].record.now.status == Status::Running;
            let person = world.people.iter().position(|it| Some(&it.person.id) == who.as_ref());
            if let (true, Some(person)) = (is_running, person) {
                world.ask_as(person, 0, &table, Request::Leave { seat })?;
            }
        }
        let running = world.database.tables.values().filter(|it| it.record.now.status == Status::Running);
        for table in running.map(|it| it.record.id.clone()).collect::<Vec<_>>() {
            world.ask_as(0, 0, &table, Request::Info)?;
        }
        settle(world)?;
        let mut running = world.database.tables.values();
        let Some(stuck) = running.find(|it| it.record.now.status == Status::Running) else { return Ok(()) };
        if world.steps - begun > END {
            return Err(format!("law 5: {} does not end: {:?}", stuck.record.id, stuck.record.now));
        }
    }
}
