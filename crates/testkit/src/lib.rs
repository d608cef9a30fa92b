//! What every game must stand: the [`contract()`], and a way to tell rule examples.

mod contract;
mod scenario;

pub use contract::{Terms, contract};
pub use scenario::{Told, tell};
