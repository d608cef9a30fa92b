//! Who will win, judged without looking ahead.
//!
//! Chances follow from what each owner has, counted in the order of [`NAMES`], and from what that was
//! worth in games that were played: the table [`WEIGHTS`]. It matters most where an age begins, because
//! searches stop there: what is left of the ages before are points, tokens and council seats.

use tabletop::{BySeat, Feature, Seat};

use crate::{
    bot::BATTLE,
    components::{AGES, Kingdom, Owner, Owners},
    end,
    options::Ties,
    scoring::{SECOND, THIRD},
    state::{Kingdoms, Phase},
};

/// What is looked at to judge a position; each has its words in the texts.
const NAMES: [&str; 7] = ["points", "retreat_tokens", "modifiers", "council", "leads", "battles", "places"];

/// How many kinds of positions are told apart: the first age, then the beginning and the rest of the others.
const STAGES: usize = 5;

/// What one of each of [`NAMES`] adds to the logarithm of the odds to win, by players (from two on) and stage.
const WEIGHTS: [[[f32; NAMES.len()]; STAGES]; 4] = [
    // points, retreat_tokens, modifiers, council, leads, battles, places
    [
        [0.082, 0.114, 0.110, 0.163, 0.028, -0.008, 0.016],
        [0.130, 0.190, 0.360, 0.503, 0.047, 0.070, 0.070],
        [0.134, 0.170, 0.298, 0.354, 0.042, 0.026, -0.001],
        [0.181, 0.227, 0.496, 0.527, 0.016, 0.018, 0.070],
        [0.206, 0.213, 0.509, 0.116, 0.070, 0.022, -0.002],
    ],
    [
        [0.092, 0.072, 0.155, -0.003, 0.046, 0.064, 0.020],
        [0.165, 0.282, 0.413, 0.742, 0.042, 0.070, 0.070],
        [0.155, 0.174, 0.314, -0.045, 0.098, 0.116, 0.051],
        [0.230, 0.305, 0.569, 0.712, 0.015, 0.019, 0.070],
        [0.241, 0.236, 0.476, -0.261, 0.127, 0.137, 0.070],
    ],
    [
        [0.140, 0.089, 0.185, -0.029, 0.081, 0.106, 0.047],
        [0.217, 0.340, 0.487, 0.710, 0.061, 0.070, 0.070],
        [0.195, 0.180, 0.386, -0.028, 0.134, 0.155, 0.087],
        [0.286, 0.360, 0.600, 0.684, 0.016, 0.009, 0.070],
        [0.289, 0.265, 0.502, -0.318, 0.173, 0.189, 0.112],
    ],
    [
        [0.157, 0.095, 0.189, 0.301, 0.098, 0.136, 0.055],
        [0.244, 0.386, 0.429, 0.846, 0.092, 0.070, 0.070],
        [0.223, 0.200, 0.347, 0.351, 0.168, 0.197, 0.120],
        [0.333, 0.420, 0.574, 1.001, 0.006, -0.004, 0.070],
        [0.328, 0.295, 0.450, -0.141, 0.216, 0.222, 0.134],
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
    let worths = BySeat::from_fn(game.seats, |it| worth(Owner::seat(it)));
    let top = worths.as_slice().iter().copied().fold(f32::MIN, f32::max);
    let odds = BySeat::from_fn(game.seats, |it| (worths[it] - top).exp());
    let total: f32 = odds.as_slice().iter().sum();
    BySeat::from_fn(game.seats, |it| odds[it] / total)
}

/// What [`evaluate`] adds up, one by one.
pub(crate) fn features(game: &Kingdoms) -> Vec<Feature> {
    let hopes = BySeat::from_fn(game.seats, |it| hopes(game, Owner::seat(it)));
    let feature = |(at, name)| {
        let amount = BySeat::from_fn(game.seats, |it| hopes[it][at]);
        Feature { name, weight: weights(game)[at], amount }
    };
    NAMES.into_iter().enumerate().map(feature).collect()
}

/// What a point adds to the logarithm of the odds to win.
pub(crate) fn point(game: &Kingdoms) -> f32 {
    weights(game)[0]
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
