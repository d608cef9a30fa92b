//! A node as the server has it: it owns tables, reads them from the store and carries out what they decide.

use std::collections::{BTreeMap, VecDeque};

use table::{Elsewhere, Input, Instant, Job, NotStored, Question, Table, Thought};

use super::{
    Broken,
    world::{Event, SETTINGS, Waiting, World},
};

/// A process.
pub(super) struct Node {
    pub(super) up: bool,
    pub(super) epoch: u32,
    /// How far its clock is off.
    skew: i64,
    /// How far it will be off after the next start.
    pub(super) jump: i64,
    pub(super) tables: BTreeMap<String, Place>,
}

/// A table on a node.
pub(super) enum Place {
    /// It is being read; these wait for it.
    Loading(Waiting),
    Live(Box<Live>),
}

/// A table in memory.
pub(super) struct Live {
    pub(super) table: Table,
    /// The write under way.
    pub(super) storing: Option<u64>,
    /// Whether the store is to be read as soon as nothing is being stored.
    compare: bool,
    /// Whether the store is being read; these wait for it.
    reading: bool,
    waiting: Waiting,
    pub(super) wake: Option<Instant>,
    pub(super) jobs: BTreeMap<Job, Question>,
}

/// What a table's owner is sent.
#[derive(Debug)]
pub(super) enum Post {
    Input(Box<Input>),
    /// The table has reached this revision, perhaps elsewhere.
    Changed {
        revision: i64,
    },
    /// The chat has reached this message, perhaps elsewhere.
    Said {
        message: i64,
    },
    Compare,
}

impl Post {
    pub(super) fn input(input: Input) -> Self {
        Self::Input(Box::new(input))
    }
}

impl Node {
    pub(super) const fn new(skew: i64) -> Self {
        Self { up: true, epoch: 0, skew, jump: 0, tables: BTreeMap::new() }
    }

    pub(super) const fn time(&self, now: i64) -> Instant {
        Instant::from_millis(now + self.skew)
    }

    pub(super) fn start(&mut self) {
        self.up = true;
        self.epoch += 1;
        self.skew += self.jump;
        self.jump = 0;
    }

    /// The tables that may leave memory.
    pub(super) fn idle(&self) -> Vec<String> {
        let is_idle = |place: &Place| match place {
            Place::Loading(_) => false,
            Place::Live(live) => live.table.is_idle() && !live.reading && live.waiting.is_empty(),
        };
        self.tables.iter().filter(|it| is_idle(it.1)).map(|it| it.0.clone()).collect()
    }
}

impl World {
    /// Something reaches a table, which is read from the store if it is not live.
    pub(super) fn post(&mut self, node: usize, table: &str, post: Post) -> Result<(), Broken> {
        if let Post::Input(input) = &post {
            self.laws.arrived(input);
        }
        match self.nodes[node].tables.get_mut(table) {
            Some(Place::Loading(waiting)) => waiting.push_back(post),
            Some(Place::Live(live)) if live.reading => live.waiting.push_back(post),
            Some(Place::Live(_)) => return self.take(node, table, post),
            // News of tables that are not live concerns nobody.
            None if matches!(post, Post::Changed { .. } | Post::Said { .. }) => {}
            None => {
                self.nodes[node].tables.insert(table.to_owned(), Place::Loading(VecDeque::from([post])));
                self.begin_to_read(node, table);
            }
        }
        Ok(())
    }

    fn begin_to_read(&mut self, node: usize, table: &str) {
        let (wait, epoch) = (self.delay(), self.nodes[node].epoch);
        self.later(wait, Event::Record { node, epoch, table: table.to_owned() });
    }

    fn take(&mut self, node: usize, table: &str, post: Post) -> Result<(), Broken> {
        let Some(live) = self.live(node, table) else { return Ok(()) };
        let known = live.table.known();
        match post {
            Post::Input(input) => self.give(node, table, *input)?,
            Post::Changed { revision } => live.compare |= revision > known.0,
            Post::Said { message } => live.compare |= message > known.2,
            Post::Compare => live.compare = true,
        }
        self.catch_up(node, table)
    }

    /// Reads what is stored, if that is due.
    fn catch_up(&mut self, node: usize, table: &str) -> Result<(), Broken> {
        let Some(live) = self.live(node, table) else { return Ok(()) };
        if let Some(why) = live.table.broken() {
            return Err(format!("a table cannot read what is stored: {why}"));
        }
        if live.storing.is_none() && !live.reading && (live.compare || live.table.is_behind()) {
            live.compare = false;
            live.reading = true;
            self.begin_to_read(node, table);
        }
        Ok(())
    }

    /// The record is read; the log and the chat are read a moment later.
    pub(super) fn read_record(&mut self, node: usize, table: String) -> Result<(), Broken> {
        let record = match self.database.tables.get(&table) {
            Some(stored) => stored.record.clone(),
            None => return self.cannot_read(node, &table),
        };
        if !self.is_readable() {
            return self.cannot_read(node, &table);
        }
        let (wait, epoch) = (self.delay(), self.nodes[node].epoch);
        self.later(wait, Event::Read { node, epoch, table, record: Box::new(record) });
        Ok(())
    }

    pub(super) fn read_rest(
        &mut self,
        node: usize,
        table: &str,
        record: record::TableRecord,
    ) -> Result<(), Broken> {
        if !self.is_readable() {
            return self.cannot_read(node, table);
        }
        let now = self.nodes[node].time(self.now);
        let known = self.live(node, table).map(|it| it.table.known());
        let stored = self.database.tables.get(table).ok_or("a table is gone")?;
        let (_, version, heard) = known.unwrap_or((0, 0, 0));
        let entries: Vec<String> = stored.entries.iter().skip(version as usize).cloned().collect();
        let after = stored.chat.iter().filter(|it| it.id > heard);
        let waiting = match self.nodes[node].tables.get_mut(table) {
            Some(Place::Loading(waiting)) => {
                let skipped = stored.chat.len().saturating_sub(table::CHAT_TAIL);
                let chat = stored.chat.iter().skip(skipped).cloned().collect();
                let waiting = std::mem::take(waiting);
                let table_read = Table::load(SETTINGS, record, entries, chat, now);
                let live = Live {
                    table: table_read.map_err(|why| why.to_string())?,
                    storing: None,
                    compare: false,
                    reading: false,
                    waiting: Waiting::new(),
                    wake: None,
                    jobs: BTreeMap::new(),
                };
                self.nodes[node].tables.insert(table.to_owned(), Place::Live(Box::new(live)));
                waiting
            }
            Some(Place::Live(live)) => {
                let chat = after.take(table::CHAT_TAIL).cloned().collect();
                let news = Elsewhere { record, entries, chat };
                live.reading = false;
                let waiting = std::mem::take(&mut live.waiting);
                self.give(node, table, Input::Elsewhere(news))?;
                waiting
            }
            None => return Ok(()),
        };
        self.catch_up(node, table)?;
        for post in waiting {
            self.post(node, table, post)?;
        }
        Ok(())
    }

    fn cannot_read(&mut self, node: usize, table: &str) -> Result<(), Broken> {
        let waiting = match self.nodes[node].tables.get_mut(table) {
            // It is read again at the next occasion.
            Some(Place::Live(live)) if !live.table.is_behind() => {
                live.reading = false;
                live.compare = true;
                std::mem::take(&mut live.waiting)
            }
            Some(_) => {
                self.drop_table(node, table);
                return Ok(());
            }
            None => return Ok(()),
        };
        for post in waiting {
            self.post(node, table, post)?;
        }
        Ok(())
    }

    /// A table leaves memory; its askers are refused by the node and its watchers have to come again.
    pub(super) fn drop_table(&mut self, node: usize, table: &str) {
        self.nodes[node].tables.remove(table);
        let epoch = self.nodes[node].epoch;
        self.laws.left(|it| it.arrived && it.node == node && it.epoch == epoch && it.table == table);
    }

    /// The store has answered.
    pub(super) fn answered(
        &mut self,
        node: usize,
        table: &str,
        write: u64,
        result: Result<i64, NotStored>,
    ) -> Result<(), Broken> {
        let Some(live) = self.live(node, table).filter(|it| it.storing == Some(write)) else { return Ok(()) };
        live.storing = None;
        let input = match result {
            Ok(number) => Input::Stored { number },
            Err(why) => Input::NotStored { why },
        };
        self.give(node, table, input)?;
        self.catch_up(node, table)
    }

    /// A bot has thought, or somebody wants to know what it would do: cheaply, at random.
    pub(super) fn thought(&mut self, node: usize, table: &str, job: Job) -> Result<(), Broken> {
        let Some((seat, is_hint)) =
            self.live(node, table).and_then(|it| it.jobs.get(&job).map(|it| (it.seat, it.bot.is_none())))
        else {
            return Ok(());
        };
        let Some(stored) = self.database.tables.get(table) else { return Ok(()) };
        // What is stored may have gone on since: then this is a plan for another position.
        let legal: Vec<_> = stored.game.legal(seat).into_iter().map(|it| it.action).collect();
        let fails = self.one_in(15);
        let result = match self.pick(&legal).cloned() {
            _ if fails => Thought::Failed,
            Some(action) if is_hint => {
                let line = protocol::to_client::HintLine {
                    notation: vec![action.to_string()],
                    actions: vec![action.json()],
                    share: 1.0,
                    win: Vec::new(),
                    points: Vec::new(),
                    why: Vec::new(),
                };
                let lines = Post::input(Input::Thought { job, result: Thought::Lines(vec![line]) });
                self.post(node, table, lines)?;
                Thought::Done
            }
            Some(action) => Thought::Plan(vec![action]),
            None => Thought::Failed,
        };
        if let Some(live) = self.live(node, table) {
            live.jobs.remove(&job);
        }
        self.post(node, table, Post::input(Input::Thought { job, result }))
    }
}
