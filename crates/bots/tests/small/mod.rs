//! Games small enough that the right answers are known.

#![allow(dead_code, reason = "each test file plays only some of them")]

use serde::{Deserialize, Serialize};
use tabletop::{BadOption, OptionSpec, Options};

/// What these games have in common: nothing is written, drawn or explained.
macro_rules! small_game {
    ($key:literal, $action:ty) => {
        const KEY: &'static str = $key;
        const RULES: u16 = 1;
        const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
        const TEXTS: &'static [(&'static str, &'static str)] = &[];
        const SEAT_FIELDS: &'static [&'static str] = &[];
        type Options = $crate::small::Plain;
        type Action = $action;
        type Event = Self::Action;
        type View = ();
        type Figures = ();
        type Facts = ();
        type Offers = tabletop::Listed<Self::Action>;
        type Rejection = $crate::small::No;

        fn seats(&self) -> u8 {
            2
        }
        fn check(&self, seat: tabletop::Seat, action: &$action) -> Result<(), $crate::small::No> {
            let mut legal = Vec::new();
            self.legal(seat, &mut legal);
            if legal.contains(action) { Ok(()) } else { Err($crate::small::No) }
        }
        fn resolve<R: tabletop::Record<$action>, C: tabletop::Chance>(
            step: &mut tabletop::Step<'_, Self, R, C>,
            _: tabletop::Seat,
            action: $action,
        ) {
            step.emit(action);
        }
        fn finality(_: &$action) -> tabletop::Finality {
            tabletop::Finality::Passes
        }
        fn view(&self, _: tabletop::Viewer) {}
        fn show(event: &$action, _: tabletop::Viewer) -> Option<$action> {
            Some(*event)
        }
        fn facts(&self) {}
        fn offers(&self, seat: tabletop::Seat) -> tabletop::Listed<Self::Action> {
            tabletop::Listed(tabletop::choices(self, seat))
        }
        fn figures(&self, _: tabletop::Viewer) {}
        fn sheet(&self, _: tabletop::Seat, _: tabletop::Viewer) -> tabletop::Sheet {
            tabletop::Sheet { lines: Vec::new(), total: 0 }
        }
        fn board(&self, _: tabletop::Viewer, _: tabletop::Ink) -> String {
            format!("{self:?}")
        }
    };
}

pub(crate) mod kuhn;
pub(crate) mod nim;
pub(crate) mod tictactoe;

/// No options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Plain;

impl Options for Plain {
    const SPECS: &'static [OptionSpec] = &[];
    fn set(&mut self, key: &str, _: &str) -> Result<(), BadOption> {
        Err(BadOption::unknown::<Self>(key))
    }
}

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("no")]
pub(crate) struct No;
