//! The levels that people choose among: each plays better than the one below it.
//!
//! Where decisions are searched one by one, thinking longer helps less than choosing the best that was found: the lower
//! a level, the more actions it tries and the higher its temperature. Only level 6 stops play-outs where the game
//! can be judged. Where whole turns are compared, levels differ more by how many turns they find and by how far they
//! look than by how long they think.

use crate::{
    Evaluate, Search,
    budget::Budget,
    habits::{Habits, Method},
    search::{
        growth::{Growth, Playout, Widening},
        turns::Weighing,
    },
};

/// The names of the levels for people, as (language, Fluent source).
pub const TEXTS: &[(&str, &str)] = &[
    ("en", include_str!("../i18n/en.ftl")),
    ("de", include_str!("../i18n/de.ftl")),
    ("fr", include_str!("../i18n/fr.ftl")),
    ("ru", include_str!("../i18n/ru.ftl")),
    ("uk", include_str!("../i18n/uk.ftl")),
];

/// The share of decisions that level 1 makes at random, in percent: all of them where its choices would be too good for
/// a beginner.
pub(crate) const fn random_percent<G: Evaluate>() -> u32 {
    match G::SEARCH {
        Search::Turns(_) => 25,
        Search::Decisions(_) => 100,
    }
}

pub(crate) const fn level2<G: Evaluate>() -> Habits {
    let method = match Method::best::<G>() {
        Method::Decisions(best) => {
            let widening = Widening::Slow { base: 2.5, power: 0.4 };
            Method::Decisions(Growth { widening, halving: false, ..to_the_end(best) })
        }
        Method::Turns(best) => {
            Method::Turns(Weighing { solving_share: 0.0, turns_per_iteration: 1, ..near(best) })
        }
    };
    let (iterations, temperature) = match method {
        Method::Decisions(_) => (12, 0.25),
        Method::Turns(_) => (10, 0.03),
    };
    habits(method, Budget::Iterations(iterations), temperature, false)
}

pub(crate) const fn level3<G: Evaluate>() -> Habits {
    match Method::best::<G>() {
        Method::Decisions(best) => {
            habits(Method::Decisions(to_the_end(best)), Budget::Iterations(10), 0.13, false)
        }
        Method::Turns(best) => {
            let weighing = Weighing { solving_share: 0.0, turns_per_iteration: 1, ..near(best) };
            habits(Method::Turns(weighing), Budget::Iterations(16), 0.0, false)
        }
    }
}

pub(crate) const fn level4<G: Evaluate>() -> Habits {
    match Method::best::<G>() {
        Method::Decisions(best) => {
            habits(Method::Decisions(to_the_end(best)), Budget::Iterations(60), 0.0, true)
        }
        Method::Turns(best) => {
            let weighing = Weighing { finding_share: 0.016, turns_per_iteration: 5, ..near(best) };
            habits(Method::Turns(weighing), Budget::Iterations(1500), 0.0, true)
        }
    }
}

pub(crate) const fn level5<G: Evaluate>() -> Habits {
    match Method::best::<G>() {
        Method::Decisions(best) => {
            habits(Method::Decisions(to_the_end(best)), Budget::Iterations(1000), 0.0, true)
        }
        Method::Turns(best) => {
            let weighing = Weighing { scripted: false, finding_share: 0.04, ..best };
            habits(Method::Turns(weighing), Budget::Iterations(4000), 0.0, true)
        }
    }
}

pub(crate) const fn level6<G: Evaluate>() -> Habits {
    habits(Method::best::<G>(), Budget::Millis(1000), 0.0, true)
}

const fn habits(method: Method, budget: Budget, temperature: f32, uses_solved_table: bool) -> Habits {
    Habits { method, budget, temperature, uses_solved_table }
}

/// Plays games out to their end.
const fn to_the_end(best: Growth) -> Growth {
    Growth { playout: Playout::Light, ..best }
}

/// Looks no further than the turns of the others that follow.
const fn near(best: Weighing) -> Weighing {
    Weighing { scripted: false, finding_share: 0.5, extra_rounds: 0, foresight: None, ..best }
}
