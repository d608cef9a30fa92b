//! Results of contests, kept in a file so that later runs can add to them.

use std::{fs, io, path::Path};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use super::trials::Trial;
use crate::{
    arena::Played,
    stats::{Estimate, bootstrap, bootstrap_contests},
};

/// All contests with results.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct Results(Vec<Entry>);

/// Results of one contest.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Entry {
    game: String,
    players: u8,
    bots: Vec<String>,
    options: Vec<(String, String)>,
    pub(super) seed: u64,
    /// The share of the bot named first, by set-up.
    pub(super) shares: Vec<f64>,
    /// Decisions of the longest game.
    pub(super) longest: u32,
    /// p99 reply time of the bot named first in milliseconds, the worst of all runs.
    pub(super) reply_p99: f64,
    /// 1-minute load average, the highest of all runs.
    pub(super) load: f64,
}

impl Entry {
    /// Adds the results of a run.
    pub(super) fn add(&mut self, played: &Played) {
        self.shares.extend(&played.shares);
        self.longest = self.longest.max(played.longest);
        self.reply_p99 = self.reply_p99.max(played.reply_p99);
        self.load = self.load.max(load());
    }

    pub(super) fn estimate(&self) -> Estimate {
        bootstrap(&self.shares, self.seed)
    }

    fn is(&self, game: &str, trial: &Trial) -> bool {
        let options = self.options.iter().map(|it| (it.0.as_str(), it.1.as_str()));
        self.game == game
            && self.players == trial.players
            && self.bots == trial.bots
            && options.eq(trial.options.iter().map(|it| (it.0.as_str(), it.1.as_str())))
    }
}

impl Results {
    /// Reads the file; no results if there is none.
    pub(super) fn read(file: &Path) -> Result<Self> {
        match fs::read_to_string(file) {
            Ok(text) => serde_json::from_str(&text).with_context(|| format!("{} is damaged", file.display())),
            Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(Self::default()),
            Err(why) => Err(why).with_context(|| format!("cannot read {}", file.display())),
        }
    }

    pub(super) fn write(&self, file: &Path) -> Result<()> {
        let mut text = serde_json::to_string(self)?.replace("},{", "},\n{");
        text.push('\n');
        fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))
    }

    /// The results of a contest with this seed, possibly none yet.
    pub(super) fn entry(&mut self, game: &str, trial: &Trial, seed: u64) -> &mut Entry {
        let known = self.0.iter().position(|it| it.is(game, trial) && it.seed == seed);
        let at = known.unwrap_or_else(|| {
            self.0.push(Entry {
                game: game.to_owned(),
                players: trial.players,
                bots: trial.bots.clone(),
                options: trial.options.clone(),
                seed,
                shares: Vec::new(),
                longest: 0,
                reply_p99: 0.0,
                load: 0.0,
            });
            self.0.len() - 1
        });
        &mut self.0[at]
    }

    /// The results of a contest, for all seeds.
    pub(super) fn of(&self, game: &str, trial: &Trial) -> impl Iterator<Item = &Entry> {
        self.0.iter().filter(move |it| !it.shares.is_empty() && it.is(game, trial))
    }
}

/// The mean of several contests, equally weighted.
pub(super) fn together(entries: &[&Entry]) -> Estimate {
    let shares: Vec<&[f64]> = entries.iter().map(|it| it.shares.as_slice()).collect();
    bootstrap_contests(&shares, entries.first().map_or(0, |it| it.seed))
}

/// The 1-minute load average, where the system provides it.
fn load() -> f64 {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').next().and_then(|it| it.parse().ok()).unwrap_or(f64::NAN)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strength::trials::trials;

    #[test]
    fn a_later_run_adds_to_the_results_in_the_file() {
        let game = shelf::SHELF[0];
        let trial = &trials(game).unwrap()[0];
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("strength.json");
        let mut results = Results::read(&file).unwrap();
        let played = Played { shares: vec![0.5, 1.0], longest: 70, reply_p99: 3.0 };
        results.entry(game.key(), trial, 1).add(&played);
        results.entry(game.key(), trial, 2);
        results.write(&file).unwrap();

        let mut results = Results::read(&file).unwrap();
        results.entry(game.key(), trial, 1).add(&Played { shares: vec![0.0], ..played });
        let all: Vec<&Entry> = results.of(game.key(), trial).collect();
        assert_eq!(all.len(), 1, "a contest without games has no line");
        assert_eq!(all[0].shares, [0.5, 1.0, 0.0]);
        assert_eq!(all[0].estimate().mean, 0.5);
    }
}
