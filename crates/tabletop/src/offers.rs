//! What a seat may do, grouped for screens.

use serde::{Deserialize, Serialize};

use crate::{Fast, Game, Seat, Silent, Step, Wire};

/// Everything one seat may do, in fewer words than a list of actions.
///
/// On the wire this is a list of offers, and every game groups its actions in the same way, so that one function
/// expands the offers of any game: an offer is an action in which each field holds the *list* of its values, and
/// every combination of them may be played. `null` in a list leaves the field out. `{"some_of": […]}` instead of a
/// list stands for every selection of at least one of these. `then` holds offers that may follow at once. An offer
/// with the field `action` is that action alone.
///
/// The contract test of `testkit` proves that expanding gives exactly the legal actions.
pub trait Offers<A>: Wire + Default {
    /// Every action, with what may follow it at once.
    fn expand(&self) -> Vec<Choice<A>>;
}

/// A legal action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// What may follow it at once, where the action only begins what people choose in one go.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<A>>", optional))]
    pub then: Vec<A>,
}

/// Any selection of at least one of these values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SomeOf<T> {
    /// The values.
    pub some_of: Vec<T>,
}

/// Offers without groups, for games with few actions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Listed<A>(pub Vec<Choice<A>>);

impl<A> Default for Listed<A> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<A: Wire> Offers<A> for Listed<A> {
    fn expand(&self) -> Vec<Choice<A>> {
        self.0.clone()
    }
}

/// The legal actions of a seat, with what may follow each at once; none if the seat owes no decision.
pub fn choices<G: Game>(game: &G, seat: Seat) -> Vec<Choice<G::Action>> {
    let mut actions = Vec::new();
    if game.turn().seats().contains(seat) {
        game.legal(seat, &mut actions);
    }
    let choice = |&action: &G::Action| {
        let mut then = Vec::new();
        if let Some(belongs) = G::leads_to(&action) {
            let mut next = *game;
            G::resolve(&mut Step::new(&mut next, &mut Silent, &mut Fast::new(0)), seat, action);
            next.legal(seat, &mut then);
            then.retain(belongs);
        }
        Choice { action, then }
    };
    actions.iter().map(choice).collect()
}
