//! Chapter 14: how the printed boxes differ, each option with both of its values.

use expect_test::expect;
use kingdoms::{Decree, Scope};
use tabletop::{Game, Viewer};

use crate::{legal, play, position, scores};

/// The last player retreats, and the marsh pays this token.
fn marsh(players: u8, token: u8, extra: &str) -> String {
    let out: Vec<String> = (1..players).map(|it| it.to_string()).collect();
    format!("players {players}\nretreated {}\ntokens marsh {token} 9 10\n{extra}", out.join(" "))
}

/// Rule 14.2
#[test]
fn a_second_place_gets_three_or_half_of_the_token_rounded_up() {
    let cards = "marsh odd: bee1/0 bee2/0 bee3/0 bee4/1 bee5/1 bee6/2";
    let scored = |option: &str, token| {
        scores(&play(&marsh(3, token, &format!("{option}{cards}")), "retreat"), "marsh")
    };
    expect![[r#"
        0 is 1 at marsh: 9
        1 is 2 at marsh: 3
        2 is 3 at marsh: 1
    "#]]
    .assert_eq(&scored("", 9));
    expect![[r#"
        0 is 1 at marsh: 9
        1 is 2 at marsh: 5
        2 is 3 at marsh: 1
    "#]]
    .assert_eq(&scored("option second=half\n", 9));
    expect![[r#"
        0 is 1 at marsh: 10
        1 is 2 at marsh: 5
        2 is 3 at marsh: 1
    "#]]
    .assert_eq(&scored("option second=half\n", 10));
}

/// Rules 14.2, 8.4
#[test]
fn the_loser_of_a_battle_is_second_and_gets_half_as_well() {
    let lost = |option: &str| {
        let tied = "marsh odd: bee1/0 bee2/1\nhand 0: owl5\nhand 1: owl6";
        let text = marsh(2, 7, &format!("{option}{tied}"));
        scores(&play(&text, "retreat\n0: battle owl5\n1: battle owl6"), "marsh")
    };
    assert_eq!(lost(""), "1 is 1 at marsh: 7\n0 is 2 at marsh: 3\n");
    assert_eq!(lost("option second=half\n"), "1 is 1 at marsh: 7\n0 is 2 at marsh: 4\n");
}

/// Rules 14.2, 10.1
#[test]
fn in_peace_those_without_the_capital_get_half_as_well() {
    let cards = "marsh odd: bee1/0 bee2/0 bee3/0 bee4/1 bee5/1 bee6/1";
    let text = marsh(2, 8, &format!("option ties=peace\noption second=half\n{cards}"));
    assert_eq!(scores(&play(&text, "retreat"), "marsh"), "1 is 1 at marsh: 8\n0 is 2 at marsh: 4\n");
}

/// Rule 14.2
#[test]
fn figures_forecast_half_of_the_token() {
    let game = position("option second=half\ntokens marsh 9 9 10\nmarsh odd: bee1/0 bee2/0 bee3/1");
    let forecast = game.figures(Viewer::Spectator).kingdoms[2].forecast[1];
    assert_eq!((forecast.least, forecast.most), (5, 5));
    let tied = position("option second=half\ntokens marsh 9 9 10\nmarsh odd: bee1/0 bee3/1");
    let forecast = tied.figures(Viewer::Spectator).kingdoms[2].forecast[1];
    assert_eq!((forecast.least, forecast.most), (5, 9));
}

/// Rules 14.3, 9.7
#[test]
fn a_box_with_eight_battle_tokens_runs_out_of_them() {
    let lost = |option: &str| {
        let tied =
            "players 3\nretreated 1 2\nmodifiers 2 8\nmarsh odd: bee1/0 bee2/1\nhand 0: owl5\nhand 1: owl6";
        play(&format!("{option}{tied}"), "retreat\n0: battle owl5\n1: battle owl6")
    };
    let many = lost("");
    assert!(many.story.contains("0 takes +2"), "{}", many.story);
    assert_eq!(many.game.view(Viewer::Spectator).modifier_supply, 9);
    let few = lost("option modifiers=8\n");
    assert!(!few.story.contains("takes +2"), "{}", few.story);
    assert_eq!(few.game.view(Viewer::Spectator).modifier_supply, 0);
    assert_eq!((many.game.facts().modifiers, few.game.facts().modifiers), (18, 8));
}

const UNRESOLVED: &str = "retreat\n0: battle owl5\n1: battle wolf5";

/// Rules 14.4, 9.5
#[test]
fn after_an_unresolved_battle_the_next_group_is_third_or_moves_up() {
    let paid = |option: &str| {
        let tied = "marsh odd: bee1/0 bee2/1 bee3/2\ncouncil marsh 0 1\nhand 0: owl5\nhand 1: wolf5";
        scores(&play(&marsh(4, 8, &format!("{option}{tied}")), UNRESOLVED), "marsh")
    };
    expect![[r#"
        0 is 1 at marsh: 8
        1 is 1 at marsh: 8
        2 is 3 at marsh: 1
    "#]]
    .assert_eq(&paid(""));
    expect![[r#"
        0 is 1 at marsh: 8
        1 is 1 at marsh: 8
        2 is 2 at marsh: 3
    "#]]
    .assert_eq(&paid("option next=3\n"));
    expect![[r#"
        0 is 1 at marsh: 8
        1 is 1 at marsh: 8
        2 is 2 at marsh: 4
    "#]]
    .assert_eq(&paid("option next=3\noption second=half\n"));
}

/// Rule 14.4
#[test]
fn somebody_who_lost_on_the_way_keeps_the_second_place() {
    let tied = "marsh odd: bee1/0 bee2/1 bee3/2 bee4/0 bee5/1 bee6/2\ncouncil marsh 3
        hand 0: owl5\nhand 1: wolf5\nhand 2: wolf3";
    let played =
        play(&marsh(4, 8, &format!("option next=3\n{tied}")), &format!("{UNRESOLVED}\n2: battle wolf3"));
    expect![[r#"
        0 is 1 at marsh: 8
        1 is 1 at marsh: 8
        2 is 2 at marsh: 3
        3 is 3 at marsh: 1
    "#]]
    .assert_eq(&scores(&played, "marsh"));
}

/// Rules 14.4, 8.4
#[test]
fn after_a_battle_with_one_winner_the_next_group_is_always_third() {
    let tied = "marsh odd: bee1/0 bee2/0 bee3/1 bee4/1 bee5/2\nhand 0: owl5\nhand 1: owl6";
    let played =
        play(&marsh(3, 8, &format!("option next=3\n{tied}")), "retreat\n0: battle owl5\n1: battle owl6");
    expect![[r#"
        1 is 1 at marsh: 8
        0 is 2 at marsh: 3
        2 is 3 at marsh: 1
    "#]]
    .assert_eq(&scores(&played, "marsh"));
}

/// Rules 14.4, 10.2
#[test]
fn in_peace_without_a_capital_the_next_group_is_third_or_moves_up() {
    let paid = |option: &str| {
        let tied = "marsh odd: bee1/0 bee2/0 bee3/1 bee4/1 bee5/2";
        scores(&play(&marsh(3, 8, &format!("option ties=peace\n{option}{tied}")), "retreat"), "marsh")
    };
    assert!(paid("").contains("2 is 3 at marsh: 1"));
    assert!(paid("option next=3\n").contains("2 is 2 at marsh: 3"));
}

/// Rules 14.4, 10.1
#[test]
fn in_peace_with_a_capital_the_next_group_is_always_third() {
    let cards = "option ties=peace\noption next=3\ncouncil marsh 2\nmarsh odd: bee1/0 bee2/0 bee3/0 bee4/1 bee5/1 bee6/1";
    assert!(scores(&play(&marsh(3, 8, cards), "retreat"), "marsh").contains("2 is 3 at marsh: 1"));
}

/// Rule 14.4
#[test]
fn figures_forecast_what_the_next_group_may_get() {
    let forecast = |option: &str| {
        let game = position(&format!("players 3\n{option}marsh odd: bee1/0 bee2/0 bee3/1 bee4/1 bee5/2"));
        let it = game.figures(Viewer::Spectator).kingdoms[2].forecast[2];
        (it.least, it.most)
    };
    assert_eq!((forecast(""), forecast("option next=3\n")), ((1, 1), (1, 3)));
}

/// Rules 14.5, 7.5
#[test]
fn ascending_wants_the_next_rank_or_any_higher_one() {
    let played = |option: &str, laid: &str| {
        let game = position(&format!("{option}marsh ascending: {laid}\nhand 0: owl1 owl3 owl5 owl8"));
        let claims = legal(&game, 0).into_iter().filter(|it| it.contains("marsh"));
        claims.map(|it| it.replace("play owl", "").replace(" marsh", "")).collect::<Vec<_>>().join(" ")
    };
    let higher = "option ascending=higher\n";
    assert_eq!((played("", ""), played(higher, "")), ("1".to_owned(), "1 3 5 8".to_owned()));
    assert_eq!(played("", "bee2/0 wolf4/1"), "3");
    assert_eq!(played(higher, "bee2/0 wolf4/1"), "5 8");
    assert_eq!(played(higher, "bee8/0 wolf2/1"), "3 5 8", "only the last card counts");
    assert_eq!(played(higher, "bee2/0 wolf8/1"), "", "nothing is above 8");
}

/// Rules 14.5, 7.5
#[test]
fn descending_wants_the_next_rank_or_any_lower_one() {
    let played = |option: &str, laid: &str| {
        let game = position(&format!("{option}marsh descending: {laid}\nhand 0: owl1 owl3 owl6 owl8"));
        let claims = legal(&game, 0).into_iter().filter(|it| it.contains("marsh"));
        claims.map(|it| it.replace("play owl", "").replace(" marsh", "")).collect::<Vec<_>>().join(" ")
    };
    let higher = "option ascending=higher\n";
    assert_eq!((played("", ""), played(higher, "")), ("8".to_owned(), "1 3 6 8".to_owned()));
    assert_eq!(played("", "bee7/0 wolf4/1"), "6");
    assert_eq!(played(higher, "bee7/0 wolf4/1"), "1 3");
    assert_eq!(played(higher, "bee7/0 wolf1/1"), "", "nothing is below 1");
}

/// Rule 14.5
#[test]
fn facts_say_what_ascending_looks_at() {
    let scope = |option: &str| {
        let facts = position(option).facts();
        facts.decrees.iter().find(|it| it.decree == Decree::Ascending).map(|it| it.scope)
    };
    assert_eq!(scope("players 2"), Some(Scope::OwnAll));
    assert_eq!(scope("option ascending=higher"), Some(Scope::OwnLast));
}
