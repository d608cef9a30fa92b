//! The levels that people choose among: each plays better than the one below it.

use tabletop::Evaluate;

use crate::{
    budget::Budget,
    habits::{Habits, Method},
    search::turns::Weighing,
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
    let method = match (Method::best::<G>(), level) {
        (Method::Turns(best), 2 | 3) => Method::Turns(Weighing { breadth: 1, further: 0, ..best }),
        (Method::Turns(best), 4) => Method::Turns(Weighing { further: 2, ..best }),
        (best, _) => best,
    };
    let (budget, whim) = match level {
        2 => (Budget::Iterations(20), 0.05),
        3 => (Budget::Iterations(200), 0.0),
        4 => (Budget::Iterations(2000), 0.0),
        5 => (Budget::Iterations(12_000), 0.0),
        6 => (Budget::Millis(1000), 0.0),
        _ => return None,
    };
    Some(Habits { method, budget, whim, knows: level >= 4 })
}
