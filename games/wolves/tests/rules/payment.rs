//! Chapter 4 · Payment.

use expect_test::expect;
use tabletop::{Game, Viewer};

use crate::{check, legal_with, position};

/// Rules 4.1, 4.2: the printed example of desert wolves that pay with their home tile and desert/forest.
#[test]
fn tiles_that_pay_flip_and_the_home_tile_keeps_its_terrain() {
    let game = position("players 3\nlone A13\nseat 0 home desert alpha A9 pack A9");
    let played = testkit::play(game, "howl A13 pay h5");
    let tiles = played.game.view(Viewer::Everything).seats[0].tiles.clone();
    let up: Vec<_> = tiles.iter().map(|it| (it.tile.to_string(), it.up.id())).collect();
    let expected =
        [("h", "desert"), ("1", "forest"), ("2", "rock"), ("3", "grass"), ("4", "tundra"), ("5", "forest")];
    assert_eq!(up, expected.map(|(tile, terrain)| (tile.to_owned(), terrain)));
}

/// Rule 4.1
#[test]
fn a_payment_is_exactly_the_price() {
    check(
        "players 3
         lone A3
         seat 0 home desert alpha A9 pack A9 terrain 1
         seat 1 pack A13",
        "howl A3 pay 3
         howl A3 pay **
         howl A3 pay 3*
         dominate A13 pay h5*",
        &expect![[r#"
            refused: wrong_payment needed=2 paid=1
            refused: too_few_tokens needed=2 tokens=1
            seat 0 pays grass 3*
            seat 0 wolf 1 at A3: pack for lone wolf
            date 1: lone_wolf
            seat 0 action 1 done
            refused: cannot_pay terrain=desert needed=3 tiles=2 tokens=0
        "#]],
    );
}

/// Rule 4.1
#[test]
fn without_enough_tiles_and_tokens_the_refusal_gives_the_numbers() {
    check(
        "players 3
         lone A13
         seat 0 home forest alpha A9 pack A9",
        "howl A13 pay 5
         howl A13 pay 5*",
        &expect![[r#"
            refused: cannot_pay terrain=desert needed=2 tiles=1 tokens=0
            refused: cannot_pay terrain=desert needed=2 tiles=1 tokens=0
        "#]],
    );
}

/// Rule 4.2
#[test]
fn only_tiles_that_show_the_terrain_pay() {
    check(
        "players 3
         seat 0 home forest alpha S1 pack S1",
        "move rock pay 1
         move rock pay h
         move rock pay 2",
        &expect![[r#"
            refused: tile_not_showing tile=1 terrain=rock
            refused: tile_not_showing tile=h terrain=rock
            seat 0 pays rock 2
            seat 0 moves to rock: 2 walks of 3
        "#]],
    );
}

/// Rule 4.3
#[test]
fn all_mixes_of_tiles_and_tokens_are_offered() {
    let game = position("players 3\nlone A13\nseat 0 home desert alpha A9 pack A9 terrain 5");
    assert_eq!(
        legal_with(&game, "howl"),
        ["howl A13 pay h5", "howl A13 pay 5*", "howl A13 pay h*", "howl A13 pay **"]
    );
    let game = position("players 3\nseat 0 home desert alpha A9 terrain 1 flipped 4\nseat 1 pack A13");
    // Three tiles show desert: the home tile, the flipped tundra/desert and desert/forest.
    assert_eq!(
        legal_with(&game, "dominate"),
        ["dominate A13 pay h45", "dominate A13 pay 45*", "dominate A13 pay h5*", "dominate A13 pay h4*"]
    );
}

/// Rule 4.3: the printed example of a dominate with two tiles and a token.
#[test]
fn two_tiles_and_a_token_pay_for_a_dominate() {
    check(
        "players 3
         seat 0 home desert alpha A9 terrain 1
         seat 1 pack A13",
        "dominate A13 pay h5*",
        &expect![[r#"
            seat 0 pays desert h5*
            seat 0 wolf 1 at A13: pack for pack of 1
            date 1: wolf of 1
            seat 0 action 1 done
        "#]],
    );
}
