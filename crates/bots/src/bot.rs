//! The bots there are, by name.

use std::{fmt, str::FromStr};

use tabletop::{Chance, Fast, Game, Seat, Viewer};

use crate::{
    Evaluate,
    budget::Means,
    habits::Habits,
    levels, neutral,
    policy::{Light, OftenRandom, Policy, Scripted, Uniform},
    thinker::Thinker,
};

/// A player made of code.
pub trait Bot<G: Game>: Send {
    /// What `seat` does now, and what it plans to do next while nobody else decides and
    /// nothing is random. Never empty.
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

/// The name of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum BotName {
    /// Any legal action, all equally likely.
    Uniform,
    /// The game's cheap, sensible choice.
    Light,
    /// The game's good player who does not look ahead.
    Scripted,
    /// Textbook tree search, the reference for measurements.
    Neutral,
    Level1,
    Level2,
    Level3,
    Level4,
    Level5,
    Level6,
}

impl BotName {
    /// All bots, the weakest first but for the neutral reference.
    pub const ALL: [Self; 10] = [
        Self::Uniform,
        Self::Light,
        Self::Scripted,
        Self::Neutral,
        Self::Level1,
        Self::Level2,
        Self::Level3,
        Self::Level4,
        Self::Level5,
        Self::Level6,
    ];

    /// The bot that plays best.
    pub const STRONGEST: Self = Self::Level6;

    /// The name as it is written.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Uniform => "uniform",
            Self::Light => "light",
            Self::Scripted => "scripted",
            Self::Neutral => "neutral",
            Self::Level1 => "level1",
            Self::Level2 => "level2",
            Self::Level3 => "level3",
            Self::Level4 => "level4",
            Self::Level5 => "level5",
            Self::Level6 => "level6",
        }
    }

    /// Whether it decides within milliseconds.
    #[must_use]
    pub const fn is_quick(self) -> bool {
        match self {
            Self::Uniform | Self::Light | Self::Scripted | Self::Level1 | Self::Level2 | Self::Level3 => true,
            Self::Neutral | Self::Level4 | Self::Level5 | Self::Level6 => false,
        }
    }

    /// How this bot thinks; `None` if it chooses without looking ahead.
    #[must_use]
    pub const fn habits<G: Evaluate>(self) -> Option<Habits> {
        match self {
            Self::Uniform | Self::Light | Self::Scripted | Self::Level1 => None,
            Self::Neutral => Some(neutral::HABITS),
            Self::Level2 => Some(levels::level2::<G>()),
            Self::Level3 => Some(levels::level3::<G>()),
            Self::Level4 => Some(levels::level4::<G>()),
            Self::Level5 => Some(levels::level5::<G>()),
            Self::Level6 => Some(levels::level6::<G>()),
        }
    }

    /// The bot of this name. The same seed and the same questions give the same answers.
    #[must_use]
    pub fn bot<G: Evaluate>(self, seed: u64, means: &Means) -> Box<dyn Bot<G>> {
        match self {
            Self::Uniform => Box::new(Fair::new(Uniform::default(), seed)),
            Self::Light => Box::new(Fair::new(Light, seed)),
            Self::Scripted => Box::new(Fair::new(Scripted, seed)),
            _ => match self.habits::<G>() {
                Some(habits) => Box::new(Thinker::new(habits, *means, seed)),
                None => Box::new(Fair::new(OftenRandom::new(Light, levels::random_percent::<G>()), seed)),
            },
        }
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// There is no bot of this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no bot is called {0}")]
pub struct UnknownBot(pub String);

impl FromStr for BotName {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        Self::ALL.into_iter().find(|it| it.as_str() == name).ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

/// A policy that is asked about a position in which everything its seat cannot know is dealt afresh.
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
        let guess = imagined(game, seat, &mut self.chance)?;
        Ok(vec![self.policy.choose(&guess, seat, &mut self.chance)])
    }
}

/// The position with everything the seat cannot know dealt afresh, if it owes a decision there.
pub(crate) fn imagined<G: Evaluate>(
    game: &G,
    seat: Seat,
    chance: &mut impl Chance,
) -> Result<G, NothingOwed> {
    if !game.turn().seats().contains(seat) {
        return Err(NothingOwed { seat });
    }
    Ok(game.imagine(Viewer::Seat(seat), chance))
}
