//! The players there are, by name.

use tabletop::{Evaluate, Fast, Game, Seat, Viewer};

use crate::{Light, Policy, Uniform};

/// A player made of code.
pub trait Bot<G: Game>: Send {
    /// An action for `seat`, which owes a decision.
    fn decide(&mut self, game: &G, seat: Seat) -> G::Action;
}

/// The names that [`named`] knows.
pub const NAMES: &[&str] = &["uniform", "light"];

/// The bot of this name. The same seed and the same questions give the same answers.
#[must_use]
pub fn named<G: Evaluate>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    let chance = Fast::new(seed);
    Some(match name {
        "uniform" => Box::new(Fair { policy: Uniform::default(), chance }),
        "light" => Box::new(Fair { policy: Light, chance }),
        _ => return None,
    })
}

/// A policy that is asked about a position in which all that its seat cannot know is dealt afresh.
struct Fair<P> {
    policy: P,
    chance: Fast,
}

impl<G: Evaluate, P: Policy<G> + Send> Bot<G> for Fair<P> {
    fn decide(&mut self, game: &G, seat: Seat) -> G::Action {
        let guess = game.imagine(Viewer::Seat(seat), &mut self.chance);
        self.policy.choose(&guess, seat, &mut self.chance)
    }
}
