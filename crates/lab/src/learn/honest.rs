//! How honest a judgement is: whether what it says before every turn of kept games came true.

use std::{fmt, path::Path, str::FromStr};

use anyhow::{Context, Result};
use bots::{Evaluate, budget::Ticker, calibration::shrunk, habits::Method, thinker::look_ahead};
use tabletop::{BySeat, Fast, Seat, Viewer};

use super::{
    kept::{Kept, kept},
    training::surprise,
};
use crate::calibration::{Prediction, error};

/// What says how likely each seat is to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Judgement {
    /// The game's judgement without looking ahead.
    Static,
    /// A search with this many iterations, calibrated as people see it.
    Search(u32),
    /// The game's network.
    Learned,
}

impl FromStr for Judgement {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "static" => Ok(Self::Static),
            "learned" => Ok(Self::Learned),
            _ => text.strip_prefix("search@").and_then(|it| it.parse().ok()).map(Self::Search).ok_or_else(
                || format!("no judgement is called {text}: there are static, search@2000 and learned"),
            ),
        }
    }
}

impl fmt::Display for Judgement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Static => f.write_str("static"),
            Self::Search(iterations) => write!(f, "search@{iterations}"),
            Self::Learned => f.write_str("learned"),
        }
    }
}

impl Judgement {
    /// How likely each seat is to win, as `seat`, which owes a decision, may know.
    fn of<G: Evaluate>(self, game: &G, seat: Seat, seed: u64) -> Result<BySeat<f32>> {
        let guess = game.imagine(Viewer::Seat(seat), &mut Fast::new(seed));
        Ok(match self {
            Self::Static => guess.evaluate(),
            Self::Learned => G::LEARNED.context("this game has no network")?.judge(&guess, seat).win,
            Self::Search(iterations) => {
                let mut ticker = Ticker::iterations(iterations);
                let found = look_ahead(&guess, seat, &Method::best::<G>(), &mut ticker, seed);
                let means = found.ways[0].means();
                let doubt = G::SHRINKAGE.get(usize::from(means.seats()) - 1).copied();
                shrunk(&means, doubt.unwrap_or_default())
            }
        })
    }
}

/// What games with one number of players have shown.
#[derive(Clone, Debug, Default)]
pub(crate) struct Figures {
    games: u32,
    /// Chances before every turn, and the results.
    said: Vec<Prediction>,
    surprise: f64,
    /// Chances before the first move, and results, summed by order of play.
    first: Vec<[f64; 2]>,
    /// Changes of a seat's own chance over its own turn, and the sum of squares.
    own: [f64; 2],
    /// The largest changes over a turn in the first third of the game, and their number.
    largest: [f64; 2],
    /// Turns that changed some chance by more than a tenth.
    leaps: u32,
}

impl Figures {
    fn add<G: Evaluate>(&mut self, game: &Kept<G>, judgement: Judgement, seed: u64) -> Result<()> {
        let share = game.end.outcome().win_share();
        let mut chances = Vec::with_capacity(game.turns.len() + 1);
        for (at, turn) in game.turns.iter().enumerate() {
            let seat = turn.turn().seats().first().context("a turn belongs to a seat")?;
            let said = judgement.of(turn, seat, seed.wrapping_add(at as u64))?;
            self.surprise += surprise(&said, &share);
            self.said.push(Prediction { chances: said, share });
            chances.push((seat, said));
        }
        self.games += 1;
        self.first.resize(share.as_slice().len(), [0.0; 2]);
        for (seat, sums) in game.order().into_iter().zip(&mut self.first) {
            sums[0] += f64::from(chances[0].1[seat]);
            sums[1] += f64::from(share[seat]);
        }
        for (at, (seat, before)) in chances.iter().enumerate() {
            let after = chances.get(at + 1).map_or(share, |it| it.1);
            let change = |seat: Seat| f64::from(after[seat] - before[seat]);
            self.own[0] += change(*seat);
            self.own[1] += change(*seat).powi(2);
            let largest = Seat::all(share.seats()).map(|it| change(it).abs()).fold(0.0, f64::max);
            self.leaps += u32::from(largest > 0.1);
            if 3 * at < chances.len() {
                self.largest[0] += largest;
                self.largest[1] += 1.0;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (turns, games) = (self.said.len() as f64, f64::from(self.games));
        let own = self.own[0] / turns;
        let doubt = ((self.own[1] / turns - own * own) / turns).sqrt();
        let percent = |which: usize| {
            let each = self.first.iter().map(|it| format!("{:.1}", 100.0 * it[which] / games));
            each.collect::<Vec<_>>().join(" / ")
        };
        write!(
            f,
            "{} games | {turns} turns | log loss {:.4} | calibration {:.3} | first move {} (won {}) | own turn {:+.2} ± {:.2} | largest change {:.1} | above 10 in {:.1} of {:.1} turns",
            self.games,
            self.surprise / turns,
            error(&self.said),
            percent(0),
            percent(1),
            100.0 * own,
            196.0 * doubt,
            100.0 * self.largest[0] / self.largest[1],
            f64::from(self.leaps) / games,
            turns / games,
        )
    }
}

/// The figures of each number of players, over at most `games` games of each.
pub(crate) fn figures<G: Evaluate>(
    file: &Path,
    judgement: Judgement,
    games: u32,
    seed: u64,
) -> Result<Vec<(u8, Figures)>> {
    let mut all: Vec<(u8, Figures)> = G::SEATS.map(|it| (it, Figures::default())).collect();
    for (number, game) in kept::<G>(file)?.enumerate() {
        let game = game?;
        let seats = game.end.seats();
        let Some((_, figures)) = all.iter_mut().find(|it| it.0 == seats && it.1.games < games) else {
            continue;
        };
        figures.add(&game, judgement, seed ^ (number as u64) << 20)?;
    }
    all.retain(|it| it.1.games > 0);
    Ok(all)
}
