//! What bots know of this game: judging a position, choosing without search, winning the last turn.

mod inputs;
pub(crate) mod judgement;
pub(crate) mod last_turn;
pub(crate) mod policy;
mod scripted;
#[cfg(feature = "tuning")]
pub mod tuning;
pub(crate) mod weights;

use bots::{Evaluate, Learned, Search, TurnKnowledge, WeightedFeature};
use tabletop::{BySeat, Chance, Seat};

use crate::{Action, Wolves, mind::last_turn::LastTurn};

impl Evaluate for Wolves {
    const SEARCH: Search<Self> = Search::Turns(TurnKnowledge { winning_turn });

    /// From three runs of `howlcrown-lab chances …`: `120 31 500 --game wolves` found 0.1,
    /// 0.46, 0.55 and 0.56, `120 77 500 wolves` 0.3, 0.4, 0.6 and 0.72, `300 11 500 wolves` 0.29, 0.49 and 0.6.
    const SHRINKAGE: &'static [f32] = &[0.0, 0.24, 0.46, 0.57, 0.58];

    const LEARNED: Option<Learned<Self>> = Some(Learned {
        shape: inputs::SHAPE,
        inputs: |game, _, into| inputs::inputs(game, into),
        weights: &WEIGHTS,
    });

    fn light(&self, seat: Seat, chance: &mut impl Chance) -> Action {
        policy::light(self, seat, chance)
    }

    fn evaluate(&self) -> BySeat<f32> {
        judgement::evaluate(self)
    }

    fn scripted(&self, seat: Seat, chance: &mut impl Chance) -> Action {
        scripted::choose(self, seat, chance)
    }

    fn features(&self) -> Vec<WeightedFeature> {
        judgement::features(self)
    }
}

fn winning_turn(game: &Wolves, _seat: Seat, go_on: &mut dyn FnMut() -> bool) -> Option<Vec<Action>> {
    match last_turn::solve(game, go_on) {
        LastTurn::Wins(turn) => Some(turn),
        LastTurn::Cannot | LastTurn::Unknown => None,
    }
}

/// The weights of the network: `docs/minds.md` says how they were trained.
static WEIGHTS: [f32; inputs::SHAPE.weights()] = bots::network::stored(include_bytes!("network.bin"));
