//! An action of any game.

use std::{any::Any, fmt, sync::Arc};

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use tabletop::{Game, Wire};

use crate::{Failure, Json, erased::raw};

/// An action of one of the games: read once, then kept in the game's own type. Its text form is notation.
#[derive(Clone)]
pub struct AnyAction(Arc<dyn Native>);

/// What is asked of an action whatever the game.
trait Native: Any + fmt::Display + Send + Sync {
    fn json(&self) -> Json;
}

impl<A: Wire + fmt::Display> Native for A {
    fn json(&self) -> Json {
        raw(self)
    }
}

impl AnyAction {
    pub(crate) fn new<G: Game>(action: G::Action) -> Self {
        Self(Arc::new(action))
    }

    pub(crate) fn read<G: Game>(json: &RawValue) -> Result<Self, Failure> {
        let action: Result<G::Action, _> = serde_json::from_str(json.get());
        action.map(Self::new::<G>).map_err(|why| Failure::Malformed(why.to_string()))
    }

    /// The action in the type of its game.
    pub(crate) fn of<G: Game>(&self) -> Result<G::Action, Failure> {
        let native: &dyn Any = &*self.0;
        let action = native.downcast_ref::<G::Action>().copied();
        action.ok_or_else(|| Failure::Malformed(format!("`{self}` is not an action of {}", G::KEY)))
    }

    /// The action as it is sent and stored.
    #[must_use]
    pub fn json(&self) -> Json {
        self.0.json()
    }
}

impl fmt::Display for AnyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for AnyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnyAction({self})")
    }
}

impl Serialize for AnyAction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json().serialize(serializer)
    }
}
