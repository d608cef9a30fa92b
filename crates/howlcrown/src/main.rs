//! `howlcrown`: play, trace, count and measure the games in the house.
//!
//! Layout: one module per command; [`ask`] holds what several commands ask for alike.

mod archive;
mod arena;
mod ask;
mod bench;
mod choose;
mod hint;
mod load;
mod perft;
mod play;
mod replay;
mod review;
mod serve;
mod strength;
mod trace;
mod verify;

use std::process::ExitCode;

use alloc_counter::AllocCounter;
use clap::{Parser, Subcommand};
use mimalloc::MiMalloc;

/// A server under load mostly takes and gives back memory. Counting costs next to nothing, and `bench` proves by it
/// that play-outs take none.
#[global_allocator]
static MEMORY: AllocCounter<MiMalloc> = AllocCounter(MiMalloc);

/// A digital table for The Wolves and Animal Kingdoms.
#[derive(Debug, Parser)]
#[command(version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play in the terminal, against bots or at one keyboard.
    Play(play::Play),
    /// Serve tables and the web page until told to stop.
    Serve(serve::Serve),
    /// Measure a server of its own on this machine: moves per second, latency, memory.
    Load(load::Load),
    /// Copy the database of a server, also while it runs.
    Backup(archive::Backup),
    /// Write everything a database holds as lines of JSON.
    Export(archive::Export),
    /// Add everything an export holds to a database.
    Import(archive::Import),
    /// Play one game by bots and print everything about it as JSON lines.
    Trace(trace::Trace),
    /// Step through a match that was saved as a file.
    Replay(replay::Replay),
    /// Play a saved match again from its seed and confirm every shuffle.
    Verify(verify::Verify),
    /// Count the sequences of decisions that follow a set-up.
    Perft(perft::Perft),
    /// Let bots play each other and print who wins how often.
    Arena(arena::Arena),
    /// Measure how strong the bots are and write `docs/strength.md`.
    Strength(strength::Strength),
    /// Measure speed and size: one line per figure, `name value unit`.
    Bench(bench::Bench),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Play(it) => it.run(),
        Command::Serve(it) => it.run(),
        Command::Load(it) => it.run(),
        Command::Backup(it) => it.run(),
        Command::Export(it) => it.run(),
        Command::Import(it) => it.run(),
        Command::Trace(it) => it.run(),
        Command::Replay(it) => it.run(),
        Command::Verify(it) => it.run(),
        Command::Perft(it) => it.run(),
        Command::Arena(it) => it.run(),
        Command::Strength(it) => it.run(),
        Command::Bench(it) => it.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) if ask::is_broken_pipe(&why) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("howlcrown: {why:#}");
            ExitCode::from(2)
        }
    }
}
