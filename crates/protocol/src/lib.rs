//! What goes over the wire between the table server and its clients.
//!
//! Layout: [`to_server`] and [`to_client`], one file per direction; [`refusal`] is every no that is
//! not a game's own; [`fairness`] is where seeds come from; `text` is what people may write; [`admin`] is for the
//! operator.
//!
//! Messages about a match are generic: a game's own types (actions, events, views) are their parameters.

pub mod admin;
pub mod fairness;
pub mod refusal;
#[cfg(feature = "text")]
pub mod text;
pub mod to_client;
pub mod to_server;

pub use refusal::{Bound, Limit, Refusal};
