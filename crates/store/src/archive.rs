//! Everything a store holds as lines of JSON, to keep elsewhere or to move to another database.

use std::{
    io::{BufRead, Write},
    time::SystemTime,
};

use serde::{Deserialize, Serialize};

use crate::{
    Archived, Ban, Error, FORGOTTEN, Identity, Result, SeatResult, Status, Store, analysis, chat,
    database::{Row, Statement, values},
    people::read_identity,
    results, tables,
};

/// Records read with one statement.
const PAGE: u32 = 200;

/// One line of an archive. Identities come before everything that names them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Line {
    Identity {
        identity: Identity,
        /// Hashes of tokens, in archives of version 0.1.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tokens: Vec<String>,
        #[serde(default)]
        sessions: Vec<Device>,
    },
    Mute {
        identity: String,
        muted: String,
        created: i64,
    },
    Ban(Ban),
    Table(Box<Archived>),
}

/// A device and the hash of its token.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Device {
    hash: String,
    label: String,
    created: i64,
    seen: i64,
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

/// Writes everything the store holds but what is only for the moment: codes that add a device, reports and notices.
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
        for (identity, sessions) in page {
            count.identities += 1;
            write(&mut to, &Line::Identity { identity, tokens: Vec::new(), sessions })?;
        }
    }
    let mut after = (String::new(), String::new());
    loop {
        let page = store.all_mutes(&after, PAGE).await?;
        let Some(Line::Mute { identity, muted, .. }) = page.last() else { break };
        after = (identity.clone(), muted.clone());
        page.iter().try_for_each(|it| write(&mut to, it))?;
    }
    let mut last: Option<Ban> = None;
    loop {
        let page = store.bans(last.as_ref(), PAGE).await?;
        last = page.last().cloned();
        if last.is_none() {
            break;
        }
        page.into_iter().try_for_each(|it| write(&mut to, &Line::Ban(it)))?;
    }
    let mut after = String::new();
    loop {
        let page = store.all_tables(&after, PAGE).await?;
        let Some(last) = page.last() else { break };
        after.clone_from(last);
        for id in page {
            if let Some(archived) = store.archived(&id).await? {
                count.tables += 1;
                write(&mut to, &Line::Table(Box::new(archived)))?;
            }
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
            Line::Identity { identity, tokens, mut sessions } => {
                sessions.extend(tokens.into_iter().map(|hash| unlabelled(&identity, hash)));
                store.restore_identity(&identity, &sessions).await?;
                count.identities += 1;
            }
            Line::Mute { identity, muted, created } => store.mute(&identity, &muted, created).await?,
            Line::Ban(ban) => store.ban(&ban).await?,
            Line::Table(archived) => match store.restore(&archived).await {
                Ok(()) => count.tables += 1,
                Err(Error::Conflict) => count.skipped += 1,
                Err(error) => return Err(error),
            },
        }
    }
    Ok(count)
}

/// Nothing is known of its last use, so it counts as used now: its owner must not look silent.
fn unlabelled(identity: &Identity, hash: String) -> Device {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let seen = i64::try_from(now.as_millis()).unwrap_or(i64::MAX);
    Device { hash, label: String::new(), created: identity.created, seen }
}

impl Store {
    /// Adds a table with everything that belongs to it, all or nothing. Messages get new numbers.
    pub async fn restore(&self, archived: &Archived) -> Result<()> {
        let Archived { table, entries, chat, answers, .. } = archived;
        let id = table.id.as_str();
        let changed = entries.last().map_or(table.created, |it| it.at);
        let mut statements = tables::insert_table(table, changed);
        let lines = entries.iter().map(|it| values![id, it.version, &it.entry, it.at]);
        statements.extend(Statement::insert(tables::INSERT_ENTRIES, "", lines.collect()));
        let messages = chat.iter().map(|it| chat::columns(id, it));
        statements.extend(Statement::insert(chat::INSERT, "", messages.collect()));
        statements.extend(answers.iter().map(|(question, answer)| analysis::remember(id, question, answer)));
        if table.now.status == Status::Over {
            let (finished, results) = finish(archived);
            let finished = finished.unwrap_or(changed);
            statements.push(tables::finish_seats(id, finished));
            statements.extend(results::insert(id, results, finished));
        }
        self.0.write(statements).await.map(drop)
    }

    /// A table with everything that belongs to it.
    async fn archived(&self, id: &str) -> Result<Option<Archived>> {
        let Some(mut table) = self.table(id).await? else { return Ok(None) };
        let mut entries = self.entries(id, 0).await?;
        // Play may have gone on between the two reads; the state that was read first counts.
        entries.truncate(table.now.version as usize);
        table.now.claimed = 0;
        let chat = self.chat(id, 0, u32::MAX).await?;
        let answers = self.answers(id).await?;
        let finished = "select finished from seats where table_id = $1 order by seat limit 1";
        let mut rows = self.read(finished, values![id]).await?;
        let finished = rows.first_mut().map_or(Ok(None), |it| it.optional_integer())?;
        let results = "select seat, place, score from results where table_id = $1 order by seat";
        let read = |mut row: Row| {
            Ok((row.integer()?, SeatResult { placing: row.integer()?, score: row.integer()? }))
        };
        let rows = self.read(results, values![id]).await?;
        let results = rows.into_iter().map(read).collect::<Result<_>>()?;
        Ok(Some(Archived { table, entries, chat, answers, finished, results }))
    }

    async fn restore_identity(&self, identity: &Identity, sessions: &[Device]) -> Result<()> {
        let Identity { id, name, created } = identity;
        let add = "insert into identities (id, name, created) values ($1, $2, $3) on conflict do nothing";
        let mut statements = vec![Statement::new(add, values![id, name, *created])];
        let rows = sessions.iter().map(|it| values![&it.hash, id, &it.label, it.created, it.seen]);
        statements.extend(Statement::insert(
            "insert into tokens (hash, identity, label, created, seen)",
            " on conflict do nothing",
            rows.collect(),
        ));
        self.0.write(statements).await.map(drop)
    }

    /// Identities after one, with their devices, in order of id.
    async fn all_identities(&self, after: &str, limit: u32) -> Result<Vec<(Identity, Vec<Device>)>> {
        let sql = "select i.id, i.name, i.created, t.hash, t.label, t.created, t.seen from \
             (select * from identities where id > $1 and id <> $2 order by id limit $3) i \
             left join tokens t on t.identity = i.id order by i.id, t.hash";
        let mut all: Vec<(Identity, Vec<Device>)> = Vec::new();
        for mut row in self.read(sql, values![after, FORGOTTEN, limit]).await? {
            let identity = read_identity(&mut row)?;
            if all.last().is_none_or(|it| it.0.id != identity.id) {
                all.push((identity, Vec::new()));
            }
            if let (Some(hash), Some((_, sessions))) = (row.optional_text()?, all.last_mut()) {
                let (label, created, seen) = (row.text()?, row.integer()?, row.integer()?);
                sessions.push(Device { hash, label, created, seen });
            }
        }
        Ok(all)
    }

    /// Mutes after one, in order.
    async fn all_mutes(&self, after: &(String, String), limit: u32) -> Result<Vec<Line>> {
        let sql = "select identity, muted, created from mutes where (identity, muted) > ($1, $2) \
             order by identity, muted limit $3";
        let rows = self.read(sql, values![&after.0, &after.1, limit]).await?;
        let read = |mut row: Row| {
            Ok(Line::Mute { identity: row.text()?, muted: row.text()?, created: row.integer()? })
        };
        rows.into_iter().map(read).collect()
    }

    /// Ids of tables after one, in order.
    async fn all_tables(&self, after: &str, limit: u32) -> Result<Vec<String>> {
        let sql = "select id from tables where id > $1 order by id limit $2";
        let rows = self.read(sql, values![after, limit]).await?;
        rows.into_iter().map(|mut it| it.text()).collect()
    }
}

/// When a game ended and how its seats fared. In archives of version 0.1 it is part of the server's state.
fn finish(archived: &Archived) -> (Option<i64>, Vec<(u8, SeatResult)>) {
    #[derive(Deserialize)]
    struct State {
        ended: Ended,
    }
    #[derive(Deserialize)]
    struct Ended {
        at: i64,
        placing: Vec<u8>,
        score: Vec<i32>,
    }
    match (archived.finished, serde_json::from_str(&archived.table.now.state)) {
        (None, Ok(State { ended: Ended { at, placing, score } })) => {
            let results =
                placing.into_iter().zip(score).map(|(placing, score)| SeatResult { placing, score });
            (Some(at), (0..).zip(results).collect())
        }
        (finished, _) => (finished, archived.results.clone()),
    }
}

fn write(to: &mut impl Write, line: &Line) -> Result<()> {
    serde_json::to_writer(&mut *to, line).map_err(broken)?;
    to.write_all(b"\n").map_err(broken)
}

fn broken(error: impl std::fmt::Display) -> Error {
    Error::Unavailable(format!("archive: {error}"))
}
