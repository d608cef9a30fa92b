//! Who will win, judged without looking ahead.
//!
//! Chances follow from what each owner has, counted in the order of [`NAMES`], and from what that was
//! worth in games that were played: the table [`WEIGHTS`]. It matters most where an age begins, because
//! searches stop there: what is left of the ages before are points, tokens and council seats.

use bots::WeightedFeature;
use tabletop::{BySeat, Seat};

use crate::{
    mind::policy::BATTLE,
    options::Ties,
    rules::{
        components::{AGES, Kingdom, Owner, Owners},
        end,
        scoring::{SECOND, THIRD},
        state::{Kingdoms, Phase},
    },
};

/// What is looked at to judge a position; each has its words in the texts.
const NAMES: [&str; 8] =
    ["points", "retreat_tokens", "modifiers", "council", "leads", "battles", "places", "first"];

/// How many kinds of positions are told apart: the first age, then the beginning and the rest of the others.
const STAGES: usize = 5;

/// What one of each of [`NAMES`] adds to the logarithm of the odds to win, by players (from two on) and stage.
///
/// Fitted to games of the light player by `howlcrown-lab fit kingdoms 8000 5 light --by-stage --pull 0.001`.
const WEIGHTS: [[[f32; NAMES.len()]; STAGES]; 4] = [
    // points, retreat_tokens, modifiers, council, leads, battles, places, first
    [
        [0.043, 0.045, 0.021, 0.141, 0.012, -0.005, 0.002, 0.043],
        [0.162, 0.204, 0.362, 0.622, 0.030, 0.063, 0.027, 0.070],
        [0.146, 0.150, 0.333, 0.404, 0.047, -0.021, -0.005, 0.101],
        [0.229, 0.232, 0.489, 0.556, 0.013, -0.028, 0.027, 0.247],
        [0.216, 0.213, 0.455, 0.153, 0.064, 0.004, -0.034, -0.001],
    ],
    [
        [0.114, 0.046, 0.179, 0.109, 0.050, 0.063, 0.027, -0.009],
        [0.186, 0.214, 0.385, 0.725, 0.042, 0.064, 0.020, 0.269],
        [0.177, 0.131, 0.293, 0.200, 0.090, 0.110, 0.041, 0.195],
        [0.251, 0.256, 0.406, 0.632, 0.015, 0.008, 0.020, 0.393],
        [0.239, 0.210, 0.322, -0.134, 0.113, 0.121, 0.053, -0.007],
    ],
    [
        [0.133, 0.078, 0.215, -0.037, 0.071, 0.091, 0.057, 0.094],
        [0.208, 0.228, 0.386, 0.451, 0.079, 0.064, 0.020, 0.286],
        [0.199, 0.159, 0.333, 0.043, 0.127, 0.146, 0.111, 0.173],
        [0.286, 0.302, 0.478, 0.540, 0.008, 0.005, 0.020, 0.286],
        [0.288, 0.258, 0.443, -0.350, 0.167, 0.184, 0.136, 0.011],
    ],
    [
        [0.151, 0.105, 0.177, 0.175, 0.078, 0.108, 0.070, 0.135],
        [0.236, 0.244, 0.387, 0.370, 0.124, 0.064, 0.020, 0.379],
        [0.228, 0.157, 0.305, 0.273, 0.138, 0.160, 0.111, 0.399],
        [0.324, 0.345, 0.475, 0.689, 0.021, 0.018, 0.020, 0.348],
        [0.328, 0.301, 0.418, -0.165, 0.197, 0.213, 0.163, 0.069],
    ],
];

/// What a battle is worth besides its points, in points: the loser's "+2".
const TIE: f32 = 1.0;

/// How likely each seat is to win, judged without looking ahead.
///
/// In the solo game this is the player's chance against the upstart.
pub(crate) fn evaluate(game: &Kingdoms) -> BySeat<f32> {
    if game.phase == Phase::Over {
        return end::outcome(game).win_share();
    }
    let weights = weights(game);
    let worth =
        |owner| hopes(game, owner).iter().zip(weights).map(|(hope, weight)| hope * weight).sum::<f32>();
    if game.is_solo() {
        let ahead = worth(Owner::seat(Seat(0))) - worth(Owner::UPSTART);
        return BySeat::from_fn(1, |_| 1.0 / (1.0 + (-ahead).exp()));
    }
    BySeat::from_fn(game.seats, |it| worth(Owner::seat(it))).chances()
}

/// What [`evaluate`] adds up, one by one.
pub(crate) fn features(game: &Kingdoms) -> Vec<WeightedFeature> {
    let hopes = BySeat::from_fn(game.seats, |it| hopes(game, Owner::seat(it)));
    let feature = |(at, name)| {
        let amount = BySeat::from_fn(game.seats, |it| hopes[it][at]);
        WeightedFeature { name, weight: weights(game)[at], amount }
    };
    NAMES.into_iter().enumerate().map(feature).collect()
}

/// The weights that hold here. The solo game is judged like one of two players.
fn weights(game: &Kingdoms) -> &'static [f32; NAMES.len()] {
    let begins = game.laid == [0; 5] && game.retreated.is_empty();
    let stage = usize::from(game.age.saturating_sub(1).min(AGES - 1)) * 2;
    let stage = if begins { stage.saturating_sub(1) } else { stage };
    &WEIGHTS[usize::from(game.seats.saturating_sub(2)) % 4][stage]
}

/// How much of [`NAMES`] an owner has.
fn hopes(game: &Kingdoms, owner: Owner) -> [f32; NAMES.len()] {
    let mut hopes = [0.0; NAMES.len()];
    hopes[0] = game.score(owner) as f32;
    if let Some(seat) = owner.as_seat() {
        hopes[1] = game.retreat_tokens[seat.index()].worth() as f32;
        hopes[2] = f32::from(game.modifiers[seat.index()]);
        hopes[7] = f32::from(u8::from(game.first == seat));
    }
    for kingdom in Kingdom::ALL {
        let council = game.council[kingdom.index()].iter().flatten();
        let seated = council.filter(|&&it| it == owner).count() as f32;
        let crowned = f32::from(u8::from(game.capital(kingdom) == Some(owner)));
        hopes[3] += seated + crowned;
        if kingdom.index() >= usize::from(game.scored) {
            let (place, points) = hoped(game, kingdom, owner);
            hopes[place] += points;
        }
    }
    hopes
}

/// What a kingdom would pay an owner now, and by which of [`NAMES`]; of a battle, the share that
/// the hand promises.
fn hoped(game: &Kingdoms, kingdom: Kingdom, owner: Owner) -> (usize, f32) {
    const LEAD: usize = 4;
    const FOUGHT: usize = 5;
    const PLACE: usize = 6;
    let own = game.influence(kingdom, owner);
    if own == 0 {
        return (PLACE, 0.0);
    }
    let others = game.owners().without(Owners::NONE.with(owner));
    let ahead = |it: &Owner| game.influence(kingdom, *it) > own;
    let level = |it: &Owner| game.influence(kingdom, *it) == own;
    let token = f32::from(game.token(kingdom));
    // Groups of owners with more tokens decide the place, not their number.
    let counts =
        others.iter().filter(ahead).fold(0_u32, |bits, it| bits | 1 << game.influence(kingdom, it).min(31));
    match (counts.count_ones(), others.iter().filter(level).count()) {
        (0, 0) => (LEAD, token),
        (0, _) if game.ties == Ties::Peace => (LEAD, token),
        (0, _) => {
            let rivals: f32 = others.iter().filter(level).map(|it| arms(game, it)).sum();
            let share = arms(game, owner) / (arms(game, owner) + rivals);
            (FOUGHT, share * token + (1.0 - share) * (f32::from(SECOND) + TIE))
        }
        (1, _) => (PLACE, f32::from(SECOND)),
        (2, _) => (PLACE, f32::from(THIRD)),
        _ => (PLACE, 0.0),
    }
}

/// How well a hand fights.
fn arms(game: &Kingdoms, owner: Owner) -> f32 {
    const UPSTART: f32 = 110.0;
    owner.as_seat().map_or(UPSTART, |seat| {
        let cards = game.hand(seat).iter();
        let weights = cards.map(|it| BATTLE[usize::from(it.rank() - 1)]);
        20.0 + weights.sum::<u32>() as f32 + 15.0 * f32::from(game.modifiers[seat.index()])
    })
}
