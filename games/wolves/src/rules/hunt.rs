//! Chapter 11 · Hunt: wolves on three sides take the prey.

use tabletop::{Chance, Record, Seat, Step};

use crate::{
    Event, Wolves,
    rules::{actions::gain, components::Bonus, hex::Region},
};

/// Rule 11.1: the number of hexes around the prey with wolves that a hunt needs.
pub(crate) const HUNTERS: u32 = 3;

/// The hexes next to the prey, a bit each of its region: prey never stands at the edge of one.
const AROUND_PREY: u16 = 0b1_1010_1011;

/// Hexes with wolves of the seat next to the prey of a region.
#[inline]
pub(crate) fn hunters(game: &Wolves, seat: Seat, region: Region) -> u32 {
    (game.pack(seat).wolves().part(region) & AROUND_PREY).count_ones()
}

/// Rules 11.1 and 11.2: whether the seat takes a token of this stack.
#[inline]
fn is_caught(game: &Wolves, seat: Seat, region: Region) -> bool {
    if hunters(game, seat, region) < HUNTERS {
        return false;
    }
    let state = &game.regions[region.index()];
    state.prey_left > 0 && game.player(seat).prey >> state.prey.index() & 1 == 0
}

/// Whether the seat would take any prey if an action of it ended now.
#[inline]
pub(crate) fn is_due(game: &Wolves, seat: Seat) -> bool {
    let mut regions = game.geometry().regions();
    regions.any(|it| is_caught(game, seat, it))
}

/// Rules 11.1, 11.2, 11.3, 11.4 and 11.5: every surrounded stack of a kind that the active player lacks.
pub(crate) fn resolve<R: Record<Event>, C: Chance>(step: &mut Step<'_, Wolves, R, C>, seat: Seat) {
    for region in step.game().geometry().regions() {
        let game = step.game();
        if !is_caught(game, seat, region) || is_outdone(game, seat, region) {
            continue;
        }
        let state = game.regions[region.index()];
        let (prey, left, players) = (state.prey, state.prey_left - 1, game.players());
        step.emit(Event::Hunted { seat, region, prey, left });
        if players > 2 {
            gain(step, seat, Bonus::Action);
        }
    }
}

/// Rule 11.4: of two stacks of a kind the larger one is taken, or the one dealt first.
fn is_outdone(game: &Wolves, seat: Seat, region: Region) -> bool {
    let own = game.regions[region.index()];
    game.geometry().regions().any(|other| {
        let state = game.regions[other.index()];
        let better = state.prey_left > own.prey_left || (state.prey_left == own.prey_left && other < region);
        state.prey == own.prey && better && is_caught(game, seat, other)
    })
}

#[cfg(test)]
mod tests {
    use tabletop::Game;

    use super::*;

    #[test]
    fn prey_is_surrounded_by_hexes_of_its_own_region() {
        for players in Wolves::SEATS {
            let game = Wolves::new(&crate::Options::default(), players).unwrap();
            for region in game.geometry().regions() {
                let around = game.geometry().ring(Wolves::prey_hex(region));
                assert_eq!(around.len(), AROUND_PREY.count_ones());
                assert_eq!(around.part(region), AROUND_PREY);
            }
        }
    }
}
