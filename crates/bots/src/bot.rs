//! The players there are, by name.

use tabletop::{Chance, Fast, Game, Seat, Viewer};

use crate::{
    Evaluate,
    budget::Means,
    habits::Habits,
    levels, neutral,
    policy::{Absent, Light, Policy, Scripted, Uniform},
    thinker::Thinker,
};

/// A player made of code.
pub trait Bot<G: Game>: Send {
    /// What `seat` does now, and what it means to do next as long as nobody else decides and
    /// nothing is left to chance. Never empty.
    ///
    /// # Errors
    /// The seat owes no decision.
    fn plan(&mut self, game: &G, seat: Seat) -> Result<Vec<G::Action>, NothingOwed>;

    /// What `seat` does now.
    ///
    /// # Errors
    /// The seat owes no decision.
    fn decide(&mut self, game: &G, seat: Seat) -> Result<G::Action, NothingOwed> {
        let plan = self.plan(game, seat)?;
        plan.first().copied().ok_or(NothingOwed { seat })
    }
}

/// A bot was asked for a decision that its seat does not owe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seat {seat} owes no decision")]
pub struct NothingOwed {
    /// The seat.
    pub seat: Seat,
}

/// The names that [`named`] knows, the weakest first but for the neutral reference player.
pub const NAMES: &[&str] =
    &["uniform", "light", "scripted", "neutral", "level1", "level2", "level3", "level4", "level5", "level6"];

/// The bot of this name. The same seed and the same questions give the same answers.
///
/// For experiments, what a thinking player does differently may follow after an `@`, as
/// [`Habits::changed`] reads it: `level4@400` is level 4 with 400 iterations.
#[must_use]
pub fn named<G: Evaluate>(name: &str, seed: u64, means: &Means) -> Option<Box<dyn Bot<G>>> {
    let thinker = |habits: Habits| Box::new(Thinker::new(habits, *means, seed));
    if let Some((name, settings)) = name.split_once('@') {
        return Some(thinker(habits::<G>(name)?.changed(settings)?));
    }
    Some(match name {
        "uniform" => Box::new(Fair::new(Uniform::default(), seed)),
        "light" => Box::new(Fair::new(Light, seed)),
        "scripted" => Box::new(Fair::new(Scripted, seed)),
        "level1" => Box::new(Fair::new(Absent::new(Light, levels::wandering::<G>()), seed)),
        _ => thinker(habits::<G>(name)?),
    })
}

/// How the thinking player of this name thinks.
#[must_use]
pub fn habits<G: Evaluate>(name: &str) -> Option<Habits> {
    match name {
        "neutral" => Some(neutral::HABITS),
        _ => levels::habits::<G>(name.strip_prefix("level")?.parse().ok()?),
    }
}

/// A policy that is asked about a position in which all that its seat cannot know is dealt afresh.
#[derive(Debug)]
pub(crate) struct Fair<P> {
    policy: P,
    chance: Fast,
}

impl<P> Fair<P> {
    pub(crate) const fn new(policy: P, seed: u64) -> Self {
        Self { policy, chance: Fast::new(seed) }
    }
}

impl<G: Evaluate, P: Policy<G> + Send> Bot<G> for Fair<P> {
    fn plan(&mut self, game: &G, seat: Seat) -> Result<Vec<G::Action>, NothingOwed> {
        let guess = asked(game, seat, &mut self.chance)?;
        Ok(vec![self.policy.choose(&guess, seat, &mut self.chance)])
    }
}

/// The position as the seat may know it, if it owes a decision there.
pub(crate) fn asked<G: Evaluate>(game: &G, seat: Seat, chance: &mut impl Chance) -> Result<G, NothingOwed> {
    if !game.turn().seats().contains(seat) {
        return Err(NothingOwed { seat });
    }
    Ok(game.imagine(Viewer::Seat(seat), chance))
}
