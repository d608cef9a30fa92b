//! The games on offer, and what their tables may agree on.

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{BadOption, OptionGroup};

/// A game on offer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its name in addresses, files and text keys.
    pub key: String,
    /// The number of its rules.
    pub rules: u16,
    /// The fewest who can play.
    pub least: u8,
    /// The most who can play.
    pub most: u8,
    /// What a table may agree on.
    pub options: Vec<OptionInfo>,
    /// What printed editions say about that.
    pub editions: Vec<EditionInfo>,
    /// The bots there are, weakest first.
    pub bots: Vec<String>,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OptionInfo {
    /// Its name.
    pub key: String,
    /// What it is about: `variant`, `seats`, `edition` or `guard`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    #[cfg_attr(test, ts(type = "\"variant\" | \"seats\" | \"edition\" | \"guard\""))]
    pub group: OptionGroup,
    /// What it may be, for people: `a|b|c`, `0–99`.
    pub allowed: String,
    /// What it is when nobody sets it.
    pub default: String,
}

/// A printed edition.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EditionInfo {
    /// Its name.
    pub key: String,
    /// Where it differs from the defaults.
    pub options: BTreeMap<String, String>,
}

/// What is to be said about a table before it is opened.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Agreement {
    /// The edition that the options are those of, if it is one.
    pub edition: Option<String>,
    /// Why the game cannot be played like this: an object with a `reason`.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    #[cfg_attr(test, ts(type = "{ reason: string } | null"))]
    pub refusal: Option<BadOption>,
}
