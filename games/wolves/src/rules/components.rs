//! Chapter 1 · Terrains, boards, tracks, prey and moons: the tables that rules read.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use tabletop::BadNotation;

/// Gives an enum its list of values and its notation, which is also its form on the wire.
macro_rules! words {
    ($kind:ident, $what:literal, $($value:ident = $text:literal),* $(,)?) => {
        impl $kind {
            /// Every value, in order.
            pub const ALL: &'static [Self] = &[$(Self::$value),*];

            /// The value as a word of notation.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$value => $text),* }
            }

            /// The value as an index into tables.
            #[must_use]
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.id())
            }
        }

        impl FromStr for $kind {
            type Err = BadNotation;

            fn from_str(text: &str) -> Result<Self, BadNotation> {
                Self::ALL.iter().copied().find(|it| it.id() == text)
                    .ok_or_else(|| BadNotation::new(text, $what))
            }
        }
    };
}

/// Rule 1.2: a kind of land, and the home of one pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Terrain {
    Forest,
    Rock,
    Grass,
    Tundra,
    Desert,
}
words!(
    Terrain,
    "a terrain",
    Forest = "forest",
    Rock = "rock",
    Grass = "grass",
    Tundra = "tundra",
    Desert = "desert"
);

impl Terrain {
    /// The letter that stands for it on boards.
    #[must_use]
    pub const fn letter(self) -> char {
        ['F', 'R', 'G', 'T', 'D'][self as usize]
    }

    const fn of_letter(letter: u8) -> Self {
        match letter {
            b'F' => Self::Forest,
            b'R' => Self::Rock,
            b'G' => Self::Grass,
            b'T' => Self::Tundra,
            _ => Self::Desert,
        }
    }

    /// The terrain whose tile follows in the ring of tiles.
    pub(crate) const fn next(self) -> Self {
        match self {
            Self::Forest => Self::Rock,
            Self::Rock => Self::Grass,
            Self::Grass => Self::Tundra,
            Self::Tundra => Self::Desert,
            Self::Desert => Self::Forest,
        }
    }
}

/// Rule 1.4: one of the ten region boards, written as the terrains of its five slots.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Board(u8);

/// Rule 1.4: the terrains of slots 0 to 4 of the ten region boards.
const BOARDS: [&[u8; 5]; 10] =
    [b"GFTRD", b"RFGTD", b"FGDRT", b"GDTFR", b"DTRGF", b"DRGTF", b"TRFDG", b"FTDGR", b"RGFDT", b"TDRFG"];
/// Rule 1.5: the terrains of the start board, upper half and lower half.
const START_BOARD: &[u8; 10] = b"TRDGFDGFTR";

/// The terrain of each hex of each region board, three hexes to a slot.
const BOARD_TERRAINS: [[Terrain; 15]; 10] = {
    let mut all = [[Terrain::Forest; 15]; 10];
    let mut at = 0;
    while at < 150 {
        all[at / 15][at % 15] = Terrain::of_letter(BOARDS[at / 15][at % 15 / 3]);
        at += 1;
    }
    all
};

impl Board {
    /// The ten boards.
    pub(crate) const ALL: [Self; 10] =
        [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8), Self(9)];

    /// The terrain of hex `number` (1–15) on this board.
    #[must_use]
    #[inline]
    pub const fn terrain(self, number: u8) -> Terrain {
        BOARD_TERRAINS[self.0 as usize][number as usize - 1]
    }

    /// The terrain of hex `number` (1–10) on the start board.
    #[must_use]
    pub const fn start_terrain(number: u8) -> Terrain {
        Terrain::of_letter(START_BOARD[number as usize - 1])
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        BOARDS[self.0 as usize].iter().try_for_each(|&it| write!(f, "{}", it as char))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Board {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let found = BOARDS.iter().position(|&it| it == text.as_bytes());
        found.map(|it| Self(it as u8)).ok_or_else(|| BadNotation::new(text, "a board"))
    }
}

/// Rule 1.12: a kind of prey.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Prey {
    Moose,
    Deer,
    Raccoon,
    Boar,
    Hare,
}
words!(Prey, "a prey", Moose = "moose", Deer = "deer", Raccoon = "raccoon", Boar = "boar", Hare = "hare");

/// Rule 1.7: a phase of the moon, when regions are scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Moon {
    Crescent,
    Half,
    Full,
}
words!(Moon, "a moon", Crescent = "crescent", Half = "half", Full = "full");

impl Moon {
    /// Rule 13.2: what the token of this phase is worth at the end.
    #[must_use]
    pub const fn token(self) -> u8 {
        [4, 6, 8][self as usize]
    }

    /// Rule 13.3: the chip for second place, and for sharing the first.
    #[must_use]
    pub const fn chip(self) -> u8 {
        [2, 3, 4][self as usize]
    }
}

/// Rule 1.8: an attribute track that holds four dens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Track {
    Spread,
    Speed,
    Howl,
}
words!(Track, "a track", Spread = "spread", Speed = "speed", Howl = "howl");

/// Rule 1.9: a bonus token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// Stands in for a terrain tile of any terrain.
    Terrain,
    /// Pays for a further action.
    Action,
}
words!(Bonus, "a bonus token", Terrain = "terrain", Action = "action");

/// Dens on each attribute track.
pub const DENS: u8 = 4;
/// Lairs of each player.
pub const LAIRS: u8 = 4;
/// Wolves on the wolf track of each player.
pub const WOLVES: u8 = 8;

impl Track {
    /// Rule 1.8: what the attribute is worth when `taken` dens are gone from its track.
    #[must_use]
    #[inline]
    pub const fn value(self, taken: u8) -> u8 {
        const LEAST: [u8; 3] = [2, 3, 2];
        const MORE: [u8; 5] = [0, 1, 1, 2, 2];
        LEAST[self as usize] + MORE[taken as usize]
    }

    /// Rule 1.10: points for `taken` dens at a table of `players`.
    #[must_use]
    pub const fn points(taken: u8, players: u8) -> u8 {
        if players == 2 { [0, 0, 0, 2, 5][taken as usize] } else { [0, 0, 0, 3, 7][taken as usize] }
    }

    /// Rule 1.9: the bonus token under the den that made it `taken`.
    #[must_use]
    pub const fn bonus(self, taken: u8, players: u8) -> Option<Bonus> {
        let actions_first = players == 2 || matches!(self, Self::Spread);
        match (taken, actions_first) {
            (2, true) | (4, false) => Some(Bonus::Action),
            (2, false) | (4, true) => Some(Bonus::Terrain),
            _ => None,
        }
    }
}

/// Rule 1.10: points for the number of wolves placed from the track.
pub const WOLF_POINTS: [u8; 9] = [0, 1, 2, 3, 4, 6, 8, 10, 12];
/// Rule 1.10: points for the number of lairs.
pub const LAIR_POINTS: [u8; 5] = [0, 5, 10, 15, 20];

/// Rule 1.10: points for the number of different prey.
#[must_use]
pub const fn prey_points(prey: u32, players: u8) -> u8 {
    if players == 2 { [0, 2, 5, 9, 14, 20][prey as usize] } else { [0, 1, 4, 9, 16, 25][prey as usize] }
}

/// A wolf of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Wolf {
    /// An ordinary wolf of the pack.
    Pack,
    /// A leader.
    Alpha,
}
words!(Wolf, "a wolf", Pack = "pack", Alpha = "alpha");

/// Rule 1.8: the wolf that leaves the wolf track after `placed` others: the third and sixth are alphas.
#[must_use]
pub const fn next_wolf(placed: u8) -> Wolf {
    if placed % 3 == 2 { Wolf::Alpha } else { Wolf::Pack }
}

/// A piece of a player on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Piece {
    Pack,
    Alpha,
    Den,
    Lair,
}
words!(Piece, "a piece", Pack = "pack", Alpha = "alpha", Den = "den", Lair = "lair");

impl From<Wolf> for Piece {
    fn from(wolf: Wolf) -> Self {
        match wolf {
            Wolf::Pack => Self::Pack,
            Wolf::Alpha => Self::Alpha,
        }
    }
}

/// What a date of the moon calendar holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DateKind {
    /// A lone wolf that was called.
    LoneWolf,
    /// A wolf that was dominated.
    Wolf,
    /// A den that was dominated or gave way to a lair.
    Den,
    /// A marker put there because nothing happened for long.
    Blank,
}
words!(DateKind, "a calendar entry", LoneWolf = "lone_wolf", Wolf = "wolf", Den = "den", Blank = "blank");

/// Rule 12.2: the dates of the crescent, half and full moon at a table of `players`.
#[must_use]
pub const fn moon_dates(players: u8) -> [u8; 3] {
    match players {
        2 => [7, 13, 18],
        3 => [9, 17, 22],
        4 => [11, 20, 26],
        _ => [13, 23, 30],
    }
}

/// Rule 2.6: how a player's five two-terrain tiles lie at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Setting {
    /// Each tile shows the first terrain of its pair.
    Forward,
    /// Each tile shows the second.
    Backward,
}
words!(Setting, "a tile setting", Forward = "forward", Backward = "backward");
