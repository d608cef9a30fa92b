//! `power`: power cuts under the SQLite file.
//!
//! The real store works in a process of its own whose system calls are recorded with their data by strace
//! ([`recording`], [`writer`]). For each cut, [`image`] builds the files as a disk may hold them when the power fails at
//! that moment: whatever was not synced is kept, dropped or torn at random. The store opens them as after a real cut,
//! and everything it had acknowledged must be there.

mod image;
mod recording;
mod writer;

use std::{collections::BTreeMap, path::PathBuf};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use image::Disk;
use indicatif::ProgressBar;
use recording::Recording;
use store::Store;
use tabletop::{Chance, Fast};
use tokio::runtime::Runtime;

/// The file that the store writes.
const FILE: &str = "power.db";

/// Cut the power under the store at random moments and check that nothing acknowledged is lost. Needs strace.
#[derive(Debug, Args)]
pub(crate) struct Power {
    /// Number of cuts.
    #[arg(long, default_value_t = 200)]
    cuts: usize,
    /// Seed of the moments and of what the disk keeps.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Treat syncs as if they did nothing, as with `synchronous = off`: then something must be lost.
    #[arg(long)]
    ignore_syncs: bool,
    /// Only write to the store in this directory: what is recorded.
    #[arg(long, hide = true)]
    write: Option<PathBuf>,
}

/// What the checks found.
#[derive(Debug, Default)]
struct Found {
    acknowledged: u64,
    lost: u64,
    unreadable: u64,
    incomplete: u64,
    first: Option<String>,
}

impl Power {
    #[expect(clippy::print_stdout, reason = "the result of the command")]
    pub(crate) fn run(&self) -> Result<()> {
        let runtime = Runtime::new()?;
        if let Some(dir) = &self.write {
            return runtime.block_on(writer::write(&dir.join(FILE)));
        }
        let recording = recording::record()?;
        ensure!(recording.acknowledgements() > 0, "nothing was acknowledged");
        let mut chance = Fast::new(self.seed);
        let mut cuts: Vec<usize> =
            (0..self.cuts).map(|_| chance.below(recording.length() as u32) as usize).collect();
        cuts.sort_unstable();
        let mut disk = Disk::new(&recording, self.ignore_syncs);
        let bar = ProgressBar::new(self.cuts as u64);
        let mut found = Found::default();
        for &cut in &cuts {
            let image = tempfile::tempdir()?;
            disk.cut(cut, &mut chance, image.path())?;
            runtime.block_on(check(&recording, cut, &image.path().join(FILE), &mut found));
            bar.inc(1);
        }
        bar.finish_and_clear();
        println!(
            "cuts {} acknowledged {} lost {} unreadable {} incomplete {} · recorded: {} writes, {} syncs, {} acknowledgements",
            self.cuts,
            found.acknowledged,
            found.lost,
            found.unreadable,
            found.incomplete,
            recording.writes(),
            recording.syncs(),
            recording.acknowledgements(),
        );
        match found.first {
            Some(first) => bail!("{first}"),
            None => Ok(()),
        }
    }
}

/// Opens the files as a server would after a power cut and looks for everything that was acknowledged.
async fn check(recording: &Recording, cut: usize, file: &std::path::Path, found: &mut Found) {
    let (moves, messages) = recording.acknowledged(cut);
    found.acknowledged += (moves.values().map(|it| u64::from(*it)).sum::<u64>()) + messages.len() as u64;
    let opened = store::open(&file.display().to_string()).await;
    let result = match &opened {
        Ok(store) => look(store, &moves, &messages, found).await,
        Err(why) => {
            // Before the first acknowledgement there may be no database yet.
            if !moves.is_empty() || !messages.is_empty() {
                found.unreadable += 1;
            }
            Err(anyhow::anyhow!("cannot be opened: {why}")).context("the file")
        }
    };
    if let Err(why) = result
        && found.lost + found.unreadable + found.incomplete > 0
    {
        found.first.get_or_insert(format!("cut {cut}: {why:#}"));
    }
    if let Ok(store) = opened {
        store.close().await;
    }
}

async fn look(
    store: &Store,
    moves: &BTreeMap<String, u32>,
    messages: &[String],
    found: &mut Found,
) -> Result<()> {
    let mut said = Vec::new();
    for table in writer::tables() {
        let Some(record) = store.table(&table).await? else {
            ensure!(!moves.contains_key(&table), lost(found, 1, &table));
            continue;
        };
        let entries = store.entries(&table, 0).await?;
        let acknowledged = moves.get(&table).copied().unwrap_or(0);
        let missing = acknowledged.saturating_sub(entries.len() as u32);
        ensure!(missing == 0, lost(found, u64::from(missing), &table));
        let as_written = (1..).zip(&entries).all(|(version, it)| it.entry == writer::entry(&table, version));
        if !as_written || record.now.version as usize != entries.len() {
            found.incomplete += 1;
            bail!("{table} has {} entries at version {}", entries.len(), record.now.version);
        }
        said.extend(store.last_chat(&table, i64::MAX, u32::MAX).await?.into_iter().map(|it| it.said));
    }
    said.sort_unstable();
    let missing = messages.iter().filter(|it| said.binary_search(it).is_err()).count();
    ensure!(missing == 0, lost(found, missing as u64, "the chat"));
    // And play goes on.
    if let Some(table) = moves.keys().next() {
        writer::play(store, table).await?;
    }
    Ok(())
}

fn lost(found: &mut Found, count: u64, whose: &str) -> String {
    found.lost += count;
    format!("{count} acknowledged changes of {whose} are lost")
}
