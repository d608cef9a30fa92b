//! Chapters 8 and 10: scoring with and without ties, in battle and in peace.

use expect_test::expect;
use tabletop::{Game, Viewer};

use crate::{only, play, position, scores};

/// The last player retreats, and the marsh (token 8) is scored.
fn marsh(players: u8, extra: &str, cards: &str) -> String {
    let out: Vec<String> = (1..players).map(|it| it.to_string()).collect();
    let played = play(
        &format!(
            "players {players}\nretreated {}\ntokens marsh 8 9 10\nmarsh odd: {cards}\n{extra}",
            out.join(" ")
        ),
        "retreat",
    );
    scores(&played, "marsh")
}

/// Rule 8.3, the printed example: 3 tokens, twice 2, and 1.
#[test]
fn a_shared_second_place_pays_everybody_and_does_not_cost_the_third() {
    let council = "council marsh 0 1\ncouncil peaks 0";
    expect![[r#"
        0 is 1 at marsh: 8
        1 is 2 at marsh: 3
        2 is 2 at marsh: 3
        3 is 3 at marsh: 1
    "#]]
    .assert_eq(&marsh(4, council, "bee1/0 bee2/0 bee3/1 bee4/2 bee5/2 bee6/3"));
}

/// Rule 8.3
#[test]
fn a_shared_third_place_pays_everybody() {
    expect![[r#"
        0 is 1 at marsh: 8
        1 is 2 at marsh: 3
        2 is 3 at marsh: 1
        3 is 3 at marsh: 1
    "#]]
    .assert_eq(&marsh(5, "council marsh 0", "bee1/0 bee2/0 bee3/1 bee4/1 bee5/2 bee6/3"));
}

/// Rule 8.2
#[test]
fn who_has_no_token_there_gets_nothing() {
    expect![[r#"
        2 is 1 at marsh: 8
    "#]]
    .assert_eq(&marsh(3, "", "bee1/2"));
}

/// Rules 8.2, 1.3
#[test]
fn council_and_capital_count() {
    let cards = "bee1/1 bee2/1 bee3/1 bee4/0 bee5/0 bee6/0";
    expect![[r#"
        0 is 1 at marsh: 8
        1 is 2 at marsh: 3
    "#]]
    .assert_eq(&marsh(2, "council marsh 0", cards));
}

/// Rule 8.3: fourth places get nothing.
#[test]
fn only_three_groups_score() {
    let story = marsh(4, "council marsh 0 0\ncouncil peaks 1", "bee1/0 bee2/0 bee3/1 bee4/1 bee5/1 bee6/2");
    expect![[r#"
        0 is 1 at marsh: 8
        1 is 2 at marsh: 3
        2 is 3 at marsh: 1
    "#]]
    .assert_eq(&story);
}

/// Rule 8.5
#[test]
fn where_nobody_is_the_token_leaves_unscored() {
    let played = play("retreated 1\ntokens isle 5 9 10", "retreat");
    assert!(played.story.contains("score isle for 5\nisle loses token 5\nscore dunes"));
    assert_eq!(played.game.view(Viewer::Spectator).kingdoms[0].tokens, [9, 10]);
}

/// Rule 8.1
#[test]
fn kingdoms_are_scored_from_the_smallest_clockwise() {
    let played = play("retreated 1", "retreat");
    let order = only(&played.story, &["score "]);
    expect![[r#"
        score isle for 5
        score dunes for 5
        score marsh for 5
        score peaks for 5
        score woods for 5
    "#]]
    .assert_eq(&order);
}

/// Rule 8.1
#[test]
fn later_ages_pay_the_later_tokens() {
    let played = play("age 3\nretreated 1\ntokens isle 5 7 10\nisle odd: bee1/0", "retreat");
    assert_eq!(scores(&played, "isle"), "0 is 1 at isle: 10\n");
}

const TIED: &str = "players 4\nretreated 1 2 3\ntokens marsh 8 9 10\n";

/// Rule 8.4
#[test]
fn a_tie_for_first_is_a_battle_and_the_next_group_gets_one() {
    let played = play(
        &format!("{TIED}marsh odd: bee1/0 bee2/0 bee3/1 bee4/1 bee5/2 bee6/3\nhand 0: owl5\nhand 1: owl6"),
        "retreat\n0: battle owl5\n1: battle owl6",
    );
    expect![[r#"
        1 is 1 at marsh: 8
        0 is 2 at marsh: 3
        2 is 3 at marsh: 1
        3 is 3 at marsh: 1
    "#]]
    .assert_eq(&scores(&played, "marsh"));
}

/// Rule 8.4
#[test]
fn after_a_battle_groups_further_down_get_nothing() {
    let played = play(
        &format!(
            "{TIED}council marsh 0 1\nmarsh odd: bee1/0 bee2/1 bee3/2 bee4/0 bee5/1\ncouncil peaks 2\nhand 0: owl5\nhand 1: owl6"
        ),
        "retreat\n0: battle owl5\n1: battle owl6",
    );
    expect![[r#"
        1 is 1 at marsh: 8
        0 is 2 at marsh: 3
        2 is 3 at marsh: 1
    "#]]
    .assert_eq(&scores(&played, "marsh"));
    let deeper = play(
        "players 3\nretreated 1 2\ncouncil woods 2 0\nwoods odd: bee1/0 bee2/0 bee3/1 bee4/1 bee5/1 bee6/2\nhand 0: owl5\nhand 1: owl6",
        "retreat\n0: battle owl5\n1: battle owl6",
    );
    expect![[r#"
        1 is 1 at woods: 5
        0 is 2 at woods: 3
        2 is 3 at woods: 1
    "#]]
    .assert_eq(&scores(&deeper, "woods"));
}

/// Rules 8.4, 9.5
#[test]
fn an_unresolved_battle_pays_all_who_are_still_tied() {
    let played = play(
        &format!("{TIED}marsh odd: bee1/0 bee2/1 bee3/2\ncouncil marsh 0 1\nhand 0: owl5\nhand 1: wolf5"),
        "retreat\n0: battle owl5\n1: battle wolf5",
    );
    expect![[r#"
        0 is 1 at marsh: 8
        1 is 1 at marsh: 8
        2 is 3 at marsh: 1
    "#]]
    .assert_eq(&scores(&played, "marsh"));
}

/// Rule 8.4: who dropped out of an unresolved battle has lost it.
#[test]
fn who_drops_out_of_an_unresolved_battle_gets_three() {
    let played = play(
        &format!("{TIED}marsh odd: bee1/0 bee2/1 bee3/2\nhand 0: owl5\nhand 1: wolf5\nhand 2: wolf3"),
        "retreat\n0: battle owl5\n1: battle wolf5\n2: battle wolf3",
    );
    expect![[r#"
        0 is 1 at marsh: 8
        1 is 1 at marsh: 8
        2 is 2 at marsh: 3
    "#]]
    .assert_eq(&scores(&played, "marsh"));
    assert!(played.story.contains("2 takes +2"));
    assert!(!played.story.contains("1 takes +2"));
}

/// Rule 10.1
#[test]
fn in_peace_the_capital_decides_a_tie() {
    let extra = "option ties=peace\ncouncil marsh 2";
    let cards = "bee1/0 bee2/0 bee3/0 bee4/1 bee5/1 bee6/1";
    expect![[r#"
        1 is 1 at marsh: 8
        0 is 2 at marsh: 3
        2 is 3 at marsh: 1
    "#]]
    .assert_eq(&marsh(3, extra, cards));
}

/// Rule 10.1
#[test]
fn in_peace_a_capital_of_somebody_else_decides_nothing() {
    let extra = "option ties=peace\ncouncil marsh 0 1";
    let cards = "bee1/0 bee2/0 bee3/1 bee4/1 bee5/2 bee6/2";
    expect![[r#"
        0 is 1 at marsh: 8
        1 is 1 at marsh: 8
        2 is 3 at marsh: 1
    "#]]
    .assert_eq(&marsh(3, extra, cards));
}

/// Rule 10.2
#[test]
fn in_peace_without_a_capital_all_tied_players_get_the_token() {
    let played = play(
        "players 3\noption ties=peace\nretreated 1 2\nmarsh odd: bee1/0 bee2/0 bee3/1 bee4/1 bee5/2",
        "retreat",
    );
    expect![[r#"
        0 is 1 at marsh: 5
        1 is 1 at marsh: 5
        2 is 3 at marsh: 1
    "#]]
    .assert_eq(&scores(&played, "marsh"));
    assert!(!played.story.contains("takes +2"));
    assert_eq!(played.game.view(Viewer::Spectator).modifier_supply, 0);
}

/// Rules 8.3, 8.4
#[test]
fn figures_show_what_the_age_would_pay_now() {
    let game = position("players 3\nmarsh odd: bee1/0 bee2/1\nwoods odd: owl1/2 owl2/2 owl3/0\nscore 0 4");
    let figures = game.figures(Viewer::Spectator);
    let marsh = &figures.kingdoms[2];
    assert!(marsh.battle);
    assert_eq!((marsh.forecast[0].least, marsh.forecast[0].most), (3, 5));
    let woods = &figures.kingdoms[4];
    assert!(!woods.battle);
    assert_eq!((woods.forecast[0].least, woods.forecast[0].most), (3, 3));
    let own = figures.standings[0];
    assert_eq!((own.score, own.least, own.most), (4, 10, 12));
}
