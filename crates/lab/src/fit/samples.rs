//! Positions of bot games with their results, and the weights that predict the results best.

use bots::{Bot, DecisionKnowledge, WeightedFeature, policy::act};
use shelf::Hosted;
use tabletop::{BySeat, Chance, Fast, Seat, Silent, Step, Turn, float};

/// A position and the result of its game.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    /// The part of the game the position is from.
    pub(super) part: u8,
    /// Whether that part was just beginning.
    pub(super) begins: bool,
    /// The amounts of all features of seat 0, then of seat 1, and so on.
    amounts: Vec<f32>,
    share: BySeat<f32>,
}

/// Adds positions of one game: one in `every` turns, and the beginning of each part of the game.
///
/// The bot plays on all seats; one turn in ten is played by the light policy, so that positions differ and
/// mistakes are seen too.
pub(super) fn samples<G: Hosted>(
    empty: &G,
    bot: &mut dyn Bot<G>,
    every: u32,
    chance: &mut Fast,
    acc: &mut Vec<Sample>,
) {
    let part = DecisionKnowledge::<G>::OFFERED.part;
    let mut game = *empty;
    G::setup(&mut Step::new(&mut game, &mut Silent, chance));
    let start = acc.len();
    while let Turn::Of(seats) = game.turn() {
        let Some(seat) = seats.first() else { break };
        let before = part(&game);
        if chance.below(10) == 0 {
            let action = game.light(seat, chance);
            act(&mut game, seat, action, chance);
        } else {
            for action in bot.plan(&game, seat).unwrap_or_default() {
                act(&mut game, seat, action, chance);
            }
        }
        let begins = part(&game) != before;
        let moved_on = game.turn().seats() != seats && chance.below(every) == 0;
        if game.turn() != Turn::Over && (begins || moved_on) {
            acc.push(Sample {
                part: part(&game),
                begins,
                amounts: amounts(&game.features(), game.seats()),
                share: BySeat::new(game.seats()),
            });
        }
    }
    let share = game.outcome().win_share();
    acc[start..].iter_mut().for_each(|it| it.share = share);
}

fn amounts(features: &[WeightedFeature], seats: u8) -> Vec<f32> {
    Seat::all(seats).flat_map(|seat| features.iter().map(move |it| it.amount[seat])).collect()
}

/// Mean cross-entropy of the results under a judgement with these weights: lower is better.
pub(super) fn surprise(samples: &[Sample], weights: &[f32]) -> f32 {
    let total: f32 = samples.iter().map(|it| it.surprise(&it.chances(weights))).sum();
    total / samples.len().max(1) as f32
}

/// Weights with a lower cross-entropy than `prior`, found by gradient descent; `pull` is the strength of the
/// regularisation towards the prior.
pub(super) fn fit(samples: &[Sample], prior: &[f32], rounds: u32, pull: f32) -> Vec<f32> {
    let mut weights = prior.to_vec();
    let (mut mean, mut square) = (vec![0.0_f32; prior.len()], vec![0.0_f32; prior.len()]);
    for round in 1..=rounds {
        let mut slope: Vec<f32> =
            weights.iter().zip(prior).map(|(now, before)| pull * (now - before)).collect();
        for sample in samples {
            sample.add_slope(&weights, &mut slope, samples.len() as f32);
        }
        // Adam: each weight has its own step size.
        let (short, long) = (1.0 - float::powf(0.9, round as f32), 1.0 - float::powf(0.99, round as f32));
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
        self.share.iter().map(|(seat, share)| -share * float::ln(chances[seat].max(1e-6))).sum()
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
    use std::collections::BTreeSet;

    use bots::{BotName, Means};
    use shelf::GameVisitor;

    use super::*;

    struct Sampled;

    impl GameVisitor for Sampled {
        type Out = ();

        fn visit<G: Hosted>(self) {
            for seats in (*G::SEATS.start()).max(2)..=*G::SEATS.end() {
                let empty = G::new(&Default::default(), seats).expect("a number of players of this game");
                let mut bot = BotName::Light.bot::<G>(1, &Means::default());
                let mut all = Vec::new();
                for seed in 0..10 {
                    samples(&empty, &mut *bot, 2, &mut Fast::new(seed), &mut all);
                }
                let parts: BTreeSet<u8> = all.iter().map(|it| it.part).collect();
                // The first part begins with the set-up, before any decision.
                for part in parts.iter().skip(1) {
                    let begins = |begins| all.iter().any(|it| it.part == *part && it.begins == begins);
                    assert!(begins(true) && begins(false), "{}, {seats} players, part {part}", G::KEY);
                }
            }
        }
    }

    #[test]
    fn every_part_of_a_game_is_sampled_from_its_beginning_at_every_number_of_players() {
        for title in shelf::SHELF {
            shelf::visit(title.key(), Sampled).expect("it is on the shelf");
        }
    }

    #[test]
    fn a_known_rule_is_found_again() {
        let mut chance = Fast::new(1);
        let truth = [1.5, -0.7];
        let mut samples = Vec::new();
        for _ in 0..4000 {
            let mut draw = || chance.below(1000) as f32 / 500.0 - 1.0;
            let amounts = vec![draw(), draw(), draw(), draw()];
            let mut sample = Sample { part: 0, begins: false, amounts, share: BySeat::new(2) };
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
