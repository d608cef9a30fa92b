//! A player who looks ahead.

use tabletop::{Chance, Fast, Seat};

use crate::{
    Bot, DecisionKnowledge, Evaluate, NothingOwed, Search,
    bot::asked,
    budget::{Means, Ticker},
    habits::{Habits, Method},
    search::{
        Findings,
        parallel::{on_cores, seed_of},
        tree::Tree,
        turns::weigh,
    },
};

/// A player who looks ahead.
#[derive(Debug)]
pub struct Thinker {
    habits: Habits,
    means: Means,
    chance: Fast,
}

impl Thinker {
    /// A player with these habits.
    #[must_use]
    pub const fn new(habits: Habits, means: Means, seed: u64) -> Self {
        Self { habits, means, chance: Fast::new(seed) }
    }

    fn pick<A: Clone>(&mut self, findings: &Findings<A>, seat: Seat) -> Vec<A> {
        let ways = &findings.ways;
        let best = &ways[0];
        // Nobody plays about with a win in hand.
        if self.habits.whim <= 0.0 || best.mean(seat) > 0.999 {
            return best.actions.clone();
        }
        // Rarely tried ways are unknown, not good: they are left alone.
        let known = ways.iter().filter(|it| it.visits * 10 >= best.visits);
        let known: Vec<_> = known.collect();
        // A whim is no blunder: what is clearly worse is never done.
        let weight = |mean: f32| match (mean - best.mean(seat)) / self.habits.whim {
            ..-5.0 => 0.0,
            gap => gap.min(0.0).exp(),
        };
        let weights: Vec<f32> = known.iter().map(|it| weight(it.mean(seat))).collect();
        let mut left = weights.iter().sum::<f32>() * self.chance.below(1 << 24) as f32 / (1 << 24) as f32;
        for (way, weight) in known.iter().zip(&weights) {
            left -= weight;
            if left < 0.0 {
                return way.actions.clone();
            }
        }
        best.actions.clone()
    }
}

impl<G: Evaluate> Bot<G> for Thinker {
    fn plan(&mut self, game: &G, seat: Seat) -> Result<Vec<G::Action>, NothingOwed> {
        let guess = asked(game, seat, &mut self.chance)?;
        if self.habits.knows
            && let Some(known) = (DecisionKnowledge::OFFERED.solved)(&guess, seat, &mut self.chance)
        {
            return Ok(vec![known]);
        }
        let mut legal = Vec::new();
        guess.legal(seat, &mut legal);
        if let [only] = legal[..] {
            return Ok(vec![only]);
        }
        let mut ticker = self.means.ticker(self.habits.budget);
        let seed = self.chance.next();
        let findings = look_ahead(&guess, seat, &self.habits.method, &mut ticker, seed, self.means.cores);
        Ok(self.pick(&findings, seat))
    }
}

/// Looks ahead for `seat`, which owes a decision. The findings are never empty.
pub fn look_ahead<G: Evaluate>(
    game: &G,
    seat: Seat,
    method: &Method,
    ticker: &mut Ticker,
    seed: u64,
    cores: usize,
) -> Findings<G::Action> {
    let growth = match method {
        Method::Turns(weighing) => return weigh(game, seat, weighing, ticker, seed, cores),
        Method::Decisions(growth) => growth,
    };
    let parts = on_cores(cores, |core| {
        let mut ticker = ticker.part(cores);
        let mut tree = Tree::new(game, seat, *growth, seed_of(seed, core));
        tree.grow(&mut ticker, 1.0);
        // Only where nothing is left to chance can a player see the whole turn ahead.
        let certain = match G::SEARCH {
            Search::Turns(_) if cores <= 1 => (ticker.done() / 20).max(20),
            Search::Turns(_) | Search::Decisions(_) => u32::MAX,
        };
        (tree.findings(certain), ticker)
    });
    let mut parts = parts.into_iter();
    let (mut all, part) = parts.next().expect("there is at least one core");
    ticker.join(&part);
    for (findings, _) in parts {
        all.merge(findings);
        all.sort_by_visits(seat);
    }
    all
}
