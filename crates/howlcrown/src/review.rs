//! `replay --analyse`: a match looked back on by a bot, in words or as JSON.

use std::io::Write;

use anyhow::Result;
use bots::{Budget, Stop};
use fluent_bundle::FluentValue;
use indicatif::ProgressBar;
use protocol::to_client::{JudgedTurn, Reason};
use serde::Serialize;
use serde_json::{Value, json};
use shelf::{Json, Table, Words, clock::by_the_clock};
use tabletop::Viewer;

/// What a seat owes to its choices and to luck, as sums of chances to win.
#[derive(Debug, Serialize)]
struct Balance {
    seat: usize,
    lost: f32,
    luck: f32,
}

/// The number of costly choices that are printed.
const MISTAKES: usize = 10;
/// Approximate time for the analysis of a match, in milliseconds.
const WHOLE: u32 = 11_000;
/// A turn may take three times its budget: to find the best, and to value it and what was played.
const PASSES: u32 = 3;

/// A match looked back on.
#[derive(Debug)]
pub(crate) struct Review {
    turns: Vec<JudgedTurn<Json>>,
    balances: Vec<Balance>,
    end: Option<Vec<f32>>,
}

impl Review {
    /// Analyses a match: with this many iterations per turn, or within [`WHOLE`].
    pub(crate) fn of(table: &dyn Table, iterations: Option<u32>, seed: u64) -> Self {
        let seats: Vec<_> = table.news(Viewer::Everything, 0).iter().map(|it| it.seat).collect();
        let changes = seats.windows(2).filter(|it| it[0] != it[1]).count() as u32 + 1;
        let budget = match iterations {
            Some(iterations) => Budget::Iterations(iterations),
            None => Budget::Millis((WHOLE / PASSES / changes).max(1)),
        };
        let bar = ProgressBar::new(u64::from(changes));
        let turns = table.review(budget, by_the_clock(), seed, &Stop::default(), &mut |_| bar.inc(1));
        bar.finish_and_clear();
        let balance = |seat: usize| Balance {
            seat,
            lost: turns.iter().filter(|it| it.seat.index() == seat).map(|it| it.lost).sum(),
            luck: turns.iter().map(|it| it.luck[seat]).sum(),
        };
        let balances = (0..usize::from(table.seats())).map(balance).collect();
        let end = table.outcome().map(|it| it.win_share().as_slice().to_vec());
        Self { turns, balances, end }
    }

    /// The turns whose choice gave something away, the costliest first.
    fn mistakes(&self) -> Vec<&JudgedTurn<Json>> {
        let mut mistakes: Vec<&JudgedTurn<Json>> = self.turns.iter().filter(|it| it.lost >= 0.03).collect();
        mistakes.sort_by(|a, b| b.lost.total_cmp(&a.lost));
        mistakes.truncate(MISTAKES);
        mistakes
    }

    fn turning(&self) -> impl Iterator<Item = (usize, &JudgedTurn<Json>)> {
        self.turns.iter().enumerate().filter(|it| it.1.turning)
    }

    /// The whole review as one JSON object.
    pub(crate) fn json(&self, game: &str, names: &[String]) -> Value {
        json!({
            "game": game,
            "names": names,
            "turns": self.turns,
            "turning": self.turning().map(|it| it.1.version).collect::<Vec<_>>(),
            "mistakes": self.mistakes().iter().map(|it| it.version).collect::<Vec<_>>(),
            "balance": self.balances,
        })
    }

    /// The review in words.
    pub(crate) fn print(&self, out: &mut impl Write, words: &Words, names: &[String]) -> Result<()> {
        let head = |key: &str| words.text(key, &[]);
        let name = |seat: usize| names.get(seat).cloned().unwrap_or_default();
        writeln!(out, "{}", head("cli-review-head"))?;
        for turn in &self.turns {
            write!(out, "{:>5}", turn.version)?;
            for (seat, win) in turn.win.iter().enumerate() {
                let mark = if seat == turn.seat.index() { '*' } else { ' ' };
                write!(out, "  {:>3.0} %{mark}", win * 100.0)?;
            }
            let verdict = words.text(&format!("review-{}", turn.verdict.key()), &[]);
            let turning = if turn.turning { " !" } else { "" };
            writeln!(out, "  {verdict}{turning}")?;
        }
        writeln!(out, "\n{}", head("review-moments"))?;
        for (at, turn) in self.turning() {
            let next = self.turns.get(at + 1).map(|it| &it.win).or(self.end.as_ref());
            let Some(next) = next else { continue };
            let change = |seat: &usize| (next[*seat] - turn.win[*seat]).abs();
            let most = (0..next.len()).max_by(|a, b| change(a).total_cmp(&change(b))).unwrap_or_default();
            let args = [
                ("version", FluentValue::from(turn.version.to_string())),
                ("name", name(most).into()),
                ("from", percent(turn.win[most]).into()),
                ("to", percent(next[most]).into()),
            ];
            writeln!(out, "  {}", words.text("cli-review-change", &args))?;
        }
        if self.turning().next().is_none() {
            writeln!(out, "  {}", head("cli-review-none"))?;
        }
        writeln!(out, "\n{}", head("review-mistakes"))?;
        for turn in self.mistakes() {
            let args = [
                ("version", FluentValue::from(turn.version.to_string())),
                ("name", name(turn.seat.index()).into()),
                ("verdict", words.text(&format!("review-{}", turn.verdict.key()), &[]).into()),
                ("lost", percent(-turn.lost).into()),
            ];
            writeln!(out, "  {}", words.text("cli-review-turn", &args))?;
            let reason = |it: &Reason| format!("{} ({:+.2})", words.text(&it.key, &[]), it.worth);
            let why: Vec<String> = turn.why.iter().map(reason).collect();
            let lines = [
                ("cli-review-played", turn.played_notation.join(", ")),
                ("cli-review-best", turn.notation.join(", ")),
                ("cli-review-why", why.join(", ")),
            ];
            for (key, what) in lines.into_iter().filter(|it| !it.1.is_empty()) {
                writeln!(out, "        {}", words.text(key, &[("what", what.into())]))?;
            }
        }
        if self.mistakes().is_empty() {
            writeln!(out, "  {}", head("cli-review-none"))?;
        }
        writeln!(out, "\n{}", head("review-balance"))?;
        for it in &self.balances {
            let args = [
                ("name", FluentValue::from(name(it.seat))),
                ("lost", percent(-it.lost).into()),
                ("luck", percent(it.luck).into()),
            ];
            writeln!(out, "  {}", words.text("cli-review-sum", &args))?;
        }
        Ok(())
    }
}

/// A chance or a change of one, in percent without its sign.
fn percent(share: f32) -> String {
    match share {
        it if it < -0.0005 => format!("\u{2212}{:.0}", -it * 100.0),
        it => format!("{:.0}", it.abs() * 100.0),
    }
}
