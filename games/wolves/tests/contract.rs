//! The contract every game must stand, by random play at every player count.

use tabletop::Options as _;
use testkit::{Terms, contract};
use wolves::{Hunt, Options, Range, Supply, TieBreak, Tiles, Wolves};

fn play(seats: u8, games: u64, options: Options) {
    let compared = contract::<Wolves>(&Terms { options, seats, games, longest: 20_000 });
    assert_eq!((compared.redealt, compared.fateful), (0, 0), "nothing is hidden or drawn after the set-up");
    assert!(compared.cut_short > 1_000, "{compared:?}");
}

#[test]
fn two_players() {
    play(2, 500, Options::default());
}

#[test]
fn three_players() {
    play(3, 500, Options::default());
}

#[test]
fn four_players() {
    play(4, 500, Options::default());
}

#[test]
fn five_players() {
    play(5, 500, Options::default());
}

#[test]
fn three_players_with_all_tiles_forward_and_a_short_patience() {
    let options = Options { tiles: Tiles::Forward, stall: 1, ..Options::default() };
    play(3, 200, options);
}

#[test]
fn every_option_of_the_printed_boxes() {
    let plain = Options::default;
    play(3, 100, Options { supply: Supply::Twelve, ..plain() });
    play(5, 100, Options { hunt: Hunt::Choose, ..plain() });
    play(4, 100, Options { range: Range::Around, ..plain() });
    play(2, 100, Options { tiebreak: TieBreak::Wolves, ..plain() });
    let all = Options {
        supply: Supply::Twelve,
        hunt: Hunt::Choose,
        range: Range::Around,
        tiebreak: TieBreak::Wolves,
        ..plain()
    };
    play(5, 100, all);
}

#[test]
fn every_printed_edition() {
    for edition in Options::EDITIONS {
        let mut options = Options::default();
        edition.options.iter().for_each(|(key, value)| options.set(key, value).expect("an option"));
        // Without blank markers random play may go on for ever, so a guard stays.
        options.stall = options.stall.max(1);
        play(3, 60, options);
    }
}
