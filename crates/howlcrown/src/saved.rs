//! Saved matches, and `verify`: everything in a file is checked against the rules before it is used.

use std::{
    fs::File,
    io::{Read, Write, stdout},
};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use fluent_bundle::FluentValue;
use protocol::fairness::{self, Finding, Mismatch};
use shelf::{ReplayFile, Table, Words, check};

/// The largest match that is read, in bytes.
const LARGEST: u64 = 16 * 1024 * 1024;

/// Play a saved match again from its seed and confirm every draw, and the seed's published fingerprint.
#[derive(Debug, Args)]
pub(crate) struct Verify {
    /// The file, or the address of a table or of its replay.
    #[arg(value_name = "FILE|URL")]
    file: String,
}

impl Verify {
    pub(crate) fn run(&self) -> Result<()> {
        let saved = Saved::read(&self.file)?;
        let table = saved.table(None)?;
        let mut out = stdout().lock();
        let (game, entries) = (&saved.file.game, table.version());
        write!(out, "verified {game} {entries} entries")?;
        if let Some(found) = saved.seed_checked()? {
            write!(out, ", {found}")?;
        }
        if table.outcome().is_none() {
            write!(out, ", the game is not over")?;
        }
        Ok(writeln!(out)?)
    }
}

/// A match from outside. Nothing in it is trusted.
#[derive(Debug)]
pub(crate) struct Saved {
    file: ReplayFile,
    /// Where it comes from, for messages.
    source: String,
}

impl Saved {
    /// Reads a file, or the match that a server has at this address.
    pub(crate) fn read(source: &str) -> Result<Self> {
        let text = if source.starts_with("http://") || source.starts_with("https://") {
            let get = || {
                ureq::get(replay_of(source)).call()?.body_mut().with_config().limit(LARGEST).read_to_string()
            };
            get().with_context(|| format!("cannot read {source}"))?
        } else {
            read_file(source).with_context(|| format!("cannot read {source}"))?
        };
        Self::parse(&text, source)
    }

    fn parse(text: &str, source: &str) -> Result<Self> {
        let file = serde_json::from_str(text).with_context(|| format!("{source} is not a saved match"))?;
        Ok(Self { file, source: source.to_owned() })
    }

    /// The game's key.
    pub(crate) fn game(&self) -> &str {
        &self.file.game
    }

    /// The match after at most this many entries, once all of them and the seed are verified.
    pub(crate) fn table(&self, until: Option<u32>) -> Result<Box<dyn Table>> {
        let refused = || format!("{} is not accepted", self.source);
        let table = check::replayed(&self.file.game, self.file.replay.get(), until).with_context(refused)?;
        self.seed_checked().with_context(refused)?;
        Ok(table)
    }

    /// What was found out about the seed, in words; nothing if the file names no fingerprint.
    fn seed_checked(&self) -> Result<Option<String>> {
        let published = self.file.commitment.as_deref();
        published.map(|published| seed_checked(&self.file, published)).transpose()
    }

    /// A printable name for every seat of the match.
    pub(crate) fn names(&self, seats: u8, words: &Words) -> Vec<String> {
        let name = |seat: u8| match self.file.names.get(usize::from(seat)).map(|it| it.trim()) {
            Some(name) if !name.is_empty() => cli::printable(name),
            _ => player(words, seat),
        };
        (0..seats).map(name).collect()
    }
}

/// The name of a person without one; people are counted from 1.
pub(crate) fn player(words: &Words, seat: u8) -> String {
    words.text("cli-player", &[("number", FluentValue::from(seat + 1))])
}

/// What was found out about the seed of a file, in words.
fn seed_checked(file: &ReplayFile, published: &str) -> Result<String> {
    let head = serde_json::from_str(file.replay.get())?;
    match fairness::check(&file.game, &head, published, file.origin.as_ref()) {
        Ok(Finding::Drawn) => Ok("the seed matches its fingerprint".to_owned()),
        Ok(Finding::Chosen) => Ok("the seed was chosen and matches its fingerprint".to_owned()),
        Ok(Finding::Derived { added }) => Ok(format!(
            "the server's secret matches its fingerprint, and the seed follows from it and the values of {added} seats"
        )),
        Err(Mismatch::Commitment { own }) => {
            bail!("the seed does not match its published fingerprint {published}: it gives {own}")
        }
        Err(Mismatch::Additions) => bail!("the players' values are not one or none for each seat"),
        Err(Mismatch::Seed { own }) => {
            bail!(
                "the seed does not follow from the server's secret and the players' values: they give {own}"
            )
        }
    }
}

fn read_file(file: &str) -> Result<String> {
    let mut text = String::new();
    File::open(file)?.take(LARGEST + 1).read_to_string(&mut text)?;
    ensure!(text.len() as u64 <= LARGEST, "it is larger than {} MiB", LARGEST / 1024 / 1024);
    Ok(text)
}

/// The address of a replay, also from the address of a table's page.
fn replay_of(url: &str) -> String {
    let page = url.split(['#', '?']).next().unwrap_or(url);
    match page.split_once("/t/") {
        Some((server, table)) => {
            let table = table.split('/').next().unwrap_or(table);
            format!("{server}/api/tables/{table}/replay")
        }
        None => url.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_of_a_table_leads_to_its_replay() {
        let replay = "https://example.org/api/tables/K7QFAAAAAA/replay";
        assert_eq!(replay_of("https://example.org/t/K7QFAAAAAA#42"), replay);
        assert_eq!(replay_of("https://example.org/t/K7QFAAAAAA/replay?x"), replay);
        assert_eq!(replay_of(replay), replay);
    }

    #[test]
    fn every_seat_has_a_printable_name_whatever_the_file_says() {
        let words = Words::new("en", crate::play::TEXTS).unwrap();
        let text = r#"{ "game": "x", "names": ["A\u001b[2Jda", " "], "replay": {} }"#;
        let saved = Saved::parse(text, "x.json").unwrap();
        assert_eq!(saved.names(3, &words), ["A\\u{1b}[2Jda", "Player 2", "Player 3"]);
    }
}
