//! People: their devices, the people they have muted, and everything that is stored about them.

use serde::{Deserialize, Serialize};

use super::{Me, MyGame, Statistics};

/// A device that can act as you.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Device {
    /// Its id, which cannot be used as a token.
    pub id: String,
    /// What it is, by its own account: a browser and a system; empty until it is known.
    pub name: String,
    /// Since when it can act as you.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
    /// When it was last used, to the hour.
    #[cfg_attr(test, ts(type = "number"))]
    pub seen: i64,
    /// Whether it is the one that asks.
    pub this: bool,
}

/// Somebody whose messages you do not see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MutedPerson {
    /// Their public id.
    pub id: String,
    /// What they are called now.
    pub name: String,
}

/// What became of a finished game that a player wants deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Discarded {
    /// Whether it is deleted; otherwise it is until all its players ask for it.
    pub deleted: bool,
}

/// A message was deleted: `event: unsaid`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Unsaid {
    /// Its number.
    #[cfg_attr(test, ts(type = "number"))]
    pub id: i64,
}

/// Everything that is stored about you, as a file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyExport {
    /// You.
    pub me: Me,
    /// Since when.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
    /// The devices that can act as you.
    pub devices: Vec<Device>,
    /// All your games, newest first. `/api/tables/{id}/replay` is the whole of a finished one.
    pub games: Vec<MyGame>,
    /// Finished games that you have asked to delete, and others have not.
    pub discarded: Vec<String>,
    /// How you fared.
    pub statistics: Statistics,
    /// What you wrote at tables, oldest first.
    pub said: Vec<MyMessage>,
    /// The people you have muted.
    pub muted: Vec<MutedPerson>,
    /// What you have reported, newest first.
    pub reports: Vec<MyReport>,
    /// What you are banned from.
    pub bans: Vec<MyBan>,
}

/// A message that you wrote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyMessage {
    /// At which table.
    pub table: String,
    /// What you were called then.
    pub name: String,
    /// What.
    pub said: String,
    /// When.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
}

/// A report that you made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyReport {
    /// At which table.
    pub table: Option<String>,
    /// Your words.
    pub reason: String,
    /// When.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
}

/// A ban that concerns you.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyBan {
    /// What it forbids: `everything` (but reading) or `chat`.
    pub scope: String,
    /// Why, in the operator's words.
    pub reason: String,
    /// Until when; null if it has no end.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub until: Option<i64>,
}
