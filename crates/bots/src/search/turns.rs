//! Weighing whole turns, for games whose turns are many small decisions that belong together.
//!
//! Turns are sampled by the game's policies and varied; the best by the game's judgement compete
//! in play-outs, where the worse half drops out again and again. The more often a turn is played out, the more of
//! what follows is thought about: see [`super::replies`].

use std::sync::Mutex;

use tabletop::{BySeat, Chance, Evaluate, Fast, Seat, Turn};

use super::{
    Findings, Way, add,
    parallel::{on_cores, seed_of},
    replies::{Foresight, Replies},
};
use crate::{
    budget::Ticker,
    policy::{act, worth},
};

/// How turns are weighed.
#[derive(Clone, Copy, Debug)]
pub struct Weighing {
    /// The share of the budget that may go into proving that a turn wins at once.
    pub solving: f32,
    /// The share of the budget that goes into finding turns; the rest goes into comparing them.
    pub finding: f32,
    /// Whether the turn of the game's scripted player is among those considered.
    pub scripted: bool,
    /// How many turns are tried in the time of one iteration: finding one is quicker than a play-out.
    pub breadth: u32,
    /// How many turns are compared.
    pub pool: usize,
    /// How many turns each player chooses from in a play-out.
    pub replies: u32,
    /// How many rounds a play-out lasts, beyond a turn of every other player.
    pub further: u32,
    /// How the turns that follow are thought about; otherwise they are only played out.
    pub foresight: Option<Foresight>,
}

/// A turn under consideration.
#[derive(Clone)]
struct Plan<G: Evaluate> {
    actions: Vec<G::Action>,
    end: G,
    judged: f32,
    /// Which of the turns it was when they began to be compared.
    number: usize,
    visits: u32,
    total: BySeat<f32>,
}

/// The best turns found so far, best first.
struct Pool<G: Evaluate> {
    plans: Vec<Plan<G>>,
    room: usize,
}

impl<G: Evaluate> Pool<G> {
    fn new(room: usize) -> Self {
        Self { plans: Vec::with_capacity(room + 1), room: room.max(1) }
    }

    fn offer(&mut self, actions: &[G::Action], end: &G, judged: f32) {
        if self.plans.len() == self.room && self.plans[self.room - 1].judged >= judged {
            return;
        }
        let at = self.plans.partition_point(|it| it.judged > judged);
        // Two ways to the same position are one.
        let equals = self.plans[at..].iter().take_while(|it| it.judged == judged);
        if equals.into_iter().any(|it| it.end == *end) {
            return;
        }
        self.plans.truncate(self.room - 1);
        self.plans.insert(
            at.min(self.plans.len()),
            Plan {
                actions: actions.to_vec(),
                end: *end,
                judged,
                number: 0,
                visits: 0,
                total: BySeat::new(end.seats()),
            },
        );
    }
}

/// Weighs the turns that `seat`, which owes a decision, can take from here.
pub fn weigh<G: Evaluate>(
    game: &G,
    seat: Seat,
    weighing: &Weighing,
    ticker: &mut Ticker,
    seed: u64,
    cores: usize,
) -> Findings<G::Action> {
    if let Some(turn) = proven(game, seat, weighing, ticker) {
        return Findings { ways: vec![turn], iterations: ticker.done().max(1) };
    }
    let found = on_cores(cores, |core| {
        let mut ticker = ticker.part(cores);
        let pool = find(game, seat, weighing, &mut ticker, seed_of(seed, core));
        (pool, ticker)
    });
    let mut pools = found.into_iter();
    let (mut pool, part) = pools.next().expect("there is at least one core");
    ticker.join(&part);
    for (other, _) in pools {
        for plan in other.plans {
            pool.offer(&plan.actions, &plan.end, plan.judged);
        }
    }
    let mut plans = pool.plans;
    compare(&mut plans, seat, weighing, ticker, seed, cores);
    let way = |it: Plan<G>| match it.visits {
        // What was never played out is worth what it looks like.
        0 => Way { actions: it.actions, visits: 1, total: worth(&it.end) },
        visits if it.end.turn() == Turn::Over => Way { actions: it.actions, visits, total: it.total },
        // However all play-outs end, nothing is certain before the game is over: one more ends evenly.
        visits => {
            let even = 1.0 / f32::from(it.end.seats());
            let total = BySeat::from_fn(it.end.seats(), |seat| it.total[seat] + even);
            Way { actions: it.actions, visits: visits + 1, total }
        }
    };
    let ways = plans.into_iter().map(way);
    Findings { ways: ways.collect(), iterations: ticker.done() }
}

/// A turn that is known to win the game at once.
fn proven<G: Evaluate>(
    game: &G,
    seat: Seat,
    weighing: &Weighing,
    ticker: &mut Ticker,
) -> Option<Way<G::Action>> {
    let mut looked = 0;
    let actions = game.winning_turn(seat, &mut || {
        looked += 1;
        // To look at a position is quicker than a play-out.
        if looked % PER_ITERATION == 0 {
            ticker.tick();
        }
        ticker.before(weighing.solving)
    })?;
    let mut end = *game;
    actions.iter().for_each(|&it| act(&mut end, seat, it, &mut Fast::new(0)));
    Some(Way { actions, visits: 1, total: worth(&end) })
}

/// How many positions are looked at in the time of one iteration.
const PER_ITERATION: u32 = 4;

/// Samples turns and variations of the best ones.
fn find<G: Evaluate>(game: &G, seat: Seat, weighing: &Weighing, ticker: &mut Ticker, seed: u64) -> Pool<G> {
    let mut finder = Finder::new(game, seat, weighing.pool, &mut Fast::new(seed));
    if weighing.scripted {
        finder.script();
    }
    // What went into proofs is not there any more.
    let begun = ticker.progress();
    let until = |share: f32| begun + (1.0 - begun) * share;
    while finder.nothing() || ticker.before(until(finder.share(weighing))) {
        // Nothing is better than a turn that wins.
        if finder.ends.plans.first().is_some_and(|it| it.judged >= WON) {
            break;
        }
        let sampling = finder.nothing() || ticker.before(until(finder.share(weighing) * 0.4));
        for _ in 0..weighing.breadth.max(1) {
            if sampling {
                finder.sample();
            } else {
                finder.vary();
            }
        }
        ticker.tick();
    }
    finder.found()
}

pub(super) struct Finder<'a, G: Evaluate> {
    game: &'a G,
    seat: Seat,
    chance: Fast,
    actions: Vec<G::Action>,
    /// The turn that is varied.
    parent: Vec<G::Action>,
    legal: Vec<G::Action>,
    pool: Pool<G>,
    /// The best turns that end the game: they are varied even where they look worse than going on.
    ends: Pool<G>,
    /// How many turns were tried, and how many of them ended the game.
    tried: u32,
    last: u32,
}

/// How a turn is judged that wins the game alone.
const WON: f32 = 1.0;
/// The share of the budget that goes into finding turns if they end the game: there is nothing to
/// play out then.
const LAST: f32 = 0.95;
/// The share of the budget that goes into finding turns if some of them end the game.
const NEARLY_LAST: f32 = 0.8;
/// How many turns that end the game are kept.
const ENDS: usize = 16;

impl<'a, G: Evaluate> Finder<'a, G> {
    pub(super) fn new(game: &'a G, seat: Seat, room: usize, chance: &mut Fast) -> Self {
        Self {
            game,
            seat,
            chance: Fast::new(chance.next()),
            actions: Vec::with_capacity(64),
            parent: Vec::with_capacity(64),
            legal: Vec::with_capacity(1024),
            pool: Pool::new(room),
            ends: Pool::new(ENDS),
            tried: 0,
            last: 0,
        }
    }

    /// Looks at so many turns; the best of them with what they look like, best first.
    pub(super) fn look(mut self, tries: u32) -> impl Iterator<Item = (Vec<G::Action>, f32)> {
        for number in 0..tries.max(1) {
            if self.nothing() || number < tries / 2 {
                self.sample();
            } else {
                self.vary();
            }
        }
        self.found().plans.into_iter().map(|it| (it.actions, it.judged))
    }

    /// The best of the turns that were tried, whether they end the game or not.
    fn found(self) -> Pool<G> {
        let Self { mut pool, ends, seat, .. } = self;
        for plan in ends.plans {
            pool.offer(&plan.actions, &plan.end, worth(&plan.end)[seat]);
        }
        pool
    }

    fn share(&self, weighing: &Weighing) -> f32 {
        match self.last {
            0 => weighing.finding,
            last if 2 * last > self.tried => LAST,
            _ => weighing.finding.max(NEARLY_LAST),
        }
    }

    fn nothing(&self) -> bool {
        self.pool.plans.is_empty() && self.ends.plans.is_empty()
    }

    /// The turn of the scripted player.
    fn script(&mut self) {
        let mut game = *self.game;
        self.actions.clear();
        while game.turn().seats().contains(self.seat) {
            let action = game.scripted(self.seat, &mut self.chance);
            self.take(&mut game, action);
        }
        self.offer(&game);
    }

    /// A turn of the light policy.
    fn sample(&mut self) {
        let mut game = *self.game;
        self.actions.clear();
        self.finish(&mut game);
        self.offer(&game);
    }

    /// A good turn with one decision changed.
    fn vary(&mut self) {
        let ending = !self.ends.plans.is_empty() && (self.pool.plans.is_empty() || self.chance.below(2) == 0);
        let pool = if ending { &self.ends } else { &self.pool };
        let nth = self.chance.below(pool.plans.len() as u32) + 1;
        let parent = self.chance.below(nth) as usize;
        self.parent.clone_from(&pool.plans[parent].actions);
        let length = self.parent.len();
        let cut = self.chance.below(length as u32) as usize;
        let mut game = *self.game;
        self.actions.clear();
        for at in 0..cut {
            let action = self.parent[at];
            self.take(&mut game, action);
        }
        let changed = if self.chance.below(2) == 0 {
            game.light(self.seat, &mut self.chance)
        } else {
            self.legal.clear();
            game.legal(self.seat, &mut self.legal);
            self.legal[self.chance.below(self.legal.len() as u32) as usize]
        };
        self.take(&mut game, changed);
        if self.chance.below(4) != 0 {
            // Sometimes the changed decision comes in addition, mostly it replaces one.
            let skip = usize::from(self.chance.below(3) != 0);
            for at in (cut + skip)..length {
                if !game.turn().seats().contains(self.seat) {
                    break;
                }
                let action = self.parent[at];
                if game.check(self.seat, &action).is_ok() {
                    self.take(&mut game, action);
                }
            }
        }
        self.finish(&mut game);
        self.offer(&game);
    }

    fn finish(&mut self, game: &mut G) {
        while game.turn().seats().contains(self.seat) {
            let action = game.light(self.seat, &mut self.chance);
            self.take(game, action);
        }
    }

    fn take(&mut self, game: &mut G, action: G::Action) {
        self.actions.push(action);
        act(game, self.seat, action, &mut self.chance);
    }

    fn offer(&mut self, end: &G) {
        self.tried += 1;
        if end.turn() == Turn::Over {
            self.last += 1;
            self.ends.offer(&self.actions, end, closeness(end, self.seat));
        } else {
            self.pool.offer(&self.actions, end, worth(end)[self.seat]);
        }
    }
}

/// How near a game that is over was to being won: 1 is won alone, and what is lost by less is nearer,
/// so that variations find the way.
fn closeness<G: Evaluate>(end: &G, seat: Seat) -> f32 {
    let outcome = end.outcome();
    let share = outcome.win_share()[seat];
    if share > 0.99 {
        return WON;
    }
    let rivals = outcome.score.iter().filter(|it| it.0 != seat);
    // Whoever is ahead counts; those further behind break ties.
    let lag: i32 = rivals.map(|it| (1 + it.1 - outcome.score[seat]).max(0)).sum();
    0.5 * share + 0.4 / (1.0 + lag as f32)
}

/// Compares the turns by play-outs; the worse half drops out again and again. Best first.
fn compare<G: Evaluate>(
    plans: &mut [Plan<G>],
    seat: Seat,
    weighing: &Weighing,
    ticker: &mut Ticker,
    seed: u64,
    cores: usize,
) {
    for (number, plan) in plans.iter_mut().enumerate() {
        plan.number = number;
    }
    let forest = || Mutex::new(plans.iter().map(|_| Replies::default()).collect());
    let forests: Vec<Mutex<Vec<Replies<G::Action>>>> = (0..cores.max(1)).map(|_| forest()).collect();
    let mut alive = plans.len();
    let rounds = alive.max(2).ilog2();
    let before = ticker.progress();
    for round in 1..=rounds {
        if alive < 2 {
            break;
        }
        let share = before + (1.0 - before) * round as f32 / rounds as f32;
        let sums = on_cores(cores, |core| {
            let mut ticker = ticker.part(cores);
            let seed = seed_of(seed, core) ^ u64::from(round) << 32;
            let mut forest = forests[core as usize].lock().expect("every core has its own");
            let sums = sweep(&plans[..alive], &mut forest, weighing, &mut ticker, share, seed);
            (sums, ticker)
        });
        for (sums, part) in &sums {
            for (plan, (visits, total)) in plans.iter_mut().zip(sums) {
                plan.visits += visits;
                add(&mut plan.total, total);
            }
            ticker.join(part);
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
    forest: &mut [Replies<G::Action>],
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
            // The same chance for every turn makes them easier to compare.
            let mut chance = Fast::new(seed.wrapping_add(lap << 8));
            let worth = forest[plan.number].play_on(&plan.end, weighing, ticker, &mut chance);
            sum.0 += 1;
            add(&mut sum.1, &worth);
            ticker.tick();
        }
    }
    sums
}

/// One turn of whoever is next: the best of a few by the game's judgement.
pub(super) fn reply<G: Evaluate>(game: &mut G, choices: u32, chance: &mut impl Chance) {
    let Some(seat) = game.turn().seats().first() else {
        return;
    };
    let start = *game;
    let mut best = f32::NEG_INFINITY;
    for _ in 0..choices {
        let mut end = start;
        while end.turn().seats().contains(seat) {
            let action = end.light(seat, chance);
            act(&mut end, seat, action, chance);
        }
        if choices == 1 {
            *game = end;
            return;
        }
        let judged = worth(&end)[seat];
        if judged > best {
            best = judged;
            *game = end;
        }
    }
}
