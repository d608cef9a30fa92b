//! Hints: what a seat might do, how likely everybody is to win then, and why.

use tabletop::{BySeat, Fast, Seat, Silent, Step, Viewer};

use crate::{
    Budget, Evaluate, Means, NothingOwed, Stop,
    bot::imagined,
    budget::Ticker,
    calibration::shrunk,
    habits::Method,
    policy::{Light, playout},
    search::{Findings, Way},
    thinker::look_ahead,
};

/// What a seat might do.
#[derive(Clone, Debug)]
pub struct Analysis<A> {
    /// Whose decision it is.
    pub seat: Seat,
    /// How likely each seat is to win if the best line is played.
    pub win: BySeat<f32>,
    /// The points each seat may expect then.
    pub points: BySeat<f32>,
    /// The best lines, best first.
    pub lines: Vec<AnalysedLine<A>>,
    /// How many iterations it took.
    pub iterations: u32,
}

/// One way to go on.
#[derive(Clone, Debug)]
pub struct AnalysedLine<A> {
    /// What the seat does.
    pub actions: Vec<A>,
    /// The share of all tries that it got: how sure the search is of it.
    pub share: f32,
    /// How likely each seat is to win by it.
    pub win: BySeat<f32>,
    /// The points each seat may expect.
    pub points: BySeat<f32>,
    /// What speaks for it or against it beside the best other line, the most important first.
    pub why: Vec<Reason>,
}

/// A difference that matters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reason {
    /// The feature's key.
    pub name: &'static str,
    /// How much it changes the logarithm of the odds to win.
    pub worth: f32,
}

/// How an analysis is made.
#[derive(Clone, Debug)]
pub struct Question {
    /// How many lines are wanted.
    pub lines: usize,
    /// How long it may take.
    pub budget: Budget,
    /// What it may use.
    pub means: Means,
    /// Ends it early.
    pub stop: Stop,
}

impl Question {
    /// A count of what this share of the budget allows, from now on.
    pub(crate) fn ticker(&self, share: f32) -> Ticker {
        let part = |all: u32| (all as f32 * share) as u32;
        let budget = match self.budget {
            Budget::Iterations(all) => Budget::Iterations(part(all)),
            Budget::Millis(all) => Budget::Millis(part(all)),
        };
        self.means.ticker(budget).until(&self.stop)
    }
}

/// How long a player waits for a hint.
pub const HINT_BUDGET: Budget = Budget::Millis(1000);
/// The first answers come early: the shares of the budget for each stage, every stage being a search of its own.
const STAGES: [f32; 3] = [1.0 / 32.0, 1.0 / 8.0, 27.0 / 32.0];
/// How many games are played out to expect points.
const GAMES: u32 = 32;
/// The number of deals of what the player does not know over which an action is valued.
const DEALS: u16 = 8;
/// How many reasons are given.
const REASONS: usize = 3;

/// Analyses a decision of `seat`. Every stage is reported as soon as it is known; the last is returned.
///
/// # Errors
/// The seat owes no decision.
pub fn analyse<G: Evaluate>(
    game: &G,
    seat: Seat,
    question: &Question,
    seed: u64,
    report: &mut dyn FnMut(&Analysis<G::Action>),
) -> Result<Analysis<G::Action>, NothingOwed> {
    let mut chance = Fast::new(seed);
    let guess = imagined(game, seat, &mut chance)?;
    let method = Method::best::<G>();
    let mut latest = None;
    for stage in STAGES {
        let mut ticker = question.ticker(stage);
        let findings = look_ahead(&guess, seat, &method, &mut ticker, chance.next());
        let analysis = best_lines(&guess, seat, &findings, question.lines, &mut chance);
        report(&analysis);
        latest = Some(analysis);
        if question.stop.is_requested() {
            break;
        }
    }
    latest.ok_or(NothingOwed { seat })
}

fn best_lines<G: Evaluate>(
    game: &G,
    seat: Seat,
    findings: &Findings<G::Action>,
    lines: usize,
    chance: &mut Fast,
) -> Analysis<G::Action> {
    let best: Vec<&Way<G::Action>> = findings.ways.iter().take(lines.max(2)).collect();
    let ends: Vec<G> = best.iter().map(|it| after(game, seat, &it.actions, chance)).collect();
    let all: u32 = findings.ways.iter().map(|it| it.visits).sum();
    let line = |(at, way): (usize, &&Way<G::Action>)| AnalysedLine {
        actions: way.actions.clone(),
        share: way.visits as f32 / all.max(1) as f32,
        win: calibrated::<G>(way),
        points: expected_points(game, seat, &way.actions, chance),
        why: ends.get(usize::from(at == 0)).map_or_else(Vec::new, |rival| reasons(&ends[at], rival, seat)),
    };
    let mut analysed: Vec<_> = best.iter().enumerate().map(line).collect();
    analysed.truncate(lines.max(1));
    in_order(&mut analysed, seat);
    Analysis {
        seat,
        win: analysed[0].win,
        points: analysed[0].points,
        lines: analysed,
        iterations: findings.iterations,
    }
}

/// A way that another one beat is shown no better than that: it was dropped early and searched less, so that its
/// chances and points are less certain.
fn in_order<A>(lines: &mut [AnalysedLine<A>], seat: Seat) {
    for at in 1..lines.len() {
        let (before, rest) = lines.split_at_mut(at);
        if rest[0].win[seat] > before[at - 1].win[seat] {
            (rest[0].win, rest[0].points) = (before[at - 1].win, before[at - 1].points);
        }
    }
}

/// How likely each seat is to win by this way, calibrated for people.
pub(crate) fn calibrated<G: Evaluate>(way: &Way<G::Action>) -> BySeat<f32> {
    let means = way.means();
    shrunk(&means, shrinkage::<G>(means.seats()))
}

/// How much of the chances found by search is spread evenly, by the number of seats.
pub(crate) fn shrinkage<G: Evaluate>(seats: u8) -> f32 {
    G::SHRINKAGE.get(usize::from(seats) - 1).copied().unwrap_or_default()
}

/// The position after these actions, what the seat cannot know dealt afresh.
pub(crate) fn after<G: Evaluate>(game: &G, seat: Seat, actions: &[G::Action], chance: &mut Fast) -> G {
    let mut end = game.imagine(Viewer::Seat(seat), chance);
    for &action in actions {
        G::resolve(&mut Step::new(&mut end, &mut Silent, chance), seat, action);
    }
    end
}

fn expected_points<G: Evaluate>(
    game: &G,
    seat: Seat,
    actions: &[G::Action],
    chance: &mut Fast,
) -> BySeat<f32> {
    let mut sum = BySeat::new(game.seats());
    for _ in 0..GAMES {
        let mut end = after(game, seat, actions, chance);
        playout(&mut end, &mut Light, chance);
        for (seat, score) in end.outcome().score.iter() {
            sum[seat] += *score as f32 / GAMES as f32;
        }
    }
    sum
}

/// What makes one position better for a seat than another, or worse.
pub(crate) fn reasons<G: Evaluate>(here: &G, there: &G, seat: Seat) -> Vec<Reason> {
    let mut reasons: Vec<Reason> = Vec::new();
    for (ours, theirs) in here.features().iter().zip(there.features()) {
        // Only what sets the seat apart from the others makes a win more likely.
        let lead = |amount: &BySeat<f32>| {
            let all: f32 = amount.as_slice().iter().sum();
            let others = f32::from(amount.seats().max(2) - 1);
            amount[seat] - (all - amount[seat]) / others
        };
        let worth = ours.weight * (lead(&ours.amount) - lead(&theirs.amount));
        match reasons.iter_mut().find(|it| it.name == ours.name) {
            Some(known) => known.worth += worth,
            None => reasons.push(Reason { name: ours.name, worth }),
        }
    }
    reasons.retain(|it| it.worth.abs() > 0.005);
    reasons.sort_by(|a, b| b.worth.abs().total_cmp(&a.worth.abs()));
    reasons.truncate(REASONS);
    reasons
}

/// How likely each seat is to win if `seat` does this, in each of some deals of what it does not know, by as many
/// iterations as the budget allows. The same seed gives the same deals.
pub(crate) fn values_of<G: Evaluate>(
    game: &G,
    seat: Seat,
    actions: &[G::Action],
    question: &Question,
    seed: u64,
) -> Vec<BySeat<f32>> {
    let mut chance = Fast::new(seed);
    let value = |deal: u16| {
        let end = after(game, seat, actions, &mut chance);
        position_value(&end, question, seed ^ u64::from(deal))
    };
    (0..DEALS).map(value).collect()
}

/// How likely each seat is to win from here, with its part of the question's budget.
fn position_value<G: Evaluate>(game: &G, question: &Question, seed: u64) -> BySeat<f32> {
    let Some(next) = game.turn().seats().first() else {
        return game.outcome().win_share();
    };
    let mut ticker = question.ticker(1.0 / f32::from(DEALS));
    let findings = look_ahead(game, next, &Method::best::<G>(), &mut ticker, seed);
    calibrated::<G>(&findings.ways[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_searched_less_is_shown_no_better_than_the_one_before_it() {
        let line = |own: f32| AnalysedLine {
            actions: vec![()],
            share: 0.3,
            win: BySeat::from_fn(2, |it| if it == Seat(0) { own } else { 1.0 - own }),
            points: BySeat::from_fn(2, |_| 64.0 * own),
            why: Vec::new(),
        };
        let mut lines = [0.625, 0.75, 0.5].map(line);
        in_order(&mut lines, Seat(0));
        assert_eq!(lines.each_ref().map(|it| it.win[Seat(0)]), [0.625, 0.625, 0.5]);
        assert_eq!(lines.each_ref().map(|it| it.points[Seat(0)]), [40.0, 40.0, 32.0]);
    }
}
