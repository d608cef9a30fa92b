//! Chapters 3 and 4: turns and claims.

use expect_test::expect;
use kingdoms::Owner;
use tabletop::{Game, Seat, Turn, Viewer};

use crate::{legal, only, play, position};

/// Rules 4.1, 4.4
#[test]
fn a_claim_lays_a_card_places_a_token_and_fills_the_hand() {
    let played = play("hand 0: owl1 owl2 owl4 owl6\ndeck: bee3", "play owl1 woods");
    expect![[r#"
        0 lays owl1 at woods
        0 takes woods
        0 draws 1: bee3
        turn 1
    "#]]
    .assert_eq(&played.story);
    let view = played.game.view(Viewer::Spectator);
    assert_eq!(view.kingdoms[4].influence[0].tokens, 1);
    assert_eq!(view.players[0].supply, 17);
}

/// Rule 3.1
#[test]
fn a_turn_is_a_claim_a_rally_or_a_retreat() {
    let game = position("woods low\nhand 0: owl1 owl8\nretreated 1");
    assert_eq!(
        legal(&game, 0),
        [
            "play owl1 isle",
            "play owl1 dunes",
            "play owl1 marsh",
            "play owl1 peaks",
            "play owl1 woods",
            "retreat"
        ]
    );
    assert!(legal(&game, 1).is_empty());
    let played = play("hand 0: owl1\nhand 1: owl3", "1: play owl3 woods\n0: battle owl1\n0: play owl5 isle");
    expect![[r#"
        refused: it is not your turn
        refused: wrong_moment due=turn
        refused: not_in_hand card=owl5
    "#]]
    .assert_eq(&played.story);
}

/// Rule 3.2
#[test]
fn the_turn_passes_over_players_who_have_retreated() {
    let played = play("players 4\nturn 0\nretreated 1 2\nhand 0: owl1", "play owl1 woods");
    assert_eq!(played.game.turn(), Turn::of(Seat(3)));
    let alone = play("players 3\nturn 0\nretreated 1 2\nhand 0: owl1", "play owl1 woods");
    assert_eq!(alone.game.turn(), Turn::of(Seat(0)));
}

/// Rule 3.3
#[test]
fn when_the_deck_runs_out_the_discard_becomes_the_deck() {
    let played = play("hand 0: owl1 owl2 owl3 owl4\ndeck: bee3", "rally owl1 owl2");
    let draws = only(&played.story, &["draws", "becomes"]);
    assert!(draws.starts_with("0 draws 1: bee3\nthe discard becomes the deck\n0 draws 1: "));
    assert!(played.game.view(Viewer::Spectator).discard.is_empty());
}

const THREE: &str = "isle odd: bee1/0 bee2/1 bee4/1";

/// Rules 4.2, 4.5, 1.2
#[test]
fn the_last_territory_is_the_capital_and_ends_the_age_for_its_owner() {
    let played = play(&format!("{THREE}\nhand 0: owl1"), "play owl1 isle");
    let story = only(&played.story, &["takes", "retreats"]);
    expect![[r#"
        0 takes the capital of isle
        0 retreats: capital
    "#]]
    .assert_eq(&story);
    let view = played.game.view(Viewer::Spectator);
    assert_eq!(view.kingdoms[0].capital, Some(Owner::seat(Seat(0))));
    assert_eq!(played.game.turn(), Turn::of(Seat(1)));
}

/// Rule 4.2
#[test]
fn no_other_territory_is_the_capital() {
    let played = play("isle odd: bee1/0 bee2/1\nhand 0: owl1", "play owl1 isle");
    assert!(played.story.contains("0 takes isle\n"));
    assert!(!played.story.contains("retreats"));
}

/// Rule 4.3
#[test]
fn a_full_kingdom_takes_no_more_cards() {
    let full = format!("{THREE} bee3/1\nretreated 1\nhand 0: owl1");
    let played = play(&full, "play owl1 isle");
    assert_eq!(played.story, "refused: kingdom_full kingdom=isle\n");
    assert!(!legal(&position(&full), 0).contains(&"play owl1 isle".to_owned()));
}

/// Rules 4.5, 1.5
#[test]
fn placing_the_last_token_is_a_retreat() {
    let all_but_one = "
        players 2
        isle odd: bee1/0 bee2/0 bee3/0
        dunes odd: owl1/0 owl2/0 owl3/0 owl4/0
        marsh odd: frog1/0 frog2/0 frog3/0 frog4/0 frog5/0
        peaks odd: tiger1/0 tiger2/0 tiger3/0 tiger4/0 tiger5/0
        hand 0: wolf1
        hand 1: wolf2
    ";
    let played = play(all_but_one, "play wolf1 woods");
    let story = only(&played.story, &["takes", "retreats", "retreat token"]);
    assert!(story.starts_with("0 takes woods\n0 retreats: out_of_tokens\n0 draws retreat token "), "{story}");
}
