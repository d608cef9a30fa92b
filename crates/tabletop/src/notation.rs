//! Errors of texts: actions, components and positions in a game's notation.

/// A text that does not say what it should.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not {expected}")]
pub struct BadNotation {
    /// What was read.
    pub text: String,
    /// What would have been understood, with its article: `a hex`.
    pub expected: &'static str,
}

impl BadNotation {
    /// `text` is not what was expected.
    #[must_use]
    pub fn new(text: &str, expected: &'static str) -> Self {
        Self { text: text.to_owned(), expected }
    }
}

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct BadPosition {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: String,
}
