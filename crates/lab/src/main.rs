//! `howlcrown-lab`: trace, count, measure and tune. Nothing of this is part of the shipped program.
//!
//! Layout: one module per command. [`contest`] plays bots against each other and [`stats`] turns the results into
//! intervals; [`arena`] and [`strength`] report them. [`selfplay`], [`fit`] and [`learn`] learn from games of one
//! bot.
//! Games are reached only by [`shelf::visit`].

mod arena;
mod bench;
mod calibration;
mod contest;
mod fit;
mod learn;
mod load;
mod perft;
mod player;
mod power;
mod selfplay;
mod simulate;
mod stats;
mod strength;
mod trace;
mod work;

use std::process::ExitCode;

use alloc_counter::AllocCounter;
use anyhow::{Context, Result, bail};
use bots::BotName;
use clap::{Parser, Subcommand};
use mimalloc::MiMalloc;
use shelf::{GameVisitor, Title};

/// The allocator of the shipped program, with a counter: `bench` shows that play-outs do not allocate.
#[global_allocator]
static MEMORY: AllocCounter<MiMalloc> = AllocCounter(MiMalloc);

/// Laboratory of Howl & Crown: traces, counts, contests, measurements and tuning.
#[derive(Debug, Parser)]
#[command(name = "howlcrown-lab", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play one game by bots and print everything about it as JSON lines.
    Trace(trace::Trace),
    /// Count the sequences of decisions that follow a set-up.
    Perft(perft::Perft),
    /// Measure speed and size: one line per figure, `name value unit`.
    Bench(bench::Bench),
    /// Let bots play each other and print how often each wins.
    Arena(arena::Arena),
    /// Measure how strong the bots are and write `docs/strength.md`.
    Strength(strength::Strength),
    /// Measure a server on this machine: moves per second, latency, memory.
    Load(load::Load),
    /// Simulate people, nodes, a store and faults around tables, and check what must hold.
    Simulate(simulate::Simulate),
    /// Cut the power under the store at random moments and check that nothing acknowledged is lost.
    Power(power::Power),
    /// Print how long games of a bot are, at every number of players.
    Lengths(selfplay::Lengths),
    /// Print how well the win probabilities of the search are calibrated.
    Chances(selfplay::Chances),
    /// Fit the weights of a game's judgement to games of bots.
    Fit(fit::Fit),
    /// Keep games that a bot plays against itself in a file.
    Games(learn::Games),
    /// Train a game's network on kept games.
    Learn(learn::Learn),
    /// Print how honest a judgement's chances are over kept games.
    Honest(learn::Honest),
    /// Write how fair a game is, by kept games.
    Balance(learn::Balance),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Trace(it) => it.run(),
        Command::Perft(it) => it.run(),
        Command::Bench(it) => it.run(),
        Command::Arena(it) => it.run(),
        Command::Strength(it) => it.run(),
        Command::Load(it) => it.run(),
        Command::Simulate(it) => it.run(),
        Command::Power(it) => it.run(),
        Command::Lengths(it) => it.run(),
        Command::Chances(it) => it.run(),
        Command::Fit(it) => it.run(),
        Command::Games(it) => it.run(),
        Command::Learn(it) => it.run(),
        Command::Honest(it) => it.run(),
        Command::Balance(it) => it.run(),
    };
    cli::exit("howlcrown-lab", done)
}

/// Does work with the types of this game.
fn visit<V: GameVisitor>(game: &dyn Title, visitor: V) -> Result<V::Out> {
    shelf::visit(game.key(), visitor).with_context(|| format!("no game is called {}", game.key()))
}

/// Checks a bot's name; settings for experiments may follow after an `@`.
fn bot(name: &str) -> Result<String> {
    if player::is_known(name) {
        return Ok(name.to_owned());
    }
    let names = BotName::ALL.map(BotName::as_str).join(", ");
    bail!("no bot is called {name}: there are {names}, and classic1 to classic6")
}

/// The number of cores of this machine.
fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
