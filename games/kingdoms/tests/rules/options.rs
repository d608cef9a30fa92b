//! What a table may agree on, and what is refused.

use kingdoms::{Kingdoms, Level, Options, Ties};
use tabletop::{BadOption, Game, Options as _};

#[test]
fn options_are_set_by_text() {
    let mut options = Options::default();
    options.set("ties", "peace").unwrap();
    options.set("stall", "0").unwrap();
    options.set("level", "hard").unwrap();
    assert_eq!(options.ties, Ties::Peace);
    assert_eq!((options.stall, options.level), (0, Some(Level::Hard)));
}

#[test]
fn refusals_say_what_is_allowed() {
    let mut options = Options::default();
    let why = |it: Result<(), BadOption>| it.unwrap_err().to_string();
    assert_eq!(why(options.set("ties", "duel")), "option ties=duel is not possible: allowed is battle|peace");
    assert_eq!(why(options.set("stall", "100")), "option stall=100 is not possible: allowed is 0–99");
    assert_eq!(
        why(options.set("speed", "3")),
        "unknown option speed: there are ties, decrees, second, modifiers, next, ascending, stall, level"
    );
}

/// Rule 13.1
#[test]
fn levels_are_for_one_player_and_peace_is_for_more() {
    let peace = Options { ties: Ties::Peace, ..Options::default() };
    let hard = Options { level: Some(Level::Hard), ..Options::default() };
    assert!(Kingdoms::new(&peace, 2).is_ok());
    assert!(Kingdoms::new(&hard, 1).is_ok());
    assert_eq!(
        Kingdoms::new(&peace, 1).unwrap_err().to_string(),
        "option ties=peace is not possible here: peace_alone"
    );
    assert_eq!(
        Kingdoms::new(&hard, 3).unwrap_err().to_string(),
        "option level=hard is not possible here: level_for_several"
    );
}

/// Rule 14.1
#[test]
fn every_printed_edition_is_known_by_its_options() {
    let edition = |pairs: &[(&str, &str)]| {
        let mut options = Options::default();
        pairs.iter().for_each(|(key, value)| options.set(key, value).unwrap());
        options.edition()
    };
    assert_eq!(edition(&[]), Some("russian"));
    assert_eq!(edition(&[("second", "half")]), Some("german"));
    assert_eq!(edition(&[("modifiers", "8")]), Some("french"));
    assert_eq!(edition(&[("modifiers", "8"), ("second", "half")]), None);
    assert_eq!(
        edition(&[("ties", "peace"), ("second", "half")]),
        Some("german"),
        "every edition knows peace"
    );
}

/// Logs of earlier versions name none of the printed boxes' options.
#[test]
fn a_head_without_the_options_of_boxes_reads_as_the_defaults_and_is_written_as_before() {
    let head = r#"{"ties":"battle","decrees":"all","stall":3}"#;
    let options: Options = serde_json::from_str(head).unwrap();
    assert_eq!(options, Options::default());
    assert_eq!(serde_json::to_string(&options).unwrap(), head);
    let french = r#"{"ties":"battle","decrees":"all","stall":3,"modifiers":"8"}"#;
    let options: Options = serde_json::from_str(french).unwrap();
    assert_eq!(serde_json::to_string(&options).unwrap(), french);
}
