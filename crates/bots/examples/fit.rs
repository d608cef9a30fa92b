//! Fits the weights of The Wolves' judgement to games of bots and prints them as the table of
//! `games/wolves/src/weights.rs`.
//!
//! `cargo run --release -p bots --example fit -- GAMES SEED [BOT]`

use std::{env, thread};

use bots::{
    Means,
    fit::{Sample, fit, samples, surprise},
    named,
};
use tabletop::{Evaluate, Fast, Game, Silent, Step};
use wolves::Wolves;

#[expect(clippy::print_stdout, reason = "the table is the result of the program")]
fn main() {
    let words: Vec<String> = env::args().collect();
    let number = |at: usize, otherwise| words.get(at).and_then(|it| it.parse().ok()).unwrap_or(otherwise);
    let (games, seed) = (number(1, 1000), number(2, 1));
    let bot = words.get(3).map_or("level4@100", String::as_str);

    let cores = thread::available_parallelism().map_or(1, usize::from) as u64;
    let parts: Vec<Vec<Sample>> = thread::scope(|scope| {
        let part = |core| scope.spawn(move || play(games / cores, seed ^ core << 32, bot));
        let parts: Vec<_> = (0..cores).map(part).collect();
        parts.into_iter().filter_map(|it| it.join().ok()).collect()
    });
    // Games that the fit does not see tell whether it has learnt or only remembered.
    let (learnt, unseen): (Vec<_>, Vec<_>) =
        parts.into_iter().flatten().enumerate().partition(|it| it.0 / 200 % 5 != 0);
    let [learnt, unseen] = [learnt, unseen].map(|it| it.into_iter().map(|it| it.1).collect::<Vec<_>>());

    let prior: Vec<f32> = a_position().features().iter().map(|it| it.weight).collect();
    let fitted = fit(&learnt, &prior, 400, 0.01);
    eprintln!("{} positions; surprise on {} unseen ones:", learnt.len(), unseen.len());
    eprintln!("{:.4} before, {:.4} after", surprise(&unseen, &prior), surprise(&unseen, &fitted));
    for (pair, feature) in fitted.chunks(2).zip(a_position().features().chunks(2)) {
        println!("    [{:.3}, {:.3}], // {}", pair[0], pair[1], feature[0].name);
    }
}

fn play(games: u64, seed: u64, bot: &str) -> Vec<Sample> {
    let mut chance = Fast::new(seed);
    let mut all = Vec::new();
    for game in 0..games {
        let empty = Wolves::new(&Default::default(), 2 + (game % 4) as u8).expect("two to five may play");
        let mut bot = named::<Wolves>(bot, chance.next(), &Means::default()).expect("the bot exists");
        samples(&empty, &mut *bot, 2, &mut chance, &mut all);
    }
    all
}

fn a_position() -> Wolves {
    let mut game = Wolves::new(&Default::default(), 3).expect("three may play");
    Wolves::setup(&mut Step::new(&mut game, &mut Silent, &mut Fast::new(1)));
    game
}
