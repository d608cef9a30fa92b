//! Chapter 12 · The end of the game.

use tabletop::{BySeat, Chance, Line, Outcome, Record, Seat, Sheet, Step, Viewer};

use crate::{
    event::Event,
    rules::{
        components::{AGES, Kingdom, Owner},
        state::Kingdoms,
    },
    screen::view,
};

/// Rule 12.1: retreat tokens score, then unused "+2" tokens, a point each.
pub(crate) fn resolve<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>) {
    let seats = step.game().seats;
    for seat in Seat::all(seats) {
        let values = step.game().retreat_tokens[seat.index()];
        if !values.is_empty() {
            step.emit(Event::RetreatTokensScored { seat, values, points: values.worth() as u8 });
        }
    }
    for seat in Seat::all(seats) {
        let points = step.game().modifiers[seat.index()];
        if points > 0 {
            step.emit(Event::ModifiersScored { seat, points });
        }
    }
    step.emit(Event::GameEnded);
}

/// How the game stands by its final rules.
pub(crate) fn outcome(game: &Kingdoms) -> Outcome {
    let score = BySeat::from_fn(game.seats, |seat| {
        game.score(Owner::seat(seat))
            + game.retreat_tokens[seat.index()].worth()
            + i32::from(game.modifiers[seat.index()])
    });
    if game.is_solo() {
        // Rule 13.10: the player wins only with strictly more points.
        let won = score[Seat(0)] > game.score(Owner::UPSTART);
        let placing = BySeat::from_fn(1, |_| if won { 1 } else { 2 });
        return Outcome { placing, score };
    }
    // Rule 12.2: of the tied, who claimed the capital of the largest kingdom in the last age;
    // otherwise they share the win.
    let holder = game.capital(Kingdom::Woods).filter(|_| game.age == AGES);
    Outcome::by_key(score, |seat| (score[seat], holder == Some(Owner::seat(seat))))
}

/// The lines of a score sheet for kingdoms, by age.
const LINES: [[&str; 5]; AGES as usize] = [
    ["age1-isle", "age1-dunes", "age1-marsh", "age1-peaks", "age1-woods"],
    ["age2-isle", "age2-dunes", "age2-marsh", "age2-peaks", "age2-woods"],
    ["age3-isle", "age3-dunes", "age3-marsh", "age3-peaks", "age3-woods"],
];

/// Where a seat's points come from, as far as this viewer may know.
pub(crate) fn sheet(game: &Kingdoms, seat: Seat, viewer: Viewer) -> Sheet {
    let names = LINES.iter().flatten();
    let points = game.points[seat.index()].iter().flatten();
    let line = |name, points| Line { name, points };
    let mut lines: Vec<Line> =
        names.zip(points).map(|(&name, &points)| line(name, i32::from(points))).collect();
    let tokens =
        if view::knows_tokens(game, seat, viewer) { game.retreat_tokens[seat.index()].worth() } else { 0 };
    lines.push(line("rallies", i32::from(game.rallies[seat.index()])));
    lines.push(line("retreat-tokens", tokens));
    lines.push(line("modifiers", i32::from(game.modifiers[seat.index()])));
    Sheet::new(lines)
}
