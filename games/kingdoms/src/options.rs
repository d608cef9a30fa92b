//! What a table may agree on: how ties are settled, which decrees are in, the stall guard, the solo level.

use serde::{Deserialize, Serialize};
use tabletop::{BadOption, OptionSpec, Options as _};

use crate::rules::text;

/// How a tie for the first place in a kingdom is settled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ties {
    /// By a battle.
    #[default]
    Battle,
    /// By peaceful agreement.
    Peace,
}

impl Ties {
    pub(crate) const ALL: [Self; 2] = [Self::Battle, Self::Peace];

    /// The value in `ties=…`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Battle => "battle",
            Self::Peace => "peace",
        }
    }
}

/// Which decrees are shuffled in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DecreeSet {
    /// All thirty.
    #[default]
    All,
    /// Only those documented in a public source.
    Documented,
}

impl DecreeSet {
    pub(crate) const ALL: [Self; 2] = [Self::All, Self::Documented];

    /// The value in `decrees=…`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Documented => "documented",
        }
    }
}

/// How strong the upstart is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Level {
    /// No bonus card, and the upstart moves first.
    Easy,
    /// The bonus card is played only if the animal matches.
    Medium,
    /// The solo game as printed.
    #[default]
    Normal,
    /// Four cards in battles.
    Hard,
    /// Two bonus cards lie open.
    Extreme,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Normal, Self::Hard, Self::Extreme];

    /// The value in `level=…`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Extreme => "extreme",
        }
    }
}

text::by_id!(Ties, "a way to settle ties");
text::by_id!(DecreeSet, "a set of decrees");
text::by_id!(Level, "a solo level");

/// The options of a table. The default is the game as printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How ties for the first place are settled.
    pub ties: Ties,
    /// Which decrees are in.
    pub decrees: DecreeSet,
    /// The number of full rounds of nothing but rallies after which rally closes; 0 is never.
    pub stall: u8,
    /// The solo level; only for one player, `normal` if nobody says otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<Level>,
}

/// The most rounds that the stall guard can wait.
const LONGEST_STALL: u8 = 99;

impl Default for Options {
    fn default() -> Self {
        Self { ties: Ties::Battle, decrees: DecreeSet::All, stall: 3, level: None }
    }
}

impl tabletop::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { key: "ties", allowed: "battle|peace", default: "battle" },
        OptionSpec { key: "decrees", allowed: "all|documented", default: "all" },
        OptionSpec { key: "stall", allowed: "0–99", default: "3" },
        OptionSpec { key: "level", allowed: "easy|medium|normal|hard|extreme", default: "normal" },
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption> {
        let bad = || BadOption::value::<Self>(key, value);
        match key {
            "ties" => self.ties = value.parse().map_err(|_| bad())?,
            "decrees" => self.decrees = value.parse().map_err(|_| bad())?,
            "stall" => {
                let rounds = value.parse().ok().filter(|&it| it <= LONGEST_STALL);
                self.stall = rounds.ok_or_else(bad)?;
            }
            "level" => self.level = Some(value.parse().map_err(|_| bad())?),
            _ => return Err(BadOption::unknown::<Self>(key)),
        }
        Ok(())
    }
}

impl Options {
    /// Rule 13.1: peace is not for one player, and levels are not for more.
    pub(crate) fn check(&self, seats: u8) -> Result<(), BadOption> {
        let refused = |key: &str, value: &str, allowed: &str| {
            Err(BadOption::OptionValue {
                key: key.to_owned(),
                value: value.to_owned(),
                allowed: allowed.to_owned(),
            })
        };
        match (seats, self.level) {
            (1, _) if self.ties == Ties::Peace => refused("ties", "peace", "battle"),
            (2.., Some(level)) => refused("level", level.id(), "1 player"),
            _ if self.stall > LONGEST_STALL => {
                refused("stall", &self.stall.to_string(), Self::SPECS[2].allowed)
            }
            _ => Ok(()),
        }
    }
}
