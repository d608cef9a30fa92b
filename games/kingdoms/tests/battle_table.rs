//! How much could be gained against the battle table by somebody who knows it by heart?
//!
//! The best answer is found exactly: it knows its own hand, what the cards shown so far say about
//! the other hand, and how the other side adds tokens.

use std::collections::HashMap;

use kingdoms::fight::{Duel, Ranks, Result, STAKE, chances};

/// Hands the other side may still hold, with how likely they are beside each own hand.
struct Other {
    first: usize,
    left: Ranks,
    reach: f32,
}

struct Answer {
    hands: Vec<Ranks>,
    deals: Vec<f32>,
}

impl Answer {
    fn new() -> Self {
        let mut hands = Vec::new();
        every(4, 0, &mut [0; 8], &mut hands);
        let deals: Vec<f32> = hands.iter().flat_map(|one| hands.iter().map(|two| ways(one, two))).collect();
        let total: f32 = deals.iter().sum();
        Self { hands, deals: deals.iter().map(|it| it / total).collect() }
    }

    /// What the best answer gains with these tokens, on a scale where a battle is won or lost by 1.
    fn gain(&self, own: u8, other: u8) -> f32 {
        let all = self.hands.iter().enumerate();
        let others: Vec<Other> = all.map(|(first, &left)| Other { first, left, reach: 1.0 }).collect();
        let left: Vec<Option<Ranks>> = self.hands.iter().copied().map(Some).collect();
        self.best(&left, &others, own, other).iter().sum()
    }

    /// The best value of each own hand, summed over what the other side may hold.
    fn best(&self, left: &[Option<Ranks>], others: &[Other], own: u8, other: u8) -> Vec<f32> {
        let mut best = vec![f32::NEG_INFINITY; self.hands.len()];
        let mut shown: [Vec<Other>; 8] = Default::default();
        for it in others {
            let chances = chances(&it.left, other, own);
            for (rank, chance) in chances.into_iter().enumerate().filter(|it| it.1 > 0.0) {
                let mut rest = it.left;
                rest[rank] -= 1;
                shown[rank].push(Other { first: it.first, left: rest, reach: it.reach * chance });
            }
        }
        for a in 0..8 {
            let rest: Vec<Option<Ranks>> = left
                .iter()
                .map(|it| {
                    let mut rest = (*it)?;
                    rest[a] = rest[a].checked_sub(1)?;
                    Some(rest)
                })
                .collect();
            if rest.iter().all(Option::is_none) {
                continue;
            }
            let mut sum = vec![0.0; self.hands.len()];
            for (b, others) in shown.iter().enumerate().filter(|it| !it.1.is_empty()) {
                let mass = self.mass(&rest, others);
                let mut ties = HashMap::new();
                for first in 0..2 {
                    let duel =
                        Duel { ranks: [a as u8 + 1, b as u8 + 1], tokens: [own, other], passed: [false; 2] };
                    let value = self.duel(duel, first, &rest, others, &mass, &mut ties);
                    sum.iter_mut().zip(value).for_each(|(sum, it)| *sum += 0.5 * it);
                }
            }
            for (at, sum) in sum.into_iter().enumerate().filter(|it| rest[it.0].is_some()) {
                best[at] = best[at].max(sum);
            }
        }
        best.into_iter().map(|it| if it.is_finite() { it } else { 0.0 }).collect()
    }

    fn mass(&self, rest: &[Option<Ranks>], others: &[Other]) -> Vec<f32> {
        let n = self.hands.len();
        let mass = |(own, rest): (usize, &Option<Ranks>)| match rest {
            Some(_) => others.iter().map(|it| self.deals[own * n + it.first] * it.reach).sum(),
            None => 0.0,
        };
        rest.iter().enumerate().map(mass).collect()
    }

    /// Tokens: the own side does what is best for its hand, the other as the bots do.
    fn duel(
        &self,
        duel: Duel,
        from: usize,
        rest: &[Option<Ranks>],
        others: &[Other],
        mass: &[f32],
        ties: &mut HashMap<[u8; 2], Vec<f32>>,
    ) -> Vec<f32> {
        let scaled = |by: f32| mass.iter().map(|it| it * by).collect::<Vec<f32>>();
        match duel.asked(from) {
            None => match duel.result() {
                Result::Won(0) => scaled(1.0),
                Result::Won(_) => scaled(-1.0),
                Result::Tied if others[0].left == [0; 8] => scaled(0.0),
                Result::Tied => {
                    let [own, other] = duel.tokens;
                    ties.entry(duel.tokens).or_insert_with(|| self.best(rest, others, own, other)).clone()
                }
            },
            Some(1) if duel.should_add(1, STAKE) => {
                let value = self.duel(duel.added(1), 0, rest, others, mass, ties);
                value.iter().zip(mass).map(|(it, mass)| it + mass / STAKE).collect()
            }
            Some(1) => self.duel(duel.passing(1), 0, rest, others, mass, ties),
            Some(_) => {
                let add = self.duel(duel.added(0), 1, rest, others, mass, ties);
                let pass = self.duel(duel.passing(0), 1, rest, others, mass, ties);
                let add = add.iter().zip(mass).map(|(it, mass)| it - mass / STAKE);
                add.zip(pass).map(|(add, pass)| add.max(pass)).collect()
            }
        }
    }
}

fn every(left: u8, from: usize, hand: &mut Ranks, all: &mut Vec<Ranks>) {
    if left == 0 {
        return all.push(*hand);
    }
    for rank in from..8 {
        hand[rank] += 1;
        every(left - 1, rank, hand, all);
        hand[rank] -= 1;
    }
}

fn ways(one: &Ranks, two: &Ranks) -> f32 {
    let choose = |n: u8, k: u8| {
        (0..k).fold(1.0, |product, it| product * f32::from(n.saturating_sub(it)) / f32::from(it + 1))
    };
    (0..8).map(|it| choose(8, one[it]) * choose(8 - one[it], two[it])).product()
}

#[test]
fn nobody_gains_against_the_table_without_tokens() {
    let gain = Answer::new().gain(0, 0);
    println!("gain without tokens: {gain:.5}");
    assert!((-0.0005..=0.005).contains(&gain), "{gain}");
}

#[test]
fn nobody_gains_much_against_the_table_with_tokens() {
    let answer = Answer::new();
    // With unequal tokens the battle is not worth nothing: what one side can gain at the most is
    // what both can together.
    for (own, other) in [(1, 1), (1, 0), (2, 0), (2, 1), (2, 2)] {
        let gain = (answer.gain(own, other) + answer.gain(other, own)) / 2.0;
        println!("gain with {own} against {other} tokens: {gain:.5}");
        assert!((-0.0005..=0.02).contains(&gain), "{own} against {other}: {gain}");
    }
}
