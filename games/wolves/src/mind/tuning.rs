//! Weights of the judgement that differ by thread, for the program that tunes them.

use std::cell::Cell;

pub use crate::mind::weights::Weights;
use crate::mind::{
    judgement::{Feature, PerFeature},
    weights::WEIGHTS,
};

thread_local! {
    static IN_USE: Cell<Weights> = const { Cell::new(WEIGHTS[0]) };
}

/// The weights that bots use at a table of `players`.
#[must_use]
pub fn shipped(players: u8) -> Weights {
    WEIGHTS[usize::from(players - 2)]
}

/// From now on this thread judges by these weights.
pub fn use_weights(weights: Weights) {
    IN_USE.set(weights);
}

pub(crate) fn in_use() -> Weights {
    IN_USE.get()
}

impl Weights {
    /// These weights and others, combined one by one.
    #[must_use]
    pub fn combined(&self, other: &Self, of: impl Fn(f32, f32) -> f32) -> Self {
        let half =
            |a: &PerFeature, b: &PerFeature| PerFeature(std::array::from_fn(|at| of(a.0[at], b.0[at])));
        Self { early: half(&self.early, &other.early), late: half(&self.late, &other.late) }
    }

    /// These weights, each changed; early ones first.
    #[must_use]
    pub fn map(&self, mut change: impl FnMut(f32) -> f32) -> Self {
        let mut half = |it: &PerFeature| PerFeature(it.0.map(&mut change));
        Self { early: half(&self.early), late: half(&self.late) }
    }

    /// The rows of the table in `weights.rs`.
    pub fn rows(&self) -> impl Iterator<Item = String> {
        Feature::ALL
            .into_iter()
            .map(|it| format!("    ({it:?}, {:.3}, {:.3}),", self.early[it], self.late[it]))
    }
}
