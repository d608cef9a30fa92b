//! Players made of code, over any game: they see what a player sees, and nothing else.
//!
//! Layout: [`game`] is what bots know of a game; [`policy`] chooses at once and plays games out; [`search`] looks
//! ahead on one core within a [`budget`]; a [`thinker`] with its [`habits`] plays by what the search finds.
//! [`bot`] names all bots, of which [`levels`] are for people and [`neutral`] is the reference of measurements;
//! [`classic`] keeps levels of the past for comparison.
//! [`analysis`] gives hints and [`review`] looks back on a game, both with win probabilities that
//! [`calibration`] corrects.

pub mod analysis;
pub mod bot;
pub mod budget;
pub mod calibration;
pub mod classic;
mod features;
pub mod game;
pub mod habits;
pub mod levels;
pub mod network;
pub mod neutral;
pub mod policy;
pub mod review;
pub mod search;
pub mod thinker;

pub use bot::{Bot, BotName, NothingOwed, UnknownBot};
pub use budget::{Budget, Clock, Means, Stop};
pub use game::{DecisionKnowledge, Evaluate, Learned, Search, TurnKnowledge, WeightedFeature};
pub use policy::{Light, Policy, Uniform, playout};
