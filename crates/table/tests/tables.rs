//! What a table does, topic by topic, without any I/O.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod world;

use protocol::{
    Bound, Refusal,
    to_client::{HintLine, StandInCause},
    to_server::Undo,
};
use record::Status;
use serde_json::json;
use table::{Answer, Bounds, Cost, Input, Message, NotStored, Refused, Request, Settings, Table, Thought};
use world::{Disk, SETTINGS, World, games, person, reason};

fn two_players(more: &serde_json::Value) -> World {
    let mut world = World::new(Disk::new("kingdoms", &["me", "open"], more));
    assert!(world.answer("Bo", Request::Sit { seat: 1, chance: None }).is_ok());
    world.advance(5);
    world.settle();
    assert_eq!(world.disk.record.now.status, Status::Running);
    world
}

fn waiting(world: &World) -> u8 {
    world.disk.record.now.waiting.trailing_zeros() as u8
}

fn name(seat: u8) -> &'static str {
    ["Ada", "Bo"][usize::from(seat)]
}

#[test]
fn a_game_with_bots_starts_at_once_and_plays_itself_between_decisions() {
    for game in games() {
        let mut world = World::new(Disk::new(game, &["me", "light"], &json!({})));
        assert_eq!(world.disk.record.now.status, Status::Running);
        for _ in 0..10_000 {
            world.run();
            if world.disk.record.now.status == Status::Over {
                break;
            }
            let action = world.legal(0).remove(0);
            let request = world.act(0, &[action]);
            assert!(matches!(world.answer("Ada", request), Ok(Answer::Version(_))));
        }
        assert_eq!(world.disk.record.now.status, Status::Over, "{game}");
        assert!(matches!(world.answer("Ada", Request::Scores), Ok(Answer::Scores(it)) if !it.is_empty()));
        assert!(matches!(world.answer("Ada", Request::Replay), Ok(Answer::Replay(_))));
    }
}

#[test]
fn two_people_get_a_countdown_that_any_of_them_can_stop() {
    let mut world = World::new(Disk::new("kingdoms", &["me", "open"], &json!({})));
    let Ok(Answer::Info(info)) = world.answer("Bo", Request::Sit { seat: 1, chance: None }) else { panic!() };
    assert_eq!(info.starts_in, Some(5_000));
    assert_eq!(reason(&world.answer("Eve", Request::HoldStart)), "not_your_table");
    assert!(world.answer("Bo", Request::HoldStart).is_ok());
    world.advance(60);
    world.settle();
    assert_eq!(world.disk.record.now.status, Status::Lobby);
    assert!(world.answer("Ada", Request::Start { chance: None }).is_ok());
    assert_eq!(world.disk.record.now.status, Status::Running);
    assert_eq!(reason(&world.answer("Bo", Request::Start { chance: None })), "already_started");
}

#[test]
fn a_stranger_can_neither_act_nor_undo_nor_talk_nor_start() {
    let mut world = two_players(&json!({}));
    let seat = waiting(&world);
    let action = world.legal(seat).remove(0);
    let request = world.act(seat, &[action]);
    assert_eq!(reason(&world.answer("Eve", request)), "not_your_seat");
    let undo = Undo { seat, version: 0, to: None };
    assert_eq!(reason(&world.answer("Eve", Request::Undo(undo))), "not_your_seat");
    assert_eq!(reason(&world.answer("Eve", Request::Say { said: "hello".to_owned() })), "not_your_seat");
    assert_eq!(reason(&world.answer("Eve", Request::Leave { seat })), "not_your_seat");
}

#[test]
fn nothing_is_shown_or_answered_before_it_is_stored() {
    let mut world = two_players(&json!({}));
    let seat = waiting(&world);
    let watcher = world.watch(Some(name(seat)), Some(seat));
    world.shown.clear();
    let action = world.legal(seat).remove(0);
    let request = world.act(seat, &[action]);
    let to = world.ask(name(seat), request);
    assert!(world.storing.is_some() && world.shown.is_empty() && !world.replies.contains_key(&to));
    world.store();
    assert!(matches!(world.replies[&to][0], Ok(Answer::Version(1))));
    assert!(matches!(world.shown[&watcher][0], Message::Frame { version: 1, .. }));
}

#[test]
fn a_change_that_is_not_stored_leaves_no_trace() {
    let mut world = two_players(&json!({}));
    let seat = waiting(&world);
    let action = world.legal(seat).remove(0);
    let request = world.act(seat, std::slice::from_ref(&action));
    let to = world.ask(name(seat), request);
    world.fail(NotStored::Unavailable);
    assert_eq!(reason(&world.replies[&to][0]), "unavailable");
    let request = world.act(seat, &[action]);
    assert!(matches!(world.answer(name(seat), request), Ok(Answer::Version(1))));
}

#[test]
fn a_lost_race_is_answered_with_the_version_that_won() {
    let mut world = two_players(&json!({}));
    let seat = waiting(&world);
    let mut other = World::new(world.disk.clone());
    let actions = world.legal(seat);
    let request = other.act(seat, &[actions[0].clone()]);
    assert!(other.answer(name(seat), request).is_ok());
    let request = world.act(seat, &[actions[0].clone()]);
    let to = world.ask(name(seat), request);
    world.disk = other.disk;
    world.store();
    assert!(matches!(world.replies[&to][0], Err(Refused::Table(Refusal::Stale { version: 1 }))));
}

#[test]
fn a_stand_in_comes_when_the_clock_has_run_out_and_says_so() {
    let pace = json!({ "pace": { "kind": "live", "bank": 60, "increment": 0 }, "standin": "scripted" });
    let mut world = two_players(&pace);
    let seat = waiting(&world);
    let rival = name(1 - seat);
    let early = world.answer(rival, Request::SetBot { seat, bot: Some("uniform".to_owned()) });
    assert_eq!(reason(&early), "not_absent", "with a clock only the clock decides");
    world.advance(60);
    world.settle();
    let info = world.info(rival);
    assert_eq!(info.seats[usize::from(seat)].bot.as_deref(), Some("scripted"));
    assert_eq!(info.stand_ins.len(), 1);
    assert_eq!((info.stand_ins[0].seat, &info.stand_ins[0].cause), (seat, &StandInCause::Clock {}));
    let Ok(Answer::Info(back)) = world.answer(name(seat), Request::Sit { seat, chance: None }) else {
        panic!()
    };
    assert!(back.seats[usize::from(seat)].bot.is_none() && back.stand_ins[0].until.is_some());
}

#[test]
fn without_a_clock_a_rival_may_ask_for_the_agreed_stand_in_after_the_agreed_absence() {
    let mut world = two_players(&json!({ "standin": "scripted" }));
    let seat = waiting(&world);
    let (gone, rival) = (name(seat), name(1 - seat));
    let ask = || Request::SetBot { seat, bot: Some("uniform".to_owned()) };
    let watcher = world.watch(Some(gone), Some(seat));
    world.advance(3_600);
    world.settle();
    assert_eq!(reason(&world.answer(rival, ask())), "not_absent", "somebody who watches is not away");
    world.give(Input::Unwatch { to: watcher });
    world.advance(599);
    assert_eq!(reason(&world.answer(rival, ask())), "not_absent");
    world.advance(1);
    let Ok(Answer::Info(info)) = world.answer(rival, ask()) else { panic!() };
    assert_eq!(info.seats[usize::from(seat)].bot.as_deref(), Some("scripted"), "not the bot the rival named");
    assert_eq!(info.stand_ins[0].cause, StandInCause::Player { by: Some(1 - seat) });
}

#[test]
fn a_player_who_asks_by_plain_requests_is_not_absent() {
    let mut world = two_players(&json!({}));
    let seat = waiting(&world);
    let (present, rival) = (name(seat), name(1 - seat));
    let ask = || Request::SetBot { seat, bot: Some("light".to_owned()) };
    for _ in 0..4 {
        world.advance(500);
        world.settle();
        world.answer(present, Request::Info).unwrap();
        assert_eq!(reason(&world.answer(rival, ask())), "not_absent");
    }
    let mut other = World::new(world.disk.clone());
    other.now = world.now;
    assert_eq!(reason(&other.answer(rival, ask())), "not_absent", "other nodes know of it");
    world.advance(600);
    assert!(world.answer(rival, ask()).is_ok());
}

#[test]
fn a_player_who_watches_on_another_node_is_not_absent() {
    let mut world = two_players(&json!({}));
    let seat = waiting(&world);
    world.watch(Some(name(seat)), Some(seat));
    for _ in 0..20 {
        world.advance(60);
        world.settle();
    }
    let mut other = World::new(world.disk.clone());
    other.now = world.now;
    let asked = other.answer(name(1 - seat), Request::SetBot { seat, bot: Some("light".to_owned()) });
    assert_eq!(reason(&asked), "not_absent");
}

#[test]
fn a_hint_gets_better_is_shared_and_ends_with_the_version() {
    let mut world = two_players(&json!({}));
    let seat = waiting(&world);
    let first = world.ask(name(seat), Request::Hint { seat });
    let second = world.ask(name(seat), Request::Hint { seat });
    assert_eq!(world.thinking.len(), 1, "the same question is thought about once");
    assert_eq!(
        (world.thinking[0].whose.as_str(), world.thinking[0].cost),
        (&*person(name(seat)).id, Cost::Search)
    );
    let job = world.thinking[0].job;
    let action = world.legal(seat).remove(0);
    let line = HintLine {
        actions: vec![action.json()],
        notation: vec![action.to_string()],
        share: 1.0,
        win: vec![1.0, 0.0],
        points: vec![1.0, 1.0],
        why: Vec::new(),
    };
    let lines = vec![line];
    world.give(Input::Thought { job, result: Thought::Lines(lines) });
    assert!(world.replies[&first].len() == 1 && world.replies[&second].len() == 1);
    world.give(Input::Unwatch { to: first });
    world.give(Input::Unwatch { to: second });
    assert!(world.thinking.is_empty(), "nobody waits, so nobody thinks");
    let third = world.ask(name(seat), Request::Hint { seat });
    let action = world.legal(seat).remove(0);
    let request = world.act(seat, &[action]);
    world.answer(name(seat), request).unwrap();
    assert!(world.thinking.is_empty());
    assert_eq!(reason(&world.replies[&third][0]), "stale");
    assert!(matches!(world.shown[&third][0], Message::End));
}

#[test]
fn a_seat_that_is_left_in_the_lobby_ends_its_stream() {
    let mut world = World::new(Disk::new("kingdoms", &["me", "open", "open"], &json!({})));
    world.answer("Bo", Request::Sit { seat: 1, chance: None }).unwrap();
    let watcher = world.watch(Some("Bo"), Some(1));
    world.answer("Bo", Request::Leave { seat: 1 }).unwrap();
    assert!(matches!(world.shown[&watcher].last(), Some(Message::End)));
}

#[test]
fn a_log_grows_by_taking_back_only_up_to_its_bound_and_play_goes_on() {
    let mut world = World::new(Disk::new("wolves", &["me", "me"], &json!({})));
    let bounds = Bounds { log: 60, ..Bounds::DEFAULT };
    let settings = Settings { bounds, ..SETTINGS };
    let record = world.disk.record.clone();
    world.table = Table::load(settings, record, Vec::new(), Vec::new(), world.now).unwrap();
    let mut taken_back = 0;
    let refusal = loop {
        let seat = waiting(&world);
        let action = world.legal(seat).remove(0);
        let act = world.act(seat, &[action]);
        assert!(world.answer("Ada", act).is_ok());
        let version = world.disk.record.now.version;
        match world.answer("Ada", Request::Undo(Undo { seat, version, to: None })) {
            Ok(_) => taken_back += 1,
            refused if reason(&refused) == "full" => break refused,
            _ => {}
        }
    };
    let full = Refusal::Full { what: Bound::Log, most: 60 };
    assert!(matches!(refusal, Err(Refused::Table(it)) if it == full));
    assert!(taken_back > 10, "{taken_back}");
    let seat = waiting(&world);
    let action = world.legal(seat).remove(0);
    let act = world.act(seat, &[action]);
    assert!(world.answer("Ada", act).is_ok());
}

#[test]
fn before_the_start_the_host_removes_somebody_who_then_cannot_come_back() {
    let mut world = World::new(Disk::new("kingdoms", &["me", "open", "open"], &json!({})));
    let sit = |seat| Request::Sit { seat, chance: None };
    world.answer("Bo", sit(1)).unwrap();
    world.answer("Cy", sit(2)).unwrap();
    let watcher = world.watch(Some("Bo"), Some(1));
    assert_eq!(reason(&world.answer("Cy", Request::Leave { seat: 1 })), "not_your_seat", "only the host may");
    world.answer("Ada", Request::Leave { seat: 1 }).unwrap();
    assert!(matches!(world.shown[&watcher].last(), Some(Message::End)));
    assert_eq!(world.disk.record.seats[1], record::SeatRecord::default());
    assert_eq!(reason(&world.answer("Bo", sit(1))), "removed");
    world.answer("Di", sit(1)).unwrap();
    world.advance(5);
    world.settle();
    assert_eq!(world.disk.record.now.status, Status::Running);
    assert_eq!(reason(&world.answer("Ada", Request::Leave { seat: 1 })), "not_your_seat", "not from a game");
}

#[test]
fn what_is_said_is_stored_first_and_nobody_may_flood_the_table() {
    let mut world = two_players(&json!({}));
    let watcher = world.watch(None, None);
    for _ in 0..20 {
        world.answer("Ada", Request::Say { said: "hello".to_owned() }).unwrap();
    }
    assert_eq!(reason(&world.answer("Ada", Request::Say { said: "hello".to_owned() })), "too_many");
    assert!(world.answer("Bo", Request::Say { said: "hello".to_owned() }).is_ok());
    let heard = world.shown[&watcher].iter().filter(|it| matches!(it, Message::Chat(_))).count();
    assert_eq!(heard, 21);
    world.advance(61);
    assert!(world.answer("Ada", Request::Say { said: "hello".to_owned() }).is_ok());
}

#[test]
fn a_message_that_is_deleted_or_changed_is_so_for_everybody_who_has_seen_it() {
    let mut world = two_players(&json!({}));
    let watcher = world.watch(None, None);
    let mut said = Vec::new();
    for text in ["rude", "hello", "bye"] {
        let Ok(Answer::Said(message)) = world.answer("Ada", Request::Say { said: text.to_owned() }) else {
            panic!()
        };
        said.push(message);
    }
    let stored = |it: &protocol::to_client::ChatMessage, name: &str| record::Message {
        id: it.id,
        identity: it.identity.clone(),
        name: name.to_owned(),
        said: it.said.clone(),
        at: it.at,
    };
    world.shown.clear();
    world.give(Input::Retold(vec![stored(&said[1], &said[1].name), stored(&said[2], "Guest")]));
    let shown = &world.shown[&watcher];
    assert!(matches!(shown[0], Message::Unsaid(id) if id == said[0].id), "{shown:?}");
    assert!(matches!(&shown[1], Message::Chat(it) if it.id == said[2].id && it.name == "Guest"));
    assert_eq!(shown.len(), 2, "what has not changed does not come again");
    let late = world.watch(None, None);
    let heard = world.shown[&late].iter().filter(|it| matches!(it, Message::Chat(_))).count();
    assert_eq!(heard, 2);
}

#[test]
fn requests_that_wait_for_the_store_have_a_bound() {
    let mut world = two_players(&json!({}));
    world.ask("Ada", Request::Say { said: "hello".to_owned() });
    let asked: Vec<_> =
        (0..=table::Bounds::DEFAULT.requests).map(|_| world.ask("Ada", Request::Info)).collect();
    let refused: Vec<_> = asked.iter().filter(|it| world.replies.contains_key(it)).collect();
    assert_eq!(refused.len(), 1);
    let full = Refusal::Full { what: Bound::Requests, most: table::Bounds::DEFAULT.requests as u32 };
    assert!(matches!(&world.replies[refused[0]][0], Err(Refused::Table(it)) if *it == full));
    world.settle();
    assert!(asked.iter().all(|it| world.replies.contains_key(it)), "everybody is answered");
}

#[test]
fn a_rematch_is_opened_once_with_the_seed_that_came_in() {
    let mut world = World::new(Disk::new("kingdoms", &["me", "light"], &json!({})));
    let rematch =
        |id: &str| Request::Rematch { id: id.to_owned(), secret: tabletop::Seed::number(8), start: true };
    assert_eq!(reason(&world.answer("Ada", rematch("A"))), "still_running");
    world.answer("Ada", Request::Leave { seat: 0 }).unwrap();
    world.run();
    assert_eq!(world.disk.record.now.status, Status::Over);
    let first = world.answer("Ada", rematch("A"));
    assert!(matches!(&first, Ok(Answer::Opened(id)) if id == "A"), "{first:?}");
    let again = world.answer("Ada", rematch("B"));
    assert!(matches!(&again, Ok(Answer::Opened(id)) if id == "A"));
    assert_eq!(reason(&world.answer("Eve", rematch("C"))), "not_your_table");
}

#[test]
fn a_message_that_another_node_stored_just_before_ours_is_shown_too() {
    let game = games().next().unwrap();
    let mut world = World::new(Disk::new(game, &["me", "open"], &json!({})));
    let watcher = world.watch(None, None);
    let say = |said: &str| Request::Say { said: said.to_owned() };
    let mut other = World::new(world.disk.clone());
    other.answer("Ada", say("theirs")).unwrap();
    world.disk = other.disk;
    world.answer("Ada", say("ours")).unwrap();
    for _ in 0..2 {
        let missed = world.disk.missed(&world.table);
        world.give(Input::Elsewhere(missed));
    }
    let heard = world.shown[&watcher].iter().filter_map(|it| match it {
        Message::Chat(message) => Some(message.said.as_str()),
        _ => None,
    });
    assert_eq!(heard.collect::<Vec<_>>(), ["ours", "theirs"]);
}

#[test]
fn a_hint_that_nobody_waits_for_any_more_is_not_thought_about() {
    let game = games().next().unwrap();
    let mut world = World::new(Disk::new(game, &["me", "me"], &json!({})));
    world.ask("Ada", Request::Say { said: "while this is stored".to_owned() });
    let seat = world.disk.game().turn().seats().first().unwrap();
    let to = world.ask("Ada", Request::Hint { seat: seat.0 });
    world.give(Input::Unwatch { to });
    world.settle();
    assert!(world.thinking.is_empty() && !world.replies.contains_key(&to));
}
