//! What a table may agree on.

use tabletop::{BadOption, Game, Options as _};
use wolves::{Options, Tiles, Wolves};

fn with(key: &str, value: &str) -> Result<Options, BadOption> {
    let mut options = Options::default();
    options.set(key, value).map(|()| options)
}

#[test]
fn options_are_set_from_text() {
    assert_eq!(with("tiles", "forward").map(|it| it.tiles), Ok(Tiles::Forward));
    assert_eq!(with("stall", "0").map(|it| it.stall), Ok(0));
    assert_eq!(with("stall", "99").map(|it| it.stall), Ok(99));
    assert_eq!(with("packs", "any,rock").map(|it| it.packs.len()), Ok(2));
}

#[test]
fn what_is_unknown_or_impossible_is_refused_with_what_is_allowed() {
    let why = |key, value| with(key, value).expect_err("refused").to_string();
    assert_eq!(why("colour", "red"), "unknown option colour: there are tiles, stall, packs");
    assert_eq!(why("tiles", "up"), "option tiles=up is not possible: allowed is choose|forward");
    assert_eq!(why("stall", "100"), "option stall=100 is not possible: allowed is 0–99");
    for packs in ["rock,rock", "wolf", "any,any,any,any,any,any", ""] {
        assert!(why("packs", packs).contains("no pack twice"), "{packs}");
    }
}

#[test]
fn more_packs_than_players_or_a_pack_twice_cannot_start() {
    let options = with("packs", "any,any,rock").expect("possible at some table");
    assert!(Wolves::new(&options, 2).is_err());
    assert!(Wolves::new(&options, 3).is_ok());
    let rock = wolves::components::Terrain::Rock;
    let options = Options { packs: vec![Some(rock), Some(rock)], ..Options::default() };
    assert!(Wolves::new(&options, 3).is_err());
    assert!(Wolves::new(&Options { stall: 100, ..Options::default() }, 3).is_err());
    assert!(Wolves::new(&Options::default(), 6).is_err());
    assert!(Wolves::new(&Options::default(), 1).is_err());
}
