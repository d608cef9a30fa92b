//! What every game must stand: the [`contract()`], [`perft()`] counts, and helpers for rule examples.

mod contract;
mod perft;
mod scenario;

pub use contract::{Terms, contract};
pub use perft::perft;
pub use scenario::{Told, tell};
