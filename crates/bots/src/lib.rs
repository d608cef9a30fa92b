//! Players made of code, over any game: they see what a player sees, and nothing else.
//!
//! Layout: [`policy`] chooses at once and plays games out; [`search`] looks ahead as long as a
//! [`budget`] allows, and a [`thinker`] with its
//! [`habits`] plays by what it finds; [`levels`] and [`neutral`] are
//! thinkers with fixed habits, and [`bot`] names all players there are;
//! [`analysis`] gives hints and [`review`] looks back on a game, both with win probabilities that
//! [`calibration`] corrects.

pub mod analysis;
pub mod bot;
pub mod budget;
pub mod calibration;
mod features;
pub mod game;
pub mod habits;
pub mod levels;
pub mod neutral;
pub mod policy;
pub mod review;
pub mod search;
pub mod thinker;

pub use bot::{Bot, NAMES, NothingOwed, named};
pub use budget::{Budget, Clock, Means, Stop};
pub use game::{DecisionKnowledge, Evaluate, Search, TurnKnowledge, WeightedFeature};
pub use policy::{Light, Policy, Uniform, playout};
