//! Search: looking ahead over any game, by what one seat may know.
//!
//! Layout: [`tree`] grows a tree of single decisions as [`growth`] says; `finding` finds whole turns, which
//! [`turns`] compares by what [`replies`] may follow; both return [`Findings`].

mod finding;
pub mod growth;
mod halving;
pub mod replies;
pub mod tree;
pub mod turns;

use tabletop::{BySeat, Seat};

/// What a search found out about a position, the best way to go on first.
#[derive(Clone, Debug)]
pub struct Findings<A> {
    /// The ways to go on that were looked at.
    pub ways: Vec<Way<A>>,
    /// How many iterations it took.
    pub iterations: u32,
}

/// One way to go on.
#[derive(Clone, Debug)]
pub struct Way<A> {
    /// What the seat does. More than one action only where nothing unforeseen can come between.
    pub actions: Vec<A>,
    /// How often it was tried.
    pub visits: u32,
    /// The win shares summed over those tries.
    pub total: BySeat<f32>,
}

impl<A> Way<A> {
    /// How likely this seat is to win by it.
    #[must_use]
    pub fn mean(&self, seat: Seat) -> f32 {
        self.total[seat] / self.visits.max(1) as f32
    }

    /// How likely each seat is to win by it.
    #[must_use]
    pub fn means(&self) -> BySeat<f32> {
        BySeat::from_fn(self.total.seats(), |it| self.mean(it))
    }
}

impl<A> Findings<A> {
    /// Puts the way tried most often first; of equals, the one that `seat` fares best with.
    pub fn sort_by_visits(&mut self, seat: Seat) {
        self.ways.sort_by(|a, b| (b.visits.cmp(&a.visits)).then(b.mean(seat).total_cmp(&a.mean(seat))));
    }
}

/// Adds win shares to a sum of them.
#[inline]
pub(crate) fn add(sum: &mut BySeat<f32>, share: &BySeat<f32>) {
    for (seat, &it) in share.iter() {
        sum[seat] += it;
    }
}
