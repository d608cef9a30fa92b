//! The first decision's actions compete in rounds: each is tried as often as the others, and the worse half
//! drops out (sequential halving). Where actions differ by less than the noise of play-outs,
//! that finds the best one more often than exploring what was lucky.

use tabletop::Fast;

use super::tree::Tree;
use crate::{Evaluate, budget::Ticker};

impl<G: Evaluate> Tree<'_, G> {
    /// Lets the actions that look best compete: in every round each is tried as often as the others, with
    /// the same luck, and the worse half drops out.
    pub(super) fn halve(&mut self, ticker: &mut Ticker, share: f32) {
        let room = self.growth.widening.room(ticker.expected());
        while self.nodes[0].edges.len() < room.min(self.priors.len()) {
            self.open();
        }
        self.ranked = (0..self.nodes[0].edges.len() as u32).collect();
        let mut alive = self.ranked.len();
        let rounds = alive.max(2).next_power_of_two().ilog2();
        let (seed, mut lap) = (self.chance.next(), 0);
        for round in 1..=rounds {
            let until = share * round as f32 / rounds as f32;
            'laps: loop {
                lap += 1;
                for at in 0..alive {
                    if !ticker.before(until) {
                        break 'laps;
                    }
                    self.chance = Fast::new(seed ^ lap << 20);
                    self.iterate(Some(self.ranked[at]));
                    ticker.tick();
                }
            }
            let mut alive_now = std::mem::take(&mut self.ranked);
            alive_now[..alive].sort_by(|&a, &b| self.rank(b).total_cmp(&self.rank(a)));
            self.ranked = alive_now;
            alive = alive.div_ceil(2);
        }
    }

    /// The value of one of the first decision's actions: its results and, less and less, its prior.
    fn rank(&self, edge: u32) -> f32 {
        let (found, prior) = (&self.nodes[0].edges[edge as usize], self.priors[edge as usize].0);
        let (visits, prior_visits) = (found.visits as f32, self.growth.prior_visits);
        let prior = (prior - self.priors[0].0) * prior_visits / (prior_visits + visits);
        if found.visits == 0 { prior - 1.0 } else { found.total[self.seat] / visits + prior }
    }
}
