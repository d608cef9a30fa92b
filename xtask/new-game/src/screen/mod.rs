//! What screens are sent and shown: facts, views, figures, the board in characters.

pub(crate) mod board;
pub(crate) mod facts;
pub(crate) mod figures;
pub(crate) mod seat_fields;
#[cfg(test)]
mod typescript;
pub(crate) mod view;
