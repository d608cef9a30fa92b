//! Chapter 9: battles.

use expect_test::expect;
use kingdoms::{Cards, Kingdoms, view::PhaseView};
use tabletop::{Game, Seat, Secret, Turn, Viewer};
use testkit::Played;

use crate::{only, play, scores};

/// Three players with a token each in the marsh; the last of them retreats.
fn three(hands: &str, lines: &str) -> Played<Kingdoms> {
    let table = "players 3\nretreated 1 2\ntokens marsh 8 9 10\nmarsh odd: bee1/0 bee2/1 bee3/2";
    play(&format!("{table}\n{hands}"), &format!("retreat\n{lines}"))
}

/// Two players with a token each in the marsh; the last of them retreats.
fn two(hands: &str, lines: &str) -> Played<Kingdoms> {
    let table = "players 2\nretreated 1\ntokens marsh 8 9 10\nmarsh odd: bee1/0 bee2/1";
    play(&format!("{table}\n{hands}"), &format!("retreat\n{lines}"))
}

fn fought(played: &Played<Kingdoms>) -> String {
    only(&played.story, &["reveals", "ask", "adds", "passes", "tied", "won by", "takes +2", "refused"])
}

/// Rule 9.1
#[test]
fn cards_are_chosen_in_secret_by_all_at_the_same_time() {
    let hands = "hand 0: owl5\nhand 1: owl6\nhand 2: owl7";
    let begun = three(hands, "");
    assert_eq!(begun.game.turn().seats().len(), 3);
    let played = three(hands, "1: battle owl6");
    assert_eq!(played.game.turn().seats().iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
    assert!(!played.story.contains("reveals"));
    let card = |viewer| match played.game.view(viewer).phase {
        PhaseView::Battle(battle) => battle.cards[0].card,
        _ => panic!("there is a battle"),
    };
    assert_eq!(card(Viewer::Seat(Seat(0))), Secret::Hidden);
    assert_eq!(card(Viewer::Spectator), Secret::Hidden);
    assert_eq!(card(Viewer::Seat(Seat(1))).known().unwrap().to_string(), "owl6");
    let again = three(hands, "1: battle owl6\n1: battle owl6\n0: battle owl7");
    assert!(again.story.ends_with("refused: it is not your turn\nrefused: not_in_hand card=owl7\n"));
}

/// Rule 9.3
#[test]
fn the_higher_rank_wins_and_one_beats_eight() {
    let played = two("hand 0: owl5\nhand 1: wolf7", "0: battle owl5\n1: battle wolf7");
    assert!(played.story.contains("marsh won by 1, lost by 0"));
    let played = two("hand 0: owl1\nhand 1: wolf8", "0: battle owl1\n1: battle wolf8");
    assert!(played.story.contains("marsh won by 0, lost by 1"));
    let played = two("hand 0: owl1\nhand 1: wolf7", "0: battle owl1\n1: battle wolf7");
    assert!(played.story.contains("marsh won by 1, lost by 0"));
}

/// Rule 9.4, the printed example: one loses at once, two go on, and both losers get 3 and a token.
#[test]
fn of_three_the_two_with_the_highest_rank_go_on() {
    let hands = "hand 0: owl7 owl2\nhand 1: wolf3 wolf4\nhand 2: tiger7 tiger6";
    let played = three(
        hands,
        "0: battle owl7\n1: battle wolf3\n2: battle tiger7\n1: battle wolf4\n0: battle owl2\n2: battle tiger6",
    );
    expect![[r#"
        1 reveals wolf3
        2 reveals tiger7
        0 reveals owl7
        marsh tied: 0,2
        refused: it is not your turn
        2 reveals tiger6
        0 reveals owl2
        marsh won by 2, lost by 0,1
        0 takes +2
        1 takes +2
    "#]]
    .assert_eq(&fought(&played));
    expect![[r#"
        2 is 1 at marsh: 8
        0 is 2 at marsh: 3
        1 is 2 at marsh: 3
    "#]]
    .assert_eq(&scores(&played, "marsh"));
}

/// Rule 9.3
#[test]
fn of_three_the_ones_win_if_the_highest_is_eight() {
    let played =
        three("hand 0: owl1\nhand 1: wolf8\nhand 2: bee5", "0: battle owl1\n1: battle wolf8\n2: battle bee5");
    assert!(played.story.contains("marsh won by 0, lost by 1,2"));
    let played =
        three("hand 0: owl1\nhand 1: wolf7\nhand 2: bee5", "0: battle owl1\n1: battle wolf7\n2: battle bee5");
    assert!(played.story.contains("marsh won by 1, lost by 0,2"));
    let played = three(
        "hand 0: owl1 owl2\nhand 1: wolf8\nhand 2: frog1 frog3",
        "0: battle owl1\n1: battle wolf8\n2: battle frog1",
    );
    assert!(played.story.contains("marsh tied: 0,2"));
}

/// Rules 9.2, 1.8
#[test]
fn tokens_are_added_clockwise_from_the_left_of_the_first_player() {
    let hands =
        "first 0\nmodifiers 0 1\nmodifiers 1 1\nmodifiers 2 2\nhand 0: owl5\nhand 1: wolf5\nhand 2: frog4";
    let played =
        three(hands, "0: battle owl5\n1: battle wolf5\n2: battle frog4\npass\nadd\nadd\nadd\n1: pass");
    expect![[r#"
        1 reveals wolf5
        2 reveals frog4
        0 reveals owl5
        ask 1 for +2
        1 passes
        ask 2 for +2
        2 adds +2, now 6
        ask 0 for +2
        0 adds +2, now 7
        ask 1 for +2
        1 adds +2, now 7
        ask 2 for +2
        refused: it is not your turn
    "#]]
    .assert_eq(&fought(&played));
    assert_eq!(played.game.turn(), Turn::of(Seat(2)));
}

/// Rule 9.2
#[test]
fn adding_ends_when_all_have_passed_in_a_row() {
    let hands = "modifiers 0 2\nmodifiers 1 1\nhand 0: owl5\nhand 1: wolf6";
    let played = two(hands, "0: battle owl5\n1: battle wolf6\npass\nadd\npass\npass");
    expect![[r#"
        1 reveals wolf6
        0 reveals owl5
        ask 1 for +2
        1 passes
        ask 0 for +2
        0 adds +2, now 7
        ask 1 for +2
        1 passes
        ask 0 for +2
        0 passes
        marsh won by 0, lost by 1
        1 takes +2
    "#]]
    .assert_eq(&fought(&played));
}

/// Rule 9.3
#[test]
fn one_beats_a_card_raised_to_eight_or_more() {
    let played = two("modifiers 1 1\nhand 0: owl1\nhand 1: wolf6", "0: battle owl1\n1: battle wolf6\nadd");
    assert!(played.story.contains("1 adds +2, now 8\nmarsh won by 0, lost by 1"));
    let raised = two("modifiers 0 1\nhand 0: owl1\nhand 1: wolf8", "0: battle owl1\n1: battle wolf8\nadd");
    assert!(raised.story.contains("0 adds +2, now 3\nmarsh won by 1, lost by 0"));
}

/// Rules 9.4, 9.6
#[test]
fn tokens_stay_with_the_card_they_were_added_to_and_return_after_the_battle() {
    let hands = "modifiers 0 1\nhand 0: owl5 owl2\nhand 1: wolf7 wolf3";
    let played = two(hands, "0: battle owl5\n1: battle wolf7\nadd\n0: battle owl2\n1: battle wolf3");
    expect![[r#"
        1 reveals wolf7
        0 reveals owl5
        ask 0 for +2
        0 adds +2, now 7
        marsh tied: 0,1
        1 reveals wolf3
        0 reveals owl2
        marsh won by 1, lost by 0
        0 takes +2
    "#]]
    .assert_eq(&fought(&played));
    assert_eq!(played.game.view(Viewer::Spectator).modifier_supply, 17);
}

/// Rule 9.5
#[test]
fn who_has_cards_left_wins_over_who_has_none() {
    let played = two("hand 0: owl5\nhand 1: wolf5 wolf1", "0: battle owl5\n1: battle wolf5");
    assert!(played.story.contains("marsh won by 1, lost by 0"));
    let none = two("hand 0: owl5\nhand 1: wolf5", "0: battle owl5\n1: battle wolf5");
    assert!(none.story.contains("marsh won by 0,1, lost by \n"));
}

/// Rule 9.5
#[test]
fn of_three_who_tie_those_with_cards_left_go_on() {
    let hands = "hand 0: owl5\nhand 1: wolf5 wolf1\nhand 2: frog5 frog3";
    let played =
        three(hands, "0: battle owl5\n1: battle wolf5\n2: battle frog5\n1: battle wolf1\n2: battle frog3");
    let story = only(&played.story, &["tied", "won by"]);
    assert_eq!(story, "marsh tied: 1,2\nmarsh won by 2, lost by 0,1\n");
}

/// Rule 9.6
#[test]
fn used_cards_are_discarded_and_contenders_draw_back_to_four() {
    let hands = "hand 0: owl5 owl2 owl3 owl4\nhand 1: wolf7 wolf1 wolf2 wolf3\nwoods odd: frog1/0 frog2/1";
    let played = two(hands, "0: battle owl5\n1: battle wolf7");
    // The next battle is on, so the used cards still lie in the discard.
    let view = played.game.view(Viewer::Everything);
    let used: Cards = ["owl5", "wolf7"].iter().map(|it| it.parse().unwrap()).collect();
    assert_eq!(view.discard, used);
    assert!(view.players.iter().all(|it| it.hand_count == 4));
}

/// Rule 9.7
#[test]
fn losers_get_no_token_when_the_supply_is_empty() {
    let played = two("modifiers 1 18\nhand 0: owl5\nhand 1: wolf7", "0: battle owl5\n1: battle wolf7\npass");
    assert!(played.story.contains("marsh won by 1, lost by 0"));
    assert!(!played.story.contains("0 takes +2"));
}
