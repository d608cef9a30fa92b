//! Lanterns, for two to four players: `RULES.md` as code.
//!
//! A game is three rounds. A die sets the prize of a round, everybody plays one of three secret cards, and the highest
//! card takes the prize. `rules` holds the rules, `screen` what is shown, `mind` what bots know.

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
    BadOption, Chance, Finality, Game, Imagine, Ink, Listed, Outcome, Record, Seat, Sheet, Step, Turn, Viewer,
};

pub use crate::{
    action::Action,
    event::Event,
    options::Options,
    rejection::Rejection,
    rules::state::{Cards, Lanterns},
    screen::{facts::Facts, figures::Figures, view::View},
};
use crate::rules::{apply, end, round, setup};

impl Game for Lanterns {
    const KEY: &'static str = "lanterns";
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
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
    type Offers = Listed<Action>;
    type Rejection = Rejection;

    fn new(options: &Options, seats: u8) -> Result<Self, BadOption> {
        Ok(setup::empty(options, seats))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn setup<R: Record<Event>, C: Chance>(step: &mut Step<'_, Self, R, C>) {
        setup::setup(step);
    }

    fn turn(&self) -> Turn {
        round::turn(self)
    }

    fn legal(&self, seat: Seat, acc: &mut Vec<Action>) {
        round::legal(self, seat, acc);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Rejection> {
        round::check(self, seat, action)
    }

    fn resolve<R: Record<Event>, C: Chance>(step: &mut Step<'_, Self, R, C>, seat: Seat, action: Action) {
        round::resolve(step, seat, action);
    }

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

    fn offers(&self, seat: Seat) -> Listed<Action> {
        Listed(tabletop::choices(self, seat))
    }

    fn show(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(screen::view::show(event, viewer))
    }

    fn figures(&self, _: Viewer) -> Figures {
        screen::figures::figures(self)
    }

    fn sheet(&self, seat: Seat, _: Viewer) -> Sheet {
        end::sheet(self, seat)
    }

    fn outcome(&self) -> Outcome {
        end::outcome(self)
    }

    fn board(&self, viewer: Viewer, _: Ink) -> String {
        screen::board::board(self, viewer)
    }
}

impl Imagine for Lanterns {
    fn imagine(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        screen::view::imagine(self, viewer, chance)
    }
}
