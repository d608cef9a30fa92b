//! The levels as they were before bots learned to judge: frozen references that later ones are measured by.
//!
//! Their settings are written out here and never change; `tests/classic.rs` pins what they play.

use crate::{
    Bot, Evaluate, Means, Search,
    bot::Fair,
    budget::Budget,
    habits::{Habits, Method},
    policy::{Judge, Light, OftenRandom},
    search::{
        growth::{Beyond, Growth, Playout, Widening},
        replies::Foresight,
        turns::Weighing,
    },
    thinker::Thinker,
};

/// The number in a name from `classic1` to `classic6`.
#[must_use]
pub fn level(name: &str) -> Option<u8> {
    let level = name.strip_prefix("classic")?.parse().ok()?;
    (name.len() == "classic1".len() && (1..=6).contains(&level)).then_some(level)
}

/// The frozen bot of this level.
#[must_use]
pub fn bot<G: Evaluate>(level: u8, seed: u64, means: &Means) -> Box<dyn Bot<G>> {
    let random_percent = match G::SEARCH {
        Search::Turns(_) => 25,
        Search::Decisions(_) => 100,
    };
    match habits::<G>(level) {
        Some(habits) => Box::new(Thinker::new(habits, *means, seed)),
        None => Box::new(Fair::new(OftenRandom::new(Light, random_percent), seed)),
    }
}

/// How it thinks; `None` for level 1, which chooses without looking ahead.
#[must_use]
pub const fn habits<G: Evaluate>(level: u8) -> Option<Habits> {
    match G::SEARCH {
        Search::Decisions(_) => by_decisions(level),
        Search::Turns(_) => by_turns(level),
    }
}

const fn by_decisions(level: u8) -> Option<Habits> {
    let best = Growth {
        explore: 0.5,
        playout: Playout::Part,
        judge: Judge::Features,
        margin: 0.5,
        margin_scale: 5.0,
        widening: Widening::Slow { base: 2.0, power: 0.4 },
        halving: true,
        beyond: Beyond::Others,
        prior_visits: 30.0,
        nodes: 500_000,
    };
    let to_the_end = Growth { playout: Playout::Light, ..best };
    let exploring =
        Growth { widening: Widening::Slow { base: 2.5, power: 0.4 }, halving: false, ..to_the_end };
    let (growth, budget, temperature, uses_solved_table) = match level {
        2 => (exploring, Budget::Iterations(12), 0.25, false),
        3 => (to_the_end, Budget::Iterations(10), 0.13, false),
        4 => (to_the_end, Budget::Iterations(60), 0.0, true),
        5 => (to_the_end, Budget::Iterations(1000), 0.0, true),
        6 => (best, Budget::Millis(1000), 0.0, true),
        _ => return None,
    };
    Some(Habits { method: Method::Decisions(growth), budget, temperature, uses_solved_table })
}

const fn by_turns(level: u8) -> Option<Habits> {
    let best = Weighing {
        solving_share: 0.25,
        finding_share: 0.6,
        scripted: true,
        turns_per_iteration: 3,
        extra_rounds: 3,
        finds_by: Judge::Features,
        ends_by: Judge::Features,
        foresight: Some(Foresight { expand_after: 6, tries: 48, kept: 8, explore: 0.1, prior_visits: 4.0 }),
    };
    let near = Weighing { scripted: false, finding_share: 0.5, extra_rounds: 0, foresight: None, ..best };
    let hasty = Weighing { solving_share: 0.0, turns_per_iteration: 1, ..near };
    let (weighing, budget, temperature, uses_solved_table) = match level {
        2 => (hasty, Budget::Iterations(10), 0.03, false),
        3 => (hasty, Budget::Iterations(16), 0.0, false),
        4 => {
            let broad = Weighing { finding_share: 0.016, turns_per_iteration: 5, ..near };
            (broad, Budget::Iterations(1500), 0.0, true)
        }
        5 => {
            let weighing = Weighing { scripted: false, finding_share: 0.04, ..best };
            (weighing, Budget::Iterations(4000), 0.0, true)
        }
        6 => (best, Budget::Millis(1000), 0.0, true),
        _ => return None,
    };
    Some(Habits { method: Method::Turns(weighing), budget, temperature, uses_solved_table })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_six_names_are_frozen_bots() {
        assert_eq!(level("classic1"), Some(1));
        assert_eq!(level("classic6"), Some(6));
        for name in ["classic", "classic0", "classic7", "classic06", "classic+6", "level6", "Classic6"] {
            assert_eq!(level(name), None, "{name}");
        }
    }
}
