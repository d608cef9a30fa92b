//! What each viewer may see: views, shown events and imagined positions, kept together.
//!
//! Secret are hands, cards chosen for a battle until all have chosen, the values of retreat
//! tokens until the end, and what lies in the bags. In the solo game hands are open.

mod parts;

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Seat, Secret, Viewer};

use crate::{
    event::Event,
    rules::{
        cards::Cards,
        components::{Kingdom, Owner, Owners, Purse},
        decrees::Decree,
        draw,
        state::{Battle, Kingdoms, Phase, Stage},
    },
};

pub use parts::{BattleCard, BattleView, Count, KingdomView, PhaseView, PlayedView, PlayerView, UpstartView};

/// What one viewer may see of a position. For [`Viewer::Everything`] it is the whole position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// The age, 1 to 3.
    pub age: u8,
    /// The first player of this age.
    pub first: Seat,
    /// What is going on.
    pub phase: PhaseView,
    /// The kingdoms, from the smallest clockwise.
    pub kingdoms: Vec<KingdomView>,
    /// The players, seat 0 first.
    pub players: Vec<PlayerView>,
    /// The solo game's opponent.
    pub upstart: Option<UpstartView>,
    /// The owners that have retreated in this age.
    pub retreated: Owners,
    /// The kingdoms whose capitals were claimed in this age, in order.
    pub capitals: Vec<Kingdom>,
    /// How many kingdoms have been scored at the end of this age.
    pub scored: u8,
    /// Whether a player may rally.
    pub rally_open: bool,
    /// Rallies in a row since the last claim.
    pub rallies_in_a_row: u16,
    /// How many cards the deck has.
    pub deck_count: u8,
    /// The cards of the deck. It has no order: cards are drawn from it at random.
    pub deck: Secret<Cards>,
    /// The discarded cards, all face up.
    pub discard: Cards,
    /// How many decrees have not been seen.
    pub unseen_decree_count: u8,
    /// The decrees that have not been seen, in no order.
    pub unseen_decrees: Secret<Vec<Decree>>,
    /// The retreat tokens nobody has drawn: one of them will never be.
    pub unseen_retreat_tokens: Secret<Purse>,
    /// "+2" tokens that nobody holds.
    pub modifier_supply: u8,
}

/// What this viewer may see.
pub(crate) fn view(game: &Kingdoms, viewer: Viewer) -> View {
    let all = viewer == Viewer::Everything;
    let unseen = Decree::ALL.into_iter().filter(|&it| game.unseen_decrees & (1 << it as u32) != 0).collect();
    View {
        age: game.age,
        first: game.first,
        phase: phase(game, viewer),
        kingdoms: Kingdom::ALL.map(|it| kingdom(game, it)).to_vec(),
        players: Seat::all(game.seats).map(|it| player(game, it, viewer)).collect(),
        upstart: game.is_solo().then(|| upstart(game)),
        retreated: game.retreated,
        capitals: game.capitals.into_iter().flatten().collect(),
        scored: game.scored,
        rally_open: crate::rules::rally::is_open(game).is_ok(),
        rallies_in_a_row: game.stalled,
        deck_count: game.deck.len(),
        deck: Secret::Known(game.deck).shown_if(all),
        discard: game.discard,
        unseen_decree_count: game.unseen_decrees.count_ones() as u8,
        unseen_decrees: Secret::Known(unseen).shown_if(all),
        unseen_retreat_tokens: Secret::Known(game.retreat_bag).shown_if(all),
        modifier_supply: game.modifier_supply(),
    }
}

fn kingdom(game: &Kingdoms, kingdom: Kingdom) -> KingdomView {
    let decree = game.decrees[kingdom.index()];
    let played = game.played(kingdom).iter();
    KingdomView {
        kingdom,
        decree,
        cards: played.map(|&(card, owner)| PlayedView { card, owner }).collect(),
        capital: game.capital(kingdom),
        council: game.council[kingdom.index()].into_iter().flatten().collect(),
        influence: counts(game, kingdom),
        tokens: game.tokens_left(kingdom).to_vec(),
    }
}

pub(crate) fn counts(game: &Kingdoms, kingdom: Kingdom) -> Vec<Count> {
    let count = |owner| Count { owner, tokens: game.influence(kingdom, owner) };
    game.owners().iter().map(count).collect()
}

fn player(game: &Kingdoms, seat: Seat, viewer: Viewer) -> PlayerView {
    let tokens = game.retreat_tokens[seat.index()];
    PlayerView {
        seat,
        hand: Secret::Known(game.hand(seat)).shown_if(knows_hand(game, seat, viewer)),
        hand_count: game.hand(seat).len(),
        score: game.score(Owner::seat(seat)),
        kingdom_points: game.points[seat.index()],
        rallies: game.rallies[seat.index()],
        supply: game.supply(Owner::seat(seat)),
        modifiers: game.modifiers[seat.index()],
        retreat_tokens: Secret::Known(tokens).shown_if(knows_tokens(game, seat, viewer)),
        retreat_token_count: tokens.len(),
        retreated: game.has_retreated(seat),
    }
}

fn upstart(game: &Kingdoms) -> UpstartView {
    UpstartView {
        bonus: game.solo.bonus.into_iter().flatten().collect(),
        score: game.score(Owner::UPSTART),
        kingdom_points: game.points[Owner::UPSTART.index()],
        supply: game.supply(Owner::UPSTART),
        retreated: game.retreated.contains(Owner::UPSTART),
        last_kingdom: game.solo.last,
        battles: game.solo.battles,
    }
}

fn phase(game: &Kingdoms, viewer: Viewer) -> PhaseView {
    match game.phase {
        Phase::Setup => PhaseView::Setup,
        Phase::Turn(seat) => PhaseView::Turn { seat },
        Phase::Scoring(kingdom) => PhaseView::Scoring { kingdom },
        Phase::Battle(it) => PhaseView::Battle(battle(game, &it, viewer)),
        Phase::Over => PhaseView::Over,
    }
}

fn battle(game: &Kingdoms, battle: &Battle, viewer: Viewer) -> BattleView {
    let card = |seat: Seat| {
        let card = Secret::Known(battle.cards[seat.index()]?);
        Some(BattleCard {
            seat,
            card: card.shown_if(knows_card(battle, seat, viewer)),
            added: battle.added[seat.index()],
        })
    };
    BattleView {
        kingdom: battle.kingdom,
        token: game.token(battle.kingdom),
        contenders: battle.contenders,
        fighting: battle.fighting,
        asked: match battle.stage {
            Stage::Choosing => None,
            Stage::Adding(seat) => Some(seat),
        },
        cards: battle.contenders.seats().filter_map(card).collect(),
        upstart_cards: battle.against,
        passed: battle.passed,
        used: battle.used,
        tied_rounds: battle.tied,
    }
}

/// Rule 13.2: in the solo game the hand lies open.
fn knows_hand(game: &Kingdoms, seat: Seat, viewer: Viewer) -> bool {
    viewer.knows(seat) || game.is_solo()
}

/// Rule 6.3: retreat tokens are secret until the end.
pub(crate) fn knows_tokens(game: &Kingdoms, seat: Seat, viewer: Viewer) -> bool {
    viewer.knows(seat) || game.phase == Phase::Over
}

/// Rule 9.1: a card chosen for a battle is secret until all have chosen.
pub(crate) fn knows_card(battle: &Battle, seat: Seat, viewer: Viewer) -> bool {
    viewer.knows(seat) || battle.stage != Stage::Choosing
}

/// The event as this viewer may see it.
pub(crate) fn show(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::CardsDrawn { seat, cards, count } => {
            Event::CardsDrawn { seat, cards: cards.shown_if(viewer.knows(seat)), count }
        }
        Event::RetreatTokenDrawn { seat, value } => {
            Event::RetreatTokenDrawn { seat, value: value.shown_if(viewer.knows(seat)) }
        }
        Event::Committed { seat, card } => Event::Committed { seat, card: card.shown_if(viewer.knows(seat)) },
        Event::TokensLaid { .. }
        | Event::DecreeDealt { .. }
        | Event::AgeBegan { .. }
        | Event::OpenCardsDrawn { .. }
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
        | Event::Revealed { .. }
        | Event::UpstartRevealed { .. }
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
        | Event::RetreatTokensScored { .. }
        | Event::ModifiersScored { .. }
        | Event::GameEnded
        | Event::UpstartTurned { .. }
        | Event::UpstartDiscarded { .. }
        | Event::BonusMatched { .. }
        | Event::BonusTurned { .. } => *event,
    }
}

/// This position with all that the viewer cannot know dealt afresh: gathered as sets, which have
/// no order that could betray anything, and dealt again in the same numbers.
pub(crate) fn imagine(game: &Kingdoms, viewer: Viewer, chance: &mut impl Chance) -> Kingdoms {
    let mut guess = *game;
    if viewer == Viewer::Everything {
        return guess;
    }
    let secret_hand = |it: &Seat| !knows_hand(game, *it, viewer);
    let secret_card = |it: &Seat| {
        let chosen = |battle: &Battle| !knows_card(battle, *it, viewer) && battle.cards[it.index()].is_some();
        secret_hand(it) && game.battle().is_some_and(chosen)
    };
    let secret_tokens = |it: &Seat| !knows_tokens(game, *it, viewer);

    let seats = Seat::all(game.seats);
    for seat in seats.clone().filter(secret_hand) {
        guess.deck = guess.deck.or(game.hand(seat));
    }
    for seat in seats.clone().filter(secret_card) {
        let card = game.battle().and_then(|it| it.cards[seat.index()]);
        guess.deck = guess.deck.or(card.map_or(Cards::NONE, Cards::only));
    }
    for seat in seats.clone().filter(secret_tokens) {
        guess.retreat_bag.0 |= game.retreat_tokens[seat.index()].0;
    }

    for seat in seats.clone().filter(secret_hand) {
        let count = game.hand(seat).len();
        let cards = draw::some(guess.deck, count, chance);
        guess.deck = guess.deck.without(cards);
        guess.hands[seat.index()] = cards;
    }
    for seat in seats.clone().filter(secret_card) {
        let card = draw::one(guess.deck, chance);
        guess.deck = guess.deck.without(Cards::only(card));
        if let Phase::Battle(battle) = &mut guess.phase {
            battle.cards[seat.index()] = Some(card);
        }
    }
    for seat in seats.filter(secret_tokens) {
        let mut purse = Purse::default();
        for _ in 0..game.retreat_tokens[seat.index()].len() {
            let count = u32::from(guess.retreat_bag.len());
            let value = guess.retreat_bag.nth(chance.below(count));
            guess.retreat_bag = guess.retreat_bag.toggled(value);
            purse = purse.toggled(value);
        }
        guess.retreat_tokens[seat.index()] = purse;
    }
    guess
}
