//! The review of a finished game: win chances turn by turn, what each choice cost, and what was luck.

use tabletop::{BySeat, Fast, Seat, Turn, Viewer};

use crate::{
    Evaluate,
    analysis::{Question, Reason, after, calibrated, reasons, shrinkage, values_of},
    habits::Method,
    policy::act,
    search::Way,
    thinker::look_ahead,
};

/// A turn as it was played.
#[derive(Clone, Debug)]
pub struct PlayedTurn<G: Evaluate> {
    /// How many entries the log had before it.
    pub version: u32,
    /// The seat that played.
    pub seat: Seat,
    /// The position before it.
    pub before: G,
    /// What was done.
    pub actions: Vec<G::Action>,
}

/// A turn, judged.
#[derive(Clone, Debug)]
pub struct JudgedTurn<A> {
    /// How many entries the log had before it.
    pub version: u32,
    /// The seat that played.
    pub seat: Seat,
    /// How likely each seat was to win before the turn, as the player could know.
    pub win: BySeat<f32>,
    /// How likely each seat was to win by what was played.
    pub played: BySeat<f32>,
    /// What was done.
    pub actions: Vec<A>,
    /// The best that could have been played.
    pub best: Vec<A>,
    /// What speaks for the best beside what was played, or against it, the most important first.
    /// Empty where nothing better was found.
    pub why: Vec<Reason>,
    /// How much of the own chance to win the choice gave away, if that is more than the search may err by.
    pub lost: f32,
    /// How chance and what others then revealed changed each seat's chance before the next turn.
    pub luck: BySeat<f32>,
    /// Whether the game took another course here.
    pub turning: bool,
}

/// A choice that gives away less of the chance to win than this is as good as the best.
const NEGLIGIBLE: f32 = 0.01;
/// A change of anybody's chance by this much is a turning point.
const LARGE: f32 = 0.15;
/// A smaller one is, if another seat is ahead after it.
const SMALL: f32 = 0.07;
/// A game has no more turning points than this: the largest changes.
const TURNING_POINTS: usize = 5;

/// Judges every turn of a game, one after the other, and reports each.
pub fn review<G: Evaluate>(
    turns: &[PlayedTurn<G>],
    end: &G,
    question: &Question,
    seed: u64,
    report: &mut dyn FnMut(&JudgedTurn<G::Action>),
) -> Vec<JudgedTurn<G::Action>> {
    let mut judged: Vec<JudgedTurn<G::Action>> = Vec::new();
    for (at, turn) in turns.iter().enumerate() {
        let it = judge(turn, question, seed.wrapping_add(at as u64));
        report(&it);
        judged.push(it);
    }
    let mut turning = Vec::new();
    for (at, turn) in turns.iter().enumerate() {
        let next = match judged.get(at + 1) {
            Some(next) => next.win,
            None if end.turn() == Turn::Over => end.outcome().win_share(),
            None => continue,
        };
        let it = &mut judged[at];
        debug_assert_eq!(it.seat, turn.seat, "turns are judged in order");
        if is_turning(&it.win, &next) {
            turning.push((change(&it.win, &next), at));
        }
        if !predictable(turn) {
            it.luck = BySeat::from_fn(next.seats(), |seat| next[seat] - it.played[seat]);
        }
    }
    turning.sort_by(|a, b| b.0.total_cmp(&a.0));
    for &(_, at) in turning.iter().take(TURNING_POINTS) {
        judged[at].turning = true;
    }
    judged
}

/// The largest change of anybody's chance.
fn change(before: &BySeat<f32>, after: &BySeat<f32>) -> f32 {
    before.iter().map(|(seat, it)| (after[seat] - it).abs()).fold(0.0, f32::max)
}

/// Whether the game took another course between these chances.
fn is_turning(before: &BySeat<f32>, after: &BySeat<f32>) -> bool {
    let ahead = |chances: &BySeat<f32>| chances.iter().max_by(|a, b| a.1.total_cmp(b.1)).map(|it| it.0);
    let change = change(before, after);
    change >= LARGE || (change >= SMALL && ahead(before) != ahead(after))
}

fn judge<G: Evaluate>(turn: &PlayedTurn<G>, question: &Question, seed: u64) -> JudgedTurn<G::Action> {
    let seat = turn.seat;
    let guess = turn.before.imagine(Viewer::Seat(seat), &mut Fast::new(seed));
    let mut ticker = question.ticker(1.0);
    let findings = look_ahead(&guess, seat, &Method::best::<G>(), &mut ticker, seed);
    let best = &findings.ways[0];
    let same = findings.ways.iter().find(|it| it.actions == turn.actions);
    let compared = match same.filter(|it| it.visits * 10 >= best.visits) {
        Some(way) => Compared::ways::<G>(best, way, seat),
        // A turn that was hardly tried is valued by a search of its own, and the best one in the same way:
        // only equal measures can be compared.
        None => {
            let values = |actions: &[G::Action]| values_of(&guess, seat, actions, question, seed);
            Compared::deals(&values(&best.actions), &values(&turn.actions), seat)
        }
    };
    let Compared { best: win, played, .. } = compared;
    let lost = compared.lost(seat);
    // A player may have found something better than the search.
    let win = if played[seat] > win[seat] { played } else { win };
    let why = if lost < NEGLIGIBLE {
        Vec::new()
    } else {
        let [better, worse] = [&best.actions, &turn.actions].map(|it| end_of(&guess, seat, it, seed));
        reasons(&better, &worse, seat)
    };
    JudgedTurn {
        version: turn.version,
        seat,
        win,
        played,
        actions: turn.actions.clone(),
        best: best.actions.clone(),
        why,
        lost,
        luck: BySeat::new(turn.before.seats()),
        turning: false,
    }
}

/// The best choice beside what was played.
struct Compared {
    best: BySeat<f32>,
    played: BySeat<f32>,
    /// The standard error of the difference to the seat that chose.
    doubt: f32,
}

impl Compared {
    /// Two ways of one search.
    fn ways<G: Evaluate>(best: &Way<G::Action>, played: &Way<G::Action>, seat: Seat) -> Self {
        // Results between 0 and 1 vary no more than those that are one or the other.
        let variance = |it: &Way<G::Action>| it.mean(seat) * (1.0 - it.mean(seat)) / it.visits.max(1) as f32;
        let doubt = (variance(best) + variance(played)).max(0.0).sqrt();
        Self {
            best: calibrated::<G>(best),
            played: calibrated::<G>(played),
            doubt: doubt * (1.0 - shrinkage::<G>(best.total.seats())),
        }
    }

    /// Two choices, each valued in the same deals.
    fn deals(best: &[BySeat<f32>], played: &[BySeat<f32>], seat: Seat) -> Self {
        let count = best.len().max(1) as f32;
        let mean = |all: &[BySeat<f32>]| {
            BySeat::from_fn(all[0].seats(), |it| all.iter().map(|one| one[it]).sum::<f32>() / count)
        };
        let [better, worse] = [best, played].map(mean);
        let difference = better[seat] - worse[seat];
        let square = |(a, b): (&BySeat<f32>, &BySeat<f32>)| {
            let off = a[seat] - b[seat] - difference;
            off * off
        };
        let squares: f32 = best.iter().zip(played).map(square).sum();
        Self { best: better, played: worse, doubt: (squares / (count * (count - 1.0).max(1.0))).sqrt() }
    }

    /// How much the choice gave away: nothing, if that is within the doubt.
    fn lost(&self, seat: Seat) -> f32 {
        let lost = self.best[seat] - self.played[seat];
        if lost > self.doubt { lost } else { 0.0 }
    }
}

/// Where these actions lead, with the same random numbers for all of them.
fn end_of<G: Evaluate>(game: &G, seat: Seat, actions: &[G::Action], seed: u64) -> G {
    after(game, seat, actions, &mut Fast::new(seed))
}

/// Whether the player could predict everything that followed: nothing was drawn and nothing was hidden.
fn predictable<G: Evaluate>(turn: &PlayedTurn<G>) -> bool {
    let end = |seed| {
        let mut chance = Fast::new(seed);
        let mut game = turn.before.imagine(Viewer::Seat(turn.seat), &mut chance);
        turn.actions.iter().for_each(|&it| act(&mut game, turn.seat, it, &mut chance));
        game
    };
    end(1) == end(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_gave_something_away_only_beyond_the_doubt() {
        let chance = |own: f32| BySeat::from_fn(2, |it| if it == Seat(0) { own } else { 1.0 - own });
        let all = |own: [f32; 4]| own.map(chance);
        let lost = |best: [f32; 4], played: [f32; 4]| {
            Compared::deals(&all(best), &all(played), Seat(0)).lost(Seat(0))
        };
        // The deals differ, the choices differ alike in all of them.
        assert!((lost([0.2, 0.8, 0.5, 0.4], [0.1, 0.7, 0.4, 0.3]) - 0.1).abs() < 1e-6);
        assert_eq!(lost([0.2, 0.8, 0.5, 0.4], [0.8, 0.2, 0.1, 0.7]), 0.0, "now one is better, now the other");
        assert_eq!(lost([0.2; 4], [0.5; 4]), 0.0, "a player found something better");
    }

    #[test]
    fn a_game_turns_by_a_leap_or_by_a_new_leader() {
        let chances = |first: f32| BySeat::from_fn(2, |it| if it == Seat(0) { first } else { 1.0 - first });
        let turns = |from, to| is_turning(&chances(from), &chances(to));
        assert!(turns(0.9, 0.7), "a leap");
        assert!(turns(0.45, 0.54), "a new leader");
        assert!(!turns(0.6, 0.69), "the leader is further ahead");
        assert!(!turns(0.49, 0.51), "nearly nothing");
    }
}
