//! A player who looks ahead.

use tabletop::{Chance, Evaluate, Fast, Seat, Thinking};

use crate::{
    Bot, NothingOwed,
    bot::asked,
    budget::{Budget, Means, Ticker},
    search::{
        Findings,
        parallel::{on_cores, seed_of},
        tree::{Growth, Tree},
        turns::{Weighing, weigh},
    },
};

/// How a thinker looks ahead.
#[derive(Clone, Copy, Debug)]
pub enum Method {
    /// Decision by decision.
    Decisions(Growth),
    /// Turn by turn.
    Turns(Weighing),
}

/// A player who looks ahead.
#[derive(Debug)]
pub struct Thinker {
    method: Method,
    budget: Budget,
    means: Means,
    /// Among ways about as good as the best, how freely it chooses: 0 always takes the best.
    whim: f32,
    chance: Fast,
}

impl Thinker {
    /// A player who thinks by this method, so long.
    #[must_use]
    pub const fn new(method: Method, budget: Budget, means: Means, seed: u64) -> Self {
        Self { method, budget, means, whim: 0.0, chance: Fast::new(seed) }
    }

    /// The same player, choosing more freely among good ways: those whose win chance is at most
    /// about `whim` below the best.
    #[must_use]
    pub const fn with_whim(self, whim: f32) -> Self {
        Self { whim, ..self }
    }

    fn pick<A: Clone>(&mut self, findings: &Findings<A>, seat: Seat) -> Vec<A> {
        let ways = &findings.ways;
        let best = &ways[0];
        if self.whim <= 0.0 {
            return best.actions.clone();
        }
        // Rarely tried ways are unknown, not good: they are left alone.
        let known = ways.iter().filter(|it| it.visits * 10 >= best.visits);
        let known: Vec<_> = known.collect();
        let weight = |mean: f32| (((mean - best.mean(seat)) / self.whim).clamp(-8.0, 0.0)).exp();
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
        if let Some(known) = guess.reflex(seat, &mut self.chance) {
            return Ok(vec![known]);
        }
        let mut legal = Vec::new();
        guess.legal(seat, &mut legal);
        if let [only] = legal[..] {
            return Ok(vec![only]);
        }
        let mut ticker = self.means.ticker(self.budget);
        let seed = self.chance.next();
        let findings = look_ahead(&guess, seat, &self.method, &mut ticker, seed, self.means.cores);
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
        let certain = match G::THINKING {
            Thinking::Turns if cores <= 1 => (ticker.done() / 20).max(20),
            Thinking::Turns | Thinking::Decisions => u32::MAX,
        };
        (tree.findings(certain), ticker)
    });
    let mut parts = parts.into_iter();
    let (mut all, part) = parts.next().expect("there is at least one core");
    ticker.join(&part);
    for (findings, _) in parts {
        all.merge(findings);
    }
    all.sort_by_visits(seat);
    all
}
