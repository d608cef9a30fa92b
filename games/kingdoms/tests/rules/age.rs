//! Chapters 11 and 12: between ages, and the end of the game.

use expect_test::expect;
use kingdoms::{Cards, Owner};
use tabletop::{Game, Seat, Turn, Viewer};

use crate::{only, play};

/// Rule 11.2
#[test]
fn a_token_on_a_capital_moves_to_the_council_and_stays() {
    let played = play("retreated 1\nisle odd: bee1/0 bee2/0 bee4/0 bee3/1\ncouncil isle 0\nage 2", "retreat");
    assert!(played.story.contains("1 joins the council of isle"));
    let isle = &played.game.view(Viewer::Spectator).kingdoms[0];
    assert_eq!(isle.council, [Owner::seat(Seat(0)), Owner::seat(Seat(1))]);
    let counts: Vec<u8> = isle.influence.iter().map(|it| it.tokens).collect();
    assert_eq!(counts, [1, 1]);
}

/// Rules 11.3, 11.4
#[test]
fn between_ages_tokens_go_home_cards_are_shuffled_and_decrees_change() {
    let table = "retreated 1\nisle odd: bee1/0 bee2/0\ndiscard: owl1\nhand 0: frog1 frog2";
    let before = crate::position(table).view(Viewer::Everything);
    let played = play(table, "retreat");
    let view = played.game.view(Viewer::Everything);
    assert_eq!(view.age, 2);
    assert!(view.retreated.is_empty() && view.discard.is_empty());
    assert!(view.kingdoms.iter().all(|it| it.cards.is_empty()));
    assert!(view.players.iter().all(|it| it.supply == 18 && it.hand_count == 4));
    let kept: Cards = ["frog1", "frog2"].iter().map(|it| it.parse().unwrap()).collect();
    assert_eq!(view.players[0].hand.known().unwrap().and(kept), kept);
    assert_eq!(view.deck_count, 64 - 8);
    let unseen = before.unseen_decrees.known().unwrap();
    assert!(view.kingdoms.iter().all(|it| unseen.contains(&it.decree.unwrap())));
    assert_eq!(view.unseen_decree_count, before.unseen_decree_count - 5);
}

fn first_of_next_age(table: &str) -> Turn {
    play(&format!("players 3\nretreated 1 2\n{table}"), "retreat").game.turn()
}

/// Rule 11.5
#[test]
fn the_lowest_score_begins_the_next_age() {
    assert_eq!(first_of_next_age("score 0 5\nscore 1 4\nscore 2 6"), Turn::of(Seat(1)));
    // Retreat tokens do not count.
    assert_eq!(first_of_next_age("score 0 5\nscore 1 4\nscore 2 6\nretreat-token 1 5"), Turn::of(Seat(1)));
}

/// Rule 11.5
#[test]
fn of_several_lowest_the_earlier_capital_begins() {
    // Both got 5 for a capital's kingdom; seat 2 took the dunes first.
    let table = "score 0 90\nscore 1 3\nscore 2 3\n\
        dunes odd: owl1/2 owl2/2 owl3/2 owl4/2 owl5/2\n\
        isle odd: bee1/1 bee2/1 bee3/1 bee4/1";
    assert_eq!(first_of_next_age(table), Turn::of(Seat(2)));
}

/// Rule 11.5
#[test]
fn without_capitals_the_next_clockwise_from_the_first_player_begins() {
    assert_eq!(first_of_next_age("first 1\nscore 1 9"), Turn::of(Seat(2)));
    assert_eq!(first_of_next_age("first 2\nscore 1 9"), Turn::of(Seat(2)));
    assert_eq!(first_of_next_age("first 1\nscore 2 9"), Turn::of(Seat(1)));
}

/// Rules 11.1, 12.1
#[test]
fn after_the_third_age_hidden_points_are_added() {
    let table = "age 3\nretreated 1\nscore 0 10\nscore 1 12\nretreat-token 0 5\nmodifiers 0 1\nmodifiers 1 2";
    let played = play(table, "retreat");
    let story = only(&played.story, &["scores", "ends", "over"]);
    expect![[r#"
        age 3 ends
        0 scores retreat tokens 5: 5
        0 scores unused +2: 1
        1 scores unused +2: 2
        the game ends
        over
    "#]]
    .assert_eq(&story);
    let outcome = played.game.outcome();
    assert_eq!(outcome.score.as_slice(), [16, 14]);
    assert_eq!(outcome.placing.as_slice(), [1, 2]);
    let view = played.game.view(Viewer::Spectator);
    assert_eq!(view.players[0].retreat_tokens.known().unwrap().worth(), 5);
}

const WOODS: &str = "woods odd: bee1/0 bee2/0 bee3/0 bee4/0 bee5/1 bee6/1 bee7/1 bee8/1";

/// Rule 12.2
#[test]
fn a_tie_is_broken_by_the_capital_of_the_woods() {
    let table = format!("option ties=peace\nage 3\nretreated 1\nscore 0 12\nscore 1 8\n{WOODS}");
    let played = play(&table, "retreat");
    // In peace the capital gives seat 1 the token (7), seat 0 gets 3.
    assert_eq!(played.game.outcome().score.as_slice(), [15, 15]);
    assert_eq!(played.game.outcome().placing.as_slice(), [2, 1]);
}

/// Rule 12.2
#[test]
fn without_that_capital_the_win_is_shared() {
    let played =
        play("age 3\nretreated 1\nscore 0 12\nscore 1 12\nretreat-token 0 2\nmodifiers 1 2", "retreat");
    assert_eq!(played.game.outcome().placing.as_slice(), [1, 1]);
}

/// Rule 12.1
#[test]
fn the_score_sheet_hides_retreat_tokens_of_others_until_the_end() {
    let game = crate::position("score 0 3\nretreat-token 0 4\nmodifiers 0 1");
    assert_eq!(game.sheet(Seat(0), Viewer::Seat(Seat(0))).total, 8);
    assert_eq!(game.sheet(Seat(0), Viewer::Seat(Seat(1))).total, 4);
}
