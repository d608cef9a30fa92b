//! What goes over the wire between the table server and its clients.
//!
//! Layout: [`to_server`] and [`to_client`], one file per direction; [`refusal`] is every no that is
//! not a game's own; [`fairness`] is how a table commits itself to its seed.
//!
//! What is a game's own (actions, events, views) stays JSON here: only the games know it.

pub mod fairness;
pub mod refusal;
pub mod to_client;
pub mod to_server;

pub use refusal::{Bound, Refusal};
