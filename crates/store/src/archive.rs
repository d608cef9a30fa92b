//! Everything a store holds as lines of JSON, to keep elsewhere or to move to another database.

use std::io::{BufRead, Write};

use serde::{Deserialize, Serialize};

use crate::{
    Archived, Error, Identity, Result, Store, analysis, chat,
    database::{Statement, values},
    people::read_identity,
    tables,
};

/// Records read with one statement.
const PAGE: u32 = 200;

/// One line of an archive. Identities come before the tables they sit at.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Line {
    Identity { identity: Identity, tokens: Vec<String> },
    Table(Box<Archived>),
}

/// What was exported or imported.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Identities.
    pub identities: u64,
    /// Tables.
    pub tables: u64,
    /// Tables that the store had already; they were not changed.
    pub skipped: u64,
}

/// Writes everything the store holds but the codes that add a device: they expire soon.
///
/// # Errors
/// The store cannot be read or the archive cannot be written.
pub async fn export(store: &Store, mut to: impl Write) -> Result<Count> {
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
            // Play may have gone on between the two reads; the state that was read first counts.
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
/// The archive cannot be read or is not one, or the store cannot be written.
pub async fn import(store: &Store, from: impl BufRead) -> Result<Count> {
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

impl Store {
    /// Adds a table with everything that belongs to it, all or nothing. Messages get new numbers.
    pub async fn restore(&self, archived: &Archived) -> Result<()> {
        let Archived { table, entries, chat, answers } = archived;
        let id = table.id.as_str();
        let mut statements = tables::insert_table(table);
        let lines = entries.iter().map(|it| values![id, it.version, &it.entry, it.at]);
        statements.extend(Statement::insert(tables::INSERT_ENTRIES, "", lines.collect()));
        let messages = chat.iter().map(|it| chat::columns(id, it));
        statements.extend(Statement::insert(chat::INSERT, "", messages.collect()));
        statements.extend(answers.iter().map(|(question, answer)| analysis::remember(id, question, answer)));
        self.0.write(statements).await.map(drop)
    }

    /// Identities after one, with their token hashes, in order of id.
    async fn all_identities(&self, after: &str, limit: u32) -> Result<Vec<(Identity, Vec<String>)>> {
        let sql = "select i.id, i.name, i.created, t.hash from \
             (select * from identities where id > $1 order by id limit $2) i \
             left join tokens t on t.identity = i.id order by i.id, t.hash";
        let mut all: Vec<(Identity, Vec<String>)> = Vec::new();
        for mut row in self.read(sql, values![after, limit]).await? {
            let identity = read_identity(&mut row)?;
            if all.last().is_none_or(|it| it.0.id != identity.id) {
                all.push((identity, Vec::new()));
            }
            if let (Some(hash), Some((_, tokens))) = (row.optional_text()?, all.last_mut()) {
                tokens.push(hash);
            }
        }
        Ok(all)
    }

    /// Ids of tables after one, in order.
    async fn all_tables(&self, after: &str, limit: u32) -> Result<Vec<String>> {
        let sql = "select id from tables where id > $1 order by id limit $2";
        let rows = self.read(sql, values![after, limit]).await?;
        rows.into_iter().map(|mut it| it.text()).collect()
    }
}

fn write(to: &mut impl Write, line: &Line) -> Result<()> {
    serde_json::to_writer(&mut *to, line).map_err(broken)?;
    to.write_all(b"\n").map_err(broken)
}

fn broken(error: impl std::fmt::Display) -> Error {
    Error::Unavailable(format!("archive: {error}"))
}
