//! Chapter 1 · Components: beasts, kingdoms, owners of tokens, and the numbers printed on them.

use tabletop::Seat;

use crate::rules::{cards::Card, text};

pub use crate::rules::decrees::Decree;

/// Rule 1.1: the eight animals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Animal {
    /// The red panda.
    Panda,
    /// The tiger.
    Tiger,
    /// The bee.
    Bee,
    /// The lizard.
    Lizard,
    /// The frog.
    Frog,
    /// The owl.
    Owl,
    /// The okapi.
    Okapi,
    /// The wolf.
    Wolf,
}

impl Animal {
    /// All animals in the order of their cards.
    pub const ALL: [Self; 8] =
        [Self::Panda, Self::Tiger, Self::Bee, Self::Lizard, Self::Frog, Self::Owl, Self::Okapi, Self::Wolf];

    /// The animal's name in notation and text keys.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Panda => "panda",
            Self::Tiger => "tiger",
            Self::Bee => "bee",
            Self::Lizard => "lizard",
            Self::Frog => "frog",
            Self::Owl => "owl",
            Self::Okapi => "okapi",
            Self::Wolf => "wolf",
        }
    }
}

/// Rule 1.2: the five kingdoms, clockwise from the smallest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Kingdom {
    /// Four territories.
    Isle,
    /// Five territories.
    Dunes,
    /// Six territories.
    Marsh,
    /// Seven territories.
    Peaks,
    /// Eight territories.
    Woods,
}

impl Kingdom {
    /// All kingdoms clockwise from the smallest: the order in which they score.
    pub const ALL: [Self; 5] = [Self::Isle, Self::Dunes, Self::Marsh, Self::Peaks, Self::Woods];

    /// The kingdom's name in notation and text keys.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Isle => "isle",
            Self::Dunes => "dunes",
            Self::Marsh => "marsh",
            Self::Peaks => "peaks",
            Self::Woods => "woods",
        }
    }

    /// The kingdom as an index into per-kingdom arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Rule 1.2: how many territories it has, the capital included.
    #[must_use]
    pub const fn territories(self) -> u8 {
        self as u8 + 4
    }

    /// The next kingdom clockwise.
    #[must_use]
    pub const fn next(self) -> Self {
        Self::ALL[(self.index() + 1) % 5]
    }

    /// Rule 1.4: the two neighbours on the ring.
    #[must_use]
    pub const fn neighbours(self) -> [Self; 2] {
        [Self::ALL[(self.index() + 4) % 5], self.next()]
    }

    /// All kingdoms clockwise from this one.
    pub fn round(self) -> impl Iterator<Item = Self> + Clone {
        (0..5).map(move |it| Self::ALL[(self.index() + it) % 5])
    }

    /// The kingdom with as many territories as the card's rank, if there is one.
    #[must_use]
    pub const fn of_rank(card: Card) -> Option<Self> {
        match card.rank() {
            rank @ 4..=8 => Some(Self::ALL[rank as usize - 4]),
            _ => None,
        }
    }
}

/// Whose token or card it is: a player's, or in the solo game the upstart's.
///
/// On the wire a seat number, or the word `upstart`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Seat | \"upstart\""))]
pub struct Owner(u8);

/// There are up to five seats and the upstart.
pub(crate) const OWNERS: usize = 6;

impl Owner {
    /// The solo game's opponent.
    pub const UPSTART: Self = Self(5);

    /// The player on this seat.
    #[must_use]
    pub const fn seat(seat: Seat) -> Self {
        Self(seat.0)
    }

    /// The owner's seat, if it is a player.
    #[must_use]
    pub const fn as_seat(self) -> Option<Seat> {
        if self.0 < Self::UPSTART.0 { Some(Seat(self.0)) } else { None }
    }

    /// The owner as an index into per-owner arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of owners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Array<Owner>"))]
pub struct Owners(u8);

impl Owners {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// This set and `owner`.
    #[must_use]
    pub const fn with(self, owner: Owner) -> Self {
        Self(self.0 | 1 << owner.0)
    }

    /// This set without those of `others`.
    #[must_use]
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Both sets together.
    #[must_use]
    pub const fn or(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Whether `owner` is in the set.
    #[must_use]
    pub const fn contains(self, owner: Owner) -> bool {
        self.0 & (1 << owner.0) != 0
    }

    /// How many are in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether nobody is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The owners in ascending order, the upstart last.
    pub fn iter(self) -> impl Iterator<Item = Owner> + Clone {
        let rest = |it: &Self| Some(Self(it.0 & it.0.wrapping_sub(1)));
        std::iter::successors(Some(self), rest)
            .take_while(|it| it.0 != 0)
            .map(|it| Owner(it.0.trailing_zeros() as u8))
    }

    /// The players among them.
    pub fn seats(self) -> impl Iterator<Item = Seat> + Clone {
        self.iter().filter_map(Owner::as_seat)
    }
}

impl FromIterator<Owner> for Owners {
    fn from_iter<I: IntoIterator<Item = Owner>>(owners: I) -> Self {
        owners.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Seat> for Owner {
    fn from(seat: Seat) -> Self {
        Self::seat(seat)
    }
}

/// Rule 2.1: how many cards a hand has.
pub const HAND: u8 = 4;
/// Rule 1.5: influence tokens of each player, and of the upstart.
pub const INFLUENCE: u8 = 18;
/// Rule 1.3: council seats of each kingdom.
pub const COUNCIL: usize = 2;
/// Rule 1.6: the kingdom tokens. The range 5–10 is documented, how often each occurs is ours.
pub const KINGDOM_TOKENS: [u8; 15] = [5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9, 9, 10, 10];
/// Rule 1.7: the retreat tokens, by the bit that stands for them in a [`Purse`].
pub const RETREAT_TOKENS: [u8; 4] = [2, 3, 4, 5];
/// Rule 1.8: what one of them adds to a card.
pub const MODIFIER: u8 = 2;
/// Rule 11.1: how many ages a game has.
pub const AGES: u8 = 3;

/// A set of retreat tokens. No two are alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Array<number>"))]
pub struct Purse(pub(crate) u8);

impl Purse {
    /// All four.
    pub const ALL: Self = Self(0b1111);

    /// How many tokens it holds.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether it holds none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The values in ascending order.
    pub fn values(self) -> impl Iterator<Item = u8> {
        (0..4).filter(move |it| self.0 & (1 << it) != 0).map(|it: usize| RETREAT_TOKENS[it])
    }

    /// What they are worth together.
    #[must_use]
    pub fn worth(self) -> i32 {
        self.values().map(i32::from).sum()
    }

    /// This purse with or without the token of `value`.
    #[must_use]
    pub fn toggled(self, value: u8) -> Self {
        let bit = RETREAT_TOKENS.iter().position(|&it| it == value);
        Self(self.0 ^ bit.map_or(0, |it| 1 << it))
    }

    /// The value of the `nth` token, counted from the smallest.
    pub(crate) fn nth(self, nth: u32) -> u8 {
        self.values().nth(nth as usize).unwrap_or_default()
    }
}

text::by_id!(Animal, "an animal");
text::by_id!(Kingdom, "a kingdom");

const _: () = assert!(KINGDOM_TOKENS.len() == 3 * Kingdom::ALL.len());
