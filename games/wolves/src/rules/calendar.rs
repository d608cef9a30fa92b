//! Chapter 12 · The moon calendar, and the guard against games that stand still.

use tabletop::{Chance, Record, Seat, Step};

use crate::{Event, Wolves, rules::components::DateKind};

/// Rule 12.1: the piece goes to the next free date.
pub(crate) fn advance<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Wolves, R, C>,
    kind: DateKind,
    owner: Option<Seat>,
) {
    let date = step.game().calendar.len + 1;
    step.emit(Event::CalendarAdvanced { date, kind, owner });
}

/// Rule 12.3: after too many quiet rounds, each further one puts a blank marker on the next date.
pub(crate) fn end_round<R: Record<Event>, C: Chance>(step: &mut Step<'_, Wolves, R, C>) {
    let (entered, stall) = (step.game().entered, step.game().agreed.stall);
    let quiet = if entered { 0 } else { step.game().quiet.saturating_add(1) };
    if stall > 0 && quiet > stall {
        advance(step, DateKind::Blank, None);
    }
    step.emit(Event::RoundEnded { quiet });
}
