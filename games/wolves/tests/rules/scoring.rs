//! Chapter 13 · Scoring regions.

use expect_test::{Expect, expect};
use proptest::prelude::*;
use tabletop::{Game, Viewer};

use crate::{check, position};

/// What the crescent does with region A.
fn score(players: u8, pieces: &str, story: &Expect) {
    let text = format!("players {players}\ndone 2\ncalendar 13\nregion A token crescent\n{pieces}");
    let played = testkit::play(position(&text), "end").story;
    let lines: Vec<_> = played.lines().filter(|it| it.starts_with("A ")).collect();
    story.assert_eq(&lines.join("\n"));
}

/// Rule 13.1
#[test]
fn regions_are_scored_at_the_end_of_the_turn_that_reaches_the_date() {
    check(
        "players 3
         done 1
         lone A3
         calendar 8
         region A token crescent
         region B token half
         seat 0 home grass alpha A9
         seat 1 pack B1",
        "howl A3 pay h3
         end",
        &expect![[r#"
            seat 0 pays grass h3
            seat 0 wolf 1 at A3: pack for lone wolf
            date 9: lone_wolf
            seat 0 action 2 done
            crescent moon
            A crescent: seat 0 first with 2, token 4
            seat 0 ends, seat 1 next: play
        "#]],
    );
}

/// Rule 13.1
#[test]
fn several_moons_in_a_turn_are_scored_in_order() {
    check(
        "players 3
         done 2
         calendar 18
         region A token half
         region B token crescent
         seat 0 pack A1
         seat 1 pack B1",
        "end",
        &expect![[r#"
            crescent moon
            B crescent: seat 1 first with 1, token 4
            half moon
            A half: seat 0 first with 1, token 6
            seat 0 ends, seat 1 next: play
        "#]],
    );
}

/// Rules 13.2, 13.3: the printed example of control 6 : 5 : 3.
#[test]
fn six_beats_five_beats_three() {
    score(
        3,
        "seat 0 lair A8 alpha A9 pack A9 A1
         seat 1 lair A10 pack A2 A3
         seat 2 lair A15",
        &expect![[r#"
            A crescent: seat 0 first with 6, token 4
            A crescent: seat 1 second with 5, chip 2"#]],
    );
}

/// Rule 13.2
#[test]
fn alphas_decide_equal_control() {
    score(
        3,
        "seat 0 pack A1 A1\nseat 1 alpha A2 pack A3",
        &expect![[r#"
        A crescent: seat 1 first with 2, token 4
        A crescent: seat 0 second with 2, chip 2"#]],
    );
}

/// Rule 13.3
#[test]
fn alphas_decide_the_second_place_too() {
    score(
        3,
        "seat 0 pack A1 A1\nseat 1 alpha A2\nseat 2 pack A3",
        &expect![[r#"
        A crescent: seat 0 first with 2, token 4
        A crescent: seat 1 second with 1, chip 2"#]],
    );
}

/// Rule 13.4
#[test]
fn who_shares_the_first_place_gets_a_chip_and_nobody_is_second() {
    score(
        3,
        "seat 0 pack A1 A1\nseat 1 pack A2 A2\nseat 2 alpha A3",
        &expect!["A crescent: first shared by 0+1 with 2, chip 2"],
    );
}

/// Rule 13.5
#[test]
fn who_shares_the_second_place_gets_nothing() {
    score(
        3,
        "seat 0 pack A1 A1\nseat 1 pack A2\nseat 2 den A3",
        &expect![[r#"
        A crescent: seat 0 first with 2, token 4
        A crescent: second shared by 1+2 with 1, no chip"#]],
    );
}

/// Rule 13.6
#[test]
fn without_a_piece_there_is_no_place() {
    score(3, "seat 0 pack A1", &expect!["A crescent: seat 0 first with 1, token 4"]);
    score(3, "seat 0 pack B1", &expect!["A crescent: token discarded, nobody there"]);
}

/// Rule 13.7
#[test]
fn the_passive_pack_takes_places_and_gets_nothing() {
    score(
        2,
        "passive home rock lair A12\nseat 0 pack A1 A1\nseat 1 alpha A2",
        &expect![[r#"
        A crescent: token discarded, passive first
        A crescent: seat 0 second with 2, chip 2"#]],
    );
    score(
        2,
        "passive home rock pack A12 A12\nseat 0 lair A8\nseat 1 alpha A2",
        &expect![[r#"
        A crescent: seat 0 first with 3, token 4
        A crescent: chip discarded, passive second"#]],
    );
    score(
        2,
        "passive home rock pack A12 A12\nseat 0 pack A1 A1\nseat 1 alpha A2",
        &expect!["A crescent: first shared by 0+passive with 2, chip 2"],
    );
    score(
        2,
        "passive home rock pack A12\nseat 0 lair A8\nseat 1 pack A2",
        &expect![[r#"
        A crescent: seat 0 first with 3, token 4
        A crescent: second shared by 1+passive with 1, no chip"#]],
    );
}

/// Rule 13.8
#[test]
fn the_next_token_of_a_stack_comes_to_the_top() {
    check(
        "players 2
         done 2
         calendar 13
         region A token crescent half
         region B token half full
         seat 0 pack A1 B1",
        "end",
        &expect![[r#"
            crescent moon
            A crescent: seat 0 first with 1, token 4
            half moon
            A half: seat 0 first with 1, token 6
            B half: seat 0 first with 1, token 6
            seat 0 ends, seat 1 next: play
        "#]],
    );
}

/// Rules 13.2, 13.3
#[test]
fn figures_show_what_a_region_would_pay_now() {
    let game = position(
        "players 3\nregion A token full\nseat 0 pack A1 A1 chips 2\nseat 1 alpha A2\nseat 2 pack A3",
    );
    let figures = game.figures(Viewer::Spectator);
    assert_eq!(figures.regions[0].control, [2, 1, 1]);
    assert_eq!(figures.regions[0].alphas, [0, 1, 0]);
    assert_eq!(figures.regions[0].pays, [8, 4, 0]);
    assert_eq!((figures.score, figures.score_if_scored), (vec![2, 0, 0], vec![10, 4, 0]));
}

proptest! {
    /// Rules 13.2, 13.3, 13.4, 13.5: relabelling the seats relabels the result.
    #[test]
    fn scoring_does_not_depend_on_the_order_of_seats(counts in proptest::array::uniform3((0usize..4, 0usize..3)), turn in 0usize..3) {
        let pays = |order: [usize; 3]| {
            let mut text = String::from("players 3\nregion A token half\n");
            let mut free = (1..=15).filter(|it| *it != 7);
            for (seat, who) in order.into_iter().enumerate() {
                let (packs, alphas) = counts[who];
                text.push_str(&format!("seat {seat} home forest"));
                for (kind, count) in [("pack", packs), ("alpha", alphas)] {
                    text.push_str(&format!(" {kind}"));
                    (0..count).for_each(|_| text.push_str(&format!(" A{}", free.next().unwrap_or(1))));
                }
                text.push('\n');
            }
            let found = position(&text).figures(Viewer::Everything).regions[0].pays.clone();
            let mut by_player = [0; 3];
            order.into_iter().enumerate().for_each(|(seat, who)| by_player[who] = found[seat]);
            by_player
        };
        prop_assert_eq!(pays([0, 1, 2]), pays([turn, (turn + 1) % 3, (turn + 2) % 3]));
        prop_assert_eq!(pays([0, 1, 2]), pays([turn, (turn + 2) % 3, (turn + 1) % 3]));
    }
}
