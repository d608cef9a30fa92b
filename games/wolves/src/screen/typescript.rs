//! The types of this game as its screen reads them.

use std::path::Path;

#[test]
fn the_types_of_the_screen_are_those_of_the_rules() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/generated/wire.ts");
    testkit::typescript::<crate::Wolves>(&file);
}
