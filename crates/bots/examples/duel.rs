//! The arena without the rest of the program, for quick experiments.
//!
//! `cargo run --release -p bots --example duel -- GAME PLAYERS A,B[,…] GAMES SEED`

use std::{env, thread};

use bots::{
    Means,
    arena::{Contest, Played},
    stats::{bootstrap, elo},
};
use kingdoms::Kingdoms;
use tabletop::{Evaluate, Seat};
use wolves::Wolves;

fn main() {
    let words: Vec<String> = env::args().collect();
    let [_, game, players, bots, games, seed] = &words[..] else {
        eprintln!("duel GAME PLAYERS A,B[,…] GAMES SEED");
        return;
    };
    let (Ok(players), Ok(games), Ok(seed)) = (players.parse(), games.parse(), seed.parse()) else {
        eprintln!("PLAYERS, GAMES and SEED are numbers");
        return;
    };
    match game.as_str() {
        "wolves" => contest::<Wolves>(players, bots, games, seed),
        _ => contest::<Kingdoms>(players, bots, games, seed),
    }
}

fn contest<G: Evaluate>(players: u8, bots: &str, games: u64, seed: u64) {
    let names: Vec<String> = bots.split(',').map(str::to_owned).collect();
    let last = names.last().into_iter().cycle();
    let line_up: Vec<String> = names.iter().chain(last).take(players.into()).cloned().collect();
    let contest = Contest { line_up: &line_up, seed, means: Means::default(), longest: 20_000 };
    let Ok(empty) = G::new(&G::Options::default(), players) else { return };
    let blocks = games.div_ceil(players.into());
    let played: Vec<Vec<Played>> = thread::scope(|scope| {
        let (contest, empty) = (&contest, &empty);
        let part = |core: u64| {
            scope.spawn(move || {
                let own = (0..blocks).filter(move |it| it % 2 == core);
                own.map(|it| contest.block(empty, it)).collect::<Result<Vec<_>, _>>()
            })
        };
        let parts: Vec<_> = (0..2).map(part).collect();
        parts.into_iter().flat_map(|it| it.join().expect("no panic").expect("no stall")).collect()
    });
    for name in names.iter().take(2) {
        let places: Vec<Seat> = Seat::all(players).filter(|it| line_up[it.index()] == *name).collect();
        let share = |it: &Played| places.iter().map(|&at| f64::from(it.share[at])).sum::<f64>();
        let by_block: Vec<f64> =
            played.iter().map(|it| it.iter().map(share).sum::<f64>() / it.len() as f64).collect();
        let it = bootstrap(&by_block, seed);
        let rivals = f64::from(players) - places.len() as f64;
        let fair = 100.0 * places.len() as f64 / f64::from(players);
        let (mean, low, high) = (100.0 * it.mean, 100.0 * it.low, 100.0 * it.high);
        let strength = elo(it.mean, rivals / places.len() as f64);
        eprintln!("{name:<24} {mean:5.1} % [{low:5.1}, {high:5.1}] fair {fair:.1} % {strength:+.0} Elo");
    }
}
