//! Positions as text: one line for each thing, nothing said about what is not there.
//!
//! ```text
//! players 3
//! turn 0
//! region A board GFTRD prey moose 2 token crescent
//! lone A3 A13
//! seat 0 home forest alpha S1 S2 pack S1 S2 den A6 dens 0 1 0 terrain 2
//! calendar 8
//! ```
//! What is not mentioned is absent, boards lie in the order of their list, and seat 0 is to play.

use std::fmt::Write;
use std::str::FromStr;

use tabletop::{BadNotation, BadPosition, Seat};

use crate::{
    Options, Wolves,
    options::{Hunt, Range, Supply, TieBreak},
    rules::{
        components::{Board, Piece, Prey, Terrain, Wolf},
        hex::{Hex, Region},
        setup,
        state::{CALENDAR_ROOM, Fleeing, OpenMove, PASSIVE, Phase},
    },
    screen::view::standing,
};

/// Writes a position down. [`parse`] reads it back.
pub(crate) fn print(game: &Wolves) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write_position(&mut out, game);
    out
}

fn write_position(out: &mut String, game: &Wolves) -> std::fmt::Result {
    writeln!(out, "players {}\nphase {}", game.players(), game.phase)?;
    writeln!(out, "turn {}\nfirst {}\ndone {}", game.active, game.first, game.done)?;
    for region in game.geometry().regions() {
        let it = game.regions[region.index()];
        write!(out, "region {region} board {} prey {} {}", it.board, it.prey, it.prey_left)?;
        if let Some(token) = it.token {
            write!(out, " token {token}")?;
        }
        if let Some(below) = it.below {
            write!(out, " {below}")?;
        }
        writeln!(out)?;
    }
    list(out, "lone", game.lone_wolves)?;
    writeln!(out)?;
    for seat in Seat::all(game.players()) {
        let player = game.player(seat);
        write!(out, "seat {seat} home {}", player.home)?;
        write_pieces(out, game, seat.index())?;
        if player.flipped != 0 {
            list(out, " flipped", (1..=5).filter(|it| player.flipped >> (it - 1) & 1 != 0))?;
        }
        if player.dens != [0; 3] {
            list(out, " dens", player.dens)?;
        }
        let counts = [
            ("wolves", player.wolves),
            ("lairs", player.lairs),
            ("terrain", player.terrain_tokens),
            ("action", player.action_tokens),
            ("chips", player.chips),
        ];
        for (key, count) in counts.into_iter().filter(|it| it.1 > 0) {
            write!(out, " {key} {count}")?;
        }
        if player.prey != 0 {
            list(out, " prey", Prey::ALL.iter().filter(|it| player.prey >> it.index() & 1 != 0))?;
        }
        if player.won != [0; 3] {
            list(out, " won", player.won)?;
        }
        writeln!(out)?;
    }
    if let Some(home) = game.passive_home {
        write!(out, "passive home {home}")?;
        write_pieces(out, game, PASSIVE)?;
        writeln!(out)?;
    }
    write!(out, "calendar")?;
    for (kind, owner) in &game.calendar.entries[..usize::from(game.calendar.len)] {
        match owner {
            Some(owner) => write!(out, " {kind}:{owner}")?,
            None => write!(out, " {kind}")?,
        }
    }
    writeln!(out, "\nmoons {}\nquiet {}", game.moons_scored, game.quiet)?;
    writeln!(out, "entered {}\nstall {}", game.entered as u8, game.agreed.stall)?;
    writeln!(out, "tiles {}", if game.agreed.choose_tiles { "choose" } else { "forward" })?;
    writeln!(out, "supply {}\nhunt {}", game.agreed.supply.id(), game.agreed.hunt.id())?;
    writeln!(out, "range {}\ntiebreak {}", game.agreed.range.id(), game.agreed.tiebreak.id())?;
    list(out, "packs", game.agreed.packs.map(|it| it.map_or("any", Terrain::id)))?;
    writeln!(out)?;
    if let Some(open) = game.open {
        write!(out, "move {} {}", open.terrain, open.walks_left)?;
        let walked = open.walked.into_iter().flatten();
        walked.into_iter().try_for_each(|(wolf, at)| write!(out, " {wolf}:{at}"))?;
        writeln!(out)?;
    }
    if let Some(Fleeing { owner, wolf, at }) = game.fleeing {
        writeln!(out, "fleeing {owner} {wolf} {at}")?;
    }
    if let Some(prey) = game.hunting {
        writeln!(out, "hunting {prey}")?;
    }
    Ok(())
}

fn list(out: &mut String, key: &str, items: impl IntoIterator<Item: std::fmt::Display>) -> std::fmt::Result {
    out.push_str(key);
    items.into_iter().try_for_each(|it| write!(out, " {it}"))
}

fn write_pieces(out: &mut String, game: &Wolves, pack: usize) -> std::fmt::Result {
    for &piece in Piece::ALL {
        let hexes: Vec<Hex> = game
            .taken
            .iter()
            .flat_map(|at| standing(&game.packs[pack], at).filter(|&it| it == piece).map(move |_| at))
            .collect();
        if !hexes.is_empty() {
            write!(out, " ")?;
            list(out, piece.id(), hexes)?;
        }
    }
    Ok(())
}

impl FromStr for Wolves {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Self, BadPosition> {
        let lines = (1..).zip(text.lines().map(str::trim)).filter(|it| !it.1.is_empty());
        let mut lines = lines.map(|(line, it)| (line, it.split_whitespace().collect::<Vec<_>>()));
        let mut game = match lines.next() {
            Some((line, words)) => empty(&words).map_err(|it| BadPosition { line, why: it.to_string() })?,
            None => {
                return Err(BadPosition { line: 1, why: "a position begins with `players N`".to_owned() });
            }
        };
        game.phase = Phase::Play;
        for region in game.geometry().regions() {
            game.regions[region.index()].board = Board::ALL[region.index()];
        }
        for (line, words) in lines {
            read(&mut game, &words).map_err(|it| BadPosition { line, why: it.to_string() })?;
        }
        for region in game.geometry().regions() {
            for number in 1..=15 {
                let terrain = game.regions[region.index()].board.terrain(number);
                game.terrains[terrain.index()].insert(Hex::of(region, number));
            }
        }
        Ok(game)
    }
}

/// The empty table for the number of players that the first line gives.
fn empty(words: &[&str]) -> Result<Wolves, BadNotation> {
    let bad = || BadNotation::new(&words.join(" "), "a number of players, such as `players 2`");
    let ["players", players] = *words else { return Err(bad()) };
    setup::empty(&Options::default(), number(players)?).map_err(|_| bad())
}

fn read(game: &mut Wolves, words: &[&str]) -> Result<(), BadNotation> {
    let bad = || BadNotation::new(&words.join(" "), "a position line");
    match *words {
        ["phase", phase] => {
            let phases = [Phase::Tiles, Phase::FirstPair, Phase::SecondPair, Phase::Play, Phase::Over];
            game.phase = phases.into_iter().find(|it| it.to_string() == phase).ok_or_else(bad)?;
        }
        ["turn", it] => game.active = seat(game, it)?,
        ["first", it] => game.first = seat(game, it)?,
        ["done", it] => game.done = number(it)?,
        ["moons", it] => game.moons_scored = number(it)?,
        ["quiet", it] => game.quiet = number(it)?,
        ["entered", it] => game.entered = it == "1",
        ["stall", it] => game.agreed.stall = number(it)?,
        ["tiles", it] => game.agreed.choose_tiles = it == "choose",
        ["supply", it] => game.agreed.supply = Supply::of(it).ok_or_else(bad)?,
        ["hunt", it] => game.agreed.hunt = Hunt::of(it).ok_or_else(bad)?,
        ["range", it] => game.agreed.range = Range::of(it).ok_or_else(bad)?,
        ["tiebreak", it] => game.agreed.tiebreak = TieBreak::of(it).ok_or_else(bad)?,
        ["hunting", it] => game.hunting = Some(it.parse()?),
        ["packs", ref homes @ ..] if homes.len() <= 5 => {
            for (at, home) in homes.iter().enumerate() {
                game.agreed.packs[at] = if *home == "any" { None } else { Some(home.parse()?) };
            }
        }
        ["region", region, ref rest @ ..] => read_region(game, region.parse()?, rest)?,
        ["lone", ref hexes @ ..] => {
            for hex in hexes {
                let at = land(game, hex)?;
                game.lone_wolves.insert(at);
            }
        }
        ["seat", it, ref rest @ ..] => {
            let seat = seat(game, it)?;
            read_pack(game, seat.index(), rest)?;
        }
        ["passive", ref rest @ ..] => read_pack(game, PASSIVE, rest)?,
        ["calendar", ref entries @ ..] => read_calendar(game, entries)?,
        ["move", terrain, left, ref walked @ ..] if walked.len() <= 4 => {
            let mut open =
                OpenMove { terrain: terrain.parse()?, walks_left: number(left)?, walked: [None; 4] };
            for (slot, text) in open.walked.iter_mut().zip(walked) {
                let (wolf, at) = text.split_once(':').ok_or_else(bad)?;
                *slot = Some((wolf.parse()?, at.parse()?));
            }
            game.open = Some(open);
        }
        ["fleeing", owner, wolf, at] => {
            let wolf: Wolf = wolf.parse()?;
            game.fleeing = Some(Fleeing { owner: seat(game, owner)?, wolf, at: land(game, at)? });
        }
        _ => return Err(bad()),
    }
    Ok(())
}

fn read_region(game: &mut Wolves, region: Region, words: &[&str]) -> Result<(), BadNotation> {
    let state = game.regions.get_mut(region.index());
    let state = state.ok_or_else(|| BadNotation::new(&region.to_string(), "a region"))?;
    let mut words = words.iter();
    while let Some(&key) = words.next() {
        let mut next = || words.next().copied().unwrap_or_default();
        match key {
            "board" => state.board = next().parse()?,
            "prey" => {
                state.prey = next().parse()?;
                state.prey_left = number(next())?;
            }
            "token" => {
                state.token = Some(next().parse()?);
                state.below = words.next().map(|it| it.parse()).transpose()?;
            }
            _ => return Err(BadNotation::new(key, "a word about a region")),
        }
    }
    if state.prey_left > 0 {
        game.grazing.insert(Wolves::prey_hex(region));
    }
    Ok(())
}

fn read_pack(game: &mut Wolves, pack: usize, words: &[&str]) -> Result<(), BadNotation> {
    const KEYS: [&str; 14] = [
        "home", "alpha", "pack", "den", "lair", "flipped", "dens", "wolves", "lairs", "terrain", "action",
        "chips", "prey", "won",
    ];
    let mut key = "";
    let mut count = 0;
    for &word in words {
        if KEYS.contains(&word) {
            (key, count) = (word, 0);
            continue;
        }
        count += 1;
        match key {
            "home" if pack == PASSIVE => game.passive_home = Some(word.parse()?),
            "alpha" | "pack" | "den" | "lair" => {
                let at = land(game, word)?;
                if game.full.contains(at) {
                    return Err(BadNotation::new(word, "a hex with room"));
                }
                game.add(pack, key.parse()?, at);
            }
            _ => {
                let player = game.players.get_mut(pack);
                let player = player.ok_or_else(|| BadNotation::new(key, "a word about the passive pack"))?;
                let third = |it: usize| {
                    if it < 3 { Ok(it) } else { Err(BadNotation::new(word, "a list of three")) }
                };
                match key {
                    "home" => player.home = word.parse()?,
                    "flipped" => player.flipped |= 1 << (number(word)?.clamp(1, 5) - 1),
                    "dens" => player.dens[third(count - 1)?] = number(word)?.min(4),
                    "wolves" => player.wolves = number(word)?.min(8),
                    "lairs" => player.lairs = number(word)?.min(4),
                    "terrain" => player.terrain_tokens = number(word)?,
                    "action" => player.action_tokens = number(word)?,
                    "chips" => player.chips = number(word)?,
                    "prey" => player.prey |= 1 << word.parse::<Prey>()?.index(),
                    "won" => player.won[third(count - 1)?] = number(word)?,
                    _ => return Err(BadNotation::new(word, "a word about a seat")),
                }
            }
        }
    }
    Ok(())
}

fn read_calendar(game: &mut Wolves, entries: &[&str]) -> Result<(), BadNotation> {
    // A bare number is a number of blank markers.
    if let [count] = entries
        && let Ok(count) = number(count)
    {
        game.calendar.len = count.min(CALENDAR_ROOM as u8);
        return Ok(());
    }
    for entry in entries {
        let (kind, owner) = match entry.split_once(':') {
            Some((kind, owner)) => (kind, Some(seat(game, owner)?)),
            None => (*entry, None),
        };
        let slot = game.calendar.entries.get_mut(usize::from(game.calendar.len));
        *slot.ok_or_else(|| BadNotation::new(entry, "a date"))? = (kind.parse()?, owner);
        game.calendar.len += 1;
    }
    Ok(())
}

fn number(text: &str) -> Result<u8, BadNotation> {
    text.parse().map_err(|_| BadNotation::new(text, "a number"))
}

fn seat(game: &Wolves, text: &str) -> Result<Seat, BadNotation> {
    let seat = number(text)?;
    if seat < game.players() { Ok(Seat(seat)) } else { Err(BadNotation::new(text, "a seat")) }
}

fn land(game: &Wolves, text: &str) -> Result<Hex, BadNotation> {
    let at = text.parse()?;
    if game.geometry().land.contains(at) { Ok(at) } else { Err(BadNotation::new(text, "a land hex")) }
}
