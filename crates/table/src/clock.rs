//! How long people may think: pure arithmetic on given times.

use std::time::Duration;

use protocol::{to_client::Clock, to_server::Pace};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};

use crate::Instant;

/// The time of somebody who takes a seat back after running out of time.
const FRESH_START: Duration = Duration::from_secs(30);

/// The clocks of a table, one for each seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Clocks(Vec<SeatClock>);

/// As stored, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct SeatClock {
    /// What was left when it was last stopped.
    left: i64,
    /// Since when it has been running.
    since: Option<i64>,
}

impl Clocks {
    /// All stopped, with their full time.
    #[must_use]
    pub fn new(pace: Pace, seats: usize) -> Self {
        let clock = SeatClock { left: full(pace).unwrap_or(0), since: None };
        Self(vec![clock; seats])
    }

    /// Lets the clocks of exactly these people run. Only a decision earns time: a seat that still owes one, because a
    /// bot sits down on it, only loses what was used.
    pub(crate) fn run(&mut self, pace: Pace, owing: Seats, people: Seats, now: Instant) {
        let now = now.millis();
        for (number, clock) in self.0.iter_mut().enumerate() {
            let seat = Seat(number as u8);
            let (runs, owes) = (people.contains(seat), owing.contains(seat));
            if runs {
                clock.since.get_or_insert(now);
                continue;
            }
            let since = clock.since.take();
            clock.left = clock.left.saturating_sub(since.map_or(0, |it| now.saturating_sub(it).max(0)));
            clock.left = match pace {
                Pace::None => 0,
                Pace::Live { increment, .. } if since.is_some() && !owes => {
                    clock.left.saturating_add(i64::from(increment) * 1000)
                }
                Pace::Turns { .. } if !owes => full(pace).unwrap_or(0),
                Pace::Live { .. } | Pace::Turns { .. } => clock.left,
            };
        }
    }

    /// Gives somebody who comes back after running out of time a little.
    pub(crate) fn welcome_back(&mut self, seat: Seat) {
        if let Some(clock) = self.0.get_mut(seat.index()).filter(|it| it.left <= 0) {
            clock.left = FRESH_START.as_millis() as i64;
        }
    }

    /// When the first clock runs out.
    pub(crate) fn due(&self, pace: Pace) -> Option<Instant> {
        full(pace)?;
        let runs_out = self.0.iter().filter_map(|it| Some(it.since?.saturating_add(it.left))).min();
        runs_out.map(Instant::from_millis)
    }

    /// The seats that have run out of time.
    pub(crate) fn run_out(&self, pace: Pace, now: Instant) -> Seats {
        let out = |seat: &Seat| {
            let clock = self.0[seat.index()];
            clock.since.is_some_and(|it| it.saturating_add(clock.left) <= now.millis())
        };
        match full(pace) {
            Some(_) => Seat::all(self.0.len() as u8).filter(out).collect(),
            None => Seats::NONE,
        }
    }

    /// Since when a seat has owed a decision.
    pub(crate) fn since(&self, seat: Seat) -> Option<Instant> {
        self.0.get(seat.index())?.since.map(Instant::from_millis)
    }

    /// The clock as shown to people, if there is one.
    pub(crate) fn show(&self, pace: Pace, seat: Seat, now: Instant) -> Option<Clock> {
        full(pace)?;
        let clock = self.0.get(seat.index())?;
        let used = clock.since.map_or(0, |it| now.millis().saturating_sub(it).max(0));
        Some(Clock { left: clock.left.saturating_sub(used).max(0), running: clock.since.is_some() })
    }
}

/// The time a clock starts with, in milliseconds.
fn full(pace: Pace) -> Option<i64> {
    match pace {
        Pace::None => None,
        Pace::Live { bank, .. } => Some(i64::from(bank) * 1000),
        Pace::Turns { hours } => Some(i64::from(hours) * 3_600_000),
    }
}

/// Whether a pace is between a few seconds and a few weeks.
pub(crate) fn is_sane(pace: Pace) -> bool {
    match pace {
        Pace::None => true,
        Pace::Live { bank, increment } => (10..=86_400).contains(&bank) && increment <= 3_600,
        Pace::Turns { hours } => (1..=24 * 28).contains(&hours),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Pace = Pace::Live { bank: 60, increment: 5 };

    const fn at(millis: i64) -> Instant {
        Instant::from_millis(millis)
    }

    /// Exactly these people owe a decision.
    fn run(clocks: &mut Clocks, pace: Pace, people: Seats, now: Instant) {
        clocks.run(pace, people, people, now);
    }

    #[test]
    fn leaving_with_a_decision_owed_and_coming_back_gives_no_time() {
        for (pace, left) in [(LIVE, 60_000), (Pace::Turns { hours: 1 }, 3_600_000)] {
            let me = Seats::only(Seat(0));
            let mut clocks = Clocks::new(pace, 1);
            run(&mut clocks, pace, me, at(0));
            for round in 1..=3 {
                clocks.run(pace, me, Seats::NONE, at(round * 1_000));
                clocks.welcome_back(Seat(0));
                clocks.run(pace, me, me, at(round * 1_000));
                assert_eq!(clocks.due(pace), Some(at(left)));
            }
        }
    }

    #[test]
    fn little_time_does_not_grow_by_leaving_while_others_decide() {
        let mut clocks = Clocks::new(LIVE, 2);
        run(&mut clocks, LIVE, Seats::only(Seat(0)), at(0));
        run(&mut clocks, LIVE, Seats::only(Seat(1)), at(64_000));
        clocks.welcome_back(Seat(0));
        assert_eq!(clocks.show(LIVE, Seat(0), at(64_000)).unwrap().left, 1_000);
    }

    #[test]
    fn by_correspondence_the_next_turn_has_its_full_time_after_a_bot_has_decided() {
        let pace = Pace::Turns { hours: 1 };
        let me = Seats::only(Seat(0));
        let mut clocks = Clocks::new(pace, 1);
        run(&mut clocks, pace, me, at(0));
        clocks.run(pace, me, Seats::NONE, at(3_600_000));
        run(&mut clocks, pace, Seats::NONE, at(3_600_001));
        run(&mut clocks, pace, me, at(3_600_002));
        assert_eq!(clocks.due(pace), Some(at(7_200_002)));
    }

    #[test]
    fn a_bank_shrinks_while_you_think_and_grows_when_you_are_done() {
        let mut clocks = Clocks::new(LIVE, 2);
        run(&mut clocks, LIVE, Seats::only(Seat(0)), at(1_000));
        assert_eq!(clocks.due(LIVE), Some(at(61_000)));
        run(&mut clocks, LIVE, Seats::only(Seat(0)), at(5_000));
        assert_eq!(clocks.show(LIVE, Seat(0), at(11_000)).unwrap().left, 50_000);
        run(&mut clocks, LIVE, Seats::only(Seat(1)), at(11_000));
        let clock = clocks.show(LIVE, Seat(0), at(99_000)).unwrap();
        assert_eq!((clock.left, clock.running), (55_000, false));
        assert_eq!(clocks.run_out(LIVE, at(70_999)), Seats::NONE);
        assert_eq!(clocks.run_out(LIVE, at(71_000)), Seats::only(Seat(1)));
    }

    #[test]
    fn a_clock_that_jumps_back_gives_no_time() {
        let mut clocks = Clocks::new(LIVE, 1);
        run(&mut clocks, LIVE, Seats::only(Seat(0)), at(3_600_000));
        run(&mut clocks, LIVE, Seats::NONE, at(0));
        assert_eq!(clocks.show(LIVE, Seat(0), at(0)).unwrap().left, 65_000);
    }

    #[test]
    fn by_correspondence_every_turn_has_its_full_time() {
        let pace = Pace::Turns { hours: 24 };
        let mut clocks = Clocks::new(pace, 2);
        run(&mut clocks, pace, Seats::only(Seat(0)), at(0));
        run(&mut clocks, pace, Seats::only(Seat(1)), at(80_000_000));
        run(&mut clocks, pace, Seats::only(Seat(0)), at(80_000_001));
        assert_eq!(clocks.due(pace), Some(at(80_000_001 + 86_400_000)));
    }

    #[test]
    fn without_a_clock_nothing_is_ever_due() {
        let mut clocks = Clocks::new(Pace::None, 1);
        run(&mut clocks, Pace::None, Seats::only(Seat(0)), at(5));
        assert_eq!(clocks.due(Pace::None), None);
        assert_eq!(clocks.run_out(Pace::None, at(i64::MAX)), Seats::NONE);
        assert_eq!(clocks.since(Seat(0)), Some(at(5)));
        assert_eq!(clocks.show(Pace::None, Seat(0), at(9)), None);
    }

    #[test]
    fn absurd_clocks_of_an_archive_are_read_without_a_panic() {
        let absurd = SeatClock { left: i64::MAX, since: Some(i64::MIN) };
        let mut clocks = Clocks(vec![absurd; 2]);
        assert!(clocks.show(LIVE, Seat(0), at(5)).is_some() && clocks.due(LIVE).is_some());
        clocks.run_out(LIVE, at(5));
        run(&mut clocks, LIVE, Seats::only(Seat(1)), at(5));
    }

    #[test]
    fn somebody_who_comes_back_has_a_little_time() {
        let mut clocks = Clocks::new(LIVE, 1);
        run(&mut clocks, LIVE, Seats::only(Seat(0)), at(0));
        clocks.run(LIVE, Seats::only(Seat(0)), Seats::NONE, at(70_000));
        clocks.welcome_back(Seat(0));
        assert_eq!(clocks.show(LIVE, Seat(0), at(70_000)).unwrap().left, 30_000);
    }
}
