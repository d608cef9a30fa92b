//! Counts of decision sequences from named positions. A changed number needs a line in the changelog.

use tabletop::{Match, Seed, perft::perft};
use wolves::{Options, Wolves};

fn counts(game: &Wolves, depth: u32) -> Vec<u64> {
    (1..=depth).map(|it| perft(game, &Seed::number(1), it)).collect()
}

fn start(players: u8) -> Wolves {
    *Match::<Wolves>::start(&Options::default(), players, Seed::number(1)).expect("it starts").position()
}

fn position(text: &str) -> Wolves {
    text.parse().unwrap_or_else(|why| panic!("{why}"))
}

/// Two ways to lay the tiles for each player, then pairs: on the ten hexes of the start board, or at a table
/// of two on the 32 empty hexes outside the crescent regions.
#[test]
fn from_the_set_up() {
    assert_eq!(counts(&start(2), 3), [2, 4, 128]);
    assert_eq!(counts(&start(3), 5), [2, 4, 8, 80, 720]);
    assert_eq!(counts(&start(5), 6), [2, 4, 8, 16, 32, 320]);
}

/// First actions of three players on a bare map: moves, walks and dens.
#[test]
fn from_an_opening() {
    let game = position(
        "players 3
         lone A3 A13 B3 B13
         region A prey moose 2
         seat 0 home forest alpha S1 S6 pack S1 S6
         seat 1 home rock alpha S2 S7 pack S2 S7
         seat 2 home grass alpha S3 S8 pack S3 S8",
    );
    assert_eq!(counts(&game, 3), [15, 280, 5342]);
}

/// Every kind of action is possible, with tiles and tokens.
#[test]
fn from_a_crowded_middle() {
    let game = position(
        "players 3
         lone A3 A13
         region A prey moose 2 token crescent
         seat 0 home tundra alpha A8 pack A6 den A9 terrain 2 action 1
         seat 1 home rock alpha A12 pack A2 den A14
         seat 2 home grass alpha A4 pack A4 A10",
    );
    assert_eq!(counts(&game, 3), [36, 934, 22324]);
}

/// A displacement with several nearest hexes, at a table of two with the passive pack.
#[test]
fn from_a_displacement() {
    let game = position(
        "players 2
         done 1
         seat 0 home desert alpha A9 pack A9
         seat 1 home rock pack A14
         passive home grass lair A12 alpha A12
         move desert 2",
    );
    assert_eq!(counts(&game, 3), [14, 100, 269]);
}

/// Rule 15.4: a lone wolf across the water is out of range around it.
#[test]
fn from_a_crowded_middle_with_range_over_and_around_the_water() {
    let count = |range: &str| {
        let game = position(&format!(
            "players 3
             range {range}
             lone A3 A13 A15
             region A prey moose 2 token crescent
             seat 0 home tundra alpha A8 pack A6 den A9 terrain 2 action 1
             seat 1 home rock alpha A12 pack A2 den A14
             seat 2 home grass alpha A4 pack A4 A10"
        ));
        counts(&game, 3)
    };
    assert_eq!(count("around"), [36, 938, 22395]);
    assert!(count("over").iter().zip(count("around")).all(|(over, around)| *over > around));
}

/// Rule 15.3: which of two stacks is hunted is one more decision.
#[test]
fn from_a_choice_of_prey() {
    let text = "players 4\ndone 1
         region A prey hare 2\nregion B prey hare 1
         seat 0 home forest alpha A1 A2 B1 B2 pack A4 B4
         seat 1 home rock alpha S1 pack S2\nseat 2 home grass alpha S3 pack S4\nseat 3 home tundra alpha S5 pack S6
         move rock 1";
    assert_eq!(counts(&position(text), 3), [39, 517, 7224]);
    assert_eq!(counts(&position(&format!("{text}\nhunt choose")), 3), [22, 370, 3624]);
}
