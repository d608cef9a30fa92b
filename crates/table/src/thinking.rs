//! Bots: their turns, and the hints they give.

use bots::BotName;
use protocol::{
    Bound, Refusal,
    to_client::{Hint, HintLine},
};
use record::Status;
use serde_json::value::to_raw_value;
use sha2::{Digest, Sha256};
use shelf::Json;
use tabletop::{Seat, Seed, Turn};

use crate::{
    Answer, Cost, Instant, Job, Message, Outbox, Output, Person, Question, Refused, Result, Table, Thinking,
    Thought, To, opening::STAND_IN, storing::After,
};

/// What is being thought about.
#[derive(Default)]
pub(crate) struct Jobs {
    last: u64,
    turn: Option<TurnJob>,
    hints: Vec<HintJob>,
    /// Hints for the present version that were thought out.
    known: Vec<(Seat, Hint<Json>)>,
}

impl Jobs {
    pub(crate) const fn is_empty(&self) -> bool {
        self.turn.is_none() && self.hints.is_empty()
    }

    const fn next(&mut self) -> Job {
        self.last += 1;
        Job(self.last)
    }
}

#[derive(Clone, PartialEq, Eq)]
struct TurnJob {
    job: Job,
    version: u32,
    seat: Seat,
    bot: BotName,
}

struct HintJob {
    job: Job,
    version: u32,
    seat: Seat,
    askers: Vec<To>,
    lines: Vec<HintLine<Json>>,
}

/// How long a bot thinks about a decision.
#[must_use]
pub fn cost(bot: &str) -> Cost {
    // Of an unknown name the stand-in plays.
    cost_of(bot.parse().unwrap_or(STAND_IN))
}

/// What the most expensive of these bots costs, a stand-in included that may play at any time; nothing if no bot plays
/// and the stand-in is cheap.
#[must_use]
pub fn cost_of_all<'a>(bots: impl Iterator<Item = &'a str>, standin: Option<&str>) -> Option<Cost> {
    let standin = standin.map(cost).filter(|it| *it == Cost::Search);
    bots.map(cost).chain(standin).reduce(Cost::max)
}

const fn cost_of(bot: BotName) -> Cost {
    if bot.is_quick() { Cost::Cheap } else { Cost::Search }
}

impl Table {
    /// The identity that opened it.
    #[must_use]
    pub fn owner(&self) -> &str {
        &self.record.owner
    }

    /// What the most expensive bot costs that may play here, the stand-in included; nothing if no bot plays any more.
    #[must_use]
    pub fn bots(&self) -> Option<Cost> {
        if self.is(Status::Over) {
            return None;
        }
        let seated = self.record.seats.iter().filter_map(|it| it.bot.as_deref());
        cost_of_all(seated, Some(&self.terms.standin))
    }

    /// Whether a bot owes a decision and waits until somebody looks.
    #[must_use]
    pub const fn is_asleep(&self) -> bool {
        self.state.asleep
    }

    /// Lets a bot think if it is a bot's turn, and drops thoughts that are no longer wanted.
    pub(crate) fn drive(&mut self, out: &mut Outbox) {
        self.drop_stale_hints(out);
        let wanted = self.bot_to_play();
        if let Some(job) = &self.jobs.turn {
            if job.version == self.game.version() && wanted == Some((job.seat, job.bot)) {
                return;
            }
            out.push(Output::Forget(job.job));
        }
        self.jobs.turn = None;
        let Some((seat, bot)) = wanted else { return };
        let (job, version) = (self.jobs.next(), self.game.version());
        let seed = bot_seed(&self.seed, version, seat.0);
        let cost = cost_of(bot);
        let what = Question { game: self.game.thinker(), seat, bot: Some(bot), seed };
        self.jobs.turn = Some(TurnJob { job, version, seat, bot });
        out.push(Output::Think(Thinking { job, what, whose: self.record.owner.clone(), cost }));
    }

    /// Until when somebody has looked at the table.
    pub(crate) fn looked_until(&self) -> Instant {
        if self.audience.is_empty() { self.looked } else { self.now }
    }

    /// Whether somebody has looked lately: otherwise bots wait.
    pub(crate) fn is_awake(&self) -> bool {
        self.now < self.looked_until() + self.settings.attention
    }

    /// When bots stop playing unless somebody looks.
    pub(crate) fn sleep_due(&self) -> Option<Instant> {
        let may_sleep = self.in_charge && self.is_awaited_bot() && !self.state.asleep;
        let unwatched = may_sleep && self.audience.is_empty();
        unwatched.then(|| self.looked + self.settings.attention)
    }

    /// Lets bots wait until somebody looks, and all owners know that nothing is due.
    pub(crate) fn fall_asleep(&mut self, out: &mut Outbox) {
        if self.sleep_due().is_some() && !self.is_awake() {
            self.store(self.draft(), After::Nothing, out);
        }
    }

    fn bot_to_play(&self) -> Option<(Seat, BotName)> {
        if !self.in_charge || !self.is(Status::Running) || !self.is_awake() {
            return None;
        }
        // A bot that an older version knew and this one does not is played by the usual stand-in.
        let named = |name: &str| name.parse().unwrap_or(STAND_IN);
        let bot = |seat: Seat| Some((seat, named(self.record.seats[seat.index()].bot.as_deref()?)));
        self.game.turn().seats().iter().find_map(bot)
    }

    /// What a bot would do on a seat that owes a decision.
    pub(crate) fn hint(
        &mut self,
        who: &Person,
        seat: u8,
        to: To,
        out: &mut Outbox,
    ) -> Result<Option<Answer>> {
        let seat = self.seat_of(&who.id, seat)?;
        self.has_started()?;
        if !self.terms.hints {
            return Err(Refusal::NoHints.into());
        }
        if !self.game.turn().seats().contains(seat) {
            let refusal: tabletop::Refusal<()> = match self.game.turn() {
                Turn::Over => tabletop::Refusal::GameOver,
                Turn::Of(_) => tabletop::Refusal::NotYourTurn,
            };
            let reason = to_raw_value(&refusal).expect("what we send can be written as JSON");
            return Err(Refused::Rules(reason));
        }
        let version = self.game.version();
        if let Some((_, hint)) = self.jobs.known.iter().find(|it| it.0 == seat && it.1.version == version) {
            out.reply(to, Ok(Answer::Hint(Box::new(hint.clone()))));
            out.show(to, Message::End);
            return Ok(None);
        }
        if let Some(job) = self.jobs.hints.iter_mut().find(|it| it.seat == seat && it.version == version) {
            let most = self.settings.bounds.hints;
            if job.askers.len() >= most {
                return Err(Refusal::Full { what: Bound::Hints, most: most as u32 }.into());
            }
            job.askers.push(to);
            return Ok(made(version, &job.lines).map(|it| Answer::Hint(Box::new(it))));
        }
        let job = self.jobs.next();
        // Not the seed of a bot that may play this seat later: its move must not be predictable.
        let seed = bot_seed(&self.seed, version, seat.0 | 0x80);
        let what = Question { game: self.game.thinker(), seat, bot: None, seed };
        self.jobs.hints.push(HintJob { job, version, seat, askers: vec![to], lines: Vec::new() });
        out.push(Output::Think(Thinking { job, what, whose: who.id.clone(), cost: Cost::Search }));
        Ok(None)
    }

    /// A thought is there.
    pub(crate) fn thought(&mut self, job: Job, result: Thought, out: &mut Outbox) {
        if let Some(turn) = self.jobs.turn.take_if(|it| it.job == job) {
            let plan = match result {
                Thought::Plan(plan) => plan,
                Thought::Lines(_) | Thought::Done | Thought::Failed => Vec::new(),
            };
            if turn.version == self.game.version() {
                self.play_plan(turn.seat, &plan, out);
            }
            return;
        }
        let Some(index) = self.jobs.hints.iter().position(|it| it.job == job) else { return };
        match result {
            Thought::Lines(lines) => {
                let hint = &mut self.jobs.hints[index];
                hint.lines = lines;
                for &to in &hint.askers {
                    if let Some(made) = made(hint.version, &hint.lines) {
                        out.reply(to, Ok(Answer::Hint(Box::new(made))));
                    }
                }
            }
            Thought::Done | Thought::Failed | Thought::Plan(_) => {
                let hint = self.jobs.hints.swap_remove(index);
                let thought_out = matches!(result, Thought::Done);
                let made = made(hint.version, &hint.lines);
                end(&hint, &Refusal::Unavailable, out);
                self.jobs.known.extend(made.filter(|_| thought_out).map(|it| (hint.seat, it)));
            }
        }
    }

    /// Somebody no longer waits for a hint.
    pub(crate) fn stop_hinting(&mut self, to: To, out: &mut Outbox) {
        for hint in &mut self.jobs.hints {
            hint.askers.retain(|it| *it != to);
        }
        let unwanted = self.jobs.hints.extract_if(.., |it| it.askers.is_empty());
        for hint in unwanted {
            out.push(Output::Forget(hint.job));
        }
    }

    fn drop_stale_hints(&mut self, out: &mut Outbox) {
        let version = self.game.version();
        self.jobs.known.retain(|it| it.1.version == version);
        for hint in self.jobs.hints.extract_if(.., |it| it.version != version) {
            out.push(Output::Forget(hint.job));
            end(&hint, &Refusal::Stale { version }, out);
        }
    }
}

/// Nothing follows for the people who wait for a hint; if they have got nothing, they learn why.
fn end(hint: &HintJob, why: &Refusal, out: &mut Outbox) {
    for &to in &hint.askers {
        if hint.lines.is_empty() {
            out.reply(to, Err(why.clone().into()));
        }
        out.show(to, Message::End);
    }
}

fn made(version: u32, lines: &[HintLine<Json>]) -> Option<Hint<Json>> {
    let action = lines.first()?.actions.first()?.clone();
    Some(Hint { version, bot: strongest().to_owned(), action, lines: lines.to_vec() })
}

/// The bot that gives hints.
fn strongest() -> &'static str {
    BotName::STRONGEST.as_str()
}

/// Where a bot's chance comes from: the same after a restart, another for every decision.
fn bot_seed(seed: &Seed, version: u32, seat: u8) -> u64 {
    let mut hash = Sha256::new_with_prefix(b"howlcrown bot");
    hash.update(seed.0);
    hash.update(version.to_be_bytes());
    hash.update([seat]);
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&hash.finalize()[..8]);
    u64::from_be_bytes(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bots_chance_differs_by_version_and_seat() {
        let seed = Seed::number(1);
        assert_eq!(bot_seed(&seed, 4, 1), bot_seed(&seed, 4, 1));
        assert_ne!(bot_seed(&seed, 4, 1), bot_seed(&seed, 5, 1));
        assert_ne!(bot_seed(&seed, 4, 1), bot_seed(&seed, 4, 2));
    }
}
