//! Last turns of The Wolves that can be won: finds such positions, and measures who wins them.
//!
//! `cargo run --release -p bots --example last_turns -- make COUNT SEED` writes
//! `crates/bots/tests/last_turns.txt`; `… -- measure BOT…` prints how many each bot wins.
//!
//! A position is taken from the last turn of a game that `level2` players played, if a turn is known
//! that wins the game alone, which no turn can better, and if light turns miss it mostly. The
//! winning turn is found by a long search, or by trying all turns where there are few.

use std::{env, fs, path::PathBuf};

use bots::{Means, named, policy::act};
use tabletop::{Fast, Game, Seat, Silent, Step, Turn};
use wolves::Wolves;

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let number = |at: usize, otherwise| words.get(at).and_then(|it| it.parse().ok()).unwrap_or(otherwise);
    match words.first().map(String::as_str) {
        Some("make") => make(number(1, 200), number(2, 1)),
        Some("measure") => words[1..].iter().for_each(|it| measure(it)),
        _ => eprintln!("make COUNT SEED, or measure BOT…"),
    }
}

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/last_turns.txt")
}

fn make(count: u64, seed: u64) {
    let mut found: Vec<String> = Vec::new();
    for game in 0.. {
        if found.len() as u64 >= count {
            break;
        }
        let Some((position, seat)) = last_turn(seed.wrapping_add(game)) else { continue };
        let mut chance = Fast::new(game);
        let light = (0..40).filter(|_| wins(finished(position, seat, &mut chance), seat)).count();
        // What is written down must be what was found.
        let text = format!("{position:?}");
        if light <= 8 && text.parse() == Ok(position) && winnable(&position, seat, game) {
            found.push(text);
            eprintln!("{} of {count} after {} games", found.len(), game + 1);
        }
    }
    if let Err(why) = fs::write(file(), found.join("\n")) {
        eprintln!("{why}");
    }
}

/// The last turn of a game, from its beginning.
fn last_turn(seed: u64) -> Option<(Wolves, Seat)> {
    let mut chance = Fast::new(seed);
    let mut game = Wolves::new(&Default::default(), 2 + (seed % 4) as u8).ok()?;
    Wolves::setup(&mut Step::new(&mut game, &mut Silent, &mut chance));
    let mut last = None;
    while let Some(seat) = game.turn().seats().first() {
        last = Some((game, seat));
        let mut bot = named::<Wolves>("level2", chance.next(), &Means::default())?;
        play(&mut game, seat, &mut |game| bot.plan(game, seat).unwrap_or_default(), &mut chance);
    }
    last
}

/// Plays on until the turn of `seat` is over.
fn play(
    game: &mut Wolves,
    seat: Seat,
    plan: &mut dyn FnMut(&Wolves) -> Vec<<Wolves as Game>::Action>,
    chance: &mut Fast,
) {
    while game.turn().seats().contains(seat) {
        for action in plan(game) {
            act(game, seat, action, chance);
        }
    }
}

fn finished(mut game: Wolves, seat: Seat, chance: &mut Fast) -> Wolves {
    while game.turn().seats().contains(seat) {
        let action = tabletop::Evaluate::light(&game, seat, chance);
        act(&mut game, seat, action, chance);
    }
    game
}

/// Whether the game is over and this seat alone has won.
fn wins(game: Wolves, seat: Seat) -> bool {
    game.turn() == Turn::Over && game.outcome().win_share()[seat] > 0.99
}

fn winnable(game: &Wolves, seat: Seat, seed: u64) -> bool {
    let won = |seed| won_by("level5@20000", game, seat, seed);
    won(seed) || won(seed + 1) || try_all(game, seat, &mut 300_000)
}

/// Whether any turn wins, as far as so many positions tell.
fn try_all(game: &Wolves, seat: Seat, left: &mut u32) -> bool {
    if !game.turn().seats().contains(seat) {
        return wins(*game, seat);
    }
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal.into_iter().any(|action| {
        *left = left.saturating_sub(1);
        let mut next = *game;
        act(&mut next, seat, action, &mut Fast::new(0));
        *left > 0 && try_all(&next, seat, left)
    })
}

fn won_by(bot: &str, game: &Wolves, seat: Seat, seed: u64) -> bool {
    let Some(mut bot) = named::<Wolves>(bot, seed, &Means::default()) else { return false };
    let mut game = *game;
    play(&mut game, seat, &mut |game| bot.plan(game, seat).unwrap_or_default(), &mut Fast::new(seed));
    wins(game, seat)
}

#[expect(clippy::print_stdout, reason = "the share is the result of the program")]
fn measure(bot: &str) {
    let text = fs::read_to_string(file()).unwrap_or_default();
    let positions: Vec<Wolves> = text.split("\n\n").filter_map(|it| it.parse().ok()).collect();
    let turn = |game: &Wolves| game.turn().seats().first();
    let won = positions.iter().filter(|it| turn(it).is_some_and(|seat| won_by(bot, it, seat, 1))).count();
    println!("{bot}: {won} of {} last turns won", positions.len());
}
