//! The position, and read-only questions about it.

use tabletop::Seat;

/// The largest table.
pub(crate) const MOST: usize = 4;
/// Rule 1.1: the highest card.
pub(crate) const CARDS: u8 = 12;
/// Rule 1.1: the cards of a hand.
pub(crate) const HAND: u8 = 3;
/// Rule 1.2: the rounds of a game.
pub(crate) const ROUNDS: u8 = 3;

/// The position of one match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lanterns {
    pub(crate) seats: u8,
    /// Sides of the die.
    pub(crate) die: u8,
    /// 0 before the first round.
    pub(crate) round: u8,
    pub(crate) prize: u8,
    /// The seat that decides.
    pub(crate) active: Seat,
    pub(crate) hands: [Cards; MOST],
    /// The card of each seat in this round; 0 is none.
    pub(crate) played: [u8; MOST],
    /// Cards of earlier rounds.
    pub(crate) discard: Cards,
    pub(crate) points: [u8; MOST],
}

impl Lanterns {
    /// Cards that are in no hand and were never played.
    pub(crate) fn undealt(&self) -> Cards {
        let known = self.hands.iter().fold(self.discard, |all, it| Cards(all.0 | it.0));
        let known = self.played.iter().filter(|it| **it > 0).fold(known, |all, it| all.with(*it));
        Cards(Cards::ALL.0 & !known.0)
    }

    /// The seat whose card is the highest of this round, if one was played.
    pub(crate) fn leader(&self) -> Option<Seat> {
        let highest = Seat::all(self.seats).max_by_key(|it| self.played[it.index()])?;
        (self.played[highest.index()] > 0).then_some(highest)
    }
}

/// A set of cards, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards(pub(crate) u16);

impl Cards {
    pub(crate) const ALL: Self = Self(0b1_1111_1111_1110);

    pub(crate) const fn with(self, card: u8) -> Self {
        Self(self.0 | 1 << card)
    }

    pub(crate) const fn without(self, card: u8) -> Self {
        Self(self.0 & !(1 << card))
    }

    /// Whether this card is one of them.
    #[must_use]
    pub const fn contains(self, card: u8) -> bool {
        card <= CARDS && self.0 & 1 << card != 0
    }

    /// The number of cards.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=CARDS).filter(move |it| self.contains(*it))
    }
}
