//! A player who looks ahead.

use tabletop::{Chance, Fast, Seat, float};

use crate::{
    Bot, DecisionKnowledge, Evaluate, NothingOwed, Search,
    bot::imagined,
    budget::{Means, Ticker},
    habits::{Habits, Method},
    search::{Findings, tree::Tree, turns::weigh},
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

    /// The best way, or by [`Habits::temperature`] one that is about as good.
    fn pick<A: Clone>(&mut self, findings: &Findings<A>, seat: Seat) -> Vec<A> {
        let ways = &findings.ways;
        let best = &ways[0];
        // A certain win is not put at risk.
        if self.habits.temperature <= 0.0 || best.mean(seat) > 0.999 {
            return best.actions.clone();
        }
        // The value of rarely tried ways is unknown.
        let known: Vec<_> = ways.iter().filter(|it| it.visits * 10 >= best.visits).collect();
        // Variety is no excuse for blunders: clearly worse ways have no weight.
        let weight = |mean: f32| match (mean - best.mean(seat)) / self.habits.temperature {
            ..-5.0 => 0.0,
            gap => float::exp(gap.min(0.0)),
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
        let guess = imagined(game, seat, &mut self.chance)?;
        if self.habits.uses_solved_table
            && let Some(solved) = (DecisionKnowledge::OFFERED.solved)(&guess, seat, &mut self.chance)
        {
            return Ok(vec![solved]);
        }
        let mut legal = Vec::new();
        guess.legal(seat, &mut legal);
        if let [only] = legal[..] {
            return Ok(vec![only]);
        }
        let mut ticker = self.means.ticker(self.habits.budget);
        let findings = look_ahead(&guess, seat, &self.habits.method, &mut ticker, self.chance.next());
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
) -> Findings<G::Action> {
    let growth = match method {
        Method::Turns(weighing) => return weigh(game, seat, weighing, ticker, seed),
        Method::Decisions(growth) => growth,
    };
    let mut tree = Tree::new(game, seat, *growth, seed);
    tree.grow(ticker, 1.0);
    // A whole turn can be planned only where nothing random comes between its decisions.
    let certain = match G::SEARCH {
        Search::Turns(_) => (ticker.done() / 20).max(20),
        Search::Decisions(_) => u32::MAX,
    };
    tree.findings(certain)
}
