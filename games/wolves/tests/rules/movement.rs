//! Chapter 5 · Move.

use expect_test::expect;
use tabletop::{Fast, Game, Seat, Silent, Step, Viewer};
use wolves::{Wolves, components::Terrain};

use crate::{check, legal, legal_with, position};

/// Rule 5.1
#[test]
fn a_move_is_paid_first_and_then_wolves_walk() {
    check(
        "players 3
         seat 0 home forest alpha A9 pack A9",
        "walk pack A9 A6
         move forest pay h
         walk pack A9 A6
         walk alpha A9 A5",
        &expect![[r#"
            refused: no_move_open
            seat 0 pays forest h
            seat 0 moves to forest: 2 walks of 3
            seat 0 pack A9 to A6
            seat 0 alpha A9 to A5
            seat 0 action 1 done
        "#]],
    );
    let moves: wolves::Action = "move forest pay h".parse().expect("an action");
    assert!(Wolves::leads_to(&moves).is_some(), "an interface offers the walks together with the Move");
}

/// Rule 5.2
#[test]
fn each_wolf_walks_once_and_as_many_as_the_spread_allows() {
    check(
        "players 3
         seat 0 home forest alpha A9 pack A9 A8 A8 dens 1 0 0",
        "move forest pay h
         walk pack A8 A6
         walk pack A6 A5
         walk pack A8 A6
         walk pack A6 A5
         walk alpha A9 A5
         walk pack A9 A4",
        &expect![[r#"
            seat 0 pays forest h
            seat 0 moves to forest: 3 walks of 3
            seat 0 pack A8 to A6
            refused: already_walked at=A6 wolf=pack
            seat 0 pack A8 to A6
            refused: already_walked at=A6 wolf=pack
            seat 0 alpha A9 to A5
            seat 0 action 1 done
            refused: no_move_open
        "#]],
    );
}

/// Rule 5.2
#[test]
fn of_two_wolves_on_a_hex_one_may_have_walked_and_the_other_not() {
    let game = position(
        "players 3
         seat 0 home forest alpha S1 pack A6 A6
         move forest 1 pack:A6",
    );
    assert_eq!(legal_with(&game, "walk pack A6 A"), ["walk pack A6 A4", "walk pack A6 A5"]);
    let game = position(
        "players 3
         seat 0 home forest alpha S1 pack A6 A6
         move forest 1 pack:A6 pack:A6",
    );
    assert_eq!(legal_with(&game, "walk pack"), [""; 0]);
}

/// Rule 5.3
#[test]
fn a_walk_ends_on_another_hex_of_the_paid_terrain_within_speed() {
    check(
        "players 3
         seat 0 home forest alpha A1 pack A1 A6
         move desert 2",
        "walk pack A6 A6
         walk pack A6 A9
         walk pack A1 A15
         walk pack A6 A14
         walk pack B1 A14
         walk alpha A1 J1",
        &expect![[r#"
            refused: same_hex at=A6
            refused: wrong_terrain at=A9 terrain=tundra paid=desert
            refused: too_far at=A15 distance=4 speed=3
            seat 0 pack A6 to A14
            refused: no_wolf_there at=B1 wolf=pack
            refused: no_such_hex at=J1
        "#]],
    );
}

/// Rule 5.3
#[test]
fn wolves_walk_through_anything_but_water_and_chasm() {
    // The straight way from A9 to A12 leads over the water; the way round it over foreign pieces.
    let game = position(
        "players 3
         lone A3 A13
         region A prey moose 2
         seat 0 home rock pack A9 alpha S1
         seat 1 alpha A8 A8 pack A10 A10
         seat 2 alpha A14 A15
         move rock 2",
    );
    assert_eq!(legal_with(&game, "walk pack A9 A"), ["walk pack A9 A11", "walk pack A9 A12"]);
}

/// Rule 5.4
#[test]
fn a_pack_wolf_stops_on_empty_hexes_own_pieces_and_foreign_dens() {
    let game = position(
        "players 3
         region A prey moose 2
         lone A13
         seat 0 home rock pack A9 alpha A8 lair A1
         seat 1 pack A2 den A3 alpha A4 lair A5
         seat 2 den A6 pack A6
         move grass 2",
    );
    // A1 holds one own lair, A2 a foreign pack wolf, A3 a foreign den.
    assert_eq!(legal_with(&game, "walk pack A9 A"), ["walk pack A9 A1", "walk pack A9 A3"]);
    check(
        "players 3
         region A prey moose 2
         lone A13
         seat 0 home rock pack A9 alpha A8
         seat 1 pack A2 alpha A4 lair A5
         seat 2 den A6 pack A6
         move forest 2",
        "walk pack A9 A6
         walk pack A9 A5
         walk pack A9 A4
         walk alpha A8 A4",
        &expect![[r#"
            refused: hex_full at=A6
            refused: foreign_piece at=A5 owner=1
            refused: foreign_piece at=A4 owner=1
            refused: foreign_piece at=A4 owner=1
        "#]],
    );
    check(
        "players 3\nregion A prey moose 2\nseat 0 pack A9 alpha A8\nmove tundra 2",
        "walk alpha A8 A7",
        &expect![[r#"
            refused: prey_there at=A7
        "#]],
    );
    check(
        "players 3\nlone A13\nseat 0 pack A9 alpha A8\nmove desert 2",
        "walk alpha A8 A13",
        &expect![[r#"
        refused: lone_wolf_there at=A13
    "#]],
    );
}

/// Rule 5.5
#[test]
fn an_alpha_stops_on_a_foreign_pack_wolf_and_a_pack_wolf_does_not() {
    check(
        "players 3
         seat 0 home rock pack A9 alpha A8
         seat 1 pack A2
         move grass 2",
        "walk pack A9 A2
         walk alpha A8 A2",
        &expect![[r#"
            refused: foreign_piece at=A2 owner=1
            seat 0 alpha A8 to A2
            seat 0 must displace pack of 1 at A2
        "#]],
    );
}

/// Rule 5.6
#[test]
fn a_move_ends_by_itself_when_nobody_can_walk() {
    check(
        "players 3
         seat 0 home forest alpha A9",
        "move forest pay h
         walk alpha A9 A6",
        &expect![[r#"
            seat 0 pays forest h
            seat 0 moves to forest: 2 walks of 3
            seat 0 alpha A9 to A6
            seat 0 action 1 done
        "#]],
    );
}

/// Rule 5.6
#[test]
fn going_on_to_something_else_ends_the_move() {
    let text = "players 3
         seat 0 home forest alpha A9 pack A9 flipped 3
         move forest 2";
    assert!(legal(&position(text)).contains(&"build A6 speed pay h1".to_owned()));
    assert!(!legal(&position(text)).contains(&"end".to_owned()));
    check(
        text,
        "build A6 speed pay h1",
        &expect![[r#"
        seat 0 action 1 done
        seat 0 pays forest h1
        seat 0 den A6 from speed
        seat 0 speed 4 after 1 dens
        seat 0 action 2 done
    "#]],
    );
    check(
        &format!("{text}\ndone 1"),
        "end",
        &expect![[r#"
        seat 0 action 2 done
        seat 0 ends, seat 1 next: play
    "#]],
    );
}

/// Rules 4.1, 5.1
#[test]
fn figures_show_where_a_wolf_could_walk_if_only_its_owner_could_pay() {
    let text = |tokens: u8| format!("players 3\nseat 0 home tundra pack A9 flipped 1 terrain {tokens}");
    let game = position(&text(0));
    assert_eq!(legal_with(&game, "move forest"), [""; 0]);
    let unpaid = game.figures(Viewer::Spectator).unpaid;
    let to = &unpaid.first().expect("a forest is near").to;
    assert!(to.iter().all(|&it| game.terrain(it) == Some(Terrain::Forest)), "{to:?}");
    // With a token the same walks are on offer.
    let rich = position(&text(1));
    assert_eq!(rich.figures(Viewer::Spectator).unpaid, []);
    let walks = after_move(&rich, "move forest pay *");
    assert_eq!(walks, to.iter().map(|it| format!("walk pack A9 {it}")).collect::<Vec<_>>());
}

/// The walks on offer once a Move has been paid.
fn after_move(game: &Wolves, action: &str) -> Vec<String> {
    let mut game = *game;
    let action = action.parse().expect("an action");
    Wolves::resolve(&mut Step::new(&mut game, &mut Silent, &mut Fast::new(1)), Seat(0), action);
    legal_with(&game, "walk")
}
