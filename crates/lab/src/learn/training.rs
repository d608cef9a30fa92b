//! Training a network on kept games.

use std::{fs, path::Path, thread};

use anyhow::{Context, Result, ensure};
use bots::network::{HIDDEN, POOL, SECOND, Shape};
use tabletop::{BySeat, Chance, Fast, float};

use super::{
    positions::{Position, Positions},
    slope::{self, Aim},
};

/// A network under training, with all that is needed to go on later.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Training {
    pub(crate) weights: Vec<f32>,
    /// Adam's mean slope and mean square of it, for each weight.
    mean: Vec<f32>,
    square: Vec<f32>,
    /// How many steps and rounds through all positions were made.
    steps: u32,
    pub(crate) rounds: u32,
}

/// How a network is trained.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    /// Rounds through all positions in the end.
    pub(crate) rounds: u32,
    /// The greatest step of a weight.
    pub(crate) rate: f32,
    /// How much weights shrink in a step of that size.
    pub(crate) decay: f32,
    /// How much of what a position should be worth is the result of the game, seen from the turn before: the rest is what
    /// the network says of the next position.
    pub(crate) lambda: f32,
    /// Positions for each step.
    pub(crate) batch: usize,
}

/// The error of a network on positions.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Error {
    /// Cross-entropy of the results.
    pub(crate) surprise: f64,
    /// Mean distance in points.
    pub(crate) points: f64,
}

impl Training {
    /// Random weights.
    pub(crate) fn new(shape: &Shape, seed: u64) -> Self {
        let at = shape.offsets();
        let count = shape.weights();
        let mut weights = vec![0.0; count];
        let mut chance = Fast::new(seed);
        let rows = shape.own + POOL;
        // Each block with the number of inputs of its units; biases stay 0.
        for (block, inputs) in
            [(0, shape.place), (2, rows), (3, 2 * rows), (4, shape.shared), (6, HIDDEN), (8, 4 * SECOND)]
        {
            let spread = (6.0 / inputs as f32).sqrt() * 0.7;
            for weight in &mut weights[at[block]..at[block + 1]] {
                *weight = (chance.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * spread;
            }
        }
        Self { weights, mean: vec![0.0; count], square: vec![0.0; count], steps: 0, rounds: 0 }
    }

    /// One round through the positions in random order.
    pub(crate) fn round(&mut self, positions: &Positions, of: &[u32], settings: &Settings) {
        let aims = aims(positions, &self.weights, if self.rounds == 0 { 1.0 } else { settings.lambda });
        let mut order = of.to_vec();
        Fast::new(u64::from(self.rounds) ^ 0x5EED).shuffle(&mut order);
        let batches = order.len().div_ceil(settings.batch) as f32;
        for (nth, batch) in order.chunks(settings.batch).enumerate() {
            let done = (self.rounds as f32 + nth as f32 / batches) / settings.rounds as f32;
            let wave = (std::f64::consts::PI * f64::from(done.min(1.0))).cos() as f32;
            let rate = settings.rate * (0.02 + 0.98 * 0.5 * (1.0 + wave));
            self.step(positions, batch, &aims, rate, settings.decay);
        }
        self.rounds += 1;
    }

    fn step(&mut self, positions: &Positions, batch: &[u32], aims: &[Aim], rate: f32, decay: f32) {
        // Always two parts, so that the sums are the same on any number of cores.
        let halves = batch.split_at(batch.len() / 2);
        let weights = &self.weights;
        let part = |half: &[u32]| {
            let mut slopes = vec![0.0; weights.len()];
            for &at in half {
                let at = at as usize;
                slope::add(positions, &positions.all[at], &aims[at], weights, &mut slopes);
            }
            slopes
        };
        let (mut slopes, other) = thread::scope(|scope| {
            let other = scope.spawn(|| part(halves.1));
            (part(halves.0), other.join().expect("slopes do not panic"))
        });
        slopes.iter_mut().zip(other).for_each(|(all, it)| *all += it);
        self.steps += 1;
        let share = 1.0 / batch.len() as f32;
        let (short, long) =
            (1.0 - float::powf(0.9, self.steps as f32), 1.0 - float::powf(0.999, self.steps as f32));
        for (at, slope) in slopes.into_iter().enumerate() {
            let slope = slope * share;
            self.mean[at] = 0.9 * self.mean[at] + 0.1 * slope;
            self.square[at] = 0.999 * self.square[at] + 0.001 * slope * slope;
            let step = (self.mean[at] / short) / ((self.square[at] / long).sqrt() + 1e-8);
            self.weights[at] -= rate * (step + decay * self.weights[at]);
        }
    }

    /// Reads a training that was left off; `None` if there is none.
    pub(crate) fn read(file: &Path, shape: &Shape) -> Result<Option<Self>> {
        if !file.exists() {
            return Ok(None);
        }
        let bytes = fs::read(file).with_context(|| format!("{}", file.display()))?;
        let count = shape.weights();
        ensure!(bytes.len() == 8 + 12 * count, "{} is of another network", file.display());
        let word = |at: usize| [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
        let numbers =
            |nth: usize| (0..count).map(|it| f32::from_le_bytes(word(8 + 4 * (nth * count + it)))).collect();
        let (steps, rounds) = (u32::from_le_bytes(word(0)), u32::from_le_bytes(word(4)));
        Ok(Some(Self { weights: numbers(0), mean: numbers(1), square: numbers(2), steps, rounds }))
    }

    /// Writes all that is needed to go on later.
    pub(crate) fn write(&self, file: &Path) -> Result<()> {
        let mut bytes = [self.steps.to_le_bytes(), self.rounds.to_le_bytes()].concat();
        for numbers in [&self.weights, &self.mean, &self.square] {
            bytes.extend(numbers.iter().flat_map(|it| it.to_le_bytes()));
        }
        // Written whole or not at all.
        let new = file.with_extension("new");
        fs::write(&new, bytes)
            .and_then(|()| fs::rename(&new, file))
            .with_context(|| format!("{}", file.display()))
    }

    /// The weights as the game keeps them.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.weights.iter().flat_map(|it| it.to_le_bytes()).collect()
    }
}

/// What the network should say of every position: the result of the game and, with less weight on it the further away
/// it is, what the network says of the positions between.
fn aims(positions: &Positions, weights: &[f32], lambda: f32) -> Vec<Aim> {
    let mut aims: Vec<Aim> = Vec::with_capacity(positions.all.len());
    let mut next: Option<(u32, Aim, slope::Said)> = None;
    for it in positions.all.iter().rev() {
        let end = &positions.games[it.game as usize];
        let mix = |late: &BySeat<f32>, near: &BySeat<f32>| {
            BySeat::from_fn(it.seats, |seat| lambda * late[seat] + (1.0 - lambda) * near[seat])
        };
        let aim = match &next {
            Some((game, aim, said)) if *game == it.game => {
                Aim { share: mix(&aim.share, &said.0), points: mix(&aim.points, &said.1) }
            }
            _ => Aim { share: end.share, points: end.points },
        };
        let said = if lambda < 1.0 { slope::said(positions, it, weights) } else { (end.share, end.points) };
        next = Some((it.game, aim, said));
        aims.push(aim);
    }
    aims.reverse();
    aims
}

/// The error on some positions, by the number of players.
pub(crate) fn error(positions: &Positions, of: &[u32], say: impl Fn(&Position) -> slope::Said) -> [Error; 6] {
    let mut errors = [Error::default(); 6];
    let mut counts = [0.0; 6];
    for &at in of {
        let it = &positions.all[at as usize];
        let end = &positions.games[it.game as usize];
        let (chances, points) = say(it);
        for group in [0, usize::from(it.seats)] {
            counts[group] += 1.0;
            errors[group].surprise += surprise(&chances, &end.share);
            let off = end.points.iter().map(|(seat, it)| f64::from((it - points[seat]).abs()));
            errors[group].points += off.sum::<f64>() / f64::from(it.seats);
        }
    }
    for (error, count) in errors.iter_mut().zip(counts) {
        error.surprise /= f64::max(count, 1.0);
        error.points /= f64::max(count, 1.0);
    }
    errors
}

/// How surprising a result is after these chances; alone, against not winning.
pub(crate) fn surprise(chances: &BySeat<f32>, share: &BySeat<f32>) -> f64 {
    let of = |chance: f32, share: f32| -f64::from(share) * f64::from(chance.max(1e-4)).ln();
    if chances.seats() == 1 {
        let (chance, share) = (chances.as_slice()[0], share.as_slice()[0]);
        return of(chance, share) + of(1.0 - chance, 1.0 - share);
    }
    share.iter().map(|(seat, share)| of(chances[seat], *share)).sum()
}
