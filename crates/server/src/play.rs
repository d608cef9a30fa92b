//! Playing: actions, taking back, bots' turns and clocks that run out.

use protocol::{Refusal, to_server};
use serde_json::{Value, value::RawValue};
use shelf::{Failure, Table};
use store::Status;
use tabletop::{Seat, Seats, Turn};

use crate::{error::Result, live::Live, secrets, tables::Job};

/// So many actions a request may hold.
const ACTIONS: usize = 64;

impl Live {
    /// Plays actions for somebody, all or none. Returns the new version.
    pub(crate) async fn play(&mut self, who: &str, ask: &to_server::Play) -> Result<u32> {
        let seat = self.may_act(who, ask.seat, ask.version)?;
        self.play_for(seat, &ask.actions).await?;
        self.drive();
        Ok(self.table.version())
    }

    /// Takes back. Returns the new version.
    pub(crate) async fn undo(&mut self, who: &str, ask: &to_server::Undo) -> Result<u32> {
        let seat = self.may_act(who, ask.seat, ask.version)?;
        let entry = self.table.undo(seat, ask.to)?;
        self.commit(vec![entry], None, Status::Running).await?;
        Ok(self.table.version())
    }

    /// Why an action, or one of several in a row, is not possible now.
    pub(crate) fn why(&self, who: &str, ask: &to_server::Why) -> Result<Option<Value>> {
        let seat = self.seat_of(who, ask.seat)?;
        self.has_started()?;
        let Value::Array(actions) = &ask.action else {
            return Ok(self.table.why(seat, &ask.action)?);
        };
        few(actions)?;
        match self.table.preview(seat, actions) {
            Ok(_) => Ok(None),
            Err(Failure::Refused { refusal, .. }) => Ok(Some(refusal)),
            Err(failure) => Err(failure.into()),
        }
    }

    /// What actions would do.
    pub(crate) fn preview(&self, who: &str, ask: &to_server::AskPreview) -> Result<Box<RawValue>> {
        let seat = self.seat_of(who, ask.seat)?;
        self.has_started()?;
        few(&ask.actions)?;
        Ok(self.table.preview(seat, &ask.actions)?)
    }

    /// What a hint is to be found for: the position, and the chance of who looks for it.
    pub(crate) fn hint_question(&self, who: &str, seat: u8) -> Result<(Box<dyn Table>, Seat, u64)> {
        let seat = self.seat_of(who, seat)?;
        self.has_started()?;
        if !self.terms.hints {
            return Err(Refusal::NoHints.into());
        }
        if !self.table.turn().seats().contains(seat) {
            let nothing = match self.table.turn() {
                Turn::Over => "game_over",
                Turn::Of(_) => "not_your_turn",
            };
            return Err(crate::error::Error::Rules(serde_json::json!({ "reason": nothing })));
        }
        // Not the seed of a bot that may play this seat later: its move is not to be foretold.
        let seed = secrets::bot_seed(&self.seed, self.table.version(), seat.0 | 0x80);
        Ok((self.table.copied(), seat, seed))
    }

    pub(crate) fn has_started(&self) -> Result<()> {
        if self.is(Status::Lobby) { Err(Refusal::NotStarted.into()) } else { Ok(()) }
    }

    fn may_act(&self, who: &str, seat: u8, version: u32) -> Result<Seat> {
        let seat = self.seat_of(who, seat)?;
        self.has_started()?;
        if version != self.table.version() {
            return Err(Refusal::Stale { version: self.table.version() }.into());
        }
        Ok(seat)
    }

    async fn play_for(&mut self, seat: Seat, actions: &[Value]) -> Result<()> {
        few(actions)?;
        let mut entries = Vec::with_capacity(actions.len());
        if let [action] = actions {
            entries.push(self.table.play(seat, action)?);
        } else {
            // All or nothing: on a copy, so that a refusal leaves no trace.
            let mut table = self.table.copied();
            for action in actions {
                entries.push(table.play(seat, action)?);
            }
            self.table = table;
        }
        let played = entries.len() as u64;
        self.commit(entries, None, Status::Running).await?;
        metrics::counter!("howlcrown_moves_total").increment(played);
        Ok(())
    }

    /// Somebody has to look after this table: a clock may have run out, or a bot is to play.
    pub(crate) async fn attend(&mut self) -> Result<()> {
        self.catch_up().await?;
        self.in_charge = true;
        if self.state.starts.is_some_and(|it| it <= self.now()) {
            return self.begin().await;
        }
        if !self.is(Status::Running) {
            return Ok(());
        }
        let out = self.state.clocks.run_out(self.terms.pace, self.now());
        if out != Seats::NONE {
            let mut seats = self.record.seats.clone();
            for seat in out.iter() {
                seats[seat.index()].bot = Some(self.terms.standin.clone());
            }
            self.commit(Vec::new(), Some(seats), Status::Running).await?;
        }
        self.drive();
        Ok(())
    }

    /// Lets a bot think, if it is a bot's turn and nobody else's business.
    pub(crate) fn drive(&mut self) {
        // What is left over when the node ends is due, and somebody will claim it.
        let closing = *self.house.closing.borrow();
        if closing || !self.in_charge || self.thinking.is_some() || !self.is(Status::Running) {
            return;
        }
        let bot = |seat: Seat| Some((seat, self.record.seats[seat.index()].bot.clone()?));
        let Some((seat, bot)) = self.table.turn().seats().iter().find_map(bot) else { return };
        let Some(own) = self.own.upgrade() else { return };
        let version = self.table.version();
        self.thinking = Some(version);
        let (think, table) = (self.house.think.clone(), self.table.copied());
        let seed = secrets::bot_seed(&self.seed, version, seat.0);
        tokio::spawn(async move {
            let plan = think.plan(table, seat, bot, seed).await;
            let job: Job = Box::new(move |live| Box::pin(live.decided(version, seat, plan)));
            // If the table has left memory, the turn is still due and somebody will claim it.
            let _ = own.send(job).await;
        });
    }

    async fn decided(&mut self, version: u32, seat: Seat, plan: Option<Vec<Value>>) {
        self.thinking = None;
        let wanted = self.record.seats[seat.index()].bot.is_some();
        if self.table.version() == version && wanted && self.is(Status::Running) {
            // A bot that fails must not stop the game.
            let first = || self.table.legal(seat).into_iter().next().map(|it| vec![it.action]);
            let Some(actions) = plan.or_else(first) else { return };
            if let Err(error) = self.play_for(seat, &actions).await {
                tracing::warn!(?error, table = self.id(), "a bot's actions were not played");
                return;
            }
        }
        self.drive();
    }
}

fn few(actions: &[Value]) -> Result<()> {
    if (1..=ACTIONS).contains(&actions.len()) {
        return Ok(());
    }
    let detail = format!("a request holds 1 to {ACTIONS} actions");
    Err(Refusal::Malformed { detail }.into())
}
