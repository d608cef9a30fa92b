//! What comes in.

use protocol::to_server::{AskPreview, Look, Play, Undo, Why};
use record::TableRecord;
use shelf::{AnyAction, Json};
use tabletop::Seed;

/// Where an answer or a message goes: given out by the owner, one for each question and each watcher.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct To(pub u64);

/// Somebody with an identity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The caller.
    pub id: String,
    /// What others call them.
    pub name: String,
}

/// What comes in.
#[derive(Debug)]
pub enum Input {
    /// A person or a program asks for something.
    Ask {
        /// The caller, if known.
        from: Option<Person>,
        /// For what.
        request: Request,
        /// Where the answer goes.
        reply: To,
    },
    /// Somebody begins to watch.
    Watch(Watch),
    /// Somebody stops watching, or no longer waits for a hint.
    Unwatch {
        /// The watcher or the asker.
        to: To,
    },
    /// The last [`crate::Output::Store`] is durable.
    Stored {
        /// The new revision of the table, or the number of the chat message.
        number: i64,
    },
    /// The last [`crate::Output::Store`] failed. [`Input::Elsewhere`] must follow, or the owner drops the table.
    NotStored {
        /// Why.
        why: NotStored,
    },
    /// What is stored and was not written by this value.
    Elsewhere(Elsewhere),
    /// The end of the chat as stored, after messages were deleted or changed.
    Retold(Vec<record::Message>),
    /// A thought is there.
    Thought {
        /// Which.
        job: crate::Job,
        /// What was found.
        result: Thought,
    },
    /// The time asked for by [`crate::Output::WakeAt`] has come.
    Time,
    /// The owner has taken charge of what is due at this table.
    Claimed,
}

/// Somebody begins to watch.
#[derive(Clone, Debug)]
pub struct Watch {
    /// Where messages go.
    pub to: To,
    /// The viewer, if known.
    pub who: Option<Person>,
    /// Through the eyes of this seat; of the person's first one, or a spectator's, if missing.
    pub seat: Option<u8>,
    /// News since this version are wanted.
    pub since: u32,
    /// The last chat message that is known.
    pub heard: i64,
}

/// What can be asked of a table.
#[derive(Clone, Debug)]
pub enum Request {
    /// The table, all but the game itself.
    Info,
    /// To take a free seat, or one's own back from a stand-in.
    Sit {
        /// Which.
        seat: u8,
        /// What the seat adds to the seed.
        chance: Option<String>,
    },
    /// To leave a seat.
    Leave {
        /// Which.
        seat: u8,
    },
    /// To put a bot on a seat or take it away.
    SetBot {
        /// Which seat.
        seat: u8,
        /// Which bot; none takes it away.
        bot: Option<String>,
    },
    /// To start the game.
    Start {
        /// What the asker's seats add to the seed.
        chance: Option<String>,
    },
    /// To stop the countdown.
    HoldStart,
    /// To open the table of the next game, or to find it.
    Rematch {
        /// The id of the new table, if one is opened.
        id: String,
        /// Its secret.
        secret: Seed,
        /// Whether it starts by itself as soon as nobody is missing.
        start: bool,
    },
    /// To play actions.
    Act(Play),
    /// To take back.
    Undo(Undo),
    /// Why an action is refused.
    Why(Why),
    /// What actions would do.
    Preview(AskPreview),
    /// What a bot would do. Answers may come several times, each better.
    Hint {
        /// For which seat.
        seat: u8,
    },
    /// To say something.
    Say {
        /// What.
        said: String,
    },
    /// The frame as it was at a version.
    Frame {
        /// Which version.
        version: u32,
        /// Through whose eyes.
        look: Look,
    },
    /// How the points grew in a finished game.
    Scores,
    /// A finished match as a file.
    Replay,
    /// A finished match, to think about.
    Finished,
}

/// Why a change was not stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotStored {
    /// Somebody else stored a change of the same revision first.
    Conflict,
    /// The store failed; the change may or may not be stored.
    Unavailable,
}

/// What is stored and was not written by this value.
#[derive(Clone, Debug)]
pub struct Elsewhere {
    /// The table as stored.
    pub record: TableRecord,
    /// The log after the version this value knows, up to the version of the record.
    pub entries: Vec<String>,
    /// The chat after the message this value knows.
    pub chat: Vec<record::Message>,
}

/// What thinking came to.
#[derive(Clone, Debug)]
pub enum Thought {
    /// What a bot does.
    Plan(Vec<AnyAction>),
    /// The best ways to go on; better ones may follow.
    Lines(Vec<protocol::to_client::HintLine<Json>>),
    /// Nothing follows.
    Done,
    /// There is no answer.
    Failed,
}
