//! `bench`: speed and size. Each figure is the median of several runs after a warm-up, with its unit.

use std::{
    hint::black_box,
    io::{Write, stdout},
    thread,
    time::{Duration, Instant},
};

use alloc_counter::count_alloc;
use anyhow::{Result, bail};
use bots::{Stop, analysis::HINT_BUDGET};
use clap::Args;
use shelf::{SHELF, Title, clock::by_the_clock};
use tabletop::Seed;

use crate::{
    cores,
    work::{self, Choice},
};

/// Measure speed and size: one line per figure, `name value unit`.
#[derive(Debug, Args)]
pub(crate) struct Bench {
    /// One game only.
    #[arg(value_parser = cli::game)]
    game: Option<&'static dyn Title>,
    /// Duration of each run of a figure, in milliseconds.
    #[arg(long, default_value_t = 1000)]
    ms: u64,
    /// Number of runs; the median is printed.
    #[arg(long, default_value_t = 5)]
    runs: usize,
}

impl Bench {
    pub(crate) fn run(&self) -> Result<()> {
        if self.runs == 0 || self.ms == 0 {
            bail!("a figure needs at least one run of at least one millisecond");
        }
        if cfg!(debug_assertions) {
            eprintln!("howlcrown-lab: this is a debug build; its figures say nothing about speed");
        }
        match self.game {
            Some(game) => self.figures(game),
            None => SHELF.iter().try_for_each(|&it| self.figures(it)),
        }
    }

    fn figures(&self, game: &'static dyn Title) -> Result<()> {
        let mut out = stdout().lock();
        let key = game.key();
        for choice in Choice::ALL {
            let policy = choice.name();
            for seats in game.seats() {
                let speed = self.median(|| self.playouts(game, choice, seats));
                writeln!(out, "{key}.{policy}.{seats}p.games {:.0} games/s", speed.games)?;
                if seats == 3 {
                    let per_game = speed.decisions / speed.games;
                    writeln!(out, "{key}.{policy}.{seats}p.length {per_game:.1} decisions/game")?;
                }
                if choice == Choice::Light && seats == 3 {
                    writeln!(out, "{key}.decisions {:.0} decisions/s", speed.decisions)?;
                }
            }
        }
        writeln!(out, "{key}.playout.allocations {} allocations/2000games", allocations(game)?)?;
        writeln!(out, "{key}.position.bytes {} bytes", work::position_bytes(game)?)?;
        let search = self.median(|| self.search(game));
        writeln!(out, "{key}.search.iterations {search:.0} iterations/s")?;
        let first = self.median(|| self.first_hint(game));
        writeln!(out, "{key}.hint.first {first:.0} ms")?;
        let ns = self.median(|| self.evaluation(game));
        writeln!(out, "{key}.eval.ns {ns:.0} ns")?;
        Ok(())
    }

    /// Games by a policy on all cores at once.
    fn playouts(&self, game: &'static dyn Title, choice: Choice, seats: u8) -> Speed {
        let start = Instant::now();
        let until = start + Duration::from_millis(self.ms);
        let (games, decisions) = thread::scope(|scope| {
            let workers: Vec<_> = (0..cores() as u64)
                .map(|core| scope.spawn(move || worker(game, choice, seats, core, until)))
                .collect();
            let done = workers.into_iter().map(|it| it.join().expect("a play-out does not panic"));
            done.fold((0, 0), |all, it| (all.0 + it.0, all.1 + it.1))
        });
        let seconds = start.elapsed().as_secs_f64();
        Speed { games: games as f64 / seconds, decisions: decisions as f64 / seconds }
    }

    /// Searches of one position on one core, as bots think: iterations per second.
    fn search(&self, game: &'static dyn Title) -> f64 {
        const ITERATIONS: u32 = 20_000;
        let (start, until) = (Instant::now(), Duration::from_millis(self.ms));
        let mut iterations = 0;
        for seed in 0.. {
            iterations += u64::from(work::search(game, ITERATIONS, seed).unwrap_or_default());
            if start.elapsed() >= until {
                break;
            }
        }
        iterations as f64 / start.elapsed().as_secs_f64()
    }

    /// Time until the first answer of a hint, in milliseconds.
    fn first_hint(&self, game: &'static dyn Title) -> f64 {
        let seats = 4.min(*game.seats().end());
        let table = game.start(seats, &[], Seed::number(7)).expect("a number of players of this game");
        let seat = table.turn().seats().first().expect("a game begins with a decision");
        let (start, until) = (Instant::now(), Duration::from_millis(self.ms));
        let mut hints = 0;
        while start.elapsed() < until {
            let stop = Stop::default();
            let thinker = table.thinker();
            thinker
                .hint(seat, HINT_BUDGET, by_the_clock(), hints, &stop, &mut |_| stop.now())
                .expect("the seat owes a decision");
            hints += 1;
        }
        start.elapsed().as_secs_f64() * 1e3 / hints as f64
    }

    /// Duration of the game's judgement of a position, in nanoseconds.
    fn evaluation(&self, game: &'static dyn Title) -> f64 {
        const TIMES: u64 = 10_000;
        let (start, until) = (Instant::now(), Duration::from_millis(self.ms));
        let mut times = 0;
        while start.elapsed() < until {
            black_box(work::evaluations(game, TIMES, times).unwrap_or_default());
            times += TIMES;
        }
        start.elapsed().as_nanos() as f64 / times as f64
    }

    /// The median of several runs, after one that only warms up.
    fn median<T: Copy + PartialOrd>(&self, mut run: impl FnMut() -> T) -> T {
        run();
        let mut figures: Vec<T> = (0..self.runs).map(|_| run()).collect();
        figures.sort_by(|a, b| a.partial_cmp(b).expect("a figure is a number"));
        figures[figures.len() / 2]
    }
}

/// Rates per second; compared by games.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
struct Speed {
    games: f64,
    decisions: f64,
}

fn worker(game: &dyn Title, choice: Choice, seats: u8, core: u64, until: Instant) -> (u64, u64) {
    const BATCH: u64 = 64;
    let (mut games, mut decisions) = (0, 0);
    while Instant::now() < until {
        let seed = core << 40 | games;
        decisions += work::playouts(game, choice, seats, BATCH, seed).unwrap_or_default();
        games += BATCH;
    }
    (games, decisions)
}

/// Allocations of a thousand games of either policy, without the buffers that a batch of games takes once.
fn allocations(game: &dyn Title) -> Result<u64> {
    let seats = 3.min(*game.seats().end());
    // Tables that a game computes at their first use count for no batch.
    for choice in Choice::ALL {
        work::playouts(game, choice, seats, 1, 7)?;
    }
    let mut counts = [0; 2];
    for (count, games) in counts.iter_mut().zip([1, 1001]) {
        for choice in Choice::ALL {
            let ((fresh, grown, _), done) = count_alloc(|| work::playouts(game, choice, seats, games, 7));
            done?;
            *count += (fresh + grown) as u64;
        }
    }
    Ok(counts[1] - counts[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_and_grown_allocations_are_counted() {
        let ((fresh, grown, freed), _) = count_alloc(|| {
            let mut list = black_box(Vec::with_capacity(1));
            list.extend([black_box(1), 2, 3]);
        });
        assert_eq!((fresh, grown, freed), (1, 1, 1));
    }
}
