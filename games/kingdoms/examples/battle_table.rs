//! Solves battles between two and writes the table that bots decide them by.
//!
//! `cargo run --release -p kingdoms --example battle_table [-- ROUNDS]` writes
//! `games/kingdoms/src/mind/battle_table.bin`. 400 rounds, which is what the table was made with, take
//! about three minutes.
//!
//! Every battle that begins with up to two tokens on either side is played through as a whole, all
//! deals at once: both choose a card, tokens are added in turn, and a tie goes on with the cards
//! that are left. What either side can know then, its own hand and the cards that tied, is what the
//! table is indexed by. Regret matching with averaging (CFR+) improves both sides round by round.

use std::{array, env, fs, path::Path};

use kingdoms::duel::{CHANCES, Duel, FULL, PARTS, Ranks, STAKE, TOKENS, card_at, hands, index, token_at};

fn main() {
    let rounds = env::args().nth(1).and_then(|it| it.parse().ok()).unwrap_or(400);
    let mut solver = Solver::new();
    for round in 1..=rounds {
        solver.improve(round as f32);
        if round % 20 == 0 {
            eprintln!("{round} of {rounds} rounds");
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/mind/battle_table.bin");
    if let Err(why) = fs::write(&path, solver.table()) {
        eprintln!("{}: {why}", path.display());
    }
}

/// A public moment of a battle: what both sides know.
#[derive(Clone, Copy)]
struct Moment {
    /// Cards in each hand.
    size: usize,
    tokens: [u8; 2],
    /// The side that is asked for tokens first.
    first: usize,
    /// The cards each side has shown.
    shown: [Ranks; 2],
}

impl Moment {
    fn used(&self) -> Ranks {
        array::from_fn(|it| self.shown[0][it] + self.shown[1][it])
    }
}

/// How likely each hand of a side comes to a moment by that side's own choices.
type Reach = Vec<f32>;

struct Solver {
    hands: [Vec<Ranks>; FULL + 1],
    /// The hand that is left when a card of a rank is played, by size, hand and rank.
    rest: [Vec<[usize; 8]>; FULL + 1],
    /// How likely two hands are dealt together.
    deals: Vec<f32>,
    /// By place in the table; for tokens, what is learnt about passing is kept apart.
    learnt: Vec<Learnt>,
    passing: Vec<Learnt>,
}

#[derive(Clone, Copy, Default)]
struct Learnt {
    regret: f32,
    gain: f32,
    sum: f32,
}

impl Learnt {
    fn settle(&mut self) {
        self.regret = (self.regret + self.gain).max(0.0);
        self.gain = 0.0;
    }
}

impl Solver {
    fn new() -> Self {
        let hands: [Vec<Ranks>; FULL + 1] = array::from_fn(hands);
        let left = |hand: &Ranks, rank: usize| {
            let mut left = *hand;
            left[rank] = left[rank].checked_sub(1)?;
            Some(index(&left))
        };
        let rest =
            |hand: &Ranks| array::from_fn::<usize, 8, _>(|rank| left(hand, rank).unwrap_or(usize::MAX));
        let full = &hands[FULL];
        let deals: Vec<f32> = full.iter().flat_map(|one| full.iter().map(|two| ways(one, two))).collect();
        let total: f32 = deals.iter().sum();
        Self {
            rest: array::from_fn(|size| hands[size].iter().map(rest).collect()),
            deals: deals.into_iter().map(|it| it / total).collect(),
            hands,
            learnt: vec![Learnt::default(); CHANCES],
            passing: vec![Learnt::default(); CHANCES],
        }
    }

    /// One round of all battles.
    fn improve(&mut self, weight: f32) {
        let all: Reach = vec![1.0; self.hands[FULL].len()];
        for own in 0..=TOKENS {
            for other in 0..=own {
                // The side asked first matters only where both have tokens, and sides are alike where
                // both have as many.
                for first in 0..if own > other && other > 0 { 2 } else { 1 } {
                    let shown = [[0; 8]; 2];
                    let start = Moment { size: FULL, tokens: [own, other], first, shown };
                    self.choose(&start, [&all, &all], weight);
                }
            }
        }
        self.learnt.iter_mut().chain(&mut self.passing).for_each(Learnt::settle);
    }

    /// The hand each of these was dealt from, as its place among full hands.
    fn dealt(&self, size: usize, shown: &Ranks) -> Vec<usize> {
        let whole = |hand: &Ranks| index(&array::from_fn(|it| hand[it] + shown[it]));
        self.hands[size].iter().map(whole).collect()
    }

    /// How likely each own hand meets the other side's hands, as far as they come here.
    fn mass(&self, own: &[usize], other: &[usize], reach: &[f32]) -> Vec<f32> {
        let met: Vec<(usize, f32)> =
            other.iter().copied().zip(reach.iter().copied()).filter(|it| it.1 > 0.0).collect();
        let full = self.hands[FULL].len();
        let of = |&own: &usize| {
            let row = &self.deals[own * full..][..full];
            met.iter().map(|&(other, reach)| row[other] * reach).sum()
        };
        if met.is_empty() { vec![0.0; own.len()] } else { own.iter().map(of).collect() }
    }

    /// Both sides choose a card. Returns what the moment is worth to each hand of each side.
    fn choose(&mut self, at: &Moment, reach: [&Reach; 2], weight: f32) -> [Vec<f32>; 2] {
        let size = at.size;
        let count = self.hands[size].len();
        let dealt = [0, 1].map(|it| self.dealt(size, &at.shown[it]));
        let bases =
            [0, 1].map(|it| card_at(&self.hands[size][0], [at.tokens[it], at.tokens[1 - it]], &at.used()));
        let chances = bases.map(|it| self.card_chances(size, it));
        // How likely each side comes further with each rank, by the hand before and after.
        let chosen = [0, 1].map(|side| {
            array::from_fn::<Reach, 8, _>(|rank| {
                let likely = |hand: usize| reach[side][hand] * chances[side][hand][rank];
                (0..count).map(likely).collect()
            })
        });
        let left = [0, 1]
            .map(|side| array::from_fn::<Reach, 8, _>(|rank| self.left(size, rank, &chosen[side][rank])));
        let faced = [0, 1].map(|side: usize| {
            let faces = |rank: usize| self.mass(&dealt[side], &dealt[1 - side], &chosen[1 - side][rank]);
            array::from_fn::<Vec<f32>, 8, _>(faces)
        });
        let mut values = [vec![[0.0_f32; 8]; count], vec![[0.0_f32; 8]; count]];
        for (a, b) in (0..8).flat_map(|a| (0..8).map(move |b| (a, b))) {
            let duel = Duel::new([a as u8 + 1, b as u8 + 1], at.tokens);
            let ranks = [a, b];
            if !duel.may_tie() {
                let worth = duel.value(at.first, STAKE);
                for (side, worth) in [(0, worth), (1, -worth)] {
                    for hand in (0..count).filter(|&it| self.hands[size][it][ranks[side]] > 0) {
                        values[side][hand][ranks[side]] += worth * faced[side][ranks[1 - side]][hand];
                    }
                }
                continue;
            }
            let mut shown = at.shown;
            shown[0][a] += 1;
            shown[1][b] += 1;
            let next = Moment { size: size - 1, shown, ..*at };
            let worth = self.add(&next, duel, at.first, [&left[0][a], &left[1][b]], weight);
            for side in 0..2 {
                for hand in (0..count).filter(|&it| self.hands[size][it][ranks[side]] > 0) {
                    values[side][hand][ranks[side]] += worth[side][self.rest[size][hand][ranks[side]]];
                }
            }
        }
        [0, 1].map(|side| {
            let learn = |hand: usize| {
                let (chances, values) = (&chances[side][hand], &values[side][hand]);
                let mean: f32 = chances.iter().zip(values).map(|(chance, value)| chance * value).sum();
                if size > 1 {
                    let places = places(&self.hands[size][hand], bases[side] + hand * size);
                    for (rank, place) in places {
                        self.learnt[place].gain += values[rank] - mean;
                        self.learnt[place].sum += weight * reach[side][hand] * chances[rank];
                    }
                }
                mean
            };
            (0..count).map(learn).collect()
        })
    }

    /// Tokens are added in turn. `at` is the moment after them, if it comes to a tie.
    fn add(
        &mut self,
        at: &Moment,
        duel: Duel,
        from: usize,
        reach: [&Reach; 2],
        weight: f32,
    ) -> [Vec<f32>; 2] {
        let count = reach[0].len();
        if reach.iter().all(|it| it.iter().all(|&it| it <= 0.0)) {
            return [vec![0.0; count], vec![0.0; count]];
        }
        let Some(side) = duel.asked(from).filter(|_| duel.may_tie()) else {
            return match duel.winner() {
                // A player without cards shares the win.
                0 if at.size == 0 => [vec![0.0; count], vec![0.0; count]],
                0 if duel.asked(from).is_none() => {
                    self.choose(&Moment { tokens: duel.tokens, ..*at }, reach, weight)
                }
                _ => self.settled(at, duel.value(from, STAKE), reach),
            };
        };
        let base = token_at(&self.hands[at.size][0], &duel, side);
        let chances: Vec<f32> = (base..base + count)
            .map(|it| match (self.learnt[it].regret, self.passing[it].regret) {
                (0.0, 0.0) => 0.5,
                (add, pass) => add / (add + pass),
            })
            .collect();
        let scaled = |by: &dyn Fn(f32) -> f32| -> Reach {
            reach[side].iter().zip(&chances).map(|(reach, &it)| reach * by(it)).collect()
        };
        let (adding, passing) = (scaled(&|it| it), scaled(&|it| 1.0 - it));
        let with = |own| if side == 0 { [own, reach[1]] } else { [reach[0], own] };
        let mut added = self.add(at, duel.added(side), 1 - side, with(&adding), weight);
        let cost = self.settled(at, if side == 0 { -1.0 } else { 1.0 } / STAKE, with(&adding));
        for it in 0..2 {
            added[it].iter_mut().zip(&cost[it]).for_each(|(value, cost)| *value += cost);
        }
        let passed = self.add(at, duel.passing(side), 1 - side, with(&passing), weight);
        let mut values = [vec![0.0; count], vec![0.0; count]];
        for hand in 0..count {
            values[1 - side][hand] = added[1 - side][hand] + passed[1 - side][hand];
            let mean = chances[hand] * added[side][hand] + (1.0 - chances[hand]) * passed[side][hand];
            values[side][hand] = mean;
            let place = base + hand;
            self.learnt[place].gain += added[side][hand] - mean;
            self.learnt[place].sum += weight * adding[hand];
            self.passing[place].gain += passed[side][hand] - mean;
            self.passing[place].sum += weight * passing[hand];
        }
        values
    }

    /// What a result that is worth this much to side 0 is worth to each hand.
    fn settled(&self, at: &Moment, worth: f32, reach: [&Reach; 2]) -> [Vec<f32>; 2] {
        let dealt = [0, 1].map(|it| self.dealt(at.size, &at.shown[it]));
        let of = |side: usize, worth: f32| {
            let mass = self.mass(&dealt[side], &dealt[1 - side], reach[1 - side]);
            mass.into_iter().map(|it| it * worth).collect()
        };
        [of(0, worth), of(1, -worth)]
    }

    /// The reach of hands after a card of this rank was played.
    fn left(&self, size: usize, rank: usize, chosen: &Reach) -> Reach {
        let mut left = vec![0.0; self.hands[size - 1].len()];
        for (rest, reach) in self.rest[size].iter().zip(chosen) {
            if let Some(place) = left.get_mut(rest[rank]) {
                *place = *reach;
            }
        }
        left
    }

    /// How likely each hand chooses each rank now.
    fn card_chances(&self, size: usize, base: usize) -> Vec<[f32; 8]> {
        let of = |(at, hand): (usize, &Ranks)| {
            let mut chances = [0.0; 8];
            if size == 1 {
                return array::from_fn(|it| f32::from(hand[it]));
            }
            places(hand, base + at * size).for_each(|(rank, at)| chances[rank] = self.learnt[at].regret);
            shared(hand, chances)
        };
        self.hands[size].iter().enumerate().map(of).collect()
    }

    /// The table: averages of all rounds, in parts of [`PARTS`], two to a byte.
    fn table(&self) -> Vec<u8> {
        let mut parts = vec![0_u8; CHANCES + 1];
        let mut done = vec![false; CHANCES];
        let widest = f32::from(PARTS);
        for size in 2..=FULL {
            for (tokens, used) in moments(size) {
                for hand in &self.hands[size] {
                    let base = card_at(hand, tokens, &used);
                    let mut chances = [0.0; 8];
                    places(hand, base).for_each(|(rank, at)| chances[rank] = self.learnt[at].sum);
                    let chances = shared(hand, chances);
                    let most = chances.iter().copied().fold(0.0, f32::max);
                    for (rank, at) in places(hand, base) {
                        // The likeliest card gets all parts: that leaves the finest steps to the others.
                        parts[at] = (chances[rank] / most * widest).round() as u8;
                        done[at] = true;
                    }
                }
            }
        }
        for at in (0..CHANCES).filter(|&it| !done[it]) {
            let (add, pass) = (self.learnt[at].sum, self.passing[at].sum);
            if add + pass > 0.0 {
                parts[at] = (add / (add + pass) * widest).round() as u8;
            }
        }
        parts[..CHANCES.next_multiple_of(2)].chunks(2).map(|it| it[0] | it[1] << 4).collect()
    }
}

/// Tokens and used cards: one pair for every moment of the table.
fn moments(size: usize) -> Vec<([u8; 2], Ranks)> {
    let pairs: Vec<Ranks> = match size {
        3 => hands(2),
        2 => hands(4),
        _ => vec![[0; 8]],
    };
    let tokens = (0..=TOKENS).flat_map(|own| (0..=TOKENS).map(move |other| [own, other]));
    tokens.flat_map(|it| pairs.iter().map(move |&used| (it, used))).collect()
}

/// The ranks of a hand, and where what is learnt about them is kept.
fn places(hand: &Ranks, base: usize) -> impl Iterator<Item = (usize, usize)> {
    let held = hand.iter().enumerate().filter(|it| *it.1 > 0);
    held.scan(base, |at, (rank, &count)| {
        let place = *at;
        *at += usize::from(count);
        Some((rank, place))
    })
}

/// Weights as shares of the whole; if there are none, all cards share alike.
fn shared(hand: &Ranks, weights: [f32; 8]) -> [f32; 8] {
    let sum: f32 = weights.iter().sum();
    let kinds = hand.iter().filter(|&&it| it > 0).count() as f32;
    array::from_fn(|rank| match hand[rank] {
        0 => 0.0,
        _ if sum > 0.0 => weights[rank] / sum,
        _ => 1.0 / kinds,
    })
}

/// In how many ways 64 cards deal these two hands.
fn ways(one: &Ranks, two: &Ranks) -> f32 {
    let choose = |n: u8, k: u8| {
        (0..k).fold(1.0, |product, it| product * f32::from(n.saturating_sub(it)) / f32::from(it + 1))
    };
    (0..8).map(|it| choose(8, one[it]) * choose(8 - one[it], two[it])).product()
}
