//! Chapter 3 · A turn: claim, rally or retreat.

use tabletop::{Chance, Record, Seat, Step};

use crate::{
    action::Action,
    event::Event,
    rejection::{Due, Rejection},
    rules::{
        age, battle, claim,
        components::Owner,
        rally, retreat, solo,
        state::{Kingdoms, Phase, Stage},
    },
};

/// Rule 3.1: exactly one of claim, rally and retreat; in a battle, what it asks for.
pub(crate) fn legal(game: &Kingdoms, seat: Seat, acc: &mut Vec<Action>) {
    match due(game, seat) {
        Due::Turn => {
            claim::legal(game, seat, acc);
            rally::legal(game, seat, acc);
            // Rule 6.1: a player may always retreat.
            acc.push(Action::Retreat);
        }
        Due::BattleCard => battle::legal(game, seat, acc),
        Due::Modifier => acc.extend([Action::Add, Action::Pass]),
        Due::Nothing => {}
    }
}

pub(crate) fn check(game: &Kingdoms, seat: Seat, action: &Action) -> Result<(), Rejection> {
    match (due(game, seat), *action) {
        (Due::Turn, Action::Claim { card, kingdom, with }) => claim::check(game, seat, card, kingdom, with),
        (Due::Turn, Action::Rally { cards }) => rally::check(game, seat, cards),
        (Due::Turn, Action::Retreat) => Ok(()),
        (Due::BattleCard, Action::Commit { card }) => battle::check(game, seat, card),
        (Due::Modifier, Action::Add | Action::Pass) => Ok(()),
        (due, _) => Err(Rejection::WrongMoment { due }),
    }
}

pub(crate) fn resolve<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Kingdoms, R, C>,
    seat: Seat,
    action: Action,
) {
    match action {
        Action::Claim { card, kingdom, with } => claim::resolve(step, seat, card, kingdom, with),
        Action::Rally { cards } => rally::resolve(step, seat, cards),
        Action::Retreat => retreat::resolve(step, seat),
        Action::Commit { card } => return battle::commit(step, seat, card),
        Action::Add => return battle::add(step, seat),
        Action::Pass => return battle::pass(step, seat),
    }
    pass_on(step, seat);
}

/// What this seat is asked for.
pub(crate) fn due(game: &Kingdoms, seat: Seat) -> Due {
    match &game.phase {
        Phase::Turn(turn) if *turn == seat => Due::Turn,
        Phase::Battle(battle) => match battle.stage {
            Stage::Adding(asked) if asked == seat => Due::Modifier,
            Stage::Choosing
                if battle.fighting.contains(Owner::seat(seat)) && battle.cards[seat.index()].is_none() =>
            {
                Due::BattleCard
            }
            Stage::Adding(_) | Stage::Choosing => Due::Nothing,
        },
        Phase::Turn(_) | Phase::Setup | Phase::Scoring(_) | Phase::Over => Due::Nothing,
    }
}

/// An age begins with the first player; in the easy solo game, with the upstart.
pub(crate) fn begin_age<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Kingdoms, R, C>,
    age: u8,
    first: Seat,
) {
    step.emit(Event::AgeBegan { age, first });
    if step.game().is_solo() {
        solo::begin_age(step);
    } else {
        step.emit(Event::TurnBegan { seat: first });
    }
}

/// Rule 3.2: the turn passes clockwise to the next player who has not retreated. When all have,
/// the age ends.
fn pass_on<R: Record<Event>, C: Chance>(step: &mut Step<'_, Kingdoms, R, C>, seat: Seat) {
    let game = step.game();
    if game.is_solo() {
        return solo::go_on(step);
    }
    let mut others = seat.next(game.seats).round(game.seats);
    match others.find(|&it| !game.has_retreated(it)) {
        Some(seat) => step.emit(Event::TurnBegan { seat }),
        None => age::end(step),
    }
}
