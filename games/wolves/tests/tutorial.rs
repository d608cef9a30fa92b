//! The puzzles of the tutorial: each is solved as stated, and a wrong try gets its reason.

use tabletop::Progress;
use testkit::{puzzles, tried};
use wolves::Wolves;

#[test]
fn every_puzzle_is_solved_by_its_solution_and_has_its_words() {
    puzzles::<Wolves>(&[
        ("en", include_str!("../tutorial/i18n/en.ftl")),
        ("de", include_str!("../tutorial/i18n/de.ftl")),
        ("fr", include_str!("../tutorial/i18n/fr.ftl")),
        ("ru", include_str!("../tutorial/i18n/ru.ftl")),
        ("uk", include_str!("../tutorial/i18n/uk.ftl")),
    ]);
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
fn move_both_wolves_may_go_where_one_would_do() {
    let both = ["move forest pay h", "walk alpha A1 A6", "walk pack A1 A6"];
    assert_eq!(tried::<Wolves>("move", &both), Ok(Progress::Solved));
}

/// Rule 4.2
#[test]
fn tiles_without_the_right_flip_there_is_one_rock_too_few() {
    refused("tiles", &["build A10 speed pay 12"], "cannot_pay terrain=rock");
    refused(
        "tiles",
        &["move forest pay h", "walk pack A9 A6", "build A10 speed pay 12"],
        "cannot_pay terrain=rock",
    );
    missed(
        "tiles",
        &["move forest pay h", "walk pack A9 A6", "move tundra pay 4", "walk pack A6 A9", "walk alpha A8 A9"],
    );
}

/// Rule 6.3
#[test]
fn den_of_another_track_does_not_make_wolves_faster() {
    refused(
        "den",
        &["build A6 spread pay h1", "move tundra pay 4", "walk alpha A9 F11"],
        "too_far at=F11 distance=4 speed=3",
    );
}

/// Rules 8.1, 12.2
#[test]
fn howl_out_of_range_is_not_heard() {
    refused("howl", &["howl F3 pay 5*"], "out_of_range at=F3 distance=3 range=2");
    refused("howl", &["end"], "actions_left");
}

/// Rules 7.2, 7.5
#[test]
fn lair_needs_water() {
    refused("lair", &["upgrade A2 pay 23"], "not_by_water at=A2");
    refused("lair", &["upgrade A9 pay 34", "displace A15"], "not_nearest");
}

/// Rules 9.2, 9.3
#[test]
fn dominate_nothing_that_is_protected() {
    refused("dominate", &["dominate A10 pay ***"], "protected at=A10");
    refused("dominate", &["dominate A15 speed pay ***"], "protected at=A15");
    refused("dominate", &["dominate A14 pay ***"], "alpha_immune at=A14");
}

/// Rule 13.4
#[test]
fn region_shared_is_not_won() {
    missed("region", &["howl A3 pay 2*", "end"]);
}
