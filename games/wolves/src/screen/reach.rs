//! Where wolves could walk if only their owner could pay for it: what a screen stripes.

use serde::{Deserialize, Serialize};

use crate::{
    Phase, Wolves,
    rules::{
        actions::movement,
        components::{Terrain, Track, Wolf},
        hex::{Hex, HexSet},
        payment,
    },
};

/// The hexes that a wolf of the active player could reach but nobody pays for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Unpaid {
    /// Which wolf.
    pub wolf: Wolf,
    /// Where it stands.
    pub from: Hex,
    /// Where it could go.
    pub to: Vec<Hex>,
}

/// Rules 4.1 and 5.1: the terrains without a payment for a Move, and who could walk there.
pub(crate) fn unpaid(game: &Wolves) -> Vec<Unpaid> {
    if game.phase != Phase::Play || !game.may_act() {
        return Vec::new();
    }
    let (map, pack) = (game.geometry(), game.pack(game.active));
    let speed = game.player(game.active).value(Track::Speed);
    let poor = || {
        let terrains = Terrain::ALL.iter().copied();
        terrains.filter(|&it| payment::legal(game, game.active, it, payment::MOVE).is_empty())
    };
    let reach = |wolf: Wolf, from: Hex| {
        let stops = poor().fold(HexSet::EMPTY, |it, terrain| it | movement::stops(game, terrain).of(wolf));
        Unpaid { wolf, from, to: (map.reach(from, speed) & stops).iter().collect() }
    };
    let wolves = [Wolf::Pack, Wolf::Alpha].into_iter();
    let all = wolves.flat_map(|wolf| pack.wolf[wolf.index()].iter().map(move |at| (wolf, at)));
    all.map(|(wolf, from)| reach(wolf, from)).filter(|it| !it.to.is_empty()).collect()
}
