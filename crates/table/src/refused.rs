//! Why a table does not do what it was asked.

use protocol::Refusal;
use tabletop::BadOption;

/// Why a table does not do what it was asked.
#[derive(Clone, Debug)]
pub enum Refused {
    /// The table says no.
    Table(Refusal),
    /// The game's options are not possible.
    Options(BadOption),
    /// The rules of the game say no: the reason with its numbers.
    Rules(shelf::Json),
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self::Table(refusal)
    }
}

impl From<BadOption> for Refused {
    fn from(option: BadOption) -> Self {
        Self::Options(option)
    }
}

impl From<shelf::Failure> for Refused {
    fn from(failure: shelf::Failure) -> Self {
        match failure {
            shelf::Failure::Malformed(detail) => Refusal::Malformed { detail }.into(),
            shelf::Failure::Refused { refusal, .. } => Self::Rules(refusal),
        }
    }
}
