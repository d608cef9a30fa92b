//! The six laws of a table, by random inputs, for every game.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod world;

use std::collections::BTreeMap;

use protocol::to_server::{AskPreview, Undo, Why};
use record::Status;
use serde_json::{Value, json};
use shelf::AnyAction;
use table::{Answer, Input, Message, NotStored, Request, To};
use tabletop::{Chance, Fast, Seat, Viewer};
use world::{Disk, World, games, legal, reason};

const PEOPLE: [&str; 4] = ["Ada", "Bo", "Cy", "Eve"];
const STEPS: u32 = 250;
const SEEDS: u64 = 12;
/// Lists of actions that are compared in one position.
const LISTS: u32 = 16;

fn pick<'a, T>(chance: &mut Fast, all: &'a [T]) -> Option<&'a T> {
    let count = u32::try_from(all.len()).ok().filter(|it| *it > 0)?;
    all.get(chance.below(count) as usize)
}

/// Random people at a random table, before a store that is slow and sometimes fails.
struct Evening {
    world: World,
    chance: Fast,
    watchers: Vec<To>,
}

impl Evening {
    fn new(game: &str, seed: u64) -> Self {
        let mut chance = Fast::new(seed);
        let seats = [["me", "open", "light"], ["me", "open", "open"], ["me", "me", "uniform"]];
        let paces = [
            json!({ "kind": "none" }),
            json!({ "kind": "live", "bank": 60, "increment": 5 }),
            json!({ "kind": "turns", "hours": 1 }),
        ];
        let seats = pick(&mut chance, &seats).unwrap();
        let pace = pick(&mut chance, &paces).unwrap().clone();
        let more = json!({ "pace": pace, "seed": seed.to_string() });
        let world = World::new(Disk::new(game, seats, &more));
        Self { world, chance, watchers: Vec::new() }
    }

    fn person(&mut self) -> &'static str {
        pick(&mut self.chance, &PEOPLE).unwrap()
    }

    /// One random thing happens.
    fn step(&mut self) {
        match self.chance.below(16) {
            0..=4 if self.world.storing.is_some() => self.world.store(),
            0 => self.world.think(),
            1..=5 => self.act(),
            6 => self.undo(),
            7 => self.sit_or_leave(),
            8 => {
                let who = self.person();
                self.world.ask(who, Request::Say { said: "hello".to_owned() });
            }
            9 => {
                let who = self.person();
                self.watchers.push(self.world.watch(Some(who), None));
            }
            10 => {
                if let Some(&to) = pick(&mut self.chance, &self.watchers) {
                    self.watchers.retain(|it| *it != to);
                    self.world.give(Input::Unwatch { to });
                }
            }
            11 => {
                let seconds = [1, 10, 60, 700][self.chance.below(4) as usize];
                self.world.advance(seconds);
            }
            12 if self.world.storing.is_some() => self.world.fail(NotStored::Unavailable),
            13 => self.other_node(),
            14 => {
                let (who, seat) = (self.person(), self.chance.below(3) as u8);
                self.world.ask(who, Request::Hint { seat });
            }
            _ => self.world.think(),
        }
    }

    fn act(&mut self) {
        let seat = self.chance.below(3) as u8;
        let holder = self.world.disk.record.seats[usize::from(seat)].name.clone();
        let who = holder.unwrap_or_else(|| "Eve".to_owned());
        let actions = self.world.legal(seat);
        let Some(action) = pick(&mut self.chance, &actions) else { return };
        let request = self.world.act(seat, std::slice::from_ref(action));
        self.world.ask(&who, request);
    }

    fn undo(&mut self) {
        let (who, seat) = (self.person(), self.chance.below(3) as u8);
        let version = self.world.disk.record.now.version;
        self.world.ask(who, Request::Undo(Undo { seat, version, to: None }));
    }

    fn sit_or_leave(&mut self) {
        let (who, seat) = (self.person(), self.chance.below(3) as u8);
        let request = match self.chance.below(5) {
            0 => Request::Leave { seat },
            1 => Request::SetBot { seat, bot: Some("light".to_owned()) },
            2 => Request::Start { chance: None },
            _ => Request::Sit { seat, chance: None },
        };
        self.world.ask(who, request);
    }

    /// Another node stores something first.
    fn other_node(&mut self) {
        if self.world.storing.is_some() {
            let mut other = World::new(self.world.disk.clone());
            other.now = self.world.now;
            other.ask("Ada", Request::Leave { seat: 0 });
            other.ask("Ada", Request::Sit { seat: 0, chance: None });
            other.settle();
            self.world.disk = other.disk;
            self.world.store();
        }
    }
}

fn every_evening(mut check: impl FnMut(&str, u64, Evening)) {
    for game in games() {
        for seed in 0..SEEDS {
            check(game, seed, Evening::new(game, seed));
        }
    }
}

/// Law 1.
#[test]
fn nothing_is_sent_before_it_is_stored_and_failures_leave_what_is_stored() {
    every_evening(|game, seed, mut evening| {
        for step in 0..STEPS {
            evening.step();
            let stored = evening.world.disk.record.now.version;
            let replies = evening.world.replies.values().flatten();
            let answered = replies.filter_map(|it| match it {
                Ok(Answer::Version(version)) => Some(*version),
                _ => None,
            });
            let shown = evening.world.shown.values().flatten().filter_map(|it| match it {
                Message::Frame { version, .. } => Some(*version),
                _ => None,
            });
            for version in answered.chain(shown) {
                assert!(version <= stored, "{game} seed {seed} step {step}: {version} > {stored}");
            }
        }
        evening.world.run();
        // What the table shows is what a table read anew shows.
        let fresh = World::new(evening.world.disk.clone());
        let frames = [evening.world, fresh].map(|mut world| {
            let to = world.watch(None, None);
            world.shown.remove(&to).unwrap().into_iter().find_map(|it| match it {
                Message::Frame { text, .. } => Some(text),
                _ => None,
            })
        });
        assert_eq!(frames[0], frames[1], "{game} seed {seed}");
    });
}

/// Law 3.
#[test]
fn the_same_inputs_give_the_same_outputs() {
    every_evening(|game, seed, mut evening| {
        let mut again = Evening::new(game, seed);
        for _ in 0..STEPS {
            evening.step();
            again.step();
        }
        assert_eq!(evening.world.transcript, again.world.transcript, "{game} seed {seed}");
    });
}

/// Law 4.
#[test]
fn versions_only_grow_and_one_asker_wins() {
    every_evening(|game, seed, mut evening| {
        let mut last = 0;
        for _ in 0..STEPS {
            evening.step();
            let version = evening.world.disk.record.now.version;
            assert!(version >= last, "{game} seed {seed}");
            last = version;
        }
        for messages in evening.world.shown.values() {
            let frames = messages.iter().filter_map(|it| match it {
                Message::Frame { version, .. } => Some(*version),
                _ => None,
            });
            assert!(frames.is_sorted_by(|a, b| a < b), "{game} seed {seed}");
        }
        let mut winners: BTreeMap<u32, u32> = BTreeMap::new();
        for reply in evening.world.replies.values().flatten() {
            if let Ok(Answer::Version(version)) = reply {
                *winners.entry(*version).or_default() += 1;
            }
        }
        assert!(winners.values().all(|it| *it == 1), "{game} seed {seed}: {winners:?}");
    });
}

/// Law 5.
#[test]
fn a_running_table_has_something_under_way_or_goes_on_when_somebody_looks() {
    let mut slept = 0;
    every_evening(|game, seed, mut evening| {
        for step in 0..STEPS {
            evening.step();
            let world = &evening.world;
            let record = &world.disk.record;
            if record.now.status != Status::Running {
                continue;
            }
            let a_person = record.seats.iter().enumerate();
            let mut a_person = a_person.filter(|it| record.now.waiting & (1 << it.0) != 0);
            let goes_on = a_person.any(|it| it.1.bot.is_none())
                || world.storing.is_some()
                || !world.thinking.is_empty()
                || world.wake.is_some();
            if !goes_on {
                assert!(evening.watchers.is_empty(), "{game} seed {seed} step {step}: somebody waits");
                slept += 1;
                let mut again = World::new(world.disk.clone());
                again.now = world.now;
                again.watch(None, None);
                again.advance(0);
                assert!(!again.thinking.is_empty(), "{game} seed {seed} step {step}: it goes on");
            }
        }
    });
    assert!(slept > 0, "no table fell asleep");
}

/// Law 6.
#[test]
fn whatever_is_sent_in_is_answered_and_nothing_piles_up() {
    every_evening(|game, seed, mut evening| {
        let mut asked = Vec::new();
        for _ in 0..STEPS {
            for _ in 0..8 {
                let who = evening.person();
                asked.push(evening.world.ask(who, Request::Info));
            }
            evening.step();
            assert!(evening.world.thinking.len() <= 4, "{game} seed {seed}: a bot and a hint for each seat");
        }
        evening.world.run();
        assert!(asked.iter().all(|it| evening.world.replies.contains_key(it)), "{game} seed {seed}");
    });
}

/// Law 2: what is sent does not depend on what is hidden, lists of actions included.
#[test]
fn answers_to_any_list_of_actions_depend_only_on_what_the_asker_may_know() {
    let (mut compared, mut chosen_in_secret) = (0, 0);
    for game in games() {
        for seed in 0..4 {
            let mut chance = Fast::new(seed);
            let more = json!({ "seed": seed.to_string() });
            let mut world = World::new(Disk::new(game, &["me", "me", "me"], &more));
            for _ in 0..60 {
                let Some((seat, twins)) = twins(&world, &mut chance) else { break };
                compared += 1;
                chosen_in_secret += u32::from(twins.len() > 2);
                compare(&world, seat, &twins, &mut chance);
                let Some(seat) = world.disk.game().turn().seats().first() else { break };
                let actions = world.legal(seat.0);
                let request = world.act(seat.0, &[pick(&mut chance, &actions).unwrap().clone()]);
                world.answer("Ada", request).unwrap();
            }
        }
    }
    assert!(compared > 100 && chosen_in_secret > 3, "{compared}, {chosen_in_secret}");
}

/// A seat, and tables that differ only in what is hidden from it: in the seed, and, where somebody else has just
/// chosen in secret, in that choice.
fn twins(world: &World, chance: &mut Fast) -> Option<(u8, Vec<Disk>)> {
    let game = world.disk.game();
    let owing: Vec<Seat> = game.turn().seats().iter().collect();
    let seat = *pick(chance, &owing)?;
    let disk = world.disk.clone();
    if let Some(&rival) = owing.iter().find(|it| **it != seat) {
        let mut seen: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for action in legal(&*game, rival) {
            let mut next = game.copied();
            let Ok(entries) = next.play_all(rival, &[action]) else { continue };
            let frame = next.frame(Viewer::Seat(seat), game.version());
            if next.turn().seats().contains(seat) {
                seen.entry(frame).or_default().push(entries[0].get().to_owned());
            }
        }
        // All but the choice looks alike to the seat.
        if let Some(choices) = seen.into_values().max_by_key(Vec::len) {
            let with = |entry: &String| {
                let mut disk = disk.clone();
                let version = disk.entries.len() as u32 + 1;
                disk.entries.push(record::StoredEntry { version, entry: entry.clone(), at: 0 });
                disk.record.now.version = version;
                disk.record.now.waiting = 1 << seat.0;
                disk
            };
            let mut twins: Vec<Disk> = choices.iter().map(with).collect();
            twins.push(reseeded(&twins[0]));
            return Some((seat.0, twins));
        }
    }
    let other = reseeded(&disk);
    Some((seat.0, vec![disk, other]))
}

/// The same table with another future.
fn reseeded(disk: &Disk) -> Disk {
    let mut head: Value = serde_json::from_str(&disk.record.head).unwrap();
    head["seed"] = serde_json::to_value(tabletop::Seed::number(u64::MAX)).unwrap();
    let mut twin = disk.clone();
    twin.record.head = head.to_string();
    twin
}

/// Asks the same of all.
fn compare(world: &World, seat: u8, twins: &[Disk], chance: &mut Fast) {
    let fresh = || twins.iter().cloned().map(World::new).collect::<Vec<World>>();
    let mut tables = fresh();
    let offered = legal(&*twins[0].game(), Seat(seat));
    let everything: Vec<AnyAction> = (0..3).flat_map(|it| world.legal(it)).collect();
    for _ in 0..LISTS {
        let mut actions: Vec<AnyAction> = pick(chance, &offered).cloned().into_iter().collect();
        for _ in 0..=chance.below(3) {
            actions.extend(pick(chance, &everything).cloned());
        }
        let json = actions.iter().map(AnyAction::json).collect();
        let preview = Request::Preview(AskPreview { seat, actions: json });
        let why = Request::Why(Why { seat, action: actions[0].json() });
        let act = tables[0].act(seat, &actions);
        for request in [preview, why, act] {
            let answers = tables.iter_mut().map(|it| it.answer("Ada", request.clone()));
            let answers: Vec<_> = answers.collect();
            // What was accepted is stored, and then everybody learns what was drawn.
            if answers.iter().all(|it| matches!(it, Ok(Answer::Version(_)))) {
                tables = fresh();
                continue;
            }
            let answers: Vec<String> = answers.iter().map(|it| format!("{it:?}")).collect();
            assert!(answers.iter().all(|it| *it == answers[0]), "seat {seat} {actions:?}: {answers:#?}");
        }
    }
}

/// Law 2: the attack that a list of actions once allowed.
#[test]
fn nothing_may_follow_an_action_that_draws_or_passes_the_decision_on() {
    let mut refused = 0;
    for game in games() {
        let mut world = World::new(Disk::new(game, &["me", "me"], &json!({ "seed": "3" })));
        for _ in 0..40 {
            let Some(seat) = world.disk.game().turn().seats().first() else { break };
            let action = world.legal(seat.0).remove(0);
            let mut tried = world.disk.game();
            let entry = tried.play_all(seat, std::slice::from_ref(&action)).unwrap().remove(0);
            let settled = entry.get().contains("\"settled\":true");
            if settled || !tried.turn().seats().contains(seat) {
                let request = world.act(seat.0, &[action.clone(), action.clone()]);
                assert_eq!(reason(&world.answer("Ada", request)), "not_last", "{game}");
                refused += 1;
            }
            let request = world.act(seat.0, &[action]);
            world.answer("Ada", request).unwrap();
        }
    }
    assert!(refused > 10, "{refused}");
}
