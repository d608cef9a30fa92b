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
    assert_eq!(why(options.set("speed", "3")), "unknown option speed: there are ties, decrees, stall, level");
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
        "option ties=peace is not possible: allowed is battle"
    );
    assert_eq!(
        Kingdoms::new(&hard, 3).unwrap_err().to_string(),
        "option level=hard is not possible: allowed is 1 player"
    );
}
