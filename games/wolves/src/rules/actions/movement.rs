//! Chapter 5 · Move: wolves walk one by one to hexes of one terrain.

use tabletop::{Chance, Record, Seat, Step};

use crate::{
    Action, Event, Rejection, Wolves,
    rules::{
        action_sink::ActionSink,
        components::{Terrain, Track, Wolf},
        displace,
        hex::{Hex, HexSet},
        payment::{self, Payment},
        state::{Fleeing, OpenMove, PASSIVE, Pieces},
        turn,
    },
};

/// Rule 5.1: a Move in any terrain that can be paid.
pub(crate) fn legal(game: &Wolves, seat: Seat, acc: &mut impl ActionSink) {
    for (terrain, ways) in payment::offers(game, seat, payment::MOVE) {
        ways.iter().for_each(|&pay| acc.one(Action::Move { terrain, pay }));
    }
}

pub(crate) fn check(game: &Wolves, seat: Seat, terrain: Terrain, pay: Payment) -> Result<(), Rejection> {
    payment::check(game, seat, terrain, payment::MOVE, pay)
}

/// Rule 5.1: the Move is paid first, then the wolves walk.
pub(crate) fn resolve<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Wolves, R, C>,
    seat: Seat,
    terrain: Terrain,
    pay: Payment,
) {
    payment::resolve(step, seat, terrain, pay);
    let player = step.game().player(seat);
    let (walks, speed) = (player.value(Track::Spread), player.value(Track::Speed));
    step.emit(Event::MoveBegan { seat, terrain, walks, speed });
    go_on(step, seat);
}

/// Rule 5.6: a Move ends by itself when no wolf can walk any more.
pub(crate) fn go_on<R: Record<Event>, C: Chance>(step: &mut Step<'_, Wolves, R, C>, seat: Seat) {
    if !step.game().open.is_some_and(|open| can_walk(step.game(), open)) {
        turn::end_action(step, seat);
    }
}

/// Where walks of the open Move may end.
#[derive(Clone, Copy)]
pub(crate) struct Stops {
    /// Rule 5.4: for every wolf.
    all: HexSet,
    /// Rule 5.5: for alphas.
    alpha: HexSet,
}

impl Stops {
    pub(crate) const fn of(&self, wolf: Wolf) -> HexSet {
        match wolf {
            Wolf::Pack => self.all,
            Wolf::Alpha => self.alpha,
        }
    }
}

/// Rules 5.3, 5.4 and 5.5: empty hexes, hexes with one own piece, foreign dens, and for alphas foreign pack wolves.
#[inline]
pub(crate) fn stops(game: &Wolves, terrain: Terrain) -> Stops {
    let seats = &game.packs[..usize::from(game.players())];
    let passive = &game.packs[PASSIVE];
    let (mut shared, mut weaker) = (game.pack(game.active).any(), passive.wolf[0]);
    for pack in seats {
        shared |= pack.dens;
        weaker |= pack.wolf[0];
    }
    let ground = game.terrains[terrain.index()];
    let all = ground & (game.empty_land() | (shared - game.full));
    Stops { all, alpha: all | (ground & (weaker - game.full)) }
}

/// Rule 5.2: the wolves of a kind that have not walked in this Move.
#[inline]
pub(crate) fn rested(pack: &Pieces, open: &OpenMove, wolf: Wolf) -> HexSet {
    let kind = wolf.index();
    let (mut once, mut twice) = (HexSet::EMPTY, HexSet::EMPTY);
    for (walked, at) in open.walked.into_iter().flatten() {
        if walked == wolf {
            if once.contains(at) {
                twice.insert(at);
            }
            once.insert(at);
        }
    }
    (pack.wolf[kind] - once) | (pack.second[kind] - twice)
}

fn can_walk(game: &Wolves, open: OpenMove) -> bool {
    if open.walks_left == 0 {
        return false;
    }
    let (map, pack) = (game.geometry(), game.pack(game.active));
    let speed = game.player(game.active).value(Track::Speed);
    let stops = stops(game, open.terrain);
    [Wolf::Alpha, Wolf::Pack].into_iter().any(|wolf| {
        let stops = stops.of(wolf);
        rested(pack, &open, wolf).iter().any(|it| !(map.reach(it, speed) & stops).is_empty())
    })
}

pub(crate) fn legal_walks(game: &Wolves, acc: &mut impl ActionSink) {
    let Some(open) = game.open else { return };
    let (map, pack) = (game.geometry(), game.pack(game.active));
    let speed = game.player(game.active).value(Track::Speed);
    let stops = stops(game, open.terrain);
    for wolf in [Wolf::Pack, Wolf::Alpha] {
        let stops = stops.of(wolf);
        for from in rested(pack, &open, wolf) {
            acc.bundle(map.reach(from, speed) & stops, 1, |to, _| Action::Walk { wolf, from, to });
        }
    }
}

pub(crate) fn check_walk(game: &Wolves, seat: Seat, wolf: Wolf, from: Hex, to: Hex) -> Result<(), Rejection> {
    let Some(open) = game.open else {
        return Err(Rejection::NoMoveOpen);
    };
    let (map, pack) = (game.geometry(), game.pack(seat));
    for at in [from, to] {
        if !map.hexes.contains(at) {
            return Err(Rejection::NoSuchHex { at });
        }
    }
    if pack.count(wolf, from) == 0 {
        return Err(Rejection::NoWolfThere { at: from, wolf });
    }
    if !rested(pack, &open, wolf).contains(from) {
        return Err(Rejection::AlreadyWalked { at: from, wolf });
    }
    if from == to {
        return Err(Rejection::SameHex { at: to });
    }
    let terrain = game.terrain(to).ok_or(Rejection::Impassable { at: to })?;
    if terrain != open.terrain {
        return Err(Rejection::WrongTerrain { at: to, terrain, paid: open.terrain });
    }
    let (distance, speed) = (map.walk(from, to), game.player(seat).value(Track::Speed));
    if distance > speed {
        return Err(Rejection::TooFar { at: to, distance, speed });
    }
    check_stop(game, seat, wolf, to)
}

/// Rules 5.4 and 5.5, with what stands in the way.
fn check_stop(game: &Wolves, seat: Seat, wolf: Wolf, at: Hex) -> Result<(), Rejection> {
    if game.lone_wolves.contains(at) {
        return Err(Rejection::LoneWolfThere { at });
    }
    if game.grazing.contains(at) {
        return Err(Rejection::PreyThere { at });
    }
    if game.full.contains(at) {
        return Err(Rejection::HexFull { at });
    }
    match game.others(seat).find(|(_, pack)| pack.any().contains(at)) {
        Some((_, pack)) if pack.dens.contains(at) => Ok(()),
        Some((_, pack)) if wolf == Wolf::Alpha && pack.wolf[0].contains(at) => Ok(()),
        Some((owner, _)) => Err(Rejection::ForeignPiece { at, owner }),
        None => Ok(()),
    }
}

/// Rule 5.3: one wolf walks. Rule 5.5: an alpha displaces a foreign pack wolf.
pub(crate) fn resolve_walk<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Wolves, R, C>,
    seat: Seat,
    wolf: Wolf,
    from: Hex,
    to: Hex,
) {
    let weaker = foreign_wolf(step.game(), seat, to);
    step.emit(Event::WolfWalked { seat, wolf, from, to });
    let settled = weaker.is_none_or(|it| displace::begin(step, seat, it));
    if settled {
        go_on(step, seat);
    }
}

/// The wolf of another seat on a hex. There is never more than one of them beside a piece of one's own.
pub(crate) fn foreign_wolf(game: &Wolves, seat: Seat, at: Hex) -> Option<Fleeing> {
    if !game.taken.contains(at) {
        return None;
    }
    let mut rivals = Seat::all(game.players()).filter(|&it| it != seat);
    let owner = rivals.find(|&it| game.pack(it).wolves().contains(at))?;
    let wolf = if game.pack(owner).alphas().contains(at) { Wolf::Alpha } else { Wolf::Pack };
    Some(Fleeing { owner, wolf, at })
}
