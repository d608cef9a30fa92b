//! Finding turns worth comparing: sampled by the game's policies, and variations of the best of them.

use tabletop::{BySeat, Chance, Fast, Seat, Turn};

use super::turns::Weighing;
use crate::{
    Evaluate,
    budget::Ticker,
    policy::{Judge, act},
};

/// A turn under consideration.
#[derive(Clone)]
pub(super) struct Plan<G: Evaluate> {
    pub(super) actions: Vec<G::Action>,
    pub(super) end: G,
    pub(super) judged: f32,
    /// Which of the turns it was when they began to be compared.
    pub(super) number: usize,
    pub(super) visits: u32,
    pub(super) total: BySeat<f32>,
}

/// The best turns found, best first.
pub(super) struct Pool<G: Evaluate> {
    pub(super) plans: Vec<Plan<G>>,
    room: usize,
}

impl<G: Evaluate> Pool<G> {
    fn new(room: usize) -> Self {
        Self { plans: Vec::with_capacity(room + 1), room: room.max(1) }
    }

    pub(super) fn offer(&mut self, actions: &[G::Action], end: &G, judged: f32) {
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

/// How many of the turns found are compared.
const COMPARED: usize = 64;

/// Samples turns and variations of the best ones.
pub(super) fn find<G: Evaluate>(
    game: &G,
    seat: Seat,
    weighing: &Weighing,
    ticker: &mut Ticker,
    seed: u64,
) -> Pool<G> {
    let mut finder = Finder::new(game, seat, COMPARED, weighing.finds_by, &mut Fast::new(seed));
    if weighing.scripted {
        finder.script();
    }
    // Proofs have used up a part of the budget.
    let begun = ticker.progress();
    let until = |share: f32| begun + (1.0 - begun) * share;
    while finder.nothing() || ticker.before(until(finder.share(weighing))) {
        // Nothing is better than a turn that wins.
        if finder.ends.plans.first().is_some_and(|it| it.judged >= WON) {
            break;
        }
        let sampling = finder.nothing() || ticker.before(until(finder.share(weighing) * 0.4));
        for _ in 0..weighing.turns_per_iteration.max(1) {
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
    judge: Judge,
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
    pub(super) fn new(game: &'a G, seat: Seat, room: usize, judge: Judge, chance: &mut Fast) -> Self {
        Self {
            game,
            seat,
            judge,
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

    /// Tries this number of turns; the best of them with their judgement, best first.
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
        let Self { mut pool, ends, seat, judge, .. } = self;
        for plan in ends.plans {
            pool.offer(&plan.actions, &plan.end, judge.worth(&plan.end, seat)[seat]);
        }
        pool
    }

    fn share(&self, weighing: &Weighing) -> f32 {
        match self.last {
            0 => weighing.finding_share,
            last if 2 * last > self.tried => LAST,
            _ => weighing.finding_share.max(NEARLY_LAST),
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
            self.pool.offer(&self.actions, end, self.judge.worth(end, self.seat)[self.seat]);
        }
    }
}

/// How near a finished game was to being won: 1 is won alone, and a narrower loss is nearer,
/// so that variations approach a win.
fn closeness<G: Evaluate>(end: &G, seat: Seat) -> f32 {
    let outcome = end.outcome();
    let share = outcome.win_share()[seat];
    if share > 0.99 {
        return WON;
    }
    let rivals = outcome.score.iter().filter(|it| it.0 != seat);
    // Rivals who are ahead count, by how far.
    let lag: i32 = rivals.map(|it| (1 + it.1 - outcome.score[seat]).max(0)).sum();
    0.5 * share + 0.4 / (1.0 + lag as f32)
}
