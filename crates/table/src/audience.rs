//! Viewers, and what they are sent.

use std::{collections::BTreeMap, sync::Arc};

use protocol::{
    Bound, Refusal,
    to_client::{ChatMessage, Clocks, TableInfo},
    to_server::Pace,
};
use record::Status;
use shelf::Scene;
use tabletop::{Seat, Viewer};

use crate::{Answer, Input, Instant, Message, Outbox, Request, Result, Table, To, input::Watch, terms};

/// The people whose leaving, or asking, is remembered.
const LEFT: usize = 64;

/// The viewer.
#[derive(Default)]
pub(crate) struct Audience {
    watchers: Vec<Watcher>,
    /// How many watchers each person has.
    present: BTreeMap<String, u32>,
    /// When people last asked for something without watching.
    asked: BTreeMap<String, Instant>,
    /// When people stopped watching.
    left: BTreeMap<String, Instant>,
}

/// What was written for one viewer and may serve others at the same moment.
#[derive(Default)]
struct Written {
    /// Frames, by viewer and the version their news begin at.
    frames: Vec<((Viewer, u32), Arc<String>)>,
    /// The position, as everybody sees it if the game is open.
    open: Option<Scene>,
}

struct Watcher {
    to: To,
    who: Option<String>,
    viewer: Viewer,
    /// News since this version are wanted.
    since: u32,
    /// The version of the last frame.
    framed: Option<u32>,
}

impl Audience {
    pub(crate) const fn is_empty(&self) -> bool {
        self.watchers.is_empty()
    }

    pub(crate) fn is_present(&self, who: &str) -> bool {
        self.present.contains_key(who)
    }

    /// When somebody stopped watching here, if that is known.
    pub(crate) fn left(&self, who: &str) -> Option<Instant> {
        self.left.get(who).copied()
    }

    /// When somebody last asked for something without watching.
    pub(crate) fn asked(&self, who: &str) -> Option<Instant> {
        self.asked.get(who).copied()
    }

    /// Notes that somebody is here without watching.
    pub(crate) fn note_asked(&mut self, who: &str, now: Instant) {
        if !self.is_present(who) {
            remember(&mut self.asked, who.to_owned(), now);
        }
    }

    pub(crate) fn chat(&self, message: &ChatMessage, out: &mut Outbox) {
        for watcher in &self.watchers {
            out.show(watcher.to, Message::Chat(Box::new(message.clone())));
        }
    }

    pub(crate) fn unsaid(&self, message: i64, out: &mut Outbox) {
        for watcher in &self.watchers {
            out.show(watcher.to, Message::Unsaid(message));
        }
    }

    /// Takes a watcher out; the person, if it was the last of somebody's.
    fn remove(&mut self, to: To, now: Instant) -> Option<String> {
        let index = self.watchers.iter().position(|it| it.to == to)?;
        let who = self.watchers.swap_remove(index).who?;
        let count = self.present.get_mut(&who)?;
        *count -= 1;
        if *count > 0 {
            return None;
        }
        self.present.remove(&who);
        remember(&mut self.left, who.clone(), now);
        Some(who)
    }
}

fn remember(times: &mut BTreeMap<String, Instant>, who: String, now: Instant) {
    if times.len() >= LEFT && !times.contains_key(&who) {
        times.clear();
    }
    times.insert(who, now);
}

impl Table {
    /// Begins to show the table to somebody.
    pub(crate) fn watch(&mut self, watch: Watch, out: &mut Outbox) {
        let Watch { to, who, seat, since, heard } = watch;
        let who = who.map(|it| it.id);
        let viewer = match self.viewer(who.as_deref(), seat) {
            Ok(viewer) => viewer,
            Err(refused) => return out.reply(to, Err(refused)),
        };
        out.reply(to, Ok(Answer::Watching));
        let is_new = who.as_ref().is_some_and(|it| !self.audience.is_present(it));
        if let Some(who) = &who {
            *self.audience.present.entry(who.clone()).or_default() += 1;
            self.audience.left.remove(who);
        }
        if is_new && who.as_deref().is_some_and(|it| self.belongs(it)) {
            self.publish(true, out);
        }
        let mut watcher = Watcher { to, who, viewer, since, framed: None };
        out.show(to, Message::Table(Box::new(self.info(watcher.who.as_deref()))));
        self.show_frame(&mut watcher, &mut Written::default(), out);
        for message in self.chat.after(heard) {
            out.show(to, Message::Chat(Box::new(message.clone())));
        }
        self.audience.watchers.push(watcher);
    }

    fn viewer(&self, who: Option<&str>, seat: Option<u8>) -> Result<Viewer> {
        let most = self.settings.bounds.watchers;
        if self.audience.watchers.len() >= most {
            return Err(Refusal::Full { what: Bound::Watchers, most: most as u32 }.into());
        }
        if let Some(seat) = seat {
            return Ok(Viewer::Seat(self.seat_of(who.ok_or(Refusal::NoIdentity)?, seat)?));
        }
        let own = |seat: &Seat| who.is_some_and(|who| self.seat_of(who, seat.0).is_ok());
        let first = Seat::all(self.record.seats.len() as u8).find(own);
        Ok(first.map_or(Viewer::Spectator, Viewer::Seat))
    }

    /// Somebody stops watching, or no longer waits for a hint.
    pub(crate) fn unwatch(&mut self, to: To, out: &mut Outbox) {
        // What still waits for the store is not wanted either.
        self.queue.retain(|it| match it {
            Input::Watch(it) => it.to != to,
            Input::Ask { request: Request::Hint { .. }, reply, .. } => *reply != to,
            _ => true,
        });
        self.stop_hinting(to, out);
        self.looked = self.now;
        let gone = self.audience.remove(to, self.now);
        // While a change is being stored, the match is ahead of what may be shown.
        if gone.is_some_and(|it| self.belongs(&it)) {
            self.publish_table(out);
        }
    }

    /// Shows everybody what is new.
    pub(crate) fn publish(&mut self, table_changed: bool, out: &mut Outbox) {
        if table_changed {
            self.publish_table(out);
        }
        let mut watchers = std::mem::take(&mut self.audience.watchers);
        let mut written = Written::default();
        for watcher in &mut watchers {
            self.show_frame(watcher, &mut written, out);
        }
        self.audience.watchers = watchers;
    }

    /// Shows everybody the table, all but the game itself; ends what nobody may see any more.
    fn publish_table(&mut self, out: &mut Outbox) {
        let mut ended = Vec::new();
        for watcher in &self.audience.watchers {
            let who = watcher.who.as_deref();
            let is_own = match watcher.viewer {
                Viewer::Seat(seat) => self.seat_of(who.unwrap_or(""), seat.0).is_ok(),
                Viewer::Spectator | Viewer::Everything => true,
            };
            if is_own {
                out.show(watcher.to, Message::Table(Box::new(self.info(who))));
            } else {
                out.show(watcher.to, Message::End);
                ended.push(watcher.to);
            }
        }
        for to in ended {
            self.audience.remove(to, self.now);
        }
    }

    /// Shows somebody the present frame, unless they have it.
    fn show_frame(&self, watcher: &mut Watcher, written: &mut Written, out: &mut Outbox) {
        let version = self.game.version();
        if self.is(Status::Lobby) || watcher.framed == Some(version) {
            return;
        }
        // Nobody can have seen what is not there yet: they get everything again.
        let since = if watcher.since <= version { watcher.since } else { 0 };
        if watcher.framed.is_none() {
            out.show(watcher.to, Message::Facts(self.game.facts()));
        }
        let text = self.frame(watcher.viewer, since, written);
        out.show(watcher.to, Message::Frame { version, text });
        watcher.framed = Some(version);
        watcher.since = version;
        if self.terms.pace != Pace::None {
            out.show(watcher.to, Message::Clocks(self.clocks()));
        }
    }

    /// The frame of a viewer, with the position written once for all who see the same.
    fn frame(&self, viewer: Viewer, since: u32, written: &mut Written) -> Arc<String> {
        let wanted = (viewer, since);
        if let Some((_, frame)) = written.frames.iter().find(|it| it.0 == wanted) {
            return Arc::clone(frame);
        }
        let frame = if self.game.title().is_open() {
            let scene = written.open.get_or_insert_with(|| self.game.scene(Viewer::Spectator));
            self.game.frame_of(scene, viewer, since)
        } else {
            self.game.frame(viewer, since)
        };
        let frame = Arc::new(frame);
        written.frames.push((wanted, Arc::clone(&frame)));
        frame
    }

    /// The table as somebody may see it.
    pub(crate) fn info(&self, who: Option<&str>) -> TableInfo {
        let connected = |it: &str| self.audience.is_present(it);
        terms::info(&self.record, &self.terms, &self.state, who, self.now, connected)
    }

    fn clocks(&self) -> Clocks {
        let seats = Seat::all(self.record.seats.len() as u8);
        Clocks { seats: seats.map(|it| self.state.clocks.show(self.terms.pace, it, self.now)).collect() }
    }
}
