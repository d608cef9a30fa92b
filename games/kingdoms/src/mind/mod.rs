//! What bots know of this game: judging a position, choosing without search, battles solved beforehand.

pub mod duel;
mod gains;
pub(crate) mod judgement;
pub(crate) mod policy;
mod scripted;

use tabletop::{BySeat, Chance, Evaluate, Feature, Seat};

use crate::{Action, Kingdoms, Owner};

impl Evaluate for Kingdoms {
    /// From `howlcrown-lab chances …`: `250 21 300 --game kingdoms` wanted 0.12, 0.03, 0 and 0,
    /// `1000 31 300 kingdoms` 0.11 and 0.06 for two and three players.
    const DOUBT: [f32; 5] = [0.0, 0.13, 0.0, 0.0, 0.0];

    fn light(&self, seat: Seat, chance: &mut impl Chance) -> Action {
        policy::light(self, seat, chance)
    }

    fn evaluate(&self) -> BySeat<f32> {
        judgement::evaluate(self)
    }

    fn part(&self) -> u8 {
        self.age
    }

    fn is_judged_by_parts(&self) -> bool {
        // One rival alone decides what an age leaves behind: there the judgement errs more than play-outs do.
        self.seats > 2
    }

    fn rival(&self) -> Option<i32> {
        self.is_solo().then(|| self.score(Owner::UPSTART))
    }

    fn scripted(&self, seat: Seat, chance: &mut impl Chance) -> Action {
        scripted::choose(self, seat, chance)
    }

    fn sketch(&self, seat: Seat, acc: &mut Vec<(u16, Action)>) {
        policy::sketch(self, seat, acc);
    }

    fn leanings(&self, seat: Seat, actions: &[Action], acc: &mut Vec<f32>) {
        scripted::leanings(self, seat, actions, acc);
    }

    fn features(&self) -> Vec<Feature> {
        judgement::features(self)
    }

    fn reflex(&self, seat: Seat, chance: &mut impl Chance) -> Option<Action> {
        duel::decision(self, seat, chance)
    }
}
