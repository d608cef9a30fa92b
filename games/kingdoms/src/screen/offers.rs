//! What a player may do, grouped for screens.

use serde::{Deserialize, Serialize};
use tabletop::{Choice, Offers, Seat, SomeOf};

use crate::{
    Action, Kingdoms,
    rules::{
        cards::{Card, Cards},
        components::Kingdom,
        turn,
    },
};

/// Actions of one kind: every combination of the values may be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "act", rename_all = "snake_case")]
pub enum Offer {
    /// Play a card below a kingdom.
    Claim {
        /// The cards.
        card: Vec<Card>,
        /// The kingdom.
        kingdom: Vec<Kingdom>,
        /// The cards that may be discarded with it; missing unless the decree asks for a pair.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(as = "Option<Vec<Card>>", optional))]
        with: Vec<Card>,
    },
    /// Gain a point and exchange some of these cards.
    Rally {
        /// The cards.
        cards: SomeOf<Card>,
    },
    /// Take no further turn in this age.
    Retreat,
    /// Choose a card for a battle.
    Commit {
        /// The cards.
        card: Vec<Card>,
    },
    /// Add one "+2" token to the own battle card.
    Add,
    /// Add none.
    Pass,
}

impl Offers<Action> for Vec<Offer> {
    fn expand(&self) -> Vec<Choice<Action>> {
        let mut all = Vec::new();
        let mut add = |action| all.push(Choice { action, then: Vec::new() });
        for offer in self {
            match offer {
                Offer::Claim { card, kingdom, with } => {
                    let with: Vec<Option<Card>> =
                        if with.is_empty() { vec![None] } else { with.iter().copied().map(Some).collect() };
                    for &kingdom in kingdom {
                        for &card in card {
                            with.iter().for_each(|&with| add(Action::Claim { card, kingdom, with }));
                        }
                    }
                }
                Offer::Rally { cards } => {
                    selections(&cards.some_of).into_iter().for_each(|cards| add(Action::Rally { cards }))
                }
                Offer::Retreat => add(Action::Retreat),
                Offer::Commit { card } => card.iter().for_each(|&card| add(Action::Commit { card })),
                Offer::Add => add(Action::Add),
                Offer::Pass => add(Action::Pass),
            }
        }
        all
    }
}

/// Every selection of at least one card.
fn selections(cards: &[Card]) -> Vec<Cards> {
    let mut all = vec![Cards::NONE];
    for &card in cards {
        all.extend(all.clone().into_iter().map(|it| it.with(card)));
    }
    all.split_off(1)
}

/// What `seat`, which owes a decision, may do.
pub(crate) fn offers(game: &Kingdoms, seat: Seat) -> Vec<Offer> {
    let mut legal = Vec::new();
    turn::legal(game, seat, &mut legal);
    let mut offers: Vec<Offer> = Vec::new();
    for action in legal {
        match (action, offers.last_mut()) {
            (
                Action::Claim { card, kingdom, with: None },
                Some(Offer::Claim { card: cards, kingdom: known, .. }),
            ) if *known == [kingdom] => {
                cards.push(card);
            }
            (Action::Claim { card, with: Some(other), .. }, Some(Offer::Claim { card: known, with, .. }))
                if *known == [card] && !with.is_empty() =>
            {
                with.push(other);
            }
            (Action::Claim { card, kingdom, with }, _) => offers.push(Offer::Claim {
                card: vec![card],
                kingdom: vec![kingdom],
                with: with.into_iter().collect(),
            }),
            // Any cards of the hand may be exchanged, and the single ones are among the selections.
            (Action::Rally { .. }, Some(Offer::Rally { .. })) => {}
            (Action::Rally { .. }, _) => {
                offers.push(Offer::Rally { cards: SomeOf { some_of: game.hand(seat).iter().collect() } });
            }
            (Action::Commit { card }, Some(Offer::Commit { card: cards })) => cards.push(card),
            (Action::Commit { card }, _) => offers.push(Offer::Commit { card: vec![card] }),
            (Action::Retreat, _) => offers.push(Offer::Retreat),
            (Action::Add, _) => offers.push(Offer::Add),
            (Action::Pass, _) => offers.push(Offer::Pass),
        }
    }
    offers
}
