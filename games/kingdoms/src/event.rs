//! What happened. What it does to a position is in `apply`.

use serde::{Deserialize, Serialize};
use tabletop::{Finality, Seat, Secret};

use crate::rules::{
    cards::{Card, Cards},
    components::{Kingdom, Owner, Owners, Purse},
    decrees::Decree,
};

/// One thing that happened. `owner` is a seat number or `upstart`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Rule 2.3: a kingdom got its three tokens.
    TokensLaid {
        /// The kingdom.
        kingdom: Kingdom,
        /// Their values, ascending: one for each age.
        values: [u8; 3],
    },
    /// Rule 2.2: a decree was laid face up.
    DecreeDealt {
        /// Where.
        kingdom: Kingdom,
        /// Which.
        decree: Decree,
    },
    /// An age began.
    AgeBegan {
        /// 1 to 3.
        age: u8,
        /// The first player.
        first: Seat,
    },
    /// A player drew cards.
    CardsDrawn {
        /// Who.
        seat: Seat,
        /// Which: only the player knows.
        cards: Secret<Cards>,
        /// How many.
        count: u8,
    },
    /// Rule 13.2: the player of a solo game drew cards, which lie open.
    OpenCardsDrawn {
        /// Who.
        seat: Seat,
        /// Which.
        cards: Cards,
    },
    /// The deck was empty, and the discard became the new deck.
    DeckRenewed,
    /// It is this player's turn.
    TurnBegan {
        /// Who.
        seat: Seat,
    },
    /// A card was laid below a kingdom.
    CardLaid {
        /// By whom.
        owner: Owner,
        /// Which.
        card: Card,
        /// Where.
        kingdom: Kingdom,
    },
    /// An influence token was placed on a territory.
    TokenPlaced {
        /// Whose.
        owner: Owner,
        /// Where.
        kingdom: Kingdom,
        /// Whether it is the capital.
        capital: bool,
    },
    /// The second card of a pair was discarded.
    PairDiscarded {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A player gained a point and discarded cards.
    Rallied {
        /// Who.
        seat: Seat,
        /// The discarded cards.
        cards: Cards,
    },
    /// Rule 5.4: rally is closed until somebody claims.
    RallyClosed {
        /// How many rallies in a row.
        rallies: u16,
    },
    /// Somebody takes no further turn in this age.
    Retreated {
        /// Who.
        owner: Owner,
        /// Why.
        cause: Cause,
    },
    /// Rule 6.3: the first to retreat drew a retreat token.
    RetreatTokenDrawn {
        /// Who.
        seat: Seat,
        /// Its value, known only to the player.
        value: Secret<u8>,
    },
    /// Everybody has retreated.
    AgeEnded {
        /// 1 to 3.
        age: u8,
    },
    /// A kingdom is scored now.
    ScoringBegan {
        /// The kingdom.
        kingdom: Kingdom,
        /// What the first place is worth.
        token: u8,
    },
    /// A tie for first place is fought out.
    BattleBegan {
        /// The kingdom.
        kingdom: Kingdom,
        /// Between whom.
        contenders: Owners,
    },
    /// A contender chose a card.
    Committed {
        /// Who.
        seat: Seat,
        /// Which: secret until all have chosen.
        card: Secret<Card>,
    },
    /// A contender's card was turned up.
    Revealed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The upstart turned up a card for a battle.
    UpstartRevealed {
        /// Which.
        card: Card,
    },
    /// A contender is asked for "+2" tokens.
    ModifierAsked {
        /// Who.
        seat: Seat,
    },
    /// A contender added a "+2" token.
    ModifierAdded {
        /// Who.
        seat: Seat,
        /// The rank the card now has.
        rank: u8,
    },
    /// A contender added none.
    ModifierPassed {
        /// Who.
        seat: Seat,
    },
    /// A round of a battle had no single winner.
    RoundTied {
        /// The kingdom.
        kingdom: Kingdom,
        /// The contenders who go on with another card.
        fighting: Owners,
    },
    /// A battle is over. Its cards are discarded.
    BattleEnded {
        /// The kingdom.
        kingdom: Kingdom,
        /// The owners who take the token. Several, if the battle stayed unresolved.
        winners: Owners,
        /// The owners who lost.
        losers: Owners,
    },
    /// A loser of a battle took a "+2" token.
    ModifierGained {
        /// Who.
        seat: Seat,
    },
    /// Somebody got points for a kingdom.
    Scored {
        /// Who.
        owner: Owner,
        /// The kingdom.
        kingdom: Kingdom,
        /// Place 1, 2 or 3.
        place: u8,
        /// The points.
        points: u8,
    },
    /// A kingdom token left the game.
    TokenSpent {
        /// The kingdom.
        kingdom: Kingdom,
        /// Its value.
        value: u8,
    },
    /// Rule 11.2: a token moved from the capital to the council.
    CouncilSeated {
        /// Whose.
        owner: Owner,
        /// Where.
        kingdom: Kingdom,
    },
    /// Rule 11.3: tokens went home, cards were shuffled into a new deck, decrees left the game.
    BoardCleared,
    /// Rule 12.1: retreat tokens were turned up and scored.
    RetreatTokensScored {
        /// Whose.
        seat: Seat,
        /// Their values.
        values: Purse,
        /// The points.
        points: u8,
    },
    /// Rule 12.1: unused "+2" tokens were scored.
    ModifiersScored {
        /// Whose.
        seat: Seat,
        /// The points.
        points: u8,
    },
    /// The game is over.
    GameEnded,
    /// The upstart turned up a card.
    UpstartTurned {
        /// Which.
        card: Card,
    },
    /// The card the upstart turned up went to the discard without effect.
    UpstartDiscarded {
        /// Which.
        card: Card,
    },
    /// The upstart's bonus card shares animal or rank with the card just laid.
    BonusMatched {
        /// The bonus card.
        card: Card,
    },
    /// A bonus card was turned up.
    BonusTurned {
        /// Which.
        card: Card,
    },
}

/// Why somebody retreated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// By choice.
    Choice,
    /// A capital was claimed.
    Capital,
    /// The last influence token was placed.
    OutOfTokens,
    /// Nothing was left to claim: only the upstart.
    NothingFree,
}

/// Whether an event may still be taken back, and whether a preview may show it.
pub(crate) const fn finality(event: &Event) -> Finality {
    match event {
        // Draws, and what only now comes to light.
        Event::CardsDrawn { .. }
        | Event::OpenCardsDrawn { .. }
        | Event::RetreatTokenDrawn { .. }
        | Event::Revealed { .. }
        | Event::UpstartRevealed { .. }
        | Event::UpstartTurned { .. }
        | Event::BonusTurned { .. }
        | Event::DecreeDealt { .. }
        | Event::TokensLaid { .. }
        | Event::RetreatTokensScored { .. } => Finality::Reveals,
        // A contender may think again until somebody else acts; the card is still face down.
        Event::Committed { .. } => Finality::Open,
        Event::AgeBegan { .. }
        | Event::DeckRenewed
        | Event::TurnBegan { .. }
        | Event::CardLaid { .. }
        | Event::TokenPlaced { .. }
        | Event::PairDiscarded { .. }
        | Event::Rallied { .. }
        | Event::RallyClosed { .. }
        | Event::Retreated { .. }
        | Event::AgeEnded { .. }
        | Event::ScoringBegan { .. }
        | Event::BattleBegan { .. }
        | Event::ModifierAsked { .. }
        | Event::ModifierAdded { .. }
        | Event::ModifierPassed { .. }
        | Event::RoundTied { .. }
        | Event::BattleEnded { .. }
        | Event::ModifierGained { .. }
        | Event::Scored { .. }
        | Event::TokenSpent { .. }
        | Event::CouncilSeated { .. }
        | Event::BoardCleared
        | Event::ModifiersScored { .. }
        | Event::GameEnded
        | Event::UpstartDiscarded { .. }
        | Event::BonusMatched { .. } => Finality::Passes,
    }
}
