//! What clients send.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Asks for an identity.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// What others call you; made up if missing.
    #[serde(default)]
    pub name: Option<String>,
}

/// Changes your name.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// What others shall call you.
    pub name: String,
}

/// Uses a code from another device.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The code.
    pub code: String,
}

/// Opens a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's key.
    pub game: String,
    /// The wanted seats.
    pub seats: Vec<SeatWish>,
    /// The game's options; what is missing stays as printed.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<BTreeMap<String, String>>", optional))]
    pub options: BTreeMap<String, String>,
    /// How long people may think.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Pace>", optional))]
    pub pace: Pace,
    /// Whether strangers may find the table.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub public: bool,
    /// Whether bots may give hints.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub hints: bool,
    /// The bot that plays on for people who are out of time or gone.
    #[serde(default)]
    pub standin: Option<String>,
    /// The seed: 64 hexadecimal digits or a number. Only for tables by link.
    #[serde(default)]
    pub seed: Option<String>,
    /// Whether the game starts by itself as soon as nobody is missing.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub start: bool,
    /// Plays on from a position of a finished game, with its seed, options and number of seats.
    #[serde(default)]
    pub from: Option<StartPosition>,
}

/// Asks whether a table may be opened like this.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WishedTerms {
    /// How many play.
    pub seats: u8,
    /// The game's options; what is missing stays as printed.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<BTreeMap<String, String>>", optional))]
    pub options: BTreeMap<String, String>,
}

/// Opens the table of the next game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct NextGame {
    /// Whether it starts by itself as soon as nobody is missing.
    pub start: bool,
}

impl Default for NextGame {
    fn default() -> Self {
        Self { start: true }
    }
}

/// Adds to the seed of a table, when taking a seat or starting the game. Draw the value once you know the commitment.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct AddChance {
    /// 64 random lower-case hexadecimal digits; nothing is added if missing.
    #[serde(default)]
    pub chance: Option<String>,
}

/// A position of a finished game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct StartPosition {
    /// The finished table.
    pub replay: String,
    /// The version.
    pub version: u32,
}

/// The wanted occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatWish {
    /// The player who opens the table.
    Me {},
    /// Whoever comes.
    Open {},
    /// A bot.
    Bot {
        /// Its name.
        bot: String,
    },
}

/// How long people may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Pace {
    /// As long as they like.
    #[default]
    None,
    /// In one sitting: a bank of time, and a little more for every turn.
    Live {
        /// Seconds in the bank.
        bank: u32,
        /// Seconds added after each turn.
        increment: u32,
    },
    /// A fixed time for every turn.
    Turns {
        /// Hours per turn.
        hours: u32,
    },
}

/// Puts a bot on a seat, or takes it away.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatBot {
    /// The bot's name; null takes it away.
    pub bot: Option<String>,
}

/// Plays actions, all of them or none.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Your seat.
    pub seat: u8,
    /// The version you look at.
    pub version: u32,
    /// Actions of the game, as its frames offer them under `offers`.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub actions: Vec<Box<RawValue>>,
}

/// Takes back.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// Your seat.
    pub seat: u8,
    /// The version you look at.
    pub version: u32,
    /// The version to go back to; the last decision if missing.
    #[serde(default)]
    pub to: Option<u32>,
}

/// Asks why an action is not possible.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Why {
    /// Your seat.
    pub seat: u8,
    /// An action of the game.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub action: Box<RawValue>,
}

/// Asks what actions would do.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AskPreview {
    /// Your seat.
    pub seat: u8,
    /// Actions of the game, one after the other.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub actions: Vec<Box<RawValue>>,
}

/// Asks what a bot would do.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AskHint {
    /// Your seat.
    pub seat: u8,
}

/// Tries a puzzle. The server keeps nothing, so everything done before comes along.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// What was done before, from the beginning of the puzzle.
    #[cfg_attr(test, ts(type = "unknown[]"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub actions: Vec<Box<RawValue>>,
    /// What to look ahead at, for a preview.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "unknown[]", optional))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub further: Vec<Box<RawValue>>,
}

/// Says something at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// What.
    pub said: String,
}

/// Hides what a person writes from you.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Mute {
    /// Their public id, as seats and messages show it.
    pub person: String,
}

/// Reports a person, a message or a table to the operator.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// Where it happened.
    pub table: String,
    /// What is reported.
    pub about: About,
    /// What happened, in your words: at most 500 characters.
    pub reason: String,
}

/// What is reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum About {
    /// A player.
    Person {
        /// Their public id.
        person: String,
    },
    /// A message.
    Line {
        /// Its number.
        #[cfg_attr(test, ts(type = "number"))]
        line: i64,
    },
    /// The table, such as what it is used for.
    Table {},
}

/// How a client follows a table.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
pub struct Follow {
    /// Your seat; your first one, or a spectator's place, if missing.
    pub seat: Option<u8>,
    /// News since this version; all of it if missing. `Last-Event-ID` counts more.
    pub since: Option<u32>,
}

/// Whose eyes a frame is for.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
pub struct Look {
    /// Your seat; a spectator's place if missing.
    pub seat: Option<u8>,
    /// `everything` shows all there was, once the game is over.
    pub view: Option<String>,
}

/// Which part of a chat.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
pub struct ChatSince {
    /// Messages after this one.
    pub after: Option<i64>,
}

/// Which page of your games.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
pub struct Page {
    /// What the page before named as `next`; the newest if missing.
    pub after: Option<String>,
    /// How many at most, from 1 to 100; 20 if missing.
    pub limit: Option<u32>,
}

/// Reads a request body.
///
/// # Errors
/// It is no such request.
pub fn decode<T: serde::de::DeserializeOwned>(body: &[u8]) -> Result<T, crate::Refusal> {
    serde_json::from_slice(body).map_err(|why| crate::Refusal::Malformed { detail: why.to_string() })
}
