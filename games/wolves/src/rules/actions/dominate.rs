//! Chapter 9 · Dominate: a foreign pack wolf or den makes way for one of yours.

use tabletop::{Chance, Record, Seat, Step};

use crate::{
    Action, Event, Rejection, Wolves,
    rules::{
        action_sink::ActionSink,
        actions::{howl, open_tracks, take_den},
        calendar,
        components::{DENS, DateKind, Track, WOLVES, next_wolf},
        hex::{Hex, HexSet},
        payment::{self, Payment},
        state::PASSIVE,
        turn,
    },
};

/// Rules 9.1, 9.2 and 9.3: single pack wolves and dens of other seats. The passive pack is none of them.
#[inline]
pub(crate) fn targets(game: &Wolves, seat: Seat) -> (HexSet, HexSet) {
    exposed(game, seat, game.in_range(seat, game.player(seat).value(Track::Howl)))
}

/// Rules 9.1, 9.2 and 9.3: the wolves and dens among these hexes that the seat could dominate.
#[inline]
pub(crate) fn exposed(game: &Wolves, seat: Seat, range: HexSet) -> (HexSet, HexSet) {
    let (mut wolves, mut dens) = (HexSet::EMPTY, HexSet::EMPTY);
    for rival in Seat::all(game.players()).filter(|&it| it != seat) {
        let pack = game.pack(rival);
        let exposed = range - pack.doubled();
        wolves |= pack.wolf[0] & exposed;
        dens |= pack.dens & exposed;
    }
    let player = game.player(seat);
    if player.wolves >= WOLVES {
        wolves = HexSet::EMPTY;
    }
    if player.dens == [DENS; 3] {
        dens = HexSet::EMPTY;
    }
    (wolves, dens)
}

pub(crate) fn legal(game: &Wolves, seat: Seat, acc: &mut impl ActionSink) {
    if payment::payable(game, seat, payment::DOMINATE) == 0 {
        return;
    }
    let (wolves, dens) = targets(game, seat);
    let tracks = open_tracks(game, seat);
    for (terrain, ways) in payment::offers(game, seat, payment::DOMINATE) {
        let ground = game.terrains[terrain.index()];
        acc.bundle(wolves & ground, ways.len(), |at, way| Action::Dominate {
            at,
            track: None,
            pay: ways[way],
        });
        acc.bundle(dens & ground, tracks.len() * ways.len(), |at, way| {
            let (track, pay) = (tracks[way / ways.len()], ways[way % ways.len()]);
            Action::Dominate { at, track: Some(track), pay }
        });
    }
}

pub(crate) fn check(
    game: &Wolves,
    seat: Seat,
    at: Hex,
    track: Option<Track>,
    pay: Payment,
) -> Result<(), Rejection> {
    if !game.geometry().hexes.contains(at) {
        return Err(Rejection::NoSuchHex { at });
    }
    let terrain = game.terrain(at).ok_or(Rejection::Impassable { at })?;
    check_target(game, seat, at, track)?;
    howl::check_range(game, seat, at)?;
    match track {
        None if game.player(seat).wolves >= WOLVES => return Err(Rejection::NoWolvesLeft),
        Some(track) if game.player(seat).dens[track.index()] >= DENS => {
            return Err(Rejection::NoDensLeft { track });
        }
        _ => {}
    }
    payment::check(game, seat, terrain, payment::DOMINATE, pay)
}

/// Rules 9.1, 9.2 and 9.3: what stands there can be dominated.
fn check_target(game: &Wolves, seat: Seat, at: Hex, track: Option<Track>) -> Result<(), Rejection> {
    if game.packs[PASSIVE].any().contains(at) {
        return Err(Rejection::PassiveImmune { at });
    }
    let rivals = || Seat::all(game.players()).filter(|&it| it != seat).map(|it| game.pack(it));
    let target = rivals().find(|it| match track {
        None => it.wolf[0].contains(at),
        Some(_) => it.dens.contains(at),
    });
    match target {
        Some(pack) if pack.doubled().contains(at) => Err(Rejection::Protected { at }),
        Some(_) => Ok(()),
        None if track.is_none() && rivals().any(|it| it.alphas().contains(at)) => {
            Err(Rejection::AlphaImmune { at })
        }
        None if rivals().any(|it| it.lairs.contains(at)) => Err(Rejection::LairImmune { at }),
        None if track.is_none() => Err(Rejection::NoWolfToDominate { at }),
        None => Err(Rejection::NoDenToDominate { at }),
    }
}

/// Rule 9.4: like replaces like; what was replaced goes to the calendar.
pub(crate) fn resolve<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Wolves, R, C>,
    seat: Seat,
    at: Hex,
    track: Option<Track>,
    pay: Payment,
) {
    if let Some(terrain) = step.game().terrain(at) {
        payment::resolve(step, seat, terrain, pay);
    }
    let stands = |game: &Wolves, it: Seat| match track {
        None => game.pack(it).wolf[0].contains(at),
        Some(_) => game.pack(it).dens.contains(at),
    };
    let mut rivals = Seat::all(step.game().players()).filter(|&it| it != seat);
    let owner = rivals.find(|&it| stands(step.game(), it)).expect("a checked target stands there");
    match track {
        None => {
            let had = step.game().player(seat).wolves;
            let wolf = next_wolf(had);
            step.emit(Event::WolfDominated { seat, owner, at, wolf, placed: had + 1 });
            calendar::advance(step, DateKind::Wolf, Some(owner));
        }
        Some(track) => {
            step.emit(Event::DenDominated { seat, owner, at, track });
            calendar::advance(step, DateKind::Den, Some(owner));
            take_den(step, seat, track);
        }
    }
    turn::end_action(step, seat);
}
