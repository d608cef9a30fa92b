//! What a table agreed on, what of it changes in play, and both as shown to people.

use std::collections::BTreeMap;

use protocol::{
    fairness::SeedOrigin,
    to_client::{MyGame, MyGameSeat, SeatInfo, SeatKind, StandIn, Status, TableInfo},
    to_server::Pace,
};
use record::{SeatRecord, TableRecord};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{Seat, Seed};

use crate::{Instant, clock::Clocks, names};

/// What was agreed beyond the game itself. It never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The options that were asked for.
    pub options: BTreeMap<String, String>,
    /// How long people may think.
    pub pace: Pace,
    /// Whether bots may give hints.
    pub hints: bool,
    /// The bot that plays on for people who are away or out of time.
    pub standin: String,
    /// Whether the game starts by itself.
    pub start: bool,
    /// What the secret, and a chosen seed, are bound by.
    pub commitment: String,
    /// What the seed is derived from, beside what the seats add. Tables of earlier versions have none.
    #[serde(default)]
    pub secret: Option<Seed>,
    /// Whether the owner chose the seed.
    pub seed_chosen: bool,
}

/// What changes in play beside the log.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The clocks.
    #[serde(default)]
    pub clocks: Clocks,
    /// The table of the next game.
    #[serde(default)]
    pub rematch: Option<String>,
    /// When the game starts by itself, unless somebody stops the countdown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<i64>,
    /// When the holder of each seat was last known to be watching; 0 if never. Known to all nodes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seen: Vec<i64>,
    /// What each seat adds to the seed. Nobody is shown it before the game is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub added: Vec<Option<String>>,
    /// When somebody last looked at the table or asked it for something.
    #[serde(default)]
    pub looked: i64,
    /// Whether a bot owes a decision and waits until somebody looks.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub asleep: bool,
    /// The people that were removed before the start and cannot sit down again, latest last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<String>,
    /// The bots that have played for people, latest last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stand_ins: Vec<StandIn>,
    /// How the game ended, so that lists of games need no log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// When.
    pub at: i64,
    /// Each seat's placing, from 1.
    pub placing: Vec<u8>,
    /// Each seat's score.
    pub score: Vec<i32>,
}

/// The replay without entries that is stored with a table.
#[derive(Debug, Serialize, Deserialize)]
pub struct Head {
    /// The number of the rules.
    pub rules: u16,
    /// How many play.
    pub seats: u8,
    /// Where its chance comes from.
    pub seed: tabletop::Seed,
    /// The options, as the game writes them.
    pub options: Box<RawValue>,
    /// The events of the set-up.
    pub setup: Box<RawValue>,
    /// The log.
    pub entries: Vec<Box<RawValue>>,
}

/// A table as this person may see it. `connected` says who is watching.
#[must_use]
pub fn info(
    record: &TableRecord,
    terms: &Terms,
    state: &State,
    who: Option<&str>,
    now: Instant,
    connected: impl Fn(&str) -> bool,
) -> TableInfo {
    let names = names::distinct(&record.seats);
    let seat = |((number, seat), name): ((usize, &SeatRecord), Option<String>)| {
        let holder = seat.identity.as_deref();
        let number = Seat(number as u8);
        SeatInfo {
            seat: number.0,
            kind: kind(seat),
            name,
            person: seat.name.is_some().then(|| seat.identity.clone()).flatten(),
            you: holder.is_some() && holder == who,
            connected: holder.is_some_and(&connected),
            bot: seat.bot.clone(),
            waiting: record.now.waiting & (1 << number.0) != 0,
            clock: state.clocks.show(terms.pace, number, now),
        }
    };
    let status = status(record);
    let options: Vec<(String, String)> = terms.options.clone().into_iter().collect();
    let title = shelf::find(&record.game);
    let edition = title.and_then(|it| it.agree(record.seats.len() as u8, &options).ok().flatten());
    let seed = || serde_json::from_str::<Head>(&record.head).ok();
    TableInfo {
        id: record.id.clone(),
        game: record.game.clone(),
        rules: record.rules,
        options: terms.options.clone(),
        edition: edition.map(ToOwned::to_owned),
        pace: terms.pace,
        public: record.public,
        hints: terms.hints,
        standin: terms.standin.clone(),
        start: terms.start,
        status,
        seats: record.seats.iter().enumerate().zip(names).map(seat).collect(),
        yours: who == Some(&record.owner),
        version: record.now.version,
        revision: record.revision,
        commitment: terms.commitment.clone(),
        seed_chosen: terms.seed_chosen,
        seed: match status {
            Status::Over => seed().map(|it| it.seed.to_string()),
            Status::Lobby | Status::Running => None,
        },
        origin: origin(terms, state).filter(|_| status == Status::Over),
        starts_in: state.starts.map(|it| (it - now.millis()).max(0)),
        stand_ins: state.stand_ins.clone(),
        rematch: state.rematch.clone(),
        created: record.created,
    }
}

/// What the seed of a table is made of. Secret while the game runs.
pub(crate) fn origin(terms: &Terms, state: &State) -> Option<SeedOrigin> {
    let added = if terms.seed_chosen { Vec::new() } else { state.added.clone() };
    Some(SeedOrigin { secret: terms.secret?, added, chosen: terms.seed_chosen })
}

/// The occupant of a seat.
#[must_use]
pub const fn kind(seat: &SeatRecord) -> SeatKind {
    match (&seat.identity, &seat.bot) {
        (Some(_), _) => SeatKind::Human,
        (None, Some(_)) => SeatKind::Bot,
        (None, None) => SeatKind::Open,
    }
}

/// How far a table is.
#[must_use]
pub const fn status(record: &TableRecord) -> Status {
    match record.now.status {
        record::Status::Lobby => Status::Lobby,
        record::Status::Running => Status::Running,
        record::Status::Over => Status::Over,
    }
}

/// A game as its players find it in their lists; `None` if it cannot be read.
#[must_use]
pub fn my_game(record: &TableRecord, who: &str) -> Option<MyGame> {
    let state: State = serde_json::from_str(&record.now.state).ok()?;
    let ended = state.ended;
    let seat = |(number, seat): (usize, &SeatRecord)| MyGameSeat {
        kind: kind(seat),
        name: seat.name.clone(),
        you: seat.identity.as_deref() == Some(who),
        bot: seat.bot.clone(),
        placing: ended.as_ref().and_then(|it| it.placing.get(number).copied()),
        score: ended.as_ref().and_then(|it| it.score.get(number).copied()),
    };
    let seats: Vec<MyGameSeat> = record.seats.iter().enumerate().map(seat).collect();
    let best = seats.iter().filter(|it| it.you && it.placing.is_some()).min_by_key(|it| it.placing);
    Some(MyGame {
        id: record.id.clone(),
        game: record.game.clone(),
        status: status(record),
        placing: best.and_then(|it| it.placing),
        score: best.and_then(|it| it.score),
        version: record.now.version,
        created: record.created,
        finished: ended.as_ref().map(|it| it.at),
        seats,
    })
}
