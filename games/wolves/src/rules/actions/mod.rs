//! Chapters 5 to 9 · The five actions. Each has `legal`, `check` and `resolve`.

use tabletop::{Chance, Record, Seat, Step};

use crate::{
    Action, Event, Rejection, Wolves,
    rules::{
        action_sink::ActionSink,
        components::{Bonus, DENS, Track},
    },
};

pub(crate) mod build;
pub(crate) mod dominate;
pub(crate) mod howl;
pub(crate) mod movement;
pub(crate) mod upgrade;

pub(crate) fn legal(game: &Wolves, seat: Seat, acc: &mut impl ActionSink) {
    movement::legal(game, seat, acc);
    build::legal(game, seat, acc);
    upgrade::legal(game, seat, acc);
    howl::legal(game, seat, acc);
    dominate::legal(game, seat, acc);
}

/// Whether one of the five actions may begin and complete as described.
pub(crate) fn check(game: &Wolves, seat: Seat, action: &Action) -> Result<(), Rejection> {
    match *action {
        Action::Move { terrain, pay } => movement::check(game, seat, terrain, pay),
        Action::Build { at, track, pay } => build::check(game, seat, at, track, pay),
        Action::Upgrade { at, pay } => upgrade::check(game, seat, at, pay),
        Action::Howl { at, pay } => howl::check(game, seat, at, pay),
        Action::Dominate { at, track, pay } => dominate::check(game, seat, at, track, pay),
        Action::Tiles { .. }
        | Action::Place { .. }
        | Action::Walk { .. }
        | Action::Displace { .. }
        | Action::Hunt { .. }
        | Action::EndTurn => Ok(()),
    }
}

pub(crate) fn resolve<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Wolves, R, C>,
    seat: Seat,
    action: Action,
) {
    match action {
        Action::Move { terrain, pay } => movement::resolve(step, seat, terrain, pay),
        Action::Build { at, track, pay } => build::resolve(step, seat, at, track, pay),
        Action::Upgrade { at, pay } => upgrade::resolve(step, seat, at, pay),
        Action::Howl { at, pay } => howl::resolve(step, seat, at, pay),
        Action::Dominate { at, track, pay } => dominate::resolve(step, seat, at, track, pay),
        Action::Tiles { .. }
        | Action::Place { .. }
        | Action::Walk { .. }
        | Action::Displace { .. }
        | Action::Hunt { .. }
        | Action::EndTurn => {}
    }
}

/// Rule 1.8: the tracks that have a den left.
#[inline]
pub(crate) fn open_tracks(game: &Wolves, seat: Seat) -> &'static [Track] {
    const ANY: [&[Track]; 8] = {
        use Track::{Howl, Speed, Spread};
        [&[], &[Spread], &[Speed], &[Spread, Speed], &[Howl], &[Spread, Howl], &[Speed, Howl], Track::ALL]
    };
    let left = game.player(seat).dens.map(|taken| usize::from(taken < DENS));
    ANY[left[0] | left[1] << 1 | left[2] << 2]
}

/// Rules 1.8 and 1.9: the next den leaves a track, with what it uncovers.
pub(crate) fn take_den<R: Record<Event>, C: Chance>(
    step: &mut Step<'_, Wolves, R, C>,
    seat: Seat,
    track: Track,
) {
    let taken = step.game().player(seat).dens[track.index()] + 1;
    step.emit(Event::TrackAdvanced { seat, track, taken, value: track.value(taken) });
    if let Some(bonus) = track.bonus(taken, step.game().players()) {
        gain(step, seat, bonus);
    }
}

/// Rules 1.9, 1.13 and 15.2: a bonus token, if there is one left.
pub(crate) fn gain<R: Record<Event>, C: Chance>(step: &mut Step<'_, Wolves, R, C>, seat: Seat, bonus: Bonus) {
    if step.game().bonus_left(bonus) == Some(0) {
        return step.emit(Event::BonusMissed { seat, bonus });
    }
    let player = step.game().player(seat);
    let had = match bonus {
        Bonus::Terrain => player.terrain_tokens,
        Bonus::Action => player.action_tokens,
    };
    step.emit(Event::BonusGained { seat, bonus, total: had.saturating_add(1) });
}
