//! How fair a game is: who wins by order of play and by opening, where points come from, how long games are.

use std::{
    collections::BTreeMap,
    fmt::{self, Write},
    path::Path,
};

use anyhow::Result;
use shelf::Hosted;
use tabletop::{Seat, Viewer};

use super::kept::{Kept, kept};
use crate::stats::quantile;

/// Results of some players: those with one thing in common.
#[derive(Clone, Copy, Debug, Default)]
struct Results {
    players: u32,
    wins: f64,
    points: f64,
}

impl Results {
    fn add(&mut self, share: f32, points: i32) {
        self.players += 1;
        self.wins += f64::from(share);
        self.points += f64::from(points);
    }

    /// The share of wins, and half of its 95 % interval.
    fn share(&self) -> (f64, f64) {
        let count = f64::from(self.players.max(1));
        let share = self.wins / count;
        (share, 1.96 * (share * (1.0 - share) / count).sqrt())
    }
}

impl fmt::Display for Results {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (share, doubt) = self.share();
        let points = self.points / f64::from(self.players.max(1));
        write!(f, "{} | {:.1} ± {:.1} % | {points:.1}", self.players, 100.0 * share, 100.0 * doubt)
    }
}

/// What games with one number of players have shown.
#[derive(Clone, Debug, Default)]
pub(crate) struct Balance {
    games: u32,
    /// By order of play.
    order: Vec<Results>,
    /// By the first action of a kind, as it is written.
    openings: BTreeMap<String, Results>,
    /// Points by source: of all players and of the winners.
    sources: Vec<(&'static str, f64, f64)>,
    turns: Vec<u32>,
}

/// An opening that fewer players have chosen is not listed.
const FEWEST: u32 = 100;

impl Balance {
    fn add<G: Hosted>(&mut self, game: &Kept<G>) {
        let outcome = game.end.outcome();
        let share = outcome.win_share();
        self.games += 1;
        self.turns.push(game.turns.len() as u32);
        for (nth, seat) in game.order().into_iter().enumerate() {
            self.order.resize(self.order.len().max(nth + 1), Results::default());
            self.order[nth].add(share[seat], outcome.score[seat]);
        }
        for seat in Seat::all(game.end.seats()) {
            for opening in openings(game, seat) {
                self.openings.entry(opening).or_default().add(share[seat], outcome.score[seat]);
            }
            let sheet = game.end.sheet(seat, Viewer::Seat(seat));
            for (at, line) in sheet.lines.iter().enumerate() {
                if at == self.sources.len() {
                    self.sources.push((line.name, 0.0, 0.0));
                }
                self.sources[at].1 += f64::from(line.points);
                self.sources[at].2 += f64::from(line.points) * f64::from(share[seat]);
            }
        }
    }

    /// The largest share of wins by order of play less the smallest.
    fn advantage(&self) -> f64 {
        let shares = || self.order.iter().map(|it| it.share().0);
        shares().fold(0.0, f64::max) - shares().fold(1.0, f64::min)
    }

    fn write(&self, seats: u8, out: &mut String) -> fmt::Result {
        let mut turns = self.turns.clone();
        turns.sort_unstable();
        let [short, median, long] = [0.05, 0.5, 0.95].map(|it| quantile(&turns, it));
        writeln!(out, "\n### {seats} players\n")?;
        writeln!(
            out,
            "{} games; {median} turns (nine of ten between {short} and {long}); advantage by order of play {:.1} points.\n",
            self.games,
            100.0 * self.advantage()
        )?;
        writeln!(out, "| order of play | players | wins | points |\n|---|---|---|---|")?;
        for (nth, it) in self.order.iter().enumerate() {
            writeln!(out, "| {} | {it} |", nth + 1)?;
        }
        writeln!(out, "\n| points from | a player | a winner |\n|---|---|---|")?;
        let players = f64::from(self.games) * f64::from(seats);
        let wins: f64 = self.order.iter().map(|it| it.wins).sum();
        for (name, all, won) in &self.sources {
            writeln!(out, "| {name} | {:.1} | {:.1} |", all / players, won / wins.max(1.0))?;
        }
        let mut openings: Vec<_> = self.openings.iter().filter(|it| it.1.players >= FEWEST).collect();
        openings.sort_by_key(|it| std::cmp::Reverse(it.1.players));
        if !openings.is_empty() {
            writeln!(out, "\n| opening | players | wins | points |\n|---|---|---|---|")?;
            for (name, it) in openings.into_iter().take(LISTED) {
                writeln!(out, "| {name} | {it} |")?;
            }
        }
        Ok(())
    }
}

/// How many openings are listed.
const LISTED: usize = 16;

/// A seat's first action of each kind among its first three, as it is written.
fn openings<G: Hosted>(game: &Kept<G>, seat: Seat) -> Vec<String> {
    let written = |action: &G::Action| action.to_string();
    let mut first: Vec<String> = Vec::new();
    for text in game.actions.iter().filter(|it| it.0 == seat).take(3).map(|it| written(&it.1)) {
        let kind = |it: &str| it.split(' ').next().map(ToOwned::to_owned);
        if first.iter().all(|it| kind(it) != kind(&text)) {
            first.push(text);
        }
    }
    first
}

/// The report for one game: a page and a plot.
pub(crate) fn report<G: Hosted>(file: &Path, about: &str) -> Result<(String, String)> {
    let mut all: Vec<(u8, Balance)> = G::SEATS.map(|it| (it, Balance::default())).collect();
    for game in kept::<G>(file)? {
        let game = game?;
        if let Some(it) = all.iter_mut().find(|it| it.0 == game.end.seats()) {
            it.1.add(&game);
        }
    }
    all.retain(|it| it.1.games > 0);
    let mut page = String::new();
    writeln!(page, "## {}\n\n{about}\n\n![shares of wins by order of play](balance-{0}.svg)", G::KEY)?;
    for (seats, it) in &all {
        it.write(*seats, &mut page)?;
    }
    Ok((page, plot(&all)?))
}

/// Shares of wins by order of play with their intervals: a group of bars for each number of players.
fn plot(all: &[(u8, Balance)]) -> Result<String, fmt::Error> {
    const BAR: f64 = 22.0;
    const HEIGHT: f64 = 160.0;
    let mut bars = String::new();
    let mut x = 30.0;
    for (seats, it) in all.iter().filter(|it| it.0 > 1) {
        let begin = x;
        for results in &it.order {
            let (share, doubt) = results.share();
            let y = |share: f64| HEIGHT * (1.0 - share / 0.7).max(0.0) + 10.0;
            writeln!(
                bars,
                r##"<rect x="{x}" y="{:.1}" width="{}" height="{:.1}" fill="#7a8fa6"/>"##,
                y(share),
                BAR - 4.0,
                y(0.0) - y(share)
            )?;
            writeln!(
                bars,
                r##"<path d="M{0} {1:.1}V{2:.1}" stroke="#222" stroke-width="2"/>"##,
                x + BAR / 2.0 - 2.0,
                y(share + doubt),
                y(share - doubt)
            )?;
            x += BAR;
        }
        let fair = HEIGHT * (1.0 - 1.0 / f64::from(*seats) / 0.7) + 10.0;
        writeln!(bars, r##"<path d="M{begin} {fair:.1}H{x}" stroke="#b33" stroke-dasharray="4 3"/>"##)?;
        writeln!(bars, r##"<text x="{begin}" y="{}" font-size="12">{seats}</text>"##, HEIGHT + 26.0)?;
        x += BAR;
    }
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{x}\" height=\"{}\" font-family=\"sans-serif\">\n{bars}</svg>\n",
        HEIGHT + 36.0
    ))
}
