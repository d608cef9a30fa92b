//! Who sits where: opening tables, taking and leaving seats, starting, playing again.

use std::{collections::HashSet, sync::Arc};

use protocol::{
    Refusal, fairness,
    to_server::{NewTable, SeatWish},
};
use store::{SeatRecord, Status, TableRecord, TableState};
use tabletop::{Seat, Seed};

use crate::{
    clock::{self, Clocks},
    error::{Error, Result},
    house::House,
    live::Live,
    secrets,
    tables::with,
    terms::{Head, State, Terms},
};

/// The bot that plays on for others if the table names none.
const STANDIN: &str = "light";

/// Opens a table for somebody. Returns its id.
pub(crate) async fn open(house: &Arc<House>, who: &str, wish: NewTable) -> Result<String> {
    let seats = seated(who, &wish.seats)?;
    known_bot(wish.standin.as_deref())?;
    if !clock::is_sane(wish.pace) {
        return Err(Refusal::BadPace.into());
    }
    if wish.public && (wish.seed.is_some() || wish.from.is_some()) {
        return Err(Refusal::SeedNotAllowed.into());
    }
    let title = house.title(&wish.game).ok_or(Refusal::UnknownGame)?;
    let seed = match &wish.seed {
        Some(seed) => seed.parse().map_err(|why: tabletop::chance::BadSeed| malformed(&why))?,
        None => secrets::seed(),
    };
    let count = u8::try_from(seats.len()).map_err(|why| malformed(&why))?;
    let options: Vec<(String, String)> = wish.options.clone().into_iter().collect();
    let (head, entries) = match &wish.from {
        Some(from) => position(house, &wish.game, count, from).await?,
        None => (title.start(count, &options, seed)?.replay().get().to_owned(), Vec::new()),
    };
    let chosen = wish.seed.is_some() || wish.from.is_some();
    let start = wish.start;
    let terms = terms(&wish, &head, chosen)?;
    let id = add(house, who, wish.public, &wish.game, head, &terms, seats, &entries).await?;
    if start {
        with(house, &id, |live| Box::pin(live.start_if_full())).await?;
    }
    Ok(id)
}

/// A position of a finished game: its head, and the entries that lead there.
async fn position(
    house: &Arc<House>,
    game: &str,
    seats: u8,
    from: &protocol::to_server::From,
) -> Result<(String, Vec<String>)> {
    let record = house.store.table(&from.replay).await?;
    let record = record.filter(|it| it.game == game).ok_or(Refusal::NotFound)?;
    if record.now.status != Status::Over {
        return Err(Refusal::StillRunning.into());
    }
    if usize::from(seats) != record.seats.len() {
        return Err(malformed(&"as many seats as the finished game had"));
    }
    // The last version is the end, from which nobody can play on.
    if from.version >= record.now.version {
        return Err(Refusal::NoSuchVersion { version: record.now.version - 1 }.into());
    }
    let entries = house.store.entries(&record.id, 0).await?;
    let entries = entries.into_iter().take(from.version as usize).map(|it| it.entry).collect();
    Ok((record.head, entries))
}

fn terms(wish: &NewTable, head: &str, seed_chosen: bool) -> Result<Terms> {
    let head: Head = serde_json::from_str(head).map_err(|why| malformed(&why))?;
    let options = serde_json::from_str(head.options.get()).map_err(|why| malformed(&why))?;
    let seed = head.seed.to_string();
    Ok(Terms {
        options: wish.options.clone(),
        pace: wish.pace,
        hints: wish.hints,
        standin: wish.standin.clone().unwrap_or_else(|| STANDIN.to_owned()),
        start: wish.start,
        commitment: fairness::commitment(&wish.game, head.rules, head.seats, &seed, &options),
        seed_chosen,
    })
}

#[expect(clippy::too_many_arguments, reason = "all that a new table is made of")]
async fn add(
    house: &House,
    owner: &str,
    public: bool,
    game: &str,
    head: String,
    terms: &Terms,
    seats: Vec<SeatRecord>,
    entries: &[String],
) -> Result<String> {
    let state = State { clocks: Clocks::new(terms.pace, seats.len()), ..State::default() };
    let write = |it: serde_json::Result<String>| it.map_err(|why| malformed(&why));
    let mut record = TableRecord {
        id: secrets::id(),
        game: game.to_owned(),
        rules: house.title(game).map_or(0, shelf::Title::rules),
        head,
        terms: write(serde_json::to_string(terms))?,
        public,
        owner: owner.to_owned(),
        created: house.now(),
        seats,
        revision: 1,
        now: TableState {
            version: entries.len() as u32,
            status: Status::Lobby,
            waiting: 0,
            state: write(serde_json::to_string(&state))?,
            due: None,
            claimed: 0,
        },
    };
    while let Err(error) = house.store.add_table(&record, entries).await {
        if error != store::Error::Conflict {
            return Err(error.into());
        }
        record.id = secrets::id();
    }
    Ok(record.id)
}

fn seated(who: &str, wishes: &[SeatWish]) -> Result<Vec<SeatRecord>> {
    let seat = |wish: &SeatWish| {
        Ok(match wish {
            SeatWish::Me {} => SeatRecord { identity: Some(who.to_owned()), ..SeatRecord::default() },
            SeatWish::Open {} => SeatRecord::default(),
            SeatWish::Bot { bot } => {
                known_bot(Some(bot))?;
                SeatRecord { bot: Some(bot.clone()), ..SeatRecord::default() }
            }
        })
    };
    // No game has more seats than this, so nothing larger needs to be looked at.
    if wishes.len() > tabletop::MAX_SEATS {
        return Err(malformed(&"too many seats"));
    }
    wishes.iter().map(seat).collect()
}

const fn is_open(seat: &SeatRecord) -> bool {
    seat.identity.is_none() && seat.bot.is_none()
}

fn known_bot(bot: Option<&str>) -> Result<()> {
    match bot {
        Some(bot) if bot.parse::<bots::BotName>().is_err() => Err(Refusal::UnknownBot.into()),
        _ => Ok(()),
    }
}

fn malformed(why: &dyn std::fmt::Display) -> Error {
    Refusal::Malformed { detail: why.to_string() }.into()
}

impl Live {
    /// Takes a free seat, or takes one's own seat back from a bot.
    pub(crate) async fn take(&mut self, who: &str, seat: u8) -> Result<()> {
        let mut seats = self.record.seats.clone();
        let place = seats.get_mut(usize::from(seat)).ok_or(Refusal::NotFound)?;
        if place.identity.as_deref() == Some(who) {
            if place.bot.take().is_some() {
                self.state.clocks.welcome_back(Seat(seat));
                self.reseat(seats).await?;
            }
            return Ok(());
        }
        if place.identity.is_some() || place.bot.is_some() || !self.is(Status::Lobby) {
            return Err(Refusal::SeatTaken.into());
        }
        place.identity = Some(who.to_owned());
        self.reseat(seats).await?;
        self.read_names().await?;
        if self.terms.start {
            self.start_if_full().await?;
        }
        Ok(())
    }

    /// Leaves a seat. In a running game a bot plays on.
    pub(crate) async fn leave(&mut self, who: &str, seat: u8) -> Result<()> {
        let number = self.seat_of(who, seat)?.index();
        let mut seats = self.record.seats.clone();
        match self.record.now.status {
            Status::Lobby => seats[number] = SeatRecord::default(),
            Status::Running => seats[number].bot = Some(self.terms.standin.clone()),
            Status::Over => return Ok(()),
        }
        self.reseat(seats).await
    }

    /// Puts a bot on a seat or takes it away.
    pub(crate) async fn set_bot(&mut self, who: &str, seat: u8, bot: Option<String>) -> Result<()> {
        known_bot(bot.as_deref())?;
        let mut seats = self.record.seats.clone();
        let place = seats.get_mut(usize::from(seat)).ok_or(Refusal::NotFound)?;
        let holder = place.identity.clone();
        if holder.as_deref() == Some(who) {
            let back = bot.is_none() && place.bot.is_some();
            place.bot = bot;
            if back {
                self.state.clocks.welcome_back(Seat(seat));
            }
            return if self.is(Status::Running) {
                self.reseat(seats).await
            } else {
                Err(Refusal::SeatTaken.into())
            };
        }
        if !self.belongs(who) {
            return Err(Refusal::NotYourTable.into());
        }
        match (self.record.now.status, holder) {
            (Status::Lobby, None) if self.record.owner == who => place.bot = bot,
            (Status::Lobby, None) => return Err(Refusal::NotYourTable.into()),
            (Status::Running, Some(holder)) if bot.is_some() && place.bot.is_none() => {
                self.is_absent(Seat(seat), &holder)?;
                place.bot = bot;
            }
            (Status::Lobby | Status::Running | Status::Over, _) => return Err(Refusal::SeatTaken.into()),
        }
        self.reseat(seats).await?;
        if self.terms.start {
            self.start_if_full().await?;
        }
        Ok(())
    }

    /// Whether somebody keeps the table waiting and has not been seen for long.
    fn is_absent(&self, seat: Seat, holder: &str) -> Result<()> {
        let waited = self.state.clocks.since(seat).map_or(0, |it| self.now() - it);
        let missing = self.house.config.absent - waited;
        if missing > 0 || self.is_present(holder) {
            let seconds = u32::try_from(missing.max(0) / 1000).unwrap_or(u32::MAX);
            return Err(Refusal::NotAbsent { seconds }.into());
        }
        Ok(())
    }

    async fn reseat(&mut self, seats: Vec<SeatRecord>) -> Result<()> {
        if seats.iter().any(is_open) {
            self.state.starts = None;
        }
        self.commit(Vec::new(), Some(seats), self.record.now.status).await?;
        self.drive();
        Ok(())
    }

    async fn read_names(&mut self) -> Result<()> {
        let record = self.house.store.table(self.id()).await?;
        if let Some(record) = record.filter(|it| it.revision == self.record.revision) {
            self.record.seats = record.seats;
            self.publish(true);
        }
        Ok(())
    }

    /// Starts the game.
    pub(crate) async fn start(&mut self, who: &str) -> Result<()> {
        if !self.belongs(who) {
            return Err(Refusal::NotYourTable.into());
        }
        if !self.is(Status::Lobby) {
            return Err(Refusal::AlreadyStarted.into());
        }
        if self.has_open_seat() {
            return Err(Refusal::SeatsOpen.into());
        }
        self.begin().await
    }

    /// Stops the countdown: then the game starts when somebody says so.
    pub(crate) async fn wait(&mut self, who: &str) -> Result<()> {
        if !self.belongs(who) {
            return Err(Refusal::NotYourTable.into());
        }
        if !self.is(Status::Lobby) {
            return Err(Refusal::AlreadyStarted.into());
        }
        if self.state.starts.take().is_some() {
            self.reseat(self.record.seats.clone()).await?;
        }
        Ok(())
    }

    fn has_open_seat(&self) -> bool {
        self.record.seats.iter().any(is_open)
    }

    /// If nobody is missing, lets the game begin: at once if nobody has to get ready, or by a countdown.
    pub(crate) fn start_if_full(&mut self) -> crate::tables::Doing<'_, Result<()>> {
        Box::pin(async move {
            if !self.is(Status::Lobby) || self.has_open_seat() {
                return Ok(());
            }
            let people: HashSet<_> =
                self.record.seats.iter().filter_map(|it| it.identity.as_deref()).collect();
            let countdown = self.house.config.countdown;
            if people.len() < 2 || countdown <= 0 {
                return self.begin().await;
            }
            self.state.starts = Some(self.now() + countdown);
            self.reseat(self.record.seats.clone()).await
        })
    }

    /// Begins to play.
    pub(crate) async fn begin(&mut self) -> Result<()> {
        if self.is(Status::Lobby) && !self.has_open_seat() {
            self.commit(Vec::new(), None, Status::Running).await?;
            self.drive();
        }
        Ok(())
    }

    /// Opens the table of the next game: the same terms, a new seed, and a seat for everybody.
    ///
    /// Who asks and the bots sit down at once; it starts when the others have come.
    pub(crate) async fn rematch(&mut self, who: &str) -> Result<String> {
        if !self.belongs(who) {
            return Err(Refusal::NotYourTable.into());
        }
        if !self.is(Status::Over) {
            return Err(Refusal::StillRunning.into());
        }
        if let Some(id) = &self.state.rematch {
            return Ok(id.clone());
        }
        let seed: Seed = secrets::seed();
        let options: Vec<(String, String)> = self.terms.options.clone().into_iter().collect();
        let table = self.table.title().start(self.table.seats(), &options, seed)?;
        let again = |seat: &SeatRecord| match seat.identity.as_deref() {
            Some(it) if it == who => SeatRecord { bot: None, ..seat.clone() },
            Some(_) => SeatRecord::default(),
            None => seat.clone(),
        };
        let seats = self.record.seats.iter().map(again).collect();
        let wish = NewTable {
            game: self.record.game.clone(),
            seats: Vec::new(),
            options: self.terms.options.clone(),
            pace: self.terms.pace,
            public: self.record.public,
            hints: self.terms.hints,
            standin: Some(self.terms.standin.clone()),
            seed: None,
            start: true,
            from: None,
        };
        let head = table.replay().get().to_owned();
        let terms = terms(&wish, &head, false)?;
        let id = add(&self.house, who, wish.public, &wish.game, head, &terms, seats, &[]).await?;
        self.state.rematch = Some(id.clone());
        self.commit(Vec::new(), Some(self.record.seats.clone()), Status::Over).await?;
        let house = Arc::clone(&self.house);
        with(&house, &id, |live| Box::pin(live.start_if_full())).await?;
        Ok(id)
    }
}
