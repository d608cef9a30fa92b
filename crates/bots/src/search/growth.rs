//! How a tree is grown: what is looked at, how often, and how play-outs go on from there.

use tabletop::float;

use crate::policy::Judge;

/// How a tree is grown.
#[derive(Clone, Copy, Debug)]
pub struct Growth {
    /// The exploration constant of UCB1.
    pub explore: f32,
    /// How play-outs choose.
    pub playout: Playout,
    /// What judges the positions where play-outs stop.
    pub judge: Judge,
    /// The weight of the margin in points, beside the win itself, where a game has ended: it is less noisy.
    pub margin: f32,
    /// The margin in points that counts three quarters of a win.
    pub margin_scale: f32,
    /// How many different actions of a node may be tried, by its visits.
    pub widening: Widening,
    /// Whether the first decision's actions compete in rounds, where the worse half is dropped, on the same
    /// random numbers; otherwise the most promising is tried next.
    pub halving: bool,
    /// What is looked at beyond the first decision.
    pub beyond: Beyond,
    /// The number of visits after which an action's prior counts half. 0 asks for no priors.
    pub prior_visits: f32,
    /// No more nodes than this are kept; play-outs go on from the leaves there are.
    pub nodes: usize,
}

/// What is looked at beyond the first decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beyond {
    /// Every legal action.
    Actions,
    /// Every legal action of the searching seat, which knows its own cards; of the others what
    /// [`DecisionKnowledge::abstraction`](crate::DecisionKnowledge) makes of them: few, and alike whatever cards they hold.
    Others,
}

/// How play-outs choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playout {
    /// Any legal action.
    Uniform,
    /// The game's light policy, to the end.
    Light,
    /// The game's light policy to the end of this part of the game, then the game's judgement.
    Part,
}

/// Which actions of a node are looked at.
#[derive(Clone, Copy, Debug)]
pub enum Widening {
    /// All of them, each once before any a second time.
    All,
    /// At most `base · visits^power`, sensible ones first.
    Slow {
        /// How many at the first visit.
        base: f32,
        /// How quickly more are added.
        power: f32,
    },
}

impl Widening {
    /// How many actions of a node with this number of visits may be tried.
    pub(super) fn room(self, visits: u32) -> usize {
        match self {
            Self::All => usize::MAX,
            Self::Slow { base, power } => (base * float::powf(visits as f32 + 1.0, power)) as usize + 1,
        }
    }
}
