//! A store that forgets everything when it ends: for tests.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Mutex, MutexGuard, PoisonError},
};

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::{
    Archived, Change, Error, Identity, Message, News, Place, Result, Status, Store, StoredEntry, TableRecord,
};

/// Keeps everything in memory.
#[derive(Debug, Default)]
pub struct Memory(Mutex<Kept>);

#[derive(Debug, Default)]
struct Kept {
    identities: BTreeMap<String, Identity>,
    tokens: BTreeMap<String, String>,
    codes: HashMap<String, (String, i64)>,
    tables: BTreeMap<String, TableRecord>,
    entries: HashMap<String, Vec<StoredEntry>>,
    chat: Vec<(String, Message)>,
    analysis: HashMap<(String, String), String>,
}

impl Memory {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    fn named(&self, table: &TableRecord) -> TableRecord {
        let mut table = table.clone();
        for seat in &mut table.seats {
            let holder = seat.identity.as_ref().and_then(|it| self.identities.get(it));
            seat.name = holder.map(|it| it.name.clone());
        }
        table
    }

    fn append(&mut self, table: &str, version: u32, entries: &[String], at: i64) {
        let first = version + 1 - entries.len() as u32;
        let log = self.entries.entry(table.to_owned()).or_default();
        let new =
            (first..).zip(entries).map(|(version, entry)| StoredEntry { version, entry: entry.clone(), at });
        log.extend(new);
    }

    fn newest(&self, limit: u32, mut wanted: impl FnMut(&TableRecord) -> bool) -> Vec<TableRecord> {
        let mut tables: Vec<_> = self.tables.values().filter(|it| wanted(it)).collect();
        tables.sort_by_key(|it| (std::cmp::Reverse(it.created), it.id.clone()));
        tables.truncate(limit as usize);
        tables.into_iter().map(|it| self.named(it)).collect()
    }
}

#[async_trait]
impl Store for Memory {
    async fn add_identity(&self, identity: &Identity, token_hash: &str) -> Result<()> {
        let mut kept = self.kept();
        let id = identity.id.clone();
        kept.identities.entry(id.clone()).or_insert_with(|| identity.clone());
        kept.tokens.entry(token_hash.to_owned()).or_insert(id);
        Ok(())
    }

    async fn identity(&self, token_hash: &str) -> Result<Option<Identity>> {
        let kept = self.kept();
        let id = kept.tokens.get(token_hash);
        Ok(id.and_then(|it| kept.identities.get(it)).cloned())
    }

    async fn rename(&self, identity: &str, name: &str) -> Result<()> {
        if let Some(it) = self.kept().identities.get_mut(identity) {
            name.clone_into(&mut it.name);
        }
        Ok(())
    }

    async fn add_code(&self, code_hash: &str, identity: &str, expires: i64) -> Result<()> {
        let code = (identity.to_owned(), expires);
        self.kept().codes.insert(code_hash.to_owned(), code);
        Ok(())
    }

    async fn claim_code(&self, code_hash: &str, token_hash: &str, now: i64) -> Result<Option<Identity>> {
        let mut kept = self.kept();
        let code = kept.codes.remove(code_hash).filter(|it| it.1 >= now);
        let Some((id, _)) = code else { return Ok(None) };
        kept.tokens.insert(token_hash.to_owned(), id.clone());
        Ok(kept.identities.get(&id).cloned())
    }

    async fn add_table(&self, table: &TableRecord, entries: &[String]) -> Result<()> {
        let mut kept = self.kept();
        if kept.tables.contains_key(&table.id) {
            return Err(Error::Conflict);
        }
        kept.tables.insert(table.id.clone(), table.clone());
        kept.append(&table.id, table.now.version, entries, table.created);
        Ok(())
    }

    async fn table(&self, id: &str) -> Result<Option<TableRecord>> {
        let kept = self.kept();
        Ok(kept.tables.get(id).map(|it| kept.named(it)))
    }

    async fn entries(&self, table: &str, after: u32) -> Result<Vec<StoredEntry>> {
        let kept = self.kept();
        let log = kept.entries.get(table).map_or(&[][..], Vec::as_slice);
        Ok(log.iter().filter(|it| it.version > after).cloned().collect())
    }

    async fn commit(&self, change: Change) -> Result<()> {
        let mut kept = self.kept();
        let table = kept.tables.get_mut(&change.table);
        let table = table.filter(|it| it.revision == change.revision);
        let table = table.ok_or(Error::Conflict)?;
        table.revision += 1;
        table.now = change.now;
        let version = table.now.version;
        if let Some(seats) = change.seats {
            table.seats = seats;
        }
        kept.append(&change.table, version, &change.entries, change.at);
        Ok(())
    }

    async fn tables_of(&self, identity: &str, after: Place<'_>, limit: u32) -> Result<Vec<TableRecord>> {
        let sits = |it: &TableRecord| {
            let mut seats = it.seats.iter();
            let later = it.created < after.0 || it.created == after.0 && it.id.as_str() > after.1;
            later && seats.any(|it| it.identity.as_deref() == Some(identity))
        };
        Ok(self.kept().newest(limit, sits))
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableRecord>> {
        let open = |it: &TableRecord| {
            let mut seats = it.seats.iter();
            let free = seats.any(|it| it.identity.is_none() && it.bot.is_none());
            it.public && it.now.status == Status::Lobby && free
        };
        Ok(self.kept().newest(limit, open))
    }

    async fn revisions(&self, tables: &[String]) -> Result<Vec<(String, i64)>> {
        let kept = self.kept();
        let found = tables.iter().filter_map(|it| kept.tables.get(it));
        Ok(found.map(|it| (it.id.clone(), it.revision)).collect())
    }

    async fn claim_due(&self, now: i64, until: i64, limit: u32) -> Result<Vec<String>> {
        let mut kept = self.kept();
        let due = |it: &&mut TableRecord| it.now.due.is_some_and(|it| it <= now) && it.now.claimed <= now;
        let tables = kept.tables.values_mut().filter(due).take(limit as usize);
        let claim = |it: &mut TableRecord| {
            it.now.claimed = until;
            it.id.clone()
        };
        Ok(tables.map(claim).collect())
    }

    async fn say(&self, table: &str, message: &Message) -> Result<i64> {
        let mut kept = self.kept();
        let id = kept.chat.len() as i64 + 1;
        let message = Message { id, ..message.clone() };
        kept.chat.push((table.to_owned(), message));
        Ok(id)
    }

    async fn chat(&self, table: &str, after: i64) -> Result<Vec<Message>> {
        let kept = self.kept();
        let said = kept.chat.iter().filter(|it| it.0 == table && it.1.id > after);
        Ok(said.map(|it| it.1.clone()).collect())
    }

    async fn remember(&self, table: &str, question: &str, answer: &str) -> Result<()> {
        let question = (table.to_owned(), question.to_owned());
        self.kept().analysis.insert(question, answer.to_owned());
        Ok(())
    }

    async fn recall(&self, table: &str, question: &str) -> Result<Option<String>> {
        let question = (table.to_owned(), question.to_owned());
        Ok(self.kept().analysis.get(&question).cloned())
    }

    async fn answers(&self, table: &str) -> Result<Vec<(String, String)>> {
        let kept = self.kept();
        let own = kept.analysis.iter().filter(|it| it.0.0 == table);
        let mut answers: Vec<_> = own.map(|it| (it.0.1.clone(), it.1.clone())).collect();
        answers.sort_unstable();
        Ok(answers)
    }

    async fn restore(&self, archived: &Archived) -> Result<()> {
        let Archived { table, entries, chat, answers } = archived;
        self.add_table(table, &[]).await?;
        self.kept().entries.insert(table.id.clone(), entries.clone());
        for message in chat {
            self.say(&table.id, message).await?;
        }
        for (question, answer) in answers {
            self.remember(&table.id, question, answer).await?;
        }
        Ok(())
    }

    async fn all_identities(&self, after: &str, limit: u32) -> Result<Vec<(Identity, Vec<String>)>> {
        let kept = self.kept();
        let later = kept.identities.values().filter(|it| it.id.as_str() > after);
        let with_tokens = |it: &Identity| {
            let tokens = kept.tokens.iter().filter(|token| *token.1 == it.id);
            (it.clone(), tokens.map(|it| it.0.clone()).collect())
        };
        Ok(later.take(limit as usize).map(with_tokens).collect())
    }

    async fn all_tables(&self, after: &str, limit: u32) -> Result<Vec<String>> {
        let kept = self.kept();
        let later = kept.tables.keys().filter(|it| it.as_str() > after);
        Ok(later.take(limit as usize).cloned().collect())
    }

    fn news(&self) -> Option<broadcast::Receiver<News>> {
        None
    }

    async fn close(&self) {}
}
