//! The contests by which strength is measured, and what is wanted of each.

use shelf::Title;

/// A claim, and the contest that tests it.
#[derive(Debug)]
pub(super) struct Trial {
    pub(super) name: String,
    pub(super) players: u8,
    pub(super) bots: Vec<String>,
    pub(super) options: Vec<(&'static str, &'static str)>,
    /// The lower end of the interval should reach this.
    pub(super) wanted: f64,
    pub(super) games: u64,
    /// How many milliseconds a reply of the bot named first may take.
    pub(super) limit: Option<u32>,
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

/// How much stronger a player should become, on the average, by thinking twice as much.
pub(super) fn elo_per_doubling(game: &dyn Title) -> i32 {
    if game.key() == "wolves" { 30 } else { 40 }
}

/// All contests of a game.
pub(super) fn trials(game: &dyn Title) -> Vec<Trial> {
    let mut trials = Vec::new();
    // Level 6 thinks a second a turn, so its contests are short.
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
    let (base, doublings) = if game.key() == "wolves" { (1000, 5) } else { (200, 7) };
    for step in 0..doublings {
        let bots = [1, 0].map(|it| format!("level6@{}", base << (step + it)));
        let bots: Vec<&str> = bots.iter().map(String::as_str).collect();
        trials.push(Trial::new(format!("doubling {}", base << step), 2, &bots, 0.5, 200));
    }
    if *game.seats().start() == 1 {
        for (level, wanted) in [("normal", 0.9), ("extreme", 0.7)] {
            let mut trial = Trial::new(format!("solo, {level}"), 1, &["level6"], wanted, 60).replying(6);
            trial.options.push(("level", level));
            trials.push(trial);
        }
    }
    trials
}
