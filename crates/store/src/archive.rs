//! Everything a store holds as lines of JSON, to keep elsewhere or to move to another database.

use std::io::{BufRead, Write};

use serde::{Deserialize, Serialize};

use crate::{Archived, Error, Identity, Result, Store};

/// So many records are read at a time.
const PAGE: u32 = 200;

/// One line of an archive. Identities come before the tables they sit at.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Line {
    Identity { identity: Identity, tokens: Vec<String> },
    Table(Box<Archived>),
}

/// What went through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Identities.
    pub identities: u64,
    /// Tables.
    pub tables: u64,
    /// Tables that were there already and were left as they are.
    pub skipped: u64,
}

/// Writes everything the store holds. Links that move an identity are left out: they expire soon.
///
/// # Errors
/// The store cannot be read or the archive not be written.
pub async fn export(store: &dyn Store, mut to: impl Write) -> Result<Count> {
    let mut count = Count::default();
    let mut after = String::new();
    loop {
        let page = store.all_identities(&after, PAGE).await?;
        let Some((last, _)) = page.last() else { break };
        after.clone_from(&last.id);
        for (identity, tokens) in page {
            count.identities += 1;
            write(&mut to, &Line::Identity { identity, tokens })?;
        }
    }
    after.clear();
    loop {
        let page = store.all_tables(&after, PAGE).await?;
        let Some(last) = page.last() else { break };
        after.clone_from(last);
        for id in page {
            let Some(mut table) = store.table(&id).await? else {
                continue;
            };
            let mut entries = store.entries(&id, 0).await?;
            // Play may have gone on between the two looks; the state that was seen counts.
            entries.truncate(table.now.version as usize);
            table.now.claimed = 0;
            let chat = store.chat(&id, 0).await?;
            count.tables += 1;
            let answers = store.answers(&id).await?;
            write(&mut to, &Line::Table(Box::new(Archived { table, entries, chat, answers })))?;
        }
    }
    to.flush().map_err(broken)?;
    Ok(count)
}

/// Adds everything an archive holds to the store.
///
/// # Errors
/// The archive cannot be read or is none, or the store cannot be written.
pub async fn import(store: &dyn Store, from: impl BufRead) -> Result<Count> {
    let mut count = Count::default();
    for (number, line) in from.lines().enumerate() {
        let line = line.map_err(broken)?;
        let wrong = |why| Error::NoArchive(format!("line {}: {why}", number + 1));
        match serde_json::from_str(&line).map_err(|it: serde_json::Error| wrong(it))? {
            Line::Identity { identity, tokens } => {
                for token in tokens {
                    store.add_identity(&identity, &token).await?;
                }
                count.identities += 1;
            }
            Line::Table(archived) => match store.restore(&archived).await {
                Ok(()) => count.tables += 1,
                Err(Error::Conflict) => count.skipped += 1,
                Err(error) => return Err(error),
            },
        }
    }
    Ok(count)
}

fn write(to: &mut impl Write, line: &Line) -> Result<()> {
    serde_json::to_writer(&mut *to, line).map_err(broken)?;
    to.write_all(b"\n").map_err(broken)
}

fn broken(error: impl std::fmt::Display) -> Error {
    Error::Unavailable(format!("archive: {error}"))
}
