//! Where the chance of a match comes from: the server's secret, which is committed to first, and a value of every seat.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod world;

use protocol::fairness::{self, Finding};
use record::Status;
use serde_json::{Value, json};
use table::{Answer, Input, Request};
use tabletop::Seed;
use world::{Disk, World, games, reason};

fn value(letter: &str) -> String {
    letter.repeat(64)
}

fn start(letter: &str) -> Request {
    Request::Start { chance: Some(value(letter)) }
}

fn sit(letter: &str) -> Request {
    Request::Sit { seat: 1, chance: Some(value(letter)) }
}

/// The seed a table is played from.
fn seed(disk: &Disk) -> Seed {
    let head: Value = serde_json::from_str(&disk.record.head).unwrap();
    head["seed"].as_str().unwrap().parse().unwrap()
}

/// Everybody leaves, and bots play to the end.
fn file(world: &mut World, people: &[&str]) -> shelf::ReplayFile {
    for (seat, who) in people.iter().enumerate() {
        world.answer(who, Request::Leave { seat: seat as u8 }).unwrap();
    }
    world.run();
    assert_eq!(world.disk.record.now.status, Status::Over);
    let Ok(Answer::Replay(file)) = world.answer("Ada", Request::Replay) else { panic!() };
    serde_json::from_str(&file).unwrap()
}

fn check(file: &shelf::ReplayFile) -> Result<Finding, fairness::Mismatch> {
    let head = serde_json::from_str(file.replay.get()).unwrap();
    fairness::check(&file.game, &head, file.commitment.as_deref().unwrap(), file.origin.as_ref())
}

#[test]
fn the_commitment_is_shown_before_seats_are_taken_and_every_seat_changes_the_seed() {
    for game in games() {
        let mut world = World::new(Disk::new(game, &["me", "open"], &json!({})));
        let promised = world.info("Bo").commitment;
        assert_eq!(promised, fairness::commitment(&Seed::number(7), None));
        assert!(world.answer("Ada", Request::Sit { seat: 0, chance: Some(value("a")) }).is_ok());
        assert!(world.answer("Bo", sit("b")).is_ok());
        world.advance(5);
        world.settle();
        assert_eq!(world.disk.record.now.status, Status::Running);
        let added = [Some(value("a")), Some(value("b"))];
        assert_eq!(seed(&world.disk), fairness::seed(&Seed::number(7), &added));

        let info = world.info("Bo");
        assert_eq!((info.commitment, info.origin, info.seed), (promised.clone(), None, None));
        let file = file(&mut world, &["Ada", "Bo"]);
        assert_eq!(file.commitment, Some(promised));
        assert_eq!(check(&file), Ok(Finding::Derived { added: 2 }));
        shelf::check::replayed(game, file.replay.get(), None).unwrap();
        for added in
            [vec![], vec![Some(String::new()); 2], vec![Some(format!("{}\n{}", value("a"), value("b")))]]
        {
            let mut forged = file.clone();
            forged.origin.as_mut().unwrap().added = added;
            assert_eq!(check(&forged), Err(fairness::Mismatch::Additions));
        }
        let info = world.info("Eve");
        assert_eq!((info.origin, info.seed), (file.origin, Some(seed(&world.disk).to_string())));
    }
}

/// Otherwise the operator could draw secrets until one suits the value of somebody who plays alone.
#[test]
fn who_plays_alone_adds_to_the_seed_after_the_commitment_is_known() {
    for game in games() {
        let mut world = World::new(Disk::new(game, &["me", "light"], &json!({ "start": false })));
        let short = Request::Start { chance: Some("5".to_owned()) };
        assert_eq!(reason(&world.answer("Ada", short)), "malformed");
        assert_eq!(reason(&world.answer("Bo", start("b"))), "not_your_table");
        assert!(world.answer("Ada", start("a")).is_ok());
        assert_eq!(world.disk.record.now.status, Status::Running);
        let derived = fairness::seed(&Seed::number(7), &[Some(value("a")), None]);
        assert_eq!(seed(&world.disk), derived);
        assert_eq!(reason(&world.answer("Ada", start("b"))), "already_started");
        let again = Request::Sit { seat: 0, chance: Some(value("b")) };
        assert!(world.answer("Ada", again).is_ok());
        assert_eq!(seed(&world.disk), derived, "nothing is added to a game that has begun");
        assert_eq!(check(&file(&mut world, &["Ada"])), Ok(Finding::Derived { added: 1 }));

        let next = next_table(&mut world, false);
        assert_eq!(next.record.now.status, Status::Lobby);
        let mut world = World::new(next);
        assert!(world.answer("Ada", start("c")).is_ok());
        assert_eq!(seed(&world.disk), fairness::seed(&Seed::number(8), &[Some(value("c")), None]));
    }
}

#[test]
fn a_table_that_starts_at_once_is_played_from_a_derived_seed_too() {
    let mut world = World::new(Disk::new("kingdoms", &["me", "light"], &json!({})));
    assert_eq!(world.disk.record.now.status, Status::Running);
    assert_ne!(seed(&world.disk), Seed::number(7), "never the secret itself");
    assert_eq!(check(&file(&mut world, &["Ada"])), Ok(Finding::Derived { added: 0 }));
    let next = next_table(&mut world, true);
    assert_eq!(next.record.now.status, Status::Running);
    assert_eq!(seed(&next), fairness::seed(&Seed::number(8), &[None, None]));
}

/// The table of the next game, as it is stored.
fn next_table(world: &mut World, start: bool) -> Disk {
    let rematch = Request::Rematch { id: "NEXT".to_owned(), secret: Seed::number(8), start };
    let to = world.ask("Ada", rematch);
    let Some(table::Store::Change { opens: Some(next), .. }) = &world.storing else { panic!() };
    let next = Disk { record: (**next).clone(), entries: Vec::new(), chat: Vec::new() };
    world.settle();
    assert!(matches!(&world.replies[&to][0], Ok(Answer::Opened(_))));
    next
}

#[test]
fn a_chosen_seed_is_used_as_it_is_marked_and_bound() {
    let more = json!({ "seed": "5" });
    let mut world = World::new(Disk::new("kingdoms", &["me", "light"], &more));
    assert_eq!(seed(&world.disk), Seed::number(5));
    let info = world.info("Ada");
    assert!(info.seed_chosen);
    assert_eq!(info.commitment, fairness::commitment(&Seed::number(7), Some(&Seed::number(5))));
    assert_eq!(check(&file(&mut world, &["Ada"])), Ok(Finding::Chosen));
}

#[test]
fn a_seat_adds_a_whole_value_or_nothing_and_takes_it_along_when_it_is_left() {
    let mut world = World::new(Disk::new("kingdoms", &["me", "open"], &json!({})));
    let short = Request::Sit { seat: 1, chance: Some("5".to_owned()) };
    assert_eq!(reason(&world.answer("Bo", short)), "malformed");
    assert!(world.answer("Bo", sit("b")).is_ok());
    world.answer("Bo", Request::Leave { seat: 1 }).unwrap();
    assert!(world.answer("Cy", Request::Sit { seat: 1, chance: None }).is_ok());
    world.answer("Cy", Request::Start { chance: None }).unwrap();
    assert_eq!(seed(&world.disk), fairness::seed(&Seed::number(7), &[None, None]));
}

#[test]
fn a_node_that_hears_of_the_start_plays_from_the_same_seed() {
    let mut world = World::new(Disk::new("kingdoms", &["me", "open"], &json!({})));
    let mut other = World::new(world.disk.clone());
    let watcher = other.watch(Some("Bo"), None);
    assert!(world.answer("Bo", sit("b")).is_ok());
    world.answer("Bo", Request::Start { chance: None }).unwrap();
    other.disk = world.disk.clone();
    let missed = other.disk.missed(&other.table);
    other.give(Input::Elsewhere(missed));
    let frames = |world: &World, to| {
        let shown = world.shown[to].iter().filter_map(|it| match it {
            table::Message::Frame { text, .. } => Some(text.to_string()),
            _ => None,
        });
        shown.collect::<Vec<_>>()
    };
    let here = world.watch(Some("Bo"), None);
    // Whoever watched there from the lobby on is a spectator.
    assert_eq!(frames(&other, &watcher).len(), 1);
    let there = other.watch(Some("Bo"), None);
    assert_eq!(frames(&other, &there), frames(&world, &here));
}
