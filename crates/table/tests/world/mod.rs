//! A table with a model of everything around it: a store that can fail, people, time and thinking.

#![allow(dead_code, reason = "every test uses a part of it")]

use std::{collections::BTreeMap, time::Duration};

use bots::Means;
use protocol::to_server::{NewTable, Play};
use record::{StoredEntry, TableRecord};
use serde_json::{Value, json};
use shelf::AnyAction;
use table::{
    Answer, Bounds, Elsewhere, Input, Instant, Message, NotStored, Outbox, Output, Person, Refused, Request,
    Settings, Store, Table, Thinking, Thought, To,
    input::Watch,
    opening::{self, Opening},
};
use tabletop::{Seat, Seed};

pub(crate) const SETTINGS: Settings = Settings {
    absence: Duration::from_secs(600),
    countdown: Duration::from_secs(5),
    bounds: Bounds::DEFAULT,
    attention: Duration::from_secs(300),
};

/// Everything that is durable.
#[derive(Clone)]
pub(crate) struct Disk {
    pub(crate) record: TableRecord,
    pub(crate) entries: Vec<StoredEntry>,
    pub(crate) chat: Vec<record::Message>,
}

impl Disk {
    /// A new table of Ada's.
    pub(crate) fn new(game: &str, seats: &[&str], more: &Value) -> Self {
        let seat = |&it: &&str| match it {
            "me" | "open" => json!({ "kind": it }),
            bot => json!({ "kind": "bot", "bot": bot }),
        };
        let seats: Vec<Value> = seats.iter().map(seat).collect();
        let mut wish = json!({ "game": game, "seats": seats, "start": true, "hints": true });
        wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let wish: NewTable = serde_json::from_value(wish).unwrap();
        let opening = Opening {
            id: "T".to_owned(),
            owner: person("Ada"),
            wish,
            secret: Seed::number(7),
            from: None,
            now: Instant::from_millis(1_000_000),
        };
        let opened = opening::open(SETTINGS, opening).expect("the table can be opened");
        Self { record: opened.record, entries: Vec::new(), chat: Vec::new() }
    }

    pub(crate) fn load(&self, now: Instant) -> Table {
        let entries = self.entries.iter().map(|it| it.entry.clone()).collect();
        Table::load(SETTINGS, self.record.clone(), entries, self.chat.clone(), now).expect("it can be read")
    }

    /// The match, to look at.
    pub(crate) fn game(&self) -> Box<dyn shelf::Table> {
        let mut head: Value = serde_json::from_str(&self.record.head).unwrap();
        let entries = self.entries.iter().map(|it| serde_json::from_str(&it.entry).unwrap());
        head["entries"] = Value::Array(entries.collect());
        shelf::find(&self.record.game).unwrap().resume(&head.to_string()).unwrap()
    }

    /// Carries out what a table wants stored, all or nothing.
    pub(crate) fn write(&mut self, store: &Store) -> Result<i64, NotStored> {
        match store {
            Store::Change { change, .. } => {
                if change.revision != self.record.revision {
                    return Err(NotStored::Conflict);
                }
                for entry in &change.entries {
                    let version = self.entries.len() as u32 + 1;
                    self.entries.push(StoredEntry { version, entry: entry.clone(), at: change.at });
                }
                assert_eq!(self.entries.len(), change.now.version as usize);
                self.record.revision += 1;
                self.record.now = change.now.clone();
                if let Some(seats) = &change.seats {
                    self.record.seats = seats.clone();
                }
                if let Some(head) = &change.head {
                    self.record.head.clone_from(head);
                }
                Ok(self.record.revision)
            }
            Store::Message(message) => {
                let id = self.chat.len() as i64 + 1;
                self.chat.push(record::Message { id, ..message.clone() });
                Ok(id)
            }
        }
    }

    /// What a table that knows this much has missed.
    pub(crate) fn missed(&self, table: &Table) -> Elsewhere {
        let (_, version, heard) = table.known();
        Elsewhere {
            record: self.record.clone(),
            entries: self.entries.iter().skip(version as usize).map(|it| it.entry.clone()).collect(),
            chat: self.chat.iter().filter(|it| it.id > heard).cloned().collect(),
        }
    }
}

/// A table and its owner.
pub(crate) struct World {
    pub(crate) disk: Disk,
    pub(crate) table: Table,
    pub(crate) now: Instant,
    last_to: u64,
    pub(crate) storing: Option<Store>,
    pub(crate) replies: BTreeMap<To, Vec<Result<Answer, Refused>>>,
    pub(crate) shown: BTreeMap<To, Vec<Message>>,
    pub(crate) thinking: Vec<Thinking>,
    pub(crate) wake: Option<Instant>,
    /// Every output, in words.
    pub(crate) transcript: Vec<String>,
}

impl World {
    pub(crate) fn new(disk: Disk) -> Self {
        let now = Instant::from_millis(1_000_000);
        let mut world = Self {
            table: disk.load(now),
            disk,
            now,
            last_to: 0,
            storing: None,
            replies: BTreeMap::new(),
            shown: BTreeMap::new(),
            thinking: Vec::new(),
            wake: None,
            transcript: Vec::new(),
        };
        world.give(Input::Claimed);
        world
    }

    pub(crate) fn to(&mut self) -> To {
        self.last_to += 1;
        To(self.last_to)
    }

    /// Gives the table an input and notes what it wants.
    pub(crate) fn give(&mut self, input: Input) {
        let mut out = Outbox::default();
        self.table.handle(self.now, input, &mut out);
        for output in out.drain() {
            self.transcript.push(format!("{output:?}"));
            match output {
                Output::Store(store) => {
                    assert!(self.storing.is_none(), "law 1: at most one change is being stored");
                    self.storing = Some(store);
                }
                Output::Reply { to, answer } => self.replies.entry(to).or_default().push(answer),
                Output::Show { to, message } => self.shown.entry(to).or_default().push(message),
                Output::Think(thinking) => self.thinking.push(thinking),
                Output::Forget(job) => self.thinking.retain(|it| it.job != job),
                Output::WakeAt(time) => self.wake = Some(time),
                Output::Notify { .. } => {}
            }
        }
    }

    pub(crate) fn ask(&mut self, who: &str, request: Request) -> To {
        let reply = self.to();
        self.give(Input::Ask { from: Some(person(who)), request, reply });
        reply
    }

    /// Asks, lets everything be stored, and returns the answer.
    pub(crate) fn answer(&mut self, who: &str, request: Request) -> Result<Answer, Refused> {
        let to = self.ask(who, request);
        self.settle();
        self.replies.remove(&to).and_then(|mut it| it.pop()).expect("it is answered")
    }

    pub(crate) fn watch(&mut self, who: Option<&str>, seat: Option<u8>) -> To {
        let to = self.to();
        self.give(Input::Watch(Watch { to, who: who.map(person), seat, since: 0, heard: 0 }));
        to
    }

    /// The store answers.
    pub(crate) fn store(&mut self) {
        let Some(store) = self.storing.take() else { return };
        match self.disk.write(&store) {
            Ok(number) => self.give(Input::Stored { number }),
            Err(why) => self.fail(why),
        }
    }

    /// The store fails, and is read again.
    pub(crate) fn fail(&mut self, why: NotStored) {
        self.storing = None;
        self.give(Input::NotStored { why });
        let missed = self.disk.missed(&self.table);
        self.give(Input::Elsewhere(missed));
    }

    /// Stores until nothing is left to store.
    pub(crate) fn settle(&mut self) {
        while self.storing.is_some() {
            self.store();
        }
    }

    pub(crate) fn advance(&mut self, seconds: u64) {
        self.now = self.now + Duration::from_secs(seconds);
        if self.wake.is_some_and(|it| it <= self.now) {
            self.wake = None;
            self.give(Input::Time);
        }
    }

    /// Thinks about the oldest question.
    pub(crate) fn think(&mut self) {
        if self.thinking.is_empty() {
            return;
        }
        let Thinking { job, what, .. } = self.thinking.remove(0);
        let bot = what.bot.unwrap_or(bots::BotName::Light);
        let result = what
            .game
            .plan(what.seat, bot, &Means::default(), what.seed)
            .map_or(Thought::Failed, Thought::Plan);
        self.give(Input::Thought { job, result });
    }

    /// Lets everything go on until a person owes a decision or the game is over.
    pub(crate) fn run(&mut self) {
        while self.storing.is_some() || !self.thinking.is_empty() {
            self.settle();
            self.think();
        }
    }

    /// What `seat` may do now.
    pub(crate) fn legal(&self, seat: u8) -> Vec<AnyAction> {
        legal(&*self.disk.game(), Seat(seat))
    }

    pub(crate) fn act(&self, seat: u8, actions: &[AnyAction]) -> Request {
        let actions = actions.iter().map(AnyAction::json).collect();
        Request::Act(Play { seat, version: self.disk.record.now.version, actions })
    }

    pub(crate) fn info(&mut self, who: &str) -> protocol::to_client::TableInfo {
        match self.answer(who, Request::Info) {
            Ok(Answer::Info(info)) => *info,
            other => panic!("{other:?}"),
        }
    }
}

pub(crate) fn legal(game: &dyn shelf::Table, seat: Seat) -> Vec<AnyAction> {
    game.legal(seat).into_iter().map(|it| it.action).collect()
}

pub(crate) fn person(name: &str) -> Person {
    Person { id: name.to_uppercase(), name: name.to_owned() }
}

/// The reason of a refusal.
pub(crate) fn reason(answer: &Result<Answer, Refused>) -> String {
    let value = match answer {
        Err(Refused::Table(it)) => serde_json::to_value(it).unwrap(),
        Err(Refused::Rules(it)) => serde_json::from_str(it.get()).unwrap(),
        other => panic!("{other:?} is no refusal"),
    };
    value["reason"].as_str().unwrap().to_owned()
}

pub(crate) fn games() -> impl Iterator<Item = &'static str> {
    shelf::SHELF.iter().map(|it| it.key())
}
