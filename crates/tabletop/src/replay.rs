//! All that is stored of a match.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{Game, Match, RefusalOf, Seat, Seed, Wire};

/// All that is stored of a match of a game.
pub type Replay<G> = Log<<G as Game>::Options, <G as Game>::Action, <G as Game>::Event>;

/// All that is stored of a match: what was asked, and everything that followed from it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Log<Options, Action, Event> {
    /// The number of the rules it was played by.
    pub rules: u16,
    /// How many played.
    pub seats: u8,
    /// Where its chance came from.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub seed: Seed,
    /// What the table agreed on.
    pub options: Options,
    /// What happened before the first decision.
    pub setup: Vec<Event>,
    /// The entries, shared by all copies of the log. An entry's version is its place, from 1.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Entry<Action, Event>>))]
    pub entries: Vec<Arc<Entry<Action, Event>>>,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Entry<Action, Event> {
    /// The seat that asked.
    pub seat: Seat,
    /// For what.
    #[serde(flatten)]
    pub deed: Deed<Action>,
    /// What followed. Nothing follows from an undo but that entries no longer stand.
    pub events: Vec<Event>,
    /// Whether it can no longer be taken back.
    pub settled: bool,
}

/// An entry of a match of this game.
pub type EntryOf<G> = Entry<<G as Game>::Action, <G as Game>::Event>;

/// What was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Deed<Action> {
    /// An action of the game.
    Action(Action),
    /// To take back all entries after this version.
    Undo(u32),
}

impl<O, A, E> Log<O, A, E> {
    /// The entries that stand after `version` entries, by their index in the log.
    #[must_use]
    pub fn standing(&self, version: u32) -> Vec<usize> {
        let mut stands = Vec::new();
        let mut before: Vec<Vec<usize>> = Vec::new();
        let undone_to = |entry: &Entry<A, E>| match entry.deed {
            Deed::Undo(to) => Some(to as usize),
            Deed::Action(_) => None,
        };
        let undos = self.entries.iter().any(|it| undone_to(it).is_some());
        for (index, entry) in self.entries.iter().take(version as usize).enumerate() {
            // Only an undo looks back, so the history of `stands` is kept only if there is one.
            if undos {
                before.push(stands.clone());
            }
            match undone_to(entry) {
                Some(to) => stands = before.get(to).cloned().unwrap_or_default(),
                None => stands.push(index),
            }
        }
        stands
    }

    /// The position after `version` entries. Folding runs no rules.
    ///
    /// # Panics
    /// If the options are not those of a match that was started.
    #[must_use]
    pub fn position<G: Game<Options = O, Action = A, Event = E>>(&self, version: u32) -> G {
        let mut game: G = self.empty_table();
        let events = self.standing(version).into_iter().flat_map(|it| &self.entries[it].events);
        for event in self.setup.iter().chain(events) {
            game.apply(event);
        }
        game
    }

    /// Plays the match again from its seed and its actions alone.
    ///
    /// # Errors
    /// The first place where the log differs from what these rules make of it.
    pub fn verify<G: Game<Options = O, Action = A, Event = E>>(&self) -> Result<(), Divergence>
    where
        A: Wire + Copy,
        E: Wire,
    {
        let fresh = Match::<G>::start(&self.options, self.seats, self.seed);
        let mut again = fresh.map_err(|_| Divergence { version: 0 })?;
        if again.replay().setup != self.setup {
            return Err(Divergence { version: 0 });
        }
        for (index, entry) in self.entries.iter().enumerate() {
            let version = index as u32 + 1;
            let played = match entry.deed {
                Deed::Action(action) => again.play(entry.seat, action).is_ok(),
                Deed::Undo(to) => {
                    let undone: Result<_, RefusalOf<G>> = again.undo_to(entry.seat, to);
                    undone.is_ok()
                }
            };
            if !played || again.replay().entries[index] != *entry {
                return Err(Divergence { version });
            }
        }
        Ok(())
    }

    fn empty_table<G: Game<Options = O>>(&self) -> G {
        G::new(&self.options, self.seats).expect("a stored match was started with these options")
    }
}

/// A log does not follow from its seed and actions by these rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the log differs from what the rules say at version {version}")]
pub struct Divergence {
    /// The first entry that differs; 0 is the set-up.
    pub version: u32,
}
