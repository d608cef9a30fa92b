//! Tables in a browser: the same tables, bots and messages as a server's, without a server.
//!
//! The page asks for the same paths with the same bodies as of a server. [`Home`] answers, and says what its owner, a
//! worker in the browser, must do: keep something, think about something elsewhere, wake it later. [`think`] is that
//! thinking, which another worker does.
//!
//! Layout: [`message`] is what goes in and out, `home` owns the tables, `requests` answers what is asked, `kept` is what
//! the browser keeps of a table, and [`mod@think`] is what bots do.
//!
//! No I/O, no clock, no randomness: all of that comes from the owner.

mod home;
mod kept;
pub mod message;
mod requests;
pub mod think;

pub use bots::{Clock, Means};
pub use home::Home;
pub use think::think;
