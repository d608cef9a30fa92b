//! A table in play: what is stored of it, the match it folds to, and who is looking.

use std::{
    collections::HashMap,
    sync::{Arc, Weak},
};

use protocol::{
    Refusal,
    to_client::{Clocks, Scores, TableInfo},
    to_server::Pace,
};
use serde_json::value::RawValue;
use shelf::{ReplayFile, Table};
use store::{Change, Effects, SeatRecord, SeatResult, Status, TableRecord};
use tabletop::{Seat, Seats, Seed, Turn, Viewer};
use tokio::sync::{mpsc, watch};

use crate::{
    error::Result,
    house::House,
    look::{Looking, Tick, Told},
    tables::Job,
    terms::{self, Ended, Head, State, Terms},
};

/// So long a node is in charge of a bot's turn before others may step in.
pub(crate) const LEASE: i64 = 5_000;

/// A table in play.
pub(crate) struct Live {
    pub(crate) house: Arc<House>,
    pub(crate) own: mpsc::WeakSender<Job>,
    pub(crate) record: TableRecord,
    pub(crate) terms: Terms,
    pub(crate) state: State,
    pub(crate) seed: Seed,
    pub(crate) table: Box<dyn Table>,
    /// Whether this node is in charge of bots and clocks: who wrote last is, or who claimed it.
    pub(crate) in_charge: bool,
    /// The version a bot is thinking about.
    pub(crate) thinking: Option<u32>,
    ticks: watch::Sender<Tick>,
    present: HashMap<String, u32>,
    /// Whose eyes are on the table.
    eyes: Vec<Weak<Viewer>>,
    /// Frames of the present version, already written out.
    frames: HashMap<(Viewer, u32), Arc<str>>,
    /// Whether memory may differ from the store, and the store cannot be read.
    lost: bool,
}

impl Live {
    /// Folds the log of a table.
    pub(crate) async fn load(
        house: Arc<House>,
        own: mpsc::WeakSender<Job>,
        record: TableRecord,
    ) -> Result<Self> {
        let (table, seed) = fold(&house, &record).await?;
        let terms = serde_json::from_str(&record.terms).map_err(|why| unreadable(&record.id, &why))?;
        let state = serde_json::from_str(&record.now.state).map_err(|why| unreadable(&record.id, &why))?;
        let tick = Tick { version: table.version(), ..Tick::default() };
        Ok(Self {
            house,
            own,
            record,
            terms,
            state,
            seed,
            table,
            in_charge: false,
            thinking: None,
            ticks: watch::Sender::new(tick),
            present: HashMap::new(),
            eyes: Vec::new(),
            frames: HashMap::new(),
            lost: false,
        })
    }

    pub(crate) fn id(&self) -> &str {
        &self.record.id
    }

    pub(crate) fn now(&self) -> i64 {
        self.house.now()
    }

    /// Whether it may leave memory.
    pub(crate) fn is_idle(&self) -> bool {
        self.ticks.receiver_count() == 0 && self.thinking.is_none()
    }

    /// Whether it must leave memory.
    pub(crate) const fn is_lost(&self) -> bool {
        self.lost
    }

    pub(crate) fn is(&self, status: Status) -> bool {
        self.record.now.status == status
    }

    /// The seat, if this person holds it.
    pub(crate) fn seat_of(&self, who: &str, seat: u8) -> Result<Seat> {
        let holder = self.record.seats.get(usize::from(seat)).and_then(|it| it.identity.as_deref());
        if holder == Some(who) { Ok(Seat(seat)) } else { Err(Refusal::NotYourSeat.into()) }
    }

    /// Whether this person sits here or opened the table.
    pub(crate) fn belongs(&self, who: &str) -> bool {
        let mut seats = self.record.seats.iter();
        self.record.owner == who || seats.any(|it| it.identity.as_deref() == Some(who))
    }

    pub(crate) fn info(&self, who: Option<&str>) -> TableInfo {
        let connected = |it: &str| self.present.contains_key(it);
        terms::info(&self.record, &self.terms, &self.state, who, self.now(), connected)
    }

    pub(crate) fn clocks(&self) -> Clocks {
        let (clocks, now) = (&self.state.clocks, self.now());
        let seats = Seat::all(self.record.seats.len() as u8);
        Clocks { seats: seats.map(|it| clocks.show(self.terms.pace, it, now)).collect() }
    }

    /// Stores a change, and only then lets anybody know.
    ///
    /// `self.table` and `self.state` are what they shall be; seats are given if they change. If storing fails,
    /// everything goes back to what is stored.
    pub(crate) async fn commit(
        &mut self,
        entries: Vec<Box<RawValue>>,
        seats: Option<Vec<SeatRecord>>,
        status: Status,
    ) -> Result<()> {
        let now = self.now();
        let new_seats = seats.as_ref().unwrap_or(&self.record.seats);
        let status = match (status, self.table.turn()) {
            (Status::Running, Turn::Over) => Status::Over,
            _ => status,
        };
        let waiting = match status {
            Status::Running => self.table.turn().seats(),
            Status::Lobby | Status::Over => Seats::NONE,
        };
        let bots_turn = waiting.iter().any(|it| new_seats[it.index()].bot.is_some());
        let people = waiting.iter().filter(|it| new_seats[it.index()].bot.is_none()).collect();
        self.state.clocks.run(self.terms.pace, people, now);
        if status != Status::Lobby {
            self.state.starts = None;
        }
        let mut effects = Effects::default();
        if status == Status::Over && self.state.ended.is_none() {
            self.state.ended = self.table.outcome().map(|it| Ended {
                at: now,
                placing: it.placing.as_slice().to_vec(),
                score: it.score.as_slice().to_vec(),
            });
            let ended = self.state.ended.iter();
            let results = ended.flat_map(|it| it.placing.iter().copied().zip(it.score.iter().copied()));
            effects.results = results.map(|(placing, score)| SeatResult { placing, score }).collect();
        }
        let due = match (bots_turn, self.state.starts) {
            (true, _) => Some(now),
            (false, Some(starts)) => Some(starts),
            (false, None) => self.state.clocks.due(self.terms.pace),
        };
        let state = serde_json::to_string(&self.state).map_err(|why| unreadable(self.id(), &why))?;
        let stored = store::TableState {
            version: self.table.version(),
            status,
            waiting: waiting.iter().fold(0, |bits, it| bits | 1 << it.0),
            state,
            due,
            claimed: if bots_turn { now + LEASE } else { 0 },
        };
        let change = Change {
            table: self.id().to_owned(),
            revision: self.record.revision,
            entries: entries.into_iter().map(|it| String::from(Box::<str>::from(it))).collect(),
            seats: seats.clone(),
            now: stored.clone(),
            at: now,
        };
        match self.house.store.commit_with(change, effects).await {
            Ok(()) => {}
            Err(store::Error::Conflict) => {
                self.reload().await?;
                return Err(Refusal::Stale { version: self.table.version() }.into());
            }
            Err(error) => {
                // It may or may not have been stored: look.
                self.reload().await?;
                return Err(error.into());
            }
        }
        let table_changed = seats.is_some() || self.record.now.status != status;
        self.record.revision += 1;
        self.record.now = stored;
        if let Some(seats) = seats {
            self.record.seats = seats;
        }
        self.in_charge = true;
        self.publish(table_changed);
        Ok(())
    }

    /// How often the table has changed, entries aside.
    pub(crate) fn changes(&self) -> u64 {
        self.ticks.borrow().table
    }

    /// Lets those who look know.
    pub(crate) fn publish(&mut self, table_changed: bool) {
        self.frames.clear();
        let (before, version) = (self.ticks.borrow().version, self.table.version());
        let told = (version != before && !self.is(Status::Lobby)).then(|| Arc::new(self.tell(before)));
        self.ticks.send_modify(|tick| {
            tick.version = version;
            tick.table += u64::from(table_changed);
            if let Some(told) = told {
                tick.told = told;
            }
        });
    }

    /// What has happened since a version, for everybody who looks.
    fn tell(&mut self, since: u32) -> Told {
        self.eyes.retain(|it| it.strong_count() > 0);
        let mut frames: Vec<(Viewer, Arc<str>)> = Vec::new();
        for viewer in self.eyes.iter().filter_map(Weak::upgrade).map(|it| *it).collect::<Vec<_>>() {
            if frames.iter().all(|it| it.0 != viewer) {
                frames.push((viewer, self.frame(viewer, since)));
            }
        }
        let clocks = (self.terms.pace != Pace::None).then(|| self.clocks());
        Told { since, frames, clocks }
    }

    /// Lets those who look know that something was said.
    pub(crate) fn publish_chat(&self, last: i64) {
        self.ticks.send_modify(|tick| tick.chat = tick.chat.max(last));
    }

    /// Goes back to what is stored.
    pub(crate) async fn reload(&mut self) -> Result<()> {
        let again = self.read_again().await;
        self.lost = again.is_err();
        again
    }

    async fn read_again(&mut self) -> Result<()> {
        let record = self.house.store.table(self.id()).await?.ok_or(Refusal::NotFound)?;
        let (table, _) = fold(&self.house, &record).await?;
        self.state = serde_json::from_str(&record.now.state).map_err(|why| unreadable(&record.id, &why))?;
        self.table = table;
        self.record = record;
        self.in_charge = false;
        self.publish(true);
        Ok(())
    }

    /// Learns what other nodes have stored.
    pub(crate) async fn catch_up(&mut self) -> Result<()> {
        let revisions = self.house.store.revisions(&[self.id().to_owned()]).await?;
        if revisions.first().is_some_and(|it| it.1 != self.record.revision) {
            self.reload().await?;
        }
        let last = self.ticks.borrow().chat;
        let chat = self.house.store.last_chat(self.id(), i64::MAX, 1).await?;
        if let Some(message) = chat.last().filter(|it| it.id > last) {
            self.publish_chat(message.id);
        }
        Ok(())
    }

    /// Begins to look on. Ends when what is returned is dropped and [`Live::part`] called.
    pub(crate) fn join(&mut self, who: Option<&str>, viewer: Viewer) -> Looking {
        if let Some(who) = who {
            *self.present.entry(who.to_owned()).or_default() += 1;
            if self.present[who] == 1 && self.belongs(who) {
                self.publish(true);
            }
        }
        let eyes = Arc::new(viewer);
        self.eyes.retain(|it| it.strong_count() > 0);
        self.eyes.push(Arc::downgrade(&eyes));
        Looking { ticks: self.ticks.subscribe(), _eyes: eyes }
    }

    /// Ends looking on.
    pub(crate) fn part(&mut self, who: &str) {
        let Some(count) = self.present.get_mut(who) else { return };
        *count -= 1;
        if *count == 0 {
            self.present.remove(who);
            if self.belongs(who) {
                self.publish(true);
            }
        }
    }

    pub(crate) fn is_present(&self, who: &str) -> bool {
        self.present.contains_key(who)
    }

    /// Somebody has a new name.
    pub(crate) fn renamed(&mut self, who: &str, name: &str) {
        let mut changed = false;
        for seat in self.record.seats.iter_mut().filter(|it| it.identity.as_deref() == Some(who)) {
            seat.name = Some(name.to_owned());
            changed = true;
        }
        if changed {
            self.publish(true);
        }
    }

    /// The frame of this version for a viewer, with the news since a version.
    pub(crate) fn frame(&mut self, viewer: Viewer, since: u32) -> Arc<str> {
        let key = (viewer, since);
        if let Some(frame) = self.frames.get(&key) {
            return Arc::clone(frame);
        }
        let frame: Arc<str> = self.table.frame_text(viewer, since).into();
        self.frames.insert(key, Arc::clone(&frame));
        frame
    }

    /// The frame as it was at an earlier version.
    pub(crate) fn frame_at(&self, viewer: Viewer, version: u32) -> Result<String> {
        if version > self.table.version() {
            return Err(Refusal::NoSuchVersion { version: self.table.version() }.into());
        }
        Ok(self.table.until(version).frame_text(viewer, version.saturating_sub(1)))
    }

    /// How many sit here.
    pub(crate) fn seats(&self) -> u8 {
        self.table.seats()
    }

    /// How the points grew, once it is over.
    pub(crate) fn scores(&self) -> Result<Vec<Scores>> {
        if !self.is(Status::Over) {
            return Err(Refusal::StillRunning.into());
        }
        let mut scores: Vec<Scores> = Vec::new();
        for (version, totals) in (0..).zip(self.table.totals()) {
            if scores.last().is_none_or(|it| it.totals != totals) {
                scores.push(Scores { version, totals });
            }
        }
        Ok(scores)
    }

    /// The whole match as a file, once it is over.
    pub(crate) fn replay(&self) -> Result<String> {
        if !self.is(Status::Over) {
            return Err(Refusal::StillRunning.into());
        }
        let name = |seat: &SeatRecord| seat.name.clone().or_else(|| seat.bot.clone()).unwrap_or_default();
        let names = self.record.seats.iter().map(name).collect();
        let commitment = Some(self.terms.commitment.clone());
        Ok(json(&ReplayFile { commitment, ..ReplayFile::of(&*self.table, names) }))
    }
}

/// The match a record and its log fold to, and its seed.
async fn fold(house: &House, record: &TableRecord) -> Result<(Box<dyn Table>, Seed)> {
    let title = house.title(&record.game).ok_or(Refusal::NotFound)?;
    let mut head: Head = serde_json::from_str(&record.head).map_err(|why| unreadable(&record.id, &why))?;
    let entries = house.store.entries(&record.id, 0).await?;
    // Another node may have gone on since the record was read; the record tells how far to go.
    for entry in entries.into_iter().take(record.now.version as usize) {
        let entry = RawValue::from_string(entry.entry);
        head.entries.push(entry.map_err(|why| unreadable(&record.id, &why))?);
    }
    let table = title.resume(&json(&head)).map_err(|why| unreadable(&record.id, &why))?;
    if table.version() != record.now.version {
        return Err(unreadable(&record.id, &"entries are missing"));
    }
    Ok((table, head.seed))
}

fn json(it: &impl serde::Serialize) -> String {
    serde_json::to_string(it).expect("what we send can be written as JSON")
}

fn unreadable(table: &str, why: &dyn std::fmt::Display) -> crate::error::Error {
    tracing::error!(table, %why, "a stored table cannot be read");
    Refusal::Unavailable.into()
}
