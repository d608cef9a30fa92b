//! `backup`, `export` and `import`: keeping a database elsewhere, and moving it.

use std::{
    fs::File,
    io::{BufReader, BufWriter, Write},
    path::PathBuf,
};

use anyhow::{Context, Result, bail};
use clap::Args;
use store::{archive, sqlite::Sqlite};
use tokio::runtime::Runtime;

use crate::serve::Database;

/// Copy the database of a server, also while it runs.
#[derive(Debug, Args)]
pub(crate) struct Backup {
    #[command(flatten)]
    database: Database,
    /// The new file.
    to: PathBuf,
}

/// Write everything a database holds as lines of JSON.
#[derive(Debug, Args)]
pub(crate) struct Export {
    #[command(flatten)]
    database: Database,
    /// The new file.
    to: PathBuf,
}

/// Add everything an export holds to a database.
#[derive(Debug, Args)]
pub(crate) struct Import {
    #[command(flatten)]
    database: Database,
    /// The file.
    from: PathBuf,
}

impl Backup {
    pub(crate) fn run(&self) -> Result<()> {
        if self.database.database.contains("://") {
            bail!("backup copies SQLite files; for PostgreSQL use pg_dump or `howlcrown export`");
        }
        let file = PathBuf::from(&self.database.database);
        if !file.exists() {
            bail!("there is no {}", file.display());
        }
        if self.to.exists() {
            bail!("there is already a {}", self.to.display());
        }
        Runtime::new()?.block_on(async { Ok(Sqlite::copy(&file, &self.to).await?) })
    }
}

impl Export {
    pub(crate) fn run(&self) -> Result<()> {
        let file = File::create_new(&self.to);
        let file = file.with_context(|| format!("cannot write {}", self.to.display()))?;
        let mut file = BufWriter::new(file);
        Runtime::new()?.block_on(async {
            let store = store::open(&self.database.database).await?;
            let count = archive::export(&store, &mut file).await?;
            store.close().await;
            tell("exported", count)
        })?;
        Ok(file.flush()?)
    }
}

impl Import {
    pub(crate) fn run(&self) -> Result<()> {
        let file = File::open(&self.from);
        let file = file.with_context(|| format!("cannot read {}", self.from.display()))?;
        Runtime::new()?.block_on(async {
            let store = store::open(&self.database.database).await?;
            let count = archive::import(&store, BufReader::new(file)).await;
            let count = count.with_context(|| format!("cannot import {}", self.from.display()))?;
            store.close().await;
            tell("imported", count)
        })
    }
}

#[expect(clippy::print_stdout, reason = "the result of the command")]
fn tell(what: &str, count: archive::Count) -> Result<()> {
    let archive::Count { identities, tables, skipped } = count;
    println!("{what} {identities} identities, {tables} tables, {skipped} already there");
    Ok(())
}
