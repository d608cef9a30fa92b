//! The position in characters.

use tabletop::{Seat, Viewer};

use crate::rules::state::Lanterns;

/// One line for the round, one for each seat: points, the card played, the hand.
pub(crate) fn board(game: &Lanterns, viewer: Viewer) -> String {
    let mut lines = vec![format!("round {}  prize {}", game.round, game.prize)];
    for seat in Seat::all(game.seats) {
        let hand = game.hands[seat.index()];
        let cards: Vec<String> = match viewer.knows(seat) {
            true => hand.iter().map(|it| it.to_string()).collect(),
            false => hand.iter().map(|_| "?".to_owned()).collect(),
        };
        let played = Some(game.played[seat.index()]).filter(|it| *it > 0);
        let played = played.map_or_else(|| "-".to_owned(), |it| it.to_string());
        let points = game.points[seat.index()];
        lines.push(format!("{seat}  points {points:>2}  played {played:>2}  hand {}", cards.join(" ")));
    }
    lines.join("\n")
}
