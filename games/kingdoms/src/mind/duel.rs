//! Battles between two, solved beforehand: which card to choose, and when to add a "+2" token.
//!
//! The table holds how likely each card of a hand should be chosen and each token added, by the own
//! hand, the tokens on both sides and the cards that tied before. It is made by
//! `cargo run --release -p kingdoms --example battle_table`, and `tests/battle_table.rs` finds out
//! what could be gained by somebody who knows it by heart.

use tabletop::{Chance, Seat};

use crate::{
    action::Action,
    rejection::Due,
    rules::{
        cards::Cards,
        components::{MODIFIER, Owner},
        state::{Battle, Kingdoms},
        turn,
    },
};

/// How many cards of each rank.
pub type Ranks = [u8; 8];

/// The number of cards of a full hand.
pub const FULL: usize = 4;
/// The most tokens of a side that the table distinguishes; more count as this many.
pub const TOKENS: u8 = 2;
/// What the table was solved for: the points that the winner gains and the loser loses.
pub const STAKE: f32 = 3.0;
/// The table's probabilities are integers out of this.
pub const PARTS: u8 = 15;

/// The number of different hands, by the number of cards.
const HANDS: [usize; FULL + 1] = [1, 8, 36, 120, 330];
/// The number of ways in which a battle may have led to a hand, by the number of cards.
const PASTS: [usize; FULL + 1] = [0, 0, 2, 18, 1];
/// Tokens on both sides.
const PURSES: usize = (TOKENS as usize + 1) * (TOKENS as usize + 1);
/// Where the cards of hands begin, by the number of cards, for one pair of purses; then the length of all.
const CARDS: [usize; 4] = {
    let four = HANDS[4] * PASTS[4] * 4;
    let three = four + HANDS[3] * PASTS[3] * 3;
    [0, four, three, three + HANDS[2] * PASTS[2] * 2]
};
/// Hands that may be left when tokens are added.
const LEFT: usize = HANDS[0] + HANDS[1] + HANDS[2] + HANDS[3];
/// How the cards on the table may stand to each other when tokens are added: the own rank, up to
/// 8 and two tokens, and how far the other is from it.
const STANDS: usize = 12 * 5;
/// What a side that is asked, and the other, may have had when the round began and have left now.
const OWN_PURSES: usize = 3;
const OTHER_PURSES: usize = 6;
/// Chances to choose cards, and then to add tokens.
const CHOOSING: usize = PURSES * CARDS[3];
/// All chances; two share a byte.
pub const CHANCES: usize = CHOOSING + OWN_PURSES * OTHER_PURSES * 2 * STANDS * LEFT;

static TABLE: &[u8; CHANCES.div_ceil(2)] = include_bytes!("battle_table.bin");

/// All hands of this many cards, in the order of [`index`].
#[must_use]
pub fn hands(size: usize) -> Vec<Ranks> {
    fn deal(left: usize, from: usize, hand: &mut Ranks, all: &mut [Ranks]) {
        if left == 0 {
            all[index(hand)] = *hand;
            return;
        }
        for rank in from..8 {
            hand[rank] += 1;
            deal(left - 1, rank, hand, all);
            hand[rank] -= 1;
        }
    }
    let mut all = vec![[0; 8]; HANDS[size]];
    deal(size, 0, &mut [0; 8], &mut all);
    all
}

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

/// Where the chances of a hand's cards begin, one for each card, lowest rank first; cards of one
/// rank share the first. `used` are the ranks that lie on the table from earlier rounds.
#[must_use]
pub fn card_at(hand: &Ranks, tokens: [u8; 2], used: &Ranks) -> usize {
    let size = usize::from(hand.iter().sum::<u8>()).clamp(2, FULL);
    let [own, other] = tokens.map(|it| usize::from(it.min(TOKENS)));
    let purses = own * (usize::from(TOKENS) + 1) + other;
    let place = past(size, used) * HANDS[size] + index(hand);
    purses * CARDS[3] + CARDS[FULL - size] + place * size
}

/// What is remembered of earlier rounds: after one tie its two cards, after two whether all cards
/// came in pairs.
fn past(size: usize, used: &Ranks) -> usize {
    let low = used.iter().position(|&it| it > 0).unwrap_or(0);
    let high = used.iter().rposition(|&it| it > 0).unwrap_or(0);
    match (size, high - low) {
        (3, 0) => low,
        (3, 2) => 8 + low,
        // Cards further apart tie only with more tokens than the table knows.
        (3, _) => 14 + low.min(3),
        (2, _) => usize::from(used.iter().any(|it| it % 2 == 1)),
        _ => 0,
    }
}

/// Where the chance to add a token is found, for the side that is asked and holds these cards yet.
#[must_use]
pub fn token_at(hand: &Ranks, duel: &Duel, side: usize) -> usize {
    let size = usize::from(hand.iter().sum::<u8>()).min(FULL - 1);
    let (own, other) = (duel.ranks[side].clamp(1, 12), duel.ranks[1 - side].clamp(1, 12));
    let apart = (i16::from(other) - i16::from(own)).clamp(-4, 4) / 2 + 2;
    let stand = usize::from(own - 1) * 5 + apart as usize;
    let [(mine, my_start), (theirs, their_start)] = [side, 1 - side].map(|it| {
        let start = (duel.tokens[it] + duel.spent[it]).min(TOKENS);
        (usize::from(duel.tokens[it].min(start)), usize::from(start))
    });
    let last = usize::from(duel.passed[1 - side] || theirs == 0);
    // The player who is asked has a token: 1 of 1, 1 of 2 or 2 of 2; the other may have none.
    let own_purse = (mine + my_start).clamp(2, 4) - 2;
    let key = (own_purse * OTHER_PURSES + their_start * (their_start + 1) / 2 + theirs) * 2 + last;
    let before: usize = HANDS[..size].iter().sum();
    CHOOSING + (key * STANDS + stand) * LEFT + before + index(hand)
}

fn part(at: usize) -> u8 {
    TABLE[at / 2] >> (at % 2 * 4) & 15
}

/// How likely each rank should be chosen, in whatever unit.
#[must_use]
pub fn chances(hand: &Ranks, tokens: [u8; 2], used: &Ranks) -> [u32; 8] {
    let mut chances = [0; 8];
    let (start, mut at) = (card_at(hand, tokens, used), 0);
    let single = hand.iter().sum::<u8>() == 1;
    for (rank, &count) in hand.iter().enumerate().filter(|it| *it.1 > 0) {
        chances[rank] = if single { 1 } else { u32::from(part(start + at)) };
        at += usize::from(count);
    }
    chances
}

/// How likely the side that is asked should add a token, in parts of [`PARTS`].
#[must_use]
pub fn adds(hand: &Ranks, duel: &Duel, side: usize, stake: f32) -> u8 {
    if duel.may_tie() {
        return part(token_at(hand, duel, side));
    }
    if duel.should_add(side, stake) { PARTS } else { 0 }
}

/// Two cards on the table, and the tokens that may be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duel {
    /// The effective ranks.
    pub ranks: [u8; 2],
    /// The tokens left.
    pub tokens: [u8; 2],
    /// The tokens added to these cards.
    pub spent: [u8; 2],
    /// The sides that have passed since a token was added.
    pub passed: [bool; 2],
}

impl Duel {
    /// Two cards that were just turned up.
    #[must_use]
    pub const fn new(ranks: [u8; 2], tokens: [u8; 2]) -> Self {
        Self { ranks, tokens, spent: [0; 2], passed: [false; 2] }
    }

    /// Rule 9.2: who is asked next, beginning with `from`.
    #[must_use]
    pub fn asked(&self, from: usize) -> Option<usize> {
        [from, 1 - from].into_iter().find(|&it| self.tokens[it] > 0 && !self.passed[it])
    }

    /// With a token of `side` added.
    #[must_use]
    pub fn added(mut self, side: usize) -> Self {
        self.ranks[side] += MODIFIER;
        self.tokens[side] -= 1;
        self.spent[side] += 1;
        self.passed = [false; 2];
        self
    }

    /// With `side` passing.
    #[must_use]
    pub const fn passing(mut self, side: usize) -> Self {
        self.passed[side] = true;
        self
    }

    /// Rule 9.3: 1 if side 0 wins as it stands, -1 if side 1 does, 0 if neither.
    #[must_use]
    pub const fn winner(&self) -> i8 {
        let [a, b] = self.ranks;
        if a == b {
            0
        } else if (a == 1 && b >= 8) || (a > b && !(b == 1 && a >= 8)) {
            1
        } else {
            -1
        }
    }

    /// Whether tokens may lead to a tie yet.
    #[must_use]
    pub fn may_tie(&self) -> bool {
        let apart = self.ranks[0].abs_diff(self.ranks[1]);
        apart.is_multiple_of(2) && apart <= MODIFIER * self.tokens[0].max(self.tokens[1])
    }

    /// What it is worth to side 0 when `from` is asked next, where no tie is possible: 1 to the
    /// winner, and the stake's share for every token spent from now on.
    #[must_use]
    pub fn value(self, from: usize, stake: f32) -> f32 {
        let Some(side) = self.asked(from) else { return f32::from(self.winner()) };
        let sign = if side == 0 { 1.0 } else { -1.0 };
        let (pass, add) = self.choices(side, stake);
        if sign * add > sign * pass { add } else { pass }
    }

    fn choices(self, side: usize, stake: f32) -> (f32, f32) {
        let cost = if side == 0 { 1.0 / stake } else { -1.0 / stake };
        (self.passing(side).value(1 - side, stake), self.added(side).value(1 - side, stake) - cost)
    }

    /// Whether `side`, who is asked, should add a token, where no tie is possible.
    #[must_use]
    pub fn should_add(self, side: usize, stake: f32) -> bool {
        let sign = if side == 0 { 1.0 } else { -1.0 };
        let (pass, add) = self.choices(side, stake);
        sign * add > sign * pass
    }
}

/// What the table says about a decision in a battle between two, if it is one the table knows.
pub(crate) fn decision(game: &Kingdoms, seat: Seat, chance: &mut impl Chance) -> Option<Action> {
    let battle = game.battle()?;
    let rival = rival(game, battle, seat)?;
    let hand = ranks_of(game.hand(seat));
    let (both, used) = ([seat, rival], ranks_of(battle.used));
    let tokens = both.map(|it| game.modifiers[it.index()]);
    match turn::due(game, seat) {
        Due::BattleCard => {
            let rounds = used.iter().sum::<u8>() / 2;
            // Hands that were not full when the battle began are unknown to the table.
            if usize::from(hand.iter().sum::<u8>() + rounds) != FULL {
                return None;
            }
            let chances = chances(&hand, tokens, &used);
            let mut left = chance.below(chances.iter().sum::<u32>().max(1));
            let rank = chances.iter().position(|&it| {
                let chosen = left < it;
                left = left.saturating_sub(it);
                chosen
            })?;
            let card = game.hand(seat).and(Cards::of_rank(rank as u8 + 1)).iter().next()?;
            Some(Action::Commit { card })
        }
        Due::Modifier => {
            // The loser gets points and a token instead.
            let [token, second, _] = game.pays(battle.kingdom).map(f32::from);
            let stake = token - second - 1.0;
            let duel = Duel {
                ranks: both.map(|it| battle.rank(it)),
                tokens: tokens.map(|it| it.min(2 * TOKENS)),
                spent: both.map(|it| battle.added[it.index()]),
                passed: both.map(|it| battle.passed.contains(it)),
            };
            let add = chance.below(u32::from(PARTS)) < u32::from(adds(&hand, &duel, 0, stake.max(0.5)));
            Some(if add { Action::Add } else { Action::Pass })
        }
        Due::Turn | Due::Nothing => None,
    }
}

/// The other contender, if only two fight and only two began.
fn rival(game: &Kingdoms, battle: &Battle, seat: Seat) -> Option<Seat> {
    let own = battle.fighting.contains(Owner::seat(seat));
    let two = battle.contenders.len() == 2 && battle.fighting.len() == 2 && !game.is_solo();
    battle.fighting.seats().find(|&it| it != seat).filter(|_| own && two)
}

fn ranks_of(cards: Cards) -> Ranks {
    let mut ranks = [0; 8];
    for card in cards {
        ranks[usize::from(card.rank() - 1)] += 1;
    }
    ranks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hand_has_a_place_of_its_own() {
        for size in 0..=FULL {
            let all = hands(size);
            assert!(all.iter().all(|it| usize::from(it.iter().sum::<u8>()) == size));
            assert!(all.iter().enumerate().all(|(at, hand)| index(hand) == at));
        }
    }

    #[test]
    fn every_hand_knows_what_to_choose() {
        let after = [([0; 8], 4), ([0, 0, 0, 0, 0, 0, 0, 2], 3), ([2, 0, 0, 0, 0, 0, 0, 2], 2)];
        for purses in 0..9 {
            for (used, size) in after {
                for hand in hands(size) {
                    let chances = chances(&hand, [purses / 3, purses % 3], &used);
                    assert!(chances.iter().sum::<u32>() > 0, "{hand:?}");
                    assert!(chances.iter().zip(hand).all(|(chance, count)| *chance == 0 || count > 0));
                }
            }
        }
    }

    #[test]
    fn tokens_are_added_where_they_turn_the_battle_and_nobody_can_answer() {
        let adds = |ranks, tokens| Duel::new(ranks, tokens).should_add(0, STAKE);
        assert!(adds([6, 7], [1, 0]));
        assert!(!adds([8, 7], [1, 0]), "it wins without");
        assert!(!adds([2, 7], [1, 0]), "one is not enough");
        assert!(!adds([6, 7], [1, 2]), "it would be answered");
        assert!(!adds([7, 1], [1, 0]), "it wins without, and a 1 beats 8 and more");
    }
}
