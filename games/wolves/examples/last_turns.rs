//! Last turns that can be won: finds such positions, and measures which bots win them.
//!
//! `cargo run --release -p wolves --example last_turns -- make COUNT SEED POSITIONS` writes
//! `tests/last_turns.txt`; `… -- measure BOT…` prints how many each bot wins.
//!
//! A position is the beginning of a turn, in a game that bots played, that can be the last one: some
//! light turns end the game, few of them win it, and trying all turns shows one that ends the game and
//! wins it alone, which no turn can better. Whether any bot finds it plays no part. Where there are more
//! than POSITIONS positions to try before the answer is known, the turn is left out; their number is
//! printed at the end. At most one position is taken from a game.

use std::{
    env, fs,
    path::PathBuf,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use bots::{BotName, Budget, Evaluate, Means, policy::act};
use tabletop::{Fast, Game, Seat, Silent, Step, Turn};
use wolves::{LastTurn, Wolves};

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let number = |at: usize, otherwise| words.get(at).and_then(|it| it.parse().ok()).unwrap_or(otherwise);
    match words.first().map(String::as_str) {
        Some("make") => make(number(1, 200) as usize, number(2, 1), number(3, 5_000_000) as usize),
        Some("measure") => words[1..].iter().for_each(|it| measure(it)),
        _ => eprintln!("make COUNT SEED POSITIONS, or measure BOT…"),
    }
}

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/last_turns.txt")
}

/// What became of the games that were looked at.
#[derive(Debug, Default)]
struct Tally {
    won: Vec<(u64, String)>,
    lost: u64,
    unknown: u64,
}

fn make(count: usize, seed: u64, positions: usize) {
    let (tally, next) = (Mutex::new(Tally::default()), AtomicU64::new(0));
    let work = || {
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            for (position, seat) in last_turns(seed.wrapping_add(game)) {
                let verdict = position.last_turn(positions);
                let mut tally = tally.lock().unwrap_or_else(PoisonError::into_inner);
                if tally.won.len() >= count {
                    return;
                }
                match verdict {
                    LastTurn::Cannot => tally.lost += 1,
                    LastTurn::Unknown => tally.unknown += 1,
                    LastTurn::Wins(turn) => {
                        let text = format!("{position:?}");
                        assert_eq!(text.parse(), Ok(position), "what is written down is what was found");
                        assert!(wins(after(position, seat, &turn), seat), "the turn that was found wins");
                        tally.won.push((game, text));
                        eprintln!("{} of {count} after {} games", tally.won.len(), game + 1);
                        break;
                    }
                }
            }
        }
    };
    thread::scope(|scope| (0..cores()).for_each(|_| drop(scope.spawn(work))));
    let mut tally = tally.into_inner().unwrap_or_else(PoisonError::into_inner);
    tally.won.sort();
    let Tally { won, lost, unknown } = tally;
    eprintln!("{} can be won, {lost} cannot, {unknown} are too large", won.len());
    let texts: Vec<String> = won.into_iter().map(|it| it.1).collect();
    if let Err(why) = fs::write(file(), texts.join("\n")) {
        eprintln!("{why}");
    }
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// The turns of a game that can be its last, from their beginning, if the win is not easily found.
fn last_turns(seed: u64) -> Vec<(Wolves, Seat)> {
    const TRIES: usize = 40;
    let mut chance = Fast::new(seed);
    let Ok(mut game) = Wolves::new(&Default::default(), 2 + (seed % 4) as u8) else { return Vec::new() };
    Wolves::setup(&mut Step::new(&mut game, &mut Silent, &mut chance));
    // Weak and strong players come to different ends.
    let (name, budget) =
        if (seed / 4).is_multiple_of(2) { (BotName::Level2, None) } else { (BotName::Level3, Some(200)) };
    let means = Means { budget: budget.map(Budget::Iterations), ..Means::default() };
    let mut last = Vec::new();
    while let Some(seat) = game.turn().seats().first() {
        let ends: Vec<_> = (0..TRIES).map(|_| finished(game, seat, &mut chance)).collect();
        let over = ends.iter().any(|it| it.turn() == Turn::Over);
        if over && ends.iter().filter(|it| wins(**it, seat)).count() <= TRIES / 5 {
            last.push((game, seat));
        }
        let mut bot = name.bot::<Wolves>(chance.next(), &means);
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
        let action = game.light(seat, chance);
        act(&mut game, seat, action, chance);
    }
    game
}

fn after(mut game: Wolves, seat: Seat, turn: &[<Wolves as Game>::Action]) -> Wolves {
    turn.iter().for_each(|&it| act(&mut game, seat, it, &mut Fast::new(0)));
    game
}

/// Whether the game is over and this seat alone has won.
fn wins(game: Wolves, seat: Seat) -> bool {
    game.turn() == Turn::Over && game.outcome().win_share()[seat] > 0.99
}

#[expect(clippy::print_stdout, reason = "the share is the result of the program")]
fn measure(name: &str) {
    let Ok(name) = name.parse::<BotName>() else { return eprintln!("no bot is called {name}") };
    let text = fs::read_to_string(file()).unwrap_or_default();
    let positions: Vec<Wolves> = text.split("\n\n").filter_map(|it| it.parse().ok()).collect();
    let won = |game: &&Wolves| {
        let Some(seat) = game.turn().seats().first() else { return false };
        let mut bot = name.bot::<Wolves>(1, &Means::default());
        let mut game = **game;
        play(&mut game, seat, &mut |game| bot.plan(game, seat).unwrap_or_default(), &mut Fast::new(1));
        wins(game, seat)
    };
    println!("{name}: {} of {} last turns won", positions.iter().filter(won).count(), positions.len());
}
