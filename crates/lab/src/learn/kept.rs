//! Games of one bot against itself, kept in a file that others learn from and are measured by.
//!
//! A line is a game: the number of players, the seed of the table, the options that differ from the default, and every
//! action as its place in the list of legal ones. A `*` marks actions of the light player, which plays one turn of every other game, so that the
//! games show more than what the bot would do; what came before is not the bot's merit.

use std::{
    fs::{File, OpenOptions},
    io::{BufRead, BufReader, Write},
    path::Path,
    sync::Mutex,
    thread,
};

use anyhow::{Context, Result, bail, ensure};
use bots::{Evaluate, Means, policy::act};
use shelf::erased::chosen;
use tabletop::{Chance, Fast, OptionGroup, Options, Seat, Silent, Step, Turn};

use crate::player::named;

/// How games are played that are kept.
#[derive(Clone, Debug)]
pub(crate) struct SelfPlay {
    /// The bot on all seats.
    pub(crate) bot: String,
    /// Seed of all random draws.
    pub(crate) seed: u64,
    /// The numbers of players, one after the other.
    pub(crate) players: Vec<u8>,
    /// Whether games differ by their options, and the light player plays a turn of every other game.
    pub(crate) varied: bool,
}

/// Options as pairs of key and value.
type Chosen = Vec<(String, String)>;

/// A game with more decisions than this does not end.
const LONGEST: usize = 20_000;
/// The turn of the light player comes in one of the first rounds, this many.
const STRAY_ROUNDS: u32 = 9;

impl SelfPlay {
    /// Plays until the file has this number of games; those that it has are not played again.
    pub(crate) fn fill<G: Evaluate>(&self, file: &Path, games: u64, threads: u64) -> Result<()> {
        let had = if file.exists() { lines(file)?.count() as u64 } else { 0 };
        let open = OpenOptions::new().create(true).append(true).open(file);
        // The games stay in order: the number of lines is the number of the next game.
        let out = Mutex::new((had, open.with_context(|| format!("{}", file.display()))?, Vec::new()));
        let next = Mutex::new(had..games);
        let work = || -> Result<()> {
            loop {
                let Some(number) = next.lock().expect("no worker panics").next() else { return Ok(()) };
                let line = self.play::<G>(number)?;
                let (written, file, waiting) = &mut *out.lock().expect("no worker panics");
                waiting.push((number, line));
                while let Some(at) = waiting.iter().position(|it| it.0 == *written) {
                    file.write_all(waiting.swap_remove(at).1.as_bytes())?;
                    *written += 1;
                }
            }
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
            workers.into_iter().try_for_each(|it| it.join().expect("no worker panics"))
        })
    }

    fn play<G: Evaluate>(&self, number: u64) -> Result<String> {
        let mut luck = Fast::new(self.seed.wrapping_mul(1_000_003).wrapping_add(number));
        let seats = self.players[number as usize % self.players.len()];
        let seed = luck.next();
        let options = if self.varied { drawn::<G>(seats, &mut luck) } else { Chosen::new() };
        let (mut game, mut chance) = dealt::<G>(seats, seed, &options)?;
        let bot = named::<G>(&self.bot, luck.next(), &Means::default());
        let mut bot = bot.context("this game has no such bot")?;
        let strays = self.varied && luck.below(2) == 0;
        let mut turns_before = luck.below(u32::from(seats) * STRAY_ROUNDS);
        let (mut line, mut decisions, mut legal) = (format!("{seats} {seed}"), 0, Vec::new());
        options.iter().for_each(|(key, value)| line += &format!(" {key}={value}"));
        while let Turn::Of(owing) = game.turn() {
            let seat = owing.first().context("a turn belongs to a seat")?;
            let stray = strays && turns_before == 0;
            let plan = if stray { vec![game.light(seat, &mut luck)] } else { bot.plan(&game, seat)? };
            for action in plan {
                legal.clear();
                game.legal(seat, &mut legal);
                let at = legal.iter().position(|it| *it == action).context("a bot's action is legal")?;
                line += &format!(" {}{at}", if stray { "*" } else { "" });
                act(&mut game, seat, action, &mut chance);
                decisions += 1;
            }
            ensure!(decisions < LONGEST, "game {number} is not over after {decisions} decisions");
            if game.turn().seats() != owing {
                turns_before = turns_before.wrapping_sub(1);
            }
        }
        Ok(line + "\n")
    }
}

fn lines(file: &Path) -> Result<impl Iterator<Item = std::io::Result<String>>> {
    let open = File::open(file).with_context(|| format!("{}", file.display()))?;
    Ok(BufReader::new(open).lines())
}

/// Options for a table: variants often differ from the default, what editions say rarely.
fn drawn<G: Evaluate>(seats: u8, luck: &mut Fast) -> Chosen {
    let mut options = Chosen::new();
    for spec in G::Options::SPECS {
        let values: Vec<&str> = spec.allowed.split('|').collect();
        let one_in = match spec.group {
            OptionGroup::Variant => 2,
            OptionGroup::Edition => 8,
            OptionGroup::Seats | OptionGroup::Guard => continue,
        };
        if values.len() < 2 || luck.below(one_in) != 0 {
            continue;
        }
        let value = values[luck.below(values.len() as u32) as usize];
        options.push((spec.key.to_owned(), value.to_owned()));
        // Some options are not for every number of players.
        if value == spec.default || chosen::<G>(&options).and_then(|it| G::new(&it, seats)).is_err() {
            options.pop();
        }
    }
    options
}

/// The table before the first decision, and its luck.
fn dealt<G: Evaluate>(seats: u8, seed: u64, options: &[(String, String)]) -> Result<(G, Fast)> {
    let mut chance = Fast::new(seed);
    let mut game = G::new(&chosen::<G>(options)?, seats)?;
    G::setup(&mut Step::new(&mut game, &mut Silent, &mut chance));
    Ok((game, chance))
}

/// A game of a file.
#[derive(Clone, Debug)]
pub(crate) struct Kept<G: Evaluate> {
    /// The position before every turn: where other seats are asked than before. Alone, every decision is a turn.
    pub(crate) turns: Vec<G>,
    /// The first of them after which the light player played no turn.
    pub(crate) own: usize,
    /// Every action, with the seat that chose it.
    pub(crate) actions: Vec<(Seat, G::Action)>,
    /// The position at the end.
    pub(crate) end: G,
}

impl<G: Evaluate> Kept<G> {
    /// The seats in the order in which they first had a turn.
    pub(crate) fn order(&self) -> Vec<Seat> {
        let mut order: Vec<Seat> = Vec::new();
        for turn in &self.turns {
            let seat = turn.turn().seats().first();
            order.extend(seat.filter(|it| !order.contains(it)));
        }
        order
    }
}

/// All games of a file.
pub(crate) fn kept<G: Evaluate>(file: &Path) -> Result<impl Iterator<Item = Result<Kept<G>>>> {
    Ok(lines(file)?.map(|it| replayed(&it?)))
}

fn replayed<G: Evaluate>(line: &str) -> Result<Kept<G>> {
    let mut words = line.split(' ').peekable();
    let mut number = || words.next().context("a line begins with the players and a seed");
    let (seats, seed) = (number()?.parse()?, number()?.parse()?);
    let mut options = Chosen::new();
    while let Some((key, value)) = words.peek().and_then(|it| it.split_once('=')) {
        options.push((key.to_owned(), value.to_owned()));
        words.next();
    }
    let (mut game, mut chance) = dealt::<G>(seats, seed, &options)?;
    let (mut turns, mut own, mut actions) = (vec![game], 0, Vec::new());
    let mut legal = Vec::new();
    for word in words {
        let Turn::Of(owing) = game.turn() else { bail!("a game goes on after its end") };
        let seat = owing.first().context("a turn belongs to a seat")?;
        let place = word.trim_start_matches('*');
        legal.clear();
        game.legal(seat, &mut legal);
        let action = legal.get(place.parse::<usize>()?).context("an action of a kept game is legal")?;
        act(&mut game, seat, *action, &mut chance);
        actions.push((seat, *action));
        if word != place {
            own = turns.len();
        }
        if game.turn() != Turn::Over && (seats == 1 || game.turn().seats() != owing) {
            turns.push(game);
        }
    }
    ensure!(game.turn() == Turn::Over, "a kept game is over");
    Ok(Kept { turns, own, actions, end: game })
}
