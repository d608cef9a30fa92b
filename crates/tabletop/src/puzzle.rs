//! Puzzles: a position, a task, and the rules themselves as the teacher.

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
    /// One way to solve it, in notation.
    pub solution: &'static [&'static str],
    /// Whether it is solved.
    pub goal: fn(&Attempt<G>) -> bool,
    /// Whether it can no longer be solved from here.
    pub missed: fn(&Attempt<G>) -> bool,
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
#[derive(Debug)]
pub struct Attempt<G: Teach> {
    /// The puzzle.
    pub puzzle: &'static Puzzle<G>,
    /// The position now.
    pub position: G,
    /// What has happened since the first decision, entry by entry, with the seat that asked for it.
    pub entries: Vec<(Seat, Vec<G::Event>)>,
    /// What the learner has done.
    pub tried: Vec<G::Action>,
    replied: usize,
    /// What was solved stays solved, whatever follows.
    solved: bool,
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
        let mut attempt =
            Self { puzzle, position, entries: Vec::new(), tried: Vec::new(), replied: 0, solved: false };
        for line in puzzle.opening {
            attempt.follow(line);
        }
        attempt.reply();
        attempt.entries.clear();
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
        self.solved |= (self.puzzle.goal)(self);
        if !self.solved {
            self.reply();
            self.solved = (self.puzzle.goal)(self);
        }
        Ok(())
    }

    /// How it stands.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let owes = self.position.turn().seats().contains(self.puzzle.seat);
        if self.solved {
            Progress::Solved
        } else if !owes || self.position.turn() == Turn::Over || (self.puzzle.missed)(self) {
            Progress::Missed
        } else {
            Progress::Open
        }
    }

    /// What is left of the solution, as long as it has been followed.
    #[must_use]
    pub fn next(&self) -> Vec<G::Action> {
        let solution: Vec<G::Action> = self.puzzle.solution.iter().map(|it| action::<G>(it)).collect();
        if solution.starts_with(&self.tried) { solution[self.tried.len()..].to_vec() } else { Vec::new() }
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
            self.replied += 1;
            self.follow(line);
        }
    }

    fn follow(&mut self, line: &str) {
        let (seat, text) = line.split_once(": ").unwrap_or(("0", line));
        let seat = Seat(seat.parse().unwrap_or_default());
        let action = action::<G>(text);
        if let Some(refusal) = live::why(&self.position, seat, &action) {
            panic!("the puzzle {} goes on with `{line}`: {refusal}", self.puzzle.name);
        }
        self.resolve(seat, action);
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
