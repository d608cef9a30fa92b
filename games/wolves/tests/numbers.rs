//! The game as numbers: what programs that learn it rely on.

use tabletop::Numbers;
use testkit::{Terms, fingerprint, numbering};
use wolves::{Hunt, Options, Wolves};

#[test]
fn numbers_and_observations_keep_their_promises() {
    for seats in 2..=5 {
        numbering::<Wolves>(&Terms { options: Options::default(), seats, games: 6, longest: 20_000 });
    }
    // Prey to choose from is rare in random games.
    let options = Options { hunt: Hunt::Choose, ..Options::default() };
    numbering::<Wolves>(&Terms { options, seats: 5, games: 80, longest: 20_000 });
}

/// Weights that were trained keep their meaning: what changes here raises `SPEC`.
#[test]
fn the_specification_is_what_it_was() {
    let print = [2, 5].map(|seats| fingerprint::<Wolves>(&Options::default(), seats));
    assert_eq!((Wolves::SPEC, Wolves::ACTIONS, Wolves::OBSERVATION), (1, 14_289, 6661));
    assert_eq!(print, [4_308_667_697_152_343_948, 6_199_711_713_403_938_400]);
}
