//! Arguments and process set-up shared by the programs: which game, how many players, which options.

use std::{io, process::ExitCode};

use anyhow::{Result, anyhow, bail};
use bots::BotName;
use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use shelf::{SHELF, Table, Title};
use tabletop::Seed;

/// A table to set up.
#[derive(Debug, Args)]
pub struct Setup {
    /// The game.
    #[arg(value_parser = game)]
    pub game: &'static dyn Title,
    /// Number of players.
    #[arg(long, short)]
    pub players: Option<u8>,
    /// Seed of all random draws: a number, or 64 hexadecimal digits.
    #[arg(long, short)]
    pub seed: Option<Seed>,
    /// A table option as key=value; may be repeated. See below for those of each game.
    #[arg(long = "option", short = 'o', value_parser = option)]
    pub options: Vec<(String, String)>,
    /// All options as a printed edition has them; `--option` changes single ones. See below for those of each game.
    #[arg(long)]
    pub edition: Option<String>,
}

/// The options and editions of every game, for the help.
#[must_use]
pub fn options_help() -> String {
    let mut help = String::from("Options and editions:");
    for game in SHELF {
        help += &format!("\n  {}", game.key());
        for it in game.options() {
            help += &format!("\n    --option {}={} (default {})", it.key, it.allowed, it.default);
        }
        for it in game.editions() {
            let options: Vec<String> =
                it.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
            let options = if options.is_empty() { "all defaults".to_owned() } else { options.join(" ") };
            help += &format!("\n    --edition {}: {options}", it.key);
        }
    }
    help
}

impl Setup {
    /// The number of players: as given, or the number that shows the game best.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.players.unwrap_or_else(|| 3.min(*self.game.seats().end()))
    }

    /// The options: those of the edition, and after them the single ones.
    ///
    /// # Errors
    /// There is no such edition; the message lists those there are.
    pub fn agreed(&self) -> Result<Vec<(String, String)>> {
        let mut agreed = Vec::new();
        if let Some(wanted) = &self.edition {
            let editions = self.game.editions();
            let Some(edition) = editions.iter().find(|it| it.key == *wanted) else {
                let keys: Vec<&str> = editions.iter().map(|it| it.key).collect();
                bail!("no edition is called {wanted}: there are {}", keys.join(", "));
            };
            agreed
                .extend(edition.options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())));
        }
        agreed.extend(self.options.iter().cloned());
        Ok(agreed)
    }

    /// Sets the table up with the given seed, or with `otherwise`.
    ///
    /// # Errors
    /// Options or a number of players that the game does not allow.
    pub fn table(&self, otherwise: Seed) -> Result<Box<dyn Table>> {
        Ok(self.game.start(self.seats(), &self.agreed()?, self.seed.unwrap_or(otherwise))?)
    }
}

/// The game with this key.
///
/// # Errors
/// There is no such game; the message lists the keys there are.
pub fn game(key: &str) -> Result<&'static dyn Title> {
    let keys: Vec<&str> = SHELF.iter().map(|it| it.key()).collect();
    shelf::find(key).ok_or_else(|| anyhow!("no game is called {key}: there are {}", keys.join(", ")))
}

/// Reads the name of a bot, and lists the names there are.
#[must_use]
pub fn bot_names() -> impl TypedValueParser<Value = BotName> {
    PossibleValuesParser::new(BotName::ALL.map(BotName::as_str)).try_map(|it| it.parse::<BotName>())
}

/// Splits `key=value`.
///
/// # Errors
/// There is no `=`.
pub fn option(text: &str) -> Result<(String, String)> {
    let Some((key, value)) = text.split_once('=') else { bail!("an option is written key=value") };
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

/// Prints an error once and turns the result into an exit code: 0, or 2 if the command failed.
#[must_use]
pub fn exit(program: &str, done: Result<()>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) if is_broken_pipe(&why) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{program}: {}", printable(&message(&why)));
            ExitCode::from(2)
        }
    }
}

/// Text from outside with control characters written out, so that it cannot carry terminal escapes.
#[must_use]
pub fn printable(text: &str) -> String {
    let mut printable = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_control() || is_bidi_control(letter) {
            printable.extend(letter.escape_unicode());
        } else {
            printable.push(letter);
        }
    }
    printable
}

/// Invisible characters that change the order in which a line is shown.
const fn is_bidi_control(letter: char) -> bool {
    matches!(letter, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// The chain of causes as one line; a cause that its parent's text already contains is left out.
fn message(why: &anyhow::Error) -> String {
    let mut text = String::new();
    for cause in why.chain().map(ToString::to_string) {
        if text.is_empty() {
            text = cause;
        } else if !text.contains(&cause) {
            text.push_str(": ");
            text.push_str(&cause);
        }
    }
    text
}

/// Whether the reader of our output has gone, as `head` does.
fn is_broken_pipe(why: &anyhow::Error) -> bool {
    why.downcast_ref::<io::Error>().is_some_and(|it| it.kind() == io::ErrorKind::BrokenPipe)
}

/// Raises the limit of open files to the system's maximum: every connection is an open file.
pub fn raise_open_file_limit() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    if let Err(why) = setrlimit(Resource::Nofile, limit) {
        tracing::warn!(%why, "the number of connections stays limited");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terminal_escapes_are_written_out_and_letters_stay() {
        assert_eq!(printable("Ada\u{1b}[31m\u{9b}2J"), "Ada\\u{1b}[31m\\u{9b}2J");
        assert_eq!(printable("a\u{202e}b\n"), "a\\u{202e}b\\u{a}");
        assert_eq!(printable("Zoë Ähre Олена"), "Zoë Ähre Олена");
    }

    #[test]
    fn a_cause_that_its_parent_already_names_is_printed_once() {
        let cause = anyhow!("expected value at line 1").context("not a log: expected value at line 1");
        assert_eq!(
            message(&cause.context("cannot read a.json")),
            "cannot read a.json: not a log: expected value at line 1"
        );
        assert_eq!(message(&anyhow!("no space").context("cannot write b")), "cannot write b: no space");
    }
}
