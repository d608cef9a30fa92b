//! The game as numbers, for programs that learn it: numbers of actions, and what a seat observes.
//!
//! Hexes are meant by their names, whatever the map; own wolves by their slot, counted by hex and then pack before
//! alpha, wolves of a kind on one hex once; payments by the tiles that can show the terrain, the rest being tokens.

use tabletop::{
    Block, Numbers, Seat,
    numbers::{Writer, size},
};

use crate::{
    Action, Hex, HexSet, Payment, Region, Wolves,
    components::{Setting, Terrain, Track, Wolf, moon_dates},
    rules::{
        action_sink::ActionSink,
        end,
        hex::HEXES,
        payment,
        state::{PASSIVE, Pieces},
        turn,
    },
};

const PLANE: u32 = HEXES as u32;
/// Two alphas, two of the pack, and eight from the track.
const WOLF_SLOTS: u32 = 12;
const TRACKS: u32 = 3;
/// Ways to pay a price of 1, 2 and 3: sets of at most 1, 2 and 3 of the three tiles that can show a terrain.
const WAYS: [u32; 3] = [4, 7, 8];

/// Where the numbers of each kind of action begin.
const TILES: u32 = 0;
const PLACE: u32 = TILES + 2;
const MOVE: u32 = PLACE + PLANE;
const WALK: u32 = MOVE + 5 * WAYS[0];
const DISPLACE: u32 = WALK + WOLF_SLOTS * PLANE;
const BUILD: u32 = DISPLACE + PLANE;
const UPGRADE: u32 = BUILD + PLANE * TRACKS * WAYS[1];
const HOWL: u32 = UPGRADE + PLANE * WAYS[1];
const DOMINATE: u32 = HOWL + PLANE * WAYS[1];
const HUNT: u32 = DOMINATE + PLANE * (1 + TRACKS) * WAYS[2];
const END: u32 = HUNT + 10;

const SEATS: usize = 5;
/// Seats clockwise from the one that observes, and last the passive pack.
const PACKS: usize = SEATS + 1;

const LAYOUT: &[Block] = &[
    Block::new("terrain", &[5, HEXES]),
    Block::new("lone_wolves", &[HEXES]),
    Block::new("prey_stands", &[HEXES]),
    Block::new("pieces", &[PACKS, 4, HEXES]),
    Block::new("wolf_slot", &[2, HEXES]),
    Block::new("walked", &[2, HEXES]),
    Block::new("flees_from", &[HEXES]),
    Block::new("region", &[10, 13]),
    Block::new("player", &[SEATS, 29]),
    Block::new("phase", &[5]),
    Block::new("turn", &[5]),
    Block::new("open_move_terrain", &[5]),
    Block::new("flees", &[SEATS + 1]),
    Block::new("hunts", &[5]),
    Block::new("calendar", &[4 + SEATS + 4]),
    Block::new("passive_home", &[5]),
    Block::new("options", &[6]),
];

impl Numbers for Wolves {
    const SPEC: u16 = 1;
    const ACTIONS: usize = END as usize + 1;
    const LAYOUT: &'static [Block] = LAYOUT;

    #[inline]
    fn number(&self, seat: Seat, action: &Action) -> u32 {
        let hex = |it: Hex| it.index() as u32;
        let way = |at: Hex, pay: Payment| self.terrain(at).map_or(0, |it| way(it, pay));
        match *action {
            Action::Tiles { setting } => TILES + setting as u32,
            Action::Place { at } => PLACE + hex(at),
            // A price of 1 leaves the sets 0, 1, 2 and 4.
            Action::Move { terrain, pay } => MOVE + terrain as u32 * WAYS[0] + self::way(terrain, pay).min(3),
            Action::Walk { wolf, from, to } => WALK + slot(self.pack(seat), wolf, from) * PLANE + hex(to),
            Action::Displace { to } => DISPLACE + hex(to),
            Action::Build { at, track, pay } => {
                BUILD + (hex(at) * TRACKS + track as u32) * WAYS[1] + way(at, pay)
            }
            Action::Upgrade { at, pay } => UPGRADE + hex(at) * WAYS[1] + way(at, pay),
            Action::Howl { at, pay } => HOWL + hex(at) * WAYS[1] + way(at, pay),
            Action::Dominate { at, track, pay } => {
                let what = track.map_or(0, |it| it as u32 + 1);
                DOMINATE + (hex(at) * (1 + TRACKS) + what) * WAYS[2] + way(at, pay)
            }
            Action::Hunt { at } => HUNT + at.region().index() as u32,
            Action::EndTurn => END,
        }
    }

    fn numbered(&self, seat: Seat, number: u32) -> Option<Action> {
        let pay = |at: Hex, way: u32, price: u8| self.terrain(at).map(|it| payment(it, way, price));
        Some(match number {
            TILES..PLACE => Action::Tiles { setting: Setting::ALL[(number - TILES) as usize] },
            PLACE..MOVE => Action::Place { at: hex(number - PLACE) },
            MOVE..WALK => {
                let (terrain, way) = moved(number);
                Action::Move { terrain, pay: payment(terrain, way, payment::MOVE) }
            }
            WALK..DISPLACE => {
                let (slot, to) = ((number - WALK) / PLANE, hex((number - WALK) % PLANE));
                let (wolf, from) = wolf_at(self.pack(seat), slot)?;
                Action::Walk { wolf, from, to }
            }
            DISPLACE..BUILD => Action::Displace { to: hex(number - DISPLACE) },
            BUILD..UPGRADE => {
                let (at, track, way) = built(number);
                Action::Build { at, track, pay: pay(at, way, payment::BUILD)? }
            }
            UPGRADE..HOWL => {
                let (at, way) = paid(number - UPGRADE, WAYS[1]);
                Action::Upgrade { at, pay: pay(at, way, payment::UPGRADE)? }
            }
            HOWL..DOMINATE => {
                let (at, way) = paid(number - HOWL, WAYS[1]);
                Action::Howl { at, pay: pay(at, way, payment::HOWL)? }
            }
            DOMINATE..HUNT => {
                let (at, track, way) = dominated(number);
                Action::Dominate { at, track, pay: pay(at, way, payment::DOMINATE)? }
            }
            HUNT..END => Action::Hunt { at: Self::prey_hex(region(number - HUNT)) },
            END => Action::EndTurn,
            _ => return None,
        })
    }

    fn legal_numbers(&self, seat: Seat, _room: &mut Vec<Action>, acc: &mut Vec<u32>) {
        turn::legal(self, &mut NumberSink { game: self, seat, acc });
    }

    fn observe(&self, seat: Seat, out: &mut [u8]) {
        let mut out = Writer::new(out);
        put_map(self, seat, &mut out);
        put_regions(self, &mut out);
        put_players(self, seat, &mut out);
        put_table(self, seat, &mut out);
        debug_assert_eq!(out.written(), size(LAYOUT));
    }

    fn label(number: u32) -> Option<String> {
        Some(match number {
            TILES..PLACE => format!("tiles {}", Setting::ALL[(number - TILES) as usize]),
            PLACE..MOVE => format!("place {}", hex(number - PLACE)),
            MOVE..WALK => {
                let (terrain, way) = moved(number);
                format!("move {terrain} pay {}", tiles(way))
            }
            WALK..DISPLACE => {
                format!("walk #{} {}", (number - WALK) / PLANE, hex((number - WALK) % PLANE))
            }
            DISPLACE..BUILD => format!("displace {}", hex(number - DISPLACE)),
            BUILD..UPGRADE => {
                let (at, track, way) = built(number);
                format!("build {at} {track} pay {}", tiles(way))
            }
            UPGRADE..HOWL => {
                let (at, way) = paid(number - UPGRADE, WAYS[1]);
                format!("upgrade {at} pay {}", tiles(way))
            }
            HOWL..DOMINATE => {
                let (at, way) = paid(number - HOWL, WAYS[1]);
                format!("howl {at} pay {}", tiles(way))
            }
            DOMINATE..HUNT => match dominated(number) {
                (at, None, way) => format!("dominate {at} pay {}", tiles(way)),
                (at, Some(track), way) => format!("dominate {at} {track} pay {}", tiles(way)),
            },
            HUNT..END => format!("hunt {}", region(number - HUNT)),
            END => "end".to_owned(),
            _ => return None,
        })
    }
}

/// Takes legal actions as numbers.
struct NumberSink<'a> {
    game: &'a Wolves,
    seat: Seat,
    acc: &'a mut Vec<u32>,
}

impl ActionSink for NumberSink<'_> {
    /// The hexes of a bundle have one terrain and the same ways to pay, so that numbers grow evenly from hex to hex:
    /// two hexes give those of all.
    #[inline]
    fn bundle(&mut self, hexes: HexSet, each: usize, make: impl Fn(Hex, usize) -> Action) {
        let number = |at: Hex, way: usize| self.game.number(self.seat, &make(at, way));
        let mut rest = hexes.iter();
        let Some(first) = rest.next().filter(|_| each > 0) else { return };
        let start = self.acc.len();
        self.acc.extend((0..each).map(|way| number(first, way)));
        let Some(second) = rest.clone().next() else { return };
        let apart = (second.index() - first.index()) as u32;
        let grown = number(second, 0) - self.acc[start];
        for at in rest {
            // Numbers of regions grow slower than those of their hexes, so it is divided last.
            let further = (at.index() - first.index()) as u32 * grown / apart;
            self.acc.extend_from_within(start..start + each);
            let end = self.acc.len();
            self.acc[end - each..].iter_mut().for_each(|it| *it += further);
        }
    }

    #[inline]
    fn one(&mut self, action: Action) {
        self.acc.push(self.game.number(self.seat, &action));
    }
}

const fn hex(index: u32) -> Hex {
    Hex::of(region(index / 16), (index % 16) as u8 + 1)
}

const fn region(index: u32) -> Region {
    Region::of(index as u8)
}

/// The tiles that can show a terrain, as bits of a payment: the home tile, the one it is the first side of, and the
/// one it is the second side of.
const fn showing(terrain: Terrain) -> [u8; 3] {
    let own = terrain as u8;
    [0, own + 1, (own + 4) % 5 + 1]
}

/// Which of these tiles a payment takes, a bit each.
#[inline]
fn way(terrain: Terrain, pay: Payment) -> u32 {
    let [home, first, second] = showing(terrain).map(|bit| u32::from(pay.tiles() >> bit & 1));
    home | first << 1 | second << 2
}

fn payment(terrain: Terrain, way: u32, price: u8) -> Payment {
    let taken = (0..3).zip(showing(terrain)).filter(|it| way >> it.0 & 1 != 0);
    let tiles = taken.fold(0, |tiles, it| tiles | 1 << it.1);
    Payment::new(tiles, price - way.count_ones() as u8)
}

/// A way to pay in letters: `h` the home tile, `f` and `s` the tiles that show the terrain on their first and second
/// side, and `*` where tokens pay all.
fn tiles(way: u32) -> String {
    let letters: String =
        "hfs".chars().enumerate().filter(|it| way >> it.0 & 1 != 0).map(|it| it.1).collect();
    if letters.is_empty() { "*".to_owned() } else { letters }
}

fn moved(number: u32) -> (Terrain, u32) {
    let (terrain, way) = ((number - MOVE) / WAYS[0], (number - MOVE) % WAYS[0]);
    (Terrain::ALL[terrain as usize], if way == 3 { 4 } else { way })
}

const fn paid(number: u32, ways: u32) -> (Hex, u32) {
    (hex(number / ways), number % ways)
}

fn built(number: u32) -> (Hex, Track, u32) {
    let (target, way) = ((number - BUILD) / WAYS[1], (number - BUILD) % WAYS[1]);
    (hex(target / TRACKS), Track::ALL[(target % TRACKS) as usize], way)
}

fn dominated(number: u32) -> (Hex, Option<Track>, u32) {
    let (target, way) = ((number - DOMINATE) / WAYS[2], (number - DOMINATE) % WAYS[2]);
    let what = (target % (1 + TRACKS)) as usize;
    (hex(target / (1 + TRACKS)), what.checked_sub(1).map(|it| Track::ALL[it]), way)
}

/// The place of a wolf among the own ones.
#[inline]
fn slot(pack: &Pieces, wolf: Wolf, at: Hex) -> u32 {
    let [others, alphas] = pack.wolf.map(|it| it.below(at));
    let same_hex = wolf == Wolf::Alpha && pack.wolf[0].contains(at);
    others.len() + alphas.len() + u32::from(same_hex)
}

fn wolf_at(pack: &Pieces, slot: u32) -> Option<(Wolf, Hex)> {
    wolves(pack).nth(slot as usize)
}

/// The own wolves by slot.
fn wolves(pack: &Pieces) -> impl Iterator<Item = (Wolf, Hex)> {
    pack.wolves().iter().flat_map(move |at| {
        let here = move |wolf: &Wolf| pack.wolf[wolf.index()].contains(at);
        [Wolf::Pack, Wolf::Alpha].into_iter().filter(here).map(move |it| (it, at))
    })
}

fn put_set(out: &mut Writer<'_>, set: HexSet) {
    let [low, middle, high] = set.words();
    out.bits(low, 64);
    out.bits(middle, 64);
    out.bits(high, HEXES - 128);
}

/// A set of hexes with one wolf at least, where those of `second` have two.
fn put_counts(out: &mut Writer<'_>, set: HexSet, second: HexSet) {
    second.iter().for_each(|it| out.count_at(it.index()));
    if second.is_empty() {
        return put_set(out, set);
    }
    set.iter().for_each(|it| out.count_at(it.index()));
    out.skip(HEXES);
}

fn put_map(game: &Wolves, seat: Seat, out: &mut Writer<'_>) {
    game.terrains.iter().for_each(|&it| put_set(out, it));
    put_set(out, game.lone_wolves);
    put_set(out, game.grazing);
    let absent = SEATS - usize::from(game.players());
    for player in seat.round(game.players()) {
        put_pack(out, game.pack(player));
    }
    out.skip(absent * 4 * HEXES);
    put_pack(out, &game.packs[PASSIVE]);
    for (number, (wolf, at)) in (1..).zip(wolves(game.pack(seat))) {
        out.put_at(wolf.index() * HEXES + at.index(), number);
    }
    out.skip(2 * HEXES);
    for (wolf, at) in game.open.iter().flat_map(|it| it.walked).flatten() {
        out.count_at(wolf.index() * HEXES + at.index());
    }
    out.skip(2 * HEXES);
    out.one_of(game.fleeing.map(|it| it.at.index()), HEXES);
}

fn put_pack(out: &mut Writer<'_>, pack: &Pieces) {
    for (set, second) in pack.wolf.into_iter().zip(pack.second) {
        put_counts(out, set, second);
    }
    put_set(out, pack.dens);
    put_set(out, pack.lairs);
}

fn put_regions(game: &Wolves, out: &mut Writer<'_>) {
    let regions = usize::from(game.geometry().regions);
    for state in &game.regions[..regions] {
        out.put(1);
        out.one_of(Some(state.prey.index()), 5);
        out.put(state.prey_left);
        out.one_of(state.token.map(|it| it.index()), 3);
        out.one_of(state.below.map(|it| it.index()), 3);
    }
    out.skip((10 - regions) * 13);
}

fn put_players(game: &Wolves, seat: Seat, out: &mut Writer<'_>) {
    for it in seat.round(game.players()) {
        let player = game.player(it);
        out.put(1);
        out.one_of(Some(player.home.index()), 5);
        out.all([0, 1, 2, 3, 4].map(|tile| player.flipped >> tile & 1));
        out.all(player.dens);
        out.all([player.wolves, player.lairs, player.terrain_tokens, player.action_tokens]);
        out.all([0, 1, 2, 3, 4].map(|prey| player.prey >> prey & 1));
        out.put(player.chips);
        out.all(player.won);
        out.put(end::score(game, it));
        out.put(game.first == it);
    }
    out.skip((SEATS - usize::from(game.players())) * 29);
}

fn put_table(game: &Wolves, seat: Seat, out: &mut Writer<'_>) {
    let players = usize::from(game.players());
    let relation = |it: Seat| (it.index() + players - seat.index()) % players;
    out.one_of(Some(game.phase as usize), 5);
    out.put(game.players());
    out.put(relation(game.active) as u32);
    out.put(game.done);
    out.put(game.open.is_some());
    out.put(game.open.map_or(0, |it| it.walks_left));
    out.one_of(game.open.map(|it| it.terrain.index()), 5);
    out.one_of(game.fleeing.map(|it| relation(it.owner)), SEATS);
    out.put(game.fleeing.is_some_and(|it| it.wolf == Wolf::Alpha));
    out.one_of(game.hunting.map(|it| it.index()), 5);
    let dates = moon_dates(game.players());
    let next = dates.get(usize::from(game.moons_scored)).copied().unwrap_or_default();
    out.put(next.saturating_sub(game.calendar.len));
    out.put(game.moons_scored);
    out.put(game.quiet);
    out.put(game.entered);
    for &(kind, owner) in &game.calendar.entries[..usize::from(game.calendar.len)] {
        if let Some(owner) = owner {
            out.count_at(relation(owner));
        }
        out.count_at(SEATS + kind.index());
    }
    out.skip(SEATS + 4);
    out.one_of(game.passive_home.map(|it| it.index()), 5);
    out.all([
        game.agreed.choose_tiles.into(),
        game.agreed.stall,
        game.agreed.supply as u8,
        game.agreed.hunt as u8,
        game.agreed.range as u8,
        game.agreed.tiebreak as u8,
    ]);
}
