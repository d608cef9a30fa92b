//! Games that a bot plays against itself at every number of players: how long they are, and whether the
//! chances to win that the search tells come true.
//!
//! `cargo run --release -p bots --example selfplay -- lengths GAMES SEED [BOT]` prints percentiles of
//! decisions and turns; a game that does not end stops the program with an error.
//! `… -- chances GAMES SEED [ITERATIONS]` prints the calibration error of ten bins on half of the games,
//! as searched, and with the doubt that suits the other half best. Either takes `wolves` or
//! `kingdoms` as a last word to look at one game only.

use std::{env, sync::Mutex, thread};

use bots::{
    Means,
    budget::Ticker,
    calibration::{Told, best_doubt, bins, doubted, error},
    habits::Method,
    named,
    policy::act,
    stats::quantile,
    thinker::look_ahead,
};
use kingdoms::Kingdoms;
use tabletop::{BySeat, Evaluate, Fast, Silent, Step, Viewer};
use wolves::Wolves;

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let number =
        |at: usize, otherwise: u64| words.get(at).and_then(|it| it.parse().ok()).unwrap_or(otherwise);
    let (games, seed) = (number(1, 100), number(2, 1));
    let one =
        |key: &str| words.last().is_none_or(|it| it == key || !["wolves", "kingdoms"].contains(&it.as_str()));
    match words.first().map(String::as_str) {
        Some("lengths") => {
            let bot = words.get(3).filter(|it| it.starts_with("level")).map_or("level4", String::as_str);
            if one("wolves") {
                lengths::<Wolves>(games, seed, bot);
            }
            if one("kingdoms") {
                lengths::<Kingdoms>(games, seed, bot);
            }
        }
        Some("chances") => {
            let iterations = number(3, 2000) as u32;
            if one("wolves") {
                chances::<Wolves>(games, seed, iterations);
            }
            if one("kingdoms") {
                chances::<Kingdoms>(games, seed, iterations);
            }
        }
        _ => eprintln!("lengths GAMES SEED [BOT], or chances GAMES SEED [ITERATIONS]"),
    }
}

/// Does something for every number below `games`, on all cores.
fn on_all<T: Send>(games: u64, one: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let cores = thread::available_parallelism().map_or(1, usize::from) as u64;
    let all = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for core in 0..cores {
            let (all, one) = (&all, &one);
            scope.spawn(move || {
                for game in (core..games).step_by(cores as usize) {
                    let it = one(game);
                    all.lock().expect("no game panics").push((game, it));
                }
            });
        }
    });
    let mut all = all.into_inner().expect("no game panics");
    all.sort_by_key(|it| it.0);
    all.into_iter().map(|it| it.1).collect()
}

fn set_up<G: Evaluate>(seats: u8, chance: &mut Fast) -> G {
    let mut game = G::new(&Default::default(), seats).expect("so many may play");
    G::setup(&mut Step::new(&mut game, &mut Silent, chance));
    game
}

#[expect(clippy::print_stdout, reason = "the lengths are the result of the program")]
fn lengths<G: Evaluate>(games: u64, seed: u64, bot: &str) {
    const LONGEST: u32 = 20_000;
    for seats in G::SEATS {
        let all = on_all(games, |number| {
            let mut chance = Fast::new(seed.wrapping_mul(1_000_003).wrapping_add(number));
            let mut game: G = set_up(seats, &mut chance);
            let mut bot = named::<G>(bot, chance.next(), &Means::default()).expect("the bot exists");
            let (mut decisions, mut turns, mut last) = (0, 0, None);
            while let Some(seat) = game.turn().seats().first() {
                turns += u32::from(last != Some(seat));
                last = Some(seat);
                for action in bot.plan(&game, seat).expect("the seat owes a decision") {
                    act(&mut game, seat, action, &mut chance);
                    decisions += 1;
                }
                assert!(decisions < LONGEST, "game {number} of {seats} players does not end");
            }
            (decisions, turns)
        });
        let told = |mut of: Vec<u32>| {
            of.sort_unstable();
            [0.0, 0.01, 0.1, 0.5, 0.9, 0.99, 1.0].map(|it| quantile(&of, it).to_string()).join(" ")
        };
        println!(
            "{} {seats} players, {} games of {bot} ended; least, p1, p10, median, p90, p99, most: decisions {}, turns {}",
            G::KEY,
            all.len(),
            told(all.iter().map(|it| it.0).collect()),
            told(all.iter().map(|it| it.1).collect()),
        );
    }
}

/// A game in which every seat plays what it thinks best, and the chances it saw.
fn told<G: Evaluate>(seats: u8, seed: u64, iterations: u32) -> Vec<Told> {
    let mut chance = Fast::new(seed);
    let mut game: G = set_up(seats, &mut chance);
    let mut all = Vec::new();
    while let Some(seat) = game.turn().seats().first() {
        let guess = game.imagine(Viewer::Seat(seat), &mut chance);
        let mut legal = Vec::new();
        guess.legal(seat, &mut legal);
        if let [only] = legal[..] {
            act(&mut game, seat, only, &mut chance);
            continue;
        }
        let mut ticker = Ticker::iterations(iterations);
        let findings = look_ahead(&guess, seat, &Method::best::<G>(), &mut ticker, chance.next(), 1);
        all.push(Told { chances: findings.ways[0].means(), share: BySeat::new(seats) });
        for &action in &findings.ways[0].actions {
            act(&mut game, seat, action, &mut chance);
        }
    }
    let share = game.outcome().win_share();
    all.iter_mut().for_each(|it| it.share = share);
    all
}

#[expect(clippy::print_stdout, reason = "the errors are the result of the program")]
fn chances<G: Evaluate>(games: u64, seed: u64, iterations: u32) {
    for seats in (*G::SEATS.start()).max(2)..=*G::SEATS.end() {
        let played = on_all(games, |number| {
            told::<G>(seats, seed.wrapping_mul(1_000_003).wrapping_add(number), iterations)
        });
        // The doubt is learnt from the first half and proven on the second.
        let (first, second) = played.split_at(played.len() / 2);
        let (first, second) = (first.concat(), second.concat());
        let with = |doubt: f32| -> Vec<Told> {
            second.iter().map(|it| Told { chances: doubted(&it.chances, doubt), ..*it }).collect()
        };
        let (fitted, known) = (best_doubt(&first), G::DOUBT[usize::from(seats) - 1]);
        println!(
            "{} {seats} players, {games} games, {} positions: error {:.3} as searched, {:.3} at the known doubt {known}, {:.3} at the fitted doubt {fitted}",
            G::KEY,
            second.len(),
            error(&second),
            error(&with(known)),
            error(&with(fitted)),
        );
        for bin in bins(&with(known)).iter().filter(|it| it.count > 0) {
            let n = f64::from(bin.count);
            eprintln!("  {:6} told {:.3} won {:.3}", bin.count, bin.told / n, bin.won / n);
        }
    }
}
