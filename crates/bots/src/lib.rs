//! Players made of code, over any game: they see what a player sees, and nothing else.

mod policy;

pub use policy::{Light, Policy, Uniform, playout};
