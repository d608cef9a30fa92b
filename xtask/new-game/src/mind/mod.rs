//! What bots know of this game: a cheap choice and a judgement of a position.

use bots::{Evaluate, WeightedFeature};
use tabletop::{BySeat, Chance, Seat};

use crate::{Action, Lanterns};

/// What a point is worth, as logarithm of the odds to win.
const POINT: f32 = 0.4;

impl Evaluate for Lanterns {
    /// The lowest card that takes the lead, or the lowest card.
    fn light(&self, seat: Seat, _: &mut impl Chance) -> Action {
        let hand = self.hands[seat.index()];
        let best = self.leader().map_or(0, |it| self.played[it.index()]);
        let card = hand.iter().find(|it| *it > best).or_else(|| hand.iter().next());
        Action::Play { card: card.expect("a seat that decides has a card") }
    }

    fn evaluate(&self) -> BySeat<f32> {
        BySeat::from_fn(self.seats, |it| POINT * self.standing(it)).chances()
    }

    fn features(&self) -> Vec<WeightedFeature> {
        let amount = BySeat::from_fn(self.seats, |it| self.standing(it));
        vec![WeightedFeature { name: "points", weight: POINT, amount }]
    }
}

impl Lanterns {
    /// Points, with the prize for the seat that leads the round.
    fn standing(&self, seat: Seat) -> f32 {
        let prize = if self.leader() == Some(seat) { self.prize } else { 0 };
        f32::from(self.points[seat.index()]) + f32::from(prize)
    }
}
