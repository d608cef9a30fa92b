//! What the task of a live table is sent.

use protocol::to_client::Hint;
use table::{Answer, Job, Message, Person, Refused, Request, Thought, To, input::Watch};
use tokio::sync::{mpsc, oneshot, watch};

/// What a table's task is sent. Every live table has room for some of these, so they are small.
pub(crate) enum Post {
    /// Somebody asks for something.
    Ask(Box<Ask>),
    /// Somebody watches.
    Watch(Box<Watching>),
    /// Somebody asks for a hint.
    Hint(Box<AskHint>),
    /// Somebody stops watching or waiting for a hint.
    Unwatch { to: To },
    /// A thought is there.
    Thought { job: Job, result: Thought },
    /// This node has claimed what is due at the table.
    Claimed,
    /// The table has reached this revision, perhaps elsewhere.
    Changed { revision: i64 },
    /// The chat has reached this message, perhaps elsewhere.
    Said { message: i64 },
    /// The table or its chat may have changed elsewhere.
    Compare,
    /// Somebody at the table has a new name.
    Renamed,
    /// Messages were deleted or changed.
    Unsaid,
}

/// A request and the way of its answer.
pub(crate) struct Ask {
    pub(crate) from: Option<Person>,
    pub(crate) request: Request,
    pub(crate) reply: oneshot::Sender<Result<Answer, Refused>>,
}

/// A new watcher, perhaps instead of an earlier one of the same person.
pub(crate) struct Watching {
    pub(crate) watch: Watch,
    pub(crate) replaces: Option<To>,
    pub(crate) messages: mpsc::Sender<Message>,
    pub(crate) reply: oneshot::Sender<Result<Answer, Refused>>,
}

/// A request for a hint and the way of its answers.
pub(crate) struct AskHint {
    pub(crate) from: Person,
    pub(crate) seat: u8,
    pub(crate) to: To,
    pub(crate) hints: watch::Sender<Hinted>,
}

/// What is known of a hint.
#[derive(Clone, Debug)]
pub(crate) enum Hinted {
    Nothing,
    Hint(Box<Hint<shelf::Json>>),
    Refused(Refused),
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A channel keeps room for 32 of its messages.
    #[test]
    fn what_waits_for_tables_and_streams_takes_little_room() {
        assert!(size_of::<Post>() <= 40, "{}", size_of::<Post>());
        assert!(size_of::<Message>() <= 32, "{}", size_of::<Message>());
    }
}
