//! The neutral reference: textbook UCT, knowing nothing of the game but its rules.
//!
//! Every child once in random order, then UCB1 with c = √2 on win shares; each player maximises
//! its own share; uniform play-outs to the end; a position imagined afresh in each iteration;
//! the action tried most often is played. It is never tuned, so that others can be measured by it.

use crate::{
    budget::Budget,
    habits::{Habits, Method},
    policy::Judge,
    search::growth::{Beyond, Growth, Playout, Widening},
};

/// How the neutral player grows its tree.
pub const GROWTH: Growth = Growth {
    explore: std::f32::consts::SQRT_2,
    playout: Playout::Uniform,
    judge: Judge::Features,
    margin: 0.0,
    margin_scale: 1.0,
    widening: Widening::All,
    halving: false,
    beyond: Beyond::Actions,
    prior_visits: 0.0,
    nodes: 1_000_000,
};

/// The neutral player.
pub const HABITS: Habits = Habits {
    method: Method::Decisions(GROWTH),
    budget: Budget::Iterations(1000),
    temperature: 0.0,
    uses_solved_table: false,
};
