//! The Wolves, for two to five players: `RULES.md` as code, chapter by chapter.
//!
//! A turn is two actions; an action is paid with terrain tiles; then its consequences follow:
//! displaced wolves flee, the pack hunts, the calendar advances; at the end of the turn regions
//! are scored when the moon has come; the full moon ends the game.

mod action;
mod event;
mod mind;
mod notation;
mod numbers;
mod options;
mod position;
mod rejection;
mod rules;
mod screen;
mod tutorial;

use std::ops::RangeInclusive;

use tabletop::{
    BadOption, Chance, Finality, Game, Imagine, Ink, Outcome, Record, Seat, Sheet, Step, Turn, Viewer,
};

#[cfg(feature = "tuning")]
pub use crate::mind::tuning;
use crate::rules::{action_sink::RandomPick, apply, end, setup, turn};
pub use crate::{
    action::Action,
    event::Event,
    mind::last_turn::LastTurn,
    options::{Hunt, Options, Range, Supply, TieBreak, Tiles},
    rejection::Rejection,
    rules::{
        components,
        hex::{self, Hex, HexSet, Region},
        map,
        payment::Payment,
        state::{Phase, Wolves},
    },
    screen::{
        facts::{self, Facts},
        figures::{self, Figures},
        offers::Offer,
        view::{self, View},
    },
};

impl Game for Wolves {
    const KEY: &'static str = "wolves";
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=5;
    const IS_OPEN: bool = true;
    const TEXTS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../i18n/en.ftl")),
        ("de", include_str!("../i18n/de.ftl")),
        ("fr", include_str!("../i18n/fr.ftl")),
        ("ru", include_str!("../i18n/ru.ftl")),
        ("uk", include_str!("../i18n/uk.ftl")),
    ];
    const SEAT_FIELDS: &'static [&'static str] = screen::seat_fields::SEAT_FIELDS;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Figures = Figures;
    type Facts = Facts;
    type Offers = Vec<Offer>;
    type Rejection = Rejection;

    fn new(options: &Options, seats: u8) -> Result<Self, BadOption> {
        setup::empty(options, seats)
    }

    fn seats(&self) -> u8 {
        self.players()
    }

    fn setup<R: Record<Event>, C: Chance>(step: &mut Step<'_, Self, R, C>) {
        setup::setup(step);
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Tiles | Phase::FirstPair | Phase::SecondPair | Phase::Play => Turn::of(self.active),
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self, _seat: Seat, acc: &mut Vec<Action>) {
        turn::legal(self, acc);
    }

    fn any_legal(&self, _seat: Seat, _acc: &mut Vec<Action>, chance: &mut impl Chance) -> Option<Action> {
        let mut pick = RandomPick::new(chance);
        turn::legal(self, &mut pick);
        pick.picked
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Rejection> {
        turn::check(self, seat, action)
    }

    fn resolve<R: Record<Event>, C: Chance>(step: &mut Step<'_, Self, R, C>, seat: Seat, action: Action) {
        turn::resolve(step, seat, action);
    }

    #[inline]
    fn apply(&mut self, event: &Event) {
        apply::apply(self, event);
    }

    fn finality(event: &Event) -> Finality {
        event::finality(event)
    }

    fn view(&self, viewer: Viewer) -> View {
        screen::view::view(self, viewer)
    }

    fn facts(&self) -> Facts {
        screen::facts::facts(self)
    }

    fn offers(&self, _seat: Seat) -> Vec<Offer> {
        screen::offers::offers(self)
    }

    fn show(event: &Event, viewer: Viewer) -> Option<Event> {
        screen::view::show(event, viewer)
    }

    fn figures(&self, viewer: Viewer) -> Figures {
        screen::figures::figures(self, viewer)
    }

    fn sheet(&self, seat: Seat, _viewer: Viewer) -> Sheet {
        end::sheet(self, seat)
    }

    fn outcome(&self) -> Outcome {
        end::outcome(self)
    }

    fn board(&self, _viewer: Viewer, ink: Ink) -> String {
        screen::board::board(self, ink)
    }

    /// People choose a Move together with its first walk.
    fn leads_to(action: &Action) -> Option<fn(&Action) -> bool> {
        matches!(action, Action::Move { .. }).then_some(|it| matches!(it, Action::Walk { .. }))
    }
}

impl Imagine for Wolves {
    /// Nothing is hidden, so there is nothing to imagine.
    fn imagine(&self, _viewer: Viewer, _chance: &mut impl Chance) -> Self {
        *self
    }
}
