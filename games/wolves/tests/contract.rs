//! The contract every game must stand, by random play at every player count.

use testkit::{Terms, contract};
use wolves::{Options, Tiles, Wolves};

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
