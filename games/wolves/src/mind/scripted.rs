//! The choice of a player who judges where each action leads, and looks no further.

use tabletop::{Chance, Seat, Silent, Step};

use crate::{
    Action, Wolves,
    mind::{
        judgement,
        policy::{light, walk},
    },
    rules::turn,
};

/// The choice of a player who judges where each action leads, and looks no further.
pub(crate) fn choose(game: &Wolves, seat: Seat, chance: &mut impl Chance) -> Action {
    // A Move is judged by how its walks turn out, so it is tried more than once.
    const TRIES: u8 = 3;
    let mut legal = Vec::new();
    turn::legal(game, &mut legal);
    let mut best = (f32::NEG_INFINITY, legal[0]);
    for action in legal {
        let mut after = *game;
        step(&mut after, seat, action, chance);
        let mut judged = f32::NEG_INFINITY;
        for _ in 0..if after.open.is_some() { TRIES } else { 1 } {
            let mut end = after;
            while end.open.is_some() && end.active == seat {
                let next = match (end.fleeing, end.open) {
                    (None, Some(open)) => walk(&end, seat, &open, chance),
                    _ => Some(light(&end, seat, chance)),
                };
                match next {
                    Some(next) => step(&mut end, seat, next, chance),
                    None => end = turn::closed(&end),
                }
            }
            judged = judged.max(judgement::evaluate(&end)[seat]);
        }
        if judged > best.0 {
            best = (judged, action);
        }
    }
    best.1
}

fn step(game: &mut Wolves, seat: Seat, action: Action, chance: &mut impl Chance) {
    turn::resolve(&mut Step::new(game, &mut Silent, chance), seat, action);
}
