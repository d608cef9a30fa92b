//! The levels that people choose among: each plays better than the one below it.

use crate::{
    Evaluate, Search,
    budget::Budget,
    habits::{Habits, Method},
    search::{
        growth::{Growth, Playout, Widening},
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
    if level < 2 || level > LEVELS {
        return None;
    }
    let habits =
        Habits { method: Method::best::<G>(), budget: Budget::Millis(1000), whim: 0.0, knows: level >= 4 };
    Some(match habits.method {
        Method::Turns(best) => by_turns(level, best, habits),
        Method::Decisions(best) => by_decisions(level, best, habits),
    })
}

/// Where decisions are weighed one by one, thinking longer helps less than choosing the best that was
/// found: the lower a level, the more it tries and the more freely it chooses among that. Only level 6 stops
/// play-outs where the game can be judged.
const fn by_decisions(level: u8, best: Growth, habits: Habits) -> Habits {
    let to_the_end = Growth { playout: Playout::Light, ..best };
    let curious = Growth { widening: Widening::Slow { base: 2.5, power: 0.4 }, halving: false, ..to_the_end };
    let (growth, budget, whim) = match level {
        2 => (curious, Budget::Iterations(12), 0.25),
        3 => (to_the_end, Budget::Iterations(10), 0.13),
        4 => (to_the_end, Budget::Iterations(60), 0.0),
        5 => (to_the_end, Budget::Iterations(1000), 0.0),
        _ => (best, habits.budget, habits.whim),
    };
    Habits { method: Method::Decisions(growth), budget, whim, ..habits }
}

/// How often in a hundred decisions the mind of level 1 wanders: always where its choices are better
/// than they should be for a beginner.
#[must_use]
pub const fn wandering<G: Evaluate>() -> u32 {
    match G::SEARCH {
        Search::Turns(_) => 25,
        Search::Decisions(_) => 100,
    }
}

/// Where whole turns are weighed, levels differ more by how many turns they think of, and by how far they look, than
/// by how long they think: the steps should be even.
const fn by_turns(level: u8, best: Weighing, habits: Habits) -> Habits {
    let near = Weighing { scripted: false, finding: 0.5, further: 0, foresight: None, ..best };
    let (weighing, budget, whim) = match level {
        2 => (Weighing { solving: 0.0, breadth: 1, ..near }, Budget::Iterations(10), 0.03),
        3 => (Weighing { solving: 0.0, breadth: 1, ..near }, Budget::Iterations(16), 0.0),
        4 => (Weighing { finding: 0.016, breadth: 5, ..near }, Budget::Iterations(1500), 0.0),
        5 => (Weighing { scripted: false, finding: 0.04, ..best }, Budget::Iterations(4000), 0.0),
        _ => (best, habits.budget, habits.whim),
    };
    Habits { method: Method::Turns(weighing), budget, whim, ..habits }
}
