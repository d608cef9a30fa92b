//! The puzzles by which Lanterns is learned. Positions and words are in `tutorial/`.

use tabletop::{Puzzle, Seat, Teach};

use crate::{Event, Lanterns};

const YOU: Seat = Seat(0);

impl Teach for Lanterns {
    const PUZZLES: &'static [Puzzle<Self>] = &[Puzzle {
        name: "highest",
        rule: "2.3",
        position: include_str!("../tutorial/highest.position"),
        seat: YOU,
        opening: &[],
        replies: &[],
        solution: &["play 10"],
        goal: |it| it.events().any(|it| matches!(it, Event::PrizeWon { seat: YOU, .. })),
        missed: |it| it.events().any(|it| matches!(it, Event::PrizeWon { .. })),
    }];
}
