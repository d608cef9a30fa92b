//! What bots know of a game: [`Evaluate`] is what every game offers, and its [`Search`] says how its turns are
//! searched and what helps there.

use tabletop::{BySeat, Chance, Fast, Game, Imagine, Seat};

use crate::network::{Inputs, Judged, Network, Shape};

/// What every game offers its bots.
pub trait Evaluate: Imagine {
    /// How the game's turns are searched.
    const SEARCH: Search<Self> = Search::Decisions(DecisionKnowledge::NONE);

    /// The share of the win chances found by search that is spread evenly over the seats, by the number of seats from
    /// one on: search is overconfident. What is not listed is 0.
    const SHRINKAGE: &'static [f32] = &[];

    /// What the game's network is asked, if it has one.
    const LEARNED: Option<Learned<Self>> = None;

    /// A cheap, sensible choice for `seat`, which owes a decision. Allocates nothing.
    fn light(&self, seat: Seat, chance: &mut impl Chance) -> Self::Action;

    /// How likely each seat is to win, judged without looking ahead. Sums to 1.
    fn evaluate(&self) -> BySeat<f32>;

    /// The choice of a good player who does not look ahead. May take its time.
    fn scripted(&self, seat: Seat, chance: &mut impl Chance) -> Self::Action {
        self.light(seat, chance)
    }

    /// What [`Evaluate::evaluate`] adds up, to explain why one position is better than another.
    fn features(&self) -> Vec<WeightedFeature> {
        Vec::new()
    }
}

/// The network that has learned to judge a game.
#[derive(Clone, Copy, Debug)]
pub struct Learned<G: Game> {
    /// How many numbers it is asked.
    pub shape: Shape,
    /// Writes what a seat may know of a position; the inputs hold 0 before.
    pub inputs: fn(&G, Seat, &mut Inputs),
    /// Its weights.
    pub weights: &'static [f32],
}

impl<G: Game> Learned<G> {
    /// What a seat that knows its own secrets may expect of a game that is not over.
    #[must_use]
    pub fn judge(&self, game: &G, viewer: Seat) -> Judged {
        let mut inputs = Inputs::EMPTY;
        (self.inputs)(game, viewer, &mut inputs);
        Network::new(self.shape, self.weights).judge(&inputs)
    }
}

/// How a game's turns are searched, and what the game knows that helps.
#[derive(Clone, Copy, Debug)]
pub enum Search<G: Game> {
    /// A turn is a decision or two: each gets a node of its own in the tree.
    Decisions(DecisionKnowledge<G>),
    /// A turn is many small decisions that belong together: whole turns are compared.
    Turns(TurnKnowledge<G>),
}

/// Actions, each with the number of its abstraction: 0 is none.
pub type NumberedActions<G> = Vec<(u16, <G as Game>::Action)>;

/// Looks for a turn of a seat while the callback, called again and again, returns true.
pub type TurnSolver<G> = fn(&G, Seat, &mut dyn FnMut() -> bool) -> Option<Vec<<G as Game>::Action>>;

/// What helps a search that goes decision by decision.
#[derive(Clone, Copy, Debug)]
pub struct DecisionKnowledge<G: Game> {
    /// Which part of the game a position belongs to, counted up. Where a part begins, little is left of the one before.
    pub part: fn(&G) -> u8,
    /// Whether [`Evaluate::evaluate`] predicts the end from where a part begins as well as a play-out would,
    /// and without its noise: play-outs stop there.
    pub parts_are_judged: fn(&G) -> bool,
    /// The points of a rival that has no seat, if there is one.
    pub seatless_rival: fn(&G) -> Option<i32>,
    /// The choice in a decision that was solved beforehand and needs no search.
    pub solved: fn(&G, Seat, &mut Fast) -> Option<G::Action>,
    /// What `seat` may sensibly do here, each with a number above 0: actions of one number are one action to a search
    /// that cannot see the cards of `seat`. Left empty, a search looks at every legal action.
    pub abstraction: fn(&G, Seat, &mut NumberedActions<G>),
    /// What each action seems to be worth to `seat` at first sight, in the order given, as a win
    /// chance compared with the others. Left empty if the game has no idea.
    pub priors: fn(&G, Seat, &[G::Action], &mut Vec<f32>),
}

impl<G: Game> DecisionKnowledge<G> {
    /// Nothing but the rules is known.
    pub const NONE: Self = Self {
        part: |_| 0,
        parts_are_judged: |_| true,
        seatless_rival: |_| None,
        solved: |_, _, _| None,
        abstraction: |_, _, _| (),
        priors: |_, _, _, _| (),
    };
}

impl<G: Evaluate> DecisionKnowledge<G> {
    /// What the game offers.
    pub const OFFERED: Self = match G::SEARCH {
        Search::Decisions(knowledge) => knowledge,
        Search::Turns(_) => Self::NONE,
    };
}

/// What helps a search that compares whole turns.
#[derive(Clone, Copy, Debug)]
pub struct TurnKnowledge<G: Game> {
    /// Finds a turn by which the seat, which owes a decision, ends the game and wins it alone for certain.
    pub winning_turn: TurnSolver<G>,
}

impl<G: Game> TurnKnowledge<G> {
    /// Nothing but the rules is known.
    pub const NONE: Self = Self { winning_turn: |_, _, _| None };
}

impl<G: Evaluate> TurnKnowledge<G> {
    /// What the game offers.
    pub const OFFERED: Self = match G::SEARCH {
        Search::Turns(knowledge) => knowledge,
        Search::Decisions(_) => Self::NONE,
    };
}

/// One term of a judgement.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WeightedFeature {
    /// Its key; its words are in the game's texts. Features of one name are explained together.
    pub name: &'static str,
    /// What one of it adds to the logarithm of the odds to win.
    pub weight: f32,
    /// How much of it each seat has.
    pub amount: BySeat<f32>,
}
