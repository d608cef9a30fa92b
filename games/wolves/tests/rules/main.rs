//! The rules by example, a chapter to a file: a position and some notation in, what happened out.

mod actions;
mod boxes;
mod calendar;
mod components;
mod displace;
mod dominate;
mod end;
mod hunt;
mod movement;
mod notation;
mod options;
mod payment;
mod scoring;
mod setup;
mod turn;

use expect_test::Expect;
use tabletop::{Game, Match, Seat, Seed, Step, Turn};
use wolves::{Action, Event, Hex, Options, Wolves};

/// A position from text.
fn position(text: &str) -> Wolves {
    match text.parse() {
        Ok(game) => game,
        Err(why) => panic!("{why}"),
    }
}

/// Plays the lines from the position and compares what happens.
fn check(text: &str, lines: &str, story: &Expect) {
    story.assert_eq(&testkit::play(position(text), lines).story);
}

/// What the seat to play may do, as notation.
fn legal(game: &Wolves) -> Vec<String> {
    let Turn::Of(seats) = game.turn() else { return Vec::new() };
    let mut actions: Vec<Action> = Vec::new();
    game.legal(seats.first().expect("somebody's turn"), &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// The legal actions that begin with these words.
fn legal_with(game: &Wolves, beginning: &str) -> Vec<String> {
    legal(game).into_iter().filter(|it| it.starts_with(beginning)).collect()
}

fn hex(name: &str) -> Hex {
    name.parse().expect("the name of a hex")
}

/// A match by default options, and the events of its set-up.
fn set_up(players: u8, seed: u64) -> (Wolves, Vec<Event>) {
    let game = Match::<Wolves>::start(&Options::default(), players, Seed::number(seed)).expect("it starts");
    (*game.position(), game.replay().setup.clone())
}

/// Plays one action without any check.
fn play(game: &mut Wolves, seat: Seat, action: &str) -> Vec<Event> {
    let mut events = Vec::new();
    let action: Action = action.parse().expect("an action");
    assert_eq!(game.check(seat, &action), Ok(()), "{action}");
    Wolves::resolve(&mut Step::new(game, &mut events, &mut tabletop::Fast::new(0)), seat, action);
    events
}
