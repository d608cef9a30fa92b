//! How much a table holds at most.

/// How much a table holds at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Inputs that wait while a change is being stored.
    pub requests: usize,
    /// Watchers.
    pub watchers: usize,
    /// People who wait for the same hint.
    pub hints: usize,
    /// Entries after which nothing can be taken back: every game ends, but undoing and playing again never would.
    pub log: u32,
    /// Messages that one person may send within a minute.
    pub chat: usize,
}

impl Bounds {
    /// What suits a public server.
    pub const DEFAULT: Self = Self { requests: 64, watchers: 10_000, hints: 8, log: 10_000, chat: 20 };
}
