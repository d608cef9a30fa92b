//! Chapter 10 · Displacing.

use expect_test::expect;
use tabletop::{Game, Viewer};

use crate::{check, legal, position};

/// Rule 10.1
#[test]
fn all_nearest_hexes_are_offered_to_the_active_player() {
    // The pack wolf of seat 1 on A14 has three land neighbours on its board and some beyond it.
    let mut game = position(
        "players 3
         seat 0 home desert alpha A9 pack A9
         seat 1 pack A14
         move desert 2",
    );
    crate::play(&mut game, tabletop::Seat(0), "walk alpha A9 A14");
    let view = game.view(Viewer::Everything);
    let waiting = view.displacement.expect("a choice");
    let nearest: Vec<_> = waiting.options.iter().map(|it| format!("displace {it}")).collect();
    assert_eq!(legal(&game), nearest);
    let map = game.geometry();
    assert!(waiting.options.iter().all(|&it| map.walk(waiting.at, it) == 1));
    assert_eq!(view.active, Some(tabletop::Seat(0)));
}

/// Rule 10.1
#[test]
fn the_way_to_flee_is_counted_over_land() {
    // Everything next to A9 is taken; the hexes beyond the water are two away as the crow flies,
    // and as far on foot only where land lies between.
    let game = position(
        "players 3
         seat 0 home tundra alpha A9 pack A8 A6 A13 A14 A2 A1 A4 A5 A3
         region A prey moose 1
         seat 1 pack A9
         fleeing 1 pack A9
         move tundra 1 alpha:A9",
    );
    let options = game.view(Viewer::Everything).displacement.expect("a choice").options;
    let map = game.geometry();
    assert!(options.contains(&crate::hex("A10")) && !options.contains(&crate::hex("A12")));
    assert!(options.iter().all(|&it| map.walk(crate::hex("A9"), it) == 2), "{options:?}");
}

/// Rule 10.2
#[test]
fn a_displaced_wolf_joins_a_single_piece_of_its_own_colour() {
    // All neighbours of A8 are taken; only A10 holds a single piece of seat 1.
    check(
        "players 3
         lone A3
         region A prey moose 1
         seat 0 home tundra alpha A9 pack A2 A9
         seat 1 pack A8 den A10
         move tundra 1",
        "walk alpha A9 A8",
        &expect![[r#"
            seat 0 alpha A9 to A8
            seat 0 displaces pack of 1 from A8 to A10
            seat 0 action 1 done
            seat 0 hunts moose in A, 0 left
            seat 0 gains action token: 1
        "#]],
    );
}

/// Rule 10.2
#[test]
fn only_possible_and_nearest_hexes_are_accepted() {
    check(
        "players 3
         lone A3
         region A prey moose 1
         seat 0 home tundra alpha A9 pack A9
         seat 1 pack A8
         move tundra 1",
        "displace A10
         walk alpha A9 A8
         displace A3
         displace A9
         displace A6
         displace A16
         displace J1
         displace A10",
        &expect![[r#"
            refused: nothing_to_displace
            seat 0 alpha A9 to A8
            seat 0 must displace pack of 1 at A8
            refused: cannot_flee_there at=A3
            refused: cannot_flee_there at=A9
            refused: not_nearest at=A6 distance=2 nearest=1
            refused: cannot_flee_there at=A16
            refused: no_such_hex at=J1
            seat 0 displaces pack of 1 from A8 to A10
            seat 0 action 1 done
        "#]],
    );
}

/// Rule 10.3
#[test]
fn nothing_else_happens_before_the_displaced_wolf_has_fled() {
    check(
        "players 3
         seat 0 home tundra alpha A9 pack A9 A2
         seat 1 pack A8
         move tundra 2",
        "walk alpha A9 A8
         walk pack A2 A7
         move tundra pay h
         end
         displace A10
         walk pack A2 A7",
        &expect![[r#"
            seat 0 alpha A9 to A8
            seat 0 must displace pack of 1 at A8
            refused: displace_first at=A8
            refused: displace_first at=A8
            refused: displace_first at=A8
            seat 0 displaces pack of 1 from A8 to A10
            seat 0 pack A2 to A7
            seat 0 action 1 done
        "#]],
    );
}
