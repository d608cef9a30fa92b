//! Chapter 6 · Build a den on or beside an alpha.

use tabletop::{Chance, Record, Seat, Step};

use crate::{
    Action, Event, Rejection, Wolves,
    rules::{
        action_sink::ActionSink,
        actions::{open_tracks, take_den},
        components::{DENS, Track},
        hex::{Hex, HexSet},
        payment::{self, Payment},
        turn,
    },
};

/// Rules 6.1 and 6.2: near an alpha, empty or with exactly one own wolf.
#[inline]
pub(crate) fn sites(game: &Wolves, seat: Seat) -> HexSet {
    let own = game.pack(seat).wolves() - game.full;
    game.in_range(seat, 1) & (game.empty_land() | own)
}

pub(crate) fn legal(game: &Wolves, seat: Seat, acc: &mut impl ActionSink) {
    if payment::payable(game, seat, payment::BUILD) == 0 {
        return;
    }
    let sites = sites(game, seat);
    let tracks = open_tracks(game, seat);
    for (terrain, ways) in payment::offers(game, seat, payment::BUILD) {
        let there = sites & game.terrains[terrain.index()];
        acc.bundle(there, tracks.len() * ways.len(), |at, way| {
            let (track, pay) = (tracks[way / ways.len()], ways[way % ways.len()]);
            Action::Build { at, track, pay }
        });
    }
}

pub(crate) fn check(game: &Wolves, seat: Seat, at: Hex, track: Track, pay: Payment) -> Result<(), Rejection> {
    if !game.geometry().hexes.contains(at) {
        return Err(Rejection::NoSuchHex { at });
    }
    let terrain = game.terrain(at).ok_or(Rejection::Impassable { at })?;
    if game.lone_wolves.contains(at) {
        return Err(Rejection::LoneWolfThere { at });
    }
    if game.grazing.contains(at) {
        return Err(Rejection::PreyThere { at });
    }
    let own = game.pack(seat);
    if (own.dens | own.lairs).contains(at) {
        return Err(Rejection::DenThere { at });
    }
    if let Some((owner, _)) = game.others(seat).find(|(_, it)| it.any().contains(at)) {
        return Err(Rejection::ForeignPiece { at, owner });
    }
    if game.full.contains(at) {
        return Err(Rejection::HexFull { at });
    }
    let distance = game.alpha_distance(seat, at);
    if distance > 1 {
        return Err(Rejection::NoAlphaNear { at, distance });
    }
    if game.player(seat).dens[track.index()] >= DENS {
        return Err(Rejection::NoDensLeft { track });
    }
    payment::check(game, seat, terrain, payment::BUILD, pay)
}

/// Rule 6.3: the next den of the track goes there, with what it uncovers.
pub(crate) fn resolve<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Wolves, R, C>,
    seat: Seat,
    at: Hex,
    track: Track,
    pay: Payment,
) {
    if let Some(terrain) = step.game().terrain(at) {
        payment::resolve(step, seat, terrain, pay);
    }
    step.emit(Event::DenBuilt { seat, at, track });
    take_den(step, seat, track);
    turn::end_action(step, seat);
}
