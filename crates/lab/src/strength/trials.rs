//! The contests that measure strength, and the share that is expected of each.
//!
//! Contests that every game has are listed here; a game adds its own in `games/KEY/strength.json`.

use std::{fs, io, path::Path};

use anyhow::{Context, Result};
use serde::Deserialize;
use shelf::Title;

/// A claim, and the contest that tests it.
#[derive(Debug)]
pub(super) struct Trial {
    pub(super) name: String,
    pub(super) players: u8,
    pub(super) bots: Vec<String>,
    pub(super) options: Vec<(String, String)>,
    /// The lower end of the interval should reach this share.
    pub(super) wanted: f64,
    pub(super) games: u64,
    /// Reply limit of the bot named first, in milliseconds.
    pub(super) limit: Option<u32>,
}

/// What a game expects of its bots beyond the common contests.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Expectations {
    #[serde(default)]
    pub(super) doubling: Doubling,
    #[serde(default)]
    contests: Vec<Contest>,
}

/// How much stronger the search becomes with twice the iterations.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Doubling {
    /// Iterations of the first doubling.
    from: u32,
    /// Number of doublings.
    steps: u32,
    /// Expected mean gain.
    pub(super) elo: i32,
}

impl Default for Doubling {
    fn default() -> Self {
        Self { from: 200, steps: 5, elo: 30 }
    }
}

/// A contest of level 6 that only one game has.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Contest {
    name: String,
    players: u8,
    options: Vec<(String, String)>,
    wanted: f64,
}

impl Trial {
    fn new(name: impl Into<String>, players: u8, bots: &[&str], wanted: f64, games: u64) -> Self {
        let bots = bots.iter().map(|&it| it.to_owned()).collect();
        Self { name: name.into(), players, bots, options: Vec::new(), wanted, games, limit: None }
    }

    fn replying(mut self, level: u8) -> Self {
        self.limit = Some(match level {
            6 => 1020,
            5 => 150,
            _ => 30,
        });
        self
    }
}

/// The expectations of a game; defaults if it has no file.
pub(super) fn expectations(game: &dyn Title) -> Result<Expectations> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let file = games.join(game.key()).join("strength.json");
    match fs::read_to_string(&file) {
        Ok(text) => serde_json::from_str(&text).with_context(|| format!("{} is malformed", file.display())),
        Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(Expectations::default()),
        Err(why) => Err(why).with_context(|| format!("cannot read {}", file.display())),
    }
}

/// All contests of a game that its numbers of players allow.
pub(super) fn trials(game: &dyn Title) -> Result<Vec<Trial>> {
    let expected = expectations(game)?;
    let mut trials = Vec::new();
    // Level 6 thinks for a second per turn, so its contests are short.
    let games = |level: u8| if level == 6 { 60 } else { 400 };
    for level in 2..=6_u8 {
        let (upper, lower) = (format!("level{level}"), format!("level{}", level - 1));
        let bots = [upper.as_str(), lower.as_str()];
        let name = format!("ladder {level} against {}", level - 1);
        trials.push(Trial::new(&name, 2, &bots, 0.65, games(level)).replying(level));
        let name = format!("{name}, one against three");
        trials.push(Trial::new(name, 4, &bots, 0.4, games(level)).replying(level));
    }
    let scripted = ["level6", "scripted"];
    trials.push(Trial::new("level 6 against three scripted", 4, &scripted, 0.8, 60).replying(6));
    let equal = ["level6@100ms", "neutral@100ms"];
    trials.push(Trial::new("equal time against three neutral", 4, &equal, 0.6, 80));
    for step in 0..expected.doubling.steps {
        let iterations = expected.doubling.from << step;
        let bots = [2, 1].map(|it| format!("level6@{}", iterations * it));
        let bots: Vec<&str> = bots.iter().map(String::as_str).collect();
        trials.push(Trial::new(format!("doubling {iterations}"), 2, &bots, 0.5, 200));
    }
    for Contest { name, players, options, wanted } in expected.contests {
        trials.push(Trial { options, ..Trial::new(name, players, &["level6"], wanted, 60).replying(6) });
    }
    trials.retain(|it| game.seats().contains(&it.players));
    Ok(trials)
}
