//! What happened, and what it does to the position.

use serde::{Deserialize, Serialize};
use tabletop::{Finality, Seat, Seats, Secret};

use crate::{
    cards::{Card, Cards},
    components::{Kingdom, Owner, Owners, Purse},
    decrees::Decree,
    state::{Battle, Kingdoms, Phase, Stage},
};

/// One thing that happened. `owner` is a seat number or `upstart`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
        /// Who goes on with another card.
        fighting: Owners,
    },
    /// A battle is over. Its cards are discarded.
    BattleEnded {
        /// The kingdom.
        kingdom: Kingdom,
        /// Who takes the token. Several, if the battle stayed unresolved.
        winners: Owners,
        /// Who lost.
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

/// What becomes of a position when an event happens.
///
/// Inlined because whoever emits an event knows which one it is, so that all but one arm vanish.
#[inline(always)]
pub(crate) fn apply(game: &mut Kingdoms, event: &Event) {
    match *event {
        Event::TokensLaid { kingdom, values } => game.tokens[kingdom.index()] = values,
        Event::DecreeDealt { kingdom, decree } => {
            game.unseen_decrees &= !(1 << decree as u32);
            game.decrees[kingdom.index()] = Some(decree);
            game.refit(kingdom);
        }
        Event::AgeBegan { age, first } => {
            game.age = age;
            game.first = first;
            game.scored = 0;
        }
        Event::CardsDrawn { seat, cards, .. } => {
            draw(game, seat, cards.known().unwrap_or_default());
        }
        Event::OpenCardsDrawn { seat, cards } => draw(game, seat, cards),
        Event::DeckRenewed => {
            game.deck = game.deck.or(game.discard);
            game.discard = Cards::NONE;
        }
        Event::TurnBegan { seat } => game.phase = Phase::Turn(seat),
        Event::CardLaid {
            owner,
            card,
            kingdom,
        } => card_laid(game, owner, card, kingdom),
        Event::TokenPlaced {
            owner,
            kingdom,
            capital,
        } => {
            game.influence[kingdom.index()][owner.index()] += 1;
            if capital && let Some(free) = game.capitals.iter_mut().find(|it| it.is_none()) {
                *free = Some(kingdom);
            }
        }
        Event::PairDiscarded { seat, card } => discard(game, seat, Cards::only(card)),
        Event::Rallied { seat, cards } => {
            discard(game, seat, cards);
            game.rallies[seat.index()] += 1;
            game.stalled = game.stalled.saturating_add(1);
        }
        Event::Retreated { owner, .. } => game.retreated = game.retreated.with(owner),
        Event::RetreatTokenDrawn { seat, value } => {
            if let Some(value) = value.known() {
                game.retreat_bag = game.retreat_bag.toggled(value);
                let purse = &mut game.retreat_tokens[seat.index()];
                *purse = purse.toggled(value);
            }
        }
        Event::ScoringBegan { kingdom, .. } => game.phase = Phase::Scoring(kingdom),
        Event::BattleBegan {
            kingdom,
            contenders,
        } => {
            game.phase = Phase::Battle(Battle::new(kingdom, contenders));
            game.solo.battles += u8::from(contenders.contains(Owner::UPSTART));
        }
        Event::Committed { .. }
        | Event::Revealed { .. }
        | Event::UpstartRevealed { .. }
        | Event::ModifierAsked { .. }
        | Event::ModifierAdded { .. }
        | Event::ModifierPassed { .. }
        | Event::RoundTied { .. }
        | Event::BattleEnded { .. } => in_battle(game, event),
        Event::ModifierGained { seat } => game.modifiers[seat.index()] += 1,
        Event::Scored {
            owner,
            kingdom,
            points,
            ..
        } => {
            let age = usize::from(game.age.saturating_sub(1));
            game.points[owner.index()][age][kingdom.index()] += points;
        }
        Event::TokenSpent { .. } => game.scored += 1,
        Event::CouncilSeated { owner, kingdom } => {
            let council = &mut game.council[kingdom.index()];
            if let Some(free) = council.iter_mut().find(|it| it.is_none()) {
                *free = Some(owner);
            }
        }
        Event::BoardCleared => board_cleared(game),
        Event::GameEnded => game.phase = Phase::Over,
        Event::UpstartTurned { card } => game.deck = game.deck.without(Cards::only(card)),
        Event::UpstartDiscarded { card } => game.discard = game.discard.with(card),
        Event::BonusTurned { card } => {
            game.deck = game.deck.without(Cards::only(card));
            if let Some(free) = game.solo.bonus.iter_mut().find(|it| it.is_none()) {
                *free = Some(card);
            }
        }
        // These tell what other events do.
        Event::RallyClosed { .. }
        | Event::AgeEnded { .. }
        | Event::RetreatTokensScored { .. }
        | Event::ModifiersScored { .. }
        | Event::BonusMatched { .. } => {}
    }
}

fn draw(game: &mut Kingdoms, seat: Seat, cards: Cards) {
    game.deck = game.deck.without(cards);
    game.hands[seat.index()] = game.hand(seat).or(cards);
}

fn discard(game: &mut Kingdoms, seat: Seat, cards: Cards) {
    game.hands[seat.index()] = game.hand(seat).without(cards);
    game.discard = game.discard.or(cards);
}

fn card_laid(game: &mut Kingdoms, owner: Owner, card: Card, kingdom: Kingdom) {
    let (at, count) = (kingdom.index(), usize::from(game.laid(kingdom)));
    if let Some(place) = game.played[at].get_mut(count) {
        *place = (card, owner);
        game.laid[at] += 1;
        game.refit_around(kingdom);
    }
    game.stalled = 0;
    if let Some(seat) = owner.as_seat() {
        game.hands[seat.index()] = game.hand(seat).without(Cards::only(card));
        game.solo.last = Some(kingdom);
    } else {
        let [older, newer] = game.solo.bonus;
        game.solo.bonus = match card {
            it if older == Some(it) => [newer, None],
            it if newer == Some(it) => [older, None],
            _ => [older, newer],
        };
    }
}

/// What happens within a battle; without one, nothing.
fn in_battle(game: &mut Kingdoms, event: &Event) {
    let Phase::Battle(battle) = &mut game.phase else {
        return;
    };
    match *event {
        Event::Committed { seat, card } => {
            let card = card.known();
            battle.cards[seat.index()] = card;
            let gone = card.map_or(Cards::NONE, Cards::only);
            game.hands[seat.index()] = game.hands[seat.index()].without(gone);
        }
        Event::UpstartRevealed { card } => {
            battle.against = battle.against.with(card);
            game.deck = game.deck.without(Cards::only(card));
        }
        Event::ModifierAsked { seat } => battle.stage = Stage::Adding(seat),
        Event::ModifierAdded { seat, .. } => {
            battle.added[seat.index()] += 1;
            battle.passed = Seats::NONE;
            game.modifiers[seat.index()] -= 1;
        }
        Event::ModifierPassed { seat } => battle.passed = battle.passed.with(seat),
        Event::RoundTied { kingdom, fighting } => {
            *battle = Battle {
                used: battle.used.or(battle.on_the_table()),
                fighting,
                tied: battle.tied + 1,
                ..Battle::new(kingdom, battle.contenders)
            };
        }
        Event::BattleEnded { kingdom, .. } => {
            game.discard = game.discard.or(battle.used).or(battle.on_the_table());
            game.phase = Phase::Scoring(kingdom);
        }
        _ => {}
    }
}

impl Battle {
    const fn new(kingdom: Kingdom, contenders: Owners) -> Self {
        Self {
            used: Cards::NONE,
            against: Cards::NONE,
            kingdom,
            contenders,
            fighting: contenders,
            cards: [None; 5],
            added: [0; 5],
            passed: Seats::NONE,
            tied: 0,
            stage: Stage::Choosing,
        }
    }

    /// This round's cards.
    pub(crate) fn on_the_table(&self) -> Cards {
        let own: Cards = self.cards.iter().copied().flatten().collect();
        own.or(self.against)
    }
}

fn board_cleared(game: &mut Kingdoms) {
    for kingdom in Kingdom::ALL {
        let at = kingdom.index();
        let laid: Cards = game.cards_at(kingdom).collect();
        game.deck = game.deck.or(laid);
        game.laid[at] = 0;
        game.played[at] = crate::setup::NOTHING_PLAYED;
        game.influence[at] = Default::default();
        for owner in game.council[at].into_iter().flatten() {
            game.influence[at][owner.index()] += 1;
        }
    }
    game.deck = game.deck.or(game.discard);
    game.discard = Cards::NONE;
    game.decrees = [None; 5];
    game.fitting = [Cards::NONE; 5];
    game.capitals = [None; 5];
    game.retreated = Owners::NONE;
    game.stalled = 0;
    game.solo.last = None;
    game.solo.battles = 0;
    game.phase = Phase::Setup;
}

/// Whether an event may still be taken back, and whether a preview may tell it.
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
