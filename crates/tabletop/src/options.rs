//! What a table may agree on before it starts.

use serde::{Deserialize, Serialize};

use crate::Wire;

/// A game's options. `default()` is the game as printed.
pub trait Options: Wire + Default {
    /// Every option there is, in the order it is listed to people.
    const SPECS: &'static [OptionSpec];

    /// Sets one option from text.
    ///
    /// # Errors
    /// An unknown key or a value that is not allowed, with the list of what is.
    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption>;
}

/// One option, as shown to people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// Its name, as in `key=value`.
    pub key: &'static str,
    /// What may stand behind the `=`, for people: `a|b|c`, `0–99`.
    pub allowed: &'static str,
    /// The value it has when nobody sets it.
    pub default: &'static str,
}

/// Why a table cannot be set up as asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum BadOption {
    /// There is no such option.
    #[error("unknown option {key}: there are {allowed}")]
    UnknownOption {
        /// What was asked for.
        key: String,
        /// The keys there are.
        allowed: String,
    },
    /// The option exists, the value does not, or not for this number of players.
    #[error("option {key}={value} is not possible: allowed is {allowed}")]
    OptionValue {
        /// The option.
        key: String,
        /// What was asked for.
        value: String,
        /// What is allowed.
        allowed: String,
    },
    /// The game is not for this many.
    #[error("{players} players is not possible: allowed is {least}–{most}")]
    PlayerCount {
        /// What was asked for.
        players: u8,
        /// The smallest table.
        least: u8,
        /// The largest table.
        most: u8,
    },
}

impl BadOption {
    /// No option of `O` is called `key`.
    #[must_use]
    pub fn unknown<O: Options>(key: &str) -> Self {
        let keys: Vec<&str> = O::SPECS.iter().map(|it| it.key).collect();
        Self::UnknownOption { key: key.to_owned(), allowed: keys.join(", ") }
    }

    /// The option `key` of `O` cannot be `value`.
    #[must_use]
    pub fn value<O: Options>(key: &str, value: &str) -> Self {
        let spec = O::SPECS.iter().find(|it| it.key == key);
        Self::OptionValue {
            key: key.to_owned(),
            value: value.to_owned(),
            allowed: spec.map_or("", |it| it.allowed).to_owned(),
        }
    }
}
