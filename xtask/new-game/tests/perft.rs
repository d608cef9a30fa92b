//! Counts of decision sequences: any change of the rules changes a number, and needs a line in the changelog.

use lanterns::{Lanterns, Options};
use tabletop::{Match, Seed, perft};

#[test]
fn every_hand_is_played_in_every_order() {
    for seats in 2..=4_u32 {
        let seed = Seed::number(7);
        let game = Match::<Lanterns>::start(&Options::default(), seats as u8, seed).expect("two to four may play");
        let counts: Vec<u64> = (1..=seats).map(|it| perft(game.position(), &seed, it)).collect();
        assert_eq!(counts, (1..=seats).map(|it| 3_u64.pow(it)).collect::<Vec<_>>());
    }
}
