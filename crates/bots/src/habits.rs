//! How a thinking player thinks, and the settings that change it for experiments.

use crate::{
    Evaluate, Search,
    budget::Budget,
    search::{
        growth::{Beyond, Growth, Playout, Widening},
        replies::Foresight,
        turns::Weighing,
    },
};

/// How a thinking player thinks.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// By what method.
    pub method: Method,
    /// How long.
    pub budget: Budget,
    /// How freely it chooses among ways about as good as the best: those whose win chance is at
    /// most about this much below. 0 always takes the best.
    pub whim: f32,
    /// Whether decisions that the game has solved beforehand are taken from there.
    pub knows: bool,
}

/// How a player looks ahead.
#[derive(Clone, Copy, Debug)]
pub enum Method {
    /// Decision by decision.
    Decisions(Growth),
    /// Turn by turn.
    Turns(Weighing),
}

/// How turns that may follow are thought about.
const FORESIGHT: Foresight = Foresight { patience: 6, tries: 48, kept: 8, explore: 0.1, trust: 4.0 };

impl Method {
    /// The best way we know to think about this game.
    #[must_use]
    pub const fn best<G: Evaluate>() -> Self {
        match G::SEARCH {
            Search::Decisions(_) => Self::Decisions(Growth {
                explore: 0.5,
                playout: Playout::Part,
                margin: 0.5,
                points: 5.0,
                widening: Widening::Slow { base: 2.0, power: 0.4 },
                halving: true,
                beyond: Beyond::Others,
                prior_visits: 30.0,
                nodes: 500_000,
            }),
            Search::Turns(_) => Self::Turns(Weighing {
                solving: 0.25,
                finding: 0.6,
                scripted: true,
                breadth: 3,
                pool: 64,
                replies: 1,
                further: 3,
                foresight: Some(FORESIGHT),
            }),
        }
    }
}

impl Habits {
    /// These habits changed by settings as they are written after the `@` of a bot's name: a
    /// number of iterations (`400`), a time (`50ms`), or `key=value`, joined by `+`.
    #[must_use]
    pub fn changed(mut self, settings: &str) -> Option<Self> {
        for setting in settings.split('+') {
            match setting.split_once('=') {
                Some((key, value)) => self.set(key, value.parse().ok()?)?,
                None => {
                    self.budget = match setting.strip_suffix("ms") {
                        Some(millis) => Budget::Millis(millis.parse().ok()?),
                        None => Budget::Iterations(setting.parse().ok()?),
                    };
                }
            }
        }
        Some(self)
    }

    fn set(&mut self, key: &str, value: f32) -> Option<()> {
        match (key, &mut self.method) {
            ("whim", _) => self.whim = value,
            ("knows", _) => self.knows = value > 0.0,
            ("explore", Method::Decisions(it)) => it.explore = value,
            ("halving", Method::Decisions(it)) => it.halving = value > 0.0,
            ("trust", Method::Decisions(it)) => it.prior_visits = value,
            ("nodes", Method::Decisions(it)) => it.nodes = value as usize,
            ("margin", Method::Decisions(it)) => it.margin = value,
            ("points", Method::Decisions(it)) => it.points = value,
            ("full", Method::Decisions(it)) => it.playout = Playout::Light,
            ("uniform", Method::Decisions(it)) => it.playout = Playout::Uniform,
            ("all", Method::Decisions(it)) => it.widening = Widening::All,
            ("base", Method::Decisions(Growth { widening: Widening::Slow { base, .. }, .. })) => {
                *base = value
            }
            ("power", Method::Decisions(Growth { widening: Widening::Slow { power, .. }, .. })) => {
                *power = value;
            }
            ("solving", Method::Turns(it)) => it.solving = value,
            ("finding", Method::Turns(it)) => it.finding = value,
            ("scripted", Method::Turns(it)) => it.scripted = value > 0.0,
            ("breadth", Method::Turns(it)) => it.breadth = value as u32,
            ("pool", Method::Turns(it)) => it.pool = value as usize,
            ("replies", Method::Turns(it)) => it.replies = value as u32,
            ("further", Method::Turns(it)) => it.further = value as u32,
            ("blind", Method::Turns(it)) => it.foresight = None,
            (_, Method::Turns(Weighing { foresight: Some(it), .. })) => match key {
                "patience" => it.patience = value as u32,
                "tries" => it.tries = value as u32,
                "kept" => it.kept = value as usize,
                "explore" => it.explore = value,
                "trust" => it.trust = value,
                _ => return None,
            },
            _ => return None,
        }
        Some(())
    }
}
