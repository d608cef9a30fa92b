//! The puzzles by which Lanterns is learned. Positions and words are in `tutorial/`.

use tabletop::{Puzzle, Seat, Task, Teach};

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
        looks: &[],
        tasks: &[Task {
            play: &["play 10"],
            goal: Some(|it| it.events().any(|it| matches!(it, Event::PrizeWon { seat: YOU, .. }))),
            marks: &[],
        }],
        missed: |it| it.events().any(|it| matches!(it, Event::PrizeWon { .. })),
        panels: &[],
    }];
}
