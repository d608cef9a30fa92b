//! Chapter 13 · Solo: one player against the upstart, whose moves the game makes.

use tabletop::{Chance, Record, Seat, Step};

use crate::{
    event::{Cause, Event},
    options::Level,
    rules::{
        age, battle,
        cards::Card,
        components::{Kingdom, Owner, Owners},
        draw,
        state::Kingdoms,
    },
};

const PLAYER: Seat = Seat(0);

/// Rule 13.3: the player begins every age; on the easy level the upstart does.
pub(crate) fn begin_age<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>) {
    if step.game().solo.level == Level::Easy {
        go_on(step);
    } else {
        step.emit(Event::TurnBegan { seat: PLAYER });
    }
}

/// The upstart's turn comes after the player's. If one of them has retreated, the other goes on
/// alone; if both have, the age ends.
pub(crate) fn go_on<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>) {
    let player = Owner::seat(PLAYER);
    loop {
        if !step.game().retreated.contains(Owner::UPSTART) {
            upstart_turn(step);
        }
        if !step.game().retreated.contains(player) {
            return step.emit(Event::TurnBegan { seat: PLAYER });
        }
        if step.game().retreated.contains(Owner::UPSTART) {
            return age::end(step);
        }
    }
}

/// Rule 13.4: the upstart turns up a card and lays it, whatever the decrees say.
fn upstart_turn<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>) {
    let Some(card) = draw::top(step) else {
        return retreat(step, Cause::NothingFree);
    };
    step.emit(Event::UpstartTurned { card });
    // Rule 13.7: once the player has retreated, a 1, 2 or 3 is discarded without effect.
    if step.game().has_retreated(PLAYER) && Kingdom::of_rank(card).is_none() {
        return step.emit(Event::UpstartDiscarded { card });
    }
    let last = step.game().solo.last;
    let target = Kingdom::of_rank(card).or(last).unwrap_or(Kingdom::Isle);
    match destination(step.game(), target) {
        Some(kingdom) => {
            place(step, card, kingdom);
            play_bonus(step, card, kingdom);
        }
        None => {
            step.emit(Event::UpstartDiscarded { card });
            retreat(step, Cause::NothingFree);
        }
    }
    turn_up_bonus(step);
}

fn retreat<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>, cause: Cause) {
    step.emit(Event::Retreated { owner: Owner::UPSTART, cause });
}

/// Rule 13.5: where the upstart places a token. Clockwise from the target it passes over full
/// kingdoms, capitals as long as the player is in the age, and kingdoms where it leads the player
/// by two or more; that lead counts only while some other kingdom has a free territory.
pub(crate) fn destination(game: &Kingdoms, target: Kingdom) -> Option<Kingdom> {
    let free = |it: Kingdom| !game.is_full(it) && !game.capital_is_next(it);
    let leads = |it: Kingdom| {
        let player = game.influence(it, Owner::seat(PLAYER));
        game.influence(it, Owner::UPSTART) >= player + 2
    };
    let another = |it: Kingdom| it.round().skip(1).any(free);
    // Rule 13.7: once the player has retreated, a capital that comes up is taken.
    let capital = |it: Kingdom| game.capital_is_next(it) && game.has_retreated(PLAYER);
    let mut on_the_way = target.round();
    on_the_way
        .find(|&it| capital(it) || free(it) && !(leads(it) && another(it)))
        // It leads wherever there is a free territory: then the lead does not count.
        .or_else(|| target.round().find(|&it| free(it)))
        // Rule 13.6: only capitals are left.
        .or_else(|| target.round().find(|&it| game.capital_is_next(it)))
}

fn place<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>, card: Card, kingdom: Kingdom) {
    let owner = Owner::UPSTART;
    let capital = step.game().capital_is_next(kingdom);
    step.emit(Event::CardLaid { owner, card, kingdom });
    step.emit(Event::TokenPlaced { owner, kingdom, capital });
    if capital {
        retreat(step, Cause::Capital);
    } else if step.game().supply(owner) == 0 {
        // Rule 4.5 holds for the upstart too.
        retreat(step, Cause::OutOfTokens);
    }
}

/// Rule 13.8: a bonus card that matches the card just laid is played to the same kingdom.
///
/// With two bonus cards the better one is played, and of equals the one turned up first. Both
/// aim at the same kingdom, so they are always equal.
fn play_bonus<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Kingdoms, R, C>,
    laid: Card,
    kingdom: Kingdom,
) {
    let game = step.game();
    if game.retreated.contains(Owner::UPSTART) {
        return;
    }
    let matching = |it: &Card| match game.solo.level {
        Level::Easy => false,
        Level::Medium => it.animal() == laid.animal(),
        Level::Normal | Level::Hard | Level::Extreme => laid.akin().contains(*it),
    };
    let bonus = game.solo.bonus.into_iter().flatten().find(matching);
    let place_and_card = bonus.zip(destination(game, kingdom));
    if let Some((card, kingdom)) = place_and_card {
        step.emit(Event::BonusMatched { card });
        place(step, card, kingdom);
    }
}

/// Rule 13.8: bonus cards lie open; a played one is replaced at the end of the upstart's turn.
pub(crate) fn turn_up_bonus<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>) {
    let wanted = match (step.game().is_solo(), step.game().solo.level) {
        (false, _) | (true, Level::Easy) => 0,
        (true, Level::Medium | Level::Normal | Level::Hard) => 1,
        (true, Level::Extreme) => 2,
    };
    while step.game().solo.bonus.iter().flatten().count() < wanted {
        let Some(card) = draw::top(step) else { return };
        step.emit(Event::BonusTurned { card });
    }
}

/// Rule 13.9: the upstart turns up cards against the player's. One that beats it wins; if the
/// player's beats all, the player wins; otherwise the round is tied.
pub(crate) fn fight<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>, card: Card) {
    for _ in 0..strength(step.game()) {
        let Some(card) = draw::top(step) else { break };
        step.emit(Event::UpstartRevealed { card });
    }
    let Some(&battle) = step.game().battle() else {
        return;
    };
    let (player, upstart) = (Owner::seat(PLAYER), Owner::UPSTART);
    let lost = battle.against.iter().any(|it| beats(it, card));
    let won = battle.against.iter().all(|it| beats(card, it));
    // Out of cards after a tie, the player loses.
    if !lost && !won && !step.game().hand(PLAYER).is_empty() {
        return step.emit(Event::RoundTied { kingdom: battle.kingdom, fighting: battle.contenders });
    }
    let winner = if won { player } else { upstart };
    battle::end(step, Owners::NONE.with(winner));
}

/// Rule 13.9: how many cards the upstart turns up: one fewer in each further battle of an age.
fn strength(game: &Kingdoms) -> u8 {
    let most = if game.solo.level == Level::Hard { 4 } else { 3 };
    let earlier = game.solo.battles.saturating_sub(1);
    u8::max(1, u8::saturating_sub(most, earlier))
}

/// Rule 9.3, for two cards: the higher rank, but 1 beats 8.
const fn beats(card: Card, other: Card) -> bool {
    match (card.rank(), other.rank()) {
        (1, 8) => true,
        (8, 1) => false,
        (own, others) => own > others,
    }
}

/// Rule 13.9: a winner draws only a card for each tied round, a loser as many as were used.
pub(crate) fn draw_after_battle<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Kingdoms, R, C>,
    winners: Owners,
    tied: u8,
    used: u8,
) {
    let won = winners.contains(Owner::seat(PLAYER));
    draw::cards(step, PLAYER, if won { tied } else { used });
}
