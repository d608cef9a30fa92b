//! The rules, by the chapters of `RULES.md`: the table, a round, the end.

pub(crate) mod apply;
pub(crate) mod end;
pub(crate) mod round;
pub(crate) mod setup;
pub(crate) mod state;
