//! Animal Kingdoms, for one to five players: `RULES.md` as code, chapter by chapter.
//!
//! A game is three ages. In an age players claim territories of five kingdoms with cards that obey
//! each kingdom's decree, until all have retreated; then the kingdoms are scored, ties by battles.

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

use crate::rules::{apply, end, setup, turn};
pub use crate::{
    action::Action,
    event::{Cause, Event},
    mind::duel,
    options::{Ascending, BattleTokens, DecreeSet, Level, NextGroup, Options, Second, Ties},
    rejection::{Due, Needs, Rejection},
    rules::{
        cards::{Card, Cards},
        components::{self, Animal, Kingdom, Owner, Owners, Purse},
        decrees::{Decree, Scope},
        state::Kingdoms,
    },
    screen::{
        facts::{self, Facts},
        figures::{self, Figures},
        offers::Offer,
        view::{self, View},
    },
};

impl Game for Kingdoms {
    const KEY: &'static str = "kingdoms";
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<u8> = 1..=5;
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
        options.check(seats)?;
        Ok(setup::empty(options, seats))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn setup<R: Record<Event>, C: Chance>(step: &mut Step<'_, Self, R, C>) {
        setup::setup(step);
    }

    fn turn(&self) -> Turn {
        self.owing()
    }

    fn legal(&self, seat: Seat, acc: &mut Vec<Action>) {
        turn::legal(self, seat, acc);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Rejection> {
        turn::check(self, seat, action)
    }

    fn resolve<R: Record<Event>, C: Chance>(step: &mut Step<'_, Self, R, C>, seat: Seat, action: Action) {
        turn::resolve(step, seat, action);
    }

    #[inline(always)]
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

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        screen::offers::offers(self, seat)
    }

    fn show(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(screen::view::show(event, viewer))
    }

    fn figures(&self, viewer: Viewer) -> Figures {
        screen::figures::figures(self, viewer)
    }

    fn sheet(&self, seat: Seat, viewer: Viewer) -> Sheet {
        end::sheet(self, seat, viewer)
    }

    fn outcome(&self) -> Outcome {
        end::outcome(self)
    }

    fn board(&self, viewer: Viewer, ink: Ink) -> String {
        screen::board::board(self, viewer, ink)
    }
}

impl Imagine for Kingdoms {
    fn imagine(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        screen::view::imagine(self, viewer, chance)
    }
}
