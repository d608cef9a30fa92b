//! Puzzles of any game: what was tried in, a frame like a table's out.

use bots::Evaluate;
use serde::Serialize;
use serde_json::{Value, value::RawValue};
use tabletop::{Attempt, Puzzle, Teach, Viewer, preview};

use crate::{
    Failure, Frame, News,
    erased::{frame, json, raw, read, refused, shown},
};

/// What is known of a puzzle before it is tried.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Lesson {
    /// Its name in addresses and text keys.
    pub name: &'static str,
    /// The section of the rules it is about.
    pub rule: &'static str,
    /// The seat that learns.
    pub seat: u8,
}

/// A puzzle after some tries.
#[derive(Clone, Debug, Serialize)]
pub struct Tried {
    /// What the learner sees, as at a table.
    pub frame: Frame,
    /// `open`, `solved` or `missed`.
    pub progress: &'static str,
    /// What is left of the solution, as long as it has been followed.
    pub next: Vec<Value>,
}

pub(crate) fn lessons<G: Teach>() -> Vec<Lesson> {
    let lesson = |it: &Puzzle<G>| Lesson { name: it.name, rule: it.rule, seat: it.seat.0 };
    G::PUZZLES.iter().map(lesson).collect()
}

/// The puzzle after these actions; `None` if there is none of this name.
pub(crate) fn attempt<G: Evaluate + Teach>(name: &str, actions: &[Value]) -> Option<Result<Tried, Failure>> {
    Some(tried::<G>(name, actions)?.map(|it| told(&it)))
}

/// What further actions would do after these; `None` if there is no such puzzle.
pub(crate) fn ahead<G: Evaluate + Teach>(
    name: &str,
    actions: &[Value],
    further: &[Value],
) -> Option<Result<Box<RawValue>, Failure>> {
    let look = |it: Attempt<G>| {
        let further: Vec<G::Action> = further.iter().map(read).collect::<Result<_, _>>()?;
        preview(&it.position, it.puzzle.seat, &further).map(|it| raw(&it)).map_err(refused::<G>)
    };
    Some(tried::<G>(name, actions)?.and_then(look))
}

fn tried<G: Evaluate + Teach>(name: &str, actions: &[Value]) -> Option<Result<Attempt<G>, Failure>> {
    let mut attempt = Attempt::new(G::PUZZLES.iter().find(|it| it.name == name)?);
    let played = actions.iter().try_for_each(|it| {
        let action = read::<G::Action>(it)?;
        attempt.play(action).map_err(refused::<G>)
    });
    Some(played.map(|()| attempt))
}

fn told<G: Evaluate + Teach>(attempt: &Attempt<G>) -> Tried {
    let viewer = Viewer::Seat(attempt.puzzle.seat);
    let news = attempt.entries.iter().enumerate().map(|(index, (seat, events))| News {
        version: index as u32 + 1,
        seat: *seat,
        undo: None,
        events: shown::<G>(events, viewer),
    });
    let (news, progress) = (news.collect::<Vec<_>>(), attempt.progress());
    let mut frame = frame(&attempt.position, viewer, news.len() as u32, news);
    // Here everything may be taken back, and after the end there is nothing to do.
    frame.undo = (!attempt.tried.is_empty()).then_some(0);
    if progress != tabletop::Progress::Open {
        frame.legal = raw::<[Value; 0]>(&[]);
    }
    Tried { frame, progress: progress.key(), next: attempt.next().iter().map(json).collect() }
}
