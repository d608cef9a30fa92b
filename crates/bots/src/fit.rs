//! Fitting a game's judgement to games that bots played: which weights of its features would have
//! foretold the winners best?

use tabletop::{BySeat, Chance, Evaluate, Fast, Feature, Seat, Silent, Step, Turn};

use crate::{Bot, policy::act};

/// A position that was played from, and who won.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Which part of the game it is from, and whether that part was just beginning.
    pub part: (u8, bool),
    /// The amounts of all features of seat 0, then of seat 1, and so on.
    amounts: Vec<f32>,
    share: BySeat<f32>,
}

/// Positions of one game, one in `every` turns and where parts of the game begin, together with its result.
///
/// The bots play on all seats; now and then a turn is played by the light policy, so that
/// positions differ and mistakes are seen too.
pub fn samples<G: Evaluate>(
    empty: &G,
    bot: &mut dyn Bot<G>,
    every: u32,
    chance: &mut Fast,
    acc: &mut Vec<Sample>,
) {
    let mut game = *empty;
    G::setup(&mut Step::new(&mut game, &mut Silent, chance));
    let start = acc.len();
    while let Turn::Of(seats) = game.turn() {
        let Some(seat) = seats.first() else { break };
        let before = game.part();
        if chance.below(10) == 0 {
            let action = game.light(seat, chance);
            act(&mut game, seat, action, chance);
        } else {
            for action in bot.plan(&game, seat).unwrap_or_default() {
                act(&mut game, seat, action, chance);
            }
        }
        let begins = game.part() != before;
        let moved_on = game.turn().seats() != seats && chance.below(every) == 0;
        if game.turn() != Turn::Over && (begins || moved_on) {
            acc.push(Sample {
                part: (game.part(), begins),
                amounts: amounts(&game.features(), game.seats()),
                share: BySeat::new(game.seats()),
            });
        }
    }
    let share = game.outcome().win_share();
    acc[start..].iter_mut().for_each(|it| it.share = share);
}

fn amounts(features: &[Feature], seats: u8) -> Vec<f32> {
    Seat::all(seats).flat_map(|seat| features.iter().map(move |it| it.amount[seat])).collect()
}

/// How surprised a judgement with these weights is by the results, per position: the less the better.
#[must_use]
pub fn surprise(samples: &[Sample], weights: &[f32]) -> f32 {
    let total: f32 = samples.iter().map(|it| it.surprise(&it.chances(weights))).sum();
    total / samples.len().max(1) as f32
}

/// Better weights than `prior`, found by gradient descent. What the samples say little about stays
/// near the prior: `pull` is how strongly.
#[must_use]
pub fn fit(samples: &[Sample], prior: &[f32], rounds: u32, pull: f32) -> Vec<f32> {
    let mut weights = prior.to_vec();
    let (mut mean, mut square) = (vec![0.0_f32; prior.len()], vec![0.0_f32; prior.len()]);
    for round in 1..=rounds {
        let mut slope: Vec<f32> =
            weights.iter().zip(prior).map(|(now, before)| pull * (now - before)).collect();
        for sample in samples {
            sample.add_slope(&weights, &mut slope, samples.len() as f32);
        }
        // Adam: each weight moves at a pace of its own.
        let (short, long) = (1.0 - 0.9_f32.powi(round as i32), 1.0 - 0.99_f32.powi(round as i32));
        for at in 0..weights.len() {
            mean[at] = 0.9 * mean[at] + 0.1 * slope[at];
            square[at] = 0.99 * square[at] + 0.01 * slope[at] * slope[at];
            weights[at] -= 0.003 * (mean[at] / short) / ((square[at] / long).sqrt() + 1e-7);
        }
    }
    weights
}

impl Sample {
    fn chances(&self, weights: &[f32]) -> BySeat<f32> {
        let seats = self.share.seats();
        let logit = |seat: Seat| -> f32 {
            let own = &self.amounts[seat.index() * weights.len()..][..weights.len()];
            own.iter().zip(weights).map(|(a, w)| a * w).sum()
        };
        BySeat::from_fn(seats, logit).chances()
    }

    fn surprise(&self, chances: &BySeat<f32>) -> f32 {
        self.share.iter().map(|(seat, share)| -share * chances[seat].max(1e-6).ln()).sum()
    }

    fn add_slope(&self, weights: &[f32], slope: &mut [f32], samples: f32) {
        let chances = self.chances(weights);
        for (seat, &share) in self.share.iter() {
            let error = (chances[seat] - share) / samples;
            let own = &self.amounts[seat.index() * weights.len()..][..weights.len()];
            for (slope, amount) in slope.iter_mut().zip(own) {
                *slope += error * amount;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_rule_is_found_again() {
        let mut chance = Fast::new(1);
        let truth = [1.5, -0.7];
        let mut samples = Vec::new();
        for _ in 0..4000 {
            let mut draw = || chance.below(1000) as f32 / 500.0 - 1.0;
            let amounts = vec![draw(), draw(), draw(), draw()];
            let mut sample = Sample { part: (0, false), amounts, share: BySeat::new(2) };
            let first = chance.below(10_000) as f32 / 10_000.0;
            let winner = Seat(u8::from(first > sample.chances(&truth)[Seat(0)]));
            sample.share[winner] = 1.0;
            samples.push(sample);
        }
        let found = fit(&samples, &[0.0, 0.0], 1500, 0.0);
        assert!((found[0] - truth[0]).abs() < 0.15 && (found[1] - truth[1]).abs() < 0.15, "{found:?}");
        assert!(surprise(&samples, &found) < surprise(&samples, &[0.0, 0.0]));
        assert_eq!(fit(&samples, &truth, 0, 0.0), truth);
    }
}
