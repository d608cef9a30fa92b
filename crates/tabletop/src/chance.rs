//! Where chance comes from: a keyed stream in play, a fast generator in search.

use std::{fmt, str::FromStr};

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// A source of chance.
pub trait Chance {
    /// A number below `n`, all equally likely. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;

    /// Puts the items into random order.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// The secret from which all chance of a match derives.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed that people write as a plain number.
    #[must_use]
    pub const fn number(n: u64) -> Self {
        let mut bytes = [0; 32];
        let mut at = 0;
        while at < 8 {
            bytes[31 - at] = (n >> (8 * at)) as u8;
            at += 1;
        }
        Self(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    /// Seeds are secret while a game runs, so they do not show in logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// Why a text is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is a number below 2^64 or 64 hexadecimal digits")]
pub struct BadSeed;

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Self, BadSeed> {
        if text.len() != 64 {
            return text.parse().map(Self::number).map_err(|_| BadSeed);
        }
        let mut bytes = [0; 32];
        for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
            let digits = text.get(at..at + 2).ok_or(BadSeed)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| BadSeed)?;
        }
        Ok(Self(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// Chance for one log entry, keyed by (seed, entry): undo cannot re-roll, and nothing is saved.
#[derive(Debug)]
pub struct Keyed {
    rng: ChaCha8Rng,
    drawn: bool,
}

impl Keyed {
    /// The chance that belongs to `entry`. Set-up is entry 0.
    #[must_use]
    pub fn for_entry(seed: &Seed, entry: u64) -> Self {
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        rng.set_stream(entry);
        Self { rng, drawn: false }
    }

    /// Whether anything was drawn.
    #[must_use]
    pub const fn drawn(&self) -> bool {
        self.drawn
    }
}

impl Chance for Keyed {
    fn below(&mut self, n: u32) -> u32 {
        self.drawn = true;
        // Rejecting the incomplete last stretch of u32 keeps every number equally likely.
        let usable = u32::MAX - (u32::MAX % n + 1) % n;
        loop {
            let it = self.rng.next_u32();
            if it <= usable {
                return it % n;
            }
        }
    }
}

/// Quick chance for search and play-outs: a 64-bit splitmix stream.
#[derive(Clone, Debug)]
pub struct Fast(u64);

impl Fast {
    /// A stream of its own for every seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// 64 random bits.
    #[inline]
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

impl Chance for Fast {
    /// The bias of the multiplication is below n / 2^32, which no search can notice.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (((self.next() >> 32) * u64::from(n)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_entry_draws_the_same_numbers() {
        let seed = Seed::number(7);
        let draw = |entry| {
            let mut chance = Keyed::for_entry(&seed, entry);
            [0; 8].map(|_: u8| chance.below(1000))
        };
        assert_eq!(draw(3), draw(3));
        assert_ne!(draw(3), draw(4));
    }

    #[test]
    fn looking_without_drawing_is_noticed() {
        let mut chance = Keyed::for_entry(&Seed::number(1), 0);
        assert!(!chance.drawn());
        chance.below(6);
        assert!(chance.drawn());
    }

    #[test]
    fn every_number_below_n_comes_up_about_equally_often() {
        fn spread(chance: &mut impl Chance) {
            let mut seen = [0u32; 6];
            for _ in 0..60_000 {
                seen[chance.below(6) as usize] += 1;
            }
            assert!(seen.iter().all(|it| (9_500..10_500).contains(it)), "{seen:?}");
        }
        spread(&mut Fast::new(1));
        spread(&mut Keyed::for_entry(&Seed::number(1), 0));
    }

    #[test]
    fn seeds_are_written_as_numbers_or_in_hexadecimal() {
        let seed: Seed = "258".parse().unwrap();
        assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
        assert!(seed.to_string().ends_with("0102"));
        assert!("-1".parse::<Seed>().is_err());
        assert!("x".repeat(64).parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
    }
}
