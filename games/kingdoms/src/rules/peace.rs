//! Chapter 10 · Peaceful agreement: the variant without battles.

use tabletop::{Chance, Record, Step};

use crate::{
    event::Event,
    rules::{
        components::{Kingdom, Owners},
        scoring::{self, Groups},
        state::Kingdoms,
    },
};

/// Settles a tie for first place without a battle.
pub(crate) fn resolve<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Kingdoms, R, C>,
    kingdom: Kingdom,
    groups: Groups,
) {
    let places = places(step.game(), kingdom, groups);
    scoring::award(step, kingdom, places);
}

/// Rule 10.1: of the tied, who holds the capital is first and the others are second.
/// Rule 10.2: if none of them does, all of them are first. The next group is third, or see rule 14.4.
pub(crate) fn places(game: &Kingdoms, kingdom: Kingdom, groups: Groups) -> [Owners; 3] {
    let capital = game.capital(kingdom);
    match capital.filter(|&it| groups.first.contains(it)) {
        Some(holder) => {
            let winner = Owners::NONE.with(holder);
            [winner, groups.first.without(winner), groups.second]
        }
        None => game.shared_first(groups.first, Owners::NONE, groups.second),
    }
}
