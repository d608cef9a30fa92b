//! What a view is made of.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats, Secret};

use crate::rules::{
    cards::{Card, Cards},
    components::{Kingdom, Owner, Owners, Purse},
    decrees::Decree,
};

/// A kingdom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct KingdomView {
    /// Which.
    pub kingdom: Kingdom,
    /// Its decree.
    pub decree: Option<Decree>,
    /// The cards below it in the order they were played. The first card came with the token on
    /// the first territory, and so on; the last possible one with the token on the capital.
    pub cards: Vec<PlayedView>,
    /// The owner of the capital.
    pub capital: Option<Owner>,
    /// Whose tokens sit in the council.
    pub council: Vec<Owner>,
    /// Tokens by owner: territories, capital and council together.
    pub influence: Vec<Count>,
    /// The kingdom tokens not yet scored, ascending; the first is worth the first place now.
    pub tokens: Vec<u8>,
}

/// A card below a kingdom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayedView {
    /// The card.
    pub card: Card,
    /// The owner that played it, and of the token that came with it.
    pub owner: Owner,
}

/// A number of tokens of an owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Count {
    /// Whose.
    pub owner: Owner,
    /// How many.
    pub tokens: u8,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerView {
    /// Which seat.
    pub seat: Seat,
    /// The cards in hand.
    pub hand: Secret<Cards>,
    /// How many cards are in hand.
    pub hand_count: u8,
    /// Points on the track: kingdoms and rallies.
    pub score: i32,
    /// Points by age and kingdom.
    pub kingdom_points: [[u8; 5]; 3],
    /// Points from rallies.
    pub rallies: u16,
    /// Influence tokens left to place.
    pub supply: u8,
    /// "+2" tokens held.
    pub modifiers: u8,
    /// The values of the retreat tokens held.
    pub retreat_tokens: Secret<Purse>,
    /// How many retreat tokens are held.
    pub retreat_token_count: u8,
    /// Whether the player has retreated in this age.
    pub retreated: bool,
}

/// The solo game's opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UpstartView {
    /// Its bonus cards, the one turned up first in front.
    pub bonus: Vec<Card>,
    /// Its points.
    pub score: i32,
    /// Its points by age and kingdom.
    pub kingdom_points: [[u8; 5]; 3],
    /// Influence tokens left to place.
    pub supply: u8,
    /// Whether it has retreated in this age.
    pub retreated: bool,
    /// Where the player played last in this age: what its cards of rank 1 to 3 aim at.
    pub last_kingdom: Option<Kingdom>,
    /// Battles fought in this age.
    pub battles: u8,
}

/// What is going on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum PhaseView {
    /// The table is being set up for an age.
    Setup,
    /// A player's turn.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A kingdom is scored.
    Scoring {
        /// Which.
        kingdom: Kingdom,
    },
    /// A battle.
    Battle(BattleView),
    /// The game is over.
    Over,
}

/// A battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BattleView {
    /// For which kingdom.
    pub kingdom: Kingdom,
    /// What the winner gets.
    pub token: u8,
    /// The seat that began it.
    pub contenders: Owners,
    /// The owners that can still win it.
    pub fighting: Owners,
    /// The seat that is asked for "+2" tokens; nobody while cards are chosen.
    pub asked: Option<Seat>,
    /// This round's cards of the players.
    pub cards: Vec<BattleCard>,
    /// The upstart's cards of this round.
    pub upstart_cards: Cards,
    /// The seats that have passed since a token was last added.
    pub passed: Seats,
    /// Cards of earlier rounds.
    pub used: Cards,
    /// How many rounds ended in a tie.
    pub tied_rounds: u8,
}

/// A card chosen for a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BattleCard {
    /// By whom.
    pub seat: Seat,
    /// Which: secret until all have chosen.
    pub card: Secret<Card>,
    /// "+2" tokens added to it.
    pub added: u8,
}
