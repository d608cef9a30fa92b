//! Answers and refusals depend only on what the asker knows.
//!
//! The same questions are asked of a match and of a twin in which everything hidden from the asker is dealt again and
//! all future chance is another; every answer must be the same to the byte.

use serde::Serialize;
use tabletop::{Chance, Fast, Imagine, Match, RefusalOf, Seat, Seed, Viewer, preview};

/// What was compared to prove that nothing leaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Lists of actions that were asked about twice.
    pub lists: u64,
    /// Of these, lists asked of two positions that differ in what is hidden from the asker.
    pub redealt: u64,
    /// Lists that were accepted and then went differently: what nobody could know did matter.
    pub fateful: u64,
    /// Lists that were refused because something followed an action with an uncertain outcome.
    pub cut_short: u64,
}

/// Lists that are tried for every seat of a position.
const LISTS: u32 = 3;
/// The longest list but one.
const LENGTH: u32 = 4;

/// l: asks the same about random lists of actions, as every seat.
pub(crate) fn answers_betray_nothing<G: Imagine>(
    game: &Match<G>,
    seen: &[G::Action],
    chance: &mut Fast,
    compared: &mut Compared,
) {
    for seat in Seat::all(game.position().seats()) {
        let position = game.position().imagine(Viewer::Seat(seat), chance);
        let seed = Seed::number(u64::from(chance.below(u32::MAX)) << 32 | 1);
        let twin = game.redealt(position, seed);
        for _ in 0..LISTS {
            let actions = some_list(game, seat, seen, chance);
            compared.lists += 1;
            compared.redealt += u64::from(twin.position() != game.position());
            compare(game, &twin, seat, &actions, compared);
        }
    }
}

/// A random list: what is legal, what would be legal after the actions before it as they really go, and what fits
/// only by accident.
fn some_list<G: Imagine>(
    game: &Match<G>,
    seat: Seat,
    seen: &[G::Action],
    chance: &mut Fast,
) -> Vec<G::Action> {
    let (mut ahead, mut legal, mut actions) = (game.clone(), Vec::new(), Vec::new());
    for _ in 0..=chance.below(LENGTH) {
        legal.clear();
        if ahead.position().turn().seats().contains(seat) {
            ahead.position().legal(seat, &mut legal);
        }
        let from = if legal.is_empty() || chance.below(4) == 0 { seen } else { &legal };
        let Some(last) = (from.len() as u32).checked_sub(1) else { break };
        let action = from[chance.below(last + 1) as usize];
        actions.push(action);
        // A refused one changes nothing.
        let _ = ahead.play(seat, action);
    }
    actions
}

fn compare<G: Imagine>(
    game: &Match<G>,
    twin: &Match<G>,
    seat: Seat,
    actions: &[G::Action],
    compared: &mut Compared,
) {
    let notation = || actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    for action in actions {
        let [real, other] = [game, twin].map(|it| bytes(&it.why(seat, action)));
        assert_eq!(real, other, "l: why not {action} tells {seat} a secret");
    }
    let [real, other] = [game, twin].map(|it| bytes(&preview(it.position(), seat, actions)));
    assert_eq!(real, other, "l: a preview of {} tells {seat} a secret", notation());
    let [real, other] = [game, twin].map(|it| played(it, seat, actions));
    match (real, other) {
        (Ok(real), Ok(other)) => {
            assert_eq!(real.len(), other.len(), "l: {} goes further for {seat} by a secret", notation());
            let certain = real.len().saturating_sub(1);
            assert_eq!(real[..certain], other[..certain], "l: {} tells {seat} a secret", notation());
            compared.fateful += u64::from(real != other);
        }
        (Err(real), Err(other)) => {
            compared.cut_short += u64::from(real == tabletop::Refusal::NotLast);
            let [real, other] = [real, other].map(|it| bytes(&it));
            assert_eq!(real, other, "l: the refusal of {} tells {seat} a secret", notation());
        }
        (real, other) => {
            panic!("l: whether {} is refused tells {seat} a secret: {real:?}, {other:?}", notation())
        }
    }
}

/// What the seat is shown of each entry after these actions, or why one is refused.
fn played<G: Imagine>(
    game: &Match<G>,
    seat: Seat,
    actions: &[G::Action],
) -> Result<Vec<String>, RefusalOf<G>> {
    let mut game = game.clone();
    let shown = |events: &[G::Event]| {
        let events = events.iter().filter_map(|it| G::show(it, Viewer::Seat(seat)));
        bytes(&events.collect::<Vec<_>>())
    };
    Ok(game.play_all(seat, actions)?.iter().map(|it| shown(&it.events)).collect())
}

fn bytes<T: Serialize>(it: &T) -> String {
    serde_json::to_string(it).expect("what is sent can be written as JSON")
}
