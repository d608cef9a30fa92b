//! Animal Kingdoms: one to five players, three ages, five kingdoms.
//!
//! The same eight files as every game: [`state`], [`action`], [`event`], [`view`],
//! [`rejection`], [`notation`], [`bot`] and this one, which only lists and dispatches. The other
//! files are the chapters of `RULES.md`, and what they are written in: [`cards`], [`options`],
//! [`text`], [`figures`], [`draw`] and [`board`].

// The fixed files.
pub mod action;

pub mod event;
pub mod figures;
mod notation;
pub mod options;
pub mod rejection;
mod state;
mod text;
pub mod view;

// The chapters of the rules.
mod age; // 11
mod battle; // 9
mod cards; // 1.1
mod claim; // 4
pub mod components; // 1
mod decrees; // 7
mod draw; // 3.3
mod end; // 12
mod peace; // 10
mod rally; // 5
mod retreat; // 6
mod scoring; // 8
mod setup; // 2
mod solo;
mod turn; // 3 // 13

use std::ops::RangeInclusive;

use tabletop::{
    BadOption, Chance, Finality, Game, Imagine, Ink, Outcome, Record, Seat, Sheet, Step, Turn,
    Viewer,
};

pub use crate::{
    action::Action,
    cards::{Card, Cards},
    components::{Animal, Kingdom, Owner, Owners, Purse},
    decrees::{Decree, Scope},
    event::{Cause, Event},
    figures::Figures,
    options::{DecreeSet, KingdomsOptions, Level, Ties},
    rejection::{Due, Rejection},
    state::Kingdoms,
    text::BadWord,
    view::View,
};

impl Game for Kingdoms {
    const KEY: &'static str = "kingdoms";
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<u8> = 1..=5;
    const TEXTS: &'static [(&'static str, &'static str)] = &[];

    type Options = KingdomsOptions;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Figures = Figures;
    type Rejection = Rejection;

    fn new(options: &KingdomsOptions, seats: u8) -> Result<Self, BadOption> {
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

    fn resolve<R: Record<Event>, C: Chance>(
        step: &mut Step<'_, Self, R, C>,
        seat: Seat,
        action: Action,
    ) {
        turn::resolve(step, seat, action);
    }

    fn apply(&mut self, event: &Event) {
        event::apply(self, event);
    }

    fn finality(event: &Event) -> Finality {
        event::finality(event)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn show(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::show(event, viewer))
    }

    fn figures(&self, viewer: Viewer) -> Figures {
        figures::figures(self, viewer)
    }

    fn sheet(&self, seat: Seat, viewer: Viewer) -> Sheet {
        end::sheet(self, seat, viewer)
    }

    fn outcome(&self) -> Outcome {
        end::outcome(self)
    }

    fn board(&self, viewer: Viewer, ink: Ink) -> String {
        let _ = (viewer, ink);
        String::new()
    }
}

impl Imagine for Kingdoms {
    fn imagine(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        view::imagine(self, viewer, chance)
    }
}
