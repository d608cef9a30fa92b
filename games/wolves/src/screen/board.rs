//! The position drawn in characters, for the terminal.
//!
//! Every hex is four characters wide and two lines high: its name and terrain letter above, what
//! stands there below. A piece is the letter of its pack and one for its kind: `FA` is an alpha
//! of the forest pack, `Fw` a wolf, `Fd` a den, `Fl` a lair.

use std::fmt::Write;

use tabletop::{Ink, Seat};

use crate::{
    Wolves,
    rules::{
        components::{DateKind, Moon, Piece, Prey, Terrain, Track, moon_dates},
        end,
        hex::Hex,
        payment::Payment,
        state::{PASSIVE, Phase},
    },
    screen::view::standing,
};

/// Draws the map, then a few lines about the game and each player.
pub(crate) fn board(game: &Wolves, ink: Ink) -> String {
    let mut out = String::new();
    draw_map(&mut out, game, ink);
    // Writing to a string cannot fail.
    let _ = draw_state(&mut out, game, ink);
    for seat in Seat::all(game.players()) {
        let _ = draw_player(&mut out, game, seat, ink);
    }
    out
}

/// Columns of text for each column of hexes.
const WIDE: usize = 5;

fn draw_map(out: &mut String, game: &Wolves, ink: Ink) {
    let map = game.geometry();
    let row = |at: Hex| {
        let (x, y) = map.place(at);
        2 * i32::from(y) - i32::from(x)
    };
    let column = |at: Hex| i32::from(map.place(at).0);
    let (mut top, mut bottom, mut left, mut right) = (i32::MAX, i32::MIN, i32::MAX, i32::MIN);
    for at in map.hexes {
        (top, bottom) = (top.min(row(at)), bottom.max(row(at) + 1));
        (left, right) = (left.min(column(at)), right.max(column(at)));
    }
    let columns = (right - left + 1) as usize;
    let mut lines = vec![vec![String::new(); columns]; (bottom - top + 1) as usize];
    for at in map.hexes {
        let (line, column) = ((row(at) - top) as usize, (column(at) - left) as usize);
        let [above, below] = cell(game, at);
        lines[line][column] = paint(game, at, &above, ink);
        lines[line + 1][column] = paint(game, at, &below, ink);
    }
    for line in lines {
        let mut text = String::new();
        for cell in line {
            let blank = if cell.is_empty() { WIDE } else { WIDE - 4 };
            text.push_str(&cell);
            text.extend(std::iter::repeat_n(' ', blank));
        }
        out.push_str(text.trim_end());
        out.push('\n');
    }
}

/// The two lines of a hex, four characters each.
fn cell(game: &Wolves, at: Hex) -> [String; 2] {
    let region = game.regions.get(at.region().index());
    let Some(terrain) = game.terrain(at) else {
        let token = |it: Option<Moon>| it.map_or(' ', moon_letter);
        return match region {
            Some(it) => {
                let (top, below) = (token(it.token), token(it.below));
                [format!("{at:<3}~", at = at.to_string()), format!("~{top}{below}~")]
            }
            None => ["####".to_owned(), "####".to_owned()],
        };
    };
    let mut stands = String::new();
    if game.lone_wolves.contains(at) {
        stands.push_str("lone");
    } else if game.grazing.contains(at)
        && let Some(state) = region
    {
        let _ = write!(stands, "{:.3}{}", state.prey.id(), state.prey_left);
    } else {
        let homes = Seat::all(game.players()).map(|it| (it.index(), game.player(it).home));
        for (pack, home) in homes.chain(game.passive_home.map(|it| (PASSIVE, it))) {
            for piece in standing(&game.packs[pack], at) {
                stands.extend([home.letter(), kind_letter(piece)]);
            }
        }
    }
    [format!("{:<3}{}", at.to_string(), terrain.letter().to_ascii_lowercase()), format!("{stands:<4}")]
}

const fn moon_letter(moon: Moon) -> char {
    match moon {
        Moon::Crescent => 'C',
        Moon::Half => 'H',
        Moon::Full => 'F',
    }
}

const fn kind_letter(piece: Piece) -> char {
    match piece {
        Piece::Pack => 'w',
        Piece::Alpha => 'A',
        Piece::Den => 'd',
        Piece::Lair => 'l',
    }
}

/// Colours the text of a hex by its ground.
fn paint(game: &Wolves, at: Hex, text: &str, ink: Ink) -> String {
    let ground = match game.terrain(at) {
        Some(terrain) => ground_colour(terrain),
        None if game.geometry().water.contains(at) => 24,
        None => 236,
    };
    let pale = matches!(game.terrain(at), Some(Terrain::Tundra | Terrain::Desert | Terrain::Grass));
    let letters = if pale { 16 } else { 231 };
    match ink {
        Ink::Plain => text.to_owned(),
        Ink::Colour => format!("\x1b[48;5;{ground};38;5;{letters}m{text}\x1b[0m"),
    }
}

const fn ground_colour(terrain: Terrain) -> u8 {
    match terrain {
        Terrain::Forest => 22,
        Terrain::Rock => 240,
        Terrain::Grass => 107,
        Terrain::Tundra => 153,
        Terrain::Desert => 179,
    }
}

fn draw_state(out: &mut String, game: &Wolves, ink: Ink) -> std::fmt::Result {
    write!(out, "calendar {}", game.calendar.len)?;
    for (moon, date) in Moon::ALL.iter().zip(moon_dates(game.players())) {
        write!(out, " {moon}:{date}")?;
    }
    out.push_str("  ");
    for (kind, owner) in &game.calendar.entries[..usize::from(game.calendar.len)] {
        let home = owner.map(|it| game.player(it).home);
        out.push(match kind {
            DateKind::LoneWolf => 'o',
            DateKind::Wolf | DateKind::Den => home.map_or('?', Terrain::letter),
            DateKind::Blank => '-',
        });
    }
    if game.phase == Phase::Over {
        return writeln!(out, "  over");
    }
    let home = name(game.player(game.active).home, ink);
    write!(out, "\nturn {} {home} {} done {}", game.active, game.phase, game.done)?;
    if let Some(open) = game.open {
        write!(out, "  move {} {}", open.terrain, open.walks_left)?;
        let walked = open.walked.into_iter().flatten();
        walked.into_iter().try_for_each(|(wolf, at)| write!(out, " {wolf}:{at}"))?;
    }
    if let Some(it) = game.fleeing {
        write!(out, "  displace {} {} {}", it.owner, it.wolf, it.at)?;
    }
    writeln!(out)
}

fn name(home: Terrain, ink: Ink) -> String {
    match ink {
        Ink::Plain => home.to_string(),
        Ink::Colour => {
            let letters = if matches!(home, Terrain::Forest | Terrain::Rock) { 231 } else { 16 };
            format!("\x1b[48;5;{};38;5;{letters}m{home}\x1b[0m", ground_colour(home))
        }
    }
}

/// Two lines: what the player has, and the terrain tiles as they lie.
fn draw_player(out: &mut String, game: &Wolves, seat: Seat, ink: Ink) -> std::fmt::Result {
    let player = game.player(seat);
    let score = end::score(game, seat);
    write!(out, "{seat} {}{:pad$}", name(player.home, ink), "", pad = 7 - player.home.id().len())?;
    write!(out, "{score:>3}  tiles")?;
    for &terrain in Terrain::ALL {
        let showing = player.showing(terrain);
        if showing != 0 {
            write!(out, " {}:{}", terrain.letter().to_ascii_lowercase(), Payment::new(showing, 0))?;
        }
    }
    let stars = "*".repeat(player.terrain_tokens.into());
    writeln!(out, " {stars}  action {}", player.action_tokens)?;
    write!(out, "             ")?;
    for &track in Track::ALL {
        write!(out, "{track} {}({}) ", player.value(track), player.dens[track.index()])?;
    }
    write!(out, "wolves {} lairs {} chips {}", player.wolves, player.lairs, player.chips)?;
    let won = player.won.iter().zip("CHF".chars());
    let won: String = won.flat_map(|(n, letter)| std::iter::repeat_n(letter, (*n).into())).collect();
    // Initials keep the line within 100 columns even when everything has been won and hunted.
    let caught = Prey::ALL.iter().filter(|it| player.prey >> it.index() & 1 != 0);
    let caught: String = caught.map(|it| format!("{it:.1}")).collect();
    writeln!(out, " won {won:-<1} prey {caught:-<1}")
}
