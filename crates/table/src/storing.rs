//! The only way to change a table: a draft is stored, and only then counts.

use protocol::Refusal;
use record::{Change, Effects, SeatRecord, SeatResult, Status, TableRecord, TableState};
use tabletop::{Seat, Seats, Seed, Turn};

use crate::{
    Answer, Elsewhere, Instant, NotStored, Notice, Outbox, Output, Store, Table, To,
    loading::{Unreadable, fold, read_state},
    terms::{Ended, State},
};

/// How long a node is in charge of a bot's turn before others may step in.
pub const LEASE: std::time::Duration = std::time::Duration::from_secs(5);

/// Whether the table can take the next input.
pub(crate) enum Phase {
    /// It can.
    Ready,
    /// A change is being stored.
    Storing(Box<InFlight>),
    /// A change was not stored: what is stored must be read first. These askers lost a race.
    Behind(Option<To>),
    /// What is stored cannot be read.
    Broken(Unreadable),
}

/// A change on its way to the store.
pub(crate) struct InFlight {
    what: Pending,
    after: After,
}

enum Pending {
    Change { state: Box<State>, now: TableState, seats: Option<Vec<SeatRecord>>, begun: Option<Begun> },
    Message(record::Message),
}

/// What follows once a change is stored.
pub(crate) enum After {
    Nothing,
    /// The new version is the answer.
    Version(To),
    /// The table is the answer.
    Info(To, String),
    /// The table of the next game is the answer.
    Opened(To, String),
    /// What was said is the answer.
    Said(To),
}

impl After {
    const fn asker(&self) -> Option<To> {
        match self {
            Self::Nothing => None,
            Self::Version(to) | Self::Info(to, _) | Self::Opened(to, _) | Self::Said(to) => Some(*to),
        }
    }
}

/// What the table is to become. The match itself is already ahead.
pub(crate) struct Draft {
    pub(crate) state: State,
    pub(crate) seats: Option<Vec<SeatRecord>>,
    pub(crate) status: Status,
    pub(crate) entries: Vec<String>,
    pub(crate) opens: Option<Box<TableRecord>>,
    /// The match, if this is what begins it.
    pub(crate) begun: Option<Begun>,
}

/// A match set up from the seed that everybody has added to.
pub(crate) struct Begun {
    pub(crate) head: String,
    pub(crate) seed: Seed,
    pub(crate) game: Box<dyn shelf::Table>,
}

impl Draft {
    /// The seats, to be changed.
    pub(crate) fn seats<'a>(&'a mut self, stored: &[SeatRecord]) -> &'a mut Vec<SeatRecord> {
        self.seats.get_or_insert_with(|| stored.to_vec())
    }
}

impl Table {
    /// A draft that changes nothing yet.
    pub(crate) fn draft(&self) -> Draft {
        Draft {
            state: self.state.clone(),
            seats: None,
            status: self.record.now.status,
            entries: Vec::new(),
            opens: None,
            begun: None,
        }
    }

    /// Completes a draft: clocks, end of the game, what is due when.
    pub(crate) fn complete(&self, draft: &mut Draft) -> TableState {
        let seats = draft.seats.as_deref().unwrap_or(&self.record.seats);
        let state = &mut draft.state;
        let game = draft.begun.as_ref().map_or(&*self.game, |it| &*it.game);
        if let (Status::Running, Turn::Over) = (draft.status, game.turn()) {
            draft.status = Status::Over;
        }
        let waiting = match draft.status {
            Status::Running => game.turn().seats(),
            Status::Lobby | Status::Over => Seats::NONE,
        };
        let is_bot = |it: &Seat| seats[it.index()].bot.is_some();
        let bots_turn = waiting.iter().any(|it| is_bot(&it));
        let people = waiting.iter().filter(|it| !is_bot(it)).collect();
        state.clocks.run(self.terms.pace, waiting, people, self.now);
        if draft.status != Status::Lobby {
            state.starts = None;
        }
        if draft.status == Status::Over && state.ended.is_none() {
            state.ended = game.outcome().map(|it| Ended {
                at: self.now.millis(),
                placing: it.placing.as_slice().to_vec(),
                score: it.score.as_slice().to_vec(),
            });
        }
        state.looked = self.looked_until().millis();
        state.asleep = bots_turn && !self.is_awake();
        let bots_turn = bots_turn && !state.asleep;
        let due = match (bots_turn, state.starts) {
            (true, _) => Some(self.now.millis()),
            (false, Some(starts)) => Some(starts),
            (false, None) => state.clocks.due(self.terms.pace).map(Instant::millis),
        };
        TableState {
            version: game.version(),
            status: draft.status,
            waiting: waiting.iter().fold(0, |bits, it| bits | 1 << it.0),
            state: serde_json::to_string(state).expect("what is stored can be written as JSON"),
            due,
            claimed: if bots_turn { (self.now + LEASE).millis() } else { 0 },
        }
    }

    /// Asks for a change to be stored.
    pub(crate) fn store(&mut self, mut draft: Draft, after: After, out: &mut Outbox) {
        let now = self.complete(&mut draft);
        let Draft { state, seats, entries, opens, begun, .. } = draft;
        let change = Change {
            table: self.record.id.clone(),
            revision: self.record.revision,
            entries,
            seats: seats.clone(),
            head: begun.as_ref().map(|it| it.head.clone()),
            now: now.clone(),
            at: self.now.millis(),
        };
        let effects = Effects { results: self.results(&state), notices: Vec::new() };
        out.push(Output::Store(Store::Change { change, effects, opens }));
        let what = Pending::Change { state: Box::new(state), now, seats, begun };
        self.phase = Phase::Storing(Box::new(InFlight { what, after }));
    }

    /// How each seat fared, with the change that ends the game.
    fn results(&self, state: &State) -> Vec<SeatResult> {
        let ended = state.ended.iter().filter(|_| self.state.ended.is_none());
        let results = ended.flat_map(|it| it.placing.iter().copied().zip(it.score.iter().copied()));
        results.map(|(placing, score)| SeatResult { placing, score }).collect()
    }

    /// Asks for a chat message to be stored.
    pub(crate) fn store_message(&mut self, message: record::Message, to: To, out: &mut Outbox) {
        out.push(Output::Store(Store::Message(message.clone())));
        let what = Pending::Message(message);
        self.phase = Phase::Storing(Box::new(InFlight { what, after: After::Said(to) }));
    }

    /// The change is durable: now it counts, and everybody may know.
    pub(crate) fn stored(&mut self, number: i64, out: &mut Outbox) {
        let Phase::Storing(in_flight) = std::mem::replace(&mut self.phase, Phase::Ready) else { return };
        let InFlight { what, after } = *in_flight;
        match what {
            Pending::Change { state, now, seats, begun } => {
                let table_changed = seats.is_some() || self.record.now.status != now.status;
                let before = std::mem::replace(&mut self.record.now, now);
                self.record.revision = number;
                self.state = *state;
                if let Some(seats) = seats {
                    self.record.seats = seats;
                }
                if let Some(Begun { head, seed, game }) = begun {
                    (self.record.head, self.seed, self.game) = (head, seed, game);
                }
                self.in_charge = true;
                self.notify(&before, out);
                self.publish(table_changed, out);
            }
            Pending::Message(message) => {
                let shown = self.chat.add(record::Message { id: number, ..message });
                self.audience.chat(&shown, out);
                if let After::Said(to) = after {
                    out.reply(to, Ok(Answer::Said(shown)));
                }
                return;
            }
        }
        match after {
            After::Version(to) => out.reply(to, Ok(Answer::Version(self.game.version()))),
            After::Info(to, who) => out.reply(to, Ok(Answer::Info(Box::new(self.info(Some(&who)))))),
            After::Opened(to, id) => out.reply(to, Ok(Answer::Opened(id))),
            After::Nothing | After::Said(_) => {}
        }
    }

    /// The change does not count: back to what is known to be stored, until the store has been read again.
    pub(crate) fn not_stored(&mut self, why: NotStored, out: &mut Outbox) {
        let Phase::Storing(in_flight) = std::mem::replace(&mut self.phase, Phase::Behind(None)) else {
            self.phase = Phase::Ready;
            return;
        };
        if self.game.version() != self.record.now.version {
            self.game = self.game.until(self.record.now.version);
        }
        match (why, in_flight.after.asker()) {
            (NotStored::Conflict, asker) => self.phase = Phase::Behind(asker),
            (NotStored::Unavailable, Some(to)) => out.reply(to, Err(Refusal::Unavailable.into())),
            (NotStored::Unavailable, None) => {}
        }
    }

    /// Takes over what is stored and was not written here.
    pub(crate) fn elsewhere(&mut self, news: Elsewhere, out: &mut Outbox) {
        let lost_race = match std::mem::replace(&mut self.phase, Phase::Ready) {
            Phase::Behind(asker) => asker,
            Phase::Ready | Phase::Storing(_) | Phase::Broken(_) => None,
        };
        let changed = match self.adopt(news.record, &news.entries) {
            Ok(changed) => changed,
            Err(why) => {
                self.phase = Phase::Broken(why);
                return;
            }
        };
        if let Some(to) = lost_race {
            out.reply(to, Err(Refusal::Stale { version: self.game.version() }.into()));
        }
        if changed {
            self.publish(true, out);
        }
        for message in news.chat {
            if let Some(shown) = self.chat.read(message) {
                self.audience.chat(&shown, out);
            }
        }
    }

    /// Whether anything is new.
    fn adopt(&mut self, record: TableRecord, entries: &[String]) -> Result<bool, Unreadable> {
        if record.revision < self.record.revision {
            return Ok(false);
        }
        if record.revision == self.record.revision {
            // Somebody may have a new name.
            let changed = record.seats != self.record.seats;
            self.record.seats = record.seats;
            return Ok(changed);
        }
        if record.head != self.record.head {
            // The game has begun there: it is set up from a seed that was not known here.
            (self.game, self.seed) = fold(&record, entries.to_vec())?;
        }
        let new = record.now.version.saturating_sub(self.game.version());
        for entry in entries.iter().take(new as usize) {
            self.game.append(entry).map_err(|why| Unreadable::new(&record.id, &why))?;
        }
        if self.game.version() != record.now.version {
            return Err(Unreadable::new(&record.id, &"entries are missing"));
        }
        self.state = read_state(&record)?;
        self.looked = self.looked.max(Instant::from_millis(self.state.looked));
        self.record = record;
        self.in_charge = false;
        Ok(true)
    }

    /// Why the table can no longer be used, if so: the owner drops it.
    #[must_use]
    pub const fn broken(&self) -> Option<&Unreadable> {
        match &self.phase {
            Phase::Broken(why) => Some(why),
            Phase::Ready | Phase::Storing(_) | Phase::Behind(_) => None,
        }
    }

    /// Whether a change was refused and [`crate::Input::Elsewhere`] is waited for.
    #[must_use]
    pub const fn is_behind(&self) -> bool {
        matches!(self.phase, Phase::Behind(_))
    }

    /// Lets people know what concerns them.
    fn notify(&self, before: &TableState, out: &mut Outbox) {
        let after = &self.record.now;
        let notice = |seat: usize| match (before.status, after.status) {
            (Status::Lobby, Status::Running) => Some(Notice::Started),
            (Status::Running, Status::Over) => Some(Notice::Over),
            _ => {
                let begins = after.waiting & !before.waiting & (1 << seat) != 0;
                begins.then_some(Notice::YourTurn)
            }
        };
        for (number, seat) in self.record.seats.iter().enumerate() {
            if let (Some(person), None, Some(what)) = (&seat.identity, &seat.bot, notice(number)) {
                out.push(Output::Notify { person: person.clone(), what });
            }
        }
    }
}
