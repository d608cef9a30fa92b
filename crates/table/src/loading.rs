//! A table from what is stored of it.

use std::collections::VecDeque;

use record::{Message, TableRecord};
use serde_json::value::RawValue;
use tabletop::Seed;

use crate::{
    Instant, Settings, Table,
    audience::Audience,
    chat::Chat,
    storing::Phase,
    terms::{Head, State},
    thinking::Jobs,
};

/// A stored table cannot be read. The text is for logs only.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("table {table} cannot be read: {why}")]
pub struct Unreadable {
    table: String,
    why: String,
}

impl Unreadable {
    pub(crate) fn new(table: &str, why: &dyn std::fmt::Display) -> Self {
        Self { table: table.to_owned(), why: why.to_string() }
    }
}

impl Table {
    /// The table that a record, its log and its latest chat messages make.
    ///
    /// # Errors
    /// What is stored is no such table.
    pub fn load(
        settings: Settings,
        record: TableRecord,
        entries: Vec<String>,
        chat: Vec<Message>,
        now: Instant,
    ) -> Result<Self, Unreadable> {
        let unreadable = |why: serde_json::Error| Unreadable::new(&record.id, &why);
        let (game, seed) = fold(&record, entries)?;
        let terms = serde_json::from_str(&record.terms).map_err(unreadable)?;
        let state = read_state(&record)?;
        let looked = Instant::from_millis(state.looked);
        Ok(Self {
            settings,
            terms,
            state,
            seed,
            game,
            record,
            audience: Audience::default(),
            chat: Chat::new(chat),
            jobs: Jobs::default(),
            phase: Phase::Ready,
            queue: VecDeque::new(),
            now,
            wake: None,
            looked,
            in_charge: false,
        })
    }
}

pub(crate) fn read_state(record: &TableRecord) -> Result<State, Unreadable> {
    serde_json::from_str(&record.now.state).map_err(|why| Unreadable::new(&record.id, &why))
}

/// The match a record and its log fold to, and its seed.
///
/// # Errors
/// What is stored is no such match.
pub fn fold(record: &TableRecord, entries: Vec<String>) -> Result<(Box<dyn shelf::Table>, Seed), Unreadable> {
    let unreadable = |why: &dyn std::fmt::Display| Unreadable::new(&record.id, why);
    let title = shelf::find(&record.game).ok_or_else(|| unreadable(&"no such game"))?;
    let mut head: Head = serde_json::from_str(&record.head).map_err(|why| unreadable(&why))?;
    // Another node may have gone on since the record was read; the record says how far to go.
    for entry in entries.into_iter().take(record.now.version as usize) {
        head.entries.push(RawValue::from_string(entry).map_err(|why| unreadable(&why))?);
    }
    let replay = serde_json::to_string(&head).map_err(|why| unreadable(&why))?;
    let game = title.resume(&replay).map_err(|why| unreadable(&why))?;
    if game.version() != record.now.version {
        return Err(unreadable(&"entries are missing"));
    }
    Ok((game, head.seed))
}
