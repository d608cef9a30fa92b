//! A position as text, for rule examples and puzzles: one fact a line, and what is left out is empty.
//!
//! ```text
//! players 2
//! round 2
//! prize 6
//! turn 0
//! hand 0: 4 10 12
//! hand 1: 3
//! played 1: 9
//! points 0: 5
//! ```

use std::str::FromStr;

use tabletop::{BadPosition, Seat};

use crate::{
    Lanterns, Options,
    rules::{
        setup,
        state::{CARDS, Cards},
    },
};

impl FromStr for Lanterns {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Self, BadPosition> {
        let lines = || (1..).zip(text.lines()).filter(|it| !it.1.trim().is_empty());
        let mut game = setup::empty(&Options::default(), 2);
        for (line, text) in lines() {
            let words: Vec<&str> = text.split([' ', ':']).filter(|it| !it.is_empty()).collect();
            let numbers: Vec<u8> = words[1..].iter().filter_map(|it| it.parse().ok()).collect();
            let wrong = || BadPosition { line, why: format!("`{}` is not a fact of a position", text.trim()) };
            if numbers.len() + 1 != words.len() || !game.read(words[0], &numbers) {
                return Err(wrong());
            }
        }
        Ok(game)
    }
}

impl Lanterns {
    /// Sets one fact; false if there is no such fact.
    fn read(&mut self, fact: &str, numbers: &[u8]) -> bool {
        let is_seat = |it: &u8| *it < self.seats;
        match (fact, numbers) {
            ("players", [seats @ 2..=4]) => self.seats = *seats,
            ("round", [round @ 1..=3]) => self.round = *round,
            ("prize", [prize @ 1..=12]) => self.prize = *prize,
            ("turn", [seat]) if is_seat(seat) => self.active = Seat(*seat),
            ("hand", [seat, cards @ ..]) if is_seat(seat) && cards.iter().all(|it| (1..=CARDS).contains(it)) => {
                self.hands[usize::from(*seat)] = cards.iter().fold(Cards::default(), |all, it| all.with(*it));
            }
            ("played", [seat, card @ 1..=CARDS]) if is_seat(seat) => self.played[usize::from(*seat)] = *card,
            ("points", [seat, points]) if is_seat(seat) => self.points[usize::from(*seat)] = *points,
            _ => return false,
        }
        true
    }
}
