//! What the screen calls the types of this game.

use std::path::Path;

use crate::Lanterns;

#[test]
fn the_types_of_the_screen_are_those_of_the_rules() {
    testkit::typescript::<Lanterns>(Path::new(env!("CARGO_MANIFEST_DIR")));
}
