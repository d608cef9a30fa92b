//! Noughts and crosses: a draw with best play.

use bots::Evaluate;
use tabletop::{BadOption, BySeat, Chance, Game, Imagine, Outcome, Record, Seat, Step, Turn, Viewer};

use super::Plain;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TicTacToe {
    pub(crate) marks: [u16; 2],
}

const LINES: [u16; 8] = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

impl TicTacToe {
    pub(crate) const EMPTY: Self = Self { marks: [0, 0] };

    fn has_line(self, seat: usize) -> bool {
        LINES.iter().any(|it| self.marks[seat] & it == *it)
    }

    pub(crate) fn mover(self) -> Seat {
        Seat(u8::from(self.marks[0].count_ones() > self.marks[1].count_ones()))
    }
}

impl Game for TicTacToe {
    small_game!("tictactoe", u8);

    fn new(_: &Plain, _: u8) -> Result<Self, BadOption> {
        Ok(Self::EMPTY)
    }
    fn setup<R: Record<u8>, C: Chance>(_: &mut Step<'_, Self, R, C>) {}
    fn turn(&self) -> Turn {
        if self.has_line(0) || self.has_line(1) || self.marks[0] | self.marks[1] == 0o777 {
            Turn::Over
        } else {
            Turn::of(self.mover())
        }
    }
    fn legal(&self, _: Seat, acc: &mut Vec<u8>) {
        acc.extend((0..9).filter(|it| (self.marks[0] | self.marks[1]) & (1 << it) == 0));
    }
    fn apply(&mut self, event: &u8) {
        let mover = self.mover().index();
        self.marks[mover] |= 1 << event;
    }
    fn outcome(&self) -> Outcome {
        let score = BySeat::from_fn(2, |it| i32::from(self.has_line(it.index())));
        Outcome::by_key(score, |it| score[it])
    }
}

impl Imagine for TicTacToe {
    fn imagine(&self, _: Viewer, _: &mut impl Chance) -> Self {
        *self
    }
}

impl Evaluate for TicTacToe {
    fn light(&self, seat: Seat, chance: &mut impl Chance) -> u8 {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        legal[chance.below(legal.len() as u32) as usize]
    }
    fn evaluate(&self) -> BySeat<f32> {
        BySeat::from_fn(2, |_| 0.5)
    }
}
