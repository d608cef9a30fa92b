//! One evening: nodes, a store, a network, people and faults, all driven by one seed.
//!
//! Nothing here reads a clock or starts a thread: events wait in a queue, ordered by the time they happen.

use std::{
    collections::{BTreeMap, VecDeque},
    hash::{DefaultHasher, Hasher},
    time::Duration,
};

use protocol::to_server::NewTable;
use serde_json::json;
use table::{
    Bounds, Input, Instant, Job, LEASE, Message, NotStored, Outbox, Output, Person, Settings, Thinking, To,
    opening::{self, Opening},
};
use tabletop::{Chance, Fast, Seed};

use super::{
    Broken, Plant,
    database::Database,
    laws::Laws,
    node::{Live, Node, Place, Post},
    people::Human,
};

pub(super) const SETTINGS: Settings = Settings {
    absence: Duration::from_secs(600),
    countdown: Duration::from_secs(5),
    bounds: Bounds::DEFAULT,
    attention: Duration::from_secs(300),
};
/// The time at which every evening begins.
pub(super) const START: i64 = 1_000_000_000;
/// How often a node looks for what is due.
const TICK: i64 = 1_000;

/// Something that happens.
pub(super) enum Event {
    /// Something reaches a table on a node.
    Post {
        node: usize,
        epoch: u32,
        table: String,
        post: Post,
    },
    /// Writes become durable, in this order.
    Commit {
        writes: Vec<u64>,
    },
    /// The store answers.
    Answer {
        node: usize,
        epoch: u32,
        table: String,
        write: u64,
        result: Result<i64, NotStored>,
    },
    /// The store has been read, as far as the record; the log and the chat follow.
    Record {
        node: usize,
        epoch: u32,
        table: String,
    },
    /// The store has been read.
    Read {
        node: usize,
        epoch: u32,
        table: String,
        record: Box<record::TableRecord>,
    },
    Wake {
        node: usize,
        epoch: u32,
        table: String,
        at: Instant,
    },
    Thought {
        node: usize,
        epoch: u32,
        table: String,
        job: Job,
    },
    Tick {
        node: usize,
        epoch: u32,
    },
    Person(usize),
    /// A fault begins.
    Fault,
    Restart {
        node: usize,
    },
}

/// Everything there is.
pub(super) struct World {
    pub(super) chance: Fast,
    pub(super) now: i64,
    queue: BTreeMap<(i64, u64), Event>,
    last_event: u64,
    last_to: u64,
    last_table: u64,
    pub(super) database: Database,
    pub(super) nodes: Vec<Node>,
    pub(super) people: Vec<Human>,
    pub(super) laws: Laws,
    pub(super) plant: Plant,
    /// Until when the store is down; it does not answer reads either.
    pub(super) down: i64,
    /// Until when the disk is full.
    pub(super) full: i64,
    /// Whether faults and people still act.
    pub(super) calm: bool,
    hash: DefaultHasher,
    /// What happened, in words, if wanted.
    pub(super) transcript: Option<Vec<String>>,
    pub(super) steps: u64,
}

impl World {
    pub(super) fn new(game: &str, seed: u64, plant: Plant, keep: bool) -> Result<Self, Broken> {
        let mut chance = Fast::new(seed.wrapping_mul(0x2545_F491_4F6C_DD1D) ^ 0xE7E1);
        let count = 1 + chance.below(2) as usize;
        let mut world = Self {
            now: START,
            queue: BTreeMap::new(),
            last_event: 0,
            last_to: 0,
            last_table: 0,
            database: Database::default(),
            nodes: Vec::new(),
            people: Human::all(),
            laws: Laws::default(),
            plant,
            down: 0,
            full: 0,
            calm: false,
            hash: DefaultHasher::new(),
            transcript: keep.then(Vec::new),
            steps: 0,
            chance,
        };
        for _ in 0..=world.chance.below(2) {
            world.open(game)?;
        }
        for node in 0..count {
            let skew = i64::from(world.chance.below(4_000)) - 2_000;
            world.nodes.push(Node::new(skew));
            world.later(node as i64 * 300, Event::Tick { node, epoch: 0 });
        }
        for person in 0..world.people.len() {
            let at = i64::from(world.chance.below(500));
            world.later(at, Event::Person(person));
        }
        world.later(3_000, Event::Fault);
        Ok(world)
    }

    /// Opens a table for the first person.
    fn open(&mut self, game: &str) -> Result<(), Broken> {
        let range = shelf::find(game).ok_or("no such game")?.seats();
        let least = u32::from(*range.start());
        let most = u32::from(*range.end()).min(4);
        let seats = least + self.chance.below(most - least + 1);
        let mut wishes = vec![json!({ "kind": "me" })];
        for _ in 1..seats {
            wishes.push(match self.chance.below(3) {
                0 => json!({ "kind": "bot", "bot": "light" }),
                1 => json!({ "kind": "me" }),
                _ => json!({ "kind": "open" }),
            });
        }
        let pace = match self.chance.below(3) {
            0 => json!({ "kind": "none" }),
            1 => json!({ "kind": "live", "bank": 60, "increment": 5 }),
            _ => json!({ "kind": "turns", "hours": 1 }),
        };
        let start = self.chance.below(8) > 0;
        let wish = json!({ "game": game, "seats": wishes, "pace": pace, "hints": true, "start": start });
        let wish: NewTable = serde_json::from_value(wish).map_err(|why| why.to_string())?;
        let opening = Opening {
            id: self.table_id(),
            owner: self.people[0].person.clone(),
            wish,
            secret: self.seed(),
            from: None,
            now: Instant::from_millis(self.now),
        };
        let opened = opening::open(SETTINGS, opening).map_err(|why| format!("{why:?}"))?;
        self.database.add(opened.record)
    }

    pub(super) fn table_id(&mut self) -> String {
        self.last_table += 1;
        format!("T{}", self.last_table)
    }

    pub(super) fn seed(&mut self) -> Seed {
        Seed::number(self.chance.next())
    }

    pub(super) fn to(&mut self) -> To {
        self.last_to += 1;
        To(self.last_to)
    }

    pub(super) fn one_in(&mut self, n: u32) -> bool {
        self.chance.below(n) == 0
    }

    pub(super) fn pick<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        let count = u32::try_from(all.len()).ok().filter(|it| *it > 0)?;
        all.get(self.chance.below(count) as usize)
    }

    pub(super) fn later(&mut self, millis: i64, event: Event) {
        self.last_event += 1;
        self.queue.insert((self.now + millis, self.last_event), event);
    }

    /// A short delay, sometimes a long one.
    pub(super) fn delay(&mut self) -> i64 {
        let most = if self.one_in(20) { 2_000 } else { 30 };
        i64::from(self.chance.below(most))
    }

    /// Notes what happens: it is what two runs of a seed are compared by.
    pub(super) fn note(&mut self, what: &dyn Fn() -> String) {
        let text = what();
        self.hash.write(text.as_bytes());
        if let Some(transcript) = &mut self.transcript {
            transcript.push(format!("{} {}", self.now - START, shortened(&text)));
        }
    }

    /// A digest of everything that has happened.
    pub(super) fn digest(&self) -> u64 {
        self.hash.finish()
    }

    /// When the next event happens.
    pub(super) fn next(&self) -> Option<i64> {
        self.queue.first_key_value().map(|it| it.0.0)
    }

    /// The next event happens.
    pub(super) fn step(&mut self) -> Result<(), Broken> {
        let Some(((at, _), event)) = self.queue.pop_first() else { return Ok(()) };
        self.now = self.now.max(at);
        self.steps += 1;
        match event {
            Event::Post { node, epoch, table, post } if self.is_up(node, epoch) => {
                self.post(node, &table, post)
            }
            Event::Commit { writes } => self.commit(&writes),
            Event::Answer { node, epoch, table, write, result } if self.is_up(node, epoch) => {
                self.answered(node, &table, write, result)
            }
            Event::Record { node, epoch, table } if self.is_up(node, epoch) => self.read_record(node, table),
            Event::Read { node, epoch, table, record } if self.is_up(node, epoch) => {
                self.read_rest(node, &table, *record)
            }
            Event::Wake { node, epoch, table, at } if self.is_up(node, epoch) => {
                match self.live(node, &table) {
                    Some(live) if live.wake == Some(at) => {
                        live.wake = None;
                        self.post(node, &table, Post::input(Input::Time))
                    }
                    _ => Ok(()),
                }
            }
            Event::Thought { node, epoch, table, job } if self.is_up(node, epoch) => {
                self.thought(node, &table, job)
            }
            Event::Tick { node, epoch } if self.is_up(node, epoch) => self.tick(node),
            Event::Person(person) => self.person(person),
            Event::Fault => self.fault(),
            Event::Restart { node } => {
                self.restart(node);
                Ok(())
            }
            // Its node has crashed since.
            Event::Post { .. }
            | Event::Answer { .. }
            | Event::Record { .. }
            | Event::Read { .. }
            | Event::Wake { .. }
            | Event::Thought { .. }
            | Event::Tick { .. } => Ok(()),
        }
    }

    fn is_up(&self, node: usize, epoch: u32) -> bool {
        self.nodes[node].up && self.nodes[node].epoch == epoch
    }

    pub(super) fn live(&mut self, node: usize, table: &str) -> Option<&mut Live> {
        match self.nodes[node].tables.get_mut(table) {
            Some(Place::Live(live)) => Some(live),
            Some(Place::Loading(_)) | None => None,
        }
    }

    /// Gives a table an input and carries out what it decides.
    pub(super) fn give(&mut self, node: usize, table: &str, input: Input) -> Result<(), Broken> {
        let now = self.nodes[node].time(self.now);
        self.note(&|| format!("{node} {table} {now:?} <- {input:?}"));
        let Some(live) = self.live(node, table) else { return Ok(()) };
        let mut out = Outbox::default();
        let gone = if let Input::Unwatch { to } = input { Some(to) } else { None };
        live.table.handle(now, input, &mut out);
        let known = live.table.known();
        let outputs: Vec<Output> = out.drain().collect();
        self.laws.bounds(&outputs)?;
        if let Some(to) = gone {
            self.laws.recipients.remove(&to);
        }
        for output in outputs {
            self.note(&|| match &output {
                Output::Show { to, message: Message::Frame { version, text } } => {
                    format!("{node} {table} -> frame {version} to {to:?}: {text}")
                }
                other => format!("{node} {table} -> {other:?}"),
            });
            match output {
                Output::Store(store) => self.store(node, table, store)?,
                Output::Reply { to, answer } => {
                    self.laws.replied(&self.database, table, known, to, &answer)?;
                }
                Output::Show { to, message } => {
                    let sampled = self.one_in(if self.calm { 100 } else { 10 });
                    let key = self.chance.next();
                    self.laws.shown(&self.database, table, known, to, &message, sampled.then_some(key))?;
                }
                Output::Think(thinking) => self.think(node, table, thinking)?,
                Output::Forget(job) => {
                    if let Some(live) = self.live(node, table) {
                        live.jobs.remove(&job);
                    }
                }
                Output::WakeAt(at) => self.wake_at(node, table, at),
                Output::Notify { .. } => {}
            }
        }
        Ok(())
    }

    fn wake_at(&mut self, node: usize, table: &str, at: Instant) {
        let wait = (at.millis() - self.nodes[node].time(self.now).millis()).max(0);
        let epoch = self.nodes[node].epoch;
        if let Some(live) = self.live(node, table) {
            live.wake = Some(at);
            self.later(wait, Event::Wake { node, epoch, table: table.to_owned(), at });
        }
    }

    fn think(&mut self, node: usize, table: &str, thinking: Thinking) -> Result<(), Broken> {
        let epoch = self.nodes[node].epoch;
        let wait = self.delay();
        let Some(live) = self.live(node, table) else { return Ok(()) };
        let job = thinking.job;
        live.jobs.insert(job, thinking.what);
        if live.jobs.len() > 1 + tabletop::MAX_SEATS {
            return Err(format!("law 6: {} thoughts at once", live.jobs.len()));
        }
        self.later(wait, Event::Thought { node, epoch, table: table.to_owned(), job });
        Ok(())
    }

    fn tick(&mut self, node: usize) -> Result<(), Broken> {
        let epoch = self.nodes[node].epoch;
        self.later(TICK, Event::Tick { node, epoch });
        if !self.is_readable() {
            return Ok(());
        }
        let now = self.nodes[node].time(self.now);
        let others = self.nodes.len() > 1;
        for table in self.database.claim_due(now.millis(), (now + LEASE).millis()) {
            self.post(node, &table, Post::Compare)?;
            self.post(node, &table, Post::input(Input::Claimed))?;
        }
        // Nodes compare what they hold with what is stored now and then.
        if others && self.one_in(5) {
            let live: Vec<String> = self.nodes[node].tables.keys().cloned().collect();
            for table in live {
                let Some(stored) = self.database.tables.get(&table) else { continue };
                let revision = stored.record.revision;
                self.post(node, &table, Post::Changed { revision })?;
            }
        }
        Ok(())
    }

    /// A person who may ask.
    pub(super) fn named(&self, person: usize) -> Person {
        self.people[person].person.clone()
    }
}

/// Long texts make a transcript unreadable.
fn shortened(text: &str) -> String {
    const MOST: usize = 400;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}… ({} bytes)", &text[..end], text.len()),
        None => text.to_owned(),
    }
}

/// What waits at a table that is being read.
pub(super) type Waiting = VecDeque<Post>;
