//! Chapter 4 · Claim: play a card below a kingdom and place a token there.

use tabletop::{Chance, Record, Seat, Step};

use crate::{
    action::Action,
    event::{Cause, Event},
    rejection::Rejection,
    rules::{
        cards::Card,
        components::{HAND, Kingdom, Owner},
        decrees::{self, Decree},
        draw, retreat,
        state::Kingdoms,
    },
};

/// Rule 4.1: any card of the hand that the decree of a kingdom with a free territory lets in.
/// Which territory is no question: all but the capital are alike, and the capital comes last.
pub(crate) fn legal(game: &Kingdoms, seat: Seat, acc: &mut Vec<Action>) {
    let hand = game.hand(seat);
    // Every card is written down, but the place moves on only if the card fits: which cards fit
    // cannot be foreseen, and a branch on it would cost more than the writing.
    let mut count = acc.len();
    acc.resize(count + MOST + 1, Action::Retreat);
    let mut pair = None;
    for kingdom in Kingdom::ALL {
        if game.decree(kingdom) == Decree::Pair {
            pair = Some(kingdom);
            continue;
        }
        let fitting = game.fitting(kingdom);
        for card in hand.iter().take(HAND.into()) {
            acc[count] = Action::Claim { card, kingdom, with: None };
            count += usize::from(fitting.contains(card));
        }
    }
    acc.truncate(count);
    if let Some(kingdom) = pair {
        for card in hand.and(game.fitting(kingdom)) {
            let partners = decrees::partners(hand, card).iter();
            acc.extend(partners.map(|it| Action::Claim { card, kingdom, with: Some(it) }));
        }
    }
}

/// There are never more claims of one card.
const MOST: usize = HAND as usize * Kingdom::ALL.len();

pub(crate) fn check(
    game: &Kingdoms,
    seat: Seat,
    card: Card,
    kingdom: Kingdom,
    with: Option<Card>,
) -> Result<(), Rejection> {
    let hand = game.hand(seat);
    if let Some(&card) = [Some(card), with].iter().flatten().find(|&&it| !hand.contains(it)) {
        return Err(Rejection::NotInHand { card });
    }
    // Rule 4.3: nothing is played where the capital is taken.
    if game.is_full(kingdom) {
        return Err(Rejection::KingdomFull { kingdom });
    }
    match (game.decree(kingdom), with) {
        (Decree::Pair, None) => Err(Rejection::SecondCardNeeded { card, kingdom }),
        (Decree::Pair, Some(with)) if !decrees::partners(hand, card).contains(with) => {
            Err(Rejection::NoPair { card, with })
        }
        (Decree::Pair, Some(_)) => Ok(()),
        (decree, Some(with)) => Err(Rejection::SecondCardNotWanted { with, kingdom, decree }),
        (_, None) if !game.fitting(kingdom).contains(card) => Err(decrees::refusal(game, kingdom, card)),
        (_, None) => Ok(()),
    }
}

/// Rule 4.4: the card is laid, the token placed, and the hand filled again.
pub(crate) fn resolve<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Kingdoms, R, C>,
    seat: Seat,
    card: Card,
    kingdom: Kingdom,
    with: Option<Card>,
) {
    let owner = Owner::seat(seat);
    // Rule 4.2: the capital is taken when all other territories are.
    let capital = step.game().capital_is_next(kingdom);
    let first_out = step.game().retreated.is_empty();
    step.emit(Event::CardLaid { owner, card, kingdom });
    step.emit(Event::TokenPlaced { owner, kingdom, capital });
    if let Some(card) = with {
        step.emit(Event::PairDiscarded { seat, card });
    }
    // Rule 4.5: a capital, or the last token, ends the age for its owner.
    let cause = if capital {
        Some(Cause::Capital)
    } else if step.game().supply(owner) == 0 {
        Some(Cause::OutOfTokens)
    } else {
        None
    };
    if let Some(cause) = cause {
        step.emit(Event::Retreated { owner, cause });
    }
    draw::refill(step, seat);
    if cause.is_some() && first_out {
        retreat::draw_token(step, seat);
    }
}
