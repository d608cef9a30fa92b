//! Chapter 11 · Hunt: wolves on three sides take the prey.

use tabletop::{Chance, Record, Seat, Step};

use crate::{
    Action, Event, Rejection, Wolves,
    options::Hunt,
    rules::{
        action_sink::ActionSink,
        actions::gain,
        components::{Bonus, Prey},
        hex::{Hex, HexSet, Region},
    },
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
/// Rule 15.3: where the player chooses, kinds with a choice come last, one after the other.
pub(crate) fn resolve<R: Record<Event>, C: Chance>(step: &mut Step<'_, Wolves, R, C>, seat: Seat) {
    let choose = step.game().agreed.hunt == Hunt::Choose;
    let mut due = None;
    for region in step.game().geometry().regions() {
        let game = step.game();
        if !is_caught(game, seat, region) {
            continue;
        }
        let prey = game.regions[region.index()].prey;
        if choose && choices(game, seat, prey).len() > 1 {
            due = due.or(Some(prey));
        } else if choose || !is_outdone(game, seat, region) {
            take(step, seat, region);
        }
    }
    if let Some(prey) = due {
        step.emit(Event::HuntDue { seat, prey });
    }
}

/// Rule 11.5: a prey is taken, and from three players on it brings a bonus-action token.
fn take<R: Record<Event>, C: Chance>(step: &mut Step<'_, Wolves, R, C>, seat: Seat, region: Region) {
    let state = step.game().regions[region.index()];
    let (prey, left, players) = (state.prey, state.prey_left - 1, step.game().players());
    step.emit(Event::Hunted { seat, region, prey, left });
    if players > 2 {
        gain(step, seat, Bonus::Action);
    }
}

/// The surrounded stacks of a kind, by the hexes where they stand.
pub(crate) fn choices(game: &Wolves, seat: Seat, prey: Prey) -> HexSet {
    let of_kind = |it: &Region| game.regions[it.index()].prey == prey && is_caught(game, seat, *it);
    game.geometry().regions().filter(of_kind).map(Wolves::prey_hex).collect()
}

/// Rule 15.3: the stacks to choose from.
pub(crate) fn legal(game: &Wolves, acc: &mut impl ActionSink) {
    if let Some(prey) = game.hunting {
        acc.bundle(choices(game, game.active, prey), 1, |at, _| Action::Hunt { at });
    }
}

pub(crate) fn check(game: &Wolves, seat: Seat, at: Hex) -> Result<(), Rejection> {
    let open = game.hunting.map_or(HexSet::EMPTY, |prey| choices(game, seat, prey));
    if open.contains(at) { Ok(()) } else { Err(Rejection::NothingToHunt { at }) }
}

/// Rule 15.3: the chosen stack is hunted, and then perhaps another kind.
pub(crate) fn resolve_choice<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Wolves, R, C>,
    seat: Seat,
    at: Hex,
) {
    take(step, seat, at.region());
    resolve(step, seat);
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
