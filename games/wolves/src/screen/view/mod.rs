//! What a viewer sees. Rule 3.6: nothing is hidden, so that is the whole position.

mod parts;

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

use crate::{
    Event, Wolves,
    rules::{
        components::{DENS, LAIRS, Piece, Prey, Terrain, Track, WOLVES, Wolf, next_wolf},
        displace,
        hex::{Hex, Region},
        hunt,
        payment::Payment,
        state::{PASSIVE, Phase, Pieces},
        turn::ACTIONS,
    },
};

pub use parts::{
    CalendarView, DateView, DisplacementView, HuntView, OpenMoveView, PieceView, RegionView, SeatView,
    TileView, TrackView, WalkedView,
};

/// The whole position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// What the next decision is about.
    pub phase: Phase,
    /// Whose decision it is, unless the game is over.
    pub active: Option<Seat>,
    /// Actions completed this turn.
    pub actions_done: u8,
    /// Mandatory actions left this turn.
    pub actions_left: u8,
    /// Whether the next action costs a bonus-action token.
    pub next_costs_token: bool,
    /// The Move under way, if there is one.
    pub open_move: Option<OpenMoveView>,
    /// The displaced wolf that must flee before anything else, if there is one.
    pub displacement: Option<DisplacementView>,
    /// The choice of prey that comes before anything else; only tables that agreed on it know one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub hunt: Option<HuntView>,
    /// Every piece on the map, by hex.
    pub pieces: Vec<PieceView>,
    /// Where lone wolves stand.
    pub lone_wolves: Vec<Hex>,
    /// The regions, A first; the start board is not one.
    pub regions: Vec<RegionView>,
    /// The players, seat 0 first.
    pub seats: Vec<SeatView>,
    /// The moon calendar.
    pub calendar: CalendarView,
    /// Full rounds on end without a calendar entry.
    pub quiet_rounds: u8,
    /// Whether the running round has a calendar entry.
    pub round_has_entry: bool,
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
        phase: game.phase,
        active: (game.phase != Phase::Over).then_some(game.active),
        actions_done: game.done,
        actions_left: if game.phase == Phase::Play { ACTIONS.saturating_sub(game.done) } else { 0 },
        next_costs_token: game.done + u8::from(game.open.is_some()) >= ACTIONS,
        open_move,
        displacement,
        hunt: game
            .hunting
            .map(|prey| HuntView { prey, options: hunt::choices(game, game.active, prey).iter().collect() }),
        pieces: pieces(game),
        lone_wolves: game.lone_wolves.iter().collect(),
        regions: map.regions().map(|it| region(game, it)).collect(),
        seats: Seat::all(game.players()).map(|it| seat(game, it)).collect(),
        calendar: CalendarView {
            entries: entries.map(|(date, &(kind, owner))| DateView { date, kind, owner }).collect(),
            moons_scored: game.moons_scored,
        },
        quiet_rounds: game.quiet,
        round_has_entry: game.entered,
    }
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
    RegionView { region, prey_left: state.prey_left, token: state.token, token_below: state.below }
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
        score: crate::rules::end::score(game, seat),
    }
}

/// Every event is seen by everybody.
pub(crate) const fn show(event: &Event, _viewer: Viewer) -> Option<Event> {
    Some(*event)
}
