//! What every game must stand: the [`contract()`], a way to tell rule examples, and what holds for [`puzzles()`].

mod contract;
mod puzzles;
mod scenario;

pub use contract::{Terms, contract};
pub use puzzles::{attempt, puzzles, tried};
pub use scenario::{Told, tell};
