//! Chapter 1 · Components.

use proptest::prelude::*;
use wolves::{
    HexSet,
    components::{
        Board, Bonus, LAIR_POINTS, Prey, Terrain, Track, WOLF_POINTS, Wolf, next_wolf, prey_points,
    },
    map::Geometry,
};

use crate::{Wolves, hex, legal_with, position, set_up};

fn distance((ax, ay): (i8, i8), (bx, by): (i8, i8)) -> i32 {
    let (dx, dy) = (i32::from(bx) - i32::from(ax), i32::from(by) - i32::from(ay));
    (dx.abs() + dy.abs() + (dx - dy).abs()) / 2
}

/// Rule 1.1
#[test]
fn neighbours_are_the_hexes_at_distance_one() {
    for players in 2..=5 {
        let map = Geometry::of(players);
        for at in map.hexes {
            let beside = |it: &wolves::Hex| distance(map.place(at), map.place(*it)) == 1;
            assert_eq!(map.ring(at), map.hexes.iter().filter(beside).collect(), "{at}");
        }
    }
}

/// Rule 1.2
#[test]
fn nothing_enters_water_or_chasm() {
    let map = Geometry::of(3);
    for name in ["A16", "S11", "S16"] {
        assert!(map.hexes.contains(hex(name)) && !map.land.contains(hex(name)));
    }
    let game = position("players 3\nseat 0 alpha A9 pack A9\nmove rock 2");
    let refusal = testkit::play(game, "walk pack A9 A16").story;
    assert_eq!(refusal, "refused: impassable at=A16\n");
    // A9 and A15 touch the same water, but the way leads round it.
    assert_eq!((map.span(hex("A9"), hex("A15")), map.walk(hex("A9"), hex("A15"))), (2, 2));
    assert_eq!((map.span(hex("A9"), hex("A12")), map.walk(hex("A9"), hex("A12"))), (2, 3));
}

/// Rule 1.3
#[test]
fn the_water_and_the_prey_have_six_land_neighbours() {
    for players in 2..=5 {
        let map = Geometry::of(players);
        for region in map.regions() {
            let water = wolves::Hex::of(region, 16);
            assert!(map.water.contains(water));
            assert_eq!((map.ring(water) & map.land & HexSet::board(region)).len(), 6);
            assert_eq!((map.ring(wolves::Hex::of(region, 7)) & map.land).len(), 6);
        }
    }
}

/// Rule 1.4
#[test]
fn every_region_board_has_three_hexes_of_each_terrain() {
    let boards = "GFTRD RFGTD FGDRT GDTFR DTRGF DRGTF TRFDG FTDGR RGFDT TDRFG";
    for name in boards.split(' ') {
        let board: Board = name.parse().expect("a board");
        for &terrain in Terrain::ALL {
            assert_eq!((1..=15).filter(|&it| board.terrain(it) == terrain).count(), 3);
        }
        let letters: String = [1, 4, 7, 10, 13].map(|it| board.terrain(it).letter()).iter().collect();
        assert_eq!(letters, name);
    }
}

/// Rule 1.5
#[test]
fn the_start_board_has_each_terrain_on_both_sides_of_the_chasm() {
    for half in [1..=5, 6..=10] {
        let letters: String = half.map(|it| Board::start_terrain(it).letter()).collect();
        assert!(Terrain::ALL.iter().all(|it| letters.contains(it.letter())), "{letters}");
    }
    assert!(!Geometry::of(2).hexes.contains(hex("S1")));
    assert!(Geometry::of(3).regions().all(|it| it != wolves::Region::START));
}

/// Rule 1.6
#[test]
fn maps_have_the_right_size_do_not_overlap_and_are_connected() {
    for (players, hexes, land) in [(2, 80, 75), (3, 112, 100), (4, 144, 130), (5, 176, 160)] {
        let map = Geometry::of(players);
        assert_eq!((map.hexes.len(), map.land.len()), (hexes, land));
        let mut places: Vec<_> = map.hexes.iter().map(|it| map.place(it)).collect();
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len() as u32, hexes, "no overlap");
        let start = map.land.first().expect("there is land");
        assert!(map.land.iter().all(|it| map.walk(start, it) < u8::MAX), "connected");
    }
}

/// Rule 1.7
#[test]
fn there_are_three_phases_of_the_moon() {
    use wolves::components::Moon;
    assert_eq!(
        Moon::ALL.iter().map(|it| (it.id(), it.token(), it.chip())).collect::<Vec<_>>(),
        [("crescent", 4, 2), ("half", 6, 3), ("full", 8, 4)]
    );
}

/// Rule 1.8
#[test]
fn tracks_give_what_their_dens_uncover() {
    let values = |track: Track| [0, 1, 2, 3, 4].map(|it| track.value(it));
    assert_eq!(values(Track::Spread), [2, 3, 3, 4, 4]);
    assert_eq!(values(Track::Speed), [3, 4, 4, 5, 5]);
    assert_eq!(values(Track::Howl), [2, 3, 3, 4, 4]);
    use Wolf::{Alpha, Pack};
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(next_wolf), [Pack, Pack, Alpha, Pack, Pack, Alpha, Pack, Pack]);
}

/// Rule 1.9
#[test]
fn the_second_and_fourth_den_of_a_track_cover_bonus_tokens() {
    let bonus = |track: Track, players| [1, 2, 3, 4].map(|it| track.bonus(it, players));
    let (action, terrain) = (Some(Bonus::Action), Some(Bonus::Terrain));
    for players in 3..=5 {
        assert_eq!(bonus(Track::Spread, players), [None, action, None, terrain]);
        assert_eq!(bonus(Track::Speed, players), [None, terrain, None, action]);
        assert_eq!(bonus(Track::Howl, players), [None, terrain, None, action]);
    }
    for &track in Track::ALL {
        assert_eq!(bonus(track, 2), [None, action, None, terrain]);
    }
}

/// Rule 1.10
#[test]
fn tracks_are_worth_the_points_of_the_last_number_reached() {
    assert_eq!(WOLF_POINTS, [0, 1, 2, 3, 4, 6, 8, 10, 12]);
    assert_eq!(LAIR_POINTS, [0, 5, 10, 15, 20]);
    assert_eq!([0, 1, 2, 3, 4, 5].map(|it| prey_points(it, 3)), [0, 1, 4, 9, 16, 25]);
    assert_eq!([0, 1, 2, 3, 4, 5].map(|it| prey_points(it, 2)), [0, 2, 5, 9, 14, 20]);
    assert_eq!([0, 1, 2, 3, 4].map(|it| Track::points(it, 5)), [0, 0, 0, 3, 7]);
    assert_eq!([0, 1, 2, 3, 4].map(|it| Track::points(it, 2)), [0, 0, 0, 2, 5]);
}

/// Rule 1.11
#[test]
fn five_tiles_show_five_terrains_and_the_home_tile_the_home() {
    let game = position("players 3\nseat 0 home desert alpha S1 pack S1");
    assert_eq!(
        legal_with(&game, "move"),
        [
            "move forest pay 1",
            "move rock pay 2",
            "move grass pay 3",
            "move tundra pay 4",
            "move desert pay 5",
            "move desert pay h"
        ]
    );
}

/// Rule 1.12
#[test]
fn there_are_five_kinds_of_prey() {
    let words: Vec<_> = Prey::ALL.iter().map(|it| it.id()).collect();
    assert_eq!(words, ["moose", "deer", "raccoon", "boar", "hare"]);
}

/// Rule 1.13
#[test]
fn bonus_tokens_never_run_out() {
    let game = position("players 3\nseat 0 home forest alpha A9 den A9 pack A1 terrain 40");
    let played = testkit::play(game, "upgrade A9 pay **");
    assert!(played.story.contains("gains terrain token: 39"), "{}", played.story);
}

proptest! {
    /// Rule 1.1
    #[test]
    fn distances_are_symmetric_and_keep_the_triangle(players in 2u8..=5, a in 0usize..200, b in 0usize..200, c in 0usize..200) {
        let map = Geometry::of(players);
        let land: Vec<_> = map.land.iter().collect();
        let [a, b, c] = [a, b, c].map(|it| land[it % land.len()]);
        prop_assert_eq!(map.walk(a, b), map.walk(b, a));
        prop_assert_eq!(map.span(a, b), map.span(b, a));
        prop_assert!(map.span(a, b) <= map.walk(a, b));
        prop_assert!(distance(map.place(a), map.place(b)) <= i32::from(map.span(a, b)));
        prop_assert!(map.walk(a, c) <= map.walk(a, b) + map.walk(b, c));
        for speed in 1..=5 {
            prop_assert_eq!(map.reach(a, speed).contains(b), a != b && map.walk(a, b) <= speed);
        }
        for range in 0..=4 {
            prop_assert_eq!(map.ball(a, range).contains(b), map.span(a, b) <= range);
        }
    }
}

/// Rule 1.4
#[test]
fn positions_know_the_terrain_of_every_land_hex() {
    let (game, _): (Wolves, _) = set_up(5, 3);
    let map = Geometry::of(5);
    assert!(map.hexes.iter().all(|it| game.terrain(it).is_some() == map.land.contains(it)));
}
