//! What the screen calls the types of this game.

use std::path::{Path, PathBuf};

use ts_rs::{Config, TS};

use crate::{
    Kingdoms,
    options::{DecreeSet, Level, Ties},
    rules::{
        components::{Animal, Kingdom},
        decrees::{Decree, Scope},
    },
};

/// An enum that is written by its `id` is one of the words there are.
macro_rules! by_id {
    ($($name:ident),*) => {$(
        impl TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &Config) -> String {
                stringify!($name).to_owned()
            }

            fn inline(_: &Config) -> String {
                Self::ALL.map(|it| format!("{:?}", it.id())).join(" | ")
            }

            fn decl(config: &Config) -> String {
                format!("type {} = {};", Self::name(config), Self::inline(config))
            }

            fn output_path() -> Option<PathBuf> {
                Some(concat!(stringify!($name), ".ts").into())
            }
        }
    )*};
}
by_id!(Animal, Kingdom, Decree, Scope, Ties, DecreeSet, Level);

#[test]
fn the_types_of_the_screen_are_those_of_the_rules() {
    testkit::typescript::<Kingdoms>(Path::new(env!("CARGO_MANIFEST_DIR")));
}
