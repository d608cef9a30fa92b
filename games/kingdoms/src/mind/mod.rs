//! What bots know of this game: judging a position, choosing without search, battles solved beforehand.

pub mod duel;
mod gains;
mod inputs;
pub(crate) mod judgement;
pub(crate) mod policy;
mod scripted;
mod weights;

use bots::{DecisionKnowledge, Evaluate, Learned, Search, WeightedFeature};
use tabletop::{BySeat, Chance, Seat};

use crate::{Action, Kingdoms, Owner};

impl Evaluate for Kingdoms {
    const SEARCH: Search<Self> = Search::Decisions(DecisionKnowledge {
        part: |game| game.age,
        // One rival alone decides what an age leaves behind: there the judgement errs more than play-outs do.
        parts_are_judged: |game| game.seats > 2,
        seatless_rival: |game| game.is_solo().then(|| game.score(Owner::UPSTART)),
        solved: duel::decision,
        abstraction: policy::abstraction,
        priors: scripted::priors,
    });

    /// From `howlcrown-lab chances …`: `250 21 300 --game kingdoms` found 0.12, 0.03, 0 and 0,
    /// `1000 31 300 kingdoms` 0.11 and 0.06 for two and three players.
    const SHRINKAGE: &'static [f32] = &[0.0, 0.13];

    const LEARNED: Option<Learned<Self>> =
        Some(Learned { shape: inputs::SHAPE, inputs: inputs::inputs, weights: &WEIGHTS });

    fn light(&self, seat: Seat, chance: &mut impl Chance) -> Action {
        policy::light(self, seat, chance)
    }

    fn evaluate(&self) -> BySeat<f32> {
        judgement::evaluate(self)
    }

    fn scripted(&self, seat: Seat, chance: &mut impl Chance) -> Action {
        duel::decision(self, seat, chance).unwrap_or_else(|| scripted::choose(self, seat, chance))
    }

    fn features(&self) -> Vec<WeightedFeature> {
        judgement::features(self)
    }
}

/// The weights of the network: `docs/minds.md` says how they were trained.
static WEIGHTS: [f32; inputs::SHAPE.weights()] = bots::network::stored(include_bytes!("network.bin"));
