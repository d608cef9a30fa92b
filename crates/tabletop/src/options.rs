//! What a table may agree on before it starts.

use serde::{Deserialize, Serialize};

use crate::Wire;

/// A game's options. `default()` is the game as printed.
pub trait Options: Wire + Default {
    /// Every option there is, in the order it is listed to people.
    const SPECS: &'static [OptionSpec];

    /// What printed editions say about these options. What an edition does not name is as by default.
    const EDITIONS: &'static [Edition] = &[];

    /// Sets one option from text.
    ///
    /// # Errors
    /// An unknown key or a value that is not allowed, with the list of what is.
    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption>;

    /// The edition that says the same about every option of which any edition says something.
    fn edition(&self) -> Option<&'static str> {
        let decided = || Self::EDITIONS.iter().flat_map(|it| it.options).map(|it| it.0);
        let found = Self::EDITIONS.iter().find(|edition| {
            let mut printed = self.clone();
            decided().all(|key| {
                let value = edition.says(key).or_else(|| default_of::<Self>(key));
                value.is_some_and(|it| printed.set(key, it).is_ok())
            }) && printed == *self
        });
        found.map(|it| it.key)
    }
}

fn default_of<O: Options>(key: &str) -> Option<&'static str> {
    O::SPECS.iter().find(|it| it.key == key).map(|it| it.default)
}

/// A printed edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    /// Its name in text keys and on the command line.
    pub key: &'static str,
    /// Where it differs from the defaults, as keys and values.
    pub options: &'static [(&'static str, &'static str)],
}

impl Edition {
    fn says(&self, key: &str) -> Option<&'static str> {
        self.options.iter().find(|it| it.0 == key).map(|it| it.1)
    }
}

/// What kind of thing an option is about, for forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionGroup {
    /// A way to play that every edition knows.
    Variant,
    /// The players' seats.
    Seats,
    /// Something that printed editions see differently.
    Edition,
    /// What keeps a game from going on for ever.
    Guard,
}

/// One option, as shown to people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// Its name, as in `key=value`.
    pub key: &'static str,
    /// What it is about.
    pub group: OptionGroup,
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
    /// The value exists, but does not go with the number of players or with the rest.
    #[error("option {key}={value} is not possible here: {why}")]
    Combination {
        /// The option.
        key: String,
        /// What was asked for.
        value: String,
        /// The key of the reason in the game's texts.
        why: String,
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

    /// The option `key` cannot be `value` at this table, for a reason that the game has words for.
    #[must_use]
    pub fn combination(key: &str, value: &str, why: &str) -> Self {
        Self::Combination { key: key.to_owned(), value: value.to_owned(), why: why.to_owned() }
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
