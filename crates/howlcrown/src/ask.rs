//! What several commands ask for: which game, how many players, what the table agreed on.

use std::io;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use shelf::{SHELF, Table, Title};
use tabletop::Seed;

/// A table to set up.
#[derive(Debug, Args)]
pub(crate) struct Setup {
    /// The game.
    #[arg(value_parser = game)]
    pub(crate) game: &'static dyn Title,
    /// How many play.
    #[arg(long, short)]
    pub(crate) players: Option<u8>,
    /// Where chance comes from: a number, or 64 hexadecimal digits.
    #[arg(long, short, default_value = "0")]
    pub(crate) seed: Seed,
    /// What the table agrees on, as key=value; may be repeated.
    #[arg(long = "option", short = 'o', value_parser = option)]
    pub(crate) options: Vec<(String, String)>,
}

impl Setup {
    /// How many play: as asked, or as many as the game is best shown with.
    pub(crate) fn seats(&self) -> u8 {
        self.players.unwrap_or_else(|| 3.min(*self.game.seats().end()))
    }

    pub(crate) fn table(&self) -> Result<Box<dyn Table>> {
        Ok(self.game.start(self.seats(), &self.options, self.seed)?)
    }
}

/// The game of this name.
pub(crate) fn game(key: &str) -> Result<&'static dyn Title> {
    let keys: Vec<&str> = SHELF.iter().map(|it| it.key()).collect();
    shelf::find(key).ok_or_else(|| anyhow!("no game is called {key}: there are {}", keys.join(", ")))
}

pub(crate) fn option(text: &str) -> Result<(String, String)> {
    let Some((key, value)) = text.split_once('=') else { bail!("an option is written key=value") };
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

/// The bot of this name exists.
pub(crate) fn bot(name: &str) -> Result<String> {
    // What follows an @ changes a bot for experiments; whether it makes sense depends on the game.
    if bots::NAMES.contains(&name.split('@').next().unwrap_or_default()) {
        return Ok(name.to_owned());
    }
    bail!("no bot is called {name}: there are {}", bots::NAMES.join(", "))
}

/// Whether somebody stopped reading what we print, as `head` does.
pub(crate) fn is_broken_pipe(why: &anyhow::Error) -> bool {
    why.downcast_ref::<io::Error>().is_some_and(|it| it.kind() == io::ErrorKind::BrokenPipe)
}
