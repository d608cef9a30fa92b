//! Chapter 6 · Retreat: take no further turn in this age.

use tabletop::{Chance, Record, Seat, Secret, Step};

use crate::{
    event::{Cause, Event},
    rules::{components::Owner, state::Kingdoms},
};

/// Rule 6.2: the player is out until the age ends; the hand stays hidden and stays theirs.
pub(crate) fn resolve<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>, seat: Seat) {
    let first_out = step.game().retreated.is_empty();
    step.emit(Event::Retreated { owner: Owner::seat(seat), cause: Cause::Choice });
    if first_out {
        draw_token(step, seat);
    }
}

/// Rule 6.3: the first to retreat in an age, for whatever cause, draws a retreat token.
pub(crate) fn draw_token<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>, seat: Seat) {
    let bag = step.game().retreat_bag;
    if bag.is_empty() {
        return;
    }
    let value = bag.nth(step.chance().below(u32::from(bag.len())));
    step.emit(Event::RetreatTokenDrawn { seat, value: Secret::Known(value) });
}
