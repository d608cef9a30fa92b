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
    assert_eq!(
        why("colour", "red"),
        "unknown option colour: there are tiles, supply, hunt, range, tiebreak, stall, packs"
    );
    assert_eq!(why("tiles", "up"), "option tiles=up is not possible: allowed is choose|forward");
    assert_eq!(why("stall", "100"), "option stall=100 is not possible: allowed is 0–99");
    for packs in ["wolf", ""] {
        assert!(why("packs", packs).contains("no pack twice"), "{packs}");
    }
    assert_eq!(why("packs", "rock,rock"), "option packs=rock,rock is not possible here: pack_twice");
    let six = why("packs", "any,any,any,any,any,any");
    assert!(six.ends_with("more_packs_than_seats"), "{six}");
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

/// Rule 15.1
#[test]
fn every_printed_edition_is_known_by_its_options() {
    let edition = |pairs: &[(&str, &str)]| {
        let mut options = Options::default();
        pairs.iter().for_each(|(key, value)| options.set(key, value).expect("an option"));
        options.edition()
    };
    assert_eq!(edition(&[]), Some("russian"));
    assert_eq!(edition(&[("packs", "rock,any")]), Some("russian"), "packs are nobody's edition");
    assert_eq!(edition(&[("tiebreak", "wolves")]), Some("german-french-ukrainian"));
    assert_eq!(edition(&[("tiles", "forward"), ("tiebreak", "wolves"), ("stall", "0")]), Some("arena"));
    assert_eq!(edition(&[("tiles", "forward")]), None);
}

/// Logs of earlier versions name none of the printed boxes' options.
#[test]
fn a_head_without_the_options_of_boxes_reads_as_the_defaults_and_is_written_as_before() {
    let head = r#"{"tiles":"choose","stall":10,"packs":[]}"#;
    let options: Options = serde_json::from_str(head).expect("options");
    assert_eq!(options, Options::default());
    assert_eq!(serde_json::to_string(&options).expect("JSON"), head);
}
