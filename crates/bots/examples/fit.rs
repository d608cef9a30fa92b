//! Fits the weights of a game's judgement to games of bots and prints them: as the table of
//! `games/kingdoms/src/judgement.rs`, or as one for The Wolves that `tune` may begin with (there it begins with what
//! `games/wolves/src/weights.rs` has for three players).
//!
//! `cargo run --release -p bots --example fit -- wolves|kingdoms GAMES SEED [BOT]`

use std::{env, thread};

use bots::{
    Means,
    fit::{Sample, fit, samples, surprise},
    named,
};
use kingdoms::Kingdoms;
use tabletop::{Evaluate, Fast, Silent, Step};
use wolves::Wolves;

fn main() {
    let words: Vec<String> = env::args().collect();
    let number = |at: usize, otherwise| words.get(at).and_then(|it| it.parse().ok()).unwrap_or(otherwise);
    let (games, seed) = (number(2, 1000), number(3, 1));
    let bot = |otherwise| words.get(4).map_or(otherwise, String::as_str);
    match words.get(1).map(String::as_str) {
        Some("wolves") => wolves(games, seed, bot("level4@100")),
        Some("kingdoms") => kingdoms(games, seed, bot("scripted")),
        _ => eprintln!("wolves|kingdoms GAMES SEED [BOT]"),
    }
}

/// One table for any number of players.
#[expect(clippy::print_stdout, reason = "the table is the result of the program")]
fn wolves(games: u64, seed: u64, bot: &str) {
    let all = play::<Wolves>(games, seed, bot, &[2, 3, 4, 5]);
    let prior = weights::<Wolves>();
    let fitted = fitted(all, &prior, 0.01);
    for (pair, name) in fitted.chunks(2).zip(names::<Wolves>().chunks(2)) {
        println!("    [{:.3}, {:.3}], // {}", pair[0], pair[1], name[0]);
    }
}

/// A row for each number of players and stage of the game: the first age, then the beginning and the rest of
/// the others.
#[expect(clippy::print_stdout, reason = "the table is the result of the program")]
fn kingdoms(games: u64, seed: u64, bot: &str) {
    println!("    // {}", names::<Kingdoms>().join(", "));
    for seats in 2..=5 {
        println!("    [");
        let all = play::<Kingdoms>(games, seed, bot, &[seats]);
        for stage in [(1, false), (2, true), (2, false), (3, true), (3, false)] {
            let of_stage = all.iter().filter(|it| it.part == stage).cloned().collect();
            let fitted = fitted(of_stage, &weights::<Kingdoms>(), 0.001);
            let row: Vec<String> = fitted.iter().map(|it| format!("{it:.3}")).collect();
            println!("        [{}],", row.join(", "));
        }
        println!("    ],");
    }
}

/// Weights that foretell most of these games best. Games that the fit does not see tell whether it has
/// learnt or only remembered. What they say little about stays near the prior: `pull` is how strongly.
fn fitted(all: Vec<Sample>, prior: &[f32], pull: f32) -> Vec<f32> {
    let (learnt, unseen): (Vec<_>, Vec<_>) = all.into_iter().enumerate().partition(|it| it.0 / 200 % 5 != 0);
    let [learnt, unseen] = [learnt, unseen].map(|it| it.into_iter().map(|it| it.1).collect::<Vec<_>>());
    let fitted = fit(&learnt, prior, 400, pull);
    let (before, after) = (surprise(&unseen, prior), surprise(&unseen, &fitted));
    eprintln!(
        "{} positions; surprise on {} unseen ones: {before:.4}, fitted {after:.4}",
        learnt.len(),
        unseen.len()
    );
    fitted
}

/// Games on all cores, with each of these numbers of players in turn.
fn play<G: Evaluate>(games: u64, seed: u64, bot: &str, players: &[u8]) -> Vec<Sample> {
    let cores = thread::available_parallelism().map_or(1, usize::from) as u64;
    let part = |core: u64| {
        let mut chance = Fast::new(seed ^ core << 32);
        let mut all = Vec::new();
        for game in 0..games / cores {
            let seats = players[game as usize % players.len()];
            let empty = G::new(&Default::default(), seats).expect("so many may play");
            let mut bot = named::<G>(bot, chance.next(), &Means::default()).expect("the bot exists");
            samples(&empty, &mut *bot, 2, &mut chance, &mut all);
        }
        all
    };
    thread::scope(|scope| {
        let parts: Vec<_> = (0..cores).map(|core| scope.spawn(move || part(core))).collect();
        parts.into_iter().filter_map(|it| it.join().ok()).flatten().collect()
    })
}

fn weights<G: Evaluate>() -> Vec<f32> {
    a_position::<G>().features().iter().map(|it| it.weight).collect()
}

fn names<G: Evaluate>() -> Vec<&'static str> {
    a_position::<G>().features().iter().map(|it| it.name).collect()
}

fn a_position<G: Evaluate>() -> G {
    let mut game = G::new(&Default::default(), 3).expect("three may play");
    G::setup(&mut Step::new(&mut game, &mut Silent, &mut Fast::new(1)));
    game
}
