//! Chapter 5: rallies.

use expect_test::expect;
use tabletop::{Game, Viewer};

use crate::{legal, only, play, position};

/// Rule 5.2
#[test]
fn any_cards_of_the_hand_may_be_discarded_but_at_least_one() {
    let game = position("hand 0: owl2 owl4 owl6 owl8\nhand 1: bee1");
    let rallies = legal(&game, 0).into_iter().filter(|it| it.starts_with("rally"));
    assert_eq!(rallies.count(), 15);
    let played = play("hand 0: owl2", "rally\nrally owl2 bee1\nrally owl2");
    assert!(
        played
            .story
            .starts_with("refused: rally_without_cards\nrefused: not_in_hand card=bee1\n0 rallies owl2\n")
    );
}

/// Rule 5.3
#[test]
fn a_rally_gains_a_point_and_draws_as_many_cards() {
    let played = play("hand 0: owl2 owl4 owl6 owl8\ndeck: bee1 bee2", "rally owl2 owl8");
    expect![[r#"
        0 rallies owl2 owl8
        0 draws 2: bee1 bee2
        turn 1
    "#]]
    .assert_eq(&played.story);
    let view = played.game.view(Viewer::Spectator);
    assert_eq!((view.players[0].score, view.players[0].rallies), (1, 1));
}

/// Rule 5.1
#[test]
fn nobody_rallies_once_somebody_has_retreated() {
    let played = play("players 3\nretreated 2\nhand 0: owl2", "rally owl2");
    assert_eq!(played.story, "refused: rally_over\n");
}

/// Rule 5.4
#[test]
fn three_rounds_of_rallies_close_it_until_somebody_claims() {
    let table = "rallies-in-a-row 5\nhand 0: owl1 owl2\nhand 1: bee1 bee2";
    let played = play(table, "rally owl2\nrally bee2\nplay bee1 isle\nrally owl1");
    let story = only(&played.story, &["rallies", "closes", "refused", "takes"]);
    expect![[r#"
        0 rallies owl2
        rally closes after 6
        refused: rally_stalled rallies=6
        1 takes isle
        0 rallies owl1
    "#]]
    .assert_eq(&story);
}

/// Rule 5.4
#[test]
fn a_table_may_set_the_rounds_or_switch_the_guard_off() {
    let one = play("option stall=1\nrallies-in-a-row 1\nhand 0: owl1", "rally owl1");
    assert!(one.story.contains("rally closes after 2"));
    let never = play("option stall=0\nrallies-in-a-row 250\nhand 0: owl1", "rally owl1");
    assert!(!never.story.contains("closes"));
    assert!(never.game.view(Viewer::Spectator).rally_open);
}
