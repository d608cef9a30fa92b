//! `replay`: a saved match, printed entry by entry or analysed.

use std::io::{Write, stdout};

use anyhow::{Result, bail};
use clap::Args;
use fluent_bundle::FluentValue;
use shelf::Words;
use tabletop::Viewer;

use crate::{play, review::Review, saved::Saved};

/// Print a saved match entry by entry, after verifying it.
#[derive(Debug, Args)]
pub(crate) struct Replay {
    /// The file, or the address of a table or of its replay.
    #[arg(value_name = "FILE|URL")]
    file: String,
    /// Stop after this many entries; later ones are not verified.
    #[arg(long)]
    until: Option<u32>,
    /// Analyse the match instead: win probabilities by turn, turning points, mistakes, and luck.
    #[arg(long)]
    analyse: bool,
    /// Print the analysis as one JSON object.
    #[arg(long, requires = "analyse")]
    json: bool,
    /// Iterations of the analysis for each turn, instead of about ten seconds for the match.
    #[arg(long, requires = "analyse")]
    iterations: Option<u32>,
    #[command(flatten)]
    look: play::Look,
}

impl Replay {
    pub(crate) fn run(&self) -> Result<()> {
        let saved = Saved::read(&self.file)?;
        let table = saved.table(self.until)?;
        if self.until.is_some_and(|it| it > table.version()) {
            bail!("the match has only {} entries", table.version());
        }
        let words: Words = self.look.words()?;
        let names = saved.names(table.seats(), &words);
        let mut out = stdout().lock();
        if self.analyse {
            let review = Review::of(&*table, self.iterations, 1);
            if self.json {
                return Ok(writeln!(out, "{}", review.json(saved.game(), &names))?);
            }
            return review.print(&mut out, &words, &names);
        }
        for news in table.news(Viewer::Everything, 0) {
            for line in play::lines(&words, saved.game(), &news, &names)? {
                writeln!(out, "{:>4}  {line}", news.version)?;
            }
        }
        writeln!(out, "\n{}", table.board(Viewer::Everything, self.look.ink()))?;
        if table.outcome().is_some() {
            return play::result(&mut out, &words, &*table, &names);
        }
        if self.until.is_none() {
            let entries = [("entries", FluentValue::from(table.version()))];
            writeln!(out, "{}", words.text("cli-incomplete", &entries))?;
        }
        Ok(())
    }
}
