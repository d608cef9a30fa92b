//! Where bots think: on threads of their own, so that thinking never delays playing.
//!
//! Searches share one place per core, less one for everything else, and each uses one core; cheap bots have a place of
//! their own, so that they never wait behind a search. Both queues are fair by address, and at each address by owner.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::Instant,
};

use bots::{Stop, analysis::HINT_BUDGET};
use shelf::clock::by_the_clock;
use table::{Cost, Question, Thought};

use crate::{fair::FairByPlace, meters::Key};

/// Hears what a thought comes to, perhaps several times.
pub(crate) type Listener = Box<dyn Fn(Thought) + Send>;

/// On whose account something is thought about.
pub(crate) struct Whose {
    /// Where they are, if that is known; nobody has more turns by having more names.
    pub(crate) place: Option<Key>,
    pub(crate) person: String,
}

/// The threads that think.
#[derive(Debug)]
pub(crate) struct ThinkPool {
    cheap: Arc<Lane>,
    searches: Arc<Lane>,
}

impl ThinkPool {
    pub(crate) fn start() -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Self { cheap: Lane::start("cheap", 1), searches: Lane::start("search", (cores - 1).max(1)) }
    }

    /// Thinks about a question in its turn. Nothing is heard after the returned handle is dropped.
    pub(crate) fn think(&self, whose: Whose, cost: Cost, question: Question, listener: Listener) -> Wanted {
        let stop = Stop::default();
        let lane = match cost {
            Cost::Cheap => &self.cheap,
            Cost::Search => &self.searches,
        };
        let mut waiting = lane.lock();
        // What is no longer wanted must not pile up while everything else waits.
        waiting.jobs.drop_of(&whose.person, |it| it.stop.is_requested());
        let job = Job { question, stop: stop.clone(), listener, since: Instant::now() };
        waiting.jobs.push(whose.place, whose.person, job);
        drop(waiting);
        lane.more.notify_one();
        Wanted(stop)
    }

    /// How many questions wait, by lane.
    pub(crate) fn waiting(&self) -> [(&'static str, usize); 2] {
        [("cheap", self.cheap.lock().jobs.len()), ("search", self.searches.lock().jobs.len())]
    }
}

impl Drop for ThinkPool {
    fn drop(&mut self) {
        for lane in [&self.cheap, &self.searches] {
            lane.lock().ending = true;
            lane.more.notify_all();
        }
    }
}

/// A thought is wanted for as long as this is kept.
#[derive(Debug)]
pub(crate) struct Wanted(Stop);

impl Drop for Wanted {
    fn drop(&mut self) {
        self.0.now();
    }
}

struct Lane {
    name: &'static str,
    state: Mutex<Waiting>,
    more: Condvar,
}

impl std::fmt::Debug for Lane {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Lane").finish_non_exhaustive()
    }
}

#[derive(Default)]
struct Waiting {
    jobs: FairByPlace<Option<Key>, Job>,
    ending: bool,
}

struct Job {
    question: Question,
    stop: Stop,
    listener: Listener,
    since: Instant,
}

impl Lane {
    fn start(name: &'static str, places: usize) -> Arc<Self> {
        let lane = Arc::new(Self { name, state: Mutex::default(), more: Condvar::new() });
        for _ in 0..places {
            let work = Arc::clone(&lane);
            let thread = thread::Builder::new().name(name.to_owned());
            if let Err(why) = thread.spawn(move || work.run()) {
                tracing::error!(%why, "no thread for bots to think on");
            }
        }
        lane
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn run(&self) {
        while let Some(job) = self.next() {
            if job.stop.is_requested() {
                continue;
            }
            let Job { question, stop, listener, since } = job;
            let waited = since.elapsed().as_secs_f64();
            metrics::histogram!("howlcrown_thought_wait_seconds", "lane" => self.name).record(waited);
            let begun = Instant::now();
            let thought = catch_unwind(AssertUnwindSafe(|| answer(&question, &stop, &listener)));
            let thought = thought.unwrap_or_else(|_| {
                tracing::error!(?question, "a bot failed");
                Thought::Failed
            });
            metrics::histogram!("howlcrown_thought_seconds", "lane" => self.name)
                .record(begun.elapsed().as_secs_f64());
            if !stop.is_requested() {
                listener(thought);
            }
        }
    }

    fn next(&self) -> Option<Job> {
        let mut waiting = self.lock();
        loop {
            if waiting.ending {
                return None;
            }
            if let Some(job) = waiting.jobs.pop() {
                return Some(job);
            }
            waiting = self.more.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// The last thought about a question; earlier ones are passed on.
fn answer(question: &Question, stop: &Stop, listener: &Listener) -> Thought {
    let Question { game, seat, bot, seed } = question;
    if let Some(bot) = bot {
        return game.plan(*seat, *bot, &by_the_clock(), *seed).map_or(Thought::Failed, Thought::Plan);
    }
    let pass_on = &mut |lines| listener(Thought::Lines(lines));
    match game.hint(*seat, HINT_BUDGET, by_the_clock(), *seed, stop, pass_on) {
        Ok(_) => Thought::Done,
        Err(_) => Thought::Failed,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use bots::BotName;

    use super::*;

    fn question(title: &dyn shelf::Title, bot: Option<BotName>) -> Question {
        let game = title.start(2, &[], tabletop::Seed::number(7)).expect("two can play");
        let seat = game.turn().seats().first().expect("somebody begins");
        Question { game: game.thinker(), seat, bot, seed: 1 }
    }

    fn of(person: &str) -> Whose {
        Whose { place: None, person: person.to_owned() }
    }

    fn listener(heard: mpsc::Sender<Thought>) -> Listener {
        Box::new(move |it| drop(heard.send(it)))
    }

    #[test]
    fn a_thought_that_is_no_longer_wanted_leaves_its_place_to_the_next() {
        for title in shelf::SHELF {
            let pool = ThinkPool::start();
            let (heard, thoughts) = mpsc::channel();
            let hint = pool.think(of("ada"), Cost::Search, question(*title, None), listener(heard));
            assert!(matches!(thoughts.recv(), Ok(Thought::Lines(it)) if !it.is_empty()));
            drop(hint);
            let (heard, next) = mpsc::channel();
            let light = question(*title, Some(BotName::Light));
            let _light = pool.think(of("ada"), Cost::Search, light, listener(heard));
            assert!(matches!(next.recv(), Ok(Thought::Plan(it)) if !it.is_empty()));
        }
    }

    #[test]
    fn a_cheap_bot_does_not_wait_behind_searches() {
        let pool = ThinkPool::start();
        let (quiet, _unheard) = mpsc::channel();
        let hint = || question(shelf::SHELF[0], None);
        let _searches: Vec<Wanted> = (0..64)
            .map(|it| pool.think(of(&format!("owner {it}")), Cost::Search, hint(), listener(quiet.clone())))
            .collect();
        let (heard, thoughts) = mpsc::channel();
        let light = question(shelf::SHELF[0], Some(BotName::Light));
        let _light = pool.think(of("ada"), Cost::Cheap, light, listener(heard));
        assert!(matches!(thoughts.recv(), Ok(Thought::Plan(_))));
        assert!(pool.waiting()[1].1 > 0, "searches still wait");
    }
}
