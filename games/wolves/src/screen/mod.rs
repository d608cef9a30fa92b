//! What screens are sent and shown: views, figures, the board in characters.

pub(crate) mod board;
pub mod figures;
pub(crate) mod reach;
pub(crate) mod threats;
#[cfg(test)]
mod typescript;
pub mod view;
