//! Chapter 1 · Hexes by name, and sets of them.

use std::{
    fmt::{self, Write},
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub},
    str::FromStr,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use tabletop::BadNotation;

/// How many hexes have a name. A map uses some of them.
pub const HEXES: usize = 176;

/// A hex of the map, by the board it lies on and its number there: `A1` … `J16`, `S1` … `S16`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Hex(u8);

impl Hex {
    /// The hex number `number` (from 1) of a region.
    #[must_use]
    pub const fn of(region: Region, number: u8) -> Self {
        Self(region.0 * 16 + number - 1)
    }

    /// The hex as an index into tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The board it lies on.
    #[must_use]
    pub const fn region(self) -> Region {
        Region(self.0 >> 4)
    }

    /// Its number on its board, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        (self.0 & 15) + 1
    }

    /// Its name, written into `room`. A frame holds hundreds of names, so they are written without formatting machinery.
    fn name(self, room: &mut [u8; 3]) -> &str {
        let (letter, number) = (self.region().letter(), self.number());
        let length = if number < 10 {
            *room = [letter, b'0' + number, 0];
            2
        } else {
            *room = [letter, b'1', b'0' + number - 10];
            3
        };
        std::str::from_utf8(&room[..length]).expect("letters and digits are UTF-8")
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name(&mut [0; 3]))
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name(&mut [0; 3]))
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hex {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let bad = || BadNotation::new(text, "a hex");
        let (letter, digits) = text.split_at_checked(1).ok_or_else(bad)?;
        let region: Region = letter.parse().map_err(|_| bad())?;
        let number: u8 = digits.parse().map_err(|_| bad())?;
        // The comparison of texts refuses forms like A01 and A+1.
        if (1..=16).contains(&number) && digits == number.to_string() {
            Ok(Self::of(region, number))
        } else {
            Err(bad())
        }
    }
}

/// A board of the map: the regions `A` … `J`, and the start board `S`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Region(u8);

impl Region {
    /// The start board, which is no region and never scored.
    pub const START: Self = Self(10);

    /// The first `count` regions.
    pub fn first(count: u8) -> impl Iterator<Item = Self> + Clone {
        (0..count).map(Self)
    }

    /// The board of this index: the regions first, and then the start board.
    pub(crate) const fn of(index: u8) -> Self {
        Self(index)
    }

    /// The region as an index into tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    const fn letter(self) -> u8 {
        if self.0 == Self::START.0 { b'S' } else { b'A' + self.0 }
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter().into())
    }
}

impl Serialize for Region {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter().into())
    }
}

impl fmt::Debug for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Region {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text.as_bytes() {
            [letter @ b'A'..=b'J'] => Ok(Self(letter - b'A')),
            [b'S'] => Ok(Self::START),
            _ => Err(BadNotation::new(text, "a region")),
        }
    }
}

macro_rules! written_as_text {
    ($($kind:ty),*) => {$(
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )*};
}
written_as_text!(crate::rules::components::Board, crate::rules::payment::Payment);

macro_rules! read_as_text {
    ($($kind:ty),*) => {$(
        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )*};
}
read_as_text!(Hex, Region, crate::rules::components::Board, crate::rules::payment::Payment);

/// A set of hexes: one bit for each, sixteen for each board.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct HexSet([u64; 3]);

impl HexSet {
    /// No hex.
    pub const EMPTY: Self = Self([0; 3]);

    /// Only this hex.
    #[must_use]
    #[inline]
    pub const fn only(hex: Hex) -> Self {
        let mut set = Self::EMPTY;
        set.insert(hex);
        set
    }

    /// All sixteen hexes of a board.
    #[must_use]
    #[inline]
    pub const fn board(region: Region) -> Self {
        let mut set = Self::EMPTY;
        set.0[(region.0 >> 2) as usize] = 0xFFFF << ((region.0 & 3) * 16);
        set
    }

    /// Adds a hex.
    #[inline]
    pub const fn insert(&mut self, hex: Hex) {
        self.0[(hex.0 >> 6) as usize] |= 1 << (hex.0 & 63);
    }

    /// Takes a hex out.
    #[inline]
    pub const fn remove(&mut self, hex: Hex) {
        self.0[(hex.0 >> 6) as usize] &= !(1 << (hex.0 & 63));
    }

    /// Whether the hex is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, hex: Hex) -> bool {
        self.0[(hex.0 >> 6) as usize] >> (hex.0 & 63) & 1 != 0
    }

    /// Whether there is nothing in it.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many hexes are in it.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// Its part on one board, a bit for each hex.
    #[must_use]
    #[inline]
    pub const fn part(self, region: Region) -> u16 {
        (self.0[(region.0 >> 2) as usize] >> ((region.0 & 3) * 16)) as u16
    }

    /// Its hexes before this one.
    #[inline]
    pub(crate) const fn below(self, hex: Hex) -> Self {
        let (word, mask) = ((hex.0 >> 6) as usize, (1 << (hex.0 & 63)) - 1);
        match word {
            0 => Self([self.0[0] & mask, 0, 0]),
            1 => Self([self.0[0], self.0[1] & mask, 0]),
            _ => Self([self.0[0], self.0[1], self.0[2] & mask]),
        }
    }

    /// The set as numbers.
    #[inline]
    pub(crate) const fn words(self) -> [u64; 3] {
        self.0
    }

    /// The hex with the smallest index.
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<Hex> {
        self.iter().next()
    }

    /// The `n`th hex of the set, from 0.
    #[must_use]
    #[inline]
    pub fn nth(self, n: u32) -> Option<Hex> {
        let mut skip = n;
        for (index, mut word) in self.0.into_iter().enumerate() {
            let ones = word.count_ones();
            if skip >= ones {
                skip -= ones;
                continue;
            }
            for _ in 0..skip {
                word &= word - 1;
            }
            return Some(Hex((index * 64) as u8 + word.trailing_zeros() as u8));
        }
        None
    }

    /// The hexes in ascending order.
    #[inline]
    pub fn iter(self) -> HexIter {
        HexIter(self.0[0], self.0[1], self.0[2])
    }
}

/// Goes through the hexes of a set in ascending order.
#[derive(Clone, Debug)]
pub struct HexIter(u64, u64, u64);

impl Iterator for HexIter {
    type Item = Hex;

    // Three plain words stay in registers; an array with an index would not.
    #[inline]
    fn next(&mut self) -> Option<Hex> {
        let (word, base) = if self.0 != 0 {
            (&mut self.0, 0)
        } else if self.1 != 0 {
            (&mut self.1, 64)
        } else if self.2 != 0 {
            (&mut self.2, 128)
        } else {
            return None;
        };
        let bit = word.trailing_zeros() as u8;
        *word &= *word - 1;
        Some(Hex(base + bit))
    }
}

impl IntoIterator for HexSet {
    type Item = Hex;
    type IntoIter = HexIter;

    #[inline]
    fn into_iter(self) -> HexIter {
        self.iter()
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = Self::EMPTY;
        hexes.into_iter().for_each(|it| set.insert(it));
        set
    }
}

impl BitOr for HexSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|it| self.0[it] | other.0[it]))
    }
}

impl BitOrAssign for HexSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitAnd for HexSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|it| self.0[it] & other.0[it]))
    }
}

impl BitAndAssign for HexSet {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

/// What is in the first set and not in the second.
impl Sub for HexSet {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(std::array::from_fn(|it| self.0[it] & !other.0[it]))
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
