//! Chapters 6 to 8 · Build, upgrade and howl.

use expect_test::expect;
use tabletop::{Game, Seat, Viewer};

use crate::{check, legal_with, position};

/// Rule 6.1
#[test]
fn a_den_is_built_on_or_next_to_an_alpha() {
    let game = position("players 3\nseat 0 home forest alpha A5 pack A9 dens 4 0 4");
    assert_eq!(
        legal_with(&game, "build A"),
        ["build A4 speed pay h1", "build A5 speed pay h1", "build A6 speed pay h1"]
    );
    check(
        "players 3\nseat 0 home tundra alpha A5 pack A9",
        "build A9 speed pay h4",
        &expect![[r#"
            refused: no_alpha_near at=A9 distance=2
        "#]],
    );
}

/// Rule 6.2
#[test]
fn a_den_goes_to_an_empty_hex_or_to_one_own_wolf() {
    check(
        "players 3
         lone A3
         region A prey moose 1
         seat 0 home tundra alpha A8 pack A9 A9 den A10 terrain 2
         seat 1 pack A2",
        "build A9 speed pay h4
         build A2 speed pay **
         build A3 speed pay **
         build A7 speed pay h4
         build A10 speed pay **
         build A16 speed pay **
         build A8 speed pay h4",
        &expect![[r#"
            refused: hex_full at=A9
            refused: foreign_piece at=A2 owner=1
            refused: lone_wolf_there at=A3
            refused: prey_there at=A7
            refused: den_there at=A10
            refused: impassable at=A16
            seat 0 pays tundra h4
            seat 0 den A8 from speed
            seat 0 speed 4 after 1 dens
            seat 0 action 1 done
        "#]],
    );
}

/// Rule 6.3: the printed example, the first den of the speed track makes wolves four hexes quick.
#[test]
fn the_first_speed_den_gives_speed_four() {
    check(
        "players 3\nseat 0 home forest alpha A5",
        "build A6 speed pay h1",
        &expect![[r#"
        seat 0 pays forest h1
        seat 0 den A6 from speed
        seat 0 speed 4 after 1 dens
        seat 0 action 1 done
    "#]],
    );
}

/// Rule 6.3
#[test]
fn an_empty_track_has_no_den_to_give() {
    check(
        "players 3\nseat 0 home forest alpha A5 dens 0 4 3",
        "build A6 speed pay h1\nbuild A6 howl pay h1",
        &expect![[r#"
        refused: no_dens_left track=speed
        seat 0 pays forest h1
        seat 0 den A6 from howl
        seat 0 howl 4 after 4 dens
        seat 0 gains action token: 1
        seat 0 action 1 done
    "#]],
    );
}

/// Rules 7.1, 7.2, 7.3
#[test]
fn a_lair_needs_an_own_den_near_an_alpha_beside_water_in_a_region_without_one() {
    check(
        "players 3
         seat 0 home tundra alpha A7 den A8 A1 A14 D8 lair D14 lairs 1 terrain 9
         seat 1 den A9",
        "upgrade A9 pay h4
         upgrade A1 pay **
         upgrade A14 pay **
         upgrade D8 pay **
         upgrade A8 pay h4",
        &expect![[r#"
            refused: no_own_den at=A9
            refused: not_by_water at=A1
            refused: no_alpha_near at=A14 distance=2
            refused: lair_in_region region=D
            seat 0 pays tundra h4
            seat 0 lair 2 at A8
            date 1: den of 0
            seat 0 gains terrain token: 10
            seat 0 action 1 done
        "#]],
    );
}

/// Rule 7.4: the printed example, the first lair is worth five points and brings a token.
#[test]
fn the_first_lair_gives_five_points_and_a_terrain_token() {
    let game = position("players 3\nseat 0 home tundra alpha A7 den A8");
    let played = testkit::play(game, "upgrade A8 pay h4");
    expect![[r#"
        seat 0 pays tundra h4
        seat 0 lair 1 at A8
        date 1: den of 0
        seat 0 gains terrain token: 1
        seat 0 action 1 done
    "#]]
    .assert_eq(&played.story);
    let lairs = played.game.sheet(Seat(0), Viewer::Everything).lines[4].clone();
    assert_eq!((lairs.name, lairs.points), ("lairs", 5));
}

/// Rule 7.4
#[test]
fn a_player_has_four_lairs() {
    check(
        "players 5\nseat 0 home tundra alpha A7 den A8 lairs 4 terrain 2",
        "upgrade A8 pay **",
        &expect![[r#"
        refused: no_lairs_left
    "#]],
    );
}

/// Rule 7.5
#[test]
fn an_upgrade_displaces_a_foreign_wolf_even_an_alpha() {
    check(
        "players 3
         seat 0 home tundra alpha A7 den A8 pack A2 A3 A10 A9
         seat 1 alpha A8",
        "upgrade A8 pay h4
         end
         displace A2
         displace A15
         displace A13",
        &expect![[r#"
            seat 0 pays tundra h4
            seat 0 lair 1 at A8
            date 1: den of 0
            seat 0 gains terrain token: 1
            seat 0 must displace alpha of 1 at A8
            refused: displace_first at=A8
            refused: cannot_flee_there at=A2
            refused: not_nearest at=A15 distance=3 nearest=2
            seat 0 displaces alpha of 1 from A8 to A13
            seat 0 action 1 done
        "#]],
    );
}

/// Rules 8.1, 8.3: the printed example of a howl at distance two.
#[test]
fn a_howl_at_distance_two_calls_the_lone_wolf() {
    check(
        "players 3\nlone A3\nseat 0 home grass alpha A9",
        "howl A3 pay h3",
        &expect![[r#"
        seat 0 pays grass h3
        seat 0 wolf 1 at A3: pack for lone wolf
        date 1: lone_wolf
        seat 0 action 1 done
    "#]],
    );
}

/// Rule 8.1
#[test]
fn a_howl_carries_as_far_as_the_howl_range() {
    check(
        "players 3\nlone A3 A14\nseat 0 home grass alpha A6",
        "howl A3 pay h3\nhowl A2 pay h3",
        &expect![[r#"
        refused: out_of_range at=A3 distance=3 range=2
        refused: no_lone_wolf at=A2
    "#]],
    );
    check(
        "players 3\nlone A3 A14\nseat 0 home grass alpha A6 dens 0 0 1",
        "howl A3 pay h3",
        &expect![[r#"
        seat 0 pays grass h3
        seat 0 wolf 1 at A3: pack for lone wolf
        date 1: lone_wolf
        seat 0 action 1 done
    "#]],
    );
}

/// Rule 8.2
#[test]
fn range_is_counted_across_water_and_chasm() {
    // From A9 to A12 it is two hexes over the water, and three on foot.
    let game = position("players 3\nlone A12\nseat 0 home rock alpha A9");
    assert_eq!(legal_with(&game, "howl"), ["howl A12 pay h2"]);
}

/// Rule 8.3
#[test]
fn the_third_wolf_of_the_track_is_an_alpha_and_the_ninth_does_not_exist() {
    check(
        "players 3\nlone A3\nseat 0 home grass alpha A9 wolves 2",
        "howl A3 pay h3",
        &expect![[r#"
        seat 0 pays grass h3
        seat 0 wolf 3 at A3: alpha for lone wolf
        date 1: lone_wolf
        seat 0 action 1 done
    "#]],
    );
    check(
        "players 3\nlone A3\nseat 0 home grass alpha A9 wolves 8",
        "howl A3 pay h3",
        &expect![[r#"
        refused: no_wolves_left
    "#]],
    );
}
