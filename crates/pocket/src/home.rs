//! The tables of a browser, and what happens at them.

use std::{collections::BTreeMap, time::Duration};

use bots::Means;
use protocol::{
    Refusal,
    to_client::{AnalysisState, JudgedTurn, TableId, Unsaid},
};
use record::TableRecord;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use shelf::Json;
use table::{
    Answer, Bounds, Cost, Input, Instant, Job, Message, Outbox, Output, Person, Refused, Settings, Store,
    Table, Thinking, Thought, To, input::Watch,
};

use crate::{
    kept,
    message::{Found, In, Kept, Out, Question, What},
};

/// The player of this browser.
pub(crate) const ME: &str = "you";
/// The thought that judges a finished game; tables count their own from 1.
const REVIEW: u64 = 0;
/// How many play-outs judge a turn of a finished game.
const REVIEW_ITERATIONS: u32 = 2_000;

/// The tables of a browser.
#[derive(Debug)]
pub struct Home {
    pub(crate) tables: BTreeMap<String, Held>,
    /// The table that each follower or waiting asker is at.
    pub(crate) at: BTreeMap<u64, String>,
    pub(crate) settings: Settings,
    pub(crate) name: String,
    means: Means,
    pub(crate) now: Instant,
    pub(crate) out: Vec<Out>,
}

/// One of them.
#[derive(Debug)]
pub(crate) struct Held {
    /// Made from what is kept when somebody first comes.
    table: Option<Table>,
    /// As kept.
    pub(crate) record: TableRecord,
    pub(crate) entries: Vec<String>,
    /// The record after the change that is being kept, and its entries.
    pending: Option<(TableRecord, Vec<String>)>,
    pub(crate) judged: Judged,
}

/// What bots think of a finished game.
#[derive(Debug)]
pub(crate) struct Judged {
    pub(crate) state: AnalysisState,
    pub(crate) turns: Vec<JudgedTurn<Json>>,
}

impl Home {
    /// No tables yet. Cheap bots think with these means.
    #[must_use]
    pub fn new(means: Means) -> Self {
        let settings = Settings {
            absence: Duration::from_secs(600),
            countdown: Duration::ZERO,
            bounds: Bounds::DEFAULT,
            // A page that is closed ends everything anyway.
            attention: Duration::from_secs(24 * 3600),
        };
        Self {
            tables: BTreeMap::new(),
            at: BTreeMap::new(),
            settings,
            name: String::new(),
            means,
            now: Instant::default(),
            out: Vec::new(),
        }
    }

    /// Takes what comes in, at this time, and says what is to be done.
    pub fn handle(&mut self, now: i64, input: In) -> Vec<Out> {
        self.now = self.now.max(Instant::from_millis(now));
        match input {
            In::Request(request) => self.request(&request),
            In::Follow { to, table, seat } => {
                self.at.insert(to, table.clone());
                let who = Some(self.me());
                let watch = Watch { to: To(to), who, seat, since: 0, heard: 0 };
                self.pass(&table, Input::Watch(watch), to);
            }
            In::Unfollow { to } => {
                if let Some(table) = self.at.remove(&to) {
                    self.carry(&table, Input::Unwatch { to: To(to) });
                }
            }
            In::Load(kept) => self.load(kept),
            In::Stored { table } => self.stored(&table),
            In::Thought { table, job: REVIEW, found } => self.judge(&table, found),
            In::Thought { table, job, found } => {
                let title = self.tables.get(&table).and_then(|it| shelf::find(&it.record.game));
                let result = match found {
                    Found::Plan(plan) => {
                        let actions = plan.iter().map(|it| title.and_then(|title| title.action(it).ok()));
                        actions.collect::<Option<Vec<_>>>().map_or(Thought::Failed, Thought::Plan)
                    }
                    Found::Lines(lines) => Thought::Lines(lines),
                    Found::Done => Thought::Done,
                    Found::Failed | Found::Turn(_) | Found::Turns(_) => Thought::Failed,
                };
                self.carry(&table, Input::Thought { job: Job(job), result });
            }
            In::Time { table } => self.carry(&table, Input::Time),
        }
        std::mem::take(&mut self.out)
    }

    pub(crate) fn me(&self) -> Person {
        Person { id: ME.to_owned(), name: self.name.clone() }
    }

    /// Takes a table in.
    fn load(&mut self, kept: Kept) {
        let Kept { record, entries, judged } = kept;
        let turns = judged.and_then(|it| serde_json::from_str(it.get()).ok());
        let state = if turns.is_some() { AnalysisState::Done } else { AnalysisState::None };
        let judged = Judged { state, turns: turns.unwrap_or_default() };
        let id = record.id.clone();
        self.tables.insert(id, Held { table: None, record, entries, pending: None, judged });
    }

    /// Makes a table from what is kept, unless it is there; bots go on where they were. Whether there is one now.
    fn wake_up(&mut self, id: &str) -> bool {
        let Some(held) = self.tables.get_mut(id) else { return false };
        if held.table.is_some() {
            return true;
        }
        let (record, entries) = (held.record.clone(), held.entries.clone());
        let Ok(table) = Table::load(self.settings, record, entries, Vec::new(), self.now) else {
            // What the present rules cannot play again is as good as not there.
            self.tables.remove(id);
            return false;
        };
        held.table = Some(table);
        self.carry(id, Input::Claimed);
        true
    }

    /// Lets a table answer, or says that there is none.
    pub(crate) fn pass(&mut self, table: &str, input: Input, to: u64) {
        if self.wake_up(table) {
            self.carry(table, input);
        } else {
            self.refuse(to, &Refusal::NotFound.into());
        }
    }

    /// Gives a table an input and carries out what it decides.
    pub(crate) fn carry(&mut self, id: &str, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            let Some(table) = self.tables.get_mut(id).and_then(|it| it.table.as_mut()) else { return };
            let mut outbox = Outbox::default();
            table.handle(self.now, input, &mut outbox);
            for output in outbox.drain() {
                inputs.extend(self.carry_out(id, output));
            }
        }
    }

    /// Does what a table wants; what is known at once comes back as its next input.
    fn carry_out(&mut self, id: &str, output: Output) -> Option<Input> {
        match output {
            Output::Store(Store::Change { change, opens, .. }) => {
                let held = self.tables.get_mut(id)?;
                let record = kept::changed(&held.record, &change);
                let entries: Vec<String> = change.entries.iter().map(|it| kept::entry(it)).collect();
                let from = held.entries.len() as u32 + 1;
                self.out.push(keep(&record, &entries, from, true));
                held.pending = Some((record, entries));
                if let Some(opened) = opens {
                    self.opened(*opened, Vec::new());
                }
                None
            }
            // What is said alone is not kept.
            Output::Store(Store::Message(_)) => Some(Input::Stored { number: self.now.millis() }),
            Output::Reply { to, answer } => {
                self.reply(to.0, answer);
                None
            }
            Output::Show { to, message } => {
                self.show(to.0, message);
                None
            }
            Output::Think(thinking) => self.think(id, thinking),
            Output::Forget(job) => {
                self.out.push(Out::Forget { table: id.to_owned(), job: job.0 });
                None
            }
            Output::WakeAt(time) => {
                self.out.push(Out::Wake { table: id.to_owned(), at: time.millis() });
                None
            }
            Output::Notify { .. } => None,
        }
    }

    /// Takes a new table in and keeps it.
    pub(crate) fn opened(&mut self, record: TableRecord, entries: Vec<String>) {
        let record = TableRecord { head: kept::head(&record.head), ..record };
        self.out.push(keep(&record, &entries, 1, false));
        self.load(Kept { record, entries, judged: None });
    }

    fn stored(&mut self, id: &str) {
        let Some(held) = self.tables.get_mut(id) else { return };
        let Some((record, entries)) = held.pending.take() else { return };
        let number = record.revision;
        held.entries.extend(entries);
        held.record = record;
        self.carry(id, Input::Stored { number });
    }

    /// Cheap bots answer at once, searches are done elsewhere.
    fn think(&mut self, id: &str, thinking: Thinking) -> Option<Input> {
        let Thinking { job, what, cost, .. } = thinking;
        let table::Question { game, seat, bot, seed } = what;
        let what = match bot {
            Some(bot) if cost == Cost::Cheap => {
                let plan = game.plan(seat, bot, &self.means, seed).map_or(Thought::Failed, Thought::Plan);
                return Some(Input::Thought { job, result: plan });
            }
            Some(bot) => What::Plan { seat: seat.0, bot: bot.to_string(), seed, iterations: None },
            None => What::Hint { seat: seat.0, seed },
        };
        self.ask(id, job.0, what);
        None
    }

    fn ask(&mut self, id: &str, job: u64, what: What) {
        let Some(held) = self.tables.get(id) else { return };
        let kept = Kept { record: held.record.clone(), entries: held.entries.clone(), judged: None };
        let question = written(&Question { kept, what }).get().to_owned();
        self.out.push(Out::Think { table: id.to_owned(), job, question });
    }

    /// Begins to judge a finished game, unless that is done or under way.
    pub(crate) fn review(&mut self, id: &str) {
        let Some(held) = self.tables.get_mut(id) else { return };
        if held.judged.state == AnalysisState::None {
            held.judged = Judged { state: AnalysisState::Running, turns: Vec::new() };
            self.ask(id, REVIEW, What::Review { iterations: REVIEW_ITERATIONS });
        }
    }

    /// Ends the judging of a game, if it is under way.
    pub(crate) fn cancel_review(&mut self, id: &str) {
        let Some(held) = self.tables.get_mut(id) else { return };
        if held.judged.state == AnalysisState::Running {
            held.judged = Judged { state: AnalysisState::None, turns: Vec::new() };
            self.out.push(Out::Forget { table: id.to_owned(), job: REVIEW });
        }
    }

    fn judge(&mut self, id: &str, found: Found) {
        let Some(held) = self.tables.get_mut(id) else { return };
        if held.judged.state != AnalysisState::Running {
            return;
        }
        match found {
            Found::Turn(turn) => held.judged.turns.push(turn),
            Found::Turns(turns) => {
                let judged = written(&turns);
                held.judged = Judged { state: AnalysisState::Done, turns };
                self.out.push(Out::KeepJudged { table: id.to_owned(), judged });
            }
            Found::Plan(_) | Found::Lines(_) | Found::Done | Found::Failed => {
                held.judged = Judged { state: AnalysisState::None, turns: Vec::new() };
            }
        }
    }

    fn reply(&mut self, to: u64, answer: Result<Answer, Refused>) {
        let answer = match answer {
            Ok(answer) => answer,
            Err(refused) => return self.refuse(to, &refused),
        };
        match answer {
            Answer::Info(info) => self.answer(to, &info),
            Answer::Version(version) => self.answer(to, &protocol::to_client::Version { version }),
            Answer::WhyNot(refusal) => self.answer(to, &protocol::to_client::WhyNot { refusal }),
            Answer::Preview(json) | Answer::Frame(json) => self.answer(to, &json),
            Answer::Hint(hint) => self.event(to, "hint", &hint),
            Answer::Said(message) => self.answer(to, &message),
            Answer::Opened(id) => self.announce(to, id),
            Answer::Scores(scores) => self.answer(to, &scores),
            Answer::Replay(file) => match RawValue::from_string(file) {
                Ok(file) => self.answer(to, &file),
                Err(_) => self.refuse(to, &Refusal::Unavailable.into()),
            },
            // A finished match is asked for only where it is thought about.
            Answer::Finished(_) => self.refuse(to, &Refusal::Unavailable.into()),
            Answer::Watching => {}
        }
    }

    /// What is said about a table that was opened.
    pub(crate) fn announce(&mut self, to: u64, id: String) {
        let terms = self.tables.get(&id).map(|it| it.record.terms.clone());
        let terms = terms.and_then(|it| serde_json::from_str::<table::terms::Terms>(&it).ok());
        let commitment = terms.map(|it| it.commitment).unwrap_or_default();
        self.answer(to, &TableId { id, commitment });
    }

    fn show(&mut self, to: u64, message: Message) {
        match message {
            Message::Table(info) => self.event(to, "table", &info),
            Message::Facts(facts) => self.event(to, "facts", &facts),
            Message::Frame { text, .. } => {
                if let Ok(frame) = RawValue::from_string(text.to_string()) {
                    self.event(to, "frame", &frame);
                }
            }
            Message::Clocks(clocks) => self.event(to, "clock", &clocks),
            Message::Chat(message) => self.event(to, "chat", &message),
            Message::Unsaid(id) => self.event(to, "unsaid", &Unsaid { id }),
            Message::End => {
                self.at.remove(&to);
                self.out.push(Out::End { to });
            }
        }
    }

    pub(crate) fn answer(&mut self, to: u64, body: &impl Serialize) {
        self.out.push(Out::Reply { to, status: 200, body: written(body) });
    }

    fn event(&mut self, to: u64, event: &'static str, data: &impl Serialize) {
        self.out.push(Out::Event { to, event, data: written(data) });
    }

    pub(crate) fn refuse(&mut self, to: u64, refused: &Refused) {
        let (status, body) = match refused {
            Refused::Table(refusal @ (Refusal::NotFound | Refusal::UnknownGame)) => (404, written(refusal)),
            Refused::Table(refusal) => (422, written(refusal)),
            Refused::Options(option) => (422, written(option)),
            Refused::Rules(refusal) => (422, refusal.clone()),
        };
        self.out.push(Out::Reply { to, status, body });
    }
}

fn keep(record: &TableRecord, entries: &[String], from: u32, answer: bool) -> Out {
    let written = written(record).get().to_owned();
    Out::Keep { table: record.id.clone(), record: written, entries: entries.to_vec(), from, answer }
}

pub(crate) fn written(it: &impl Serialize) -> Json {
    to_raw_value(it).expect("what we send can be written as JSON")
}
