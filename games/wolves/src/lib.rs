//! The Wolves, for two to five players: `RULES.md` as code, chapter by chapter.
//!
//! A turn is two actions; an action is paid with terrain tiles; then its consequences follow:
//! displaced wolves flee, the pack hunts, the calendar advances; at the end of the turn regions
//! are scored when the moon has come; the full moon ends the game.

mod action;
mod apply;
mod board;
mod bot;

mod event;
mod figures;
mod judge;
mod last_turn;
mod notation;
mod offers;
mod options;
mod position;
mod reach;
mod rejection;
mod state;
mod threats;
#[cfg(feature = "tuning")]
pub mod tuning;
mod tutorial;
mod view;
mod weights;

// Chapter 1: hexes and maps, terrains, tracks, prey, moons.
pub mod components;
pub mod hex;
pub mod map;
// Chapter 2: set-up.
mod setup;
// Chapter 3: the turn.
mod turn;
// Chapter 4: payment.
mod payment;
// Chapters 5 to 9: the five actions.
mod actions;
// Chapter 10: displacing.
mod displace;
// Chapter 11: the hunt.
mod hunt;
// Chapter 12: the moon calendar.
mod calendar;
// Chapter 13: scoring regions.
mod scoring;
// Chapter 14: the end of the game.
mod end;

use std::ops::RangeInclusive;

use tabletop::{
    BadOption, BySeat, Chance, Evaluate, Feature, Finality, Game, Imagine, Ink, Outcome, Record, Seat, Sheet,
    Step, Thinking, Turn, Viewer,
};

use crate::offers::Draw;
pub use crate::{
    action::Action,
    event::Event,
    figures::{Figures, PreyFigures, RegionFigures},
    hex::{Hex, HexSet, Region},
    last_turn::LastTurn,
    notation::BadNotation,
    options::{Options, Tiles},
    payment::Payment,
    reach::Unpaid,
    rejection::Rejection,
    state::{Phase, Wolves},
    threats::Threat,
    view::View,
};

/// The shapes that a [`View`] is made of.
pub mod views {
    pub use crate::view::{
        CalendarView, DateView, DisplacementView, Ground, HexView, OpenMoveView, PieceView, RegionView,
        SeatView, TileView, TrackView, WalkedView,
    };
}

impl Game for Wolves {
    const KEY: &'static str = "wolves";
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=5;
    const TEXTS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../i18n/en.ftl")),
        ("de", include_str!("../i18n/de.ftl")),
        ("fr", include_str!("../i18n/fr.ftl")),
        ("ru", include_str!("../i18n/ru.ftl")),
        ("uk", include_str!("../i18n/uk.ftl")),
    ];

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Figures = Figures;
    type Rejection = Rejection;

    fn new(options: &Options, seats: u8) -> Result<Self, BadOption> {
        setup::empty(options, seats)
    }

    fn seats(&self) -> u8 {
        self.players()
    }

    fn setup<R: Record<Event>, C: Chance>(step: &mut Step<'_, Self, R, C>) {
        setup::set_up(step);
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
        let mut draw = Draw::new(chance);
        turn::legal(self, &mut draw);
        draw.drawn
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Rejection> {
        turn::check(self, seat, action)
    }

    fn resolve<R: Record<Event>, C: Chance>(step: &mut Step<'_, Self, R, C>, seat: Seat, action: Action) {
        turn::resolve(step, seat, action);
    }

    #[inline]
    fn apply(&mut self, event: &Event) {
        self.happen(event);
    }

    fn finality(event: &Event) -> Finality {
        event::finality(event)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn show(event: &Event, viewer: Viewer) -> Option<Event> {
        view::show(event, viewer)
    }

    fn figures(&self, viewer: Viewer) -> Figures {
        figures::figures(self, viewer)
    }

    fn sheet(&self, seat: Seat, _viewer: Viewer) -> Sheet {
        end::sheet(self, seat)
    }

    fn outcome(&self) -> Outcome {
        end::outcome(self)
    }

    fn board(&self, _viewer: Viewer, ink: Ink) -> String {
        board::draw(self, ink)
    }

    /// People choose a Move together with its first walk.
    fn leads_on(action: &Action) -> bool {
        matches!(action, Action::Move { .. })
    }
}

impl Imagine for Wolves {
    /// Nothing is hidden, so there is nothing to imagine.
    fn imagine(&self, _viewer: Viewer, _chance: &mut impl Chance) -> Self {
        *self
    }
}

impl Evaluate for Wolves {
    const THINKING: Thinking = Thinking::Turns;
    /// From three runs of `cargo run --release -p bots --example selfplay -- chances …`: `120 31 500 wolves` wanted 0.1,
    /// 0.46, 0.55 and 0.56, `120 77 500 wolves` 0.3, 0.4, 0.6 and 0.72, `300 11 500 wolves` 0.29, 0.49 and 0.6.
    const DOUBT: [f32; 5] = [0.0, 0.24, 0.46, 0.57, 0.58];

    fn light(&self, seat: Seat, chance: &mut impl Chance) -> Action {
        bot::light(self, seat, chance)
    }

    fn evaluate(&self) -> BySeat<f32> {
        judge::evaluate(self)
    }

    fn scripted(&self, seat: Seat, chance: &mut impl Chance) -> Action {
        bot::scripted(self, seat, chance)
    }

    fn winning_turn(&self, _seat: Seat, go_on: &mut dyn FnMut() -> bool) -> Option<Vec<Action>> {
        match last_turn::solve(self, go_on) {
            LastTurn::Wins(turn) => Some(turn),
            LastTurn::Cannot | LastTurn::Unknown => None,
        }
    }

    fn features(&self) -> Vec<Feature> {
        judge::features(self)
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    #[test]
    fn the_types_of_the_screen_are_those_of_the_rules() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/generated/wire.ts");
        testkit::typescript::<crate::Wolves>(&file);
    }
}
