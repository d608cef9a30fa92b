//! What weights are fitted to comes from all of a game, however many play.

use bots::{Means, fit::samples, named};
use kingdoms::Kingdoms;
use tabletop::{Fast, Game};

#[test]
fn every_age_is_sampled_from_its_beginning_on_with_two_to_five_players() {
    for seats in 2..=5 {
        let empty = Kingdoms::new(&Default::default(), seats).expect("so many may play");
        let mut bot = named::<Kingdoms>("light", 1, &Means::default()).expect("there is a light player");
        let mut all = Vec::new();
        for seed in 0..10 {
            samples(&empty, &mut *bot, 2, &mut Fast::new(seed), &mut all);
        }
        for stage in [(1, false), (2, true), (2, false), (3, true), (3, false)] {
            assert!(all.iter().any(|it| it.part == stage), "{seats} players, {stage:?}");
        }
    }
}
