//! Policies: quick choices without looking ahead, and games played by them.

use tabletop::{BySeat, Chance, Evaluate, Game, Seat, Silent, Step, Turn};

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
        game.any_legal(seat, &mut self.legal, chance).expect("who owes a decision has one")
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

/// The choice of a good player who does not look ahead.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scripted;

impl<G: Evaluate> Policy<G> for Scripted {
    fn choose(&mut self, game: &G, seat: Seat, chance: &mut impl Chance) -> G::Action {
        game.reflex(seat, chance).unwrap_or_else(|| game.scripted(seat, chance))
    }
}

/// Mostly one policy, now and then any legal action: so many times in a hundred.
#[derive(Clone, Debug)]
pub struct Absent<G: Game, P> {
    /// What is done with a clear mind.
    pub policy: P,
    /// How often in a hundred decisions the mind wanders.
    pub wanders: u32,
    any: Uniform<G>,
}

impl<G: Game, P> Absent<G, P> {
    /// This policy with a wandering mind.
    pub fn new(policy: P, wanders: u32) -> Self {
        Self { policy, wanders, any: Uniform::default() }
    }
}

impl<G: Game, P: Policy<G>> Policy<G> for Absent<G, P> {
    fn choose(&mut self, game: &G, seat: Seat, chance: &mut impl Chance) -> G::Action {
        if chance.below(100) < self.wanders {
            self.any.choose(game, seat, chance)
        } else {
            self.policy.choose(game, seat, chance)
        }
    }
}

/// Plays on to the end. Returns the number of decisions made.
pub fn playout<G: Game>(game: &mut G, policy: &mut impl Policy<G>, chance: &mut impl Chance) -> u32 {
    let mut decisions = 0;
    while let Turn::Of(seats) = game.turn() {
        let seat = seats.first().expect("a turn is somebody's");
        let action = policy.choose(game, seat, chance);
        act(game, seat, action, chance);
        decisions += 1;
    }
    decisions
}

/// Carries out an action without telling anybody.
#[inline]
pub fn act<G: Game>(game: &mut G, seat: Seat, action: G::Action, chance: &mut impl Chance) {
    G::resolve(&mut Step::new(game, &mut Silent, chance), seat, action);
}

/// How likely each seat is to win: certain once the game is over, judged before.
#[inline]
pub fn worth<G: Evaluate>(game: &G) -> BySeat<f32> {
    match game.turn() {
        Turn::Over => game.outcome().win_share(),
        Turn::Of(_) => game.evaluate(),
    }
}
