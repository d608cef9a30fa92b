//! Chapter 3 · A turn: two actions, further ones for tokens, and the end of the turn.

use tabletop::{Chance, Fast, Record, Seat, Silent, Step};

use crate::{
    Action, Event, Rejection, Wolves,
    rules::{
        action_sink::ActionSink,
        actions::{self, movement},
        calendar, displace, end, hunt, scoring, setup,
        state::Phase,
    },
};

/// Rule 3.1: mandatory actions of a turn.
pub(crate) const ACTIONS: u8 = 2;

/// What the active player may do.
pub(crate) fn legal(game: &Wolves, acc: &mut impl ActionSink) {
    match game.phase {
        Phase::Tiles | Phase::FirstPair | Phase::SecondPair => setup::legal(game, acc),
        Phase::Play if game.fleeing.is_some() => displace::legal(game, acc),
        Phase::Play if game.hunting.is_some() => hunt::legal(game, acc),
        Phase::Play if game.open.is_some() => {
            movement::legal_walks(game, acc);
            if hunt::is_due(game, game.active) {
                let ahead = closed(game);
                if ahead.hunting.is_some() {
                    return hunt::legal(&ahead, acc);
                }
                legal_actions(&ahead, ahead.done, acc);
            } else {
                // Without a hunt, ending the Move changes nothing but the count of actions.
                legal_actions(game, game.done + 1, acc);
            }
        }
        Phase::Play => legal_actions(game, game.done, acc),
        Phase::Over => {}
    }
}

/// What may be done after `done` actions.
fn legal_actions(game: &Wolves, done: u8, acc: &mut impl ActionSink) {
    if done < ACTIONS || game.player(game.active).action_tokens > 0 {
        actions::legal(game, game.active, acc);
    }
    if done >= ACTIONS {
        acc.one(Action::EndTurn);
    }
}

pub(crate) fn check(game: &Wolves, seat: Seat, action: &Action) -> Result<(), Rejection> {
    let phase = game.phase;
    let wrong = |needed| Err(Rejection::WrongPhase { phase, needed });
    match *action {
        Action::Tiles { .. } if phase == Phase::Tiles => Ok(()),
        Action::Tiles { .. } => wrong(Phase::Tiles),
        Action::Place { at } if matches!(phase, Phase::FirstPair | Phase::SecondPair) => {
            setup::check_place(game, at)
        }
        Action::Place { .. } => wrong(Phase::FirstPair),
        _ if phase != Phase::Play => wrong(Phase::Play),
        Action::Displace { to } => displace::check(game, to),
        _ if let Some(fleeing) = game.fleeing => Err(Rejection::DisplaceFirst { at: fleeing.at }),
        Action::Walk { wolf, from, to } => movement::check_walk(game, seat, wolf, from, to),
        _ if game.open.is_some() => check_action(&closed(game), seat, action),
        _ => check_action(game, seat, action),
    }
}

fn check_action(game: &Wolves, seat: Seat, action: &Action) -> Result<(), Rejection> {
    if let Action::Hunt { at } = *action {
        return hunt::check(game, seat, at);
    }
    if let Some(prey) = game.hunting {
        return Err(Rejection::HuntFirst { prey });
    }
    if *action == Action::EndTurn {
        // Rule 3.3: both actions are mandatory.
        let left = ACTIONS.saturating_sub(game.done);
        return if left > 0 { Err(Rejection::ActionsLeft { left }) } else { Ok(()) };
    }
    if !game.may_act() {
        return Err(Rejection::NoActionsLeft { done: game.done });
    }
    actions::check(game, seat, action)
}

pub(crate) fn resolve<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Wolves, R, C>,
    seat: Seat,
    action: Action,
) {
    match action {
        Action::Tiles { setting } => setup::set_tiles(step, seat, setting),
        Action::Place { at } => setup::place(step, seat, at),
        Action::Displace { to } => displace::resolve(step, seat, to),
        Action::Walk { wolf, from, to } => movement::resolve_walk(step, seat, wolf, from, to),
        Action::Hunt { at } => {
            close(step, seat);
            hunt::resolve_choice(step, seat, at);
        }
        Action::EndTurn => {
            close(step, seat);
            end_turn(step, seat);
        }
        Action::Move { .. }
        | Action::Build { .. }
        | Action::Upgrade { .. }
        | Action::Howl { .. }
        | Action::Dominate { .. } => {
            close(step, seat);
            begin_action(step, seat);
            actions::resolve(step, seat, action);
        }
    }
}

/// Rule 5.6: whatever else a player does ends an open Move first.
fn close<R: Record<Event>, C: Chance>(step: &mut Step<'_, Wolves, R, C>, seat: Seat) {
    if step.game().open.is_some() {
        end_action(step, seat);
    }
}

/// The position as it will be when the open Move has ended.
pub(crate) fn closed(game: &Wolves) -> Wolves {
    let mut ahead = *game;
    close(&mut Step::new(&mut ahead, &mut Silent, &mut Fast::new(0)), game.active);
    ahead
}

/// Rule 3.2: further actions cost a token each.
fn begin_action<R: Record<Event>, C: Chance>(step: &mut Step<'_, Wolves, R, C>, seat: Seat) {
    if step.game().done >= ACTIONS {
        let left = step.game().player(seat).action_tokens.saturating_sub(1);
        step.emit(Event::BonusActionSpent { seat, left });
    }
}

/// Rule 3.1: an action is complete, and only then the pack hunts.
pub(crate) fn end_action<R: Record<Event>, C: Chance>(step: &mut Step<'_, Wolves, R, C>, seat: Seat) {
    let done = step.game().done.saturating_add(1);
    step.emit(Event::ActionEnded { seat, done });
    hunt::resolve(step, seat);
}

/// Rule 3.4: due scorings, then the next player.
fn end_turn<R: Record<Event>, C: Chance>(step: &mut Step<'_, Wolves, R, C>, seat: Seat) {
    let next = seat.next(step.game().players());
    if next == step.game().first {
        calendar::end_round(step);
    }
    scoring::resolve(step);
    if end::is_due(step.game()) {
        end::resolve(step);
    } else {
        step.emit(Event::TurnEnded { seat, next, phase: Phase::Play });
    }
}
