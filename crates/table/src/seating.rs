//! Seating: taking and leaving seats, starting, playing again.

use std::collections::BTreeSet;

use protocol::{Refusal, fairness, to_server::NewTable};
use record::{SeatRecord, Status};
use tabletop::{Seat, Seed};

use crate::{
    Answer, Outbox, Person, Result, Table, To,
    opening::{self, Start, known_bot},
    storing::{After, Begun, Draft},
};

/// The removed people that a table remembers.
const REMOVED: usize = 32;

/// What a change answers with: now, or once it is stored.
type Answered = Result<Option<Answer>>;

impl Table {
    /// Takes a free seat, or one's own back from a stand-in.
    pub(crate) fn sit(
        &mut self,
        who: &Person,
        seat: u8,
        chance: Option<String>,
        to: To,
        out: &mut Outbox,
    ) -> Answered {
        let chance = opening::added(chance)?;
        let place = self.record.seats.get(usize::from(seat)).ok_or(Refusal::NotFound)?;
        if place.identity.as_deref() == Some(&who.id) {
            if place.bot.is_none() {
                return self.add_to_own_seat(who, Seat(seat), chance, to, out);
            }
            return self.take_back(who, Seat(seat), to, out);
        }
        if place.identity.is_some() || place.bot.is_some() || !self.is(Status::Lobby) {
            return Err(Refusal::SeatTaken.into());
        }
        if self.state.removed.contains(&who.id) {
            return Err(Refusal::Removed.into());
        }
        // A stranger with two seats would see two hands; among friends that is one device for two people.
        if self.record.public && self.record.owner != who.id && self.sits(&who.id) {
            return Err(Refusal::OneSeat.into());
        }
        let mut draft = self.draft();
        draft.seats(&self.record.seats)[usize::from(seat)] =
            SeatRecord { identity: Some(who.id.clone()), name: Some(who.name.clone()), bot: None };
        self.add(&mut draft, Seat(seat), chance);
        self.store_seats(draft, who, to, out)
    }

    /// Adds to the seed by a seat that was taken without doing so, as that of whoever opened the table.
    fn add_to_own_seat(
        &mut self,
        who: &Person,
        seat: Seat,
        chance: Option<String>,
        to: To,
        out: &mut Outbox,
    ) -> Answered {
        if chance.is_none() || !self.is(Status::Lobby) {
            return Ok(Some(Answer::Info(Box::new(self.info(Some(&who.id))))));
        }
        let mut draft = self.draft();
        self.add(&mut draft, seat, chance);
        self.store(draft, After::Info(to, who.id.clone()), out);
        Ok(None)
    }

    /// Leaves a seat. In a running game a stand-in plays on. Before the start whoever opened the table may remove others.
    pub(crate) fn leave(&mut self, who: &Person, seat: u8, to: To, out: &mut Outbox) -> Answered {
        let holder = self.record.seats.get(usize::from(seat)).and_then(|it| it.identity.clone());
        let other =
            holder.filter(|it| *it != who.id && self.record.owner == who.id && self.is(Status::Lobby));
        let seat = if other.is_some() { Seat(seat) } else { self.seat_of(&who.id, seat)? };
        match self.record.now.status {
            Status::Lobby => {
                let mut draft = self.draft();
                draft.seats(&self.record.seats)[seat.index()] = SeatRecord::default();
                self.add(&mut draft, seat, None);
                draft.state.removed.extend(other);
                let forgotten = draft.state.removed.len().saturating_sub(REMOVED);
                draft.state.removed.drain(..forgotten);
                self.store_seats(draft, who, to, out)
            }
            Status::Running => self.stand_in_for_oneself(who, seat, to, out),
            Status::Over => Ok(Some(Answer::Info(Box::new(self.info(Some(&who.id)))))),
        }
    }

    /// Puts a bot on a seat or takes it away. For a person only the agreed stand-in plays, whichever bot is named.
    pub(crate) fn set_bot(
        &mut self,
        who: &Person,
        seat: u8,
        bot: Option<String>,
        to: To,
        out: &mut Outbox,
    ) -> Answered {
        known_bot(bot.as_deref())?;
        let place = self.record.seats.get(usize::from(seat)).ok_or(Refusal::NotFound)?;
        let seat = Seat(seat);
        match (self.record.now.status, place.identity.as_deref()) {
            (Status::Running, Some(holder)) if holder == who.id => match bot {
                Some(_) => self.stand_in_for_oneself(who, seat, to, out),
                None => self.take_back(who, seat, to, out),
            },
            (_, Some(holder)) if holder == who.id => Err(Refusal::SeatTaken.into()),
            _ if !self.belongs(&who.id) => Err(Refusal::NotYourTable.into()),
            (Status::Running, Some(_)) if bot.is_some() && place.bot.is_none() => {
                self.stand_in_for_another(who, seat, to, out)
            }
            (Status::Lobby, None) if self.record.owner == who.id => {
                let mut draft = self.draft();
                let seats = draft.seats(&self.record.seats);
                seats[seat.index()].bot = bot;
                opening::needs_a_person(seats)?;
                self.store_seats(draft, who, to, out)
            }
            (Status::Lobby, None) => Err(Refusal::NotYourTable.into()),
            (Status::Lobby | Status::Running | Status::Over, _) => Err(Refusal::SeatTaken.into()),
        }
    }

    /// Starts the game, with what the asker's seats add to the seed.
    pub(crate) fn start(
        &mut self,
        who: &Person,
        chance: Option<String>,
        to: To,
        out: &mut Outbox,
    ) -> Answered {
        let chance = opening::added(chance)?;
        self.is_own_lobby(who)?;
        if self.record.seats.iter().any(is_open) {
            return Err(Refusal::SeatsOpen.into());
        }
        let mut draft = self.draft();
        if chance.is_some() {
            let seats = (0..).map(Seat).zip(&self.record.seats);
            for (seat, _) in seats.filter(|it| it.1.identity.as_deref() == Some(&who.id)) {
                self.add(&mut draft, seat, chance.clone());
            }
        }
        self.begin(&mut draft)?;
        self.store(draft, After::Info(to, who.id.clone()), out);
        Ok(None)
    }

    /// Lets the game begin. Everybody has added to the seed, so it is derived now, and the match set up from it.
    fn begin(&self, draft: &mut Draft) -> Result<()> {
        draft.status = Status::Running;
        let secret = self.terms.secret.filter(|_| !self.terms.seed_chosen);
        // Tables of earlier versions have a seed already.
        let Some(secret) = secret else { return Ok(()) };
        let seed = fairness::seed(&secret, &draft.state.added);
        let options: Vec<(String, String)> = self.terms.options.clone().into_iter().collect();
        let game = self.game.title().start(self.game.seats(), &options, seed)?;
        draft.begun = Some(Begun { head: game.replay().get().to_owned(), seed, game });
        Ok(())
    }

    /// What a seat adds to the seed.
    fn add(&self, draft: &mut Draft, seat: Seat, chance: Option<String>) {
        draft.state.added.resize(self.record.seats.len(), None);
        draft.state.added[seat.index()] = chance;
    }

    /// Stops the countdown: the game then starts when somebody asks for it.
    pub(crate) fn hold_start(&mut self, who: &Person, to: To, out: &mut Outbox) -> Answered {
        self.is_own_lobby(who)?;
        let mut draft = self.draft();
        if draft.state.starts.take().is_none() {
            return Ok(Some(Answer::Info(Box::new(self.info(Some(&who.id))))));
        }
        draft.seats(&self.record.seats);
        self.store(draft, After::Info(to, who.id.clone()), out);
        Ok(None)
    }

    /// Begins to play when the countdown has ended.
    pub(crate) fn begin_if_due(&mut self, out: &mut Outbox) {
        let due = self.state.starts.is_some_and(|it| it <= self.now.millis());
        if due && self.is(Status::Lobby) && !self.record.seats.iter().any(is_open) {
            let mut draft = self.draft();
            if self.begin(&mut draft).is_err() {
                // It cannot be set up any more: it waits for somebody who asks and is answered why.
                draft = self.draft();
                draft.state.starts = None;
            }
            self.store(draft, After::Nothing, out);
        }
    }

    /// If nobody is missing, lets the game begin: at once if nobody has to get ready, or after a countdown.
    pub(crate) fn start_if_full(&self, draft: &mut Draft) -> Result<()> {
        let seats = draft.seats.as_deref().unwrap_or(&self.record.seats);
        if draft.status != Status::Lobby || seats.iter().any(is_open) {
            return Ok(());
        }
        let people: BTreeSet<_> = seats.iter().filter_map(|it| it.identity.as_deref()).collect();
        if people.len() < 2 || self.settings.countdown.is_zero() {
            return self.begin(draft);
        }
        draft.state.starts = Some((self.now + self.settings.countdown).millis());
        Ok(())
    }

    /// Opens the table of the next game: the same terms, a new seed, and a seat for everybody.
    ///
    /// The asker and the bots sit down at once; it starts when the others have come.
    pub(crate) fn rematch(
        &mut self,
        who: &Person,
        id: String,
        secret: Seed,
        start: bool,
        to: To,
        out: &mut Outbox,
    ) -> Answered {
        if !self.belongs(&who.id) {
            return Err(Refusal::NotYourTable.into());
        }
        self.is_over()?;
        if let Some(id) = &self.state.rematch {
            return Ok(Some(Answer::Opened(id.clone())));
        }
        let options: Vec<(String, String)> = self.terms.options.clone().into_iter().collect();
        let game = self.game.title().start(self.game.seats(), &options, secret)?;
        let again = |seat: &SeatRecord| match seat.identity.as_deref() {
            Some(it) if it == who.id => SeatRecord { bot: None, ..seat.clone() },
            Some(_) => SeatRecord::default(),
            None => seat.clone(),
        };
        let seats: Vec<SeatRecord> = self.record.seats.iter().map(again).collect();
        let wish = NewTable {
            game: self.record.game.clone(),
            seats: Vec::new(),
            options: self.terms.options.clone(),
            pace: self.terms.pace,
            public: self.record.public,
            hints: self.terms.hints,
            standin: Some(self.terms.standin.clone()),
            seed: None,
            start,
            from: None,
        };
        let start = Start { seats, head: game.replay().get().to_owned(), entries: Vec::new(), secret };
        let opened = opening::new_table(self.settings, id.clone(), &who.id, wish, start, self.now)?;
        let mut draft = self.draft();
        draft.state.rematch = Some(id.clone());
        draft.seats(&self.record.seats);
        draft.opens = Some(Box::new(opened.record));
        self.store(draft, After::Opened(to, id), out);
        Ok(None)
    }

    /// Stores new seats; in the lobby the game may start by it.
    fn store_seats(&mut self, mut draft: Draft, who: &Person, to: To, out: &mut Outbox) -> Answered {
        if draft.seats(&self.record.seats).iter().any(is_open) {
            draft.state.starts = None;
        } else if self.terms.start {
            self.start_if_full(&mut draft)?;
        }
        self.store(draft, After::Info(to, who.id.clone()), out);
        Ok(None)
    }

    fn is_own_lobby(&self, who: &Person) -> Result<()> {
        if !self.belongs(&who.id) {
            return Err(Refusal::NotYourTable.into());
        }
        if self.is(Status::Lobby) { Ok(()) } else { Err(Refusal::AlreadyStarted.into()) }
    }
}

const fn is_open(seat: &SeatRecord) -> bool {
    seat.identity.is_none() && seat.bot.is_none()
}
