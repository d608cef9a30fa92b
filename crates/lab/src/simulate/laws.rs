//! What must hold of everything that is sent, and of what is stored at the end.

use std::collections::{BTreeMap, BTreeSet};

use protocol::{Refusal, to_client::TableInfo};
use table::{Answer, Input, Message, Output, Refused, To, input::Watch};
use tabletop::{Seat, Viewer};

use super::{
    Broken,
    database::{Database, Past, Stored, digest},
    hidden,
};

/// What one input may lead to at most, with the few people of an evening.
const MOST_OUTPUTS: usize = 400;
/// The longest message but for replays.
const MOST_BYTES: usize = 256 * 1024;

/// What a table knows: revision, version, last chat message.
type Known = (i64, u32, i64);

/// Somebody to whom something may be sent.
pub(super) struct Recipient {
    pub(super) node: usize,
    pub(super) epoch: u32,
    pub(super) table: String,
    /// The identity, if known.
    pub(super) who: Option<String>,
    pub(super) wants: Wants,
    /// Whether what was asked has reached the table.
    pub(super) arrived: bool,
}

/// What somebody waits for.
pub(super) enum Wants {
    Answer,
    /// Answers that improve, until the end.
    Hint,
    /// Nothing but perhaps the end.
    End,
    /// Messages, through the eyes of this seat or the first of theirs.
    Messages(Watching),
}

/// A watcher.
#[derive(Default)]
pub(super) struct Watching {
    seat: Option<u8>,
    /// The version their news begin at.
    since: u32,
    viewer: Option<Viewer>,
    framed: Option<u32>,
    heard: BTreeSet<i64>,
    /// Messages that were acknowledged before.
    acknowledged: usize,
}

impl Watching {
    pub(super) fn new(seat: Option<u8>, since: u32) -> Self {
        Self { seat, since, ..Self::default() }
    }
}

/// Everything that was acknowledged or seen.
#[derive(Default)]
pub(super) struct Laws {
    pub(super) recipients: BTreeMap<To, Recipient>,
    versions: BTreeMap<(String, u32), u64>,
    winners: BTreeMap<(String, u32), To>,
    chat: BTreeMap<(String, i64), u64>,
    /// The chat messages of each table in the order they were acknowledged.
    said: BTreeMap<String, Vec<i64>>,
    opened: BTreeSet<String>,
    /// Frames that were compared with those of a table whose hidden part was dealt again.
    pub(super) compared: u64,
}

impl Laws {
    /// What was asked reaches the table.
    pub(super) fn arrived(&mut self, input: &Input) {
        if let Input::Ask { reply: to, .. } | Input::Watch(Watch { to, .. }) = input
            && let Some(recipient) = self.recipients.get_mut(to)
        {
            recipient.arrived = true;
        }
    }

    /// Law 6.
    pub(super) fn bounds(&self, outputs: &[Output]) -> Result<(), Broken> {
        if outputs.len() > MOST_OUTPUTS {
            return Err(format!("law 6: {} outputs at once", outputs.len()));
        }
        if outputs.iter().filter(|it| matches!(it, Output::Store(_))).count() > 1 {
            return Err("law 1: two changes at once".to_owned());
        }
        Ok(())
    }

    /// An answer is sent.
    pub(super) fn replied(
        &mut self,
        database: &Database,
        table: &str,
        known: Known,
        to: To,
        answer: &Result<Answer, Refused>,
    ) -> Result<(), Broken> {
        let recipient = self.recipients.get_mut(&to).ok_or_else(|| format!("{to:?} got an answer twice"))?;
        let stored = database.tables.get(table).ok_or("an answer of a table that is not stored")?;
        match (&mut recipient.wants, answer) {
            (Wants::Messages(watching), Ok(Answer::Watching)) => {
                let past = stored.past(known.0).ok_or("law 1: a revision that is not stored")?;
                watching.viewer = Some(viewer(past, recipient.who.as_deref(), watching.seat));
                watching.acknowledged = self.said.get(table).map_or(0, Vec::len);
                return Ok(());
            }
            (Wants::Hint, Ok(Answer::Hint(hint))) => return self.saw(stored, table, hint.version),
            (wants @ Wants::Hint, Err(_)) => *wants = Wants::End,
            (Wants::End, _) => return Err(format!("{to:?} got an answer after the last")),
            _ => drop(self.recipients.remove(&to)),
        }
        match answer {
            Ok(Answer::Version(version)) => {
                if let Some(other) = self.winners.insert((table.to_owned(), *version), to) {
                    return Err(format!("law 4: {other:?} and {to:?} both made version {version}"));
                }
                self.saw(stored, table, *version)
            }
            Ok(Answer::Info(info)) => shows(stored, info),
            Ok(Answer::Said(message)) => {
                self.heard(stored, table, message)?;
                self.said.entry(table.to_owned()).or_default().push(message.id);
                Ok(())
            }
            Ok(Answer::Opened(id)) => {
                self.opened.insert(id.clone());
                database
                    .tables
                    .contains_key(id)
                    .then_some(())
                    .ok_or("an opened table is not stored".to_owned())
            }
            Err(Refused::Table(Refusal::Stale { version })) => self.saw(stored, table, *version),
            _ => Ok(()),
        }
    }

    /// A message is sent. With a key, frames are compared with those of a table whose hidden part was dealt again.
    pub(super) fn shown(
        &mut self,
        database: &Database,
        table: &str,
        known: Known,
        to: To,
        message: &Message,
        key: Option<u64>,
    ) -> Result<(), Broken> {
        let stored = database.tables.get(table).ok_or("a message of a table that is not stored")?;
        if let (Message::End, Some(_)) = (message, self.recipients.get(&to)) {
            self.recipients.remove(&to);
            return Ok(());
        }
        let recipient = self.recipients.get_mut(&to).ok_or_else(|| format!("{to:?} no longer watches"))?;
        let Wants::Messages(watching) = &mut recipient.wants else {
            return Err(format!("{to:?} does not watch"));
        };
        match message {
            Message::Table(info) => shows(stored, info),
            Message::Frame { version, text } => {
                let viewer = watching.viewer.ok_or("a frame before the answer")?;
                let past = stored.past(known.0).ok_or("law 1: a revision that is not stored")?;
                if let Viewer::Seat(Seat(seat)) = viewer
                    && past.seats[usize::from(seat)].identity != recipient.who
                {
                    return Err(format!("law 2: {:?} looks through the eyes of seat {seat}", recipient.who));
                }
                if watching.framed.is_some_and(|it| it >= *version) || text.len() > MOST_BYTES {
                    return Err(format!("law 4: version {version} after {:?}", watching.framed));
                }
                let since = watching.framed.unwrap_or(watching.since);
                watching.framed = Some(*version);
                self.saw(stored, table, *version)?;
                if let Some(key) = key {
                    self.compared += 1;
                    hidden::compare(stored, viewer, since, *version, text, key)?;
                }
                Ok(())
            }
            Message::Chat(message) => {
                watching.heard.insert(message.id);
                self.heard(stored, table, message)
            }
            Message::Facts(_) | Message::Clocks(_) | Message::Unsaid(_) | Message::End => Ok(()),
        }
    }

    /// A version was acknowledged or seen: it must be stored, and stay as it is.
    fn saw(&mut self, stored: &Stored, table: &str, version: u32) -> Result<(), Broken> {
        let now = stored.digest(version);
        let now = now.ok_or_else(|| format!("law 1: version {version} was sent and is not stored"))?;
        let first = *self.versions.entry((table.to_owned(), version)).or_insert(now);
        if first == now { Ok(()) } else { Err(format!("version {version} is not what was seen")) }
    }

    fn heard(
        &mut self,
        stored: &Stored,
        table: &str,
        message: &protocol::to_client::ChatMessage,
    ) -> Result<(), Broken> {
        let at = stored.chat.iter().find(|it| it.id == message.id);
        if at.is_none_or(|it| it.said != message.said || it.identity != message.identity) {
            return Err(format!("law 1: message {} was sent and is not stored", message.id));
        }
        self.chat.insert((table.to_owned(), message.id), digest(&message.said));
        Ok(())
    }

    /// These no longer wait for anything: their node crashed, or dropped the table.
    pub(super) fn left(&mut self, is_gone: impl Fn(&Recipient) -> bool) {
        self.recipients.retain(|_, it| !is_gone(it));
    }

    /// Whatever was acknowledged or seen is still there.
    pub(super) fn all_is_there(&self, database: &Database) -> Result<(), Broken> {
        for ((table, version), was) in &self.versions {
            let stored = database.tables.get(table).ok_or("a table was lost")?;
            if stored.digest(*version) != Some(*was) {
                return Err(format!("{table}: version {version} was seen and is lost"));
            }
        }
        for ((table, id), was) in &self.chat {
            let stored = database.tables.get(table).ok_or("a table was lost")?;
            if !stored.chat.iter().any(|it| it.id == *id && digest(&it.said) == *was) {
                return Err(format!("{table}: message {id} was seen and is lost"));
            }
        }
        let lost = self.opened.iter().find(|it| !database.tables.contains_key(*it));
        lost.map_or(Ok(()), |it| Err(format!("table {it} was opened and is lost")))
    }

    /// Nothing is under way: everybody has an answer, and whoever watches has heard everything.
    pub(super) fn all_is_answered(&self) -> Result<(), Broken> {
        for (to, recipient) in &self.recipients {
            match &recipient.wants {
                Wants::Answer | Wants::Hint => return Err(format!("{to:?} never got an answer")),
                Wants::End => {}
                Wants::Messages(watching) if watching.viewer.is_none() => {
                    return Err(format!("{to:?} never got to watch"));
                }
                Wants::Messages(watching) => {
                    let said = self.said.get(&recipient.table).map_or(&[][..], Vec::as_slice);
                    let missed =
                        said.iter().skip(watching.acknowledged).find(|it| !watching.heard.contains(it));
                    if let Some(id) = missed {
                        return Err(format!("{to:?} never got message {id} of {}", recipient.table));
                    }
                }
            }
        }
        Ok(())
    }
}

fn viewer(past: &Past, who: Option<&str>, seat: Option<u8>) -> Viewer {
    let own = past.seats.iter().position(|it| who.is_some() && it.identity.as_deref() == who);
    match (seat, own) {
        (Some(seat), _) => Viewer::Seat(Seat(seat)),
        (None, Some(own)) => Viewer::Seat(Seat(own as u8)),
        (None, None) => Viewer::Spectator,
    }
}

/// What is shown of a table is what is stored of it.
fn shows(stored: &Stored, info: &TableInfo) -> Result<(), Broken> {
    let past = stored.past(info.revision);
    let past = past.ok_or_else(|| format!("law 1: revision {} was sent and is not stored", info.revision))?;
    let seats = past.seats.iter().map(|it| it.bot.as_deref());
    let shown = info.seats.iter().map(|it| it.bot.as_deref());
    if info.version != past.version || !seats.eq(shown) {
        return Err(format!("law 1: revision {} was sent otherwise than it is stored", info.revision));
    }
    if info.seed.is_some() && past.status != record::Status::Over {
        return Err("law 2: the seed of a running game was sent".to_owned());
    }
    Ok(())
}

/// What is stored of every table folds to the position that was played, and follows from the rules.
pub(super) fn all_folds(database: &Database) -> Result<(), Broken> {
    for (id, stored) in &database.tables {
        let mut head: serde_json::Value =
            serde_json::from_str(&stored.record.head).map_err(|why| why.to_string())?;
        let entries = stored.entries.iter().map(|it| serde_json::from_str(it));
        let entries: Result<Vec<serde_json::Value>, _> = entries.collect();
        head["entries"] = serde_json::Value::Array(entries.map_err(|why| why.to_string())?);
        let title = shelf::find(&stored.record.game).ok_or("no such game")?;
        let folded = title.resume(&head.to_string()).map_err(|why| why.to_string())?;
        if folded.replay().get() != stored.game.replay().get()
            || folded.view(Viewer::Everything).get() != stored.game.view(Viewer::Everything).get()
        {
            return Err(format!("{id} folds to another position"));
        }
        folded.verify().map_err(|why| format!("{id} does not follow from the rules: {why:?}"))?;
    }
    Ok(())
}
