//! Animal Kingdoms: one to five players, three ages, five kingdoms.
//!
//! The fixed files of every game: `state`, [`action`], [`event`], [`view`], [`rejection`],
//! `notation`, `bot`, and this one, which only lists and dispatches.
//!
//! The chapters of `RULES.md`, in order: [`components`] and `cards`, `setup`, `turn` and `draw`,
//! `claim`, `rally`, `retreat`, `decrees`, `scoring`, `battle`, `peace`, `age`, `end`, `solo`.
//!
//! Besides: `apply`, which is what events do; [`options`] of a table, `text` forms of components, [`position`] as text, the `tutorial`, [`figures`]
//! for previews, the `board` for terminals, and what bots know: `gains`, `scripted` and [`duel`].

pub mod action;
mod age;
mod apply;
mod battle;
mod board;
mod bot;
mod cards;
mod claim;
pub mod components;
mod decrees;
mod draw;
pub mod duel;
mod end;
pub mod event;
pub mod figures;
mod gains;
mod judgement;
mod notation;
pub mod options;
mod peace;
pub mod position;
mod rally;
pub mod rejection;
mod retreat;
mod scoring;
mod scripted;
mod setup;
mod solo;
mod state;
mod text;
mod turn;
mod tutorial;
pub mod view;

use std::ops::RangeInclusive;

use tabletop::{
    BadOption, BySeat, Chance, Evaluate, Feature, Finality, Game, Imagine, Ink, Outcome, Record, Seat, Sheet,
    Step, Turn, Viewer,
};

pub use crate::{
    action::Action,
    cards::{Card, Cards},
    components::{Animal, Kingdom, Owner, Owners, Purse},
    decrees::{Decree, Scope},
    event::{Cause, Event},
    figures::Figures,
    options::{DecreeSet, KingdomsOptions, Level, Ties},
    rejection::{Due, Needs, Rejection},
    state::Kingdoms,
    text::BadWord,
    view::View,
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
        board::board(self, viewer, ink)
    }
}

impl Imagine for Kingdoms {
    fn imagine(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        view::imagine(self, viewer, chance)
    }
}

impl Evaluate for Kingdoms {
    /// From `cargo run --release -p bots --example selfplay -- chances …`: `250 21 300 kingdoms` wanted 0.12, 0.03, 0 and 0,
    /// `1000 31 300 kingdoms` 0.11 and 0.06 for two and three players.
    const DOUBT: [f32; 5] = [0.0, 0.13, 0.0, 0.0, 0.0];

    fn light(&self, seat: Seat, chance: &mut impl Chance) -> Action {
        bot::light(self, seat, chance)
    }

    fn evaluate(&self) -> BySeat<f32> {
        judgement::evaluate(self)
    }

    fn part(&self) -> u8 {
        self.age
    }

    fn is_judged_by_parts(&self) -> bool {
        // One rival alone decides what an age leaves behind: there the judgement errs more than play-outs do.
        self.seats > 2
    }

    fn rival(&self) -> Option<i32> {
        self.is_solo().then(|| self.score(Owner::UPSTART))
    }

    fn scripted(&self, seat: Seat, chance: &mut impl Chance) -> Action {
        scripted::choose(self, seat, chance)
    }

    fn sketch(&self, seat: Seat, acc: &mut Vec<(u16, Action)>) {
        bot::sketch(self, seat, acc);
    }

    fn leanings(&self, seat: Seat, actions: &[Action], acc: &mut Vec<f32>) {
        scripted::leanings(self, seat, actions, acc);
    }

    fn features(&self) -> Vec<Feature> {
        judgement::features(self)
    }

    fn reflex(&self, seat: Seat, chance: &mut impl Chance) -> Option<Action> {
        duel::decision(self, seat, chance)
    }
}

#[cfg(test)]
mod typescript;
