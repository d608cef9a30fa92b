//! The contract a game fulfils.

use std::{error::Error, fmt, hash::Hash, ops::RangeInclusive, str::FromStr};

use serde::{Serialize, de::DeserializeOwned};

use crate::{BadOption, BySeat, Chance, Options, Outcome, Record, Seat, Sheet, Step, Turn, Viewer};

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
    /// The game's Fluent texts as (language, source).
    const TEXTS: &'static [(&'static str, &'static str)];

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

    /// Who owes a decision.
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

    /// Whether the action is only the beginning of a choice that people make in one go:
    /// an interface may offer what follows it together with it.
    fn leads_on(_action: &Self::Action) -> bool {
        false
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

/// What a game tells bots about itself.
pub trait Evaluate: Imagine {
    /// How a search should look at this game's turns.
    const THINKING: Thinking = Thinking::Decisions;

    /// How much of the chances found by search must be divided evenly among the seats for them to
    /// come true, with one to five players: search is too sure of itself.
    const DOUBT: [f32; 5] = [0.0; 5];

    /// A cheap, sensible choice for `seat`, which owes a decision. Allocates nothing.
    fn light(&self, seat: Seat, chance: &mut impl Chance) -> Self::Action;

    /// How likely each seat is to win, judged without looking ahead. Sums to 1.
    fn evaluate(&self) -> BySeat<f32>;

    /// Which part of the game this is, counted up. Where a part begins, little is left of the one before.
    fn part(&self) -> u8 {
        0
    }

    /// Whether [`Evaluate::evaluate`] foretells the end from where a part begins as well as a play-out would,
    /// and without its noise: searches stop there.
    fn is_judged_by_parts(&self) -> bool {
        true
    }

    /// The points of a rival who has no seat, where there is one.
    fn rival(&self) -> Option<i32> {
        None
    }

    /// The choice of a good player who does not look ahead. May take its time.
    fn scripted(&self, seat: Seat, chance: &mut impl Chance) -> Self::Action {
        self.light(seat, chance)
    }

    /// The choice of a decision that is solved beforehand and needs no search, if it is one.
    fn reflex(&self, _seat: Seat, _chance: &mut impl Chance) -> Option<Self::Action> {
        None
    }

    /// What `seat` may sensibly do here, each with a number above 0 that tells it from the others: an action
    /// has the same number wherever a search need not tell it apart, whatever cards are held. Left
    /// empty, a search looks at every legal action.
    fn sketch(&self, _seat: Seat, _acc: &mut Vec<(u16, Self::Action)>) {}

    /// What each action seems to be worth to `seat` at first sight, one after the other, as a win
    /// chance compared with the others. Left empty if the game has no idea.
    fn leanings(&self, _seat: Seat, _actions: &[Self::Action], _acc: &mut Vec<f32>) {}

    /// A turn by which `seat`, which owes a decision, ends the game and wins it alone, if one can be
    /// found for certain while `go_on`, asked again and again, says yes.
    fn winning_turn(&self, _seat: Seat, _go_on: &mut dyn FnMut() -> bool) -> Option<Vec<Self::Action>> {
        None
    }

    /// What [`Evaluate::evaluate`] looks at, to say why one position is better than another.
    fn features(&self) -> Vec<Feature> {
        Vec::new()
    }
}

/// How a search looks at the turns of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thinking {
    /// A turn is a decision or two: each gets a place of its own in the tree.
    Decisions,
    /// A turn is many small decisions that belong together: whole turns are weighed.
    Turns,
}

/// One thing that makes a position good or bad.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Feature {
    /// Its key; its words are in the game's texts. Two features of one name are told as one.
    pub name: &'static str,
    /// What one of it adds to the logarithm of the odds to win.
    pub weight: f32,
    /// How much of it each seat has.
    pub amount: BySeat<f32>,
}
