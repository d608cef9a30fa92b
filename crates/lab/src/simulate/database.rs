//! A model of the store: what is durable, and what is on its way there.
//!
//! A write has parts: the table a rematch opens, then the change. Writes become durable in groups, one after the other;
//! a crash keeps any prefix of the parts under way. The messages of a table become durable in the order of their
//! numbers, as the real store promises.

use std::{
    collections::BTreeMap,
    hash::{DefaultHasher, Hash, Hasher},
};

use record::{Change, Message, SeatRecord, Status, TableRecord};
use table::{NotStored, Store, terms::State};

use super::{Broken, clocks};

/// One table as it is stored.
pub(super) struct Stored {
    pub(super) record: TableRecord,
    pub(super) entries: Vec<String>,
    pub(super) chat: Vec<Message>,
    /// The match, each entry appended as it became durable.
    pub(super) game: Box<dyn shelf::Table>,
    /// A digest of the log up to each version.
    chain: Vec<u64>,
    /// What each revision showed, from revision 1 on.
    past: Vec<Past>,
    clocks: clocks::Watch,
}

/// What a revision showed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Past {
    pub(super) seats: Vec<SeatRecord>,
    pub(super) status: Status,
    pub(super) version: u32,
}

impl Stored {
    fn new(record: TableRecord) -> Result<Self, Broken> {
        let title = shelf::find(&record.game).ok_or("an unknown game was stored")?;
        let game = title.resume(&record.head).map_err(|why| why.to_string())?;
        let past = vec![Past::of(&record)];
        let clocks = clocks::Watch::new(&record)?;
        let stored = Self { game, past, clocks, record, entries: vec![], chat: vec![], chain: vec![0] };
        stored.can_go_on()?;
        Ok(stored)
    }

    /// A digest of the log up to a version, if it has that many entries.
    pub(super) fn digest(&self, version: u32) -> Option<u64> {
        self.chain.get(version as usize).copied()
    }

    /// What a revision showed, if there was one.
    pub(super) fn past(&self, revision: i64) -> Option<&Past> {
        self.past.get(usize::try_from(revision - 1).ok()?)
    }

    fn change(&mut self, change: &Change) -> Result<(), Broken> {
        if let Some(head) = &change.head {
            self.game = self.game.title().resume(head).map_err(|why| why.to_string())?;
            self.record.head.clone_from(head);
        }
        for entry in &change.entries {
            self.game.append(entry).map_err(|why| format!("an entry was stored that is none: {why}"))?;
            self.chain.push(digest(&(self.chain.last(), entry)));
            self.entries.push(entry.clone());
        }
        if change.now.version as usize != self.entries.len() {
            return Err(format!("version {} of {} entries", change.now.version, self.entries.len()));
        }
        self.clocks.changed(&self.record, change)?;
        self.record.revision += 1;
        self.record.now = change.now.clone();
        if let Some(seats) = &change.seats {
            self.record.seats = seats.clone();
        }
        self.past.push(Past::of(&self.record));
        self.can_go_on()
    }

    /// Law 5: whoever reads this must be able to find out what comes next.
    fn can_go_on(&self) -> Result<(), Broken> {
        let now = &self.record.now;
        let owing = match now.status {
            Status::Running => self.game.turn().seats(),
            Status::Lobby | Status::Over => return Ok(()),
        };
        let bits = owing.iter().fold(0, |bits, it| bits | 1 << it.0);
        if bits == 0 || bits != now.waiting {
            return Err(format!("law 5: {bits:b} owe a decision, {:b} is stored", now.waiting));
        }
        let by_a_bot = owing.iter().any(|it| self.record.seats[it.index()].bot.is_some());
        let state: State = serde_json::from_str(&now.state).map_err(|why| why.to_string())?;
        // While nobody looks bots wait, and nothing is due until somebody does.
        if (by_a_bot || self.clocks.is_timed()) && now.due.is_none() && !state.asleep {
            return Err("law 5: nobody would know that something is due".to_owned());
        }
        Ok(())
    }
}

impl Past {
    fn of(record: &TableRecord) -> Self {
        Self { seats: record.seats.clone(), status: record.now.status, version: record.now.version }
    }
}

/// A digest that is the same in every run of the same program.
pub(super) fn digest(it: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    it.hash(&mut hasher);
    hasher.finish()
}

/// A write on its way.
pub(super) struct Write {
    pub(super) node: usize,
    pub(super) epoch: u32,
    pub(super) table: String,
    pub(super) store: Store,
    pub(super) fate: Fate,
}

/// What becomes of a write, apart from crashes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// It is stored, unless another writer was first.
    Stored,
    /// It is not stored.
    Refused,
    /// The connection is lost: it is stored, but its node is not informed.
    Unknown,
}

/// Everything that is durable, and the writes on their way.
#[derive(Default)]
pub(super) struct Database {
    pub(super) tables: BTreeMap<String, Stored>,
    writes: BTreeMap<u64, Write>,
    last: u64,
    messages: i64,
}

impl Database {
    /// Adds a table outside the laws' concern: the first ones.
    pub(super) fn add(&mut self, record: TableRecord) -> Result<(), Broken> {
        let id = record.id.clone();
        if self.tables.insert(id, Stored::new(record)?).is_some() {
            return Err("two tables have the same id".to_owned());
        }
        Ok(())
    }

    /// Takes a write in; its number.
    pub(super) fn submit(&mut self, node: usize, epoch: u32, table: &str, store: Store, fate: Fate) -> u64 {
        self.last += 1;
        let write = Write { node, epoch, table: table.to_owned(), store, fate };
        self.writes.insert(self.last, write);
        self.last
    }

    /// Writes on their way, in the order they arrived.
    pub(super) fn writes(&self) -> impl Iterator<Item = (u64, &Write)> {
        self.writes.iter().map(|(number, write)| (*number, write))
    }

    /// Makes one write durable, if it is still under way; what its node is to be answered.
    pub(super) fn commit(&mut self, number: u64) -> Result<Option<(Write, Result<i64, NotStored>)>, Broken> {
        let Some(write) = self.writes.remove(&number) else { return Ok(None) };
        let result = match write.fate {
            Fate::Refused => Err(NotStored::Unavailable),
            Fate::Stored | Fate::Unknown => self.apply(&write, usize::MAX)?,
        };
        Ok(Some((write, result)))
    }

    /// The store crashes: of the parts under way, this many still become durable, and the rest is forgotten.
    pub(super) fn crash(&mut self, mut parts: usize) -> Result<Vec<Write>, Broken> {
        let lost = std::mem::take(&mut self.writes);
        for write in lost.values().filter(|it| it.fate != Fate::Refused) {
            if parts == 0 {
                break;
            }
            let of_this = parts.min(2);
            parts -= of_this;
            let _: Result<i64, NotStored> = self.apply(write, of_this)?;
        }
        Ok(lost.into_values().collect())
    }

    fn apply(&mut self, write: &Write, parts: usize) -> Result<Result<i64, NotStored>, Broken> {
        match &write.store {
            Store::Change { change, opens, .. } => {
                let mut parts = parts;
                if let Some(opened) = opens.as_deref().filter(|it| !self.tables.contains_key(&it.id)) {
                    self.add(opened.clone())?;
                    parts = parts.saturating_sub(1);
                }
                let Some(stored) = self.tables.get_mut(&write.table).filter(|_| parts > 0) else {
                    return Ok(Err(NotStored::Unavailable));
                };
                if change.revision != stored.record.revision {
                    return Ok(Err(NotStored::Conflict));
                }
                stored.change(change)?;
                Ok(Ok(stored.record.revision))
            }
            Store::Message(message) => {
                let stored = self.tables.get_mut(&write.table).ok_or("a message at no table")?;
                self.messages += 1;
                stored.chat.push(Message { id: self.messages, ..message.clone() });
                Ok(Ok(self.messages))
            }
        }
    }

    /// Claims, until a time, the tables at which something is due.
    pub(super) fn claim_due(&mut self, now: i64, until: i64) -> Vec<String> {
        let is_due =
            |it: &&mut Stored| it.record.now.due.is_some_and(|due| due.max(it.record.now.claimed) <= now);
        let due = self.tables.values_mut().filter(is_due);
        due.map(|it| {
            it.record.now.claimed = until;
            it.record.id.clone()
        })
        .collect()
    }

    /// A process that is alone with its file voids the claims of its predecessor.
    pub(super) fn void_claims(&mut self) {
        for stored in self.tables.values_mut() {
            stored.record.now.claimed = 0;
        }
    }
}
