//! Positions of kept games as a network sees them, with what became of them.

use std::path::Path;

use anyhow::{Context, Result};
use bots::{
    Evaluate,
    network::{Inputs, Shape},
};
use tabletop::{BySeat, Seat};

use super::kept::kept;

/// Positions of kept games, in order.
#[derive(Clone, Debug)]
pub(crate) struct Positions {
    pub(crate) shape: Shape,
    /// All inputs one after the other: the table's, then for each seat its own and those of its places.
    numbers: Vec<f32>,
    pub(crate) all: Vec<Position>,
    pub(crate) games: Vec<Ending>,
}

/// A position before a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Position {
    start: usize,
    pub(crate) seats: u8,
    pub(crate) places: u8,
    /// The number of its game.
    pub(crate) game: u32,
    /// How likely each seat is to win by the game's judgement without a network.
    pub(crate) judged: BySeat<f32>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ending {
    pub(crate) share: BySeat<f32>,
    pub(crate) points: BySeat<f32>,
}

impl Positions {
    /// The positions of the games of these files that are the bot's merit.
    pub(crate) fn of<G: Evaluate>(files: &[impl AsRef<Path>]) -> Result<Self> {
        let learned = G::LEARNED.context("this game has no network")?;
        let mut positions =
            Self { shape: learned.shape, numbers: Vec::new(), all: Vec::new(), games: Vec::new() };
        for file in files {
            for game in kept::<G>(file.as_ref())? {
                let game = game?;
                for turn in &game.turns[game.own.min(game.turns.len())..] {
                    let viewer = turn.turn().seats().first().unwrap_or(Seat(0));
                    let mut inputs = Inputs::EMPTY;
                    (learned.inputs)(turn, viewer, &mut inputs);
                    positions.add(&inputs, turn.evaluate());
                }
                let end = game.end.outcome();
                let points = BySeat::from_fn(end.score.seats(), |it| end.score[it] as f32);
                positions.games.push(Ending { share: end.win_share(), points });
            }
        }
        Ok(positions)
    }

    fn add(&mut self, inputs: &Inputs, judged: BySeat<f32>) {
        let Shape { place, own, shared } = self.shape;
        let start = self.numbers.len();
        self.numbers.extend(&inputs.shared[..shared]);
        for seat in 0..usize::from(inputs.seats) {
            self.numbers.extend(&inputs.own[seat][..own]);
            for seen in &inputs.place[seat][..inputs.places] {
                self.numbers.extend(&seen[..place]);
            }
        }
        let (game, places) = (self.games.len() as u32, inputs.places as u8);
        self.all.push(Position { start, seats: inputs.seats, places, game, judged });
    }

    /// The table's inputs of a position.
    pub(crate) fn shared(&self, it: &Position) -> &[f32] {
        &self.numbers[it.start..][..self.shape.shared]
    }

    /// A seat's own inputs, and behind them those of its places.
    pub(crate) fn seat(&self, it: &Position, seat: usize) -> (&[f32], &[f32]) {
        let Shape { place, own, shared } = self.shape;
        let width = own + usize::from(it.places) * place;
        self.numbers[it.start + shared + seat * width..][..width].split_at(own)
    }
}
