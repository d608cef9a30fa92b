//! Rule examples as text: a position and some notation in, what happened out.

use std::fmt::Write;

use tabletop::{Fast, Game, Seat, Step, Turn, live};

/// A position after a scenario, and the story that led there.
#[derive(Clone, Debug)]
pub struct Played<G> {
    /// The position after the last line.
    pub game: G,
    /// One line per event, or per refusal.
    pub story: String,
}

/// Plays lines of notation from a position: `[seat:] action`, one a line, blank lines skipped.
/// Without a seat, the seat that owes the decision plays.
///
/// # Panics
/// If a line is no action of this game.
pub fn play<G: Game>(mut game: G, lines: &str) -> Played<G> {
    let mut story = String::new();
    let mut chance = Fast::new(0);
    for line in lines.lines().map(str::trim).filter(|it| !it.is_empty()) {
        let (seat, text) = match line.split_once(": ") {
            Some((seat, text)) => (Seat(seat.parse().expect("a seat number before the colon")), text),
            None => (game.turn().seats().first().unwrap_or(Seat(0)), line),
        };
        let action: G::Action = match text.parse() {
            Ok(action) => action,
            Err(why) => panic!("`{text}` is not an action: {why}"),
        };
        if let Some(refusal) = live::why(&game, seat, &action) {
            writeln!(story, "refused: {refusal}").expect("a string takes all text");
            continue;
        }
        let mut events = Vec::new();
        G::resolve(&mut Step::new(&mut game, &mut events, &mut chance), seat, action);
        for event in events {
            writeln!(story, "{event}").expect("a string takes all text");
        }
    }
    if game.turn() == Turn::Over {
        story.push_str("over\n");
    }
    Played { game, story }
}
