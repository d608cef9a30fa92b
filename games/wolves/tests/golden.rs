//! Whole games as text: the actions are read from the file, and what follows from them is compared with it.
//!
//! `UPDATE_EXPECT=1 cargo test` writes the files anew from their actions; the difference is for review.

use std::{fmt::Write, fs, path::Path};

use expect_test::expect_file;
use tabletop::{Game, Match, Seat, Seed, Turn, Viewer};
use wolves::{Options, Wolves};

/// The value of the line that begins with `key`.
fn value(text: &str, key: &str) -> u64 {
    let found = text.lines().find_map(|it| it.strip_prefix(key));
    found.and_then(|it| it.trim().parse().ok()).unwrap_or_else(|| panic!("no line `{key}`"))
}

/// Plays the actions of a golden game and lists everything that happens.
fn replayed(text: &str) -> String {
    let (players, seed) = (value(text, "players ") as u8, value(text, "seed "));
    let mut game =
        Match::<Wolves>::start(&Options::default(), players, Seed::number(seed)).expect("it starts");
    let mut out = format!("players {players}\nseed {seed}\n");
    for event in &game.replay().setup {
        writeln!(out, "  {event}").expect("a string takes all text");
    }
    for line in text.lines().filter(|it| !it.starts_with(' ')) {
        let Some((seat, action)) = line.split_once(": ") else { continue };
        let seat = Seat(seat.parse().expect("a seat"));
        let action = action.parse().unwrap_or_else(|why| panic!("{why}"));
        let entry = game.play(seat, action).unwrap_or_else(|why| panic!("{line}: {why}"));
        writeln!(out, "{line}").expect("a string takes all text");
        for event in &entry.events {
            writeln!(out, "  {event}").expect("a string takes all text");
        }
    }
    assert_eq!(game.position().turn(), Turn::Over, "a golden game is played to its end");
    for seat in Seat::all(players) {
        let sheet = game.position().sheet(seat, Viewer::Everything);
        let lines: Vec<_> = sheet.lines.iter().map(|it| format!("{} {}", it.name, it.points)).collect();
        writeln!(out, "  seat {seat}: {} = {}", lines.join(", "), sheet.total)
            .expect("a string takes all text");
    }
    out
}

fn check(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    let text = fs::read_to_string(&path).expect("the golden game is there");
    expect_file![path].assert_eq(&replayed(&text));
}

#[test]
fn a_sensible_game_of_two() {
    check("sensible-2-players.game");
}

#[test]
fn a_sensible_game_of_three() {
    check("sensible-3-players.game");
}

#[test]
fn a_sensible_game_of_four() {
    check("sensible-4-players.game");
}

#[test]
fn a_sensible_game_of_five() {
    check("sensible-5-players.game");
}

#[test]
fn a_wild_game_of_three() {
    check("wild-3-players.game");
}
