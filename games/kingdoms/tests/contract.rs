//! The contract every game must stand, for every number of players, both ways to settle ties and
//! every solo level.

use kingdoms::{Ascending, BattleTokens, DecreeSet, Kingdoms, Level, NextGroup, Options, Second, Ties};
use tabletop::Options as _;
use testkit::{Terms, contract};

fn stands(seats: u8, games: u64, options: Options) {
    let compared = contract::<Kingdoms>(&Terms { options, seats, games, longest: 2000 });
    // A single player shares a table with nobody who could hide something.
    assert!(seats == 1 || compared.redealt > compared.lists / 2, "{compared:?}");
    assert!(compared.fateful > 100 && compared.cut_short > 100, "{compared:?}");
}

#[test]
fn two_to_five_players_who_fight_stand_the_contract() {
    for seats in 2..=5 {
        stands(seats, 400, Options::default());
    }
}

#[test]
fn two_to_five_players_who_agree_stand_the_contract() {
    for seats in 2..=5 {
        let options = Options { ties: Ties::Peace, ..Options::default() };
        stands(seats, 300, options);
    }
}

#[test]
fn only_documented_decrees_and_a_short_stall_stand_the_contract() {
    let options = Options { decrees: DecreeSet::Documented, stall: 1, ..Options::default() };
    stands(3, 300, options);
}

#[test]
fn every_solo_level_stands_the_contract() {
    for level in Level::ALL {
        let options = Options { level: Some(level), ..Options::default() };
        stands(1, 300, options);
    }
}

#[test]
fn every_option_of_the_printed_boxes_stands_the_contract() {
    let plain = Options::default;
    stands(3, 150, Options { second: Second::Half, ..plain() });
    stands(4, 150, Options { modifiers: BattleTokens::Eight, ..plain() });
    stands(3, 150, Options { next: NextGroup::Second, ..plain() });
    stands(4, 150, Options { next: NextGroup::Second, ties: Ties::Peace, ..plain() });
    stands(2, 150, Options { ascending: Ascending::Higher, ..plain() });
    stands(1, 150, Options { ascending: Ascending::Higher, second: Second::Half, ..plain() });
}

#[test]
fn every_printed_edition_stands_the_contract() {
    for edition in Options::EDITIONS {
        let mut options = Options::default();
        edition.options.iter().for_each(|(key, value)| options.set(key, value).unwrap());
        stands(4, 100, options);
    }
}
