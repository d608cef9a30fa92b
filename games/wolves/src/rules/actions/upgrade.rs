//! Chapter 7 · Upgrade a den beside water to a lair.

use tabletop::{Chance, Record, Seat, Step};

use crate::{
    Action, Event, Rejection, Wolves,
    rules::{
        action_sink::ActionSink,
        actions::{gain, movement::foreign_wolf},
        calendar,
        components::{Bonus, DateKind, LAIRS},
        displace,
        hex::{Hex, HexSet},
        payment::{self, Payment},
        turn,
    },
};

/// Rules 7.1, 7.2, 7.3 and 7.4: own dens near an alpha and beside water, in regions without an own lair.
#[inline]
pub(crate) fn sites(game: &Wolves, seat: Seat) -> HexSet {
    let pack = game.pack(seat);
    let mut sites = pack.dens & game.geometry().shore;
    if sites.is_empty() || game.player(seat).lairs >= LAIRS {
        return HexSet::EMPTY;
    }
    for lair in pack.lairs {
        sites = sites - HexSet::board(lair.region());
    }
    sites & game.in_range(seat, 1)
}

pub(crate) fn legal(game: &Wolves, seat: Seat, acc: &mut impl ActionSink) {
    let sites = sites(game, seat);
    if sites.is_empty() {
        return;
    }
    for (terrain, ways) in payment::offers(game, seat, payment::UPGRADE) {
        let there = sites & game.terrains[terrain.index()];
        acc.bundle(there, ways.len(), |at, way| Action::Upgrade { at, pay: ways[way] });
    }
}

pub(crate) fn check(game: &Wolves, seat: Seat, at: Hex, pay: Payment) -> Result<(), Rejection> {
    let (map, pack) = (game.geometry(), game.pack(seat));
    if !map.hexes.contains(at) {
        return Err(Rejection::NoSuchHex { at });
    }
    let terrain = game.terrain(at).ok_or(Rejection::Impassable { at })?;
    if !pack.dens.contains(at) {
        return Err(Rejection::NoOwnDen { at });
    }
    if !map.shore.contains(at) {
        return Err(Rejection::NotByWater { at });
    }
    let region = at.region();
    if pack.lairs.part(region) != 0 {
        return Err(Rejection::LairInRegion { region });
    }
    let distance = game.alpha_distance(seat, at);
    if distance > 1 {
        return Err(Rejection::NoAlphaNear { at, distance });
    }
    if game.player(seat).lairs >= LAIRS {
        return Err(Rejection::NoLairsLeft);
    }
    payment::check(game, seat, terrain, payment::UPGRADE, pay)
}

/// Rule 7.4: the den goes to the calendar, a lair takes its place and brings a token.
pub(crate) fn resolve<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Wolves, R, C>,
    seat: Seat,
    at: Hex,
    pay: Payment,
) {
    if let Some(terrain) = step.game().terrain(at) {
        payment::resolve(step, seat, terrain, pay);
    }
    let lairs = step.game().player(seat).lairs + 1;
    step.emit(Event::LairBuilt { seat, at, lairs });
    calendar::advance(step, DateKind::Den, Some(seat));
    gain(step, seat, Bonus::Terrain);
    // Rule 7.5: nobody shares a lair with a stranger.
    let settled = match foreign_wolf(step.game(), seat, at) {
        Some(stranger) => displace::begin(step, seat, stranger),
        None => true,
    };
    if settled {
        turn::end_action(step, seat);
    }
}
