//! What a table may agree on: how its own box plays, how ties are settled, the stall guard, the solo level.

use serde::{Deserialize, Serialize};
use tabletop::{BadOption, Edition, OptionGroup, OptionSpec};

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

/// Rule 14.2: what the second place of a kingdom gets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Second {
    /// The same everywhere.
    #[default]
    Three,
    /// Half of the kingdom's token, rounded up.
    Half,
}

impl Second {
    pub(crate) const ALL: [Self; 2] = [Self::Three, Self::Half];

    /// The value in `second=…`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Three => "3",
            Self::Half => "half",
        }
    }
}

/// Rule 14.3: how many battle tokens the box holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BattleTokens {
    /// Enough for nearly every game.
    #[default]
    Eighteen,
    /// Few enough to run out.
    Eight,
}

impl BattleTokens {
    pub(crate) const ALL: [Self; 2] = [Self::Eighteen, Self::Eight];

    /// The value in `modifiers=…`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Eighteen => "18",
            Self::Eight => "8",
        }
    }

    /// Rules 1.8, 14.3: their number.
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Self::Eighteen => 18,
            Self::Eight => 8,
        }
    }
}

/// Rule 14.4: what the next group gets when all who tied for first get the token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NextGroup {
    /// What a third place gets.
    #[default]
    Third,
    /// What a second place gets, if nobody else has it.
    Second,
}

impl NextGroup {
    pub(crate) const ALL: [Self; 2] = [Self::Third, Self::Second];

    /// The value in `next=…`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Third => "1",
            Self::Second => "3",
        }
    }
}

/// Rule 14.5: what the decrees ascending and descending want.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ascending {
    /// Exactly the next rank of 1, 2, 3 … or of 8, 7, 6 …
    #[default]
    Exact,
    /// Any rank above, or below, the last card.
    Higher,
}

impl Ascending {
    pub(crate) const ALL: [Self; 2] = [Self::Exact, Self::Higher];

    /// The value in `ascending=…`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::Higher => "higher",
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
text::by_id!(Second, "what a second place gets");
text::by_id!(BattleTokens, "a number of battle tokens");
text::by_id!(NextGroup, "what the next group gets");
text::by_id!(Ascending, "a way to read ascending");
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
    /// What the second place of a kingdom gets. This and what follows is written only where it differs, so that
    /// heads of logs stay as they were before there was a choice.
    #[serde(skip_serializing_if = "is_default")]
    pub second: Second,
    /// How many battle tokens there are.
    #[serde(skip_serializing_if = "is_default")]
    pub modifiers: BattleTokens,
    /// What the next group gets when all who tied for first get the token.
    #[serde(skip_serializing_if = "is_default")]
    pub next: NextGroup,
    /// What ascending and descending want.
    #[serde(skip_serializing_if = "is_default")]
    pub ascending: Ascending,
}

fn is_default<T: Default + PartialEq>(it: &T) -> bool {
    *it == T::default()
}

/// The most rounds that the stall guard can wait.
const LONGEST_STALL: u8 = 99;

impl Default for Options {
    fn default() -> Self {
        Self {
            ties: Ties::Battle,
            decrees: DecreeSet::All,
            stall: 3,
            level: None,
            second: Second::Three,
            modifiers: BattleTokens::Eighteen,
            next: NextGroup::Third,
            ascending: Ascending::Exact,
        }
    }
}

impl tabletop::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { key: "ties", group: OptionGroup::Variant, allowed: "battle|peace", default: "battle" },
        OptionSpec { key: "decrees", group: OptionGroup::Variant, allowed: "all|documented", default: "all" },
        OptionSpec { key: "second", group: OptionGroup::Edition, allowed: "3|half", default: "3" },
        OptionSpec { key: "modifiers", group: OptionGroup::Edition, allowed: "18|8", default: "18" },
        OptionSpec { key: "next", group: OptionGroup::Edition, allowed: "1|3", default: "1" },
        OptionSpec {
            key: "ascending",
            group: OptionGroup::Edition,
            allowed: "exact|higher",
            default: "exact",
        },
        OptionSpec { key: "stall", group: OptionGroup::Guard, allowed: "0–99", default: "3" },
        OptionSpec {
            key: "level",
            group: OptionGroup::Variant,
            allowed: "easy|medium|normal|hard|extreme",
            default: "normal",
        },
    ];

    /// Rule 14.1.
    const EDITIONS: &'static [Edition] = &[
        Edition { key: "russian", options: &[] },
        Edition { key: "german", options: &[("second", "half")] },
        Edition { key: "french", options: &[("modifiers", "8")] },
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
            "second" => self.second = value.parse().map_err(|_| bad())?,
            "modifiers" => self.modifiers = value.parse().map_err(|_| bad())?,
            "next" => self.next = value.parse().map_err(|_| bad())?,
            "ascending" => self.ascending = value.parse().map_err(|_| bad())?,
            "level" => self.level = Some(value.parse().map_err(|_| bad())?),
            _ => return Err(BadOption::unknown::<Self>(key)),
        }
        Ok(())
    }
}

impl Options {
    /// Rule 13.1: peace is not for one player, and levels are not for more.
    pub(crate) fn check(&self, seats: u8) -> Result<(), BadOption> {
        match (seats, self.level) {
            (1, _) if self.ties == Ties::Peace => Err(BadOption::combination("ties", "peace", "peace_alone")),
            (2.., Some(level)) => Err(BadOption::combination("level", level.id(), "level_for_several")),
            _ if self.stall > LONGEST_STALL => {
                Err(BadOption::value::<Self>("stall", &self.stall.to_string()))
            }
            _ => Ok(()),
        }
    }
}
