//! Text forms of components: the same words in notation, in files and on the wire.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tabletop::{BadNotation, Seat};

use crate::rules::{
    cards::{Card, Cards},
    components::{Animal, Owner, Owners, Purse, RETREAT_TOKENS},
};

/// Text and wire form of an enum by its `ALL` and `id`.
macro_rules! by_id {
    ($name:ident, $wanted:literal) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::str::FromStr for $name {
            type Err = tabletop::BadNotation;

            fn from_str(word: &str) -> Result<Self, Self::Err> {
                let found = Self::ALL.iter().find(|it| it.id() == word);
                found.copied().ok_or_else(|| tabletop::BadNotation::new(word, $wanted))
            }
        }

        $crate::rules::text::as_text!($name);
    };
}

/// Wire form by `Display` and `FromStr`.
macro_rules! as_text {
    ($name:ident) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let word = <String as serde::Deserialize>::deserialize(deserializer)?;
                word.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use {as_text, by_id};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.animal(), self.rank())
    }
}

impl FromStr for Card {
    type Err = BadNotation;

    fn from_str(word: &str) -> Result<Self, BadNotation> {
        let bad = || BadNotation::new(word, "a card such as tiger5");
        let (animal, rank) = word.split_at_checked(word.len().saturating_sub(1)).ok_or_else(bad)?;
        let animal: Animal = animal.parse().map_err(|_| bad())?;
        match rank.parse() {
            Ok(rank @ 1..=8) => Ok(Self::new(animal, rank)),
            _ => Err(bad()),
        }
    }
}

as_text!(Card);

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, card) in self.iter().enumerate() {
            let space = if index == 0 { "" } else { " " };
            write!(f, "{space}{card}")?;
        }
        Ok(())
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        let set: Self = cards.iter().copied().collect();
        if usize::from(set.len()) == cards.len() {
            Ok(set)
        } else {
            Err(de::Error::custom("a card is named twice"))
        }
    }
}

impl fmt::Display for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.as_seat() {
            Some(seat) => write!(f, "{seat}"),
            None => f.write_str("upstart"),
        }
    }
}

impl FromStr for Owner {
    type Err = BadNotation;

    fn from_str(word: &str) -> Result<Self, BadNotation> {
        match (word, word.parse()) {
            ("upstart", _) => Ok(Self::UPSTART),
            (_, Ok(seat @ 0..=4)) => Ok(Self::seat(Seat(seat))),
            _ => Err(BadNotation::new(word, "a seat or the upstart")),
        }
    }
}

impl Serialize for Owner {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.as_seat() {
            Some(seat) => seat.serialize(serializer),
            None => serializer.serialize_str("upstart"),
        }
    }
}

impl<'de> Deserialize<'de> for Owner {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct SeatOrUpstart;
        impl de::Visitor<'_> for SeatOrUpstart {
            type Value = Owner;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seat number or \"upstart\"")
            }

            fn visit_u64<E: de::Error>(self, seat: u64) -> Result<Owner, E> {
                match u8::try_from(seat) {
                    Ok(seat @ 0..=4) => Ok(Owner::seat(Seat(seat))),
                    _ => Err(E::custom("seat out of range")),
                }
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<Owner, E> {
                word.parse().map_err(E::custom)
            }
        }
        deserializer.deserialize_any(SeatOrUpstart)
    }
}

impl fmt::Display for Owners {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, owner) in self.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{owner}")?;
        }
        Ok(())
    }
}

impl Serialize for Owners {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Owners {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Owner>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl Serialize for Purse {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.values())
    }
}

impl<'de> Deserialize<'de> for Purse {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut purse = Self::default();
        for value in Vec::<u8>::deserialize(deserializer)? {
            if !RETREAT_TOKENS.contains(&value) || purse.values().any(|it| it == value) {
                return Err(de::Error::custom("not a set of retreat tokens"));
            }
            purse = purse.toggled(value);
        }
        Ok(purse)
    }
}

impl fmt::Display for Purse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, value) in self.values().enumerate() {
            let plus = if index == 0 { "" } else { "+" };
            write!(f, "{plus}{value}")?;
        }
        Ok(())
    }
}
