//! What the rest of the program sees of a match.

use bots::{Budget, Stop};
use serde::Serialize;
use serde_json::{Value, value::RawValue};
use tabletop::{Divergence, Outcome, Seat, Sheet, Turn, Viewer};

use crate::Title;

/// A match of any game.
pub trait Table: Send {
    /// The game that is played.
    fn title(&self) -> &'static dyn Title;
    /// How many entries the log has.
    fn version(&self) -> u32;
    /// How many play.
    fn seats(&self) -> u8;
    /// Who owes a decision.
    fn turn(&self) -> Turn;

    /// Plays an action and returns the new entry as it is to be stored.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn play(&mut self, seat: Seat, action: &Value) -> Result<Box<RawValue>, Failure>;

    /// Plays actions one after the other, all of them or none, and returns the new entries.
    ///
    /// An action that draws, reveals something or passes the decision on must be the last: otherwise the answer to
    /// what follows it would depend on what the seat cannot know.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn play_all(&mut self, seat: Seat, actions: &[Value]) -> Result<Vec<Box<RawValue>>, Failure>;

    /// Plays actions until one draws, reveals something, passes the decision on or is refused, and returns the new
    /// entries.
    fn play_while_certain(&mut self, seat: Seat, actions: &[Value]) -> Vec<Box<RawValue>>;

    /// Takes back everything after version `to`, or the last entry, and returns the new entry.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn undo(&mut self, seat: Seat, to: Option<u32>) -> Result<Box<RawValue>, Failure>;

    /// Adds an entry that was played elsewhere and stored.
    ///
    /// # Errors
    /// The text is no entry of this game.
    fn append(&mut self, entry: &str) -> Result<(), serde_json::Error>;

    /// Why `seat` may not do this now; `None` if it may.
    ///
    /// # Errors
    /// The JSON is no action of this game.
    fn why(&self, seat: Seat, action: &Value) -> Result<Option<Value>, Failure>;

    /// What these actions would do.
    ///
    /// # Errors
    /// Why one of them is refused.
    fn preview(&self, seat: Seat, actions: &[Value]) -> Result<Box<RawValue>, Failure>;

    /// What `seat` may do now; empty if it owes no decision.
    fn legal(&self, seat: Seat) -> Vec<Legal>;

    /// Everything a screen needs, with the news since a version.
    fn frame(&self, viewer: Viewer, since: u32) -> Frame;

    /// The same as JSON, written in one go.
    fn frame_text(&self, viewer: Viewer, since: u32) -> String;

    /// Each seat's points at every version, from the first on.
    fn totals(&self) -> Vec<Vec<i32>>;

    /// The match as it was at an earlier version.
    fn until(&self, version: u32) -> Box<dyn Table>;

    /// The events of the set-up, as the viewer may see them.
    fn setup_events(&self, viewer: Viewer) -> Box<RawValue>;

    /// How the finished game ended.
    fn outcome(&self) -> Option<Outcome>;

    /// Where each seat's points come from.
    fn sheets(&self, viewer: Viewer) -> Vec<Sheet>;

    /// The whole log as it is stored.
    fn replay(&self) -> Box<RawValue>;

    /// Plays the match again from its seed and actions.
    ///
    /// # Errors
    /// Where the log tells another story.
    fn verify(&self) -> Result<(), Divergence>;

    /// The position in characters, at most 100 columns wide.
    fn board(&self, viewer: Viewer, ink: tabletop::Ink) -> String;

    /// The notation of an action.
    ///
    /// # Errors
    /// The JSON is no action of this game.
    fn notation(&self, action: &Value) -> Result<String, Failure>;

    /// What the bot of this name does on this seat, and what it means to do next as long as nobody
    /// else decides and nothing is left to chance: all of it may be played without asking again.
    /// Never empty.
    ///
    /// # Errors
    /// There is no such bot, or the seat owes no decision.
    fn plan(&self, seat: Seat, bot: &str, seed: u64) -> Result<Vec<Value>, NoPlan>;

    /// What the bot of this name does on this seat now.
    ///
    /// # Errors
    /// There is no such bot, or the seat owes no decision.
    fn decide(&self, seat: Seat, bot: &str, seed: u64) -> Result<Value, NoPlan> {
        Ok(self.plan(seat, bot, seed)?.swap_remove(0))
    }

    /// What `seat` might do now, how likely everybody is to win then, and why: `{seat, win, points,
    /// lines: [{actions, notation, share, win, points, why: [{name, key, worth}]}], iterations}`.
    /// `key` is the text that names the reason, `worth` what it adds to the logarithm of the odds.
    /// Early answers are told while the thinking goes on, unless somebody stops it; the last is returned.
    ///
    /// # Errors
    /// The seat owes no decision.
    fn hint(
        &self,
        seat: Seat,
        budget: Budget,
        seed: u64,
        stop: &Stop,
        tell: &mut dyn FnMut(Value),
    ) -> Result<Value, NoPlan>;

    /// Every turn so far, judged by its player's chance to win: `{version, seat, win, played, actions,
    /// played_notation, best, notation, why: [{name, key, worth}], lost, verdict, luck, turning}`.
    ///
    /// `win` is before the turn and `played` by what was done; `why` tells what speaks for `best` beside
    /// it. Each is told as it is known; `luck` and `turning` look at the next turn and come with the
    /// whole.
    fn review(&self, budget: Budget, seed: u64, tell: &mut dyn FnMut(Value)) -> Vec<Value>;

    /// A copy to think about elsewhere.
    fn copied(&self) -> Box<dyn Table>;
}

/// Why a table could not do what it was asked.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Failure {
    /// The JSON is no action of this game.
    #[error("not an action of this game: {0}")]
    Malformed(String),
    /// The rules or the table say no.
    #[error("{text}")]
    Refused {
        /// The reason with its numbers, as data.
        refusal: Value,
        /// The same for logs.
        text: String,
    },
}

/// Why a bot has no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPlan {
    /// There is no bot of this name.
    #[error(transparent)]
    NoBot(#[from] bots::UnknownBot),
    /// The seat owes no decision, perhaps because the game is over.
    #[error(transparent)]
    NothingOwed(#[from] bots::NothingOwed),
}

/// An action on offer.
#[derive(Clone, Debug, Serialize)]
pub struct Legal<A = Value> {
    /// The action.
    pub action: A,
    /// What may follow it at once, where the action is only the beginning of a choice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<A>,
}

/// Everything a screen needs: the parts that only the game knows already written, or yet to be.
#[derive(Clone, Debug, Serialize)]
pub struct Frame<View = Box<RawValue>, Figures = Box<RawValue>, Offers = Box<RawValue>> {
    /// The version it shows.
    pub version: u32,
    /// What has happened since the version that was asked for.
    pub news: Vec<News>,
    /// The position as the viewer may see it.
    pub view: View,
    /// The figures as the viewer may know them.
    pub figures: Figures,
    /// Where each seat's points come from.
    pub sheets: Vec<Sheet>,
    /// What the viewer's seat may do: a list of [`Legal`].
    pub legal: Offers,
    /// Who owes a decision.
    pub turn: Turn,
    /// The earliest version the viewer's seat may take back to, if any.
    pub undo: Option<u32>,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
}

/// One entry of the log, as the viewer may see it.
#[derive(Clone, Debug, Serialize)]
pub struct News {
    /// The version it led to.
    pub version: u32,
    /// Who asked for it.
    pub seat: Seat,
    /// The version that was taken back to, if it was an undo.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undo: Option<u32>,
    /// What followed.
    pub events: Box<RawValue>,
}
