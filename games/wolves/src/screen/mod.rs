//! What screens are sent and shown: views, figures, the board in characters.

pub(crate) mod board;
pub mod facts;
pub mod figures;
pub(crate) mod offers;
pub(crate) mod reach;
pub(crate) mod seat_fields;
pub(crate) mod starts;
pub(crate) mod threats;
#[cfg(test)]
mod typescript;
pub mod view;
pub(crate) mod wallet;
