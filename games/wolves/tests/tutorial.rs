//! The puzzles of the tutorial: each is solved as stated, everything said is true, and a wrong try gets its reason.

use tabletop::Progress;
use testkit::{claims, puzzles, tried};
use wolves::Wolves;

const TEXTS: &[(&str, &str)] = &[
    ("en", include_str!("../tutorial/i18n/en.ftl")),
    ("de", include_str!("../tutorial/i18n/de.ftl")),
    ("fr", include_str!("../tutorial/i18n/fr.ftl")),
    ("ru", include_str!("../tutorial/i18n/ru.ftl")),
    ("uk", include_str!("../tutorial/i18n/uk.ftl")),
];

#[test]
fn every_puzzle_is_solved_by_its_solution_and_has_its_words() {
    puzzles::<Wolves>(TEXTS);
}

#[test]
fn every_sentence_of_the_lessons_is_true() {
    claims::<Wolves>(include_str!("../tutorial/claims.txt"), TEXTS);
}

fn refused(name: &str, lines: &[&str], reason: &str) {
    let refusal = tried::<Wolves>(name, lines).expect_err("a wrong try is refused");
    assert!(refusal.starts_with(reason), "{refusal}");
}

fn missed(name: &str, lines: &[&str]) {
    assert_eq!(tried::<Wolves>(name, lines), Ok(Progress::Missed), "{lines:?}");
}

/// Rule 5.3
#[test]
fn move_wrong_terrain() {
    refused("move", &["move rock pay 2", "walk pack A1 A6"], "wrong_terrain at=A6");
    refused("move", &["end"], "actions_left");
}

/// Rule 5.3
#[test]
fn tiles_both_wolves_may_go_where_one_would_do() {
    let both = ["move forest pay 1", "walk alpha A8 A6", "walk pack A1 A6"];
    assert_eq!(tried::<Wolves>("tiles", &both), Ok(Progress::Open));
}

/// Rule 4.2
#[test]
fn turn_without_the_right_flip_there_is_one_rock_too_few() {
    refused("turn", &["build A10 speed pay 12"], "cannot_pay terrain=rock");
}

/// Rules 8.1, 12.2
#[test]
fn howl_out_of_range_is_not_heard() {
    refused("howl", &["howl F3 pay 5*"], "out_of_range at=F3 distance=3 range=2");
    refused("howl", &["end"], "actions_left");
}

/// Rule 13.4
#[test]
fn region_shared_is_not_won() {
    missed("region", &["howl A3 pay 2*", "end"]);
}

/// Rule 3.4
#[test]
fn the_guided_game_survives_any_other_way() {
    missed("game", &["howl A3 pay 23", "build B6 howl pay h1", "end"]);
    missed("game", &["move forest pay h", "move forest pay 1", "end"]);
}
