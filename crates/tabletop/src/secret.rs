//! Hidden information, marked as such: searching for `Secret<` lists all of it.

use serde::{Deserialize, Serialize};

/// A fact that some viewers know and others do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Secret<T> {
    /// This viewer knows it.
    Known(T),
    /// This viewer only knows that there is something to know.
    Hidden,
}

impl<T> Secret<T> {
    /// The fact, shown only if `may_know`.
    pub fn shown_if(self, may_know: bool) -> Self {
        if may_know { self } else { Self::Hidden }
    }

    /// The fact, if this viewer knows it.
    pub fn known(self) -> Option<T> {
        match self {
            Self::Known(it) => Some(it),
            Self::Hidden => None,
        }
    }
}
