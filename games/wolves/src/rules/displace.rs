//! Chapter 10 · Displacing: a wolf flees to the nearest hex that will have it.

use tabletop::{Chance, Record, Seat, Step};

use crate::{
    Action, Event, Rejection, Wolves,
    rules::{
        action_sink::ActionSink,
        actions::movement,
        hex::{Hex, HexSet},
        state::Fleeing,
        turn,
    },
};

/// Rule 10.2: empty hexes, and hexes with exactly one piece of the wolf's own colour.
fn refuges(game: &Wolves, owner: Seat) -> HexSet {
    game.empty_land() | (game.pack(owner).any() - game.full)
}

/// Rule 10.1: the nearest of them, counted in steps over passable hexes.
pub(crate) fn options(game: &Wolves, fleeing: Fleeing) -> HexSet {
    game.geometry().nearest(fleeing.at, refuges(game, fleeing.owner))
}

/// Rule 10.3: the wolf flees at once if there is only one hex for it. Returns whether it has fled.
pub(crate) fn begin<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Wolves, R, C>,
    seat: Seat,
    fleeing: Fleeing,
) -> bool {
    let Fleeing { owner, wolf, at } = fleeing;
    let options = options(step.game(), fleeing);
    if options.len() > 1 {
        step.emit(Event::DisplacementDue { seat, owner, wolf, at });
        return false;
    }
    let to = options.first().expect("there is more land than there are pieces");
    step.emit(Event::Displaced { seat, owner, wolf, from: at, to });
    true
}

pub(crate) fn legal(game: &Wolves, acc: &mut impl ActionSink) {
    if let Some(fleeing) = game.fleeing {
        acc.bundle(options(game, fleeing), 1, |to, _| Action::Displace { to });
    }
}

pub(crate) fn check(game: &Wolves, to: Hex) -> Result<(), Rejection> {
    let Some(fleeing) = game.fleeing else {
        return Err(Rejection::NothingToDisplace);
    };
    let map = game.geometry();
    if !map.hexes.contains(to) {
        return Err(Rejection::NoSuchHex { at: to });
    }
    if !refuges(game, fleeing.owner).contains(to) {
        return Err(Rejection::CannotFleeThere { at: to });
    }
    let steps = |hex| map.walk(fleeing.at, hex);
    let nearest = options(game, fleeing).first().map_or(0, steps);
    if steps(to) > nearest {
        return Err(Rejection::NotNearest { at: to, distance: steps(to), nearest });
    }
    Ok(())
}

/// Rule 10.3: then the action goes on.
pub(crate) fn resolve<R: Record<Event>, C: Chance>(step: &mut Step<'_, Wolves, R, C>, seat: Seat, to: Hex) {
    if let Some(Fleeing { owner, wolf, at }) = step.game().fleeing {
        step.emit(Event::Displaced { seat, owner, wolf, from: at, to });
    }
    if step.game().open.is_some() {
        movement::go_on(step, seat);
    } else {
        turn::end_action(step, seat);
    }
}
