//! What the rest of the program sees of a match.

use bots::{BotName, Budget, Means, NothingOwed, Stop};
use protocol::to_client::{HintLine, JudgedTurn, News, Scores};
use tabletop::{Choice, Outcome, Seat, Sheet, Turn, Viewer};
#[cfg(feature = "full")]
use tabletop::{Divergence, Ink};

use crate::{AnyAction, BadLog, Json, Title};

/// A match of any game. It does no I/O, reads no clock and starts no thread.
///
/// Whole messages are returned as JSON text, written in one go from the types of `protocol`.
pub trait Table: Send {
    /// The game that is played.
    fn title(&self) -> &'static dyn Title;
    /// How many entries the log has.
    fn version(&self) -> u32;
    /// How many play.
    fn seats(&self) -> u8;
    /// The seats that owe a decision.
    fn turn(&self) -> Turn;

    /// Plays actions one after the other, all of them or none, and returns the new entries.
    ///
    /// An action that draws, reveals something or passes the decision on must be the last: otherwise the answer to
    /// what follows it would depend on what the seat cannot know.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn play_all(&mut self, seat: Seat, actions: &[AnyAction]) -> Result<Vec<Json>, Failure>;

    /// Plays actions until one draws, reveals something, passes the decision on or is refused, and returns the new
    /// entries.
    fn play_while_certain(&mut self, seat: Seat, actions: &[AnyAction]) -> Vec<Json>;

    /// Takes back everything after version `to`, or the last entry, and returns the new entry.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    fn undo(&mut self, seat: Seat, to: Option<u32>) -> Result<Json, Failure>;

    /// Adds an entry that was played elsewhere and stored.
    ///
    /// # Errors
    /// The text is no entry of this game.
    fn append(&mut self, entry: &str) -> Result<(), BadLog>;

    /// Why `seat` may not do this now, as a [`tabletop::Refusal`]; `None` if it may.
    ///
    /// # Errors
    /// It is no action of this game.
    fn why(&self, seat: Seat, action: &AnyAction) -> Result<Option<Json>, Failure>;

    /// What these actions would do, or why one of them is refused: a [`protocol::to_client::PreviewAnswer`].
    ///
    /// # Errors
    /// One of them is no action of this game.
    fn preview(&self, seat: Seat, actions: &[AnyAction]) -> Result<Json, Failure>;

    /// What `seat` may do now; empty if it owes no decision.
    fn legal(&self, seat: Seat) -> Vec<Choice<AnyAction>>;

    /// What does not change during the match: [`protocol::to_client::Facts`].
    fn facts(&self) -> Json;

    /// Everything a screen shows, with the news since a version: a [`protocol::to_client::Frame`].
    fn frame(&self, viewer: Viewer, since: u32) -> String {
        self.frame_of(&self.scene(viewer), viewer, since)
    }

    /// The present position as a viewer sees it. If the game [is open](Title::is_open), it serves all viewers.
    fn scene(&self, viewer: Viewer) -> Scene;

    /// The frame of a viewer, made from a scene that this viewer may see.
    fn frame_of(&self, scene: &Scene, viewer: Viewer, since: u32) -> String;

    /// The frame as it was at an earlier version, with the news of its last entry.
    fn frame_at(&self, viewer: Viewer, version: u32) -> Json;

    /// The entries since a version, as the viewer may see them.
    fn news(&self, viewer: Viewer, since: u32) -> Vec<News<Json>>;

    /// The position as the viewer may see it.
    fn view(&self, viewer: Viewer) -> Json;

    /// Each seat's points at every version that changed them, from the first on.
    fn scores(&self) -> Vec<Scores>;

    /// The match as it was at an earlier version.
    fn until(&self, version: u32) -> Box<dyn Table>;

    /// The events of the set-up, as the viewer may see them.
    #[cfg(feature = "full")]
    fn setup_events(&self, viewer: Viewer) -> Vec<Json>;

    /// How the finished game ended.
    fn outcome(&self) -> Option<Outcome>;

    /// Where each seat's points come from.
    fn sheets(&self, viewer: Viewer) -> Vec<Sheet>;

    /// The whole log as it is stored.
    fn replay(&self) -> Json;

    /// Plays the match again from its seed and actions.
    ///
    /// # Errors
    /// Where the log differs from what the rules make of it.
    #[cfg(feature = "full")]
    fn verify(&self) -> Result<(), Divergence>;

    /// The position in characters, at most 100 columns wide.
    #[cfg(feature = "full")]
    fn board(&self, viewer: Viewer, ink: Ink) -> String;

    /// The position alone, to think about elsewhere.
    fn thinker(&self) -> Box<dyn Thinker>;

    /// Judges every turn by its player's chance to win. `each` gets a turn as soon as it is judged; what looks at
    /// the next turn (`luck`, `turning`) is known only in what is returned.
    fn review(
        &self,
        budget: Budget,
        means: Means,
        seed: u64,
        stop: &Stop,
        each: &mut dyn FnMut(JudgedTurn<Json>),
    ) -> Vec<JudgedTurn<Json>>;

    /// A copy; the entries of the log are shared.
    fn copied(&self) -> Box<dyn Table>;
}

/// A position as a viewer sees it, already written: most of a frame, and often the same for several viewers.
#[derive(Clone, Debug)]
pub struct Scene {
    pub(crate) view: Json,
    pub(crate) figures: Json,
    pub(crate) sheets: Vec<Sheet>,
}

/// A position of any game, for bots to think about.
pub trait Thinker: Send {
    /// The game that is played.
    fn title(&self) -> &'static dyn Title;

    /// What the bot of this name does on this seat, and what it means to do next until somebody else decides or
    /// chance does: all of it may be played without asking again. Never empty.
    ///
    /// # Errors
    /// The seat owes no decision.
    fn plan(&self, seat: Seat, bot: BotName, means: &Means, seed: u64)
    -> Result<Vec<AnyAction>, NothingOwed>;

    /// The best ways for `seat` to go on, with chances and reasons. `each` gets early answers, which improve until
    /// the budget is used up or somebody stops it; the last is returned.
    ///
    /// # Errors
    /// The seat owes no decision.
    fn hint(
        &self,
        seat: Seat,
        budget: Budget,
        means: Means,
        seed: u64,
        stop: &Stop,
        each: &mut dyn FnMut(Vec<HintLine<Json>>),
    ) -> Result<Vec<HintLine<Json>>, NothingOwed>;

    /// What `seat` may do now, each action with its [number](tabletop::Numbers); empty if it owes no decision.
    fn numbers(&self, seat: Seat) -> Vec<(u32, AnyAction)>;

    /// What `seat` may know, as the [layout](tabletop::Numbers::LAYOUT) says.
    fn observe(&self, seat: Seat) -> Vec<u8>;
}

/// Why a table could not do what it was asked.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Failure {
    /// It is no action of this game.
    #[error("not an action of this game: {0}")]
    Malformed(String),
    /// The rules or the table say no.
    #[error("{text}")]
    Refused {
        /// The reason with its numbers: a [`tabletop::Refusal`].
        refusal: Json,
        /// The same for logs.
        text: String,
    },
}
