//! `verify`: a saved match, played again from its seed.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use shelf::ReplayFile;

/// Play a saved match again from its seed and confirm every shuffle.
#[derive(Debug, Args)]
pub(crate) struct Verify {
    /// The file.
    file: PathBuf,
}

impl Verify {
    #[expect(clippy::print_stdout, reason = "the result of the command")]
    pub(crate) fn run(&self) -> Result<()> {
        let saved = read(&self.file)?;
        let table = saved.table()?;
        table.verify()?;
        println!("verified {} {} entries", saved.game, table.version());
        Ok(())
    }
}

/// A match that was saved as a file.
pub(crate) fn read(file: &PathBuf) -> Result<ReplayFile> {
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    serde_json::from_str(&text).with_context(|| format!("{} is not a saved match", file.display()))
}
