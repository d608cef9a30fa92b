//! The levels that people choose among: each plays better than the one below it.

use tabletop::{Evaluate, Thinking};

use crate::{
    budget::Budget,
    habits::{Habits, Method},
    search::{
        growth::{Growth, Widening},
        turns::Weighing,
    },
};

/// How many levels there are.
pub const LEVELS: u8 = 6;

/// The names of the levels for people, as (language, Fluent source).
pub const TEXTS: &[(&str, &str)] = &[
    ("en", include_str!("../i18n/en.ftl")),
    ("de", include_str!("../i18n/de.ftl")),
    ("fr", include_str!("../i18n/fr.ftl")),
    ("ru", include_str!("../i18n/ru.ftl")),
    ("uk", include_str!("../i18n/uk.ftl")),
];

/// How the player of this level thinks, if it does: level 1 does not.
#[must_use]
pub const fn habits<G: Evaluate>(level: u8) -> Option<Habits> {
    let (budget, whim) = match level {
        2 => (Budget::Iterations(20), 0.05),
        3 => (Budget::Iterations(200), 0.0),
        4 => (Budget::Iterations(2000), 0.0),
        5 => (Budget::Iterations(12_000), 0.0),
        6 => (Budget::Millis(1000), 0.0),
        _ => return None,
    };
    let habits = Habits { method: Method::best::<G>(), budget, whim, knows: level >= 4 };
    Some(match habits.method {
        Method::Turns(best) => by_turns(level, best, habits),
        Method::Decisions(best) => by_decisions(level, best, habits),
    })
}

/// Where decisions are weighed one by one, thinking longer helps less than choosing the best that was
/// found: the lower a level, the more it tries and the more freely it chooses among that.
const fn by_decisions(level: u8, best: Growth, habits: Habits) -> Habits {
    let curious = Growth { widening: Widening::Slow { base: 2.5, power: 0.4 }, halving: false, ..best };
    let (growth, budget, whim) = match level {
        2 => (curious, Budget::Iterations(12), 0.25),
        3 => (best, Budget::Iterations(10), 0.07),
        4 => (best, Budget::Iterations(60), 0.0),
        5 => (best, Budget::Iterations(6000), 0.0),
        _ => (best, habits.budget, habits.whim),
    };
    Habits { method: Method::Decisions(growth), budget, whim, ..habits }
}

/// How often in a hundred decisions the mind of level 1 wanders: always where its choices are better
/// than they should be for a beginner.
#[must_use]
pub const fn wandering<G: Evaluate>() -> u32 {
    match G::THINKING {
        Thinking::Turns => 25,
        Thinking::Decisions => 100,
    }
}

/// Where whole turns are weighed, levels differ more by how far they look, and by how freely they choose among
/// what they found, than by how long they think: the steps should be even.
const fn by_turns(level: u8, best: Weighing, habits: Habits) -> Habits {
    let near = Weighing { finding: 0.5, further: 0, ..best };
    let (weighing, budget, whim) = match level {
        2 => (Weighing { solving: 0.0, breadth: 1, ..near }, habits.budget, habits.whim),
        3 => (Weighing { solving: 0.0, breadth: 1, ..near }, Budget::Iterations(30), 0.0),
        4 => (Weighing { breadth: 5, ..near }, Budget::Iterations(1500), 0.07),
        5 => (best, Budget::Iterations(10_000), 0.015),
        _ => (best, habits.budget, habits.whim),
    };
    Habits { method: Method::Turns(weighing), budget, whim, ..habits }
}
