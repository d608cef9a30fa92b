//! What the screen calls the types of this game.

use std::path::{Path, PathBuf};

use serde_json::json;
use tabletop::{Game, Keyed, Seat, Seed, Step, Viewer};
use ts_rs::{Config, TS};

use crate::{
    Kingdoms,
    options::{Ascending, BattleTokens, DecreeSet, Level, NextGroup, Second, Ties},
    rules::{
        cards::{Card, Cards},
        components::{
            AGES, Animal, COUNCIL, HAND, INFLUENCE, KINGDOM_TOKENS, Kingdom, MODIFIER, RETREAT_TOKENS,
        },
        decrees::{Decree, Scope},
        scoring::{SECOND, THIRD},
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
by_id!(Animal, Kingdom, Decree, Scope, Ties, DecreeSet, Level, Second, BattleTokens, NextGroup, Ascending);

#[test]
fn the_types_of_the_screen_are_those_of_the_rules() {
    testkit::typescript::<Kingdoms>(Path::new(env!("CARGO_MANIFEST_DIR")));
}

#[test]
fn the_pictures_of_the_rules_page_are_those_of_their_positions() {
    testkit::pictures::<Kingdoms>(Path::new(env!("CARGO_MANIFEST_DIR")));
}

#[test]
fn the_numbers_of_the_rules_page_are_those_of_the_rules() {
    let ranks = || Cards::ALL.iter().map(Card::rank);
    let total = |game: &Kingdoms| game.sheet(Seat(0), Viewer::Seat(Seat(0))).total;
    let position = include_str!("../../tutorial/decrees.position");
    let position: Kingdoms = position.parse().expect("a position");
    let mut after = position;
    let (mut events, mut chance) = (Vec::new(), Keyed::for_entry(&Seed::number(0), 1));
    let rally = "rally owl5".parse().expect("an action");
    Kingdoms::resolve(&mut Step::new(&mut after, &mut events, &mut chance), Seat(0), rally);
    let rallied = total(&after);
    let numbers = json!({
        "ages": AGES,
        "animals": Animal::ALL.len(),
        "kingdoms": Kingdom::ALL.len(),
        "decrees": Decree::ALL.len(),
        "hand": HAND,
        "influence": INFLUENCE,
        "council": COUNCIL,
        "second": SECOND,
        "third": THIRD,
        "rally": rallied - total(&position),
        "rank_least": ranks().min(),
        "rank_most": ranks().max(),
        "modifier": MODIFIER,
        "modifiers": BattleTokens::default().count(),
        "retreat_least": RETREAT_TOKENS[0],
        "retreat_most": RETREAT_TOKENS[RETREAT_TOKENS.len() - 1],
        "token_least": KINGDOM_TOKENS[0],
        "token_most": KINGDOM_TOKENS[KINGDOM_TOKENS.len() - 1],
        "territories": Kingdom::ALL.map(Kingdom::territories),
    });
    testkit::numbers(Path::new(env!("CARGO_MANIFEST_DIR")), &numbers);
}
