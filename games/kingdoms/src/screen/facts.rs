//! What a screen needs to know and does not change during a match: the kingdoms, cards, decrees and tables.

use serde::{Deserialize, Serialize};

use crate::{
    Kingdoms,
    options::{Ascending, Level, NextGroup, Second, Ties},
    rules::{
        cards::{Card, Cards},
        components::{AGES, Animal, COUNCIL, HAND, INFLUENCE, Kingdom, MODIFIER, RETREAT_TOKENS},
        decrees::{Decree, Scope},
        scoring::THIRD,
    },
};

/// The kingdoms, cards, decrees and tables of one match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Facts {
    /// How many play.
    pub players: u8,
    /// How many ages there are.
    pub ages: u8,
    /// The animals, in the order of their cards.
    pub animals: Vec<Animal>,
    /// Every card.
    pub cards: Vec<CardFacts>,
    /// How many cards a hand has.
    pub hand: u8,
    /// The kingdoms clockwise from the smallest, which is the order of every list of them.
    pub kingdoms: Vec<KingdomFacts>,
    /// Every decree.
    pub decrees: Vec<DecreeFacts>,
    /// Council seats of each kingdom.
    pub council: u8,
    /// Influence tokens of each owner.
    pub influence: u8,
    /// Points for the second place of a kingdom: a number, or half of the token.
    pub second: Second,
    /// Points for the third place of a kingdom.
    pub third: u8,
    /// The values of the retreat tokens.
    pub retreat_tokens: Vec<u8>,
    /// How many battle tokens there are.
    pub modifiers: u8,
    /// What a battle token adds to the rank of a card.
    pub modifier: u8,
    /// How ties for first place are settled.
    pub ties: Ties,
    /// What the next group gets when all who tied for first get the token.
    pub next: NextGroup,
    /// What ascending and descending want.
    pub ascending: Ascending,
    /// Full rounds of rallies after which rally closes; 0 is never.
    pub stall: u8,
    /// How strong the solo game's opponent is.
    pub level: Option<Level>,
}

/// A card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardFacts {
    /// Its name.
    pub card: Card,
    /// Its animal.
    pub animal: Animal,
    /// Its rank.
    pub rank: u8,
}

/// A kingdom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct KingdomFacts {
    /// Its name.
    pub kingdom: Kingdom,
    /// How many territories it has, the capital included.
    pub territories: u8,
    /// Its neighbours on the ring, counter-clockwise and clockwise.
    pub neighbours: [Kingdom; 2],
}

/// A decree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DecreeFacts {
    /// Its name.
    pub decree: Decree,
    /// What it looks at besides the card that is played.
    pub scope: Scope,
    /// Whether it is documented in a public source.
    pub documented: bool,
    /// The key of its words, which follow what the table agreed on.
    pub text: String,
}

/// The facts of a match.
pub(crate) fn facts(game: &Kingdoms) -> Facts {
    let card = |card: Card| CardFacts { card, animal: card.animal(), rank: card.rank() };
    let kingdom = |it: Kingdom| KingdomFacts {
        kingdom: it,
        territories: it.territories(),
        neighbours: it.neighbours(),
    };
    let decree = |it: Decree| DecreeFacts {
        decree: it,
        scope: game.scope(it),
        documented: it.documented(),
        text: format!("{}-{it}", if game.scope(it) == it.scope() { "decree" } else { "higher" }),
    };
    Facts {
        players: game.seats,
        ages: AGES,
        animals: Animal::ALL.to_vec(),
        cards: Cards::ALL.iter().map(card).collect(),
        hand: HAND,
        kingdoms: Kingdom::ALL.into_iter().map(kingdom).collect(),
        decrees: Decree::ALL.into_iter().map(decree).collect(),
        council: COUNCIL as u8,
        influence: INFLUENCE,
        second: game.second,
        third: THIRD,
        retreat_tokens: RETREAT_TOKENS.to_vec(),
        modifiers: game.battle_tokens.count(),
        modifier: MODIFIER,
        ties: game.ties,
        next: game.next,
        ascending: game.ascending,
        stall: game.stall,
        level: game.is_solo().then_some(game.solo.level),
    }
}
