//! What bots think of a match, as data for pages, terminals and the API.

use bots::{
    Budget, Evaluate, Stop,
    analysis::{Analysis, Question, Reason, analyse},
    review::{JudgedTurn, PlayedTurn, review},
};
use serde_json::{Value, json};
use tabletop::{Deed, Match, Seat};

use crate::{NoPlan, clock::by_the_clock};

/// What a seat might do now: every stage of the analysis is told as it is known.
pub(crate) fn hint<G: Evaluate>(
    game: &G,
    seat: Seat,
    budget: Budget,
    seed: u64,
    stop: &Stop,
    tell: &mut dyn FnMut(Value),
) -> Result<Value, NoPlan> {
    let mut listen = |it: &Analysis<G::Action>| tell(told::<G>(it));
    let question = Question { lines: 3, budget, means: by_the_clock(), stop: stop.clone() };
    let analysis = analyse(game, seat, &question, seed, &mut listen)?;
    Ok(told::<G>(&analysis))
}

fn told<G: Evaluate>(analysis: &Analysis<G::Action>) -> Value {
    let lines: Vec<Value> = analysis
        .lines
        .iter()
        .map(|line| {
            json!({
                "actions": line.actions,
                "notation": notation(&line.actions),
                "share": line.share,
                "win": line.win,
                "points": line.points,
                "why": reasons::<G>(&line.why),
            })
        })
        .collect();
    rounded(json!({
        "seat": analysis.seat,
        "win": analysis.win,
        "points": analysis.points,
        "lines": lines,
        "iterations": analysis.iterations,
    }))
}

/// Chances and points to four places: further ones are noise, and who rounds them again must come to the same
/// whatever way they took.
fn rounded(value: Value) -> Value {
    match value {
        Value::Number(it) if it.is_f64() => json!((it.as_f64().unwrap_or_default() * 1e4).round() / 1e4),
        Value::Array(all) => all.into_iter().map(rounded).collect(),
        Value::Object(all) => all.into_iter().map(|(key, it)| (key, rounded(it))).collect(),
        other => other,
    }
}

/// Each with the key of its words in the game's texts.
fn reasons<G: Evaluate>(reasons: &[Reason]) -> Vec<Value> {
    let told = |it: &Reason| {
        let key = format!("{}-why-{}", G::KEY, it.name);
        json!({ "name": it.name, "key": key, "worth": it.worth })
    };
    reasons.iter().map(told).collect()
}

fn notation<A: std::fmt::Display>(actions: &[A]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

/// Every turn of the match, judged; `tell` hears of each.
pub(crate) fn look_back<G: Evaluate>(
    played: &Match<G>,
    budget: Budget,
    seed: u64,
    tell: &mut dyn FnMut(Value),
) -> Vec<Value> {
    let turns = turns(played);
    let mut told = |it: &JudgedTurn<G::Action>| tell(judged::<G>(it));
    let question = Question { lines: 1, budget, means: by_the_clock(), stop: Stop::default() };
    let judged_turns = review(&turns, played.position(), &question, seed, &mut told);
    judged_turns.iter().map(judged::<G>).collect()
}

fn judged<G: Evaluate>(turn: &JudgedTurn<G::Action>) -> Value {
    rounded(json!({
        "version": turn.version,
        "seat": turn.seat,
        "win": turn.win,
        "played": turn.played,
        "actions": turn.actions,
        "played_notation": notation(&turn.actions),
        "best": turn.best,
        "notation": notation(&turn.best),
        "why": reasons::<G>(&turn.why),
        "lost": turn.lost,
        "verdict": turn.verdict.key(),
        "luck": turn.luck,
        "turning": turn.turning,
    }))
}

/// The turns of a match: what one seat did before anybody else was asked, undone actions left out.
fn turns<G: Evaluate>(played: &Match<G>) -> Vec<PlayedTurn<G>> {
    let replay = played.replay();
    let mut position = replay.position(0);
    let mut turns: Vec<PlayedTurn<G>> = Vec::new();
    let mut fresh = true;
    for index in replay.standing(replay.entries.len() as u32) {
        let entry = &replay.entries[index];
        let Deed::Action(action) = entry.deed else { continue };
        match turns.last_mut().filter(|_| !fresh) {
            Some(turn) if turn.seat == entry.seat => turn.actions.push(action),
            _ => turns.push(PlayedTurn {
                version: index as u32,
                seat: entry.seat,
                before: position,
                actions: vec![action],
            }),
        }
        // A choice made alone goes on as long as nothing was left to chance or revealed.
        let owing = position.turn().seats();
        entry.events.iter().for_each(|it| position.apply(it));
        fresh = entry.settled || position.turn().seats() != owing;
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_told_to_four_places_and_nothing_else_changes() {
        let told = rounded(json!({ "win": [0.525_f32, 0.466_748_9_f32], "version": 7, "verdict": "best" }));
        assert_eq!(told.to_string(), r#"{"verdict":"best","version":7,"win":[0.525,0.4667]}"#);
    }
}
