//! What a viewer sees. Rule 3.6: nothing is hidden, so that is the whole position.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

use crate::{
    Event, Wolves,
    components::{
        DENS, DateKind, LAIRS, Moon, Piece, Prey, Terrain, Track, WOLVES, Wolf, moon_dates, next_wolf,
    },
    displace,
    hex::{Hex, Region},
    payment::Payment,
    state::{PASSIVE, Phase, Pieces},
};

/// The whole position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// How many play.
    pub players: u8,
    /// What the next decision is about.
    pub phase: Phase,
    /// Whose decision it is, unless the game is over.
    pub active: Option<Seat>,
    /// Who began.
    pub first_player: Seat,
    /// Actions completed this turn.
    pub actions_done: u8,
    /// Mandatory actions left this turn.
    pub actions_left: u8,
    /// The Move under way, if there is one.
    pub open_move: Option<OpenMoveView>,
    /// The displaced wolf that must flee before anything else, if there is one.
    pub displacement: Option<DisplacementView>,
    /// Every hex of the map, in the order of names.
    pub hexes: Vec<HexView>,
    /// Every piece on the map, by hex.
    pub pieces: Vec<PieceView>,
    /// Where lone wolves stand.
    pub lone_wolves: Vec<Hex>,
    /// The regions, A first; the start board is not one.
    pub regions: Vec<RegionView>,
    /// The players, seat 0 first.
    pub seats: Vec<SeatView>,
    /// The home of the passive pack, at a table of two.
    pub passive_pack: Option<Terrain>,
    /// The moon calendar.
    pub calendar: CalendarView,
    /// Full rounds on end without a calendar entry.
    pub quiet_rounds: u8,
    /// Whether the running round has a calendar entry.
    pub round_has_entry: bool,
    /// Quiet rounds after which blank markers come; 0 is never.
    pub stall_limit: u8,
}

/// A hex of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HexView {
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
    /// The kind of prey dealt here.
    pub prey: Prey,
    /// Where it stands.
    pub prey_at: Hex,
    /// How many tokens of it are left.
    pub prey_left: u8,
    /// Where the water is, under the scoring tokens.
    pub water: Hex,
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
    /// The trigger dates of crescent, half and full moon.
    pub moon_dates: [u8; 3],
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
    /// Who lost it, if it was anybody's.
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

/// Builds the view. Whoever looks on sees the same.
pub(crate) fn view(game: &Wolves, _viewer: Viewer) -> View {
    let map = game.geometry();
    let open_move = game.open.map(|open| OpenMoveView {
        terrain: open.terrain,
        walks_left: open.walks_left,
        speed: game.player(game.active).value(Track::Speed),
        walked: open.walked.into_iter().flatten().map(|(wolf, at)| WalkedView { wolf, at }).collect(),
    });
    let displacement = game.fleeing.map(|it| DisplacementView {
        owner: it.owner,
        wolf: it.wolf,
        at: it.at,
        options: displace::options(game, it).iter().collect(),
    });
    let entries = (1..).zip(&game.calendar.entries[..usize::from(game.calendar.len)]);
    View {
        players: game.players(),
        phase: game.phase,
        active: (game.phase != Phase::Over).then_some(game.active),
        first_player: game.first,
        actions_done: game.done,
        actions_left: if game.phase == Phase::Play { 2u8.saturating_sub(game.done) } else { 0 },
        open_move,
        displacement,
        hexes: map.hexes.iter().map(|it| hex(game, it)).collect(),
        pieces: pieces(game),
        lone_wolves: game.lone_wolves.iter().collect(),
        regions: map.regions().map(|it| region(game, it)).collect(),
        seats: Seat::all(game.players()).map(|it| seat(game, it)).collect(),
        passive_pack: game.passive_home,
        calendar: CalendarView {
            entries: entries.map(|(date, &(kind, owner))| DateView { date, kind, owner }).collect(),
            moon_dates: moon_dates(game.players()),
            moons_scored: game.moons_scored,
        },
        quiet_rounds: game.quiet,
        round_has_entry: game.entered,
        stall_limit: game.agreed.stall,
    }
}

fn hex(game: &Wolves, at: Hex) -> HexView {
    let map = game.geometry();
    let (x, y) = map.place(at);
    let ground = match game.terrain(at) {
        Some(terrain) => terrain.into(),
        None if map.water.contains(at) => Ground::Water,
        None => Ground::Chasm,
    };
    HexView { hex: at, x, y, region: at.region(), ground }
}

fn pieces(game: &Wolves) -> Vec<PieceView> {
    let mut all = Vec::new();
    for at in game.taken {
        let seats = Seat::all(game.players()).map(|it| (Some(it), game.pack(it)));
        for (owner, pack) in seats.chain([(None, &game.packs[PASSIVE])]) {
            all.extend(standing(pack, at).map(|piece| PieceView { at, owner, piece }));
        }
    }
    all
}

/// The pieces of one pack on a hex.
pub(crate) fn standing(pack: &Pieces, at: Hex) -> impl Iterator<Item = Piece> + use<> {
    let count = |piece| match piece {
        Piece::Pack => pack.count(Wolf::Pack, at),
        Piece::Alpha => pack.count(Wolf::Alpha, at),
        Piece::Den => pack.dens.contains(at).into(),
        Piece::Lair => pack.lairs.contains(at).into(),
    };
    let counts = [Piece::Lair, Piece::Den, Piece::Alpha, Piece::Pack].map(|it| (it, count(it)));
    counts.into_iter().flat_map(|(piece, count)| std::iter::repeat_n(piece, count.into()))
}

fn region(game: &Wolves, region: Region) -> RegionView {
    let state = game.regions[region.index()];
    RegionView {
        region,
        prey: state.prey,
        prey_at: Wolves::prey_hex(region),
        prey_left: state.prey_left,
        water: Hex::of(region, 16),
        token: state.token,
        token_below: state.below,
    }
}

fn seat(game: &Wolves, seat: Seat) -> SeatView {
    let player = game.player(seat);
    let home = TileView { tile: Payment::new(1, 0), up: player.home, down: player.home };
    let tile = |first: &Terrain| {
        let (tile, second) = (Payment::new(2 << first.index(), 0), first.next());
        match player.flipped >> first.index() & 1 {
            0 => TileView { tile, up: *first, down: second },
            _ => TileView { tile, up: second, down: *first },
        }
    };
    let track = |&track: &Track| {
        let taken = player.dens[track.index()];
        TrackView { track, taken, left: DENS - taken, value: track.value(taken) }
    };
    let caught = |it: &&Prey| player.prey >> it.index() & 1 != 0;
    SeatView {
        seat,
        home: player.home,
        tiles: [home].into_iter().chain(Terrain::ALL.iter().map(tile)).collect(),
        tracks: Track::ALL.iter().map(track).collect(),
        wolves_placed: player.wolves,
        next_wolf: (player.wolves < WOLVES).then(|| next_wolf(player.wolves)),
        lairs_built: player.lairs,
        lairs_left: LAIRS - player.lairs,
        terrain_tokens: player.terrain_tokens,
        action_tokens: player.action_tokens,
        prey: Prey::ALL.iter().filter(caught).copied().collect(),
        chips: player.chips,
        tokens_won: player.won,
        score: crate::end::score(game, seat),
    }
}

/// Every event is seen by everybody.
pub(crate) const fn show(event: &Event, _viewer: Viewer) -> Option<Event> {
    Some(*event)
}
