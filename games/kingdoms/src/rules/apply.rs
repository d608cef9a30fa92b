//! What an event does to a position: the only place that changes one. No rules, no chance.

use tabletop::{Seat, Seats};

use crate::{
    event::Event,
    rules::{
        cards::{Card, Cards},
        components::{Kingdom, Owner, Owners},
        setup,
        state::{Battle, Kingdoms, Phase, Stage},
    },
};

/// What becomes of a position when an event happens.
///
/// Inlined because callers emit a known event, so that all but one arm vanish.
#[inline(always)]
pub(crate) fn apply(game: &mut Kingdoms, event: &Event) {
    match *event {
        Event::TokensLaid { kingdom, values } => game.tokens[kingdom.index()] = values,
        Event::DecreeDealt { kingdom, decree } => {
            game.unseen_decrees &= !(1 << decree as u32);
            game.decrees[kingdom.index()] = Some(decree);
            game.watch(kingdom);
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
        Event::CardLaid { owner, card, kingdom } => card_laid(game, owner, card, kingdom),
        Event::TokenPlaced { owner, kingdom, capital } => {
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
        Event::BattleBegan { kingdom, contenders } => {
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
        Event::Scored { owner, kingdom, points, .. } => {
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
        // Other events do what these announce.
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
        game.played[at] = setup::NOTHING_PLAYED;
        game.influence[at] = Default::default();
        for owner in game.council[at].into_iter().flatten() {
            game.influence[at][owner.index()] += 1;
        }
    }
    game.deck = game.deck.or(game.discard);
    game.discard = Cards::NONE;
    game.decrees = [None; 5];
    game.fitting = [Cards::NONE; 5];
    game.watching = [0; 5];
    game.capitals = [None; 5];
    game.retreated = Owners::NONE;
    game.stalled = 0;
    game.solo.last = None;
    game.solo.battles = 0;
    game.phase = Phase::Setup;
}
