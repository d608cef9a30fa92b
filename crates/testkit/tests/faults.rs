//! The contract passes a sound game and fails every fault planted in it.

mod toy;

use std::panic::{UnwindSafe, catch_unwind};

use testkit::{Terms, contract, numbering};
use toy::{NoOptions, Toy};

fn terms(seats: u8) -> Terms<NoOptions> {
    Terms { options: NoOptions {}, seats, games: 60, longest: 40 }
}

/// What the contract says of the game with this fault planted.
fn verdict<const FAULT: u8>() -> String {
    complaint(|| {
        contract::<Toy<FAULT>>(&terms(3));
    })
}

/// What is said of the numbers of the game with this fault planted.
fn numbers_verdict<const FAULT: u8>() -> String {
    complaint(|| numbering::<Toy<FAULT>>(&terms(3)))
}

fn complaint(check: impl FnOnce() + UnwindSafe) -> String {
    let complaint = catch_unwind(check).expect_err("the fault was not noticed");
    let plain = complaint.downcast_ref::<&str>().map(|&it| it.to_owned());
    plain.or_else(|| complaint.downcast_ref::<String>().cloned()).unwrap_or_default()
}

#[test]
fn a_sound_game_stands_the_contract() {
    for seats in [2, 3] {
        let compared = contract::<Toy<{ toy::NOTHING }>>(&terms(seats));
        assert!(compared.redealt > compared.lists / 2, "{compared:?}");
        assert!(compared.fateful > 3 && compared.cut_short > 30, "{compared:?}");
    }
}

#[test]
fn a_card_shown_through_the_view_is_noticed() {
    assert!(verdict::<{ toy::VIEW_SHOWS_A_CARD }>().contains("f: "));
}

#[test]
fn a_legal_list_that_depends_on_another_hand_is_noticed() {
    let complaint = verdict::<{ toy::LEGAL_DEPENDS_ON_ANOTHER_HAND }>();
    assert!(complaint.contains("g: ") || complaint.contains("b: "), "{complaint}");
}

#[test]
fn an_imagined_position_that_keeps_the_real_order_is_noticed() {
    assert!(verdict::<{ toy::IMAGINE_KEEPS_THE_ORDER }>().contains("h: "));
}

#[test]
fn a_check_wider_than_the_legal_list_is_noticed() {
    assert!(verdict::<{ toy::CHECK_IS_WIDER_THAN_LEGAL }>().contains("b: "));
}

#[test]
fn an_action_without_effect_is_noticed() {
    assert!(verdict::<{ toy::RESOLVE_DOES_NOTHING }>().contains("i: "));
}

#[test]
fn placings_that_contradict_the_scores_are_noticed() {
    assert!(verdict::<{ toy::PLACINGS_CONTRADICT_SCORES }>().contains("i: "));
}

#[test]
fn a_sheet_that_does_not_add_up_is_noticed() {
    verdict::<{ toy::SHEET_DOES_NOT_ADD_UP }>();
}

#[test]
fn notation_that_cannot_be_read_back_is_noticed() {
    assert!(verdict::<{ toy::NOTATION_LOSES_A_WORD }>().contains("e: "));
}

#[test]
fn a_refusal_that_names_a_hidden_card_is_noticed() {
    assert!(verdict::<{ toy::REFUSAL_NAMES_A_HIDDEN_CARD }>().contains("l: why not"));
}

#[test]
fn a_preview_that_depends_on_another_hand_is_noticed() {
    assert!(verdict::<{ toy::PREVIEW_TELLS_OF_ANOTHER_HAND }>().contains("l: a preview"));
}

#[test]
fn the_numbers_of_a_sound_game_keep_their_promises() {
    for seats in [2, 3] {
        numbering::<Toy<{ toy::NOTHING }>>(&terms(seats));
    }
}

#[test]
fn a_hidden_card_in_an_observation_is_noticed() {
    assert!(numbers_verdict::<{ toy::OBSERVATION_SHOWS_A_CARD }>().contains("betrays a secret"));
}

#[test]
fn two_actions_with_one_number_are_noticed() {
    assert!(numbers_verdict::<{ toy::ACTIONS_SHARE_A_NUMBER }>().contains("share a number"));
}

#[test]
fn a_second_number_of_a_legal_action_is_noticed() {
    assert!(numbers_verdict::<{ toy::A_SPARE_NUMBER_IS_LEGAL }>().contains("which is legal"));
}
