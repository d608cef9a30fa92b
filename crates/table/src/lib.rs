//! One table as a plain value: inputs and time in, decisions out.
//!
//! No I/O, no async, no clock, no threads and no randomness: ids, seeds and the time come in as inputs, and the owner
//! carries out what [`Table::handle`] decides. The server owns one such value per live table; a browser or a
//! simulation can own one just as well.
//!
//! Layout: [`input`] and [`output`] are the messages; [`opening`] makes new tables and [`loading`] reads stored ones;
//! [`seating`], [`names`], [`standin`], [`play`], [`clock`], [`audience`], [`chat`] and [`thinking`] are the topics;
//! [`storing`] is the only way to change anything; [`terms`] is the stored form.
//!
//! Laws, each a property test in `tests/laws.rs`:
//! 1. Nothing in a reply or a message depends on a change that has not been stored.
//! 2. What a viewer is sent, refusals included, depends only on what that viewer may know.
//! 3. The same inputs give the same outputs.
//! 4. Versions only grow; of two askers for one version one wins.
//! 5. A running table always has something under way, or nobody has looked at it for some minutes and it goes on as soon
//!    as somebody does.
//! 6. Everything that can pile up has a bound and is refused by name beyond it.

mod audience;
mod bounds;
mod chat;
pub mod clock;
pub mod input;
mod loading;
mod names;
pub mod opening;
pub mod output;
mod play;
mod refused;
mod seating;
mod standin;
mod storing;
pub mod terms;
mod thinking;
mod time;

use std::collections::VecDeque;

use audience::Audience;
pub use bounds::Bounds;
use chat::Chat;
pub use chat::{TAIL as CHAT_TAIL, shown};
pub use input::{Elsewhere, Input, NotStored, Person, Request, Thought, To};
pub use loading::{Unreadable, fold};
pub use output::{Answer, Cost, Finished, Job, Message, Notice, Outbox, Output, Question, Store, Thinking};
use protocol::{Bound, Refusal};
use record::{Status, TableRecord};
pub use refused::Refused;
pub use storing::LEASE;
use storing::Phase;
use tabletop::{Seat, Seed};
use terms::{State, Terms};
use thinking::Jobs;
pub use thinking::{cost, cost_of_all};
pub use time::Instant;

/// What the owner decides for all its tables.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Without a clock: how long somebody who owes a decision must be away before a stand-in may be asked for.
    pub absence: std::time::Duration,
    /// Between the last seat taken and the start of the game.
    pub countdown: std::time::Duration,
    /// How much a table holds at most.
    pub bounds: Bounds,
    /// How long bots go on playing after somebody last looked at the table or asked it for something.
    pub attention: std::time::Duration,
}

/// What a table's functions return.
pub(crate) type Result<T> = std::result::Result<T, Refused>;

/// One table.
pub struct Table {
    settings: Settings,
    /// As stored.
    record: TableRecord,
    terms: Terms,
    /// As stored.
    state: State,
    seed: Seed,
    /// As stored, or ahead of it while a change is being stored.
    game: Box<dyn shelf::Table>,
    audience: Audience,
    chat: Chat,
    jobs: Jobs,
    phase: Phase,
    /// What came while a change was being stored.
    queue: VecDeque<Input>,
    /// The latest time seen: time never runs backwards here.
    now: Instant,
    /// The time that was last asked for by [`Output::WakeAt`].
    wake: Option<Instant>,
    /// When somebody last looked or asked, or a clock ran out.
    looked: Instant,
    /// Whether this owner drives bots: it wrote last, or has claimed the table.
    in_charge: bool,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").field("id", &self.record.id).finish_non_exhaustive()
    }
}

impl Table {
    /// Takes one input and says what is to be done about it.
    pub fn handle(&mut self, now: Instant, input: Input, out: &mut Outbox) {
        self.now = self.now.max(now);
        match input {
            Input::Unwatch { to } => self.unwatch(to, out),
            Input::Stored { number } => self.stored(number, out),
            Input::NotStored { why } => self.not_stored(why, out),
            Input::Elsewhere(news) if matches!(self.phase, Phase::Behind(_)) => self.elsewhere(news, out),
            input if self.is_busy() => self.enqueue(input, out),
            input => self.take(input, out),
        }
        while !self.is_busy()
            && let Some(input) = self.queue.pop_front()
        {
            self.take(input, out);
        }
        if !self.is_busy() {
            self.drive(out);
        }
        self.ask_to_wake(out);
    }

    /// Whether nobody watches or waits and nothing is under way: it may leave memory.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        !self.is_busy() && self.audience.is_empty() && self.jobs.is_empty()
    }

    /// Which table it is.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.record.id
    }

    /// The stored revision and version it knows of, and the chat message up to which it has read all.
    #[must_use]
    pub const fn known(&self) -> (i64, u32, i64) {
        (self.record.revision, self.record.now.version, self.chat.last())
    }

    fn take(&mut self, input: Input, out: &mut Outbox) {
        match input {
            Input::Ask { from, request, reply } => {
                self.looked = self.now;
                // Plain requests show as well as a stream that somebody is here.
                if let Some(who) = from.as_ref().filter(|it| self.sits(&it.id)) {
                    self.audience.note_asked(&who.id, self.now);
                }
                self.ask(from.as_ref(), request, reply, out);
            }
            Input::Watch(watch) => {
                self.looked = self.now;
                self.watch(watch, out);
            }
            Input::Elsewhere(news) => self.elsewhere(news, out),
            Input::Retold(tail) => self.retell(tail, out),
            Input::Thought { job, result } => self.thought(job, result, out),
            Input::Time => self.on_time(out),
            Input::Claimed => {
                self.in_charge = true;
                self.on_time(out);
            }
            // Handled at once, never queued.
            Input::Unwatch { .. } | Input::Stored { .. } | Input::NotStored { .. } => {}
        }
    }

    /// Keeps an input until the store has answered, within bounds.
    fn enqueue(&mut self, input: Input, out: &mut Outbox) {
        let most = self.settings.bounds.requests;
        let full = self.queue.len() >= most;
        match input {
            Input::Ask { reply: to, .. } | Input::Watch(input::Watch { to, .. }) if full => {
                let refusal = Refusal::Full { what: Bound::Requests, most: most as u32 };
                out.reply(to, Err(refusal.into()));
            }
            // What is read later holds what was read earlier.
            Input::Elsewhere(_) => {
                self.queue.retain(|it| !matches!(it, Input::Elsewhere(_)));
                self.queue.push_back(input);
            }
            // The owner is asked to wake the table again after the store has answered.
            Input::Time => self.wake = None,
            input => self.queue.push_back(input),
        }
    }

    fn ask(&mut self, from: Option<&Person>, request: Request, to: To, out: &mut Outbox) {
        let result = self.answer(from, request, to, out);
        match result {
            Ok(Some(answer)) => out.reply(to, Ok(answer)),
            // Answered when the change is stored or the thought is there.
            Ok(None) => {}
            Err(refused) => out.reply(to, Err(refused)),
        }
    }

    fn answer(
        &mut self,
        from: Option<&Person>,
        request: Request,
        to: To,
        out: &mut Outbox,
    ) -> Result<Option<Answer>> {
        let who = from.map(|it| it.id.as_str());
        let person = || from.ok_or(Refusal::NoIdentity);
        Ok(Some(match request {
            Request::Info => Answer::Info(Box::new(self.info(who))),
            Request::Sit { seat, chance } => return self.sit(person()?, seat, chance, to, out),
            Request::Leave { seat } => return self.leave(person()?, seat, to, out),
            Request::SetBot { seat, bot } => return self.set_bot(person()?, seat, bot, to, out),
            Request::Start { chance } => return self.start(person()?, chance, to, out),
            Request::HoldStart => return self.hold_start(person()?, to, out),
            Request::Rematch { id, secret, start } => {
                return self.rematch(person()?, id, secret, start, to, out);
            }
            Request::Act(ask) => return self.act(person()?, &ask, to, out),
            Request::Undo(ask) => return self.undo(person()?, &ask, to, out),
            Request::Hint { seat } => return self.hint(person()?, seat, to, out),
            Request::Say { said } => return self.say(person()?, said, to, out),
            Request::Why(ask) => Answer::WhyNot(self.why(person()?, &ask)?),
            Request::Preview(ask) => Answer::Preview(self.preview(person()?, &ask)?),
            Request::Frame { version, look } => Answer::Frame(self.frame_at(who, version, &look)?),
            Request::Scores => Answer::Scores(self.scores()?),
            Request::Replay => Answer::Replay(self.replay()?),
            Request::Finished => {
                self.is_over()?;
                Answer::Finished(Finished(self.game.copied()))
            }
        }))
    }

    /// Something may be due: a countdown, a clock, or a bot's turn that another owner left.
    fn on_time(&mut self, out: &mut Outbox) {
        self.wake = None;
        if self.is_awaited_bot() && self.record.now.claimed <= self.now.millis() {
            self.in_charge = true;
        }
        self.begin_if_due(out);
        if !self.is_busy() {
            self.seat_standins(out);
        }
        if !self.is_busy() {
            self.note_presence(out);
        }
        if !self.is_busy() {
            self.fall_asleep(out);
        }
    }

    /// Asks to be woken when the next thing is due.
    fn ask_to_wake(&mut self, out: &mut Outbox) {
        let next = match &self.phase {
            Phase::Ready => self.next_due(),
            Phase::Storing(_) | Phase::Behind(_) | Phase::Broken(_) => None,
        };
        if let Some(time) = next.filter(|_| next != self.wake) {
            self.wake = next;
            out.push(Output::WakeAt(time));
        }
    }

    fn next_due(&self) -> Option<Instant> {
        let claimed = || self.is_awaited_bot().then(|| Instant::from_millis(self.record.now.claimed));
        let lease = (!self.in_charge).then(claimed).flatten();
        let starts = self.state.starts.filter(|_| self.is(Status::Lobby)).map(Instant::from_millis);
        let clocks = self.state.clocks.due(self.terms.pace).filter(|_| self.is(Status::Running));
        [lease, starts, clocks, self.presence_due(), self.sleep_due()].into_iter().flatten().min()
    }

    const fn is_busy(&self) -> bool {
        !matches!(self.phase, Phase::Ready)
    }

    fn is(&self, status: Status) -> bool {
        self.record.now.status == status
    }

    fn has_started(&self) -> Result<()> {
        if self.is(Status::Lobby) { Err(Refusal::NotStarted.into()) } else { Ok(()) }
    }

    fn is_over(&self) -> Result<()> {
        if self.is(Status::Over) { Ok(()) } else { Err(Refusal::StillRunning.into()) }
    }

    /// The seat, if this person holds it.
    fn seat_of(&self, who: &str, seat: u8) -> Result<Seat> {
        let holder = self.record.seats.get(usize::from(seat)).and_then(|it| it.identity.as_deref());
        if holder == Some(who) { Ok(Seat(seat)) } else { Err(Refusal::NotYourSeat.into()) }
    }

    /// The first seat that this person holds.
    fn first_seat_of(&self, who: &str) -> Option<u8> {
        let held = |it: &record::SeatRecord| it.identity.as_deref() == Some(who);
        self.record.seats.iter().position(held).map(|it| it as u8)
    }

    /// Whether this person sits here or opened the table.
    fn belongs(&self, who: &str) -> bool {
        self.record.owner == who || self.sits(who)
    }

    fn sits(&self, who: &str) -> bool {
        self.record.seats.iter().any(|it| it.identity.as_deref() == Some(who))
    }

    /// Whether a bot owes a decision.
    fn is_awaited_bot(&self) -> bool {
        let is_bot = |it: Seat| self.record.seats[it.index()].bot.is_some();
        self.is(Status::Running) && self.game.turn().seats().iter().any(is_bot)
    }
}
