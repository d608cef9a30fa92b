//! What happens, as small as one step of an animation. What it does to a position is in [`crate::rules::apply`].

use serde::{Deserialize, Serialize};
use tabletop::{Finality, Seat, Seats};

use crate::rules::{
    components::{Board, Bonus, DateKind, Moon, Piece, Prey, Setting, Terrain, Track, Wolf},
    hex::{Hex, Region},
    payment::Payment,
    state::Phase,
};

/// One thing that happened. Its text form is in [`crate::notation`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// Rule 2.5: the seat plays the pack of this terrain.
    PackChosen { seat: Seat, home: Terrain },
    /// Rule 2.9: the pack that nobody plays.
    PassivePack { home: Terrain },
    /// Rules 2.1 and 2.2: the board of a region, with its two lone wolves.
    RegionLaid { region: Region, board: Board },
    /// Rule 2.3: a stack of prey tokens, with their number.
    PreyPlaced { region: Region, prey: Prey, count: u8 },
    /// Rule 2.4: a scoring token, on top of what lies there.
    TokenPlaced { region: Region, moon: Moon },
    /// Rule 2.9: a piece of the passive pack.
    PassivePlaced { at: Hex, piece: Piece },
    /// Rule 2.5: who begins.
    FirstPlayer { seat: Seat },
    /// Rule 2.6: how the seat's tiles lie.
    TilesSet { seat: Seat, setting: Setting },
    /// Rules 2.7 and 2.8: an alpha and a pack wolf.
    PairPlaced { seat: Seat, at: Hex },
    /// Rule 3.2: a bonus-action token for a further action, with the number left.
    BonusActionSpent { seat: Seat, left: u8 },
    /// Rule 4.2: tiles flip and tokens go.
    Paid { seat: Seat, terrain: Terrain, pay: Payment },
    /// Rule 5.1: up to `walks` wolves may walk up to `speed` steps.
    MoveBegan { seat: Seat, terrain: Terrain, walks: u8, speed: u8 },
    /// Rule 5.3: a wolf walked.
    WolfWalked { seat: Seat, wolf: Wolf, from: Hex, to: Hex },
    /// Rule 10.1: `seat` must choose where the wolf of `owner` flees.
    DisplacementDue { seat: Seat, owner: Seat, wolf: Wolf, at: Hex },
    /// Rule 10.1: a wolf of `owner` fled from `seat`.
    Displaced { seat: Seat, owner: Seat, wolf: Wolf, from: Hex, to: Hex },
    /// Rule 6.3: a new den.
    DenBuilt { seat: Seat, at: Hex, track: Track },
    /// Rule 1.8: a den left the track; the attribute is now worth `value`.
    TrackAdvanced { seat: Seat, track: Track, taken: u8, value: u8 },
    /// Rule 1.9: a bonus token; the seat now has `total` of its kind.
    BonusGained { seat: Seat, bonus: Bonus, total: u8 },
    /// Rule 15.2: a bonus token is due, but the table has none left.
    BonusMissed { seat: Seat, bonus: Bonus },
    /// Rule 7.4: the den became the seat's lair number `lairs`.
    LairBuilt { seat: Seat, at: Hex, lairs: u8 },
    /// Rule 8.3: the lone wolf made way for the seat's wolf number `placed` of the track.
    LoneWolfJoined { seat: Seat, at: Hex, wolf: Wolf, placed: u8 },
    /// Rule 9.4: a pack wolf of `owner` made way for the seat's wolf number `placed` of the track.
    WolfDominated { seat: Seat, owner: Seat, at: Hex, wolf: Wolf, placed: u8 },
    /// Rule 9.4: a den of `owner` made way for a den of `seat`.
    DenDominated { seat: Seat, owner: Seat, at: Hex, track: Track },
    /// Rule 12.1: the next date of the calendar is filled; `owner` lost the piece, if it was anybody's.
    CalendarAdvanced { date: u8, kind: DateKind, owner: Option<Seat> },
    /// Rule 3.1: an action is complete, with the number done this turn.
    ActionEnded { seat: Seat, done: u8 },
    /// Rule 11.1: prey was taken, with the number of tokens left there.
    Hunted { seat: Seat, region: Region, prey: Prey, left: u8 },
    /// Rule 15.3: several stacks of this kind are surrounded, and the seat chooses one.
    HuntDue { seat: Seat, prey: Prey },
    /// Rule 13.1: the regions of this phase are scored.
    MoonRose { moon: Moon },
    /// Rule 13.2: the seat controls the region and takes the token.
    RegionWon { region: Region, moon: Moon, seat: Seat, control: u8, points: u8 },
    /// Rule 13.3: the seat is second and takes a chip.
    RegionSecond { region: Region, moon: Moon, seat: Seat, control: u8, points: u8 },
    /// Rule 13.4: these seats share the first place and take a chip each; the token is discarded.
    RegionShared { region: Region, moon: Moon, seats: Seats, passive: bool, control: u8, points: u8 },
    /// Rule 13.5: nobody is second, since these share the place.
    SecondShared { region: Region, moon: Moon, seats: Seats, passive: bool, control: u8 },
    /// Rules 13.6 and 13.7: nobody wins the token, or the passive pack does.
    TokenDiscarded { region: Region, moon: Moon, passive: bool },
    /// Rule 13.7: the passive pack is second, and its chip is discarded.
    ChipDiscarded { region: Region, moon: Moon },
    /// Rule 12.3: a round is over, with the number of rounds on end without a calendar entry.
    RoundEnded { quiet: u8 },
    /// Rule 3.4: the next decision is that of `next`.
    TurnEnded { seat: Seat, next: Seat, phase: Phase },
    /// Rule 14.1: the game is over, and these seats have won.
    GameEnded { winners: Seats },
}

/// Rule 3.6: everything may be taken back until somebody else has to decide.
pub(crate) fn finality(event: &Event) -> Finality {
    match *event {
        Event::TurnEnded { seat, next, .. } if seat != next => Finality::Passes,
        Event::GameEnded { .. } => Finality::Passes,
        _ => Finality::Open,
    }
}
