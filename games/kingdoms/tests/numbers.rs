//! The game as numbers: what programs that learn it rely on.

use kingdoms::{Kingdoms, Level, Options, Ties};
use tabletop::Numbers;
use testkit::{Terms, fingerprint, numbering};

fn keeps_its_promises(seats: u8, options: Options) {
    numbering::<Kingdoms>(&Terms { options, seats, games: 60, longest: 2000 });
}

#[test]
fn numbers_and_observations_keep_their_promises() {
    for seats in 1..=5 {
        keeps_its_promises(seats, Options::default());
    }
    keeps_its_promises(3, Options { ties: Ties::Peace, ..Options::default() });
    for level in Level::ALL {
        keeps_its_promises(1, Options { level: Some(level), ..Options::default() });
    }
}

/// Weights that were trained keep their meaning: what changes here raises `SPEC`.
#[test]
fn the_specification_is_what_it_was() {
    let print = [1, 4].map(|seats| fingerprint::<Kingdoms>(&Options::default(), seats));
    assert_eq!((Kingdoms::SPEC, Kingdoms::ACTIONS, Kingdoms::OBSERVATION), (1, 102, 971));
    assert_eq!(print, [17_641_908_308_828_669_875, 15_442_532_130_232_776_904]);
}
