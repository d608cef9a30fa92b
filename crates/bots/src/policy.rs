//! Policies: quick choices without looking ahead, and games played by them.

use tabletop::{BySeat, Chance, Game, Seat, Silent, Step, Turn};

use crate::{DecisionKnowledge, Evaluate};

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
        game.scripted(seat, chance)
    }
}

/// Any action of the better half, all equally likely: what a beginner might do who sees what is absurd. Where
/// the game has no idea of what actions are worth, any legal action.
#[derive(Clone, Debug)]
pub struct Reasonable<G: Game> {
    any: Uniform<G>,
    worths: Vec<f32>,
    sorted: Vec<usize>,
}

impl<G: Game> Default for Reasonable<G> {
    fn default() -> Self {
        Self { any: Uniform::default(), worths: Vec::new(), sorted: Vec::new() }
    }
}

impl<G: Evaluate> Policy<G> for Reasonable<G> {
    fn choose(&mut self, game: &G, seat: Seat, chance: &mut impl Chance) -> G::Action {
        let Self { any, worths, sorted } = self;
        any.legal.clear();
        game.legal(seat, &mut any.legal);
        worths.clear();
        (DecisionKnowledge::OFFERED.priors)(game, seat, &any.legal, worths);
        if worths.is_empty() {
            return any.choose(game, seat, chance);
        }
        sorted.clear();
        sorted.extend(0..worths.len());
        sorted.sort_by(|&a, &b| worths[b].total_cmp(&worths[a]));
        let half = sorted.len().div_ceil(2) as u32;
        any.legal[sorted[chance.below(half) as usize]]
    }
}

/// Mostly one policy, now and then any reasonable action: so many times in a hundred.
#[derive(Clone, Debug)]
pub struct Absent<G: Game, P> {
    /// What is done with a clear mind.
    pub policy: P,
    /// How often in a hundred decisions the mind wanders.
    pub wanders: u32,
    any: Reasonable<G>,
}

impl<G: Game, P> Absent<G, P> {
    /// This policy with a wandering mind.
    pub fn new(policy: P, wanders: u32) -> Self {
        Self { policy, wanders, any: Reasonable::default() }
    }
}

impl<G: Evaluate, P: Policy<G>> Policy<G> for Absent<G, P> {
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
