//! Whom a table works for: no bots without people, no thinking that nobody waits for, nobody counted as away too early.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod world;

use protocol::to_client::StandInCause;
use record::Status;
use serde_json::json;
use table::{Answer, Input, Refused, Request, opening};
use world::{Disk, World, games, person, reason};

/// Longer than bots play unseen.
const LONG: u64 = 301;

fn with_bot(bot: &str) -> World {
    let mut world = World::new(Disk::new("kingdoms", &["me", bot], &json!({})));
    while world.disk.record.now.waiting & 0b01 != 0 {
        let action = world.legal(0).remove(0);
        let request = world.act(0, &[action]);
        world.answer("Ada", request).unwrap();
    }
    assert_eq!(world.thinking.len(), 1);
    world
}

#[test]
fn a_table_needs_a_seat_for_a_person() {
    for game in games() {
        let open = |seats: &[&str]| {
            let seat = |&it: &&str| match it {
                "open" => json!({ "kind": "open" }),
                bot => json!({ "kind": "bot", "bot": bot }),
            };
            let seats: Vec<_> = seats.iter().map(seat).collect();
            let wish = serde_json::from_value(json!({ "game": game, "seats": seats })).unwrap();
            let opening = opening::Opening {
                id: "T".to_owned(),
                owner: person("Ada"),
                wish,
                secret: tabletop::Seed::number(7),
                from: None,
                now: table::Instant::from_millis(1),
            };
            opening::open(world::SETTINGS, opening)
        };
        assert!(matches!(open(&["light", "light"]), Err(Refused::Table(protocol::Refusal::OnlyBots))));
        let record = open(&["open", "light"]).unwrap().record;
        let mut world = World::new(Disk { record, entries: Vec::new(), chat: Vec::new() });
        let last = world.answer("Ada", Request::SetBot { seat: 0, bot: Some("light".to_owned()) });
        assert_eq!(reason(&last), "only_bots");
    }
}

#[test]
fn options_of_a_table_have_a_length() {
    let open = |more: serde_json::Value| {
        let mut wish = json!({ "game": "kingdoms", "seats": [{ "kind": "me" }, { "kind": "me" }] });
        wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let opening = opening::Opening {
            id: "T".to_owned(),
            owner: person("Ada"),
            wish: serde_json::from_value(wish).unwrap(),
            secret: tabletop::Seed::number(7),
            from: None,
            now: table::Instant::from_millis(1),
        };
        opening::open(world::SETTINGS, opening)
    };
    assert!(open(json!({ "options": { "stall": "3" } })).is_ok());
    let long = format!("{}3", "0".repeat(65_000));
    let stored = open(json!({ "options": { "stall": long } }));
    assert!(matches!(stored, Err(Refused::Table(protocol::Refusal::Malformed { .. }))));
}

#[test]
fn nothing_thinks_for_a_table_that_nobody_has_looked_at_for_minutes() {
    let mut world = with_bot("level6");
    world.advance(LONG - 2);
    world.settle();
    assert_eq!(world.thinking.len(), 1);
    world.advance(1);
    world.settle();
    assert!(world.thinking.is_empty(), "the thought is no longer wanted");
    assert_eq!(world.disk.record.now.due, None, "and no node takes it up");

    // Another node, or the same after a restart, does nothing either …
    let mut other = World::new(world.disk.clone());
    other.now = world.now;
    other.give(Input::Claimed);
    other.settle();
    assert!(other.thinking.is_empty());
    // … until somebody looks or asks.
    for look in [true, false] {
        let mut again = World::new(world.disk.clone());
        (again.now, again.wake) = (world.now, Some(world.now));
        match look {
            true => drop(again.watch(None, None)),
            false => drop(again.ask("Eve", Request::Info)),
        }
        again.advance(0);
        assert_eq!(again.thinking.len(), 1);
        again.run();
        assert!(again.disk.record.now.version > world.disk.record.now.version, "the bot has played");
    }
    world.watch(Some("Ada"), None);
    assert_eq!(world.thinking.len(), 1);
}

#[test]
fn bots_play_on_while_somebody_watches() {
    let mut world = with_bot("level6");
    let watcher = world.watch(None, None);
    for _ in 0..20 {
        world.advance(LONG);
        world.settle();
        assert_eq!(world.thinking.len(), 1);
    }
    world.give(Input::Unwatch { to: watcher });
    world.advance(LONG - 2);
    assert_eq!(world.thinking.len(), 1);
    world.advance(2);
    world.settle();
    assert!(world.thinking.is_empty());
}

#[test]
fn clocks_run_out_unseen_and_the_stand_in_plays_so_that_the_others_can_go_on() {
    let pace = json!({ "pace": { "kind": "turns", "hours": 1 } });
    let mut world = World::new(Disk::new("kingdoms", &["me", "open"], &pace));
    world.answer("Bo", Request::Sit { seat: 1, chance: None }).unwrap();
    world.answer("Bo", Request::Start { chance: None }).unwrap();
    let slow = world.disk.record.now.waiting.trailing_zeros() as u8;
    let before = world.disk.record.now.version;
    world.advance(3_600);
    world.run();
    assert!(world.disk.record.now.version > before, "the stand-in has played");
    assert_eq!(world.disk.record.now.waiting, 1 << (1 - slow), "the other is to play, and has a clock");
    assert!(world.wake.is_some());
    // When both are gone, the rest of the game waits for somebody who looks.
    let mut games = 0;
    while world.disk.record.now.status == Status::Running && games < 10 {
        world.advance(3_600);
        world.settle();
        world.advance(LONG);
        world.settle();
        games += 1;
    }
    assert_eq!(world.disk.record.now.status, Status::Running);
    assert!(world.thinking.is_empty() && world.storing.is_none());
    world.watch(Some("Bo"), None);
    world.run();
    assert_eq!(world.disk.record.now.status, Status::Over);
}

/// The other node counted from the beginning of the turn: it did not know of somebody who had looked for a short while.
#[test]
fn all_nodes_know_at_once_when_somebody_left() {
    let mut world = World::new(Disk::new("kingdoms", &["me", "open"], &json!({})));
    world.answer("Bo", Request::Sit { seat: 1, chance: None }).unwrap();
    world.answer("Bo", Request::Start { chance: None }).unwrap();
    let seat = world.disk.record.now.waiting.trailing_zeros() as u8;
    let (gone, rival) = (["Ada", "Bo"][usize::from(seat)], ["Bo", "Ada"][usize::from(seat)]);
    let watcher = world.watch(Some(gone), Some(seat));
    world.advance(100);
    world.give(Input::Unwatch { to: watcher });
    world.advance(0);
    world.settle();
    let mut other = World::new(world.disk.clone());
    other.now = world.now;
    let ask = || Request::SetBot { seat, bot: Some("light".to_owned()) };
    other.advance(599);
    assert_eq!(reason(&other.answer(rival, ask())), "not_absent");
    other.advance(1);
    let Ok(Answer::Info(info)) = other.answer(rival, ask()) else { panic!() };
    assert_eq!(info.stand_ins[0].cause, StandInCause::Player { by: Some(1 - seat) });
    assert_eq!(info.stand_ins[0].at, other.now.millis());
}

#[test]
fn of_two_people_with_the_same_name_one_gets_a_number() {
    let mut world = World::new(Disk::new("kingdoms", &["me", "open"], &json!({})));
    let rival = table::Person { id: "RIVAL".to_owned(), name: "ADA".to_owned() };
    let reply = world.to();
    let request = Request::Sit { seat: 1, chance: None };
    world.give(Input::Ask { from: Some(rival.clone()), request, reply });
    world.settle();
    let names: Vec<_> = world.info("Ada").seats.into_iter().map(|it| it.name.unwrap()).collect();
    assert_eq!(names, ["Ada", "ADA (2)"]);
    let reply = world.to();
    world.give(Input::Ask { from: Some(rival), request: Request::Say { said: "hello".to_owned() }, reply });
    world.settle();
    assert_eq!(world.disk.chat[0].name, "ADA (2)");
}
