//! The puzzles of the tutorial: each is solved as stated, everything said is true, and a wrong try gets its reason.

use kingdoms::Kingdoms;
use tabletop::Progress;
use testkit::{claims, puzzles, tried};

const TEXTS: &[(&str, &str)] = &[
    ("en", include_str!("../tutorial/i18n/en.ftl")),
    ("de", include_str!("../tutorial/i18n/de.ftl")),
    ("fr", include_str!("../tutorial/i18n/fr.ftl")),
    ("ru", include_str!("../tutorial/i18n/ru.ftl")),
    ("uk", include_str!("../tutorial/i18n/uk.ftl")),
];

#[test]
fn every_puzzle_is_solved_by_its_solution_and_has_its_words() {
    puzzles::<Kingdoms>(TEXTS);
}

#[test]
fn every_sentence_of_the_lessons_is_true() {
    claims::<Kingdoms>(include_str!("../tutorial/claims.txt"), TEXTS);
}

fn refused(name: &str, lines: &[&str], reason: &str) {
    let refusal = tried::<Kingdoms>(name, lines).expect_err("a wrong try is refused");
    assert!(refusal.starts_with(reason), "{refusal}");
}

fn missed(name: &str, lines: &[&str]) {
    assert_eq!(tried::<Kingdoms>(name, lines), Ok(Progress::Missed), "{lines:?}");
}

/// Rule 7.3
#[test]
fn decrees_keep_other_cards_out() {
    refused("decrees", &["play owl5 marsh"], "decree_forbids kingdom=marsh");
    missed("decrees", &["play frog7 peaks"]);
}

/// Rule 7.2
#[test]
fn neighbours_decide_which_animals_fit() {
    refused("neighbours", &["play tiger5 peaks"], "decree_forbids kingdom=peaks");
    missed("neighbours", &["play wolf8 dunes"]);
}

/// Rule 8.4
#[test]
fn places_tied_for_first_are_fought_over() {
    refused("places", &["play frog4 marsh"], "decree_forbids kingdom=marsh");
    missed("places", &["retreat"]);
}

/// Rule 4.2
#[test]
fn capital_comes_last() {
    refused("capital", &["play tiger5 isle"], "decree_forbids kingdom=isle");
    missed("capital", &["retreat"]);
}

/// Rule 9.3
#[test]
fn battle_is_lost_with_a_middling_card() {
    refused("battle", &["retreat"], "wrong_moment");
    missed("battle", &["battle frog5", "add"]);
    assert_eq!(tried::<Kingdoms>("battle", &["battle tiger7", "add"]), Ok(Progress::Solved));
}

/// Rule 13.4
#[test]
fn solo_the_lead_needs_a_card_that_fits() {
    refused("solo", &["play tiger4 woods"], "decree_forbids kingdom=woods");
    missed("solo", &["play tiger4 dunes"]);
}
