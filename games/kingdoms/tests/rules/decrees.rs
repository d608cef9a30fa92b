//! Chapter 7: every decree lets in what it should, keeps out what it should, and with nothing to
//! refer to lets in everything.

use expect_test::expect;
use kingdoms::{Action, Animal, Card, Cards, Decree, Kingdom, Scope};
use tabletop::{Game, Seat, Viewer};

use crate::{legal, only, play, position};

/// Exactly the `wanted` cards may be played below the marsh, which has the decree. `board` lists
/// the cards that lie below kingdoms.
fn lets_in(decree: &str, board: &[&str], wanted: impl Fn(Card) -> bool) {
    let mut text = String::new();
    let marsh = board.iter().find(|it| it.starts_with("marsh"));
    let cards = marsh.map_or("", |it| &it[5..]);
    text += &format!("marsh {decree} {cards}\n");
    for line in board.iter().filter(|it| !it.starts_with("marsh")) {
        let (kingdom, cards) = line.split_once(' ').expect("a kingdom and its cards");
        text += &format!("{kingdom} odd {cards}\n");
    }
    let view = position(&text).view(Viewer::Spectator);
    let on_board: Cards = view.kingdoms.iter().flat_map(|it| &it.cards).map(|it| it.card).collect();
    let (mut fitting, mut others) = (0, 0);
    for card in Cards::ALL.without(on_board) {
        let game = position(&format!("{text}hand 0: {card}"));
        let action = Action::Claim { card, kingdom: Kingdom::Marsh, with: None };
        let fits = game.check(Seat(0), &action).is_ok();
        assert_eq!(fits, wanted(card), "{card}\n{text}");
        let listed = legal(&game, 0).contains(&action.to_string());
        assert_eq!(fits, listed, "{card}\n{text}");
        fitting += u8::from(fits);
        others += u8::from(!fits);
    }
    assert!(fitting > 0, "nothing fits\n{text}");
    assert!(others > 0 || on_board.is_empty(), "everything fits\n{text}");
}

fn anything(_: Card) -> bool {
    true
}

const NEIGHBOURS: [&str; 2] = ["dunes tiger7/0", "peaks bee1/1 owl3/1"];
/// Cards in the marsh itself, and far away: no neighbours.
const FAR: [&str; 3] = ["marsh frog5/0", "isle okapi2/1", "woods wolf8/1"];
const REALM: [&str; 4] = ["isle okapi2/0", "dunes tiger7/0", "woods bee1/1 owl3/1", "marsh wolf8/0"];

/// Rule 7.3
#[test]
fn two_animals_decrees_let_in_their_animals_only() {
    use Animal::*;
    lets_in("lizard-or-tiger", &[], |it| matches!(it.animal(), Lizard | Tiger));
    lets_in("wolf-or-frog", &[], |it| matches!(it.animal(), Wolf | Frog));
    lets_in("panda-or-owl", &[], |it| matches!(it.animal(), Panda | Owl));
    lets_in("okapi-or-bee", &[], |it| matches!(it.animal(), Okapi | Bee));
}

/// Rule 7.3
#[test]
fn low_middle_and_high_let_in_their_ranks_only() {
    lets_in("low", &[], |it| it.rank() <= 3);
    lets_in("middle", &[], |it| matches!(it.rank(), 4 | 5));
    lets_in("high", &[], |it| it.rank() >= 6);
}

/// Rule 7.3
#[test]
fn odd_and_even_let_in_their_ranks_only() {
    lets_in("odd", &[], |it| it.rank() % 2 == 1);
    lets_in("even", &[], |it| it.rank() % 2 == 0);
}

/// Rule 7.3
#[test]
fn ranks_differ_refuses_ranks_that_lie_here() {
    let board = ["marsh wolf4/0 lizard2/1 owl1/0"];
    lets_in("ranks-differ", &board, |it| matches!(it.rank(), 3 | 5..=8));
    lets_in("ranks-differ", &[], anything);
}

/// Rule 7.3
#[test]
fn animals_differ_refuses_animals_that_lie_here() {
    let board = ["marsh wolf4/0 owl1/0"];
    lets_in("animals-differ", &board, |it| !matches!(it.animal(), Animal::Wolf | Animal::Owl));
    lets_in("animals-differ", &[], anything);
}

/// Rule 7.5
#[test]
fn ascending_counts_up_from_1_whatever_lies_there() {
    lets_in("ascending", &[], |it| it.rank() == 1);
    lets_in("ascending", &["marsh wolf8/0 owl8/1"], |it| it.rank() == 3);
}

/// Rule 7.5
#[test]
fn descending_counts_down_from_8_whatever_lies_there() {
    lets_in("descending", &[], |it| it.rank() == 8);
    lets_in("descending", &["marsh wolf1/0 owl1/1"], |it| it.rank() == 6);
}

/// Rule 7.3
#[test]
fn alternate_wants_the_other_parity() {
    lets_in("alternate", &["marsh wolf4/0 owl1/1"], |it| it.rank() % 2 == 0);
    lets_in("alternate", &["marsh wolf1/0 owl4/1"], |it| it.rank() % 2 == 1);
    lets_in("alternate", &[], anything);
}

/// Rule 7.3, the printed example: after a tiger 5, a 4 or a 6.
#[test]
fn step_wants_one_more_or_one_less() {
    lets_in("step", &["marsh owl2/0 tiger5/0"], |it| matches!(it.rank(), 4 | 6));
    lets_in("step", &["marsh tiger1/0"], |it| it.rank() == 2);
    lets_in("step", &["marsh tiger8/0"], |it| it.rank() == 7);
    lets_in("step", &[], anything);
}

/// Rule 7.3, the printed example: after a red panda 4, any red panda or any 4.
#[test]
fn follow_wants_the_rank_or_the_animal() {
    lets_in("follow", &["marsh owl1/1 panda4/0"], |it| it.rank() == 4 || it.animal() == Animal::Panda);
    lets_in("follow", &[], anything);
}

/// Rule 7.3
#[test]
fn break_wants_another_rank_and_another_animal() {
    lets_in("break", &["marsh owl1/1 panda4/0"], |it| it.rank() != 4 && it.animal() != Animal::Panda);
    lets_in("break", &[], anything);
}

/// Rules 7.3, 7.4, the printed example: with a red panda 4 in one neighbour and nothing in
/// the other, any red panda or any 4.
#[test]
fn neighbour_match_wants_a_rank_or_an_animal_of_a_neighbour() {
    lets_in("neighbour-match", &["dunes panda4/0"], |it| it.rank() == 4 || it.animal() == Animal::Panda);
    lets_in("neighbour-match", &NEIGHBOURS, |it| {
        matches!(it.rank(), 3 | 7) || matches!(it.animal(), Animal::Tiger | Animal::Owl)
    });
    lets_in_far("neighbour-match");
}

/// With cards in the marsh and in the kingdoms that are no neighbours only, anything fits.
fn lets_in_far(decree: &str) {
    let text =
        format!("marsh {decree} {}\nisle odd {}\nwoods odd {}", &FAR[0][6..], &FAR[1][5..], &FAR[2][6..]);
    for card in ["bee1", "bee4", "panda6", "lizard7"] {
        let game = position(&format!("{text}\nhand 0: {card}"));
        assert!(legal(&game, 0).contains(&format!("play {card} marsh")), "{decree} {card}");
    }
}

/// Rule 7.3
#[test]
fn neighbour_rank_wants_a_rank_of_a_neighbour() {
    lets_in("neighbour-rank", &NEIGHBOURS, |it| matches!(it.rank(), 3 | 7));
    lets_in_far("neighbour-rank");
}

/// Rule 7.3
#[test]
fn neighbour_animal_wants_an_animal_of_a_neighbour() {
    lets_in("neighbour-animal", &NEIGHBOURS, |it| matches!(it.animal(), Animal::Tiger | Animal::Owl));
    lets_in_far("neighbour-animal");
}

/// Rule 7.3
#[test]
fn neighbour_step_wants_one_more_or_less_than_a_neighbour() {
    lets_in("neighbour-step", &NEIGHBOURS, |it| matches!(it.rank(), 2 | 4 | 6 | 8));
    lets_in_far("neighbour-step");
}

/// Rule 7.3, the printed example: with a tiger 7 and an owl 3, a 1, 2 or 3.
#[test]
fn neighbour_low_wants_at_most_the_lowest() {
    lets_in("neighbour-low", &NEIGHBOURS, |it| it.rank() <= 3);
    lets_in("neighbour-low", &["dunes tiger7/0"], |it| it.rank() <= 7);
    lets_in_far("neighbour-low");
}

/// Rule 7.3, the printed example: with a tiger 7 and an owl 3, a 7 or 8.
#[test]
fn neighbour_high_wants_at_least_the_highest() {
    lets_in("neighbour-high", &NEIGHBOURS, |it| it.rank() >= 7);
    lets_in("neighbour-high", &["dunes tiger8/0"], |it| it.rank() == 8);
    lets_in_far("neighbour-high");
}

/// Rule 7.3
#[test]
fn neighbour_ranks_differ_refuses_the_neighbours_ranks() {
    lets_in("neighbour-ranks-differ", &NEIGHBOURS, |it| !matches!(it.rank(), 3 | 7));
    lets_in_far("neighbour-ranks-differ");
}

/// Rule 7.3
#[test]
fn neighbour_animals_differ_refuses_the_neighbours_animals() {
    lets_in("neighbour-animals-differ", &NEIGHBOURS, |it| {
        !matches!(it.animal(), Animal::Tiger | Animal::Owl)
    });
    lets_in_far("neighbour-animals-differ");
}

/// Rule 7.3; the printed example: with a lizard 6 opposite, any 6.
#[test]
fn realm_rank_wants_a_rank_of_any_other_kingdom() {
    lets_in("realm-rank", &["woods lizard6/0"], |it| it.rank() == 6);
    lets_in("realm-rank", &REALM, |it| matches!(it.rank(), 2 | 3 | 7));
    lets_in("realm-rank", &[], anything);
}

/// Rule 7.3
#[test]
fn realm_animal_wants_an_animal_of_any_other_kingdom() {
    lets_in("realm-animal", &REALM, |it| matches!(it.animal(), Animal::Okapi | Animal::Tiger | Animal::Owl));
    lets_in("realm-animal", &[], anything);
}

/// Rule 7.3
#[test]
fn realm_new_rank_refuses_the_ranks_of_all_other_kingdoms() {
    lets_in("realm-new-rank", &REALM, |it| !matches!(it.rank(), 2 | 3 | 7));
    lets_in("realm-new-rank", &[], anything);
}

/// Rule 7.3
#[test]
fn realm_new_animal_refuses_the_animals_of_all_other_kingdoms() {
    lets_in("realm-new-animal", &REALM, |it| {
        !matches!(it.animal(), Animal::Okapi | Animal::Tiger | Animal::Owl)
    });
    lets_in("realm-new-animal", &[], anything);
}

/// Rule 7.2
#[test]
fn the_own_kingdom_is_no_reference_of_realm_decrees() {
    let game = position("marsh realm-rank: wolf8/0\nhand 0: bee1");
    assert!(legal(&game, 0).contains(&"play bee1 marsh".to_owned()));
}

/// Rule 7.6, the printed examples: two bees, or a tiger and an owl of rank 5.
#[test]
fn pair_wants_a_second_card_of_the_same_animal_or_rank() {
    let game =
        position("woods pair\nisle low\ndunes low\nmarsh low\npeaks low\nhand 0: bee4 bee7 tiger5 owl5");
    let claims: Vec<String> = legal(&game, 0).into_iter().filter(|it| it.starts_with("play")).collect();
    assert_eq!(
        claims,
        [
            "play tiger5 woods with owl5",
            "play bee4 woods with bee7",
            "play bee7 woods with bee4",
            "play owl5 woods with tiger5",
        ]
    );
    let played = play("woods pair\nhand 0: bee4 bee7 tiger5 owl5\nhand 1: owl1", "play bee4 woods with bee7");
    expect![[r#"
        0 lays bee4 at woods
        0 takes woods
        0 discards bee7
    "#]]
    .assert_eq(&only(&played.story, &["lays", "takes", "discards"]));
    assert!(played.story.contains("0 draws 2: "));
}

/// Rule 7.6
#[test]
fn pair_refuses_cards_that_are_no_pair() {
    let hand = "woods pair\nhand 0: bee4 bee7 tiger5 owl5";
    let refused = play(
        hand,
        "
        play bee4 woods
        play bee4 woods with owl5
        play bee4 woods with bee4
        play bee4 woods with bee1
        play tiger5 isle with owl5
    ",
    );
    expect![[r#"
        refused: second_card_needed kingdom=woods card=bee4
        refused: no_pair card=bee4 with=owl5
        refused: no_pair card=bee4 with=bee4
        refused: not_in_hand card=bee1
        refused: second_card_not_wanted kingdom=isle decree=odd with=owl5
    "#]]
    .assert_eq(&refused.story);
}

/// Rule 7.3
#[test]
fn a_refusal_says_what_would_fit_and_why() {
    let played = play(
        "marsh step: tiger5/1\npeaks follow: panda4/1\nhand 0: owl7",
        "
        play owl7 marsh
        play owl7 peaks
    ",
    );
    expect![[r#"
        refused: decree_forbids kingdom=marsh decree=step card=owl7 ranks=[4, 6] animals=[] reference=[tiger5]
        refused: decree_forbids kingdom=peaks decree=follow card=owl7 ranks=[4] animals=[panda] reference=[panda4]
    "#]].assert_eq(&played.story);
}

/// Rule 7.5
#[test]
fn when_no_rank_is_left_nothing_fits() {
    // Seven cards leave rank 8 going up, and rank 1 going down.
    let seven = "wolf1/0 wolf2/0 wolf3/0 wolf4/0 wolf5/1 wolf6/1 wolf7/1";
    let game = position(&format!("woods ascending: {seven}\nhand 0: owl8 bee7"));
    assert!(legal(&game, 0).contains(&"play owl8 woods".to_owned()));
    assert!(!legal(&game, 0).contains(&"play bee7 woods".to_owned()));
    let game = position(&format!("woods descending: {seven}\nhand 0: owl8 bee1"));
    assert!(legal(&game, 0).contains(&"play bee1 woods".to_owned()));
    assert!(!legal(&game, 0).contains(&"play owl8 woods".to_owned()));
}

/// Rule 7.1
#[test]
fn eight_decrees_are_completed_by_symmetry() {
    let completed: Vec<&str> = Decree::ALL.iter().filter(|it| !it.documented()).map(|it| it.id()).collect();
    assert_eq!(completed.len(), 8, "{completed:?}");
    assert_eq!(Decree::ALL.iter().filter(|it| it.scope() == Scope::Realm).count(), 4);
    assert_eq!(Decree::ALL.iter().filter(|it| it.scope() == Scope::Neighbours).count(), 8);
}
