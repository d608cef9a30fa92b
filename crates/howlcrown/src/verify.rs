//! `verify`: a saved match, played again from its seed.

use std::fs;

use anyhow::{Context, Result, ensure};
use clap::Args;
use protocol::fairness;
use serde::Deserialize;
use serde_json::Value;
use shelf::ReplayFile;

/// So large a match from the net may be.
const LARGEST: u64 = 16 * 1024 * 1024;

/// Play a saved match again from its seed and confirm every shuffle, and what was promised about the seed.
#[derive(Debug, Args)]
pub(crate) struct Verify {
    /// The file, or the address of a table or of its replay.
    #[arg(value_name = "FILE|URL")]
    file: String,
}

impl Verify {
    #[expect(clippy::print_stdout, reason = "the result of the command")]
    pub(crate) fn run(&self) -> Result<()> {
        let saved = read(&self.file)?;
        let table = saved.table()?;
        table.verify()?;
        let (game, entries) = (&saved.game, table.version());
        match &saved.commitment {
            Some(promised) => {
                let own = commitment(&saved)?;
                ensure!(
                    own == *promised,
                    "the seed is not the one that was promised: {promised} became {own}"
                );
                println!("verified {game} {entries} entries, the seed is as promised");
            }
            None => println!("verified {game} {entries} entries"),
        }
        Ok(())
    }
}

/// What a commitment is made of.
#[derive(Deserialize)]
struct Head {
    rules: u16,
    seats: u8,
    seed: String,
    options: Value,
}

fn commitment(saved: &ReplayFile) -> Result<String> {
    let head: Head = serde_json::from_str(saved.replay.get())?;
    Ok(fairness::commitment(&saved.game, head.rules, head.seats, &head.seed, &head.options))
}

/// A match that was saved as a file, or that a server gives out.
pub(crate) fn read(file: &str) -> Result<ReplayFile> {
    let text = if file.starts_with("http://") || file.starts_with("https://") {
        let get =
            || ureq::get(replay_of(file)).call()?.body_mut().with_config().limit(LARGEST).read_to_string();
        get().with_context(|| format!("cannot read {file}"))?
    } else {
        fs::read_to_string(file).with_context(|| format!("cannot read {file}"))?
    };
    serde_json::from_str(&text).with_context(|| format!("{file} is not a saved match"))
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
}
