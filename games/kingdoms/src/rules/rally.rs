//! Chapter 5 · Rally: gain a point and exchange cards.

use tabletop::{Chance, Record, Seat, Step};

use crate::{
    action::Action,
    event::Event,
    rejection::Rejection,
    rules::{cards::Cards, components::HAND, draw, state::Kingdoms},
};

/// Rule 5.2: any cards of the hand, but at least one.
pub(crate) fn legal(game: &Kingdoms, seat: Seat, acc: &mut Vec<Action>) {
    if is_open(game).is_err() {
        return;
    }
    // Each card doubles the choices: all that were there, with it and without it.
    let (mut choices, mut count) = ([Cards::NONE; 1 << HAND], 1);
    for card in game.hand(seat).iter().take(HAND.into()) {
        for index in 0..count {
            choices[count + index] = choices[index].with(card);
        }
        count *= 2;
    }
    acc.extend(choices[1..count].iter().map(|&cards| Action::Rally { cards }));
}

pub(crate) fn check(game: &Kingdoms, seat: Seat, cards: Cards) -> Result<(), Rejection> {
    is_open(game)?;
    if let Some(card) = cards.without(game.hand(seat)).iter().next() {
        return Err(Rejection::NotInHand { card });
    }
    if cards.is_empty() {
        return Err(Rejection::RallyWithoutCards);
    }
    Ok(())
}

/// Whether players may rally at all.
pub(crate) fn is_open(game: &Kingdoms) -> Result<(), Rejection> {
    // Rule 5.1: nobody may, once somebody has retreated.
    if !game.retreated.is_empty() {
        return Err(Rejection::RallyOver);
    }
    if is_stalled(game) {
        return Err(Rejection::RallyStalled { rallies: game.stalled });
    }
    Ok(())
}

/// Rule 5.4: full rounds of nothing but rallies close it until somebody claims. Nobody has
/// retreated while rally is open, so a round is a turn of every seat. The upstart claims in
/// each of its turns, so the solo game never stalls.
fn is_stalled(game: &Kingdoms) -> bool {
    let longest = u16::from(game.stall) * u16::from(game.seats);
    longest > 0 && game.stalled >= longest
}

/// Rule 5.3: a point at once, and as many new cards as were discarded.
pub(crate) fn resolve<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Kingdoms, R, C>,
    seat: Seat,
    cards: Cards,
) {
    step.emit(Event::Rallied { seat, cards });
    if is_stalled(step.game()) && !step.game().is_solo() {
        let rallies = step.game().stalled;
        step.emit(Event::RallyClosed { rallies });
    }
    draw::cards(step, seat, cards.len());
}
