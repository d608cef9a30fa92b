//! A very small game with secrets, and faults that can be planted in it.
//!
//! Each seat holds a secret card of 1–8. In turn, a seat swaps its card for an unseen one (once) or shows it.
//! When all have shown, the highest card wins.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{
    BadOption, Block, BySeat, Chance, Finality, Game, Imagine, Ink, Line, Numbers, OptionSpec, Options,
    Outcome, Record, Seat, Secret, Sheet, Step, Turn, Viewer,
};

/// What is wrong with the game.
pub(crate) const NOTHING: u8 = 0;
pub(crate) const VIEW_SHOWS_A_CARD: u8 = 1;
pub(crate) const LEGAL_DEPENDS_ON_ANOTHER_HAND: u8 = 2;
pub(crate) const IMAGINE_KEEPS_THE_ORDER: u8 = 3;
pub(crate) const CHECK_IS_WIDER_THAN_LEGAL: u8 = 4;
pub(crate) const RESOLVE_DOES_NOTHING: u8 = 5;
pub(crate) const PLACINGS_CONTRADICT_SCORES: u8 = 6;
pub(crate) const SHEET_DOES_NOT_ADD_UP: u8 = 7;
pub(crate) const NOTATION_LOSES_A_WORD: u8 = 8;
pub(crate) const REFUSAL_NAMES_A_HIDDEN_CARD: u8 = 9;
pub(crate) const PREVIEW_TELLS_OF_ANOTHER_HAND: u8 = 10;
pub(crate) const OBSERVATION_SHOWS_A_CARD: u8 = 11;
pub(crate) const ACTIONS_SHARE_A_NUMBER: u8 = 12;
pub(crate) const A_SPARE_NUMBER_IS_LEGAL: u8 = 13;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Toy<const FAULT: u8> {
    seats: u8,
    hands: [u8; 3],
    /// A bit for every unseen card.
    bag: u16,
    swapped: [bool; 3],
    shown: [bool; 3],
    active: Seat,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct NoOptions {}

impl Options for NoOptions {
    const SPECS: &'static [OptionSpec] = &[];
    fn set(&mut self, key: &str, _: &str) -> Result<(), BadOption> {
        Err(BadOption::unknown::<Self>(key))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Action<const FAULT: u8> {
    Swap,
    Show,
}

impl<const FAULT: u8> fmt::Display for Action<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Swap => "swap",
            Self::Show if FAULT == NOTATION_LOSES_A_WORD => "swap",
            Self::Show => "show",
        })
    }
}

impl<const FAULT: u8> FromStr for Action<FAULT> {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "swap" => Ok(Self::Swap),
            "show" => Ok(Self::Show),
            other => Err(format!("{other} is neither swap nor show")),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum Event {
    Dealt { seat: Seat, card: Secret<u8> },
    Swapped { seat: Seat, card: Secret<u8> },
    Shown { seat: Seat },
    Passed { to: Seat },
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct View {
    hands: Vec<Secret<u8>>,
    swapped: [bool; 3],
    shown: [bool; 3],
    active: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub(crate) enum Rejection {
    #[error("already swapped, number {card}")]
    AlreadySwapped { card: u8 },
}

impl<const FAULT: u8> Toy<FAULT> {
    fn may_swap(&self, seat: Seat) -> bool {
        !self.swapped[seat.index()] && !self.shown[seat.index()]
    }

    fn knows(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.knows(seat) || self.shown[seat.index()]
    }

    fn draw<R: Record<Event>, C: Chance>(step: &mut Step<'_, Self, R, C>) -> u8 {
        let bag = step.game().bag;
        let nth = step.chance().below(bag.count_ones());
        (0..16).filter(|it| bag & 1 << it != 0).nth(nth as usize).expect("the bag is not empty")
    }
}

impl<const FAULT: u8> Game for Toy<FAULT> {
    const KEY: &'static str = "toy";
    const RULES: u16 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=3;
    const TEXTS: &'static [(&'static str, &'static str)] = &[];
    const SEAT_FIELDS: &'static [&'static str] = &[];
    type Options = NoOptions;
    type Action = Action<FAULT>;
    type Event = Event;
    type View = View;
    type Figures = [bool; 3];
    type Facts = ();
    type Offers = tabletop::Listed<Self::Action>;
    type Rejection = Rejection;

    fn new(_: &NoOptions, seats: u8) -> Result<Self, BadOption> {
        let (swapped, shown) = ([false; 3], [false; 3]);
        Ok(Self { seats, hands: [0; 3], bag: 0b1_1111_1110, swapped, shown, active: Seat(0) })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn setup<R: Record<Event>, C: Chance>(step: &mut Step<'_, Self, R, C>) {
        for seat in Seat::all(step.game().seats) {
            let card = Self::draw(step);
            step.emit(Event::Dealt { seat, card: Secret::Known(card) });
        }
    }

    fn turn(&self) -> Turn {
        let over = self.shown[..self.seats as usize].iter().all(|&it| it);
        if over { Turn::Over } else { Turn::of(self.active) }
    }

    fn legal(&self, seat: Seat, acc: &mut Vec<Action<FAULT>>) {
        if self.turn() == Turn::Over {
            return;
        }
        let next = self.hands[seat.next(self.seats).index()];
        if self.may_swap(seat) && !(FAULT == LEGAL_DEPENDS_ON_ANOTHER_HAND && next > 4) {
            acc.push(Action::Swap);
        }
        acc.push(Action::Show);
    }

    fn check(&self, seat: Seat, action: &Action<FAULT>) -> Result<(), Rejection> {
        let wider = FAULT == CHECK_IS_WIDER_THAN_LEGAL;
        match action {
            Action::Swap if !self.may_swap(seat) && !wider => {
                let betrayed = FAULT == REFUSAL_NAMES_A_HIDDEN_CARD;
                let card = if betrayed { self.hands[seat.next(self.seats).index()] } else { 0 };
                Err(Rejection::AlreadySwapped { card })
            }
            Action::Swap | Action::Show => Ok(()),
        }
    }

    fn resolve<R: Record<Event>, C: Chance>(
        step: &mut Step<'_, Self, R, C>,
        seat: Seat,
        action: Action<FAULT>,
    ) {
        if FAULT == RESOLVE_DOES_NOTHING {
            return;
        }
        match action {
            Action::Swap => {
                let card = Self::draw(step);
                step.emit(Event::Swapped { seat, card: Secret::Known(card) });
            }
            Action::Show => {
                let next = step.game().hands[seat.next(step.game().seats).index()];
                if FAULT == PREVIEW_TELLS_OF_ANOTHER_HAND && next > 4 {
                    step.emit(Event::Passed { to: seat });
                }
                step.emit(Event::Shown { seat });
                let game = step.game();
                if game.turn() != Turn::Over {
                    let next = seat
                        .round(game.seats)
                        .skip(1)
                        .find(|it| !game.shown[it.index()])
                        .expect("the game goes on");
                    step.emit(Event::Passed { to: next });
                }
            }
        }
    }

    fn apply(&mut self, event: &Event) {
        match *event {
            Event::Dealt { seat, card } | Event::Swapped { seat, card } => {
                let card = card.known().unwrap_or_default();
                self.hands[seat.index()] = card;
                self.bag &= !(1 << card);
                let swap = matches!(event, Event::Swapped { .. });
                self.swapped[seat.index()] |= swap;
            }
            Event::Shown { seat } => self.shown[seat.index()] = true,
            Event::Passed { to } => self.active = to,
        }
    }

    fn finality(event: &Event) -> Finality {
        match event {
            Event::Dealt { .. } | Event::Swapped { .. } | Event::Shown { .. } => Finality::Reveals,
            Event::Passed { .. } => Finality::Passes,
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let open = FAULT == VIEW_SHOWS_A_CARD;
        let hand = |it: Seat| Secret::Known(self.hands[it.index()]).shown_if(open || self.knows(viewer, it));
        let hands = Seat::all(self.seats).map(hand).collect();
        View { hands, swapped: self.swapped, shown: self.shown, active: self.active }
    }

    fn show(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Dealt { seat, card } => Event::Dealt { seat, card: card.shown_if(viewer.knows(seat)) },
            Event::Swapped { seat, card } => Event::Swapped { seat, card: card.shown_if(viewer.knows(seat)) },
            Event::Shown { seat } => Event::Shown { seat },
            Event::Passed { to } => Event::Passed { to },
        })
    }

    fn facts(&self) {}

    fn offers(&self, seat: Seat) -> tabletop::Listed<Self::Action> {
        tabletop::Listed(tabletop::choices(self, seat))
    }

    fn figures(&self, _: Viewer) -> [bool; 3] {
        self.shown
    }

    fn sheet(&self, seat: Seat, viewer: Viewer) -> Sheet {
        let points = if self.knows(viewer, seat) { i32::from(self.hands[seat.index()]) } else { 0 };
        let mut sheet = Sheet::new(vec![Line { name: "card", points }]);
        sheet.total += i32::from(FAULT == SHEET_DOES_NOT_ADD_UP);
        sheet
    }

    fn outcome(&self) -> Outcome {
        let score = BySeat::from_fn(self.seats, |it| i32::from(self.hands[it.index()]));
        let sign = if FAULT == PLACINGS_CONTRADICT_SCORES { -1 } else { 1 };
        Outcome::by_key(score, |it| sign * score[it])
    }

    fn board(&self, _: Viewer, _: Ink) -> String {
        String::new()
    }
}

impl<const FAULT: u8> Imagine for Toy<FAULT> {
    fn imagine(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        let mut guess = *self;
        let hidden: Vec<usize> =
            Seat::all(self.seats).filter(|&it| !self.knows(viewer, it)).map(Seat::index).collect();
        let mut unseen: Vec<u8> = (0..16).filter(|it| self.bag & 1 << it != 0).collect();
        unseen.extend(hidden.iter().map(|&it| self.hands[it]));
        if FAULT != IMAGINE_KEEPS_THE_ORDER {
            unseen.sort_unstable();
        }
        chance.shuffle(&mut unseen);
        for at in hidden {
            guess.hands[at] = unseen.pop().expect("there are enough cards");
        }
        guess.bag = unseen.iter().fold(0, |bag, it| bag | 1 << it);
        guess
    }
}

impl<const FAULT: u8> Numbers for Toy<FAULT> {
    const SPEC: u16 = 1;
    const ACTIONS: usize = 3;
    const LAYOUT: &'static [Block] = &[Block::new("cards", &[3]), Block::new("shown", &[3])];

    fn number(&self, _: Seat, action: &Action<FAULT>) -> u32 {
        match action {
            Action::Swap => 0,
            Action::Show => u32::from(FAULT != ACTIONS_SHARE_A_NUMBER),
        }
    }

    fn numbered(&self, _: Seat, number: u32) -> Option<Action<FAULT>> {
        match number {
            0 => Some(Action::Swap),
            1 => Some(Action::Show),
            2 if FAULT == A_SPARE_NUMBER_IS_LEGAL => Some(Action::Show),
            _ => None,
        }
    }

    fn observe(&self, seat: Seat, out: &mut [u8]) {
        for (at, other) in seat.round(self.seats).enumerate() {
            if FAULT == OBSERVATION_SHOWS_A_CARD || self.knows(Viewer::Seat(seat), other) {
                out[at] = self.hands[other.index()];
            }
            out[3 + at] = self.shown[other.index()].into();
        }
    }

    fn label(number: u32) -> Option<String> {
        ["swap", "show", "nothing"].get(number as usize).map(|&it| it.to_owned())
    }
}
