//! The contract of every game, at every number of players and with both dice.

use lanterns::{Lanterns, Options};
use testkit::{Terms, contract, numbering};

#[test]
fn random_games_keep_the_contract() {
    for seats in 2..=4 {
        for die in [6, 12] {
            let terms = Terms { options: Options { die }, seats, games: 200, longest: 100 };
            contract::<Lanterns>(&terms);
            numbering::<Lanterns>(&terms);
        }
    }
}
