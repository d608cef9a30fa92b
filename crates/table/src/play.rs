//! Playing: actions, taking back, previews, and looking back.

use protocol::{Bound, Refusal, to_client::Scores, to_server};
use record::Status;
use shelf::{AnyAction, Json, ReplayFile, replay_file};
use tabletop::{Seat, Viewer};

use crate::{Answer, Outbox, Person, Result, Table, To, names, storing::After, terms};

/// The actions a request may hold.
const ACTIONS: usize = 64;

impl Table {
    /// Plays actions, all or none.
    pub(crate) fn act(
        &mut self,
        who: &Person,
        ask: &to_server::Play,
        to: To,
        out: &mut Outbox,
    ) -> Result<Option<Answer>> {
        let seat = self.may_act(who, ask.seat, ask.version)?;
        let entries = self.game.play_all(seat, &self.read(&ask.actions)?)?;
        self.store_entries(entries, After::Version(to), out);
        Ok(None)
    }

    /// Takes back.
    pub(crate) fn undo(
        &mut self,
        who: &Person,
        ask: &to_server::Undo,
        to: To,
        out: &mut Outbox,
    ) -> Result<Option<Answer>> {
        let seat = self.may_act(who, ask.seat, ask.version)?;
        let most = self.settings.bounds.log;
        if self.game.version() >= most {
            return Err(Refusal::Full { what: Bound::Log, most }.into());
        }
        let entry = self.game.undo(seat, ask.to)?;
        self.store_entries(vec![entry], After::Version(to), out);
        Ok(None)
    }

    /// Plays what a bot decided, or the first thing possible: a bot that fails must not stop the game.
    pub(crate) fn play_plan(&mut self, seat: Seat, plan: &[AnyAction], out: &mut Outbox) {
        let mut entries = self.game.play_while_certain(seat, plan);
        if entries.is_empty() {
            let first = self.game.legal(seat).into_iter().next().map(|it| it.action);
            entries = self.game.play_while_certain(seat, first.as_slice());
        }
        if entries.is_empty() {
            // Nothing can be played: whoever takes charge next tries again.
            self.in_charge = false;
        } else {
            self.store_entries(entries, After::Nothing, out);
        }
    }

    fn store_entries(&mut self, entries: Vec<Json>, after: After, out: &mut Outbox) {
        let mut draft = self.draft();
        draft.entries = entries.into_iter().map(|it| String::from(Box::<str>::from(it))).collect();
        self.store(draft, after, out);
    }

    /// Why an action is not possible now.
    pub(crate) fn why(&self, who: &Person, ask: &to_server::Why) -> Result<Option<Json>> {
        let seat = self.seat_of(&who.id, ask.seat)?;
        self.has_started()?;
        Ok(self.game.why(seat, &self.game.title().action(&ask.action)?)?)
    }

    /// What actions would do, or why one of them is refused.
    pub(crate) fn preview(&self, who: &Person, ask: &to_server::AskPreview) -> Result<Json> {
        let seat = self.seat_of(&who.id, ask.seat)?;
        self.has_started()?;
        Ok(self.game.preview(seat, &self.read(&ask.actions)?)?)
    }

    /// The actions of a request.
    fn read(&self, actions: &[Json]) -> Result<Vec<AnyAction>> {
        check_action_count(actions.len())?;
        let title = self.game.title();
        Ok(actions.iter().map(|it| title.action(it)).collect::<std::result::Result<_, _>>()?)
    }

    /// The frame as it was at a version.
    pub(crate) fn frame_at(&self, who: Option<&str>, version: u32, look: &to_server::Look) -> Result<Json> {
        self.has_started()?;
        let is_over = self.is(Status::Over);
        let viewer = match (look.view.as_deref(), look.seat) {
            (Some("everything"), _) if is_over => Viewer::Everything,
            (Some("everything"), _) => return Err(Refusal::StillRunning.into()),
            (Some(_), _) => return Err(Refusal::NotFound.into()),
            // Nothing is secret in a finished game, so everybody may look through anybody's eyes.
            (None, Some(seat)) if is_over && seat < self.game.seats() => Viewer::Seat(Seat(seat)),
            (None, Some(seat)) => Viewer::Seat(self.seat_of(who.unwrap_or(""), seat)?),
            (None, None) => Viewer::Spectator,
        };
        if version > self.game.version() {
            return Err(Refusal::NoSuchVersion { version: self.game.version() }.into());
        }
        Ok(self.game.frame_at(viewer, version))
    }

    /// How the points grew, once the game is over.
    pub(crate) fn scores(&self) -> Result<Vec<Scores>> {
        self.is_over()?;
        Ok(self.game.scores())
    }

    /// The whole match as a file, once it is over.
    pub(crate) fn replay(&self) -> Result<String> {
        self.is_over()?;
        let seats = names::distinct(&self.record.seats).into_iter().zip(&self.record.seats);
        let names = seats.map(|(name, seat)| name.or_else(|| seat.bot.clone()).unwrap_or_default());
        let commitment = Some(self.terms.commitment.clone());
        let origin = terms::origin(&self.terms, &self.state);
        let file = ReplayFile { commitment, origin, ..replay_file(&*self.game, names.collect()) };
        Ok(serde_json::to_string(&file).expect("what we send can be written as JSON"))
    }

    fn may_act(&self, who: &Person, seat: u8, version: u32) -> Result<Seat> {
        let seat = self.seat_of(&who.id, seat)?;
        self.has_started()?;
        if version != self.game.version() {
            return Err(Refusal::Stale { version: self.game.version() }.into());
        }
        Ok(seat)
    }
}

fn check_action_count(count: usize) -> Result<()> {
    if (1..=ACTIONS).contains(&count) {
        return Ok(());
    }
    let detail = format!("a request holds 1 to {ACTIONS} actions");
    Err(Refusal::Malformed { detail }.into())
}
