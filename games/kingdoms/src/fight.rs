//! Battles between two, solved beforehand: which card to choose, and when to add a "+2" token.
//!
//! The table holds, for every hand of one to four cards by rank and for up to two tokens on either
//! side, how likely each card should be chosen. It is made by
//! `cargo run --release -p kingdoms --example battle_table` and checked by `tests/battle_table.rs`.

use tabletop::{Chance, Seat};

use crate::{
    cards::{Card, Cards},
    components::{MODIFIER, Owner},
    scoring::SECOND,
    state::Kingdoms,
};

/// How many cards of each rank a hand holds, rank 1 first.
pub type Ranks = [u8; 8];

/// Hands have at most four cards.
pub const SIZES: usize = 4;
/// The table knows up to so many tokens on either side; more count as so many.
pub const TOKENS: usize = 2;
/// How many hands of four, three, two and one card there are.
pub const HANDS: [usize; SIZES] = [330, 120, 36, 8];
/// All hands of any size.
pub const ALL_HANDS: usize = 330 + 120 + 36 + 8;
/// What the table was solved for: the winner is so many points ahead.
pub const STAKE: f32 = 3.0;

static TABLE: &[u8; ALL_HANDS * 4 * (TOKENS + 1) * (TOKENS + 1)] = include_bytes!("battle_table.bin");

/// The place of a hand among the hands of its size.
#[must_use]
pub fn index(hand: &Ranks) -> usize {
    // Sorted cards a ≤ b ≤ … are the combination a, b + 1, …, counted in the usual order.
    let (mut index, mut at) = (0, 0);
    for (rank, &count) in hand.iter().enumerate() {
        for _ in 0..count {
            index += choose(rank + at, at + 1);
            at += 1;
        }
    }
    index
}

fn choose(n: usize, k: usize) -> usize {
    (0..k).fold(1, |product, it| product * (n - it.min(n)) / (it + 1))
}

/// Where the chances of a hand begin in the table: one byte per card, lowest rank first; cards of
/// one rank share the byte of the first.
#[must_use]
pub fn offset(hand: &Ranks, own: u8, other: u8) -> usize {
    let size = usize::from(hand.iter().sum::<u8>()).clamp(1, SIZES);
    let before: usize = HANDS[..SIZES - size].iter().sum();
    let tokens = usize::from(own).min(TOKENS) * (TOKENS + 1) + usize::from(other).min(TOKENS);
    (tokens * ALL_HANDS + before + index(hand)) * 4
}

/// How likely each rank should be chosen.
#[must_use]
pub fn chances(hand: &Ranks, own: u8, other: u8) -> [f32; 8] {
    let entry = &TABLE[offset(hand, own, other)..][..4];
    let mut chances = [0.0; 8];
    let (mut at, mut sum) = (0, 0.0);
    for (rank, &count) in hand.iter().enumerate() {
        if count > 0 {
            chances[rank] = f32::from(entry[at]);
            sum += chances[rank];
            at += usize::from(count);
        }
    }
    chances.map(|it| it / sum)
}

/// A card for a battle.
pub(crate) fn card(game: &Kingdoms, seat: Seat, chance: &mut impl Chance) -> Card {
    let hand = game.hand(seat);
    let mut ranks = [0; 8];
    for card in hand {
        ranks[usize::from(card.rank() - 1)] += 1;
    }
    let rivals = game.battle().map_or(0, |it| {
        let others = it.fighting.seats().filter(|&it| it != seat);
        others.map(|it| game.modifiers[it.index()]).max().unwrap_or(0)
    });
    let chances = chances(&ranks, game.modifiers[seat.index()], rivals);
    let mut left = chance.below(1 << 16) as f32 / 65_536.0;
    let mut last = 0;
    for (rank, chance) in (1..).zip(chances) {
        if chance > 0.0 {
            last = rank;
            left -= chance;
            if left < 0.0 {
                break;
            }
        }
    }
    hand.and(Cards::of_rank(last)).nth(0)
}

/// Two cards on the table, and the tokens that may be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duel {
    /// The effective ranks.
    pub ranks: [u8; 2],
    /// The tokens left.
    pub tokens: [u8; 2],
    /// Who has passed since a token was added.
    pub passed: [bool; 2],
}

/// What two cards come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Result {
    /// One wins.
    Won(usize),
    /// Neither.
    Tied,
}

impl Duel {
    /// Who is asked next, beginning with `from`.
    #[must_use]
    pub fn asked(&self, from: usize) -> Option<usize> {
        [from, 1 - from].into_iter().find(|&it| self.tokens[it] > 0 && !self.passed[it])
    }

    /// With a token of `side` added.
    #[must_use]
    pub fn added(mut self, side: usize) -> Self {
        self.ranks[side] += MODIFIER;
        self.tokens[side] -= 1;
        self.passed = [false; 2];
        self
    }

    /// With `side` passing.
    #[must_use]
    pub const fn passing(mut self, side: usize) -> Self {
        self.passed[side] = true;
        self
    }

    /// Rule 9.3: who wins as it stands.
    #[must_use]
    pub const fn result(&self) -> Result {
        let [a, b] = self.ranks;
        if a == b {
            Result::Tied
        } else if a == 1 && b >= 8 {
            Result::Won(0)
        } else if b == 1 && a >= 8 {
            Result::Won(1)
        } else {
            Result::Won((b > a) as usize)
        }
    }

    /// What it is worth to side 0 in points when `from` is asked next: the stake to the winner, a
    /// point for every token spent from now on, nothing for a tie.
    #[must_use]
    pub fn value(self, from: usize, stake: f32) -> f32 {
        let Some(side) = self.asked(from) else {
            return match self.result() {
                Result::Won(0) => stake,
                Result::Won(_) => -stake,
                Result::Tied => 0.0,
            };
        };
        let sign = if side == 0 { 1.0 } else { -1.0 };
        let pass = self.passing(side).value(1 - side, stake);
        let add = self.added(side).value(1 - side, stake) - sign;
        if sign * add > sign * pass { add } else { pass }
    }

    /// Whether `side`, who is asked, should add a token.
    #[must_use]
    pub fn should_add(self, side: usize, stake: f32) -> bool {
        let sign = if side == 0 { 1.0 } else { -1.0 };
        let pass = self.passing(side).value(1 - side, stake);
        let add = self.added(side).value(1 - side, stake) - sign;
        sign * add > sign * pass
    }
}

/// Whether to add a token in a battle between two; nothing if there are more.
pub(crate) fn should_add(game: &Kingdoms, seat: Seat) -> Option<bool> {
    let battle = game.battle()?;
    let mut rivals = battle.fighting.seats().filter(|&it| it != seat);
    let (rival, None) = (rivals.next()?, rivals.next()) else { return None };
    let both = [seat, rival];
    let duel = Duel {
        ranks: both.map(|it| battle.rank(it)),
        tokens: both.map(|it| game.modifiers[it.index()].min(3)),
        passed: both.map(|it| battle.passed.contains(it)),
    };
    debug_assert!(battle.fighting.contains(Owner::seat(seat)), "only who fights is asked");
    // The loser gets points and a token instead.
    let stake = f32::from(game.token(battle.kingdom)) - f32::from(SECOND) - 1.0;
    Some(duel.should_add(0, stake))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hand_has_a_place_of_its_own() {
        for size in 1..=SIZES {
            let mut seen = vec![false; HANDS[SIZES - size]];
            let mut count = 0;
            every(size as u8, 0, &mut [0; 8], &mut |hand| {
                assert!(!std::mem::replace(&mut seen[index(hand)], true), "{hand:?}");
                count += 1;
            });
            assert_eq!(count, HANDS[SIZES - size]);
        }
    }

    fn every(left: u8, from: usize, hand: &mut Ranks, visit: &mut impl FnMut(&Ranks)) {
        if left == 0 {
            return visit(hand);
        }
        for rank in from..8 {
            hand[rank] += 1;
            every(left - 1, rank, hand, visit);
            hand[rank] -= 1;
        }
    }

    #[test]
    fn tokens_are_added_where_they_turn_the_battle_and_nobody_can_answer() {
        let duel = |ranks, tokens| Duel { ranks, tokens, passed: [false; 2] };
        assert!(duel([6, 7], [1, 0]).should_add(0, 3.0));
        assert!(!duel([8, 7], [1, 0]).should_add(0, 3.0), "it wins without");
        assert!(!duel([2, 7], [1, 0]).should_add(0, 3.0), "one is not enough");
        assert!(!duel([6, 7], [1, 2]).should_add(0, 3.0), "it would be answered");
        assert!(!duel([6, 1], [1, 0]).should_add(0, 3.0), "a 1 beats 8 and more");
    }

    #[test]
    fn chances_of_every_hand_add_up() {
        for tokens in 0..9 {
            every(4, 0, &mut [0; 8], &mut |hand| {
                let chances = chances(hand, tokens / 3, tokens % 3);
                assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4);
                assert!(chances.iter().zip(hand).all(|(chance, count)| *chance == 0.0 || *count > 0));
            });
        }
    }
}
