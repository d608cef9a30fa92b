//! One action being carried out.

use crate::{Chance, Game};

/// One action being carried out. Rules read through [`Step::game`]; they write only by [`Step::emit`].
///
/// In play the recorder is a `Vec` of events and chance a [`crate::Keyed`] stream; in search the
/// recorder is [`Silent`] and chance a [`crate::Fast`] one, so that nothing is allocated.
#[derive(Debug)]
pub struct Step<'a, G, R, C> {
    game: &'a mut G,
    record: &'a mut R,
    chance: &'a mut C,
}

impl<'a, G: Game, R: Record<G::Event>, C: Chance> Step<'a, G, R, C> {
    /// A step that changes `game`.
    pub const fn new(game: &'a mut G, record: &'a mut R, chance: &'a mut C) -> Self {
        Self { game, record, chance }
    }

    /// The position as it now is, this step's own earlier effects included.
    #[must_use]
    pub const fn game(&self) -> &G {
        self.game
    }

    /// Makes `event` happen.
    ///
    /// Inlined so that a game may inline its `apply`: the emitter knows which event it is.
    #[inline(always)]
    pub fn emit(&mut self, event: G::Event) {
        self.game.apply(&event);
        self.record.record(&event);
    }

    /// Random numbers; the caller records what it draws as an event.
    pub const fn chance(&mut self) -> &mut C {
        self.chance
    }
}

/// What becomes of the events of a step.
pub trait Record<E> {
    /// Notes that `event` happened.
    fn record(&mut self, event: &E);
}

impl<E: Copy> Record<E> for Vec<E> {
    fn record(&mut self, event: &E) {
        self.push(*event);
    }
}

/// Forgets every event: for search.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl<E> Record<E> for Silent {
    fn record(&mut self, _: &E) {}
}
