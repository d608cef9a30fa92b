//! The contract every game must stand, for every number of players, both ways to settle ties and
//! every solo level.

use kingdoms::{DecreeSet, Kingdoms, KingdomsOptions, Level, Ties};
use testkit::{Terms, contract};

fn stands(seats: u8, games: u64, options: KingdomsOptions) {
    contract::<Kingdoms>(&Terms { options, seats, games, longest: 2000 });
}

#[test]
fn two_to_five_players_who_fight_stand_the_contract() {
    for seats in 2..=5 {
        stands(seats, 400, KingdomsOptions::default());
    }
}

#[test]
fn two_to_five_players_who_agree_stand_the_contract() {
    for seats in 2..=5 {
        let options = KingdomsOptions { ties: Ties::Peace, ..KingdomsOptions::default() };
        stands(seats, 300, options);
    }
}

#[test]
fn only_documented_decrees_and_a_short_stall_stand_the_contract() {
    let options = KingdomsOptions { decrees: DecreeSet::Documented, stall: 1, ..KingdomsOptions::default() };
    stands(3, 300, options);
}

#[test]
fn every_solo_level_stands_the_contract() {
    for level in Level::ALL {
        let options = KingdomsOptions { level: Some(level), ..KingdomsOptions::default() };
        stands(1, 300, options);
    }
}
