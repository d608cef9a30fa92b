//! Chapter 6: retreats and their tokens.

use expect_test::expect;
use kingdoms::{Event, Kingdoms};
use tabletop::{Game, Seat, Secret, Turn, Viewer};

use crate::{legal, only, play, position};

/// Rule 6.1
#[test]
fn who_can_neither_claim_nor_rally_must_retreat() {
    let game = position("retreated 1\nhand 0: owl2 owl4");
    assert_eq!(legal(&game, 0), ["retreat"]);
}

/// Rule 6.2
#[test]
fn who_retreats_keeps_the_hand_and_takes_no_further_turn() {
    let played = play(
        "players 3\nhand 0: owl2\nhand 1: owl1\nhand 2: owl3",
        "retreat\nplay owl1 isle\nplay owl3 isle",
    );
    assert_eq!(played.game.turn(), Turn::of(Seat(1)));
    let view = played.game.view(Viewer::Seat(Seat(0)));
    assert_eq!(view.players[0].hand.known().unwrap().to_string(), "owl2");
    assert!(view.players[0].retreated);
}

/// Rule 6.3
#[test]
fn the_first_to_retreat_draws_a_token_that_only_they_may_see() {
    let played = play("players 3\nhand 1: owl1", "retreat\nretreat");
    assert_eq!(only(&played.story, &["retreat token"]).lines().count(), 1);
    let own = played.game.view(Viewer::Seat(Seat(0)));
    let theirs = played.game.view(Viewer::Seat(Seat(1)));
    assert!(own.players[0].retreat_tokens.known().unwrap().worth() >= 2);
    assert_eq!(theirs.players[0].retreat_tokens, Secret::Hidden);
    assert_eq!(theirs.players[0].retreat_token_count, 1);

    let drawn = Event::RetreatTokenDrawn { seat: Seat(0), value: Secret::Known(4) };
    let hidden = Event::RetreatTokenDrawn { seat: Seat(0), value: Secret::Hidden };
    assert_eq!(Kingdoms::show(&drawn, Viewer::Seat(Seat(0))), Some(drawn));
    assert_eq!(Kingdoms::show(&drawn, Viewer::Seat(Seat(1))), Some(hidden));
    assert_eq!(Kingdoms::show(&drawn, Viewer::Spectator), Some(hidden));
}

/// Rule 6.3
#[test]
fn a_capital_counts_as_retreating_first() {
    let played =
        play("isle odd: bee1/0 bee2/1 bee4/1\nhand 0: owl1\nhand 1: owl3", "play owl1 isle\nretreat");
    let story = only(&played.story, &["retreat token", "retreats"]);
    assert_eq!(story.matches("retreat token").count(), 1);
    assert!(story.starts_with("0 retreats: capital\n0 draws retreat token"), "{story}");
}

/// Rule 6.3
#[test]
fn a_drawn_token_is_never_drawn_again() {
    let played = play("retreat-token 1 2\nretreat-token 1 3\nretreat-token 1 4", "retreat");
    expect![[r#"
        0 retreats: choice
        0 draws retreat token 5
        turn 1
    "#]]
    .assert_eq(&played.story);
}
