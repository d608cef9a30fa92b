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
        game.any_legal(seat, &mut self.legal, chance).expect("a seat that owes a decision has a legal action")
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

/// Any action of the better half, all equally likely: what a beginner might do who avoids absurd choices. Where
/// the game has no priors, any legal action.
#[derive(Clone, Debug)]
struct BetterHalf<G: Game> {
    any: Uniform<G>,
    priors: Vec<f32>,
    sorted: Vec<usize>,
}

impl<G: Game> Default for BetterHalf<G> {
    fn default() -> Self {
        Self { any: Uniform::default(), priors: Vec::new(), sorted: Vec::new() }
    }
}

impl<G: Evaluate> Policy<G> for BetterHalf<G> {
    fn choose(&mut self, game: &G, seat: Seat, chance: &mut impl Chance) -> G::Action {
        let Self { any, priors, sorted } = self;
        any.legal.clear();
        game.legal(seat, &mut any.legal);
        priors.clear();
        (DecisionKnowledge::OFFERED.priors)(game, seat, &any.legal, priors);
        if priors.is_empty() {
            return any.choose(game, seat, chance);
        }
        sorted.clear();
        sorted.extend(0..priors.len());
        sorted.sort_by(|&a, &b| priors[b].total_cmp(&priors[a]));
        let half = sorted.len().div_ceil(2) as u32;
        any.legal[sorted[chance.below(half) as usize]]
    }
}

/// One policy, replaced by a random choice of the better half in a share of all decisions.
#[derive(Clone, Debug)]
pub(crate) struct OftenRandom<G: Game, P> {
    policy: P,
    random_percent: u32,
    random: BetterHalf<G>,
}

impl<G: Game, P> OftenRandom<G, P> {
    pub(crate) fn new(policy: P, random_percent: u32) -> Self {
        Self { policy, random_percent, random: BetterHalf::default() }
    }
}

impl<G: Evaluate, P: Policy<G>> Policy<G> for OftenRandom<G, P> {
    fn choose(&mut self, game: &G, seat: Seat, chance: &mut impl Chance) -> G::Action {
        if chance.below(100) < self.random_percent {
            self.random.choose(game, seat, chance)
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

/// Carries out an action without recording its events.
#[inline]
pub fn act<G: Game>(game: &mut G, seat: Seat, action: G::Action, chance: &mut impl Chance) {
    G::resolve(&mut Step::new(game, &mut Silent, chance), seat, action);
}

/// What judges a position from which a search looks no further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judge {
    /// [`Evaluate::evaluate`]: a sum of features.
    Features,
    /// The game's network, if it has one.
    Learned,
}

impl Judge {
    /// How likely each seat is to win, as `viewer` may know: certain once the game is over, judged before.
    #[inline]
    pub fn worth<G: Evaluate>(self, game: &G, viewer: Seat) -> BySeat<f32> {
        match (self, G::LEARNED, game.turn()) {
            (Self::Learned, Some(learned), Turn::Of(_)) => learned.judge(game, viewer).win,
            _ => worth(game),
        }
    }
}

/// How likely each seat is to win: certain once the game is over, judged before.
#[inline]
pub fn worth<G: Evaluate>(game: &G) -> BySeat<f32> {
    match game.turn() {
        Turn::Over => game.outcome().win_share(),
        Turn::Of(_) => game.evaluate(),
    }
}
