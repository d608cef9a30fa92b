//! Why an action is refused: data, never prose.

use serde::{Deserialize, Serialize};

use crate::rules::{
    cards::Card,
    components::{Animal, Kingdom},
    decrees::Decree,
};

/// The first rule that says no. Checked in this order: moment, cards, kingdom, decree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Rejection {
    /// Another kind of decision is due.
    #[error("wrong_moment due={due}")]
    WrongMoment {
        /// What is due.
        due: Due,
    },
    /// The card is not in the hand.
    #[error("not_in_hand card={card}")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// Rule 4.3: every territory is taken.
    #[error("kingdom_full kingdom={kingdom}")]
    KingdomFull {
        /// The kingdom.
        kingdom: Kingdom,
    },
    /// Rule 7.3: the decree does not let this card in.
    #[error(
        "decree_forbids kingdom={kingdom} decree={decree} card={card} ranks=[{}] animals=[{}] reference=[{}]",
        list(ranks),
        list(animals),
        list(reference)
    )]
    DecreeForbids {
        /// The card.
        card: Card,
        /// The kingdom.
        kingdom: Kingdom,
        /// Its decree.
        decree: Decree,
        /// What the decree wants.
        needs: Needs,
        /// The ranks that fit whatever their animal.
        ranks: Vec<u8>,
        /// The animals that fit whatever their rank.
        animals: Vec<Animal>,
        /// The cards the decree looks at.
        reference: Vec<Card>,
        /// How many they are.
        reference_count: u8,
    },
    /// Rule 7.6: the decree asks for a second card.
    #[error("second_card_needed kingdom={kingdom} card={card}")]
    SecondCardNeeded {
        /// The first card.
        card: Card,
        /// The kingdom.
        kingdom: Kingdom,
    },
    /// Rule 7.6: the second card shares neither animal nor rank with the first, or is the same.
    #[error("no_pair card={card} with={with}")]
    NoPair {
        /// The first card.
        card: Card,
        /// The second card.
        with: Card,
    },
    /// Rule 7.6: no second card is discarded under this decree.
    #[error("second_card_not_wanted kingdom={kingdom} decree={decree} with={with}")]
    SecondCardNotWanted {
        /// The second card.
        with: Card,
        /// The kingdom.
        kingdom: Kingdom,
        /// Its decree.
        decree: Decree,
    },
    /// Rule 5.1: somebody has retreated, so nobody may rally.
    #[error("rally_over")]
    RallyOver,
    /// Rule 5.4: nothing but rallies for too long.
    #[error("rally_stalled rallies={rallies}")]
    RallyStalled {
        /// How many rallies in a row.
        rallies: u16,
    },
    /// Rule 5.2: a rally needs a card to discard.
    #[error("rally_without_cards")]
    RallyWithoutCards,
}

/// What a decree wants of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Needs {
    /// One of the listed ranks.
    Ranks,
    /// One of the listed animals.
    Animals,
    /// One of the listed ranks or one of the listed animals.
    Either,
    /// Something that neither ranks nor animals alone decide, or nothing fits.
    Neither,
}

/// A kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// Claim, rally or retreat.
    Turn,
    /// A card for the battle.
    BattleCard,
    /// A "+2" token, or none.
    Modifier,
    /// Nothing, or not from this seat.
    Nothing,
}

impl std::fmt::Display for Due {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Turn => "turn",
            Self::BattleCard => "battle_card",
            Self::Modifier => "modifier",
            Self::Nothing => "nothing",
        })
    }
}

fn list<T: ToString>(items: &[T]) -> String {
    let words: Vec<String> = items.iter().map(ToString::to_string).collect();
    words.join(", ")
}
