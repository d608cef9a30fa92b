//! Kuhn poker: three cards, one for each of two players. In equilibrium the first player loses
//! 1/18 of a chip; some decisions have only one right answer.

use bots::Evaluate;
use serde::{Deserialize, Serialize};
use tabletop::{BadOption, BySeat, Chance, Game, Imagine, Outcome, Record, Seat, Step, Turn, Viewer};

use super::Plain;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Say {
    Pass,
    Bet,
}

impl std::fmt::Display for Say {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::str::FromStr for Say {
    type Err = super::No;
    fn from_str(text: &str) -> Result<Self, super::No> {
        match text {
            "Pass" => Ok(Self::Pass),
            "Bet" => Ok(Self::Bet),
            _ => Err(super::No),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kuhn {
    /// 0 jack, 1 queen, 2 king.
    pub(crate) cards: [u8; 2],
    pub(crate) said: [Option<Say>; 3],
}

impl Kuhn {
    pub(crate) fn after(cards: [u8; 2], said: &[Say]) -> Self {
        let mut all = [None; 3];
        for (at, it) in said.iter().enumerate() {
            all[at] = Some(*it);
        }
        Self { cards, said: all }
    }
}

impl Game for Kuhn {
    small_game!("kuhn", Say);

    fn new(_: &Plain, _: u8) -> Result<Self, BadOption> {
        Ok(Self::after([0, 1], &[]))
    }
    fn setup<R: Record<Say>, C: Chance>(_: &mut Step<'_, Self, R, C>) {}
    fn turn(&self) -> Turn {
        use Say::{Bet, Pass};
        match self.said {
            [None, ..] | [Some(Pass), Some(Bet), None] => Turn::of(Seat(0)),
            [Some(_), None, _] => Turn::of(Seat(1)),
            _ => Turn::Over,
        }
    }
    fn legal(&self, _: Seat, acc: &mut Vec<Say>) {
        if self.turn() != Turn::Over {
            acc.extend([Say::Pass, Say::Bet]);
        }
    }
    fn apply(&mut self, event: &Say) {
        if let Some(free) = self.said.iter_mut().find(|it| it.is_none()) {
            *free = Some(*event);
        }
    }
    fn outcome(&self) -> Outcome {
        let score = self.chips();
        Outcome::by_key(score, |it| score[it])
    }
}

impl Kuhn {
    /// Chips won; the tests look at win shares only.
    fn chips(&self) -> BySeat<i32> {
        use Say::{Bet, Pass};
        let higher = i32::from(self.cards[0] > self.cards[1]) * 2 - 1;
        let first = match self.said {
            [Some(Pass), Some(Pass), _] => higher,
            [Some(Bet), Some(Bet), _] | [Some(Pass), Some(Bet), Some(Bet)] => 2 * higher,
            [Some(Bet), Some(Pass), _] => 1,
            _ => -1,
        };
        BySeat::from_fn(2, |it| if it.0 == 0 { first } else { -first })
    }
}

impl Imagine for Kuhn {
    fn imagine(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        let mut guess = *self;
        match viewer {
            Viewer::Everything => {}
            Viewer::Spectator => {
                let mut cards = [0, 1, 2];
                chance.shuffle(&mut cards);
                guess.cards = [cards[0], cards[1]];
            }
            Viewer::Seat(seat) => {
                let own = self.cards[seat.index()];
                let others: Vec<u8> = (0..3).filter(|it| *it != own).collect();
                guess.cards[1 - seat.index()] = others[chance.below(2) as usize];
            }
        }
        guess
    }
}

impl Evaluate for Kuhn {
    fn light(&self, _: Seat, chance: &mut impl Chance) -> Say {
        [Say::Pass, Say::Bet][chance.below(2) as usize]
    }
    fn evaluate(&self) -> BySeat<f32> {
        BySeat::from_fn(2, |_| 0.5)
    }
}
