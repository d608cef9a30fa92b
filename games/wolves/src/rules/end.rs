//! Chapter 14 · The end of the game: the sum of points, and who has won.

use tabletop::{BySeat, Chance, Line, Outcome, Record, Seat, Sheet, Step};

use crate::{
    Event, Wolves,
    options::TieBreak,
    rules::components::{LAIR_POINTS, Moon, Track, WOLF_POINTS, prey_points},
};

/// Rule 14.1: the full moon ends the game.
pub(crate) fn is_due(game: &Wolves) -> bool {
    usize::from(game.moons_scored) == Moon::ALL.len()
}

pub(crate) fn resolve<R: Record<Event>, C: Chance>(step: &mut Step<'_, Wolves, R, C>) {
    let placing = outcome(step.game()).placing;
    let winners = placing.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect();
    step.emit(Event::GameEnded { winners });
}

/// Rule 14.2: the sources of points, in the order of the sheet.
fn points(game: &Wolves, seat: Seat) -> [(&'static str, u8); 8] {
    let player = game.player(seat);
    let players = game.players();
    let track = |track: Track| Track::points(player.dens[track.index()], players);
    let token = |moon: &Moon| moon.token() * player.won[moon.index()];
    [
        ("spread", track(Track::Spread)),
        ("speed", track(Track::Speed)),
        ("howl", track(Track::Howl)),
        ("wolves", WOLF_POINTS[usize::from(player.wolves)]),
        ("lairs", LAIR_POINTS[usize::from(player.lairs)]),
        ("prey", prey_points(player.prey.count_ones(), players)),
        ("tokens", Moon::ALL.iter().map(token).sum()),
        ("chips", player.chips),
    ]
}

/// The points of a seat as they stand.
pub(crate) fn score(game: &Wolves, seat: Seat) -> i32 {
    points(game, seat).iter().map(|(_, points)| i32::from(*points)).sum()
}

pub(crate) fn sheet(game: &Wolves, seat: Seat) -> Sheet {
    let line = |(name, points): (&'static str, u8)| Line { name, points: points.into() };
    Sheet::new(points(game, seat).map(line).to_vec())
}

/// Rules 14.2, 14.3 and 15.5: points, then scoring tokens, wolves on the map, perhaps alphas on the map.
pub(crate) fn outcome(game: &Wolves) -> Outcome {
    let score = BySeat::from_fn(game.players(), |it| score(game, it));
    Outcome::by_key(score, |seat| {
        let (player, pack) = (game.player(seat), game.pack(seat));
        let tokens: u8 = player.won.iter().sum();
        let [packs, alphas] = [0, 1].map(|it| pack.wolf[it].len() + pack.second[it].len());
        let last = if game.agreed.tiebreak == TieBreak::Alphas { alphas } else { 0 };
        (score[seat], tokens, packs + alphas, last)
    })
}
