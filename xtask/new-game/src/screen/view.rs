//! What each viewer may see: `view`, `show` and `imagine` belong together.

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Seat, Secret, Viewer};

use crate::{
    Event,
    rules::state::{Cards, Lanterns},
};

/// The position as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// 1 to 3.
    pub round: u8,
    /// The prize of the round in points; 0 after the last one.
    pub prize: u8,
    /// The players.
    pub seats: Vec<SeatView>,
}

/// One player as the viewer may see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatView {
    /// The number of cards in the hand.
    pub cards: u8,
    /// The hand.
    pub hand: Secret<Vec<u8>>,
    /// The card played in this round.
    pub played: Option<u8>,
    /// Points.
    pub points: u8,
}

pub(crate) fn view(game: &Lanterns, viewer: Viewer) -> View {
    let seat = |it: Seat| {
        let hand = game.hands[it.index()];
        SeatView {
            cards: hand.len() as u8,
            hand: Secret::Known(hand.iter().collect()).shown_if(viewer.knows(it)),
            played: Some(game.played[it.index()]).filter(|it| *it > 0),
            points: game.points[it.index()],
        }
    };
    View { round: game.round, prize: game.prize, seats: Seat::all(game.seats).map(seat).collect() }
}

pub(crate) fn show(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::CardDealt { seat, card } => Event::CardDealt { seat, card: card.shown_if(viewer.knows(seat)) },
        other => other,
    }
}

/// Cards that the viewer cannot know are dealt again.
pub(crate) fn imagine(game: &Lanterns, viewer: Viewer, chance: &mut impl Chance) -> Lanterns {
    let mut guess = *game;
    let hidden = || Seat::all(game.seats).filter(|it| !viewer.knows(*it)).map(Seat::index);
    let mut unseen: Vec<u8> = {
        let mut cards = game.undealt();
        hidden().for_each(|it| cards = Cards(cards.0 | game.hands[it].0));
        cards.iter().collect()
    };
    chance.shuffle(&mut unseen);
    for seat in hidden() {
        let count = game.hands[seat].len() as usize;
        guess.hands[seat] = unseen.drain(..count).fold(Cards::default(), Cards::with);
    }
    guess
}
