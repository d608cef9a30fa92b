//! What the operator asks and gets, through `howlcrown admin` or by other programs. Times are milliseconds since 1970.

use serde::{Deserialize, Serialize};

/// How much there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Counts {
    /// People.
    pub people: u64,
    /// Tables that have not started.
    pub lobbies: u64,
    /// Games that are on.
    pub running: u64,
    /// Games that are over.
    pub over: u64,
    /// Messages.
    pub messages: u64,
    /// Bans.
    pub bans: u64,
    /// Reports that are open.
    pub reports: u64,
    /// Tables in the memory of this node.
    pub live: u64,
}

/// What a ban forbids.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Everything but reading, and deleting oneself.
    #[default]
    Everything,
    /// Writing in chats.
    Chat,
}

/// Bans a person or an address.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewBan {
    /// A person's public id, or a network address.
    pub subject: String,
    /// What it forbids.
    #[serde(default)]
    pub scope: Scope,
    /// Why: the person can read it in their own data.
    #[serde(default)]
    pub reason: String,
    /// For how long. A person may be banned without an end; an address is banned for a day if this is missing, and for
    /// 90 days at most, because addresses change hands.
    #[serde(default)]
    pub hours: Option<u32>,
}

/// A ban.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ban {
    /// A person's public id, or a network address.
    pub subject: String,
    /// What it forbids.
    pub scope: Scope,
    /// Why.
    pub reason: String,
    /// Since when.
    pub created: i64,
    /// Until when; null if it has no end.
    pub until: Option<i64>,
}

/// A report that waits for a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Report {
    /// Its number.
    pub id: i64,
    /// The public id of the person that reports.
    pub reporter: String,
    /// The public id of the person it is about; for a table, of the person who opened it.
    pub subject: String,
    /// Where it happened.
    pub table: Option<String>,
    /// The number of the message it is about.
    pub line: Option<i64>,
    /// What the message said.
    pub said: Option<String>,
    /// What happened, in the reporter's words.
    pub reason: String,
    /// When it was reported.
    pub created: i64,
}

/// Which page of a list.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
pub struct After {
    /// Reports after this number.
    pub after: Option<i64>,
}

/// Replaces a name.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReplaceName {
    /// The new name; made up if missing.
    #[serde(default)]
    pub name: Option<String>,
}

/// A name that was replaced.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Replaced {
    /// The new name.
    pub name: String,
}

/// What retention has deleted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Swept {
    /// Codes for another device that were not used in time.
    pub codes: u64,
    /// Tables that never started.
    pub lobbies: u64,
    /// Games that nobody went on with.
    pub games: u64,
    /// People who did not come back.
    pub guests: u64,
    /// Old messages.
    pub messages: u64,
    /// Bans that have ended.
    pub bans: u64,
    /// Reports closed long ago.
    pub reports: u64,
    /// Notices and marks of presence that have served.
    pub traces: u64,
}
