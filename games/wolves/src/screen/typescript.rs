//! The types of this game as its screen reads them.

use std::path::Path;

use serde_json::json;

use crate::rules::{
    components::{DENS, LAIR_POINTS, LAIRS, Moon, Prey, Track, WOLF_POINTS, WOLVES, moon_dates, prey_points},
    hunt, payment, scoring, turn,
};

#[test]
fn the_types_of_the_screen_are_those_of_the_rules() {
    testkit::typescript::<crate::Wolves>(Path::new(env!("CARGO_MANIFEST_DIR")));
}

#[test]
fn the_frames_of_the_screens_tests_are_those_of_their_positions() {
    testkit::frames::<crate::Wolves>(Path::new(env!("CARGO_MANIFEST_DIR")));
}

#[test]
fn the_pictures_of_the_rules_page_are_those_of_their_positions() {
    testkit::pictures::<crate::Wolves>(Path::new(env!("CARGO_MANIFEST_DIR")));
}

#[test]
fn the_numbers_of_the_rules_page_are_those_of_the_rules() {
    let track = |it: &Track| (it.id(), (0..=DENS).map(|taken| it.value(taken)).collect::<Vec<_>>());
    let at_table = |players: u8| {
        json!({
            "players": players,
            "moons": moon_dates(players),
            "prey": (1..=Prey::ALL.len() as u32).map(|it| prey_points(it, players)).collect::<Vec<_>>(),
            "dens": (1..=DENS).map(|taken| Track::points(taken, players)).collect::<Vec<_>>(),
        })
    };
    let numbers = json!({
        "actions": turn::ACTIONS,
        "move": payment::MOVE,
        "build": payment::BUILD,
        "upgrade": payment::UPGRADE,
        "howl": payment::HOWL,
        "dominate": payment::DOMINATE,
        "hunters": hunt::HUNTERS,
        "hunt_example": { "count": 3, "points": prey_points(3, 3) },
        "lair_control": scoring::LAIR_CONTROL,
        "piece_control": scoring::PIECE_CONTROL,
        "lairs": LAIRS,
        "dens": DENS,
        "wolves": WOLVES,
        "tracks": Track::ALL.iter().map(track).collect::<std::collections::BTreeMap<_, _>>(),
        "lair_points": &LAIR_POINTS[1..],
        "wolf_points": &WOLF_POINTS[1..],
        "tokens": Moon::ALL.iter().map(|it| it.token()).collect::<Vec<_>>(),
        "chips": Moon::ALL.iter().map(|it| it.chip()).collect::<Vec<_>>(),
        "tables": (2..=5).map(at_table).collect::<Vec<_>>(),
    });
    testkit::numbers(Path::new(env!("CARGO_MANIFEST_DIR")), &numbers);
}
