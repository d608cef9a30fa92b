//! Where legal actions are collected: all of them in a list, or one at random without building the list.

use tabletop::Chance;

use crate::{
    Action,
    rules::hex::{Hex, HexSet},
};

/// Takes legal actions in bundles, so that a bundle can be counted without being listed.
pub(crate) trait ActionSink {
    /// For each of the hexes `each` actions, numbered from 0.
    fn bundle(&mut self, hexes: HexSet, each: usize, make: impl Fn(Hex, usize) -> Action);

    /// A single action.
    fn one(&mut self, action: Action);
}

impl ActionSink for Vec<Action> {
    #[inline]
    fn bundle(&mut self, hexes: HexSet, each: usize, make: impl Fn(Hex, usize) -> Action) {
        for at in hexes {
            self.extend((0..each).map(|number| make(at, number)));
        }
    }

    #[inline]
    fn one(&mut self, action: Action) {
        self.push(action);
    }
}

/// Keeps one of the actions offered, each with the same probability.
pub(crate) struct RandomPick<'a, C> {
    chance: &'a mut C,
    seen: u32,
    pub(crate) picked: Option<Action>,
}

impl<'a, C: Chance> RandomPick<'a, C> {
    pub(crate) const fn new(chance: &'a mut C) -> Self {
        Self { chance, seen: 0, picked: None }
    }

    /// A bundle of `n` replaces the earlier pick in `n` of all cases seen.
    #[inline]
    fn pick(&mut self, n: u32) -> Option<u32> {
        self.seen += n;
        Some(self.chance.below(self.seen)).filter(|&it| it < n)
    }
}

impl<C: Chance> ActionSink for RandomPick<'_, C> {
    #[inline]
    fn bundle(&mut self, hexes: HexSet, each: usize, make: impl Fn(Hex, usize) -> Action) {
        let n = hexes.len() * each as u32;
        if n == 0 {
            return;
        }
        if let Some(number) = self.pick(n) {
            let (skip, number) = (number / each as u32, number % each as u32);
            self.picked = hexes.nth(skip).map(|at| make(at, number as usize));
        }
    }

    #[inline]
    fn one(&mut self, action: Action) {
        if self.pick(1).is_some() {
            self.picked = Some(action);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use tabletop::{Fast, Game, Silent, Step, Turn};

    use super::*;
    use crate::{Options, Wolves, rules::turn};

    #[test]
    fn every_legal_action_is_drawn_about_equally_often() {
        const EACH: usize = 400;
        let mut chance = Fast::new(5);
        let mut game = Wolves::new(&Options::default(), 3).unwrap();
        Wolves::setup(&mut Step::new(&mut game, &mut Silent, &mut chance));
        for number in 0..60 {
            let Turn::Of(seats) = game.turn() else { break };
            let seat = seats.first().unwrap();
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let mut drawn: HashMap<Action, usize> = HashMap::new();
            for _ in 0..EACH * legal.len() {
                let mut pick = RandomPick::new(&mut chance);
                turn::legal(&game, &mut pick);
                *drawn.entry(pick.picked.unwrap()).or_default() += 1;
            }
            for action in &legal {
                let times = drawn.get(action).copied().unwrap_or_default();
                assert!(times.abs_diff(EACH) < 6 * 20, "{action} {times} times at decision {number}");
            }
            let action = legal[number * 7 % legal.len()];
            Wolves::resolve(&mut Step::new(&mut game, &mut Silent, &mut chance), seat, action);
        }
    }
}
