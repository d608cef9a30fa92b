//! What a table may agree on: the die.

use serde::{Deserialize, Serialize};
use tabletop::{BadOption, OptionGroup, OptionSpec};

/// The options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Rule 2.1: the sides of the die.
    pub die: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { die: 6 }
    }
}

impl tabletop::Options for Options {
    const SPECS: &'static [OptionSpec] = &[OptionSpec { key: "die", group: OptionGroup::Variant, allowed: "6|12", default: "6" }];

    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption> {
        match (key, value) {
            ("die", "6") => self.die = 6,
            ("die", "12") => self.die = 12,
            ("die", _) => return Err(BadOption::value::<Self>(key, value)),
            _ => return Err(BadOption::unknown::<Self>(key)),
        }
        Ok(())
    }
}
