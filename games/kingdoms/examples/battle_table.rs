//! Solves battles between two and writes the table that bots choose their cards by.
//!
//! `cargo run --release -p kingdoms --example battle_table [-- ROUNDS]` writes
//! `games/kingdoms/src/battle_table.bin`.
//!
//! Hands of one card are solved first, then of two, three and four: a tie goes on with the cards
//! that are left, and is worth what that smaller battle is worth. Each is solved by regret matching
//! with averaging (CFR+) over all pairs of hands, weighted by how often the 64 cards deal them.
//! Tokens are added as [`Duel::should_add`] says; either side is asked first half the time.

use std::{array, collections::HashMap, env, fs, path::Path};

use kingdoms::fight::{ALL_HANDS, Duel, HANDS, Ranks, Result, SIZES, STAKE, TOKENS, index, offset};

/// What every pair of hands of one size is worth to the first, by size and tokens.
type Worth = HashMap<(usize, u8, u8), Vec<f32>>;

fn main() {
    let rounds = env::args().nth(1).and_then(|it| it.parse().ok()).unwrap_or(300);
    let mut table = vec![0_u8; ALL_HANDS * 4 * (TOKENS + 1) * (TOKENS + 1)];
    let mut worth = Worth::new();
    for size in 1..=SIZES {
        let hands = hands(size);
        for (own, other) in (0..=TOKENS as u8).flat_map(|own| (0..=TOKENS as u8).map(move |it| (own, it))) {
            let (strategy, values) = Solver::new(&hands, own, other, &worth).solve(rounds);
            write(&mut table, &hands, &strategy, own, other);
            worth.insert((size, own, other), values);
        }
        eprintln!("hands of {size}: {} solved", hands.len());
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/battle_table.bin");
    if let Err(why) = fs::write(&path, &table) {
        eprintln!("{}: {why}", path.display());
    }
}

/// All hands of a size, in the order of their index.
fn hands(size: usize) -> Vec<Ranks> {
    let mut all = vec![[0; 8]; HANDS[SIZES - size]];
    every(size, 0, &mut [0; 8], &mut all);
    all
}

fn every(left: usize, from: usize, hand: &mut Ranks, all: &mut [Ranks]) {
    if left == 0 {
        all[index(hand)] = *hand;
        return;
    }
    for rank in from..8 {
        hand[rank] += 1;
        every(left - 1, rank, hand, all);
        hand[rank] -= 1;
    }
}

/// Writes chances as bytes of 255ths.
fn write(table: &mut [u8], hands: &[Ranks], strategy: &[[f32; 8]], own: u8, other: u8) {
    for (hand, chances) in hands.iter().zip(strategy) {
        let (start, mut at) = (offset(hand, own, other), 0);
        for (rank, &count) in hand.iter().enumerate().filter(|it| *it.1 > 0) {
            table[start + at] = (chances[rank] * 255.0).round() as u8;
            at += usize::from(count);
        }
    }
}

/// What two cards come to: points in units of the stake, and how often they tie with which tokens.
#[derive(Clone, Default)]
struct Meeting {
    points: f32,
    ties: Vec<(f32, u8, u8)>,
}

struct Solver<'a> {
    hands: &'a [Ranks],
    deals: Vec<f32>,
    meetings: Vec<Meeting>,
    worth: &'a Worth,
}

impl<'a> Solver<'a> {
    fn new(hands: &'a [Ranks], own: u8, other: u8, worth: &'a Worth) -> Self {
        let deals: Vec<f32> = hands.iter().flat_map(|one| hands.iter().map(|two| ways(one, two))).collect();
        let total: f32 = deals.iter().sum();
        let meeting = |pair: u8| meet(pair / 8 + 1, pair % 8 + 1, [own, other]);
        Self {
            hands,
            deals: deals.into_iter().map(|it| it / total).collect(),
            meetings: (0..64).map(meeting).collect(),
            worth,
        }
    }

    /// What choosing these cards is worth to the first.
    fn payoff(&self, one: &Ranks, a: usize, two: &Ranks, b: usize) -> f32 {
        let meeting = &self.meetings[a * 8 + b];
        let size = usize::from(one.iter().sum::<u8>()) - 1;
        if meeting.ties.is_empty() || size == 0 {
            return meeting.points;
        }
        let (mut left, mut right) = (*one, *two);
        left[a] -= 1;
        right[b] -= 1;
        let at = index(&left) * HANDS[SIZES - size] + index(&right);
        let going_on = |&(share, own, other): &(f32, u8, u8)| share * self.worth[&(size, own, other)][at];
        meeting.points + meeting.ties.iter().map(going_on).sum::<f32>()
    }

    /// The chances of the first side, and what every pair of hands is then worth to it.
    fn solve(&self, rounds: u32) -> (Vec<[f32; 8]>, Vec<f32>) {
        let n = self.hands.len();
        let none = || vec![[0.0_f32; 8]; n];
        let (mut regrets, mut sums) = ([none(), none()], [none(), none()]);
        let payoffs = self.payoffs();
        let chances = |weights: &[Vec<[f32; 8]>; 2]| -> [Vec<[f32; 8]>; 2] {
            array::from_fn(|side| {
                self.hands.iter().zip(&weights[side]).map(|(hand, it)| matched(hand, it)).collect()
            })
        };
        for round in 1..=rounds {
            let now = chances(&regrets);
            let mut gains = [none(), none()];
            for (pair, cell) in payoffs.iter().enumerate() {
                let (one, two, deal) = (pair / n, pair % n, self.deals[pair]);
                for &(a, b, points) in cell {
                    gains[0][one][a] += deal * now[1][two][b] * points;
                    gains[1][two][b] -= deal * now[0][one][a] * points;
                }
            }
            for side in 0..2 {
                for hand in 0..n {
                    let mean: f32 = (0..8).map(|it| now[side][hand][it] * gains[side][hand][it]).sum();
                    for rank in 0..8 {
                        let regret = &mut regrets[side][hand][rank];
                        *regret = (*regret + gains[side][hand][rank] - mean).max(0.0);
                        sums[side][hand][rank] += round as f32 * now[side][hand][rank];
                    }
                }
            }
        }
        let average = chances(&sums);
        let value = |(pair, cell): (usize, &Vec<(usize, usize, f32)>)| -> f32 {
            let (one, two) = (&average[0][pair / n], &average[1][pair % n]);
            cell.iter().map(|&(a, b, points)| one[a] * two[b] * points).sum()
        };
        let values = payoffs.iter().enumerate().map(value).collect();
        let [own, _] = average;
        (own, values)
    }

    fn payoffs(&self) -> Vec<Vec<(usize, usize, f32)>> {
        let held = |hand: &Ranks| -> Vec<usize> { (0..8).filter(|&it| hand[it] > 0).collect() };
        let pairs = self.hands.iter().flat_map(|one| self.hands.iter().map(move |two| (one, two)));
        pairs
            .map(|(one, two)| {
                let cards = held(one).into_iter().flat_map(|a| held(two).into_iter().map(move |b| (a, b)));
                cards.map(|(a, b)| (a, b, self.payoff(one, a, two, b))).collect()
            })
            .collect()
    }
}

/// What two cards come to.
fn meet(a: u8, b: u8, tokens: [u8; 2]) -> Meeting {
    let mut meeting = Meeting::default();
    for first in 0..2 {
        let mut duel = Duel { ranks: [a, b], tokens, passed: [false; 2] };
        let mut from = first;
        while let Some(side) = duel.asked(from) {
            if duel.should_add(side, STAKE) {
                meeting.points += if side == 0 { -0.5 } else { 0.5 } / STAKE;
                duel = duel.added(side);
            } else {
                duel = duel.passing(side);
            }
            from = 1 - side;
        }
        match duel.result() {
            Result::Won(0) => meeting.points += 0.5,
            Result::Won(_) => meeting.points -= 0.5,
            Result::Tied => meeting.ties.push((0.5, duel.tokens[0], duel.tokens[1])),
        }
    }
    meeting
}

/// How often the 64 cards deal these two hands.
fn ways(one: &Ranks, two: &Ranks) -> f32 {
    let choose = |n: u8, k: u8| {
        (0..k).fold(1.0, |product, it| product * f32::from(n.saturating_sub(it)) / f32::from(it + 1))
    };
    (0..8).map(|it| choose(8, one[it]) * choose(8 - one[it], two[it])).product()
}

/// Chances in proportion to what is positive; all the same if nothing is.
fn matched(hand: &Ranks, weights: &[f32; 8]) -> [f32; 8] {
    let sum: f32 = weights.iter().sum();
    let kinds = hand.iter().filter(|&&it| it > 0).count() as f32;
    array::from_fn(|rank| match (hand[rank] > 0, sum > 0.0) {
        (false, _) => 0.0,
        (true, true) => weights[rank] / sum,
        (true, false) => 1.0 / kinds,
    })
}
