//! Chapter 1 · The four maps: where hexes lie, and how far it is from one to another.

use std::{collections::VecDeque, fmt, sync::LazyLock};

use crate::rules::hex::{HEXES, Hex, HexSet, Region};

/// Rule 1.3: the slots of a region board relative to its water, and the water itself.
const REGION_HEXES: [(i8, i8); 16] = [
    (-3, -2),
    (-2, -2),
    (-1, -2), // slot 0
    (-3, -1),
    (-3, 0),
    (-2, 0), // slot 1
    (-2, -1),
    (-1, -1),
    (-1, 0), // slot 2
    (0, -1),
    (1, -1),
    (1, 0), // slot 3
    (-1, 1),
    (0, 1),
    (1, 1), // slot 4
    (0, 0),
];
/// Rule 1.5: the start board: its upper half, its lower half, and the chasm between them.
const START_HEXES: [(i8, i8); 16] = [
    (-3, -2),
    (-2, -2),
    (-1, -2),
    (0, -1),
    (1, -1),
    (-3, 0),
    (-2, 0),
    (-1, 1),
    (0, 1),
    (1, 1),
    (-3, -1),
    (-2, -1),
    (-1, -1),
    (-1, 0),
    (0, 0),
    (1, 0),
];

/// Rule 1.3: numbers of the hexes with a symbol on a region board.
pub const LONE_WOLF_NUMBERS: [u8; 2] = [3, 13];
/// Rule 1.3: the hex where prey stands.
pub const PREY_NUMBER: u8 = 7;
/// Rule 2.9: the hexes next to the water where the passive pack stands, upper and lower right.
pub const PASSIVE_NUMBERS: [u8; 2] = [12, 15];

/// Where a board lies: the place of its centre, and whether it is turned by half a circle.
type Place = ((i8, i8), bool);

/// Rule 1.5: the place of the start board, if the map has one.
const fn start_place(players: u8) -> Option<(i8, i8)> {
    match players {
        2 => None,
        3 => Some((8, 9)),
        4 => Some((10, 10)),
        _ => Some((10, 13)),
    }
}

/// Rule 1.6: the places of the regions, A first.
const fn places(players: u8) -> &'static [Place] {
    match players {
        2 => &[((8, 9), false), ((6, 5), false), ((3, 7), false), ((10, 13), false), ((13, 11), false)],
        3 => &[
            ((11, 7), false),
            ((4, 4), true),
            ((1, 6), true),
            ((5, 11), false),
            ((8, 12), true),
            ((13, 11), false),
        ],
        4 => &[
            ((13, 8), false),
            ((6, 5), true),
            ((3, 4), false),
            ((3, 7), true),
            ((7, 12), false),
            ((10, 13), true),
            ((17, 16), false),
            ((15, 12), false),
        ],
        _ => &[
            ((13, 11), false),
            ((9, 6), true),
            ((6, 8), true),
            ((3, 7), false),
            ((3, 10), true),
            ((7, 15), false),
            ((9, 19), false),
            ((10, 16), true),
            ((17, 19), false),
            ((15, 15), false),
        ],
    }
}

/// Rule 1.1: the six neighbours of (0, 0).
const AROUND: [(i8, i8); 6] = [(0, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1)];

/// Farther than any hex of a map.
const NOWHERE: u8 = u8::MAX;
/// No wolf walks farther than this.
const MAX_SPEED: usize = 5;
/// No howl carries farther than this, even after two steps.
const MAX_RANGE: usize = 6;

/// All about a map that depends on the number of players alone.
pub struct Geometry {
    /// The number of players.
    pub players: u8,
    /// The number of regions.
    pub regions: u8,
    /// Every hex of the map.
    pub hexes: HexSet,
    /// The hexes that wolves can stand on.
    pub land: HexSet,
    /// The water hexes.
    pub water: HexSet,
    /// The land next to water.
    pub shore: HexSet,
    /// Where each hex lies.
    place: [(i8, i8); HEXES],
    /// The neighbours of each hex.
    ring: [HexSet; HEXES],
    /// The land within a number of steps of each hex, without itself.
    reach: [[HexSet; MAX_SPEED + 1]; HEXES],
    /// The hexes within range of each hex, itself included.
    ball: [[HexSet; MAX_RANGE + 1]; HEXES],
    /// The land within a number of steps of each hex, itself included.
    around: [[HexSet; MAX_RANGE + 1]; HEXES],
    /// Steps over land from hex to hex.
    walk: [[u8; HEXES]; HEXES],
    /// Distance over all hexes of the map.
    span: [[u8; HEXES]; HEXES],
}

impl Geometry {
    /// The map for this number of players.
    #[must_use]
    pub fn of(players: u8) -> &'static Self {
        static MAPS: [LazyLock<Box<Geometry>>; 4] = [
            LazyLock::new(|| Geometry::build(2)),
            LazyLock::new(|| Geometry::build(3)),
            LazyLock::new(|| Geometry::build(4)),
            LazyLock::new(|| Geometry::build(5)),
        ];
        &MAPS[usize::from(players.clamp(2, 5)) - 2]
    }

    /// The regions of the map.
    pub fn regions(&self) -> impl Iterator<Item = Region> + Clone + use<> {
        Region::first(self.regions)
    }

    /// Where the hex lies.
    #[must_use]
    pub const fn place(&self, at: Hex) -> (i8, i8) {
        self.place[at.index()]
    }

    /// The hexes next to this one.
    #[must_use]
    #[inline]
    pub const fn ring(&self, at: Hex) -> HexSet {
        self.ring[at.index()]
    }

    /// The land that a wolf reaches in up to `speed` steps.
    #[must_use]
    #[inline]
    pub const fn reach(&self, at: Hex, speed: u8) -> HexSet {
        self.reach[at.index()][speed as usize]
    }

    /// The hexes up to `range` away.
    #[must_use]
    #[inline]
    pub const fn ball(&self, at: Hex, range: u8) -> HexSet {
        self.ball[at.index()][range as usize]
    }

    /// Rule 15.4: the land up to `range` away, counted around water and chasm.
    #[must_use]
    #[inline]
    pub const fn around(&self, at: Hex, range: u8) -> HexSet {
        self.around[at.index()][range as usize]
    }

    /// How many steps over land it is from hex to hex.
    #[must_use]
    pub const fn walk(&self, from: Hex, to: Hex) -> u8 {
        self.walk[from.index()][to.index()]
    }

    /// Rule 8.2: how far it is from hex to hex over any hexes of the map.
    #[must_use]
    pub const fn span(&self, from: Hex, to: Hex) -> u8 {
        self.span[from.index()][to.index()]
    }

    /// Of these hexes, those with the fewest steps from `from`.
    #[must_use]
    pub fn nearest(&self, from: Hex, among: HexSet) -> HexSet {
        for reach in &self.reach[from.index()] {
            let found = *reach & among;
            if !found.is_empty() {
                return found;
            }
        }
        let steps = &self.walk[from.index()];
        let least = among.iter().map(|it| steps[it.index()]).min();
        among.iter().filter(|it| Some(steps[it.index()]) == least).collect()
    }

    fn build(players: u8) -> Box<Self> {
        let places = places(players);
        let mut map = Box::new(Self {
            players,
            regions: places.len() as u8,
            hexes: HexSet::EMPTY,
            land: HexSet::EMPTY,
            water: HexSet::EMPTY,
            shore: HexSet::EMPTY,
            place: [(0, 0); HEXES],
            ring: [HexSet::EMPTY; HEXES],
            reach: [[HexSet::EMPTY; MAX_SPEED + 1]; HEXES],
            ball: [[HexSet::EMPTY; MAX_RANGE + 1]; HEXES],
            around: [[HexSet::EMPTY; MAX_RANGE + 1]; HEXES],
            walk: [[NOWHERE; HEXES]; HEXES],
            span: [[NOWHERE; HEXES]; HEXES],
        });
        for (region, &place) in map.regions().zip(places) {
            map.lay(region, &REGION_HEXES, place);
            let water = Hex::of(region, 16);
            map.water.insert(water);
            map.land.remove(water);
        }
        if let Some(center) = start_place(players) {
            map.lay(Region::START, &START_HEXES, (center, false));
            (11..=16).for_each(|it| map.land.remove(Hex::of(Region::START, it)));
        }
        map.measure();
        map
    }

    fn lay(&mut self, region: Region, hexes: &[(i8, i8); 16], ((x, y), turned): Place) {
        for (number, &(dx, dy)) in (1..).zip(hexes) {
            let at = Hex::of(region, number);
            self.place[at.index()] = if turned { (x - dx, y - dy) } else { (x + dx, y + dy) };
            self.hexes.insert(at);
            self.land.insert(at);
        }
    }

    /// Fills the tables that are derived from the places.
    fn measure(&mut self) {
        let hexes = self.hexes;
        for at in hexes {
            let (x, y) = self.place(at);
            let beside = |it: &Hex| {
                let (ox, oy) = self.place(*it);
                AROUND.contains(&(ox - x, oy - y))
            };
            self.ring[at.index()] = hexes.iter().filter(beside).collect();
        }
        for at in hexes {
            self.walk[at.index()] = self.distances(at, self.land);
            self.span[at.index()] = self.distances(at, hexes);
            for speed in 0..=MAX_SPEED {
                let near = |it: &Hex| (1..=speed).contains(&self.walk(at, *it).into());
                self.reach[at.index()][speed] = self.land.iter().filter(near).collect();
            }
            for range in 0..=MAX_RANGE {
                let near = |it: &Hex| usize::from(self.span(at, *it)) <= range;
                self.ball[at.index()][range] = hexes.iter().filter(near).collect();
                let near = |it: &Hex| usize::from(self.walk(at, *it)) <= range;
                self.around[at.index()][range] = self.land.iter().filter(near).collect();
            }
        }
        let shore = self.water.iter().fold(HexSet::EMPTY, |it, water| it | self.ring(water));
        self.shore = shore & self.land;
    }

    /// Steps from `start` to every hex, over hexes of `open` only.
    fn distances(&self, start: Hex, open: HexSet) -> [u8; HEXES] {
        let mut steps = [NOWHERE; HEXES];
        steps[start.index()] = 0;
        let mut waiting = VecDeque::from([start]);
        while let Some(at) = waiting.pop_front() {
            for next in self.ring(at) & open {
                if steps[next.index()] == NOWHERE {
                    steps[next.index()] = steps[at.index()] + 1;
                    waiting.push_back(next);
                }
            }
        }
        steps
    }
}

/// A position's map: a reference to tables that all positions of a player count share.
#[derive(Clone, Copy)]
pub(crate) struct Map(&'static Geometry);

impl Map {
    pub(crate) fn of(players: u8) -> Self {
        Self(Geometry::of(players))
    }

    #[inline]
    pub(crate) const fn get(self) -> &'static Geometry {
        self.0
    }
}

impl PartialEq for Map {
    fn eq(&self, other: &Self) -> bool {
        self.0.players == other.0.players
    }
}

impl Eq for Map {}

impl fmt::Debug for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Map({} players)", self.0.players)
    }
}

impl fmt::Debug for Geometry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Geometry({} players)", self.players)
    }
}
