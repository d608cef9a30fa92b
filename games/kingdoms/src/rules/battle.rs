//! Chapter 9 · Battle: a tie for first place is fought out with cards from the hand.

use tabletop::{Chance, Record, Seat, Secret, Step};

use crate::{
    action::Action,
    event::Event,
    rejection::Rejection,
    rules::{
        cards::Card,
        components::{Kingdom, MODIFIER, Owner, Owners},
        draw, scoring, solo,
        state::{Battle, Kingdoms},
    },
};

/// Rule 9.1: every contender picks one card of the hand.
pub(crate) fn legal(game: &Kingdoms, seat: Seat, acc: &mut Vec<Action>) {
    acc.extend(game.hand(seat).iter().map(|card| Action::Commit { card }));
}

pub(crate) fn check(game: &Kingdoms, seat: Seat, card: Card) -> Result<(), Rejection> {
    if game.hand(seat).contains(card) { Ok(()) } else { Err(Rejection::NotInHand { card }) }
}

/// A battle begins, and waits for cards.
pub(crate) fn begin<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Kingdoms, R, C>,
    kingdom: Kingdom,
    contenders: Owners,
) {
    step.emit(Event::BattleBegan { kingdom, contenders });
    go_on(step, contenders);
}

/// Rule 9.5: who has no card left cannot go on. If nobody has one, all of them win.
fn go_on<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>, tied: Owners) {
    let Some(battle) = step.game().battle() else {
        return;
    };
    let (kingdom, begun) = (battle.kingdom, battle.on_the_table().is_empty());
    let armed: Owners = tied
        .iter()
        .filter(|it| match it.as_seat() {
            Some(seat) => !step.game().hand(seat).is_empty(),
            // Rule 13.9: the upstart never runs out of cards.
            None => true,
        })
        .collect();
    match armed.len() {
        0 => end(step, tied),
        1 => end(step, armed),
        _ if begun => {}
        _ => step.emit(Event::RoundTied { kingdom, fighting: armed }),
    }
}

/// Rule 9.1: a card is chosen in secret; when all have chosen, all are turned up together.
pub(crate) fn commit<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Kingdoms, R, C>,
    seat: Seat,
    card: Card,
) {
    step.emit(Event::Committed { seat, card: Secret::Known(card) });
    let Some(&battle) = step.game().battle() else {
        return;
    };
    if battle.fighting.seats().any(|it| battle.cards[it.index()].is_none()) {
        return;
    }
    let (first, seats) = (step.game().first, step.game().seats);
    for seat in first.next(seats).round(seats) {
        if let Some(card) = battle.cards[seat.index()] {
            step.emit(Event::Revealed { seat, card });
        }
    }
    if step.game().is_solo() {
        return solo::fight(step, card);
    }
    ask(step, first.next(seats));
}

/// Rule 9.2: a token is added, and everybody may answer.
pub(crate) fn add<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>, seat: Seat) {
    let rank = step.game().battle().map_or(0, |it| it.rank(seat)) + MODIFIER;
    step.emit(Event::ModifierAdded { seat, rank });
    ask(step, seat.next(step.game().seats));
}

/// Rule 9.2: no token is added.
pub(crate) fn pass<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>, seat: Seat) {
    step.emit(Event::ModifierPassed { seat });
    ask(step, seat.next(step.game().seats));
}

/// Rule 9.2: clockwise from the left of the first player, every contender with tokens left adds
/// one or passes, until all have passed in a row. A player without tokens passes without being asked.
fn ask<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>, from: Seat) {
    let game = step.game();
    let Some(battle) = game.battle() else { return };
    let may_add = |it: &Seat| {
        battle.fighting.contains(Owner::seat(*it))
            && game.modifiers[it.index()] > 0
            && !battle.passed.contains(*it)
    };
    match from.round(game.seats).find(may_add) {
        Some(seat) => step.emit(Event::ModifierAsked { seat }),
        None => decide(step),
    }
}

/// Rule 9.4: one winner ends the battle; several with the winning rank go on alone.
fn decide<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>) {
    let Some(battle) = step.game().battle() else {
        return;
    };
    let winners = battle.best();
    match winners.len() {
        1 => end(step, winners),
        _ => go_on(step, winners),
    }
}

/// Rule 9.6: the battle is over, the kingdom is scored by it, and the contenders draw back to
/// four cards.
pub(crate) fn end<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>, winners: Owners) {
    let Some(battle) = step.game().battle() else {
        return;
    };
    let Battle { kingdom, tied, .. } = *battle;
    let used = tied + u8::from(battle.cards.iter().any(Option::is_some));
    let losers = battle.contenders.without(winners);
    step.emit(Event::BattleEnded { kingdom, winners, losers });
    scoring::after_battle(step, kingdom, winners, losers);
    if step.game().is_solo() {
        solo::draw_after_battle(step, winners, tied, used);
    } else {
        for seat in winners.or(losers).seats() {
            draw::refill(step, seat);
        }
        compensate(step, losers);
    }
    scoring::go_on(step);
}

/// Rule 9.7: every loser takes a "+2" token while there are any.
fn compensate<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>, losers: Owners) {
    for seat in losers.seats() {
        if step.game().modifier_supply() > 0 {
            step.emit(Event::ModifierGained { seat });
        }
    }
}

impl Battle {
    /// Rule 9.3: the effective rank of a contender's card.
    pub(crate) fn rank(&self, seat: Seat) -> u8 {
        let card = self.cards[seat.index()].map_or(0, Card::rank);
        card + MODIFIER * self.added[seat.index()]
    }

    /// Rule 9.3: the highest effective rank wins; but if it is 8 or more and somebody shows
    /// exactly 1, the 1s win.
    pub(crate) fn best(&self) -> Owners {
        let ranks = self.fighting.seats().map(|it| (it, self.rank(it)));
        let highest = ranks.clone().map(|it| it.1).max().unwrap_or(0);
        let toppled = highest >= 8 && ranks.clone().any(|it| it.1 == 1);
        let winning = if toppled { 1 } else { highest };
        ranks.filter(|it| it.1 == winning).map(|it| Owner::seat(it.0)).collect()
    }
}
