//! Whole games as text, actions and events: `UPDATE_EXPECT=1` rewrites them, review reads them.

use std::fmt::Write;

use bots::Evaluate;
use expect_test::expect_file;
use kingdoms::{Kingdoms, Level, Options, Ties};
use tabletop::{Fast, Game, Match, Seat, Seed, Viewer};

/// A game of light policies, from beginning to end.
fn played(seats: u8, options: &Options, seed: u64) -> String {
    let mut game =
        Match::<Kingdoms>::start(options, seats, Seed::number(seed)).expect("these options are allowed");
    let mut chance = Fast::new(seed);
    let mut text = String::new();
    for event in &game.replay().setup {
        writeln!(text, "  {event}").expect("a string takes all text");
    }
    while let Some(seat) = game.position().turn().seats().first() {
        let action = game.position().light(seat, &mut chance);
        writeln!(text, "{seat}: {action}").expect("a string takes all text");
        for event in &game.play(seat, action).expect("the light policy plays legal moves").events {
            writeln!(text, "  {event}").expect("a string takes all text");
        }
    }
    let outcome = game.position().outcome();
    for seat in Seat::all(seats) {
        let sheet = game.position().sheet(seat, Viewer::Everything);
        let lines = sheet.lines.iter().filter(|it| it.points != 0);
        let lines: Vec<String> = lines.map(|it| format!("{} {}", it.name, it.points)).collect();
        let place = outcome.placing[seat];
        writeln!(text, "{seat}: place {place} with {}: {}", sheet.total, lines.join(", "))
            .expect("a string takes all text");
    }
    text
}

#[test]
fn three_players_who_fight() {
    let text = played(3, &Options::default(), 11);
    expect_file!["golden/three-fight.game"].assert_eq(&text);
}

#[test]
fn two_players_in_peace() {
    let options = Options { ties: Ties::Peace, ..Options::default() };
    expect_file!["golden/two-peace.game"].assert_eq(&played(2, &options, 12));
}

#[test]
fn five_players_who_fight() {
    let text = played(5, &Options::default(), 13);
    expect_file!["golden/five-fight.game"].assert_eq(&text);
}

#[test]
fn one_player_on_every_level() {
    for level in Level::ALL {
        let options = Options { level: Some(level), ..Options::default() };
        let text = played(1, &options, 14);
        match level {
            Level::Easy => expect_file!["golden/solo-easy.game"].assert_eq(&text),
            Level::Medium => expect_file!["golden/solo-medium.game"].assert_eq(&text),
            Level::Normal => expect_file!["golden/solo-normal.game"].assert_eq(&text),
            Level::Hard => expect_file!["golden/solo-hard.game"].assert_eq(&text),
            Level::Extreme => expect_file!["golden/solo-extreme.game"].assert_eq(&text),
        }
    }
}
