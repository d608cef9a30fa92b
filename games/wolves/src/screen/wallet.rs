//! Which payment a screen proposes.

use crate::{
    Wolves,
    rules::{components::Terrain, payment::Payment},
};

/// Puts the payment in front that costs the active player least: few tokens first, then few tiles that change by
/// being flipped, then tiles whose other side is shown least.
pub(crate) fn cheapest_first(game: &Wolves, payments: &mut [Payment]) {
    payments.sort_by_key(|it| (it.tokens(), regret(game, *it), it.tiles()));
}

fn regret(game: &Wolves, payment: Payment) -> (u32, u32) {
    let player = game.player(game.active);
    // Flipping the home tile changes nothing.
    let flips = Terrain::ALL.iter().filter(|it| payment.tiles() & (2 << it.index()) != 0);
    let shown_after = |first: &Terrain| {
        let next = if player.flipped >> first.index() & 1 == 0 { first.next() } else { *first };
        player.showing(next).count_ones()
    };
    (flips.clone().count() as u32, flips.map(shown_after).sum())
}
