//! Nim, one stick at a time: a turn takes any number of sticks from one heap, and the player who takes
//! the last stick wins. Many small decisions make a turn.

use bots::{Evaluate, Search, TurnKnowledge};
use serde::{Deserialize, Serialize};
use tabletop::{BadOption, BySeat, Chance, Game, Imagine, Outcome, Record, Seat, Step, Turn, Viewer};

use super::Plain;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Take {
    From(u8),
    Done,
}

impl std::fmt::Display for Take {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::str::FromStr for Take {
    type Err = super::No;
    fn from_str(_: &str) -> Result<Self, super::No> {
        Err(super::No)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Nim {
    pub(crate) heaps: [u8; 3],
    pub(crate) mover: Seat,
    /// The heap this turn takes from.
    pub(crate) open: Option<u8>,
}

impl Nim {
    pub(crate) fn balance(&self) -> u8 {
        self.heaps[0] ^ self.heaps[1] ^ self.heaps[2]
    }
}

impl Game for Nim {
    small_game!("nim", Take);

    fn new(_: &Plain, _: u8) -> Result<Self, BadOption> {
        Ok(Self { heaps: [3, 4, 5], mover: Seat(0), open: None })
    }
    fn setup<R: Record<Take>, C: Chance>(_: &mut Step<'_, Self, R, C>) {}
    fn turn(&self) -> Turn {
        if self.heaps == [0; 3] && self.open.is_none() { Turn::Over } else { Turn::of(self.mover) }
    }
    fn legal(&self, _: Seat, acc: &mut Vec<Take>) {
        let heaps = (0..3u8).filter(|&it| self.heaps[usize::from(it)] > 0);
        match self.open {
            None => acc.extend(heaps.map(Take::From)),
            Some(open) => {
                acc.extend(heaps.filter(|&it| it == open).map(Take::From));
                acc.push(Take::Done);
            }
        }
    }
    fn apply(&mut self, event: &Take) {
        match event {
            Take::From(heap) => {
                self.heaps[usize::from(*heap)] -= 1;
                self.open = Some(*heap);
            }
            Take::Done => {
                self.open = None;
                self.mover = self.mover.next(2);
            }
        }
    }
    fn outcome(&self) -> Outcome {
        let score = BySeat::from_fn(2, |it| i32::from(it != self.mover));
        Outcome::by_key(score, |it| score[it])
    }
}

impl Imagine for Nim {
    fn imagine(&self, _: Viewer, _: &mut impl Chance) -> Self {
        *self
    }
}

impl Evaluate for Nim {
    const SEARCH: Search<Self> = Search::Turns(TurnKnowledge::NONE);

    fn light(&self, seat: Seat, chance: &mut impl Chance) -> Take {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        legal[chance.below(legal.len() as u32) as usize]
    }
    /// Knows the theory only when few sticks are left.
    fn evaluate(&self) -> BySeat<f32> {
        let left: u8 = self.heaps.iter().sum();
        let mover = match (left, self.balance()) {
            (0..=5, 0) => 0.0,
            (0..=5, _) => 1.0,
            _ => 0.5,
        };
        BySeat::from_fn(2, |it| if it == self.mover { mover } else { 1.0 - mover })
    }
}
