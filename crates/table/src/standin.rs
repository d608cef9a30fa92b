//! Bots that play on for people: only the agreed one, and only for people who asked for it, ran out of time, or have
//! been away too long at a table without a clock.

use std::time::Duration;

use protocol::{
    Refusal,
    to_client::{StandIn, StandInCause},
    to_server::Pace,
};
use record::Status;
use tabletop::{Seat, Seats};

use crate::{
    Answer, Instant, Outbox, Person, Result, Table, To,
    storing::{After, Draft},
};

/// The stand-ins a table remembers.
const REMEMBERED: usize = 32;

impl Table {
    /// A stand-in plays on for the asker.
    pub(crate) fn stand_in_for_oneself(
        &mut self,
        who: &Person,
        seat: Seat,
        to: To,
        out: &mut Outbox,
    ) -> Result<Option<Answer>> {
        let mut draft = self.draft();
        self.stand_in(&mut draft, seat, StandInCause::Holder {});
        self.store(draft, After::Info(to, who.id.clone()), out);
        Ok(None)
    }

    /// A stand-in plays on for somebody who keeps the table waiting and has been away too long.
    pub(crate) fn stand_in_for_another(
        &mut self,
        who: &Person,
        seat: Seat,
        to: To,
        out: &mut Outbox,
    ) -> Result<Option<Answer>> {
        self.is_absent(seat)?;
        let mut draft = self.draft();
        self.stand_in(&mut draft, seat, StandInCause::Player { by: self.first_seat_of(&who.id) });
        self.store(draft, After::Info(to, who.id.clone()), out);
        Ok(None)
    }

    /// Stand-ins play on for everybody whose clock has run out.
    pub(crate) fn seat_standins(&mut self, out: &mut Outbox) {
        if !self.is(Status::Running) {
            return;
        }
        let run_out = self.state.clocks.run_out(self.terms.pace, self.now);
        if run_out == Seats::NONE {
            return;
        }
        // The stand-in gets time to play, so that the game goes on for the others.
        self.looked = self.now;
        let mut draft = self.draft();
        for seat in run_out.iter() {
            self.stand_in(&mut draft, seat, StandInCause::Clock {});
        }
        self.store(draft, After::Nothing, out);
    }

    /// The holder plays again.
    pub(crate) fn take_back(
        &mut self,
        who: &Person,
        seat: Seat,
        to: To,
        out: &mut Outbox,
    ) -> Result<Option<Answer>> {
        let mut draft = self.draft();
        if draft.seats(&self.record.seats)[seat.index()].bot.take().is_some() {
            let version = self.game.version();
            let stand_ins = || draft.state.stand_ins.iter().filter(|it| it.seat == seat.0);
            // Before the stand-in has played, coming back would only stop the clock again and again.
            if stand_ins().filter(|it| it.until.is_none()).all(|it| it.since < version) {
                draft.state.clocks.welcome_back(seat);
            }
            for it in draft.state.stand_ins.iter_mut().filter(|it| it.seat == seat.0) {
                it.until.get_or_insert(version);
            }
        }
        self.store(draft, After::Info(to, who.id.clone()), out);
        Ok(None)
    }

    fn stand_in(&self, draft: &mut Draft, seat: Seat, cause: StandInCause) {
        let bot = self.terms.standin.clone();
        draft.seats(&self.record.seats)[seat.index()].bot = Some(bot.clone());
        let stand_ins = &mut draft.state.stand_ins;
        let (since, at) = (self.game.version(), self.now.millis());
        stand_ins.push(StandIn { seat: seat.0, bot, cause, since, until: None, at });
        let forgotten = stand_ins.len().saturating_sub(REMEMBERED);
        stand_ins.drain(..forgotten);
    }

    /// Whether somebody keeps a table without a clock waiting and has been away too long.
    fn is_absent(&self, seat: Seat) -> Result<()> {
        let since = self.state.clocks.since(seat);
        let left = match self.terms.pace {
            // The clock decides, nobody else.
            Pace::Live { .. } | Pace::Turns { .. } => {
                let clock = self.state.clocks.show(self.terms.pace, seat, self.now);
                Some(Duration::from_millis(clock.map_or(0, |it| it.left as u64)))
            }
            Pace::None => {
                let away = since.map_or(Duration::ZERO, |it| self.now.since(it.max(self.last_seen(seat))));
                let left = self.settings.absence.saturating_sub(away);
                (self.is_watching(seat) || !left.is_zero()).then_some(left)
            }
        };
        match left {
            None => Ok(()),
            Some(left) => {
                let seconds = u32::try_from(left.as_secs()).unwrap_or(u32::MAX);
                Err(Refusal::NotAbsent { seconds }.into())
            }
        }
    }

    /// When the holder of a seat was last known to be watching, on any node.
    fn last_seen(&self, seat: Seat) -> Instant {
        self.stored_presence(seat).max(self.seen_here(seat))
    }

    fn stored_presence(&self, seat: Seat) -> Instant {
        self.state.seen.get(seat.index()).copied().map_or(Instant::default(), Instant::from_millis)
    }

    /// When the holder of a seat stopped watching here.
    fn left(&self, seat: Seat) -> Option<Instant> {
        self.record.seats[seat.index()].identity.as_deref().and_then(|it| self.audience.left(it))
    }

    /// When the holder of a seat last asked for something here without watching.
    fn asked(&self, seat: Seat) -> Option<Instant> {
        self.record.seats[seat.index()].identity.as_deref().and_then(|it| self.audience.asked(it))
    }

    /// When the holder of a seat stopped watching here, or asked for something after that.
    fn seen_here(&self, seat: Seat) -> Instant {
        self.left(seat).max(self.asked(seat)).unwrap_or_default()
    }

    fn is_watching(&self, seat: Seat) -> bool {
        let holder = self.record.seats[seat.index()].identity.as_deref();
        holder.is_some_and(|it| self.audience.is_present(it))
    }

    /// When presence must be stored next, so that other nodes know of it before they count somebody as absent.
    pub(crate) fn presence_due(&self) -> Option<Instant> {
        self.kept_waiting().filter_map(|it| self.presence_due_of(it)).min()
    }

    /// Now and then while somebody watches or asks, and at once when they stop watching.
    fn presence_due_of(&self, seat: Seat) -> Option<Instant> {
        let since = self.state.clocks.since(seat).unwrap_or_default();
        let known = since.max(self.stored_presence(seat));
        let next = known + self.settings.absence / 4;
        if self.is_watching(seat) {
            return Some(next);
        }
        let asked = self.asked(seat).filter(|it| *it > known).map(|it| it.max(next));
        self.left(seat).filter(|it| *it > known).or(asked)
    }

    /// Stores who is watching, if that is due.
    pub(crate) fn note_presence(&mut self, out: &mut Outbox) {
        let is_due = |it: &Seat| self.presence_due_of(*it).is_some_and(|it| it <= self.now);
        let due: Seats = self.kept_waiting().filter(is_due).collect();
        if due == Seats::NONE {
            return;
        }
        let mut draft = self.draft();
        draft.state.seen.resize(self.record.seats.len(), 0);
        for seat in due.iter() {
            let seen = if self.is_watching(seat) { self.now } else { self.seen_here(seat) };
            draft.state.seen[seat.index()] = seen.millis();
        }
        self.store(draft, After::Nothing, out);
    }

    /// Seats of people who owe a decision at a table without a clock.
    fn kept_waiting(&self) -> impl Iterator<Item = Seat> + '_ {
        let counts = self.is(Status::Running) && self.terms.pace == Pace::None;
        let owing = if counts { self.game.turn().seats() } else { Seats::NONE };
        let is_person = |it: &Seat| self.record.seats[it.index()].bot.is_none();
        Seat::all(self.record.seats.len() as u8).filter(move |&it| owing.contains(it)).filter(is_person)
    }
}
