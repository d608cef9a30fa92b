//! Rule examples: a position and some notation in, what happened out.

mod age;
mod battle;
mod boxes;
mod claim;
mod decrees;
mod options;
mod rally;
mod retreat;
mod scoring;
mod setup;
mod solo;

use kingdoms::{Action, Kingdoms};
use tabletop::{Game, Seat};
use testkit::Played;

/// The position that a text describes.
pub fn position(text: &str) -> Kingdoms {
    match text.parse() {
        Ok(position) => position,
        Err(why) => panic!("{why}\n{text}"),
    }
}

/// Plays from a position.
pub fn play(text: &str, lines: &str) -> Played<Kingdoms> {
    testkit::play(position(text), lines)
}

/// The lines of the story that contain one of the words.
pub fn only(story: &str, words: &[&str]) -> String {
    let lines = story.lines().filter(|it| words.iter().any(|word| it.contains(word)));
    lines.map(|it| format!("{it}\n")).collect()
}

/// What each owner got for a kingdom.
pub fn scores(played: &Played<Kingdoms>, kingdom: &str) -> String {
    only(&played.story, &[&format!("at {kingdom}: ")])
        .lines()
        .filter(|it| it.contains(" is "))
        .map(|it| format!("{it}\n"))
        .collect()
}

/// What a seat may do, in notation.
pub fn legal(game: &Kingdoms, seat: u8) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(Seat(seat), &mut actions);
    actions.iter().map(Action::to_string).collect()
}
