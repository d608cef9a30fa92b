//! What a table may agree on before it starts.

use serde::{Deserialize, Serialize};
use tabletop::{BadOption, Edition, OptionGroup, OptionSpec};

use crate::rules::{components::Terrain, state::Agreed};

/// What a table may agree on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether players choose how their terrain tiles lie.
    pub tiles: Tiles,
    /// Rounds without a calendar entry before blank markers are put down; 0 is never.
    pub stall: u8,
    /// The pack of each seat; `None` and missing seats are dealt at random.
    pub packs: Vec<Option<Terrain>>,
    /// How many bonus tokens there are. This and what follows is written only where it differs, so that heads of logs
    /// stay as they were before there was a choice.
    #[serde(skip_serializing_if = "is_default")]
    pub supply: Supply,
    /// Which of two surrounded stacks of a kind is hunted.
    #[serde(skip_serializing_if = "is_default")]
    pub hunt: Hunt,
    /// How range is counted.
    #[serde(skip_serializing_if = "is_default")]
    pub range: Range,
    /// What breaks a tie last.
    #[serde(skip_serializing_if = "is_default")]
    pub tiebreak: TieBreak,
}

fn is_default<T: Default + PartialEq>(it: &T) -> bool {
    *it == T::default()
}

/// How the terrain tiles lie at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Tiles {
    /// Each player chooses.
    Choose,
    /// Each tile shows the first terrain of its pair.
    Forward,
}

/// An option with a word for each of its values.
macro_rules! choice {
    ($(#[$about:meta])* $name:ident { $($(#[$note:meta])* $value:ident = $word:literal),* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        pub enum $name {
            $($(#[$note])* #[serde(rename = $word)] $value),*
        }

        impl $name {
            /// Its values, the default first.
            pub const ALL: &[Self] = &[$(Self::$value),*];

            /// The word that stands for it.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$value => $word),*
                }
            }

            pub(crate) fn of(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|it| it.id() == word)
            }
        }
    };
}

choice! {
    /// Rules 1.13, 15.2: how many bonus tokens of each kind there are.
    Supply {
        /// Always enough.
        #[default]
        Unlimited = "unlimited",
        /// Twelve of each kind for the whole table.
        Twelve = "12"
    }
}

impl Supply {
    /// Their number, unless there are always enough.
    #[must_use]
    pub const fn count(self) -> Option<u8> {
        match self {
            Self::Unlimited => None,
            Self::Twelve => Some(12),
        }
    }
}

choice! {
    /// Rules 11.4, 15.3: which of two surrounded stacks of a kind is hunted.
    Hunt {
        /// The larger one, then the one dealt first.
        #[default]
        Auto = "auto",
        /// The player chooses.
        Choose = "choose"
    }
}

choice! {
    /// Rules 8.2, 15.4: how range is counted.
    Range {
        /// Over any hexes.
        #[default]
        Over = "over",
        /// Around water and chasm.
        Around = "around"
    }
}

choice! {
    /// Rules 14.3, 15.5: what breaks a tie last.
    TieBreak {
        /// Alpha wolves on the map.
        #[default]
        Alphas = "alphas",
        /// Wolves on the map; then the place is shared.
        Wolves = "wolves"
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            tiles: Tiles::Choose,
            stall: 10,
            packs: Vec::new(),
            supply: Supply::Unlimited,
            hunt: Hunt::Auto,
            range: Range::Over,
            tiebreak: TieBreak::Alphas,
        }
    }
}

impl tabletop::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "tiles",
            group: OptionGroup::Edition,
            allowed: "choose|forward",
            default: "choose",
        },
        OptionSpec {
            key: "supply",
            group: OptionGroup::Edition,
            allowed: "unlimited|12",
            default: "unlimited",
        },
        OptionSpec { key: "hunt", group: OptionGroup::Edition, allowed: "auto|choose", default: "auto" },
        OptionSpec { key: "range", group: OptionGroup::Edition, allowed: "over|around", default: "over" },
        OptionSpec {
            key: "tiebreak",
            group: OptionGroup::Edition,
            allowed: "alphas|wolves",
            default: "alphas",
        },
        OptionSpec { key: "stall", group: OptionGroup::Guard, allowed: "0–99", default: "10" },
        OptionSpec {
            key: "packs",
            group: OptionGroup::Seats,
            allowed: "forest|rock|grass|tundra|desert|any for each seat, with commas, no pack twice",
            default: "any",
        },
    ];

    /// Rule 15.1.
    const EDITIONS: &'static [Edition] = &[
        Edition { key: "russian", options: &[] },
        Edition { key: "german-french-ukrainian", options: &[("tiebreak", "wolves")] },
        Edition { key: "arena", options: &[("tiles", "forward"), ("tiebreak", "wolves"), ("stall", "0")] },
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption> {
        let bad = || BadOption::value::<Self>(key, value);
        match key {
            "tiles" => {
                self.tiles = match value {
                    "choose" => Tiles::Choose,
                    "forward" => Tiles::Forward,
                    _ => return Err(bad()),
                }
            }
            "supply" => self.supply = Supply::of(value).ok_or_else(bad)?,
            "hunt" => self.hunt = Hunt::of(value).ok_or_else(bad)?,
            "range" => self.range = Range::of(value).ok_or_else(bad)?,
            "tiebreak" => self.tiebreak = TieBreak::of(value).ok_or_else(bad)?,
            "stall" => self.stall = value.parse().ok().filter(|&it| it <= 99).ok_or_else(bad)?,
            "packs" => {
                let pack = |word: &str| match word {
                    "any" => Some(None),
                    _ => word.parse().ok().map(Some),
                };
                let packs: Option<Vec<_>> = value.split(',').map(pack).collect();
                let packs = packs.ok_or_else(bad)?;
                // More seats than the largest table has, or a pack twice, can never be played.
                agreed_packs(&packs, 5)?;
                self.packs = packs;
            }
            _ => return Err(BadOption::unknown::<Self>(key)),
        }
        Ok(())
    }
}

/// The options as a position keeps them, if `players` can play by them.
pub(crate) fn agree(options: &Options, players: u8) -> Result<Agreed, BadOption> {
    if options.stall > 99 {
        return Err(BadOption::value::<Options>("stall", &options.stall.to_string()));
    }
    let packs = agreed_packs(&options.packs, players)?;
    Ok(Agreed {
        choose_tiles: options.tiles == Tiles::Choose,
        stall: options.stall,
        packs,
        supply: options.supply,
        hunt: options.hunt,
        range: options.range,
        tiebreak: options.tiebreak,
    })
}

/// Rule 2.5: no two seats play the same pack.
fn agreed_packs(packs: &[Option<Terrain>], players: u8) -> Result<[Option<Terrain>; 5], BadOption> {
    let refused = |why| {
        let words: Vec<_> = packs.iter().map(|it| it.map_or("any", Terrain::id)).collect();
        Err(BadOption::combination("packs", &words.join(","), why))
    };
    let mut agreed = [None; 5];
    if packs.len() > usize::from(players) {
        return refused("more_packs_than_seats");
    }
    for (seat, &pack) in packs.iter().enumerate() {
        if pack.is_some() && agreed.contains(&pack) {
            return refused("pack_twice");
        }
        agreed[seat] = pack;
    }
    Ok(agreed)
}
