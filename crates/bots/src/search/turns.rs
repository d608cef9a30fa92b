//! Comparing whole turns, for games whose turns are many small decisions that belong together.
//!
//! Turns are sampled by the game's policies and varied; the best by the game's judgement compete
//! in play-outs, where the worse half is dropped again and again. The more often a turn is played out, the more of
//! what follows is searched: see [`super::replies`].

use tabletop::{BySeat, Chance, Fast, Seat, Turn};

use super::{
    Findings, Way, add,
    finding::{Plan, find},
    replies::{Foresight, Replies},
};
use crate::{
    Evaluate, TurnKnowledge,
    budget::Ticker,
    policy::{Judge, act, worth},
};

/// How turns are compared.
#[derive(Clone, Copy, Debug)]
pub struct Weighing {
    /// The share of the budget that may go into proving that a turn wins at once.
    pub solving_share: f32,
    /// The share of the budget that goes into finding turns; the rest goes into comparing them.
    pub finding_share: f32,
    /// Whether the turn of the game's scripted player is among those considered.
    pub scripted: bool,
    /// How many turns are tried in the time of one iteration: finding one is quicker than a play-out.
    pub turns_per_iteration: u32,
    /// How many rounds a play-out lasts, beyond a turn of every other player.
    pub extra_rounds: u32,
    /// What judges the turns that are found.
    pub finds_by: Judge,
    /// What judges the ends of play-outs.
    pub ends_by: Judge,
    /// How the turns that follow are searched; otherwise they are only played out.
    pub foresight: Option<Foresight>,
}

/// Compares the turns that `seat`, which owes a decision, can take from here.
pub fn weigh<G: Evaluate>(
    game: &G,
    seat: Seat,
    weighing: &Weighing,
    ticker: &mut Ticker,
    seed: u64,
) -> Findings<G::Action> {
    if let Some(turn) = proven(game, seat, weighing, ticker) {
        return Findings { ways: vec![turn], iterations: ticker.done().max(1) };
    }
    let mut plans = find(game, seat, weighing, ticker, seed).plans;
    compare(&mut plans, seat, weighing, ticker, seed);
    let way = |it: Plan<G>| match it.visits {
        // A turn that was never played out is worth what it looks like.
        0 => Way { actions: it.actions, visits: 1, total: weighing.finds_by.worth(&it.end, seat) },
        visits if it.end.turn() == Turn::Over => Way { actions: it.actions, visits, total: it.total },
        // Even if all play-outs end alike, nothing is certain before the game is over: one more ends evenly.
        visits => {
            let even = 1.0 / f32::from(it.end.seats());
            let total = BySeat::from_fn(it.end.seats(), |seat| it.total[seat] + even);
            Way { actions: it.actions, visits: visits + 1, total }
        }
    };
    let ways = plans.into_iter().map(way);
    Findings { ways: ways.collect(), iterations: ticker.done() }
}

/// A turn that is proven to win the game at once.
fn proven<G: Evaluate>(
    game: &G,
    seat: Seat,
    weighing: &Weighing,
    ticker: &mut Ticker,
) -> Option<Way<G::Action>> {
    let mut visited = 0;
    let actions = (TurnKnowledge::OFFERED.winning_turn)(game, seat, &mut || {
        visited += 1;
        // Visiting a position is quicker than a play-out.
        if visited % POSITIONS_PER_ITERATION == 0 {
            ticker.tick();
        }
        ticker.before(weighing.solving_share)
    })?;
    let mut end = *game;
    actions.iter().for_each(|&it| act(&mut end, seat, it, &mut Fast::new(0)));
    Some(Way { actions, visits: 1, total: worth(&end) })
}

/// How many positions a proof visits in the time of one iteration.
const POSITIONS_PER_ITERATION: u32 = 4;

/// Compares the turns by play-outs; the worse half is dropped again and again. Best first.
fn compare<G: Evaluate>(
    plans: &mut [Plan<G>],
    seat: Seat,
    weighing: &Weighing,
    ticker: &mut Ticker,
    seed: u64,
) {
    for (number, plan) in plans.iter_mut().enumerate() {
        plan.number = number;
    }
    let mut replies: Vec<Replies<G::Action>> = plans.iter().map(|_| Replies::default()).collect();
    let mut alive = plans.len();
    let rounds = alive.max(2).ilog2();
    let before = ticker.progress();
    for round in 1..=rounds {
        if alive < 2 {
            break;
        }
        let share = before + (1.0 - before) * round as f32 / rounds as f32;
        let seed = seed ^ u64::from(round) << 32;
        let sums = sweep(&plans[..alive], &mut replies, weighing, ticker, share, seed);
        for (plan, (visits, total)) in plans.iter_mut().zip(&sums) {
            plan.visits += visits;
            add(&mut plan.total, total);
        }
        let mean = |it: &Plan<G>| match it.visits {
            0 => it.judged - 1.0,
            visits => it.total[seat] / visits as f32,
        };
        plans[..alive].sort_by(|a, b| mean(b).total_cmp(&mean(a)));
        alive = alive.div_ceil(2);
    }
}

/// Play-outs of each turn in turn, until this share of the budget is used up.
fn sweep<G: Evaluate>(
    plans: &[Plan<G>],
    replies: &mut [Replies<G::Action>],
    weighing: &Weighing,
    ticker: &mut Ticker,
    share: f32,
    seed: u64,
) -> Vec<(u32, BySeat<f32>)> {
    let mut sums = vec![(0, BySeat::new(plans[0].end.seats())); plans.len()];
    for lap in 0.. {
        for (plan, sum) in plans.iter().zip(&mut sums) {
            if !ticker.before(share) {
                return sums;
            }
            // The same random numbers for every turn make them easier to compare.
            let mut chance = Fast::new(seed.wrapping_add(lap << 8));
            let worth = replies[plan.number].play_on(&plan.end, weighing, ticker, &mut chance);
            sum.0 += 1;
            add(&mut sum.1, &worth);
            ticker.tick();
        }
    }
    sums
}

/// One turn of the next player by the light policy.
pub(super) fn play_turn<G: Evaluate>(game: &mut G, chance: &mut impl Chance) {
    let Some(seat) = game.turn().seats().first() else {
        return;
    };
    while game.turn().seats().contains(seat) {
        let action = game.light(seat, chance);
        act(game, seat, action, chance);
    }
}
