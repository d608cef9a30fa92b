//! What goes out.

use std::sync::Arc;

use bots::BotName;
use protocol::to_client::{ChatMessage, Clocks, Hint, Scores, TableInfo};
use record::{Change, Effects, TableRecord};
use shelf::Json;
use tabletop::Seat;

use crate::{Instant, Refused, To};

/// Collects what is to be done.
#[derive(Debug, Default)]
pub struct Outbox(Vec<Output>);

impl Outbox {
    /// Adds something to do.
    pub(crate) fn push(&mut self, output: Output) {
        self.0.push(output);
    }

    pub(crate) fn reply(&mut self, to: To, answer: Result<Answer, Refused>) {
        self.push(Output::Reply { to, answer });
    }

    pub(crate) fn show(&mut self, to: To, message: Message) {
        self.push(Output::Show { to, message });
    }

    /// Takes everything out, in order.
    pub fn drain(&mut self) -> impl Iterator<Item = Output> + '_ {
        self.0.drain(..)
    }
}

/// Something to do.
#[derive(Debug)]
pub enum Output {
    /// Make this durable. At most one is under way; the answer is an input.
    Store(Store),
    /// Answer a question. For a hint, better answers may follow, until [`Message::End`].
    Reply {
        /// Which.
        to: To,
        /// The answer.
        answer: Result<Answer, Refused>,
    },
    /// Send something to a watcher.
    Show {
        /// Which.
        to: To,
        /// What.
        message: Message,
    },
    /// Think about a position.
    Think(Thinking),
    /// A thought is no longer wanted.
    Forget(Job),
    /// Wake the table then. A later request replaces an earlier one.
    WakeAt(Instant),
    /// Somebody wants to know, wherever they are.
    Notify {
        /// Who.
        person: String,
        /// What.
        what: Notice,
    },
}

/// What is to be made durable.
#[derive(Clone, Debug)]
pub enum Store {
    /// A change of this table, and the table it opens, which comes first.
    Change {
        /// The change.
        change: Change,
        /// What follows from it and is stored with it.
        effects: Effects,
        /// A new table without entries.
        opens: Option<Box<TableRecord>>,
    },
    /// Something that was said; its number is given by the store.
    Message(record::Message),
}

/// An answer.
#[derive(Debug)]
pub enum Answer {
    /// The table.
    Info(Box<TableInfo>),
    /// The version after an action.
    Version(u32),
    /// Why an action is refused, if it is.
    WhyNot(Option<Json>),
    /// What actions would do.
    Preview(Json),
    /// What a bot would do.
    Hint(Box<Hint<Json>>),
    /// What was said.
    Said(ChatMessage),
    /// The table of the next game.
    Opened(String),
    /// A frame.
    Frame(Json),
    /// How the points grew.
    Scores(Vec<Scores>),
    /// A match file, as JSON.
    Replay(String),
    /// A finished match.
    Finished(Finished),
    /// Messages will follow.
    Watching,
}

/// A finished match.
pub struct Finished(pub Box<dyn shelf::Table>);

impl std::fmt::Debug for Finished {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a match of {} entries", self.0.version())
    }
}

/// What a watcher is sent.
#[derive(Clone, Debug)]
pub enum Message {
    /// The table, all but the game itself.
    Table(Box<TableInfo>),
    /// What does not change during the match, as JSON: sent before the first frame.
    Facts(Json),
    /// A frame, as JSON.
    Frame {
        /// The version it shows.
        version: u32,
        /// The frame, shared as it was written.
        text: Arc<String>,
    },
    /// All clocks.
    Clocks(Clocks),
    /// Something that was said. One that comes again has changed.
    Chat(Box<ChatMessage>),
    /// A message was deleted.
    Unsaid(i64),
    /// Nothing follows: the seat is no longer the watcher's, or the hint is complete.
    End,
}

/// Names a thought of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Job(pub u64);

/// Something to think about.
#[derive(Debug)]
pub struct Thinking {
    /// Its name.
    pub job: Job,
    /// What is asked.
    pub what: Question,
    /// On whose behalf: queues are fair by this.
    pub whose: String,
    /// How long it takes.
    pub cost: Cost,
}

/// What is asked of a bot.
pub struct Question {
    /// The position.
    pub game: Box<dyn shelf::Thinker>,
    /// The seat that decides.
    pub seat: Seat,
    /// The bot that plays; a hint is wanted if missing.
    pub bot: Option<BotName>,
    /// Where the bot's chance comes from.
    pub seed: u64,
}

impl std::fmt::Debug for Question {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Question").field("seat", &self.seat).field("bot", &self.bot).finish_non_exhaustive()
    }
}

/// How long a thought takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cost {
    /// Milliseconds.
    Cheap,
    /// A search: up to seconds.
    Search,
}

/// What somebody wants to know wherever they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The game has started.
    Started,
    /// They owe a decision.
    YourTurn,
    /// The game is over.
    Over,
}
