//! A match being played: the log, and the position it folds to.

use std::sync::Arc;

use crate::{
    BadOption, Deed, Entry, EntryOf, Finality, Game, Keyed, Log, Refusal, RefusalOf, Replay, Seat, Seed,
    Step, Turn, preview::check_list,
};

/// A match being played.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    replay: Replay<G>,
    position: G,
    /// The entries that stand, by their index in the log.
    standing: Vec<usize>,
}

impl<G: Game> Match<G> {
    /// Sets up a new match.
    ///
    /// # Errors
    /// Options or a number of players that the game does not allow.
    pub fn start(options: &G::Options, seats: u8, seed: Seed) -> Result<Self, BadOption> {
        if !G::SEATS.contains(&seats) {
            let (&least, &most) = (G::SEATS.start(), G::SEATS.end());
            return Err(BadOption::PlayerCount { players: seats, least, most });
        }
        let mut position = G::new(options, seats)?;
        let mut setup = Vec::new();
        let mut chance = Keyed::for_entry(&seed, 0);
        G::setup(&mut Step::new(&mut position, &mut setup, &mut chance));
        let replay =
            Log { rules: G::RULES, seats, seed, options: options.clone(), setup, entries: Vec::new() };
        Ok(Self { replay, position, standing: Vec::new() })
    }

    /// Goes on with a stored match.
    #[must_use]
    pub fn resume(replay: Replay<G>) -> Self {
        let version = replay.entries.len() as u32;
        let (position, standing) = (replay.position(version), replay.standing(version));
        Self { replay, position, standing }
    }

    /// What is stored of the match.
    #[must_use]
    pub const fn replay(&self) -> &Replay<G> {
        &self.replay
    }

    /// The position now.
    #[must_use]
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// How many entries the log has. Versions only grow.
    #[must_use]
    pub const fn version(&self) -> u32 {
        self.replay.entries.len() as u32
    }

    /// Why `seat` may not do this now; `None` if it may.
    pub fn why(&self, seat: Seat, action: &G::Action) -> Option<RefusalOf<G>> {
        why(&self.position, seat, action)
    }

    /// Plays an action.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<&EntryOf<G>, RefusalOf<G>> {
        if let Some(refusal) = self.why(seat, &action) {
            return Err(refusal);
        }
        // The key counts entries that stand, so that taking back and trying again draws alike.
        let mut chance = Keyed::for_entry(&self.replay.seed, self.standing.len() as u64 + 1);
        let mut events = Vec::new();
        G::resolve(&mut Step::new(&mut self.position, &mut events, &mut chance), seat, action);
        let settled = chance.drawn() || events.iter().any(|it| G::finality(it) != Finality::Open);
        self.standing.push(self.replay.entries.len());
        self.replay.entries.push(Arc::new(Entry { seat, deed: Deed::Action(action), events, settled }));
        Ok(&self.replay.entries[self.replay.entries.len() - 1])
    }

    /// Plays actions one after the other, all of them or none.
    ///
    /// An action that draws, reveals something or passes the decision on must be the last: otherwise the answer to
    /// what follows it would depend on what the seat cannot know.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn play_all(
        &mut self,
        seat: Seat,
        actions: &[G::Action],
    ) -> Result<&[Arc<EntryOf<G>>], RefusalOf<G>> {
        // The whole list is refused or accepted by its shape, before any of it is played.
        check_list(&self.position, seat, actions)?;
        let entries = self.replay.entries.len();
        for &action in actions {
            self.play(seat, action)?;
        }
        Ok(&self.replay.entries[entries..])
    }

    /// Plays actions until one draws, reveals something, passes the decision on or is refused.
    pub fn play_while_certain(&mut self, seat: Seat, actions: &[G::Action]) -> &[Arc<EntryOf<G>>] {
        let entries = self.replay.entries.len();
        for &action in actions {
            if !self.is_certain_since(entries) || self.play(seat, action).is_err() {
                break;
            }
        }
        &self.replay.entries[entries..]
    }

    /// Whether no entry from this one on drew, revealed something or passed the decision on.
    fn is_certain_since(&self, entry: usize) -> bool {
        self.replay.entries[entry..]
            .iter()
            .all(|it| !it.settled && self.position.turn().seats().contains(it.seat))
    }

    /// Takes back the last entry that stands, if it is this seat's.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn undo(&mut self, seat: Seat) -> Result<&EntryOf<G>, RefusalOf<G>> {
        let to = *self.standing.last().ok_or(Refusal::NothingToUndo)?;
        self.undo_to(seat, to as u32)
    }

    /// Takes back everything after version `to`.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn undo_to(&mut self, seat: Seat, to: u32) -> Result<&EntryOf<G>, RefusalOf<G>> {
        if self.position.turn() == Turn::Over {
            return Err(Refusal::GameOver);
        }
        let kept = self.replay.standing(to.min(self.version()));
        if !self.standing.starts_with(&kept) || kept.len() == self.standing.len() {
            return Err(Refusal::NothingToUndo);
        }
        let fixed = self.standing[kept.len()..].iter().rev().find(|&&it| {
            let entry = &self.replay.entries[it];
            entry.settled || entry.seat != seat
        });
        if let Some(&it) = fixed {
            return Err(Refusal::CannotUndo { entry: it as u32 + 1 });
        }
        let entry = Entry { seat, deed: Deed::Undo(to), events: Vec::new(), settled: false };
        self.replay.entries.push(Arc::new(entry));
        self.standing = kept;
        self.position = self.replay.position(self.version());
        Ok(&self.replay.entries[self.replay.entries.len() - 1])
    }

    /// The earliest version this seat may now go back to, if there is anything to take back.
    #[must_use]
    pub fn undo_limit(&self, seat: Seat) -> Option<u32> {
        if self.position.turn() == Turn::Over {
            return None;
        }
        let open = |&&it: &&usize| {
            let entry = &self.replay.entries[it];
            !entry.settled && entry.seat == seat
        };
        self.standing.iter().rev().take_while(open).last().map(|&it| it as u32)
    }

    /// The same match with another position and another future. To somebody who knows only a part of it both are the
    /// same; with it tests prove that nothing leaks.
    #[must_use]
    pub fn redealt(&self, position: G, seed: Seed) -> Self {
        Self { replay: Log { seed, ..self.replay.clone() }, position, standing: self.standing.clone() }
    }

    /// Adds an entry that was played elsewhere and stored.
    pub fn append(&mut self, entry: Arc<EntryOf<G>>) {
        let undone = matches!(entry.deed, Deed::Undo(_));
        self.replay.entries.push(entry);
        if undone {
            self.standing = self.replay.standing(self.version());
            self.position = self.replay.position(self.version());
        } else {
            let index = self.replay.entries.len() - 1;
            self.standing.push(index);
            for event in &self.replay.entries[index].events {
                self.position.apply(event);
            }
        }
    }
}

/// Why `seat` may not do this in this position; `None` if it may.
pub fn why<G: Game>(game: &G, seat: Seat, action: &G::Action) -> Option<RefusalOf<G>> {
    match game.turn() {
        Turn::Over => Some(Refusal::GameOver),
        Turn::Of(seats) if !seats.contains(seat) => Some(Refusal::NotYourTurn),
        Turn::Of(_) => game.check(seat, action).err().map(Refusal::Rules),
    }
}
