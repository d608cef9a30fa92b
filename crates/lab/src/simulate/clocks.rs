//! Clocks never give time back: every stored change is compared with the one before.

use protocol::to_server::Pace;
use record::{Change, TableRecord};
use serde::Deserialize;

use super::Broken;

/// The time of somebody who comes back after running out of it.
const FRESH_START: i64 = 30_000;

/// Follows the clocks of one table.
pub(super) struct Watch {
    pace: Pace,
    seats: Vec<Clock>,
    /// The version at which a bot took each seat over from a person.
    stood_in: Vec<Option<u32>>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct Clock {
    left: i64,
    since: Option<i64>,
}

#[derive(Deserialize)]
struct Clocks {
    clocks: Vec<Clock>,
}

#[derive(Deserialize)]
struct Agreed {
    pace: Pace,
}

impl Watch {
    pub(super) fn new(record: &TableRecord) -> Result<Self, Broken> {
        let agreed: Agreed = serde_json::from_str(&record.terms).map_err(|why| why.to_string())?;
        let seats = read(&record.now.state)?;
        Ok(Self { pace: agreed.pace, stood_in: vec![None; seats.len()], seats })
    }

    pub(super) fn is_timed(&self) -> bool {
        self.pace != Pace::None
    }

    /// Compares the clocks of a change with those stored.
    pub(super) fn changed(&mut self, stored: &TableRecord, change: &Change) -> Result<(), Broken> {
        let seats = read(&change.now.state)?;
        for (number, clock) in seats.iter().enumerate() {
            let is_bot = |seats: &[record::SeatRecord]| seats[number].bot.is_some();
            let (was_bot, bot) =
                (is_bot(&stored.seats), is_bot(change.seats.as_ref().unwrap_or(&stored.seats)));
            if bot && !was_bot {
                self.stood_in[number] = Some(stored.now.version);
            }
            let played = self.stood_in[number].is_none_or(|it| it < change.now.version);
            let step = Step {
                before: self.seats[number],
                after: *clock,
                at: change.at,
                owes: change.now.waiting & (1 << number) != 0,
                returns: was_bot && !bot && played,
            };
            if clock.left > step.most_left(self.pace) {
                return Err(format!("clocks: seat {number} got time: {step:?}"));
            }
            if clock.since.is_some_and(|it| it > change.at) && clock.since != step.before.since {
                return Err(format!("clocks: seat {number} starts later: {step:?}"));
            }
        }
        self.seats = seats;
        Ok(())
    }
}

/// What a change did to the clock of one seat.
#[derive(Debug)]
struct Step {
    before: Clock,
    after: Clock,
    at: i64,
    /// Whether a decision is owed afterwards.
    owes: bool,
    /// Whether a person takes the seat back from a bot that has played.
    returns: bool,
}

impl Step {
    /// The most time that may be left.
    fn most_left(&self, pace: Pace) -> i64 {
        let used = self.before.since.map_or(0, |it| (self.at - it).max(0));
        let left = match (pace, self.owes, self.before.since, self.after.since) {
            (Pace::None, ..) => return i64::MAX,
            // It runs on: what counts is when it runs out.
            (_, true, Some(before), Some(after)) => self.before.left + before - after,
            // A bot sits down while the decision is owed: that earns nothing.
            (_, true, Some(_), None) => self.before.left - used,
            (Pace::Live { increment, .. }, false, Some(_), _) => {
                self.before.left - used + i64::from(increment) * 1000
            }
            (Pace::Turns { hours }, false, ..) => i64::from(hours) * 3_600_000,
            (Pace::Live { .. }, false, None, _) | (_, true, None, _) => self.before.left,
        };
        if self.returns && left <= 0 { FRESH_START } else { left }
    }
}

fn read(state: &str) -> Result<Vec<Clock>, Broken> {
    let clocks: Clocks = serde_json::from_str(state).map_err(|why| format!("a state was stored: {why}"))?;
    Ok(clocks.clocks)
}
