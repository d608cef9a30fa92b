//! `howlcrown`: the table server, games in the terminal, saved matches and archives.
//!
//! Layout: one module per command; [`systemd`] talks to the service manager.

mod admin;
mod archive;
mod choose;
mod hint;
mod play;
mod ready;
mod replay;
mod review;
mod saved;
mod serve;
mod systemd;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use mimalloc::MiMalloc;

/// A server under load mostly allocates and frees.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

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
    /// Serve tables and the web page until stopped.
    Serve(serve::Serve),
    /// Moderate and clean up a running server.
    Admin(admin::Admin),
    /// Ask a server on this machine whether it is ready.
    Ready(ready::Ready),
    /// Copy the database of a server, also while it runs.
    Backup(archive::Backup),
    /// Write everything a database holds as lines of JSON.
    Export(archive::Export),
    /// Add everything an export holds to a database.
    Import(archive::Import),
    /// Print or analyse a match that was saved as a file.
    Replay(replay::Replay),
    /// Play a saved match again from its seed and confirm every draw.
    Verify(saved::Verify),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Play(it) => it.run(),
        Command::Serve(it) => it.run(),
        Command::Admin(it) => it.run(),
        Command::Ready(it) => it.run(),
        Command::Backup(it) => it.run(),
        Command::Export(it) => it.run(),
        Command::Import(it) => it.run(),
        Command::Replay(it) => it.run(),
        Command::Verify(it) => it.run(),
    };
    cli::exit("howlcrown", done)
}
