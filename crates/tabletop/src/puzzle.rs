//! Puzzles: a position, tasks one after the other, and the rules themselves as the teacher.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{Game, Keyed, Refusal, RefusalOf, Seat, Seed, Step, Turn, live};

/// A game that teaches itself by puzzles. Positions are read from the game's notation.
pub trait Teach: Game + FromStr<Err: fmt::Display> {
    /// The puzzles, in the order in which they are best learned.
    const PUZZLES: &'static [Puzzle<Self>];
}

/// One puzzle. Its words are in the game's texts, under its name.
#[derive(Debug)]
pub struct Puzzle<G: Teach> {
    /// Its name in addresses and text keys.
    pub name: &'static str,
    /// The section of the rules it is about.
    pub rule: &'static str,
    /// The position it begins with.
    pub position: &'static str,
    /// The seat that learns.
    pub seat: Seat,
    /// What happens before the first decision that is asked for, as `seat: action`.
    pub opening: &'static [&'static str],
    /// What others do when it is up to them, in this order, as `seat: action`.
    pub replies: &'static [&'static str],
    /// Pages that are read before anything is done, each with the places it points out.
    pub looks: &'static [&'static [&'static str]],
    /// What is to be done, one thing after the other; without any it is only read.
    pub tasks: &'static [Task<G>],
    /// Whether it can no longer be solved from here.
    pub missed: fn(&Attempt<G>) -> bool,
    /// The parts of the screen that have been taught by now; the others are left out.
    pub panels: &'static [&'static str],
}

/// One thing to do in a puzzle.
#[derive(Debug)]
pub struct Task<G: Teach> {
    /// One way to do it, in notation.
    pub play: &'static [&'static str],
    /// Whether it is done; exactly as played above if missing, where what follows depends on it.
    pub goal: Option<fn(&Attempt<G>) -> bool>,
    /// The places that are pointed out.
    pub marks: &'static [&'static str],
}

/// How an attempt stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// It goes on.
    Open,
    /// The task is done.
    Solved,
    /// The task can no longer be done from here.
    Missed,
}

/// A puzzle being tried.
#[derive(Clone, Debug)]
pub struct Attempt<G: Teach> {
    /// The puzzle.
    pub puzzle: &'static Puzzle<G>,
    /// The position now.
    pub position: G,
    /// What has happened since the first decision, entry by entry, with the seat that asked for it.
    pub entries: Vec<(Seat, Vec<G::Event>)>,
    /// What the learner has done.
    pub tried: Vec<G::Action>,
    /// How many tasks are done; what was solved stays solved, whatever follows.
    pub done: usize,
    replied: usize,
    /// How many actions had been tried when the present task began.
    since: usize,
    /// The position after the present task, if it is to be done exactly as shown.
    wanted: Option<G>,
}

impl<G: Teach> Attempt<G> {
    /// The puzzle at its beginning.
    ///
    /// # Panics
    /// If the puzzle is not written in the game's notation, which its test excludes.
    #[must_use]
    pub fn new(puzzle: &'static Puzzle<G>) -> Self {
        let position = match puzzle.position.parse() {
            Ok(position) => position,
            Err(why) => panic!("the puzzle {} has no position: {why}", puzzle.name),
        };
        let mut attempt = Self {
            puzzle,
            position,
            entries: Vec::new(),
            tried: Vec::new(),
            done: 0,
            replied: 0,
            since: 0,
            wanted: None,
        };
        for line in puzzle.opening {
            if let Err(refusal) = attempt.follow(line) {
                panic!("the puzzle {} opens with `{line}`: {refusal}", puzzle.name);
            }
        }
        attempt.reply();
        attempt.entries.clear();
        attempt.begin_task();
        attempt
    }

    /// Plays the learner's action, and what others do next. Several actions may come as one, of which the first
    /// solves the puzzle already: two wolves walk where one would do.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn play(&mut self, action: G::Action) -> Result<(), RefusalOf<G>> {
        if self.progress() == Progress::Missed {
            return Err(Refusal::GameOver);
        }
        if let Some(refusal) = live::why(&self.position, self.puzzle.seat, &action) {
            return Err(refusal);
        }
        self.resolve(self.puzzle.seat, action);
        self.tried.push(action);
        let mut done = self.advance();
        // Where a task must be done as shown, others wait until it is.
        if self.task().is_some_and(|it| done || it.goal.is_some()) {
            self.reply();
            done = done || self.advance();
        }
        if done {
            self.begin_task();
        }
        Ok(())
    }

    /// The task that is to be done now.
    #[must_use]
    pub fn task(&self) -> Option<&'static Task<G>> {
        self.puzzle.tasks.get(self.done)
    }

    /// Counts the present task if it is done; says whether it is.
    fn advance(&mut self) -> bool {
        let Some(task) = self.task() else { return false };
        let done = match task.goal {
            Some(goal) => goal(self),
            None => self.wanted == Some(self.position),
        };
        self.done += usize::from(done);
        done
    }

    fn begin_task(&mut self) {
        self.since = self.tried.len();
        self.wanted = None;
        let Some(Task { play, goal: None, .. }) = self.task() else { return };
        let mut ahead = self.clone();
        let allowed = play.iter().map(|it| action::<G>(it)).all(|it| {
            let allowed = live::why(&ahead.position, self.puzzle.seat, &it).is_none();
            if allowed {
                ahead.resolve(self.puzzle.seat, it);
            }
            allowed
        });
        self.wanted = allowed.then_some(ahead.position);
    }

    /// How it stands.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let owes = self.position.turn().seats().contains(self.puzzle.seat);
        if self.task().is_none() {
            Progress::Solved
        } else if !owes || self.position.turn() == Turn::Over || (self.puzzle.missed)(self) {
            Progress::Missed
        } else {
            Progress::Open
        }
    }

    /// What is left of the way that was meant, as long as the present task has followed it.
    #[must_use]
    pub fn next(&self) -> Vec<G::Action> {
        let Some(task) = self.task() else { return Vec::new() };
        let own = task.play.iter().map(|it| action::<G>(it)).collect::<Vec<_>>();
        let Some(left) = own.strip_prefix(&self.tried[self.since..]) else { return Vec::new() };
        if left.first().is_none_or(|it| live::why(&self.position, self.puzzle.seat, it).is_some()) {
            return Vec::new();
        }
        let later = &self.puzzle.tasks[self.done + 1..];
        let later = later.iter().flat_map(|it| it.play).map(|it| action::<G>(it));
        left.iter().copied().chain(later).collect()
    }

    /// Every event so far.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.entries.iter().flat_map(|it| &it.1)
    }

    /// Others act as long as it is up to them and the puzzle says how.
    fn reply(&mut self) {
        while let Some(line) = self.puzzle.replies.get(self.replied) {
            let others = self.position.turn().seats().without(self.puzzle.seat);
            if others.is_empty() {
                return;
            }
            if self.follow(line).is_err() {
                return;
            }
            self.replied += 1;
        }
    }

    /// # Errors
    /// Why it does not follow, e.g. since the learner went another way.
    fn follow(&mut self, line: &str) -> Result<(), RefusalOf<G>> {
        let (seat, text) = line.split_once(": ").unwrap_or(("0", line));
        let seat = Seat(seat.parse().unwrap_or_default());
        let action = action::<G>(text);
        if let Some(refusal) = live::why(&self.position, seat, &action) {
            return Err(refusal);
        }
        self.resolve(seat, action);
        Ok(())
    }

    /// Whether others have done all that the puzzle says.
    #[must_use]
    pub fn all_replied(&self) -> bool {
        self.replied == self.puzzle.replies.len()
    }

    /// The same actions always lead to the same position.
    fn resolve(&mut self, seat: Seat, action: G::Action) {
        let mut chance = Keyed::for_entry(&Seed::number(0), self.entries.len() as u64 + 1);
        let mut events = Vec::new();
        G::resolve(&mut Step::new(&mut self.position, &mut events, &mut chance), seat, action);
        self.entries.push((seat, events));
    }
}

fn action<G: Game>(text: &str) -> G::Action {
    match text.parse() {
        Ok(action) => action,
        Err(why) => panic!("`{text}` is not an action: {why}"),
    }
}
