//! The levels that people choose among: each plays better than the one below it.

use tabletop::{Evaluate, Thinking};

use crate::{
    Bot,
    bot::Fair,
    budget::{Budget, Means},
    policy::{Absent, Light},
    search::{
        tree::{Growth, Playout, Widening},
        turns::Weighing,
    },
    thinker::{Method, Thinker},
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

/// The player of this level, from 1 to [`LEVELS`].
pub(crate) fn bot<G: Evaluate>(level: u8, seed: u64, means: &Means) -> Option<Box<dyn Bot<G>>> {
    let thinker = |budget, whim| Thinker::new(method(G::THINKING), budget, *means, seed).with_whim(whim);
    Some(match (level, G::THINKING) {
        (1, _) => Box::new(Fair::new(Absent::new(Light, 25), seed)),
        (2, _) => Box::new(thinker(Budget::Iterations(20), 0.05)),
        (3, _) => Box::new(thinker(Budget::Iterations(200), 0.0)),
        (4, _) => Box::new(thinker(Budget::Iterations(2000), 0.0)),
        (5, _) => Box::new(thinker(Budget::Iterations(12_000), 0.0)),
        (6, _) => Box::new(thinker(Budget::Millis(1000), 0.0)),
        _ => return None,
    })
}

/// The best way we know to think about games of this kind.
#[must_use]
pub const fn method(thinking: Thinking) -> Method {
    match thinking {
        Thinking::Decisions => Method::Decisions(Growth {
            explore: 0.5,
            playout: Playout::Light,
            widening: Widening::Slow { base: 2.0, power: 0.4 },
            nodes: 500_000,
        }),
        Thinking::Turns => Method::Turns(Weighing { finding: 0.5, pool: 64, replies: 1, further: 0 }),
    }
}
