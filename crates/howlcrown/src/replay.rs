//! `replay`: a saved match, told entry by entry or looked back on.

use std::io::{Write, stdout};

use anyhow::{Result, bail};
use clap::Args;
use shelf::Words;
use tabletop::Viewer;

use crate::{play, review::Review, verify};

/// Tell a saved match entry by entry.
#[derive(Debug, Args)]
pub(crate) struct Replay {
    /// The file, or the address of a table or of its replay.
    #[arg(value_name = "FILE|URL")]
    file: String,
    /// Stop after this many entries.
    #[arg(long)]
    until: Option<u32>,
    /// Look back on the match instead: win chances by turn, turning points, mistakes, and luck.
    #[arg(long)]
    analyse: bool,
    /// Print the analysis as one JSON object.
    #[arg(long, requires = "analyse")]
    json: bool,
    /// How many iterations the analysis spends on a turn, instead of about ten seconds on the match.
    #[arg(long, requires = "analyse")]
    iterations: Option<u32>,
    #[command(flatten)]
    look: play::Look,
}

impl Replay {
    pub(crate) fn run(&self) -> Result<()> {
        let saved = verify::read(&self.file)?;
        let whole = saved.table()?;
        let until = self.until.unwrap_or(whole.version());
        if until > whole.version() {
            bail!("the match has only {} entries", whole.version());
        }
        let table = whole.until(until);
        let words: Words = self.look.words()?;
        let mut out = stdout().lock();
        if self.analyse {
            let review = Review::of(&*table, self.iterations, 1)?;
            if self.json {
                return Ok(writeln!(out, "{}", review.json(&saved.game, &saved.names))?);
            }
            return review.tell(&mut out, &words, &saved.names);
        }
        for news in table.frame(Viewer::Everything, 0).news {
            for line in play::told(&words, &saved.game, &news, &saved.names)? {
                writeln!(out, "{:>4}  {line}", news.version)?;
            }
        }
        writeln!(out, "\n{}", table.board(Viewer::Everything, self.look.ink()))?;
        if table.outcome().is_some() {
            play::result(&mut out, &words, &*table, &saved.names)?;
        }
        Ok(())
    }
}
