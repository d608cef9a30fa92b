//! The neutral reference: textbook UCT, knowing nothing of the game but its rules.
//!
//! Every child once in random order, then UCB1 with c = √2 on win shares; each player maximises
//! the own share; uniform play-outs to the end; a position imagined afresh in each iteration;
//! the action tried most often is played. It is never tuned, so that others can be measured by it.

use tabletop::Evaluate;

use crate::{
    Bot,
    budget::{Budget, Means},
    search::tree::{Growth, Playout, Widening},
    thinker::{Method, Thinker},
};

/// How the neutral player grows its tree.
pub const GROWTH: Growth = Growth {
    explore: std::f32::consts::SQRT_2,
    playout: Playout::Uniform,
    widening: Widening::All,
    nodes: 1_000_000,
};

/// Its budget where none is given.
pub const BUDGET: Budget = Budget::Iterations(1000);

/// The neutral player.
pub(crate) fn bot<G: Evaluate>(seed: u64, means: &Means) -> Box<dyn Bot<G>> {
    Box::new(Thinker::new(Method::Decisions(GROWTH), BUDGET, *means, seed))
}
