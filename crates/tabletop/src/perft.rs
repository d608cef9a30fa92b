//! Counting sequences of decisions: any change of the rules changes a count.

use crate::{Game, Keyed, Seed, Silent, Step};

/// How many sequences of `depth` decisions there are from here, chance drawn as keyed by `seed`.
///
/// Where several seats owe a decision, the one with the smallest number decides first.
pub fn perft<G: Game>(game: &G, seed: &Seed, depth: u32) -> u64 {
    count(game, seed, 1, depth)
}

fn count<G: Game>(game: &G, seed: &Seed, entry: u64, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Some(seat) = game.turn().seats().first() else {
        return 0;
    };
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let after = |action| {
        let mut next = *game;
        let mut chance = Keyed::for_entry(seed, entry);
        G::resolve(&mut Step::new(&mut next, &mut Silent, &mut chance), seat, action);
        count(&next, seed, entry + 1, depth - 1)
    };
    if depth == 1 { legal.len() as u64 } else { legal.into_iter().map(after).sum() }
}
