//! The puzzles of the tutorial: each is solved as stated.

use lanterns::Lanterns;
use tabletop::Progress;
use testkit::{puzzles, tried};

#[test]
fn every_puzzle_is_solved_by_its_solution_and_has_its_words() {
    puzzles::<Lanterns>(&[
        ("en", include_str!("../tutorial/i18n/en.ftl")),
        ("de", include_str!("../tutorial/i18n/de.ftl")),
        ("fr", include_str!("../tutorial/i18n/fr.ftl")),
        ("ru", include_str!("../tutorial/i18n/ru.ftl")),
        ("uk", include_str!("../tutorial/i18n/uk.ftl")),
    ]);
}

/// Rule 2.3
#[test]
fn a_low_card_loses_the_prize() {
    assert_eq!(tried::<Lanterns>("highest", &["play 4"]), Ok(Progress::Missed));
}
