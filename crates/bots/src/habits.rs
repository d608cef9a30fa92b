//! How a thinking player thinks.

use crate::{
    Evaluate, Search,
    budget::Budget,
    policy::Judge,
    search::{
        growth::{Beyond, Growth, Playout, Widening},
        replies::Foresight,
        turns::Weighing,
    },
};

/// How a thinking player thinks.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// How it looks ahead.
    pub method: Method,
    /// How long it may think about a decision.
    pub budget: Budget,
    /// How much win chance it gives up for variety: it chooses at random among ways about this much below the best
    /// one (a softmax of this temperature). 0 always takes the best.
    pub temperature: f32,
    /// Whether it takes decisions that the game has solved beforehand from the game's table.
    pub uses_solved_table: bool,
}

/// How a player looks ahead.
#[derive(Clone, Copy, Debug)]
pub enum Method {
    /// Decision by decision.
    Decisions(Growth),
    /// Turn by turn.
    Turns(Weighing),
}

impl Method {
    /// The best way we know to think about this game.
    #[must_use]
    pub const fn best<G: Evaluate>() -> Self {
        match G::SEARCH {
            Search::Decisions(_) => Self::Decisions(Growth {
                explore: 0.5,
                playout: Playout::Part,
                judge: Judge::Features,
                margin: 0.5,
                margin_scale: 5.0,
                widening: Widening::Slow { base: 2.0, power: 0.4 },
                halving: true,
                beyond: Beyond::Others,
                prior_visits: 30.0,
                nodes: 500_000,
            }),
            Search::Turns(_) => Self::Turns(Weighing {
                solving_share: 0.25,
                finding_share: 0.6,
                scripted: true,
                turns_per_iteration: 3,
                extra_rounds: 3,
                finds_by: Judge::Features,
                ends_by: Judge::Features,
                foresight: Some(Foresight::BEST),
            }),
        }
    }
}
