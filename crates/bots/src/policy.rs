//! Policies: quick choices without looking ahead, and games played by them.

use tabletop::{Chance, Evaluate, Game, Seat, Silent, Step, Turn};

/// A way to choose an action at once.
pub trait Policy<G: Game> {
    /// A choice for `seat`, which owes a decision.
    fn choose(&mut self, game: &G, seat: Seat, chance: &mut impl Chance) -> G::Action;
}

/// Any legal action, all equally likely.
#[derive(Clone, Debug)]
pub struct Uniform<G: Game> {
    legal: Vec<G::Action>,
}

impl<G: Game> Default for Uniform<G> {
    /// Room for the longest list of actions there is, so that play-outs allocate nothing.
    fn default() -> Self {
        Self { legal: Vec::with_capacity(4096) }
    }
}

impl<G: Game> Policy<G> for Uniform<G> {
    fn choose(&mut self, game: &G, seat: Seat, chance: &mut impl Chance) -> G::Action {
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        self.legal[chance.below(self.legal.len() as u32) as usize]
    }
}

/// The game's own cheap and sensible choice.
#[derive(Clone, Copy, Debug, Default)]
pub struct Light;

impl<G: Evaluate> Policy<G> for Light {
    fn choose(&mut self, game: &G, seat: Seat, chance: &mut impl Chance) -> G::Action {
        game.light(seat, chance)
    }
}

/// Plays on to the end. Returns the number of decisions made.
pub fn playout<G: Game>(game: &mut G, policy: &mut impl Policy<G>, chance: &mut impl Chance) -> u32 {
    let mut decisions = 0;
    while let Turn::Of(seats) = game.turn() {
        let seat = seats.first().expect("a turn is somebody's");
        let action = policy.choose(game, seat, chance);
        G::resolve(&mut Step::new(game, &mut Silent, chance), seat, action);
        decisions += 1;
    }
    decisions
}
