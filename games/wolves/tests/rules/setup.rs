//! Chapter 2 · Set-up.

use std::collections::HashSet;

use expect_test::expect;
use tabletop::{Game, Match, Seat, Seed, Turn, Viewer};
use wolves::{
    Event, Options, Phase, Tiles, Wolves,
    components::{Moon, Piece, Prey},
};

use crate::{check, legal, play, position, set_up};

/// Rule 2.1
#[test]
fn boards_are_dealt_at_random_and_none_twice() {
    let boards = |seed| {
        let (_, events) = set_up(3, seed);
        let laid = events.iter().filter_map(|it| match it {
            Event::RegionLaid { board, .. } => Some(board.to_string()),
            _ => None,
        });
        laid.collect::<Vec<_>>()
    };
    assert_eq!(boards(1).len(), 6);
    assert_eq!(boards(1).iter().collect::<HashSet<_>>().len(), 6);
    assert_ne!(boards(1), boards(2));
}

/// Rule 2.2
#[test]
fn two_lone_wolves_start_in_every_region() {
    for players in 2..=5 {
        let view = set_up(players, 1).0.view(Viewer::Everything);
        assert_eq!(view.lone_wolves.len(), 2 * view.regions.len());
        assert!(view.lone_wolves.iter().all(|it| [3, 13].contains(&it.number())));
    }
}

/// Rule 2.3
#[test]
fn prey_is_dealt_in_pairs_and_singly_to_two_players() {
    let stacks = |players: u8, seed| {
        let game = set_up(players, seed).0;
        let (view, facts) = (game.view(Viewer::Everything), game.facts());
        let count = |prey: &Prey| facts.regions.iter().filter(|it| it.prey == *prey).count();
        let left: HashSet<u8> = view.regions.iter().map(|it| it.prey_left).collect();
        (Prey::ALL.iter().map(count).collect::<Vec<_>>(), left)
    };
    for seed in 0..5 {
        // In the order moose, deer, raccoon, boar, hare.
        assert_eq!(stacks(2, seed), (vec![1, 1, 1, 1, 1], HashSet::from([1])));
        assert_eq!(stacks(3, seed), (vec![1, 1, 1, 1, 2], HashSet::from([2])));
        assert_eq!(stacks(4, seed), (vec![1, 1, 2, 2, 2], HashSet::from([2])));
        assert_eq!(stacks(5, seed), (vec![2, 2, 2, 2, 2], HashSet::from([2])));
    }
}

/// Rule 2.4
#[test]
fn scoring_tokens_are_dealt_by_the_number_of_players() {
    let tokens = |players: u8| {
        let view = set_up(players, 7).0.view(Viewer::Everything);
        let count = |moon| view.regions.iter().filter(|it| it.token == Some(moon)).count();
        Moon::ALL.iter().map(|&it| count(it)).collect::<Vec<_>>()
    };
    assert_eq!(tokens(2), [2, 1, 2]);
    assert_eq!(tokens(3), [2, 2, 2]);
    assert_eq!(tokens(4), [2, 3, 3]);
    assert_eq!(tokens(5), [3, 4, 3]);
    let view = set_up(2, 7).0.view(Viewer::Everything);
    let mut stacks: Vec<_> = view.regions.iter().map(|it| (it.token, it.token_below)).collect();
    stacks.retain(|it| it.1.is_some());
    stacks.sort_unstable();
    assert_eq!(stacks, [(Some(Moon::Crescent), Some(Moon::Half)), (Some(Moon::Half), Some(Moon::Full))]);
}

/// Rule 2.5
#[test]
fn packs_are_as_agreed_and_the_others_at_random() {
    let mut options = Options::default();
    tabletop::Options::set(&mut options, "packs", "tundra,any,rock").expect("allowed");
    let (mut others, mut firsts) = (HashSet::new(), HashSet::new());
    for seed in 0..30 {
        let game = Match::<Wolves>::start(&options, 4, Seed::number(seed)).expect("it starts");
        let view = game.position().view(Viewer::Everything);
        let homes: Vec<_> = view.seats.iter().map(|it| it.home.id()).collect();
        assert_eq!((homes[0], homes[2]), ("tundra", "rock"));
        assert_eq!(homes.iter().collect::<HashSet<_>>().len(), 4, "no pack twice");
        others.insert(homes[1]);
        firsts.insert(game.position().facts().first_player);
    }
    assert_eq!((others.len(), firsts.len()), (3, 4), "chance decides the rest");
}

/// Rule 2.6
#[test]
fn in_turn_order_each_player_lays_the_tiles_one_of_two_ways() {
    let (mut game, _) = set_up(3, 1);
    let first = game.facts().first_player;
    for seat in first.round(3) {
        assert_eq!(game.turn(), Turn::of(seat));
        assert_eq!(legal(&game), ["tiles forward", "tiles backward"]);
        play(&mut game, seat, "tiles backward");
        let tiles = &game.view(Viewer::Everything).seats[seat.index()].tiles;
        let up: Vec<_> = tiles[1..].iter().map(|it| it.up.id()).collect();
        assert_eq!(up, ["rock", "grass", "tundra", "desert", "forest"]);
    }
    assert_eq!(game.view(Viewer::Everything).phase, Phase::FirstPair);
    let options = Options { tiles: Tiles::Forward, ..Options::default() };
    let game = Match::<Wolves>::start(&options, 3, Seed::number(1)).expect("it starts");
    assert_eq!(game.position().view(Viewer::Everything).phase, Phase::FirstPair);
}

/// Rules 2.7, 2.8
#[test]
fn pairs_are_placed_clockwise_and_back_on_the_other_half() {
    check(
        "players 3
         phase first_pair
         turn 1
         first 1",
        "place A1
         place S11
         place S1
         place S1
         place S7
         place S2
         0: place S3
         place S6
         place S3
         place S8
         place S9",
        &expect![[r#"
            refused: not_on_start_board at=A1
            refused: impassable at=S11
            seat 1 pair at S1
            seat 1 ends, seat 2 next: first_pair
            refused: not_empty at=S1
            seat 2 pair at S7
            seat 2 ends, seat 0 next: first_pair
            seat 0 pair at S2
            seat 0 ends, seat 0 next: second_pair
            refused: same_half at=S3 first=S2
            seat 0 pair at S6
            seat 0 ends, seat 2 next: second_pair
            seat 2 pair at S3
            seat 2 ends, seat 1 next: second_pair
            seat 1 pair at S8
            seat 1 ends, seat 1 next: play
            refused: wrong_phase phase=play needed=first_pair
        "#]],
    );
}

/// Rule 2.9
#[test]
fn the_passive_pack_stands_beside_the_water_by_the_tokens_of_the_region() {
    for seed in 0..10 {
        let game = set_up(2, seed).0;
        let (view, facts) = (game.view(Viewer::Everything), game.facts());
        assert!(view.seats.iter().all(|it| Some(it.home) != facts.passive_pack));
        for region in &view.regions {
            let here = view.pieces.iter().filter(|it| it.at.region() == region.region);
            let mut pieces: Vec<_> = here.map(|it| (it.at.number(), it.piece, it.owner)).collect();
            pieces.sort_unstable_by_key(|it| (it.0, it.1.index()));
            let expected: &[_] = match (region.token, region.token_below) {
                (Some(Moon::Crescent), None) => &[(12, Piece::Pack, None), (12, Piece::Pack, None)],
                (Some(Moon::Crescent), _) => &[(12, Piece::Lair, None)],
                (Some(Moon::Full), _) => &[(12, Piece::Alpha, None), (12, Piece::Lair, None)],
                _ => &[(12, Piece::Lair, None), (15, Piece::Alpha, None), (15, Piece::Alpha, None)],
            };
            assert_eq!(pieces, expected);
        }
    }
}

/// Rule 2.10
#[test]
fn two_players_place_outside_crescent_regions_first_second_second_first() {
    check(
        "players 2
         phase first_pair
         lone B3 B13
         region A token crescent half
         region B prey hare 1 token half full
         region C token full
         passive home rock lair B12 alpha B15 B15",
        "place A1
         place B3
         place B7
         place B12
         place B16
         place B1
         place B2
         place C2
         place C3",
        &expect![[r#"
            refused: crescent_region region=A
            refused: lone_wolf_there at=B3
            refused: prey_there at=B7
            refused: not_empty at=B12
            refused: impassable at=B16
            seat 0 pair at B1
            seat 0 ends, seat 1 next: first_pair
            seat 1 pair at B2
            seat 1 ends, seat 1 next: second_pair
            seat 1 pair at C2
            seat 1 ends, seat 0 next: second_pair
            seat 0 pair at C3
            seat 0 ends, seat 0 next: play
        "#]],
    );
}

/// Rule 2.11
#[test]
fn the_second_of_two_players_starts_with_a_bonus_action() {
    for seed in 0..4 {
        let game = set_up(2, seed).0;
        let (view, first) = (game.view(Viewer::Everything), game.facts().first_player);
        let second = first.next(2);
        assert_eq!(view.seats[second.index()].action_tokens, 1);
        assert_eq!(view.seats[first.index()].action_tokens, 0);
    }
    let view = set_up(3, 0).0.view(Viewer::Everything);
    assert!(view.seats.iter().all(|it| it.action_tokens == 0));
}

/// Rule 2.8
#[test]
fn the_first_player_has_the_first_turn() {
    let mut game = position(
        "players 3
         phase second_pair
         first 2
         turn 2
         seat 2 alpha S1 pack S1",
    );
    play(&mut game, Seat(2), "place S6");
    assert_eq!(game.turn(), Turn::of(Seat(2)));
    assert_eq!(game.view(Viewer::Everything).phase, Phase::Play);
}
