//! Players made of code, over any game: they see what a player sees, and nothing else.
//!
//! Layout: [`policy`] chooses at once and plays games out; [`bot`] names the players there are.

pub mod bot;
pub mod policy;

pub use bot::{Bot, NAMES, named};
pub use policy::{Light, Policy, Uniform, playout};
