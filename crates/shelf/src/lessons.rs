//! Puzzles of any game: what was tried in, a frame like a table's out.

use protocol::to_client::{Lesson, News, Tried};
use tabletop::{Attempt, Progress, Puzzle, Teach, Viewer};

use crate::{
    AnyAction, Failure, Hosted, Json,
    erased::{facts, frame, natives, preview_answer, raw, refused, scene, shown},
};

pub(crate) fn lessons<G: Teach>() -> Vec<Lesson> {
    let lesson = |it: &Puzzle<G>| Lesson {
        name: it.name.to_owned(),
        rule: it.rule.to_owned(),
        seat: it.seat,
        looks: it.looks.iter().map(|it| owned(it)).collect(),
        tasks: it.tasks.len() as u32,
        panels: owned(it.panels),
    };
    G::PUZZLES.iter().map(lesson).collect()
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|&it| it.to_owned()).collect()
}

/// The puzzle after these actions, as a [`Tried`]; `None` if there is none of this name.
pub(crate) fn attempt<G: Hosted>(name: &str, actions: &[AnyAction]) -> Option<Result<Json, Failure>> {
    Some(tried::<G>(name, actions)?.map(|it| written(&it)))
}

/// What further actions would do after these; `None` if there is no such puzzle.
pub(crate) fn preview_puzzle<G: Hosted>(
    name: &str,
    actions: &[AnyAction],
    further: &[AnyAction],
) -> Option<Result<Json, Failure>> {
    let preview = |it: Attempt<G>| preview_answer(&it.position, it.puzzle.seat, further);
    Some(tried::<G>(name, actions)?.and_then(preview))
}

fn tried<G: Hosted>(name: &str, actions: &[AnyAction]) -> Option<Result<Attempt<G>, Failure>> {
    let puzzle = G::PUZZLES.iter().find(|it| it.name == name)?;
    let play = |actions: Vec<G::Action>| {
        let mut attempt = Attempt::new(puzzle);
        let played = actions.into_iter().try_for_each(|it| attempt.play(it));
        played.map(|()| attempt).map_err(refused::<G>)
    };
    Some(natives::<G>(actions).and_then(play))
}

fn written<G: Hosted>(attempt: &Attempt<G>) -> Json {
    let viewer = Viewer::Seat(attempt.puzzle.seat);
    let news = attempt.entries.iter().enumerate().map(|(index, (seat, events))| News {
        version: index as u32 + 1,
        seat: *seat,
        undo: None,
        events: shown::<G>(events, viewer),
    });
    let (news, progress) = (news.collect::<Vec<_>>(), attempt.progress());
    let opening = attempt.tried.is_empty();
    let scene = scene(&attempt.position, viewer);
    let mut frame = frame(&attempt.position, &scene, viewer, news.len() as u32, news);
    // Here everything may be taken back, and after the end there is nothing to do.
    frame.undo = (!opening).then_some(0);
    if progress != Progress::Open {
        frame.offers = G::Offers::default();
    }
    let facts = opening.then(|| facts(&attempt.position));
    let marks = attempt.task().map(|it| owned(it.marks)).unwrap_or_default();
    raw(&Tried { facts, frame, progress, done: attempt.done as u32, marks, next: attempt.next() })
}
