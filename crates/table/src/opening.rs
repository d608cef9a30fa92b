//! New tables.

use bots::BotName;
use protocol::{
    Refusal, fairness,
    to_server::{NewTable, SeatWish},
};
use record::{SeatRecord, Status, TableRecord, TableState};
use tabletop::Seed;

use crate::{
    Instant, Person, Refused, Result, Settings, Table,
    clock::{self, Clocks},
    terms::{Head, State, Terms},
};

/// The bot that plays on for others if the table names none.
pub(crate) const STAND_IN: BotName = BotName::Light;

/// What a new table is made of.
#[derive(Debug)]
pub struct Opening {
    /// Its id.
    pub id: String,
    /// The identity that opens it.
    pub owner: Person,
    /// What is wished for.
    pub wish: NewTable,
    /// What the seed is derived from, unless the wish names one.
    pub secret: Seed,
    /// The position it starts from, if not from the beginning.
    pub from: Option<StartPosition>,
    /// When.
    pub now: Instant,
}

/// A position of a finished game.
#[derive(Debug)]
pub struct StartPosition {
    /// The finished table.
    pub record: TableRecord,
    /// Its log, up to the position.
    pub entries: Vec<String>,
}

/// A new table, to be stored.
#[derive(Debug)]
pub struct Opened {
    /// The table.
    pub record: TableRecord,
    /// The entries it starts with.
    pub entries: Vec<String>,
}

/// Makes a new table. If nobody is missing and it starts by itself, it has started.
///
/// # Errors
/// Why there can be no such table.
pub fn open(settings: Settings, opening: Opening) -> std::result::Result<Opened, Refused> {
    let Opening { id, owner, wish, secret, from, now } = opening;
    let seats = seated(&owner, &wish.seats)?;
    needs_a_person(&seats)?;
    known_bot(wish.standin.as_deref())?;
    if wish.options.iter().any(|(key, value)| key.len().max(value.len()) > OPTION) {
        return Err(malformed(&"an option is too long"));
    }
    if !clock::is_sane(wish.pace) {
        return Err(Refusal::BadPace.into());
    }
    if wish.public && (wish.seed.is_some() || wish.from.is_some()) {
        return Err(Refusal::SeedNotAllowed.into());
    }
    let title = shelf::find(&wish.game).ok_or(Refusal::UnknownGame)?;
    let seed = match &wish.seed {
        Some(seed) => seed.parse().map_err(|why: tabletop::chance::BadSeed| malformed(&why))?,
        // Only until the game begins: then the seed is known.
        None => secret,
    };
    let (head, entries) = match from {
        Some(from) => start_position(&wish, from)?,
        None => {
            let count = u8::try_from(seats.len()).map_err(|why| malformed(&why))?;
            let options: Vec<(String, String)> = wish.options.clone().into_iter().collect();
            (title.start(count, &options, seed)?.replay().get().to_owned(), Vec::new())
        }
    };
    new_table(settings, id, &owner.id, wish, Start { seats, head, entries, secret }, now)
}

/// The longest key or value of an option, in bytes.
const OPTION: usize = 200;

/// What a new table starts from.
pub(crate) struct Start {
    pub(crate) seats: Vec<SeatRecord>,
    pub(crate) head: String,
    pub(crate) entries: Vec<String>,
    pub(crate) secret: Seed,
}

/// The head and the entries of a position, if this table may start from it.
fn start_position(wish: &NewTable, from: StartPosition) -> Result<(String, Vec<String>)> {
    let StartPosition { record, entries } = from;
    if record.game != wish.game {
        return Err(Refusal::NotFound.into());
    }
    if record.now.status != Status::Over {
        return Err(Refusal::StillRunning.into());
    }
    if wish.seats.len() != record.seats.len() {
        return Err(malformed(&"as many seats as the finished game had"));
    }
    // The last version is the end, from which nobody can play on.
    let version = wish.from.as_ref().map_or(0, |it| it.version);
    if version >= record.now.version {
        return Err(Refusal::NoSuchVersion { version: record.now.version.saturating_sub(1) }.into());
    }
    Ok((record.head, entries.into_iter().take(version as usize).collect()))
}

pub(crate) fn new_table(
    settings: Settings,
    id: String,
    owner: &str,
    wish: NewTable,
    start: Start,
    now: Instant,
) -> std::result::Result<Opened, Refused> {
    let Start { seats, head, entries, secret } = start;
    let terms = terms(&wish, &head, secret)?;
    let added = vec![None; seats.len()];
    let clocks = Clocks::new(terms.pace, seats.len());
    let state = State { clocks, added, looked: now.millis(), ..State::default() };
    let write = |it: serde_json::Result<String>| it.map_err(|why| malformed(&why));
    let record = TableRecord {
        id,
        rules: shelf::find(&wish.game).map_or(0, shelf::Title::rules),
        game: wish.game,
        head,
        terms: write(serde_json::to_string(&terms))?,
        public: wish.public,
        owner: owner.to_owned(),
        created: now.millis(),
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
    let table = Table::load(settings, record, entries.clone(), Vec::new(), now);
    let table = table.map_err(|why| malformed(&why))?;
    let mut draft = table.draft();
    if wish.start {
        table.start_if_full(&mut draft)?;
    }
    let now = table.complete(&mut draft);
    let head = draft.begun.map_or(table.record.head, |it| it.head);
    Ok(Opened { record: TableRecord { now, head, ..table.record }, entries })
}

fn terms(wish: &NewTable, head: &str, secret: Seed) -> Result<Terms> {
    let head: Head = serde_json::from_str(head).map_err(|why| malformed(&why))?;
    let seed_chosen = wish.seed.is_some() || wish.from.is_some();
    Ok(Terms {
        options: wish.options.clone(),
        pace: wish.pace,
        hints: wish.hints,
        standin: wish.standin.clone().unwrap_or_else(|| STAND_IN.to_string()),
        start: wish.start,
        commitment: fairness::commitment(&secret, seed_chosen.then_some(&head.seed)),
        secret: Some(secret),
        seed_chosen,
    })
}

fn seated(owner: &Person, wishes: &[SeatWish]) -> Result<Vec<SeatRecord>> {
    let seat = |wish: &SeatWish| {
        Ok(match wish {
            SeatWish::Me {} => {
                SeatRecord { identity: Some(owner.id.clone()), name: Some(owner.name.clone()), bot: None }
            }
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

/// Bots alone do not play: nobody would look on.
pub(crate) fn needs_a_person(seats: &[SeatRecord]) -> Result<()> {
    let is_bot = |it: &SeatRecord| it.identity.is_none() && it.bot.is_some();
    if !seats.is_empty() && seats.iter().all(is_bot) { Err(Refusal::OnlyBots.into()) } else { Ok(()) }
}

/// What somebody adds to the seed, if it is a value.
pub(crate) fn added(chance: Option<String>) -> Result<Option<String>> {
    match chance {
        Some(it) if !fairness::is_addable(&it) => Err(malformed(&"chance: 64 lower-case hexadecimal digits")),
        it => Ok(it),
    }
}

pub(crate) fn known_bot(bot: Option<&str>) -> Result<()> {
    match bot {
        Some(bot) if bot.parse::<BotName>().is_err() => Err(Refusal::UnknownBot.into()),
        _ => Ok(()),
    }
}

pub(crate) fn malformed(why: &dyn std::fmt::Display) -> Refused {
    Refusal::Malformed { detail: why.to_string() }.into()
}
