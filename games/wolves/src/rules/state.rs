//! The position of a match, and questions about it.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{
    options::{Hunt, Range, Supply, TieBreak},
    rules::{
        components::{Board, Bonus, DateKind, Moon, Prey, Terrain, Track, Wolf},
        hex::{Hex, HexSet, Region},
        map::{Geometry, Map, PREY_NUMBER},
    },
};

/// The position of a match of The Wolves: plain data, changed only by events.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Wolves {
    pub(crate) map: Map,
    pub(crate) phase: Phase,
    /// Whose decision it is.
    pub(crate) active: Seat,
    pub(crate) first: Seat,
    /// Actions completed this turn.
    pub(crate) done: u8,
    /// The Move under way.
    pub(crate) open: Option<OpenMove>,
    /// The displaced wolf that must flee before anything else.
    pub(crate) fleeing: Option<Fleeing>,
    /// The kind of prey that must be hunted before anything else: several stacks of it are surrounded.
    pub(crate) hunting: Option<Prey>,
    /// Hexes with at least one piece, and with two.
    pub(crate) taken: HexSet,
    pub(crate) full: HexSet,
    pub(crate) lone_wolves: HexSet,
    /// Hexes where prey stands.
    pub(crate) grazing: HexSet,
    /// The hexes of each terrain.
    pub(crate) terrains: [HexSet; 5],
    /// The pieces of each seat, and last those of the passive pack.
    pub(crate) packs: [Pieces; PASSIVE + 1],
    pub(crate) players: [Player; 5],
    pub(crate) regions: [RegionState; 10],
    pub(crate) calendar: Calendar,
    /// How many phases of the moon have been scored.
    pub(crate) moons_scored: u8,
    /// Full rounds on end without a calendar entry.
    pub(crate) quiet: u8,
    /// Whether this round has an entry.
    pub(crate) entered: bool,
    /// The terrain of the passive pack, if there is one.
    pub(crate) passive_home: Option<Terrain>,
    pub(crate) agreed: Agreed,
}

/// Where the pieces of the passive pack are kept among the packs.
pub(crate) const PASSIVE: usize = 5;

const _: () = assert!(size_of::<Wolves>() <= 1536);

/// What the table agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Agreed {
    /// Whether players choose how their tiles lie.
    pub(crate) choose_tiles: bool,
    /// Quiet rounds before blank markers come; 0 is never.
    pub(crate) stall: u8,
    pub(crate) packs: [Option<Terrain>; 5],
    pub(crate) supply: Supply,
    pub(crate) hunt: Hunt,
    pub(crate) range: Range,
    pub(crate) tiebreak: TieBreak,
}

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Set-up: each player lays out the terrain tiles.
    Tiles,
    /// Set-up: each player puts the first pair of wolves on the map.
    FirstPair,
    /// Set-up: each player puts the second pair on the map.
    SecondPair,
    /// Turns of two actions.
    Play,
    /// The game has ended.
    Over,
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Tiles => "tiles",
            Self::FirstPair => "first_pair",
            Self::SecondPair => "second_pair",
            Self::Play => "play",
            Self::Over => "over",
        })
    }
}

/// A Move under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OpenMove {
    pub(crate) terrain: Terrain,
    pub(crate) walks_left: u8,
    /// Where the wolves stand that have walked, as many as walks are done.
    pub(crate) walked: [Option<(Wolf, Hex)>; 4],
}

/// A wolf that must flee from its hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fleeing {
    pub(crate) owner: Seat,
    pub(crate) wolf: Wolf,
    pub(crate) at: Hex,
}

/// The pieces of a pack on the map. Two wolves of a kind may share a hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pieces {
    /// Hexes with at least one wolf, by kind.
    pub(crate) wolf: [HexSet; 2],
    /// Hexes with two wolves of the kind.
    pub(crate) second: [HexSet; 2],
    pub(crate) dens: HexSet,
    pub(crate) lairs: HexSet,
}

impl Pieces {
    #[inline]
    pub(crate) fn wolves(&self) -> HexSet {
        self.wolf[0] | self.wolf[1]
    }

    #[inline]
    pub(crate) const fn alphas(&self) -> HexSet {
        self.wolf[1]
    }

    #[inline]
    pub(crate) fn any(&self) -> HexSet {
        self.wolves() | self.dens | self.lairs
    }

    /// Hexes with two pieces of this pack.
    #[inline]
    pub(crate) fn doubled(&self) -> HexSet {
        let [pack, alpha] = self.wolf;
        self.second[0] | self.second[1] | (pack & alpha) | ((pack | alpha) & (self.dens | self.lairs))
    }

    pub(crate) const fn count(&self, wolf: Wolf, at: Hex) -> u8 {
        let kind = wolf.index();
        self.wolf[kind].contains(at) as u8 + self.second[kind].contains(at) as u8
    }

    pub(crate) const fn add(&mut self, wolf: Wolf, at: Hex) {
        let kind = wolf.index();
        if self.wolf[kind].contains(at) {
            self.second[kind].insert(at);
        } else {
            self.wolf[kind].insert(at);
        }
    }

    pub(crate) const fn remove(&mut self, wolf: Wolf, at: Hex) {
        let kind = wolf.index();
        if self.second[kind].contains(at) {
            self.second[kind].remove(at);
        } else {
            self.wolf[kind].remove(at);
        }
    }
}

/// What a player has beside the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) home: Terrain,
    /// Bit t: the tile of the pair that begins with terrain t shows its second side.
    pub(crate) flipped: u8,
    /// Dens taken from each track.
    pub(crate) dens: [u8; 3],
    /// Wolves placed from the track.
    pub(crate) wolves: u8,
    pub(crate) lairs: u8,
    pub(crate) terrain_tokens: u8,
    pub(crate) action_tokens: u8,
    /// Bit k: a token of prey k was hunted.
    pub(crate) prey: u8,
    /// Points of the chips.
    pub(crate) chips: u8,
    /// Scoring tokens won, by phase.
    pub(crate) won: [u8; 3],
}

impl Player {
    pub(crate) const fn new(home: Terrain) -> Self {
        Self {
            home,
            flipped: 0,
            dens: [0; 3],
            wolves: 0,
            lairs: 0,
            terrain_tokens: 0,
            action_tokens: 0,
            prey: 0,
            chips: 0,
            won: [0; 3],
        }
    }

    /// Rule 1.11: the tiles that show this terrain, as a payment's bits.
    #[inline]
    pub(crate) const fn showing(&self, terrain: Terrain) -> u8 {
        let own = terrain as u8;
        let before = (own + 4) % 5;
        let home = (self.home as u8 == own) as u8;
        let first_side = (!self.flipped >> own & 1) << (own + 1);
        let second_side = (self.flipped >> before & 1) << (before + 1);
        home | first_side | second_side
    }

    /// Rule 1.11: the terrains that at least `times` tiles show, a bit each.
    #[inline]
    pub(crate) const fn shown(&self, times: u8) -> u8 {
        let home = 1 << self.home as u8;
        let first = !self.flipped & 31;
        let second = (self.flipped << 1 | self.flipped >> 4) & 31;
        match times {
            0 => 31,
            1 => home | first | second,
            2 => first & second | home & (first | second),
            3 => home & first & second,
            _ => 0,
        }
    }

    /// What an attribute is worth.
    #[inline]
    pub(crate) const fn value(&self, track: Track) -> u8 {
        track.value(self.dens[track.index()])
    }
}

/// What lies on a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RegionState {
    pub(crate) board: Board,
    pub(crate) prey: Prey,
    pub(crate) prey_left: u8,
    /// The scoring token on top, and what lies below it.
    pub(crate) token: Option<Moon>,
    pub(crate) below: Option<Moon>,
}

/// The moon calendar: pieces in the order they came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Calendar {
    pub(crate) len: u8,
    pub(crate) entries: [(DateKind, Option<Seat>); CALENDAR_ROOM],
}

/// One turn can run past the last date: by all 24 pieces that one player has.
pub(crate) const CALENDAR_ROOM: usize = 30 + 24;

impl Wolves {
    /// How many play.
    #[must_use]
    #[inline]
    pub const fn players(&self) -> u8 {
        self.map.get().players
    }

    /// The distances and neighbours of the map.
    #[must_use]
    #[inline]
    pub const fn geometry(&self) -> &'static Geometry {
        self.map.get()
    }

    #[inline]
    pub(crate) const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) const fn pack(&self, seat: Seat) -> &Pieces {
        &self.packs[seat.index()]
    }

    /// Every other pack: those of the other seats, and last the passive one.
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = (Option<Seat>, &Pieces)> {
        let rivals = Seat::all(self.players()).filter(move |&it| it != seat);
        let rivals = rivals.map(|it| (Some(it), self.pack(it)));
        rivals.chain([(None, &self.packs[PASSIVE])])
    }

    /// The terrain of a land hex.
    #[must_use]
    #[inline]
    pub fn terrain(&self, at: Hex) -> Option<Terrain> {
        if !self.geometry().land.contains(at) {
            return None;
        }
        Some(if at.region() == Region::START {
            Board::start_terrain(at.number())
        } else {
            self.regions[at.region().index()].board.terrain(at.number())
        })
    }

    /// Land without a piece, a lone wolf or prey.
    #[inline]
    pub(crate) fn empty_land(&self) -> HexSet {
        self.geometry().land - self.taken - self.lone_wolves - self.grazing
    }

    /// Rules 8.2, 15.4: the hexes within range of a hex, itself included.
    #[inline]
    pub(crate) const fn within(&self, at: Hex, range: u8) -> HexSet {
        match self.agreed.range {
            Range::Over => self.geometry().ball(at, range),
            Range::Around => self.geometry().around(at, range),
        }
    }

    /// Hexes within `range` of one of the seat's alphas.
    #[inline]
    pub(crate) fn in_range(&self, seat: Seat, range: u8) -> HexSet {
        let alphas = self.pack(seat).alphas().iter();
        alphas.fold(HexSet::EMPTY, |it, alpha| it | self.within(alpha, range))
    }

    /// Rules 8.2, 15.4: how far the nearest of the seat's alphas is.
    pub(crate) fn alpha_distance(&self, seat: Seat, at: Hex) -> u8 {
        let map = self.geometry();
        let distance = |it: Hex| match self.agreed.range {
            Range::Over => map.span(it, at),
            Range::Around => map.walk(it, at),
        };
        self.pack(seat).alphas().iter().map(distance).min().unwrap_or(u8::MAX)
    }

    /// Rules 1.13, 15.2: bonus tokens of a kind that nobody holds, unless there are always enough.
    pub(crate) fn bonus_left(&self, bonus: Bonus) -> Option<u8> {
        let all = self.agreed.supply.count()?;
        let held = self.players.iter().map(|it| match bonus {
            Bonus::Terrain => it.terrain_tokens,
            Bonus::Action => it.action_tokens,
        });
        Some(all.saturating_sub(held.sum()))
    }

    /// Where the prey of a region stands.
    pub(crate) const fn prey_hex(region: Region) -> Hex {
        Hex::of(region, PREY_NUMBER)
    }

    /// Bonus actions and the mandatory ones: whether the active player may start another.
    #[inline]
    pub(crate) const fn may_act(&self) -> bool {
        self.done < 2 || self.player(self.active).action_tokens > 0
    }
}

impl fmt::Debug for Wolves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::position::print(self))
    }
}
