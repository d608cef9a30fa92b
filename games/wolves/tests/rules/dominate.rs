//! Chapter 9 · Dominate.

use bots::Evaluate;
use expect_test::expect;
use tabletop::{Fast, Game, Match, Seat, Seed, Silent, Step, Turn, Viewer};
use wolves::{Action, Hex, Options, Wolves};

use crate::{check, legal_with, position};

/// Rule 9.1
#[test]
fn foreign_pack_wolves_and_dens_in_range_can_be_dominated_even_at_distance_zero() {
    let game = position(
        "players 3
         seat 0 home tundra alpha A9 terrain 3 dens 4 4 0
         seat 1 den A9 pack A1
         seat 2 pack A15",
    );
    let targets: std::collections::BTreeSet<_> = legal_with(&game, "dominate")
        .iter()
        .map(|it| it.split(" pay").next().unwrap_or("").to_owned())
        .collect();
    assert_eq!(targets.into_iter().collect::<Vec<_>>(), ["dominate A1", "dominate A15", "dominate A9 howl"]);
}

/// Rule 9.1
#[test]
fn what_is_not_there_or_too_far_cannot_be_dominated() {
    check(
        "players 3
         seat 0 home tundra alpha A9 terrain 3 pack A8
         seat 1 pack A11",
        "dominate A8 pay ***
         dominate A1 howl pay ***
         dominate A11 pay ***
         dominate A16 pay ***",
        &expect![[r#"
            refused: no_wolf_to_dominate at=A8
            refused: no_den_to_dominate at=A1
            refused: out_of_range at=A11 distance=3 range=2
            refused: impassable at=A16
        "#]],
    );
}

/// Rule 9.2
#[test]
fn two_pieces_of_a_colour_protect_each_other() {
    check(
        "players 3
         seat 0 home tundra alpha A9 terrain 3
         seat 1 pack A8 A8 den A6 pack A6 A13 alpha A13
         seat 2 den A14",
        "dominate A8 pay ***
         dominate A6 pay ***
         dominate A6 howl pay ***
         dominate A13 pay ***",
        &expect![[r#"
            refused: protected at=A8
            refused: protected at=A6
            refused: protected at=A6
            refused: protected at=A13
        "#]],
    );
    // A den that shelters a stranger is not protected by it.
    let game = position(
        "players 3
         seat 0 home tundra alpha A9 terrain 3 dens 0 4 4
         seat 1 den A8
         seat 2 pack A8",
    );
    let offered = legal_with(&game, "dominate A8");
    assert!(offered.contains(&"dominate A8 pay ***".to_owned()));
    assert!(offered.contains(&"dominate A8 spread pay ***".to_owned()));
}

/// Rule 9.3
#[test]
fn alphas_lairs_and_the_passive_pack_are_safe() {
    check(
        "players 2
         seat 0 home tundra alpha A9 terrain 3
         seat 1 alpha A8 lair A6
         passive home rock pack A13",
        "dominate A8 pay ***
         dominate A6 pay ***
         dominate A6 speed pay ***
         dominate A13 pay ***",
        &expect![[r#"
            refused: alpha_immune at=A8
            refused: lair_immune at=A6
            refused: lair_immune at=A6
            refused: passive_immune at=A13
        "#]],
    );
}

/// Rule 9.4
#[test]
fn like_replaces_like_and_the_loser_goes_to_the_calendar() {
    check(
        "players 3
         seat 0 home tundra alpha A9 terrain 6 wolves 2 dens 0 1 0
         seat 1 pack A8 den A6",
        "dominate A8 pay ***
         dominate A6 speed pay ***",
        &expect![[r#"
            seat 0 pays tundra ***
            seat 0 wolf 3 at A8: alpha for pack of 1
            date 1: wolf of 1
            seat 0 action 1 done
            seat 0 pays forest ***
            seat 0 den A6 from speed for den of 1
            date 2: den of 1
            seat 0 speed 4 after 2 dens
            seat 0 gains terrain token: 1
            seat 0 action 2 done
        "#]],
    );
}

/// Rule 9.4
#[test]
fn without_a_piece_to_put_there_nothing_is_dominated() {
    check(
        "players 3
         seat 0 home tundra alpha A9 terrain 6 wolves 8 dens 0 4 0
         seat 1 pack A8 den A6",
        "dominate A8 pay ***
         dominate A6 speed pay ***",
        &expect![[r#"
            refused: no_wolves_left
            refused: no_dens_left track=speed
        "#]],
    );
}

/// The threats of the next turn: "A8 of 1 by 0".
fn threats(position_text: &str) -> Vec<String> {
    let game = position(position_text);
    let by = |it: &Vec<Seat>| it.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let found = game.figures(Viewer::Spectator).threats;
    found.iter().map(|it| format!("{} of {} by {}", it.at, it.owner, by(&it.by))).collect()
}

/// Rule 9.1
#[test]
fn a_single_piece_in_range_of_a_rival_who_can_pay_is_in_danger() {
    let near = "players 3\nseat 0 home tundra alpha A9 terrain 3\nseat 1 pack A8 alpha A1";
    assert_eq!(threats(near), ["A8 of 1 by 0"]);
    // With home tundra two tiles show it, and a Move by grass would turn up the third.
    let poor = "players 3\nseat 0 home forest alpha A9\nseat 1 pack A8 alpha A1";
    assert_eq!(threats(poor), [""; 0]);
}

/// Rule 9.2
#[test]
fn protected_pieces_alphas_and_lairs_are_in_no_danger() {
    let safe = "players 3\nseat 0 home tundra alpha A9 terrain 3\nseat 1 pack A8 A8 alpha A6 lair A13";
    assert_eq!(threats(safe), [""; 0]);
}

/// Rules 5.1, 9.1
#[test]
fn a_piece_that_comes_into_range_by_a_move_is_in_danger_if_enough_is_left_to_pay() {
    let far = |tokens: u8| {
        format!("players 3\nseat 0 home tundra alpha A9 terrain {tokens}\nseat 1 pack A11 alpha C1")
    };
    assert!(threats(&far(4)).contains(&"A11 of 1 by 0".to_owned()));
    assert_eq!(threats(&far(0)), [""; 0]);
}

/// Rules 5.1, 9.1
#[test]
fn what_can_be_dominated_now_or_after_a_move_was_in_danger_before() {
    let mut offered = 0;
    for seed in 0..8 {
        let game = Match::<Wolves>::start(&Options::default(), 3, Seed::number(seed)).expect("it starts");
        let (mut game, mut chance) = (*game.position(), Fast::new(seed));
        while let Turn::Of(seats) = game.turn() {
            let seat = seats.first().expect("somebody's turn");
            let danger = game.figures(Viewer::Spectator).threats;
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            for at in legal.iter().filter_map(dominated) {
                assert!(danger.iter().any(|it| it.at == at && it.by.contains(&seat)), "{at}\n{game:?}");
                offered += 1;
            }
            let action = game.light(seat, &mut chance);
            Wolves::resolve(&mut Step::new(&mut game, &mut Silent, &mut chance), seat, action);
        }
    }
    assert!(offered > 100, "{offered}");
}

fn dominated(action: &Action) -> Option<Hex> {
    if let Action::Dominate { at, .. } = *action { Some(at) } else { None }
}
