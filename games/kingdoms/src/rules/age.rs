//! Chapter 11 · The end of an age, and the next one.

use tabletop::{Chance, Record, Seat, Step};

use crate::{
    event::Event,
    rules::{
        components::{AGES, Kingdom, Owner},
        draw, end, scoring, setup,
        state::Kingdoms,
        turn,
    },
};

/// Rule 3.2: everybody has retreated, so the kingdoms are scored.
pub(crate) fn end<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>) {
    let age = step.game().age;
    step.emit(Event::AgeEnded { age });
    scoring::go_on(step);
}

/// Rule 11.1: after scoring, the next age begins; after the third, the game ends.
pub(crate) fn finish<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>) {
    let age = step.game().age;
    if age >= AGES {
        return end::resolve(step);
    }
    let first = next_first(step.game());
    // Rule 11.2: tokens on capitals move to a free council seat and stay to the end.
    for kingdom in Kingdom::ALL {
        if let Some(owner) = step.game().capital(kingdom) {
            step.emit(Event::CouncilSeated { owner, kingdom });
        }
    }
    // Rule 11.3: all other tokens go home, cards become a new deck, hands are kept and filled.
    step.emit(Event::BoardCleared);
    for seat in Seat::all(step.game().seats) {
        draw::refill(step, seat);
    }
    // Rule 11.4: the old decrees are gone, and five new ones are dealt.
    setup::deal_decrees(step);
    turn::begin_age(step, age + 1, first);
}

/// Rule 11.5: the lowest score begins the next age. Of several, who claimed a capital earlier in
/// this age; if none did, the next clockwise from the first player of this age.
fn next_first(game: &Kingdoms) -> Seat {
    let lowest = Seat::all(game.seats).map(|it| game.score(Owner::seat(it))).min();
    let tied = |it: &Seat| Some(game.score(Owner::seat(*it))) == lowest;
    let claimed = game.capitals.iter().flatten().filter_map(|&it| game.capital(it)?.as_seat());
    let clockwise = game.first.round(game.seats);
    claimed.chain(clockwise).find(tied).unwrap_or(game.first)
}
