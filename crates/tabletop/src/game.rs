//! The contract a game fulfils.

use std::{error::Error, fmt, hash::Hash, ops::RangeInclusive, str::FromStr};

use serde::{Serialize, de::DeserializeOwned};

use crate::{BadOption, Chance, Offers, Options, Outcome, Record, Seat, Sheet, Step, Turn, Viewer};

/// What leaves the process: everything else may change its layout freely.
pub trait Wire:
    Serialize + DeserializeOwned + fmt::Debug + Clone + PartialEq + Send + Sync + 'static
{
}
impl<T: Serialize + DeserializeOwned + fmt::Debug + Clone + PartialEq + Send + Sync + 'static> Wire for T {}

/// A game, and the position of one match of it.
///
/// A position is plain data: it is copied, never undone and never stored; logs are stored.
pub trait Game: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// The game's name in addresses, files and text keys.
    const KEY: &'static str;
    /// Raised when a fix changes what happens at the table; old logs keep their number.
    const RULES: u16;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// Whether nothing is ever hidden: all viewers get the same view, figures and sheets.
    const IS_OPEN: bool = false;
    /// The game's Fluent texts as (language, source).
    const TEXTS: &'static [(&'static str, &'static str)];
    /// The fields of actions, events and rejections that name seats.
    const SEAT_FIELDS: &'static [&'static str];

    /// What a table may agree on.
    type Options: Options;
    /// One click's worth of decision. Its text form is the game's notation.
    type Action: Wire + Copy + Eq + Hash + fmt::Display + FromStr<Err: fmt::Display>;
    /// One thing that happened, as small as one step of an animation.
    type Event: Wire + Copy + Eq + fmt::Display;
    /// What one viewer may see of a position.
    type View: Wire;
    /// The numbers a preview compares: control, points, what would score now.
    type Figures: Wire;
    /// What a screen needs to know and does not change during a match: the map, tables of values, prices.
    type Facts: Wire;
    /// What a seat may do, grouped for screens.
    type Offers: Offers<Self::Action>;
    /// Why an action is refused: data that can be translated, never prose.
    type Rejection: Wire + Error;

    /// The empty table, before anything has happened.
    ///
    /// # Errors
    /// Options or a number of players that the game does not allow.
    fn new(options: &Self::Options, seats: u8) -> Result<Self, BadOption>;

    /// How many play.
    fn seats(&self) -> u8;

    /// Sets the table up, up to the first decision.
    fn setup<R: Record<Self::Event>, C: Chance>(step: &mut Step<'_, Self, R, C>);

    /// The seats that owe a decision.
    fn turn(&self) -> Turn;

    /// Pushes exactly the actions that `check` accepts, each once.
    fn legal(&self, seat: Seat, acc: &mut Vec<Self::Action>);

    /// One of the legal actions, each with the same chance; `acc` is room to list them in.
    ///
    /// Games with long lists may draw without writing them down.
    fn any_legal(
        &self,
        seat: Seat,
        acc: &mut Vec<Self::Action>,
        chance: &mut impl Chance,
    ) -> Option<Self::Action> {
        acc.clear();
        self.legal(seat, acc);
        if acc.is_empty() { None } else { Some(acc[chance.below(acc.len() as u32) as usize]) }
    }

    /// Whether `seat`, which owes a decision, may do this.
    ///
    /// # Errors
    /// The first rule that says no.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Rejection>;

    /// Carries out a checked action. Cannot fail.
    fn resolve<R: Record<Self::Event>, C: Chance>(
        step: &mut Step<'_, Self, R, C>,
        seat: Seat,
        action: Self::Action,
    );

    /// The only function that changes a position. No rules, no chance, no failure.
    fn apply(&mut self, event: &Self::Event);

    /// Whether what this event did may still be taken back.
    fn finality(event: &Self::Event) -> Finality;

    /// What this viewer may see, built by allow-list.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What does not change during the match and everybody may know; asked for after the set-up.
    fn facts(&self) -> Self::Facts;

    /// What `seat`, which owes a decision, may do.
    fn offers(&self, seat: Seat) -> Self::Offers;

    /// The event as this viewer may see it, if at all. Decided by the event alone.
    fn show(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// The numbers that previews compare, as far as this viewer may know them.
    fn figures(&self, viewer: Viewer) -> Self::Figures;

    /// Where a seat's points come from, as far as this viewer may know them.
    fn sheet(&self, seat: Seat, viewer: Viewer) -> Sheet;

    /// How the game stands by its final rules. Binding once the turn is [`Turn::Over`].
    fn outcome(&self) -> Outcome;

    /// The position drawn in characters, at most 100 columns wide: notation only, no prose.
    fn board(&self, viewer: Viewer, ink: Ink) -> String;

    /// Where the action is only the beginning of a choice that people make in one go: which of the actions that are
    /// legal after it belong to that choice.
    fn leads_to(_action: &Self::Action) -> Option<fn(&Self::Action) -> bool> {
        None
    }
}

/// Whether an event may still be taken back. Entries that used chance never may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finality {
    /// It may.
    Open,
    /// It may not: the decision passes to somebody else.
    Passes,
    /// It may not: somebody learns a secret.
    Reveals,
}

/// How a board is drawn in a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Characters only.
    Plain,
    /// With ANSI colour codes.
    Colour,
}

/// For search, and to prove that nothing leaks.
pub trait Imagine: Game {
    /// This position with all that the viewer cannot know dealt afresh.
    #[must_use]
    fn imagine(&self, viewer: Viewer, chance: &mut impl Chance) -> Self;
}
