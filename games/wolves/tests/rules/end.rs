//! Chapter 14 · The end.

use expect_test::expect;
use tabletop::{Game, Seat, Turn, Viewer};

use crate::{check, legal, position};

/// Rule 14.1
#[test]
fn the_full_moon_ends_the_game_at_once() {
    let text = "players 3\ndone 2\nmoons 2\ncalendar 22\nregion A token full\nseat 1 pack A1";
    check(
        text,
        "end\n0: end",
        &expect![[r#"
        full moon
        A full: seat 1 first with 1, token 8
        won by 1
        refused: the game is over
        over
    "#]],
    );
    let after = testkit::play(position(text), "end").game;
    assert_eq!(after.turn(), Turn::Over);
    assert!(legal(&after).is_empty());
}

/// Rule 14.2: the worked example of a sheet of 54 points.
#[test]
fn the_sheet_of_fifty_four_points() {
    let game = position(
        "players 3
         seat 0 home forest dens 4 3 2 lairs 3 prey moose deer hare wolves 4 won 1 0 1 chips 4",
    );
    let sheet = game.sheet(Seat(0), Viewer::Everything);
    let lines: Vec<_> = sheet.lines.iter().map(|it| (it.name, it.points)).collect();
    let tracks = [("spread", 7), ("speed", 3), ("howl", 0), ("wolves", 4), ("lairs", 15), ("prey", 9)];
    assert_eq!(lines[..6], tracks);
    assert_eq!(lines[6..], [("tokens", 12), ("chips", 4)]);
    assert_eq!(sheet.total, 54);
}

/// Rule 14.3
#[test]
fn ties_are_decided_by_tokens_then_wolves_then_alphas_then_shared() {
    let placing = |seats: &str| {
        let game = position(&format!("players 3\nphase over\n{seats}"));
        game.outcome().placing.as_slice().to_vec()
    };
    assert_eq!(placing("seat 0 chips 8\nseat 1 won 2 0 0\nseat 2 won 0 0 1"), [3, 1, 2]);
    assert_eq!(placing("seat 0 chips 8 pack A1 A1\nseat 1 chips 8 pack A2\nseat 2 chips 9"), [2, 3, 1]);
    assert_eq!(placing("seat 0 pack A1 A1\nseat 1 pack A2 alpha A2\nseat 2 chips 9"), [3, 2, 1]);
    assert_eq!(placing("seat 0 pack A1 alpha A1\nseat 1 pack A2 alpha A2\nseat 2"), [1, 1, 3]);
}
