//! The last turn, solved: is there a turn by which a player ends the game and wins it alone?
//!
//! Nothing is left to chance after the set-up, so all turns can be tried. Ways to the same position
//! are one, and turns that can no longer reach the full moon are not followed.

use std::{
    collections::HashSet,
    hash::{BuildHasherDefault, Hasher},
};

use tabletop::{Chance, Fast, Game, Seat, Silent, Step, Turn};

use crate::{
    Action, Wolves,
    rules::{
        components::{Bonus, DENS, Moon, Prey, Track, moon_dates},
        hex::HexSet,
        hunt,
        state::Phase,
        turn,
    },
};

/// What trying all turns has shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LastTurn {
    /// This turn ends the game and wins it alone: no turn is better.
    Wins(Vec<Action>),
    /// No turn does.
    Cannot,
    /// There are more positions than were allowed.
    Unknown,
}

impl Wolves {
    /// Whether the next player can end the game in this turn and win it alone, found out by trying
    /// all turns, up to this number of different positions.
    #[must_use]
    pub fn last_turn(&self, positions: usize) -> LastTurn {
        let mut left = positions;
        solve(self, &mut || {
            left = left.saturating_sub(1);
            left > 0
        })
    }
}

/// Tries all turns of the next player, for as long as `go_on` allows when asked at each position.
pub(crate) fn solve(game: &Wolves, go_on: &mut dyn FnMut() -> bool) -> LastTurn {
    if game.phase != Phase::Play || missing(game) > most_actions(game, game.active) {
        return LastTurn::Cannot;
    }
    // Where many turns win, short attempts in different orders find one sooner than a long one.
    for attempt in 0..ATTEMPTS {
        let mut solver = Solver {
            start: game,
            seat: game.active,
            seen: HashSet::default(),
            room: SHORTEST << attempt,
            go_on: &mut *go_on,
            turn: Vec::new(),
            lists: Vec::new(),
            chance: Fast::new(attempt),
        };
        match solver.wins(game, 0) {
            Some(true) => return LastTurn::Wins(solver.turn),
            Some(false) => return LastTurn::Cannot,
            None if !go_on() => break,
            None => {}
        }
    }
    LastTurn::Unknown
}

/// The number of positions of the first attempt; each further one looks at twice as many.
const SHORTEST: usize = 250;
/// There is no room for more attempts than this.
const ATTEMPTS: u64 = 16;

struct Solver<'a> {
    /// The position at the beginning.
    start: &'a Wolves,
    seat: Seat,
    seen: HashSet<u128, BuildHasherDefault<Low>>,
    room: usize,
    go_on: &'a mut dyn FnMut() -> bool,
    /// The decisions that led to the position under consideration.
    turn: Vec<Action>,
    /// The legal actions at each depth, kept to be used again.
    lists: Vec<Vec<Action>>,
    chance: Fast,
}

impl Solver<'_> {
    /// Whether a turn that goes on from here wins; nothing if there is no room to find out.
    fn wins(&mut self, game: &Wolves, depth: usize) -> Option<bool> {
        if game.turn() == Turn::Over {
            return Some(game.outcome().win_share()[self.seat] > 0.99);
        }
        if game.active != self.seat || missing(game) > most_actions(game, self.seat) {
            return Some(false);
        }
        if self.seen.len() >= self.room || !(self.go_on)() {
            return None;
        }
        if !self.seen.insert(key(game, self.start, self.seat)) {
            return Some(false);
        }
        if self.lists.len() == depth {
            self.lists.push(Vec::new());
        }
        let mut list = std::mem::take(&mut self.lists[depth]);
        list.clear();
        turn::legal(game, &mut list);
        let mut verdict = Some(false);
        self.chance.shuffle(&mut list);
        for &action in &list {
            let mut next = *game;
            Wolves::resolve(&mut Step::new(&mut next, &mut Silent, &mut self.chance), self.seat, action);
            self.turn.push(action);
            verdict = self.wins(&next, depth + 1);
            if verdict != Some(false) {
                break;
            }
            self.turn.pop();
        }
        self.lists[depth] = list;
        verdict
    }
}

/// How many entries the calendar lacks before the full moon.
fn missing(game: &Wolves) -> u8 {
    let date = moon_dates(game.players())[Moon::Full.index()];
    let missing = date.saturating_sub(game.calendar.len);
    // The marker at the end of a quiet round may be one of them.
    let blank = game.agreed.stall > 0 && game.quiet >= game.agreed.stall;
    missing.saturating_sub(u8::from(blank))
}

/// No turn that goes on from here has more actions than this that fill the calendar.
fn most_actions(game: &Wolves, seat: Seat) -> u8 {
    let player = game.player(seat);
    // An open Move ends before anything else begins.
    let done = game.done + u8::from(game.open.is_some());
    let own = turn::ACTIONS.saturating_sub(done) + player.action_tokens;
    // A dominated den can bring an action. A den that is built costs the one it brings.
    let gains = |track: &&Track| {
        let dens = player.dens[track.index()];
        (dens + 1..=DENS).any(|it| track.bonus(it, game.players()) == Some(Bonus::Action))
    };
    let goes_on = own > 0 || game.open.is_some();
    let mut most = own + if goes_on { Track::ALL.iter().filter(gains).count() as u8 } else { 0 };
    if game.players() == 2 || !goes_on {
        return most;
    }
    // A hunt brings one too, once enough wolves are around the prey. To stay on the safe side, the
    // actions by which they come cost nothing here.
    let mut lacking = [u32::MAX; Prey::ALL.len()];
    for region in game.geometry().regions() {
        let state = &game.regions[region.index()];
        if state.prey_left > 0 && player.prey >> state.prey.index() & 1 == 0 {
            let lacks = hunt::HUNTERS.saturating_sub(hunt::hunters(game, seat, region));
            let least = &mut lacking[state.prey.index()];
            *least = lacks.min(*least);
        }
    }
    lacking.sort_unstable();
    let walks = game.open.map_or(0, |it| u32::from(it.walks_left));
    let mut needed = 0_u32;
    for lacks in lacking {
        needed = needed.saturating_add(lacks);
        if needed > u32::from(most) * SPREAD + walks {
            break;
        }
        most += 1;
    }
    most
}

/// No more wolves than this arrive anywhere by one action.
const SPREAD: u32 = 4;

/// A hash of a position within one turn: what a turn cannot change is left out. It is wide
/// enough that two positions of one search never share theirs by accident.
fn key(game: &Wolves, start: &Wolves, seat: Seat) -> u128 {
    let mut mix = Mix(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C834);
    let player = game.player(seat);
    // Most packs stand as they stood.
    let packs = game.packs.iter().zip(&start.packs).enumerate();
    for (index, (pack, _)) in packs.filter(|(_, (now, before))| now != before) {
        mix.word(index as u64);
        for set in pack.wolf.iter().chain(&pack.second).chain([&pack.dens, &pack.lairs]) {
            mix.set(*set);
        }
    }
    mix.set(game.lone_wolves);
    mix.bytes(&[player.flipped, player.terrain_tokens, player.action_tokens, player.prey]);
    mix.bytes(&player.dens);
    mix.bytes(&game.regions.map(|it| it.prey_left));
    mix.bytes(&[game.calendar.len, game.done]);
    if let Some(open) = game.open {
        // The order of walks does not matter any more.
        let mut walked =
            open.walked.map(|it| it.map_or(u16::MAX, |(wolf, at)| (wolf as u16) << 8 | at.index() as u16));
        walked.sort_unstable();
        mix.word(walked.into_iter().fold(0, |all, it| all << 16 | u64::from(it)));
        mix.bytes(&[open.terrain as u8, open.walks_left]);
    }
    if let Some(prey) = game.hunting {
        mix.bytes(&[prey as u8]);
    }
    if let Some(fleeing) = game.fleeing {
        mix.bytes(&[fleeing.owner.0, fleeing.wolf as u8, fleeing.at.index() as u8]);
    }
    mix.0
}

/// A hash of 128 bits.
struct Mix(u128);

impl Mix {
    fn word(&mut self, word: u64) {
        let mixed = (self.0 ^ u128::from(word)).wrapping_mul(0xDA94_2042_E4DD_58B5_9FB2_1C65_1E98_DF25);
        self.0 = mixed ^ mixed >> 64;
    }

    fn set(&mut self, set: HexSet) {
        set.words().into_iter().for_each(|it| self.word(it));
    }

    fn bytes(&mut self, bytes: &[u8]) {
        bytes.chunks(8).for_each(|it| self.word(it.iter().fold(1, |all, &byte| all << 8 | u64::from(byte))));
    }
}

/// Takes the lower half of what is a hash already.
#[derive(Default)]
struct Low(u64);

impl Hasher for Low {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&it| self.0 = self.0 << 8 | u64::from(it));
    }

    fn write_u128(&mut self, hash: u128) {
        self.0 = hash as u64;
    }
}
