//! What is said at a table.

use std::collections::VecDeque;

use protocol::{Limit, Refusal, to_client::ChatMessage};
use record::Message;

use crate::{Answer, Instant, Outbox, Person, Result, Table, To, names};

/// The messages a new watcher gets at most.
pub const TAIL: usize = 50;
/// The seconds within which messages of one person are counted.
const WINDOW: u32 = 60;

/// The end of the chat.
#[derive(Debug, Default)]
pub(crate) struct Chat {
    tail: VecDeque<ChatMessage>,
    /// All messages up to this one have been read from the store. Own messages do not count: another owner may have
    /// stored one just before that has not been read yet.
    read: i64,
}

impl Chat {
    pub(crate) fn new(messages: Vec<Message>) -> Self {
        let mut chat = Self::default();
        for message in messages {
            chat.read(message);
        }
        chat
    }

    /// The number up to which everything has been read.
    pub(crate) const fn last(&self) -> i64 {
        self.read
    }

    /// The messages after one, as far as they are kept.
    pub(crate) fn after(&self, heard: i64) -> impl Iterator<Item = &ChatMessage> {
        self.tail.iter().filter(move |it| it.id > heard)
    }

    /// Adds a message that was read from the store; nothing if it is known already or older than what is kept.
    pub(crate) fn read(&mut self, message: Message) -> Option<ChatMessage> {
        self.read = self.read.max(message.id);
        let is_old = self.tail.len() >= TAIL && self.tail.front().is_some_and(|it| message.id < it.id);
        let is_known = self.tail.iter().any(|it| it.id == message.id);
        (!is_old && !is_known).then(|| self.add(message))
    }

    /// Adds a message in its place.
    pub(crate) fn add(&mut self, message: Message) -> ChatMessage {
        let shown = shown(message);
        let place = self.tail.partition_point(|it| it.id < shown.id);
        self.tail.insert(place, shown.clone());
        if self.tail.len() > TAIL {
            self.tail.pop_front();
        }
        shown
    }

    /// Takes over what is stored now. Returns the messages that are gone, and those that have changed.
    fn retell(&mut self, stored: Vec<Message>) -> (Vec<i64>, Vec<ChatMessage>) {
        let stored: VecDeque<ChatMessage> = stored.into_iter().map(shown).collect();
        let before = std::mem::replace(&mut self.tail, stored);
        let (mut gone, mut changed) = (Vec::new(), Vec::new());
        for old in before {
            match self.tail.iter().find(|it| it.id == old.id) {
                Some(new) if *new == old => {}
                Some(new) => changed.push(new.clone()),
                None => gone.push(old.id),
            }
        }
        (gone, changed)
    }

    /// When somebody who has said a lot lately may speak again, in seconds.
    fn wait(&self, who: &str, most: usize, now: Instant) -> Option<u32> {
        let window = i64::from(WINDOW) * 1000;
        let recent = self.tail.iter().filter(|it| it.identity == who && it.at > now.millis() - window);
        let times: Vec<i64> = recent.map(|it| it.at).collect();
        let oldest = times.len().checked_sub(most).map(|it| times[it])?;
        Some(((oldest + window - now.millis()) / 1000) as u32 + 1)
    }
}

/// A message as it is sent.
#[must_use]
pub fn shown(message: Message) -> ChatMessage {
    let Message { id, identity, name, said, at } = message;
    ChatMessage { id, identity, name, said, at }
}

impl Table {
    /// Messages were deleted or changed: everybody who has seen them learns of it.
    pub(crate) fn retell(&mut self, stored: Vec<Message>, out: &mut Outbox) {
        let (gone, changed) = self.chat.retell(stored);
        for message in gone {
            self.audience.unsaid(message, out);
        }
        for message in changed {
            self.audience.chat(&message, out);
        }
    }

    /// Says something at a table where one belongs.
    pub(crate) fn say(
        &mut self,
        who: &Person,
        said: String,
        to: To,
        out: &mut Outbox,
    ) -> Result<Option<Answer>> {
        if !self.belongs(&who.id) {
            return Err(Refusal::NotYourSeat.into());
        }
        if let Some(seconds) = self.chat.wait(&who.id, self.settings.bounds.chat, self.now) {
            return Err(Refusal::TooMany { what: Limit::Chat, seconds }.into());
        }
        let seat = self.record.seats.iter().position(|it| it.identity.as_deref() == Some(&who.id));
        let shown = seat.and_then(|it| names::distinct(&self.record.seats).swap_remove(it));
        let (identity, name) = (who.id.clone(), shown.unwrap_or_else(|| who.name.clone()));
        let message = Message { id: 0, identity, name, said, at: self.now.millis() };
        self.store_message(message, to, out);
        Ok(None)
    }
}
