//! What the operator asks and gets, through `howlcrown admin` or by other programs. Times are milliseconds since 1970.

pub use record::{Ban, Report, Scope};
use serde::{Deserialize, Serialize};

/// How much there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Counts {
    /// In the database.
    #[serde(flatten)]
    pub stored: record::Counts,
    /// Tables in the memory of this node.
    pub live: u64,
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
    /// Notices that were sent long ago.
    pub notices: u64,
}
