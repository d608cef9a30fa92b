//! Chapter 11 · Hunt.

use expect_test::expect;
use tabletop::{Game, Viewer};

use crate::{check, position};

/// Rules 11.1, 11.5: the printed example of a moose that three wolves surround.
#[test]
fn wolves_on_three_hexes_take_the_moose_and_a_bonus_action() {
    check(
        "players 3
         region A prey moose 2
         seat 0 home grass alpha A4 pack A6 A5",
        "move grass pay h
         walk pack A5 A1
         move grass pay 3",
        &expect![[r#"
            seat 0 pays grass h
            seat 0 moves to grass: 2 walks of 3
            seat 0 pack A5 to A1
            seat 0 action 1 done
            seat 0 hunts moose in A, 1 left
            seat 0 gains action token: 1
            seat 0 pays grass 3
            seat 0 moves to grass: 2 walks of 3
        "#]],
    );
}

/// Rule 11.1
#[test]
fn two_wolves_on_one_hex_count_once_and_dens_do_not_count() {
    let game = position(
        "players 3
         region A prey moose 2
         seat 0 home grass alpha A4 pack A4 A6 den A8 lair A9
         move tundra 1",
    );
    let prey = game.figures(Viewer::Everything).prey[0];
    assert_eq!((prey.hunters, prey.needed, prey.owned), (2, 3, false));
}

/// Rule 11.1
#[test]
fn the_pack_hunts_after_the_whole_move_and_not_on_the_way() {
    // With the pack wolf there are three for a moment, and then the alpha leaves.
    check(
        "players 3
         region A prey moose 2
         seat 0 home grass alpha A2 pack A6 A5
         move grass 2",
        "walk pack A5 A1
         walk alpha A2 A3",
        &expect![[r#"
            seat 0 pack A5 to A1
            seat 0 alpha A2 to A3
            seat 0 action 1 done
        "#]],
    );
}

/// Rule 11.2
#[test]
fn nobody_takes_a_kind_of_prey_twice() {
    check(
        "players 3
         region A prey moose 2
         seat 0 home grass alpha A2 pack A6 A8 A5 prey moose
         move grass 1",
        "walk pack A5 A1",
        &expect![[r#"
            seat 0 pack A5 to A1
            seat 0 action 1 done
        "#]],
    );
}

/// Rule 11.3
#[test]
fn only_the_active_player_hunts() {
    check(
        "players 3
         turn 1
         done 1
         region A prey moose 2
         seat 0 home grass alpha A2 pack A6 A8
         seat 1 home rock alpha S1",
        "move rock pay h
         end",
        &expect![[r#"
            seat 1 pays rock h
            seat 1 moves to rock: 2 walks of 3
            seat 1 action 2 done
            seat 1 ends, seat 2 next: play
        "#]],
    );
}

/// Rule 11.4
#[test]
fn of_two_stacks_of_a_kind_the_larger_one_is_taken() {
    let surrounded = "seat 0 home grass alpha A2 D2 pack A6 A8 D6 D8 S1\nmove tundra 1";
    let played = |a, d| {
        let text = format!("players 3\nregion A prey hare {a}\nregion D prey hare {d}\n{surrounded}");
        let played = testkit::play(position(&text), "move grass pay h");
        played.story.lines().filter(|it| it.contains("hunts")).collect::<Vec<_>>().join("; ")
    };
    assert_eq!(played(1, 2), "seat 0 hunts hare in D, 1 left");
    assert_eq!(played(2, 1), "seat 0 hunts hare in A, 1 left");
    assert_eq!(played(2, 2), "seat 0 hunts hare in A, 1 left");
}

/// Rule 11.5
#[test]
fn at_a_table_of_two_prey_brings_no_token_and_leaves_an_empty_hex() {
    check(
        "players 2
         region A prey moose 1
         seat 0 home grass alpha A4 pack A6 A5
         move grass 1",
        "walk pack A5 A1
         move tundra pay 4
         walk alpha A4 A7",
        &expect![[r#"
            seat 0 pack A5 to A1
            seat 0 action 1 done
            seat 0 hunts moose in A, 0 left
            seat 0 pays tundra 4
            seat 0 moves to tundra: 2 walks of 3
            seat 0 alpha A4 to A7
        "#]],
    );
}
