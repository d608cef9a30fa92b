//! Chapter 1 · Beast cards, and sets of them as bits.

use crate::rules::components::Animal;

/// Rule 1.1: one of the 64 beasts, an animal with a rank from 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

impl Card {
    /// The beast of this animal and rank.
    #[must_use]
    pub const fn new(animal: Animal, rank: u8) -> Self {
        Self(animal as u8 * 8 + (rank - 1) % 8)
    }

    /// Its animal.
    #[must_use]
    pub const fn animal(self) -> Animal {
        Animal::ALL[(self.0 / 8) as usize]
    }

    /// Its rank, 1 to 8.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 % 8 + 1
    }

    /// All cards that share its animal or its rank, itself included.
    #[must_use]
    pub const fn akin(self) -> Cards {
        Cards::of_animal(self.animal()).or(Cards::of_rank(self.rank()))
    }
}

/// A set of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Array<Card>"))]
pub struct Cards(pub(crate) u64);

/// Bit 0 of every animal's byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// Where the nth set bit of a byte is.
const NTH: [[u8; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut nth) = (0, 0);
        while bit < 8 {
            if byte & (1 << bit) != 0 {
                places[byte][nth] = bit;
                nth += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    places
};

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);
    /// All 64 beasts.
    pub const ALL: Self = Self(u64::MAX);

    /// Only `card`.
    #[must_use]
    pub const fn only(card: Card) -> Self {
        Self(1 << card.0)
    }

    /// All cards of an animal.
    #[must_use]
    pub const fn of_animal(animal: Animal) -> Self {
        Self(0xFF << (animal as u8 * 8))
    }

    /// All cards of a rank. There are none of ranks beyond 1 to 8.
    #[must_use]
    pub const fn of_rank(rank: u8) -> Self {
        if rank == 0 || rank > 8 {
            return Self::NONE;
        }
        Self(ONES << (rank - 1))
    }

    /// All cards whose rank is in `bits`, bit 0 standing for rank 1.
    #[must_use]
    pub const fn of_ranks(bits: u8) -> Self {
        Self(ONES * bits as u64)
    }

    /// Both sets together.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What both sets share.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// This set without the cards of `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// This set and `card`.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.0)
    }

    /// Whether `card` is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// How many cards are in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no card is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, by animal and then by rank.
    #[must_use]
    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }

    /// The `nth` card of the set, counted from 0. The set has more than `nth` cards.
    pub(crate) const fn nth(self, nth: u32) -> Card {
        // Counts of all bytes side by side, then summed up from below: the byte that holds the
        // card is found without a loop over the bits before it.
        let pairs = self.0 - ((self.0 >> 1) & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
        let bytes = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
        let sums = bytes.wrapping_mul(ONES);
        // A byte of `sums` that is at most `nth` lies wholly before the card.
        let before = ((ONES * nth as u64) | (ONES << 7)).wrapping_sub(sums);
        let skipped = ((before >> 7) & ONES).wrapping_mul(ONES) >> 56;
        let shift = skipped as u32 * 8;
        let left = nth - ((sums << 8) >> shift) as u32 % 256;
        let byte = (self.0 >> shift) as u8;
        Card(shift as u8 + NTH[byte as usize][left as usize % 8])
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

/// The cards of a set, one by one.
#[derive(Clone, Copy, Debug)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let card = Card(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rule 1.1
    #[test]
    fn there_are_64_beasts_of_8_animals_and_8_ranks() {
        assert_eq!(Cards::ALL.iter().count(), 64);
        for animal in Animal::ALL {
            for rank in 1..=8 {
                let card = Card::new(animal, rank);
                assert_eq!((card.animal(), card.rank()), (animal, rank));
                let crossing = Cards::of_animal(animal).and(Cards::of_rank(rank));
                assert_eq!(crossing, Cards::only(card));
                assert_eq!(card.to_string().parse(), Ok(card));
            }
        }
    }

    #[test]
    fn picking_the_nth_card_agrees_with_counting() {
        let mut chance = tabletop::Fast::new(1);
        for round in 0..2000 {
            let set = Cards(chance.next() & if round % 2 == 0 { u64::MAX } else { chance.next() });
            for (index, card) in set.iter().enumerate() {
                assert_eq!(set.nth(index as u32), card, "{set} at {index}");
            }
        }
        assert_eq!(Cards::ALL.nth(63), Card(63));
        assert_eq!(Cards(1 << 63).nth(0), Card(63));
    }
}
