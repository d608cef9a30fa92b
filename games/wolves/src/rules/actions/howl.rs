//! Chapter 8 · Howl: call a lone wolf into your pack.

use tabletop::{Chance, Record, Seat, Step};

use crate::{
    Action, Event, Rejection, Wolves,
    rules::{
        action_sink::ActionSink,
        calendar,
        components::{DateKind, Track, WOLVES, next_wolf},
        hex::{Hex, HexSet},
        payment::{self, Payment},
        turn,
    },
};

/// Rules 8.1, 8.2 and 8.3: lone wolves within howl range of an alpha, while wolves are left.
#[inline]
pub(crate) fn targets(game: &Wolves, seat: Seat) -> HexSet {
    if game.player(seat).wolves >= WOLVES {
        return HexSet::EMPTY;
    }
    game.lone_wolves & game.in_range(seat, game.player(seat).value(Track::Howl))
}

pub(crate) fn legal(game: &Wolves, seat: Seat, acc: &mut impl ActionSink) {
    if payment::payable(game, seat, payment::HOWL) == 0 {
        return;
    }
    let targets = targets(game, seat);
    for (terrain, ways) in payment::offers(game, seat, payment::HOWL) {
        let there = targets & game.terrains[terrain.index()];
        acc.bundle(there, ways.len(), |at, way| Action::Howl { at, pay: ways[way] });
    }
}

pub(crate) fn check(game: &Wolves, seat: Seat, at: Hex, pay: Payment) -> Result<(), Rejection> {
    if !game.geometry().hexes.contains(at) {
        return Err(Rejection::NoSuchHex { at });
    }
    let terrain = game.terrain(at).ok_or(Rejection::Impassable { at })?;
    if !game.lone_wolves.contains(at) {
        return Err(Rejection::NoLoneWolf { at });
    }
    check_range(game, seat, at)?;
    if game.player(seat).wolves >= WOLVES {
        return Err(Rejection::NoWolvesLeft);
    }
    payment::check(game, seat, terrain, payment::HOWL, pay)
}

/// Rule 8.2: range is counted from the nearest alpha, over any hexes of the map.
pub(crate) fn check_range(game: &Wolves, seat: Seat, at: Hex) -> Result<(), Rejection> {
    let distance = game.alpha_distance(seat, at);
    let range = game.player(seat).value(Track::Howl);
    if distance > range {
        return Err(Rejection::OutOfRange { at, distance, range });
    }
    Ok(())
}

/// Rule 8.3: the lone wolf goes to the calendar, the next wolf of the track takes its place.
pub(crate) fn resolve<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Wolves, R, C>,
    seat: Seat,
    at: Hex,
    pay: Payment,
) {
    if let Some(terrain) = step.game().terrain(at) {
        payment::resolve(step, seat, terrain, pay);
    }
    let had = step.game().player(seat).wolves;
    step.emit(Event::LoneWolfJoined { seat, at, wolf: next_wolf(had), placed: had + 1 });
    calendar::advance(step, DateKind::LoneWolf, None);
    turn::end_action(step, seat);
}
