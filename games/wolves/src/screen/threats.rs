//! What a pack may lose soon: the pieces that a rival could dominate in the next turn.

use serde::{Deserialize, Serialize};
use tabletop::{Game, Seat};

use crate::{
    Event, Phase, Wolves,
    rules::{
        actions::{dominate, movement},
        components::{Terrain, Track, Wolf},
        hex::{Hex, HexSet},
        payment,
    },
};

/// A piece in danger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Threat {
    /// Where it stands.
    pub at: Hex,
    /// Whose it is.
    pub owner: Seat,
    /// The seats that could dominate it with the tiles and tokens that lie open.
    pub by: Vec<Seat>,
}

/// Every piece in danger, as if each rival were next and nobody did anything before.
pub(crate) fn threats(game: &Wolves) -> Vec<Threat> {
    if game.phase != Phase::Play {
        return Vec::new();
    }
    let seats = || Seat::all(game.players());
    let dangers: Vec<_> = seats().map(|it| (it, within_a_turn(game, it))).collect();
    let threat = |owner: Seat, at: Hex| {
        let by = dangers.iter().filter(|(rival, reach)| *rival != owner && reach.contains(at));
        Threat { at, owner, by: by.map(|it| it.0).collect() }
    };
    let of = |owner: Seat| {
        let pack = game.pack(owner);
        let single = (pack.wolf[0] | pack.dens) - pack.doubled();
        single.iter().map(move |at| (owner, at)).collect::<Vec<_>>()
    };
    let all = seats().flat_map(of).map(|(owner, at)| threat(owner, at));
    all.filter(|it| !it.by.is_empty()).collect()
}

/// What a seat could dominate at once, or after a Move of one alpha.
fn within_a_turn(game: &Wolves, seat: Seat) -> HexSet {
    let range = game.player(seat).value(Track::Howl);
    let standing = game.in_range(seat, range);
    let mut found = payable(game, seat, standing);
    let mut turn = *game;
    turn.active = seat;
    for &terrain in Terrain::ALL {
        let ways = payment::legal(game, seat, terrain, payment::MOVE);
        if ways.is_empty() {
            continue;
        }
        let near = standing | after_a_walk(&turn, seat, terrain, range);
        for &pay in ways {
            let mut paid = turn;
            paid.apply(&Event::Paid { seat, terrain, pay });
            found |= payable(&paid, seat, near);
        }
    }
    found
}

/// The hexes in range once an alpha has walked to this terrain.
fn after_a_walk(game: &Wolves, seat: Seat, terrain: Terrain, range: u8) -> HexSet {
    let map = game.geometry();
    let speed = game.player(seat).value(Track::Speed);
    let stops = movement::stops(game, terrain).of(Wolf::Alpha);
    let ends =
        game.pack(seat).alphas().iter().fold(HexSet::EMPTY, |it, from| it | (map.reach(from, speed) & stops));
    ends.iter().fold(HexSet::EMPTY, |it, to| it | game.within(to, range))
}

/// What can be dominated and paid among these hexes.
fn payable(game: &Wolves, seat: Seat, range: HexSet) -> HexSet {
    let (wolves, dens) = dominate::exposed(game, seat, range);
    Terrain::ALL
        .iter()
        .filter(|&&it| !payment::legal(game, seat, it, payment::DOMINATE).is_empty())
        .fold(HexSet::EMPTY, |it, terrain| it | ((wolves | dens) & game.terrains[terrain.index()]))
}
