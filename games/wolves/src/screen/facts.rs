//! What a screen needs to know and does not change during a match: the map and the tables of the rules.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{
    Wolves,
    options::{Range, TieBreak},
    rules::{
        components::{
            Bonus, DENS, LAIR_POINTS, Moon, Prey, Terrain, Track, WOLF_POINTS, WOLVES, Wolf, moon_dates,
            next_wolf, prey_points,
        },
        hex::{Hex, Region},
        hunt,
        payment::{self, Payment},
        turn,
    },
};

/// The map and the tables of the rules, for the number of players and the options of one match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Facts {
    /// How many play.
    pub players: u8,
    /// The player who began.
    pub first_player: Seat,
    /// The pack of each seat, seat 0 first.
    pub homes: Vec<Terrain>,
    /// The home of the passive pack, at a table of two.
    pub passive_pack: Option<Terrain>,
    /// Every hex of the map, in the order of names.
    pub hexes: Vec<HexFacts>,
    /// The regions, A first; the start board is not one.
    pub regions: Vec<RegionFacts>,
    /// The six terrain tiles of every player, the home tile first.
    pub tiles: Vec<TileFacts>,
    /// What each action costs, in tiles or bonus-terrain tokens.
    pub prices: Prices,
    /// Mandatory actions of a turn; each further one costs a bonus-action token.
    pub actions: u8,
    /// The attribute tracks.
    pub tracks: Vec<TrackFacts>,
    /// The wolf track, the wolf that leaves first in front.
    pub wolves: Vec<WolfStep>,
    /// Points for one lair, two, and so on.
    pub lairs: Vec<u8>,
    /// Points for one kind of prey, two, and so on.
    pub prey: Vec<u8>,
    /// Hexes next to a prey that need a wolf of the hunting pack.
    pub hunters: u8,
    /// The three phases of the moon, in order.
    pub moons: Vec<MoonFacts>,
    /// Quiet rounds after which blank markers come; 0 is never.
    pub stall_limit: u8,
    /// Bonus tokens of each kind for the whole table, unless there are always enough.
    pub bonus_supply: Option<u8>,
    /// How range is counted.
    pub range: Range,
    /// What breaks a tie last.
    pub tiebreak: TieBreak,
}

/// A hex of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HexFacts {
    /// Its name.
    pub hex: Hex,
    /// Its column.
    pub x: i8,
    /// Its other axial coordinate; it lies 2y − x half-hexes down.
    pub y: i8,
    /// The board it lies on; `S` is the start board.
    pub region: Region,
    /// What it is.
    pub ground: Ground,
}

/// What a hex is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Ground {
    Forest,
    Rock,
    Grass,
    Tundra,
    Desert,
    Water,
    Chasm,
}

impl From<Terrain> for Ground {
    fn from(terrain: Terrain) -> Self {
        match terrain {
            Terrain::Forest => Self::Forest,
            Terrain::Rock => Self::Rock,
            Terrain::Grass => Self::Grass,
            Terrain::Tundra => Self::Tundra,
            Terrain::Desert => Self::Desert,
        }
    }
}

/// What lies on a region for the whole match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RegionFacts {
    /// Its letter.
    pub region: Region,
    /// The kind of prey dealt here.
    pub prey: Prey,
    /// Where it stands.
    pub prey_at: Hex,
    /// Where the water is, under the scoring tokens.
    pub water: Hex,
}

/// A terrain tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TileFacts {
    /// How payments name it.
    pub tile: Payment,
    /// The terrains of its two sides; the home tile has its owner's terrain on both instead.
    pub sides: Option<[Terrain; 2]>,
}

/// What each action costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Prices {
    pub r#move: u8,
    pub build: u8,
    pub upgrade: u8,
    pub howl: u8,
    pub dominate: u8,
}

/// An attribute track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TrackFacts {
    /// Which one.
    pub track: Track,
    /// The track after no den was taken, one, and so on.
    pub steps: Vec<TrackStep>,
}

/// An attribute track after some dens were taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TrackStep {
    /// What the attribute is worth.
    pub value: u8,
    /// Points at the end.
    pub points: u8,
    /// The bonus token under the den that was taken last.
    pub bonus: Option<Bonus>,
}

/// A wolf of the wolf track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WolfStep {
    /// Its kind.
    pub wolf: Wolf,
    /// Points at the end when it was the last to leave the track.
    pub points: u8,
}

/// A phase of the moon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MoonFacts {
    /// Which one.
    pub moon: Moon,
    /// The date of the calendar that brings it.
    pub date: u8,
    /// Points for winning a region.
    pub first: u8,
    /// Points for second place, and for sharing the first.
    pub second: u8,
}

/// The facts of a match whose set-up is over.
pub(crate) fn facts(game: &Wolves) -> Facts {
    let players = game.players();
    let map = game.geometry();
    let tile = |first: &Terrain| TileFacts {
        tile: Payment::new(2 << first.index(), 0),
        sides: Some([*first, first.next()]),
    };
    let home = TileFacts { tile: Payment::new(1, 0), sides: None };
    let dates = moon_dates(players);
    Facts {
        players,
        first_player: game.first,
        homes: Seat::all(players).map(|it| game.player(it).home).collect(),
        passive_pack: game.passive_home,
        hexes: map.hexes.iter().map(|it| hex(game, it)).collect(),
        regions: map.regions().map(|it| region(game, it)).collect(),
        tiles: [home].into_iter().chain(Terrain::ALL.iter().map(tile)).collect(),
        prices: Prices {
            r#move: payment::MOVE,
            build: payment::BUILD,
            upgrade: payment::UPGRADE,
            howl: payment::HOWL,
            dominate: payment::DOMINATE,
        },
        actions: turn::ACTIONS,
        tracks: Track::ALL.iter().map(|&it| track(it, players)).collect(),
        wolves: (0..WOLVES)
            .map(|it| WolfStep { wolf: next_wolf(it), points: WOLF_POINTS[usize::from(it) + 1] })
            .collect(),
        lairs: LAIR_POINTS[1..].to_vec(),
        prey: (1..=Prey::ALL.len() as u32).map(|it| prey_points(it, players)).collect(),
        hunters: hunt::HUNTERS as u8,
        moons: Moon::ALL
            .iter()
            .map(|&moon| MoonFacts {
                moon,
                date: dates[moon.index()],
                first: moon.token(),
                second: moon.chip(),
            })
            .collect(),
        stall_limit: game.agreed.stall,
        bonus_supply: game.agreed.supply.count(),
        range: game.agreed.range,
        tiebreak: game.agreed.tiebreak,
    }
}

fn hex(game: &Wolves, at: Hex) -> HexFacts {
    let map = game.geometry();
    let (x, y) = map.place(at);
    let ground = match game.terrain(at) {
        Some(terrain) => terrain.into(),
        None if map.water.contains(at) => Ground::Water,
        None => Ground::Chasm,
    };
    HexFacts { hex: at, x, y, region: at.region(), ground }
}

fn region(game: &Wolves, region: Region) -> RegionFacts {
    RegionFacts {
        region,
        prey: game.regions[region.index()].prey,
        prey_at: Wolves::prey_hex(region),
        water: Hex::of(region, 16),
    }
}

fn track(track: Track, players: u8) -> TrackFacts {
    let step = |taken: u8| TrackStep {
        value: track.value(taken),
        points: Track::points(taken, players),
        bonus: track.bonus(taken, players),
    };
    TrackFacts { track, steps: (0..=DENS).map(step).collect() }
}
