//! What a table agreed on, what of it changes in play, and both as shown to people.

use std::collections::BTreeMap;

use protocol::{
    to_client::{SeatInfo, SeatKind, Status, TableInfo},
    to_server::Pace,
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use store::{SeatRecord, TableRecord};
use tabletop::Seat;

use crate::clock::Clocks;

/// What was agreed beyond the game itself. Never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Terms {
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) pace: Pace,
    pub(crate) hints: bool,
    pub(crate) standin: String,
    pub(crate) start: bool,
    pub(crate) commitment: String,
    pub(crate) seed_chosen: bool,
}

/// What changes in play beside the log.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    #[serde(default)]
    pub(crate) clocks: Clocks,
    #[serde(default)]
    pub(crate) rematch: Option<String>,
    /// When the game starts by itself, while everybody is there and nobody has stopped the countdown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) starts: Option<i64>,
    /// How the game ended, so that lists of games need no log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) ended: Option<Ended>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ended {
    pub(crate) at: i64,
    pub(crate) placing: Vec<u8>,
    pub(crate) score: Vec<i32>,
}

/// The replay without entries that is stored with a table.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Head {
    pub(crate) rules: u16,
    pub(crate) seats: u8,
    pub(crate) seed: tabletop::Seed,
    pub(crate) options: Box<RawValue>,
    pub(crate) setup: Box<RawValue>,
    pub(crate) entries: Vec<Box<RawValue>>,
}

/// A table as this person may see it. `connected` tells who is looking.
pub(crate) fn info(
    record: &TableRecord,
    terms: &Terms,
    state: &State,
    who: Option<&str>,
    now: i64,
    connected: impl Fn(&str) -> bool,
) -> TableInfo {
    let seat = |(number, seat): (usize, &SeatRecord)| {
        let holder = seat.identity.as_deref();
        let number = Seat(number as u8);
        SeatInfo {
            seat: number.0,
            kind: kind(seat),
            name: seat.name.clone(),
            you: holder.is_some() && holder == who,
            connected: holder.is_some_and(&connected),
            bot: seat.bot.clone(),
            waiting: record.now.waiting & (1 << number.0) != 0,
            clock: state.clocks.show(terms.pace, number, now),
        }
    };
    let status = status(record);
    let seed = || serde_json::from_str::<Head>(&record.head).ok();
    TableInfo {
        id: record.id.clone(),
        game: record.game.clone(),
        rules: record.rules,
        options: terms.options.clone(),
        pace: terms.pace,
        public: record.public,
        hints: terms.hints,
        standin: terms.standin.clone(),
        start: terms.start,
        status,
        seats: record.seats.iter().enumerate().map(seat).collect(),
        yours: who == Some(&record.owner),
        version: record.now.version,
        revision: record.revision,
        commitment: terms.commitment.clone(),
        seed_chosen: terms.seed_chosen,
        seed: match status {
            Status::Over => seed().map(|it| it.seed.to_string()),
            Status::Lobby | Status::Running => None,
        },
        stand_ins: Vec::new(),
        starts_in: state.starts.map(|it| (it - now).max(0)),
        rematch: state.rematch.clone(),
        created: record.created,
    }
}

/// Who sits on a seat.
pub(crate) const fn kind(seat: &SeatRecord) -> SeatKind {
    match (&seat.identity, &seat.bot) {
        (Some(_), _) => SeatKind::Human,
        (None, Some(_)) => SeatKind::Bot,
        (None, None) => SeatKind::Open,
    }
}

/// How far a table is.
pub(crate) const fn status(record: &TableRecord) -> Status {
    match record.now.status {
        store::Status::Lobby => Status::Lobby,
        store::Status::Running => Status::Running,
        store::Status::Over => Status::Over,
    }
}
