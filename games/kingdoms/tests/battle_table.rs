//! How much could be gained against the battle table by somebody who knows it by heart?
//!
//! The best answer is found exactly: it knows its own hand, what the cards and tokens shown so far
//! say about the other hand, and how the other side decides.

use std::{array, collections::HashMap};

use kingdoms::duel::{Duel, FULL, PARTS, Ranks, STAKE, adds, chances, hands, index};

/// What both sides know, and how likely each hand of the table's side comes here.
#[derive(Clone)]
struct Moment {
    size: usize,
    shown: [Ranks; 2],
    reach: Vec<f32>,
}

struct Answer {
    hands: [Vec<Ranks>; FULL + 1],
    deals: Vec<f32>,
    /// The side that answers, and who is asked for tokens first.
    side: usize,
    first: usize,
}

impl Answer {
    fn new() -> Self {
        let hands: [Vec<Ranks>; FULL + 1] = array::from_fn(hands);
        let full = &hands[FULL];
        let deals: Vec<f32> = full.iter().flat_map(|one| full.iter().map(|two| ways(one, two))).collect();
        let total: f32 = deals.iter().sum();
        Self { deals: deals.into_iter().map(|it| it / total).collect(), hands, side: 0, first: 0 }
    }

    /// What the best answers of both sides gain together in a battle that begins so, halved: how far
    /// the table is from perfect play, on a scale where a battle is won or lost by 1.
    fn gain(&mut self, tokens: [u8; 2], first: usize) -> f32 {
        self.first = first;
        let mut sum = 0.0;
        for side in 0..2 {
            self.side = side;
            let reach = vec![1.0; self.hands[FULL].len()];
            let start = Moment { size: FULL, shown: [[0; 8]; 2], reach };
            sum += self.choose(&start, tokens).iter().sum::<f32>();
        }
        sum / 2.0
    }

    fn dealt(&self, size: usize, shown: &Ranks) -> Vec<usize> {
        self.hands[size].iter().map(|hand| index(&array::from_fn(|it| hand[it] + shown[it]))).collect()
    }

    /// How likely each own hand meets the hands of the table's side.
    fn mass(&self, at: &Moment) -> Vec<f32> {
        let [own, other] = [self.side, 1 - self.side].map(|it| self.dealt(at.size, &at.shown[it]));
        let met: Vec<(usize, f32)> =
            other.into_iter().zip(at.reach.iter().copied()).filter(|it| it.1 > 0.0).collect();
        let full = self.hands[FULL].len();
        own.iter().map(|own| met.iter().map(|it| self.deals[own * full + it.0] * it.1).sum()).collect()
    }

    /// The best value of each own hand when cards are chosen.
    fn choose(&self, at: &Moment, tokens: [u8; 2]) -> Vec<f32> {
        let (own, other) = (self.side, 1 - self.side);
        let used: Ranks = array::from_fn(|it| at.shown[0][it] + at.shown[1][it]);
        let mut left: [Vec<f32>; 8] = array::from_fn(|_| vec![0.0; self.hands[at.size - 1].len()]);
        for (hand, reach) in self.hands[at.size].iter().zip(&at.reach).filter(|it| *it.1 > 0.0) {
            let chances = chances(hand, [tokens[other], tokens[own]], &used);
            let all: u32 = chances.iter().sum();
            for (rank, chance) in chances.into_iter().enumerate().filter(|it| it.1 > 0) {
                left[rank][index(&without(hand, rank))] = reach * chance as f32 / all as f32;
            }
        }
        let mut best = vec![f32::NEG_INFINITY; self.hands[at.size].len()];
        for mine in 0..8 {
            let mut values = vec![0.0; self.hands[at.size - 1].len()];
            for theirs in (0..8).filter(|&it| left[it].iter().any(|&it| it > 0.0)) {
                let mut shown = at.shown;
                shown[own][mine] += 1;
                shown[other][theirs] += 1;
                let next = Moment { size: at.size - 1, shown, reach: left[theirs].clone() };
                let mut ranks = [0; 2];
                (ranks[own], ranks[other]) = (mine as u8 + 1, theirs as u8 + 1);
                let duel = Duel::new(ranks, tokens);
                let worth = self.add(&next, &self.mass(&next), duel, self.first, &mut HashMap::new());
                values.iter_mut().zip(worth).for_each(|(sum, it)| *sum += it);
            }
            for (hand, best) in self.hands[at.size].iter().zip(&mut best).filter(|it| it.0[mine] > 0) {
                *best = best.max(values[index(&without(hand, mine))]);
            }
        }
        best
    }

    /// The best value of each own hand when tokens are added.
    fn add(
        &self,
        at: &Moment,
        mass: &[f32],
        duel: Duel,
        from: usize,
        ties: &mut HashMap<[u8; 2], Vec<f32>>,
    ) -> Vec<f32> {
        let scaled = |by: f32| mass.iter().map(|it| it * by).collect::<Vec<f32>>();
        let Some(side) = duel.asked(from) else {
            let sign = if self.side == 0 { 1.0 } else { -1.0 };
            return match duel.winner() {
                0 if at.size == 0 => scaled(0.0),
                0 => ties.entry(duel.tokens).or_insert_with(|| self.choose(at, duel.tokens)).clone(),
                winner => scaled(sign * f32::from(winner)),
            };
        };
        if side == self.side {
            let add = self.add(at, mass, duel.added(side), 1 - side, ties);
            let pass = self.add(at, mass, duel.passing(side), 1 - side, ties);
            let paid = add.iter().zip(mass).map(|(value, mass)| value - mass / STAKE);
            return paid.zip(pass).map(|(add, pass)| add.max(pass)).collect();
        }
        let chances: Vec<u8> =
            self.hands[at.size].iter().map(|hand| adds(hand, &duel, side, STAKE)).collect();
        let mut values = scaled(0.0);
        for (then, cost, part) in [(duel.added(side), 1.0 / STAKE, PARTS), (duel.passing(side), 0.0, 0)] {
            let share = |(reach, chance): (&f32, &u8)| {
                reach * f32::from(chance.abs_diff(PARTS - part)) / f32::from(PARTS)
            };
            let reach: Vec<f32> = at.reach.iter().zip(&chances).map(share).collect();
            if reach.iter().all(|&it| it == 0.0) {
                continue;
            }
            let next = Moment { reach, ..at.clone() };
            let mass = self.mass(&next);
            let worth = self.add(&next, &mass, then, 1 - side, &mut HashMap::new());
            for ((sum, worth), mass) in values.iter_mut().zip(worth).zip(mass) {
                *sum += worth + cost * mass;
            }
        }
        values
    }
}

fn without(hand: &Ranks, rank: usize) -> Ranks {
    let mut left = *hand;
    left[rank] -= 1;
    left
}

/// In how many ways 64 cards deal these two hands.
fn ways(one: &Ranks, two: &Ranks) -> f32 {
    let choose = |n: u8, k: u8| {
        (0..k).fold(1.0, |product, it| product * f32::from(n.saturating_sub(it)) / f32::from(it + 1))
    };
    (0..8).map(|it| choose(8, one[it]) * choose(8 - one[it], two[it])).product()
}

#[test]
fn nobody_gains_more_than_a_two_hundredth_against_the_table_whatever_tokens_both_have() {
    let mut answer = Answer::new();
    for (tokens, first) in
        [([0, 0], 0), ([1, 0], 0), ([2, 0], 0), ([1, 1], 0), ([2, 2], 0), ([2, 1], 0), ([2, 1], 1)]
    {
        let gain = answer.gain(tokens, first);
        assert!((0.0..=0.005).contains(&gain), "{tokens:?}, side {first} asked first: {gain}");
    }
}
