//! Win chances, judged without looking ahead.
//!
//! Chances follow from what each owner has, its [`Feature`]s, and from what these were
//! worth in games that were played: the table [`WEIGHTS`]. It matters most where an age begins, because
//! searches stop there: what is left of the ages before are points, tokens and council seats.

use bots::WeightedFeature;
use tabletop::{BySeat, Seat, float};

use crate::{
    mind::{policy::BATTLE, weights::WEIGHTS},
    options::Ties,
    rules::{
        components::{AGES, Kingdom, Owner, Owners},
        end,
        state::{Kingdoms, Phase},
    },
};

bots::features! {
    /// Points scored.
    Points = "points",
    /// What the retreat tokens are worth.
    RetreatTokens = "retreat_tokens",
    /// "+2" tokens.
    Modifiers = "modifiers",
    /// Council seats and capitals.
    Council = "council",
    /// What kingdoms pay where the owner leads.
    Leads = "leads",
    /// What battles promise.
    Battles = "battles",
    /// What second and third places pay.
    Places = "places",
    /// Whether the player is first in this age.
    First = "first",
}

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
    let worth = |owner| amounts(game, owner).dot(weights);
    if game.is_solo() {
        let ahead = worth(Owner::seat(Seat(0))) - worth(Owner::UPSTART);
        return BySeat::from_fn(1, |_| 1.0 / (1.0 + float::exp(-ahead)));
    }
    BySeat::from_fn(game.seats, |it| worth(Owner::seat(it))).chances()
}

/// What [`evaluate`] adds up, one by one.
pub(crate) fn features(game: &Kingdoms) -> Vec<WeightedFeature> {
    let amounts = BySeat::from_fn(game.seats, |it| amounts(game, Owner::seat(it)));
    let weighted = |feature: Feature| WeightedFeature {
        name: feature.key(),
        weight: weights(game)[feature],
        amount: BySeat::from_fn(game.seats, |it| amounts[it][feature]),
    };
    Feature::ALL.map(weighted).to_vec()
}

/// The weights that hold here. The solo game is judged like one of two players.
fn weights(game: &Kingdoms) -> &'static PerFeature {
    let begins = game.laid == [0; 5] && game.retreated.is_empty();
    let stage = usize::from(game.age.saturating_sub(1).min(AGES - 1)) * 2;
    let stage = if begins { stage.saturating_sub(1) } else { stage };
    &WEIGHTS[usize::from(game.seats.saturating_sub(2)) % 4][stage]
}

/// How much of each feature an owner has.
fn amounts(game: &Kingdoms, owner: Owner) -> PerFeature {
    let mut amounts = PerFeature::ZERO;
    amounts[Feature::Points] = game.score(owner) as f32;
    if let Some(seat) = owner.as_seat() {
        amounts[Feature::RetreatTokens] = game.retreat_tokens[seat.index()].worth() as f32;
        amounts[Feature::Modifiers] = f32::from(game.modifiers[seat.index()]);
        amounts[Feature::First] = f32::from(u8::from(game.first == seat));
    }
    for kingdom in Kingdom::ALL {
        let council = game.council[kingdom.index()].iter().flatten();
        let seated = council.filter(|&&it| it == owner).count() as f32;
        let crowned = f32::from(u8::from(game.capital(kingdom) == Some(owner)));
        amounts[Feature::Council] += seated + crowned;
        if kingdom.index() >= usize::from(game.scored) {
            let (feature, points) = prospect(game, kingdom, owner);
            amounts[feature] += points;
        }
    }
    amounts
}

/// What a kingdom would pay an owner now, and as which feature; of a battle, the share that
/// the hand promises.
fn prospect(game: &Kingdoms, kingdom: Kingdom, owner: Owner) -> (Feature, f32) {
    let own = game.influence(kingdom, owner);
    if own == 0 {
        return (Feature::Places, 0.0);
    }
    let others = game.owners().without(Owners::NONE.with(owner));
    let ahead = |it: &Owner| game.influence(kingdom, *it) > own;
    let level = |it: &Owner| game.influence(kingdom, *it) == own;
    let [token, second, third] = game.pays(kingdom).map(f32::from);
    // Groups of owners with more tokens decide the place, not their number.
    let counts =
        others.iter().filter(ahead).fold(0_u32, |bits, it| bits | 1 << game.influence(kingdom, it).min(31));
    match (counts.count_ones(), others.iter().filter(level).count()) {
        (0, 0) => (Feature::Leads, token),
        (0, _) if game.ties == Ties::Peace => (Feature::Leads, token),
        (0, _) => {
            let rivals: f32 = others.iter().filter(level).map(|it| arms(game, it)).sum();
            let share = arms(game, owner) / (arms(game, owner) + rivals);
            (Feature::Battles, share * token + (1.0 - share) * (second + TIE))
        }
        (1, _) => (Feature::Places, second),
        (2, _) => (Feature::Places, third),
        _ => (Feature::Places, 0.0),
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
