//! The types of this game as its screen reads them.

use std::path::Path;

#[test]
fn the_types_of_the_screen_are_those_of_the_rules() {
    testkit::typescript::<crate::Wolves>(Path::new(env!("CARGO_MANIFEST_DIR")));
}

#[test]
fn the_frames_of_the_screens_tests_are_those_of_their_positions() {
    testkit::frames::<crate::Wolves>(Path::new(env!("CARGO_MANIFEST_DIR")));
}
