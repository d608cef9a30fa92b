//! What a view is made of.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::rules::{
    components::{DateKind, Moon, Piece, Prey, Terrain, Track, Wolf},
    hex::{Hex, Region},
    payment::Payment,
};

/// A piece on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PieceView {
    /// Where it stands.
    pub at: Hex,
    /// Whose it is; none is the passive pack.
    pub owner: Option<Seat>,
    /// What it is.
    pub piece: Piece,
}

/// What lies on a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RegionView {
    /// Its letter.
    pub region: Region,
    /// How many tokens of its prey are left.
    pub prey_left: u8,
    /// The scoring token on top, if any is left.
    pub token: Option<Moon>,
    /// The scoring token below it.
    pub token_below: Option<Moon>,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// The pack.
    pub home: Terrain,
    /// The six terrain tiles, the home tile first.
    pub tiles: Vec<TileView>,
    /// The three attribute tracks.
    pub tracks: Vec<TrackView>,
    /// Wolves placed from the wolf track.
    pub wolves_placed: u8,
    /// The wolf that is next on the wolf track, if any is left.
    pub next_wolf: Option<Wolf>,
    /// Lairs built.
    pub lairs_built: u8,
    /// Lairs left.
    pub lairs_left: u8,
    /// Bonus-terrain tokens.
    pub terrain_tokens: u8,
    /// Bonus-action tokens.
    pub action_tokens: u8,
    /// Prey hunted.
    pub prey: Vec<Prey>,
    /// Points of the chips won.
    pub chips: u8,
    /// Scoring tokens won: crescent, half, full.
    pub tokens_won: [u8; 3],
    /// The score as it stands.
    pub score: i32,
}

/// A terrain tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TileView {
    /// How payments name it.
    pub tile: Payment,
    /// The terrain it shows.
    pub up: Terrain,
    /// The terrain it shows when flipped.
    pub down: Terrain,
}

/// An attribute track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TrackView {
    /// Which one.
    pub track: Track,
    /// Dens taken from it.
    pub taken: u8,
    /// Dens left on it.
    pub left: u8,
    /// What the attribute is worth now.
    pub value: u8,
}

/// The moon calendar.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CalendarView {
    /// The dates filled, the first one first.
    pub entries: Vec<DateView>,
    /// How many of the three phases have been scored.
    pub moons_scored: u8,
}

/// A filled date of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DateView {
    /// The date, from 1.
    pub date: u8,
    /// What lies there.
    pub kind: DateKind,
    /// The owner that lost it, if it had one.
    pub owner: Option<Seat>,
}

/// A Move under way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OpenMoveView {
    /// The terrain that was paid, where every walk ends.
    pub terrain: Terrain,
    /// How many more wolves may walk.
    pub walks_left: u8,
    /// How many steps each may take.
    pub speed: u8,
    /// The wolves that have walked, where they stand now.
    pub walked: Vec<WalkedView>,
}

/// A wolf that has walked in the Move under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WalkedView {
    /// Its kind.
    pub wolf: Wolf,
    /// Where it stands.
    pub at: Hex,
}

/// A choice between surrounded stacks of one kind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HuntView {
    /// The kind of prey.
    pub prey: Prey,
    /// Where the stacks stand, one of which must be chosen.
    pub options: Vec<Hex>,
}

/// A wolf that must flee.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DisplacementView {
    /// Whose wolf it is.
    pub owner: Seat,
    /// Its kind.
    pub wolf: Wolf,
    /// Where it stands.
    pub at: Hex,
    /// The nearest hexes, one of which must be chosen.
    pub options: Vec<Hex>,
}
