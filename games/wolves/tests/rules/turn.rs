//! Chapter 3 · The turn.

use expect_test::expect;
use tabletop::{Game, Match, Refusal, Seat, Seed, Viewer};
use wolves::{Options, Wolves};

use crate::{check, legal, legal_with, position};

const START: &str = "players 3\nseat 0 home forest alpha S1 pack S1";

/// Rules 3.1, 3.3
#[test]
fn two_actions_are_mandatory_and_a_move_may_move_nobody() {
    check(
        START,
        "end
         move forest pay h
         end
         move forest pay 1
         end",
        &expect![[r#"
            refused: actions_left left=2
            seat 0 pays forest h
            seat 0 moves to forest: 2 walks of 3
            refused: actions_left left=1
            seat 0 action 1 done
            seat 0 pays forest 1
            seat 0 moves to forest: 2 walks of 3
            seat 0 action 2 done
            seat 0 ends, seat 1 next: play
        "#]],
    );
}

/// Rule 3.2
#[test]
fn a_further_action_costs_a_bonus_action_token() {
    check(
        &format!("{START} action 1\ndone 2"),
        "move forest pay h
         move forest pay 1
         end",
        &expect![[r#"
            seat 0 spends an action token, 0 left
            seat 0 pays forest h
            seat 0 moves to forest: 2 walks of 3
            refused: no_actions_left done=3
            seat 0 action 3 done
            seat 0 ends, seat 1 next: play
        "#]],
    );
    let game = position(&format!("{START}\ndone 2"));
    assert_eq!(legal(&game), ["end"]);
    check(
        &format!("{START}\ndone 2"),
        "move forest pay h",
        &expect![[r#"
        refused: no_actions_left done=2
    "#]],
    );
}

/// Rule 3.2
#[test]
fn a_token_gained_this_turn_pays_for_a_further_action() {
    let game = position(
        "players 3
         done 1
         region A board GFTRD prey moose 1
         seat 0 home forest alpha A4 pack A6 A13 dens 1 0 0 flipped 3 4",
    );
    let played = testkit::play(game, "move tundra pay 3\n walk pack A13 A9\n build A4 spread pay h1");
    assert_eq!(
        played.story.lines().filter(|it| it.contains("action token")).collect::<Vec<_>>(),
        [
            "seat 0 gains action token: 1",
            "seat 0 spends an action token, 0 left",
            "seat 0 gains action token: 1"
        ],
        "{}",
        played.story
    );
}

/// Rule 3.4
#[test]
fn the_turn_passes_clockwise() {
    check(
        "players 3
         turn 2
         done 2
         first 1",
        "end",
        &expect![[r#"
            seat 2 ends, seat 0 next: play
        "#]],
    );
}

/// Rule 3.5
#[test]
fn a_hex_holds_two_pieces_and_two_colours_only_as_den_and_wolf() {
    // A7 holds two own wolves, A8 a foreign den and a wolf, A9 one foreign den.
    let game = position(
        "players 3
         seat 0 home forest alpha A7 pack A7 A1
         seat 1 home rock den A8 A9 pack A8
         move tundra 2",
    );
    assert_eq!(legal_with(&game, "walk pack A1"), ["walk pack A1 A9"]);
}

/// Rule 3.6
#[test]
fn everything_of_a_turn_can_be_taken_back_until_it_is_ended() {
    let options = Options::default();
    let mut game = Match::<Wolves>::start(&options, 2, Seed::number(4)).expect("it starts");
    let next = |game: &mut Match<Wolves>| {
        let seat = game.position().turn().seats().first().expect("somebody's turn");
        let mut legal = Vec::new();
        game.position().legal(seat, &mut legal);
        game.play(seat, legal[0]).expect("legal");
        seat
    };
    let first = game.position().facts().first_player;
    for expected in [first, first.next(2), first, first.next(2), first.next(2), first] {
        assert_eq!(next(&mut game), expected);
    }
    let before = *game.position();
    for _ in 0..3 {
        assert_eq!(next(&mut game), first);
    }
    assert_ne!(*game.position(), before);
    // The last placement passed the turn to the same player, so it can be taken back as well.
    assert_eq!(game.undo_limit(first), Some(5));
    game.undo_to(first, 6).expect("nothing is settled");
    assert_eq!(*game.position(), before);
    assert_eq!(game.undo_to(first, 4).err(), Some(Refusal::CannotUndo { entry: 5 }));
}

/// Rule 3.6
#[test]
fn every_viewer_sees_the_whole_position() {
    let game = position(START);
    assert_eq!(game.view(Viewer::Spectator), game.view(Viewer::Seat(Seat(2))));
    assert_eq!(game.view(Viewer::Spectator), game.view(Viewer::Everything));
}
