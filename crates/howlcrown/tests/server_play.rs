//! Whole games over HTTP, on the real program.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod served;

use std::collections::BTreeSet;

use protocol::fairness::{self, Finding};
use serde_json::{Value, json};
use served::{GAMES, Served, act, follow, info, legal, play_out, table};
use tokio::task::JoinSet;

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_are_played_by_people_who_come_by_link() {
    let served = Served::start();
    for game in GAMES() {
        let (ada, bo) = (served.guest("Ada").await, served.guest("Bo").await);
        let id = table(&ada, game, &["me", "open", "light"], json!({ "public": true })).await;
        let listed: Value = bo.get("/api/tables").await.unwrap().json().unwrap();
        assert_eq!(listed["open"][0]["id"], json!(id));
        let added = "b0".repeat(32);
        let promised = info(&bo, &id).await["commitment"].clone();
        let sit = format!("/api/tables/{id}/seats/1");
        assert_eq!(bo.post(&sit, &json!({ "chance": "5" })).await.unwrap().reason(), "malformed");
        let joined = bo.post(&sit, &json!({ "chance": added })).await.unwrap();
        assert_eq!(joined.json::<Value>().unwrap()["status"], "running", "it starts when nobody is missing");

        let before = info(&bo, &id).await;
        let mut people = JoinSet::new();
        for (seat, client) in [(0, ada), (1, bo)] {
            let id = id.clone();
            people.spawn(async move { play_out(&client, &id, seat, |_| ()).await });
        }
        let frames = people.join_all().await;
        assert_eq!(frames[0]["outcome"], frames[1]["outcome"]);

        let after = info(&served.stranger(), &id).await;
        assert_eq!((&after["status"], &before["seed"]), (&json!("over"), &Value::Null));
        assert_eq!(after["commitment"], before["commitment"]);
        let replay = served.stranger().get(&format!("/api/tables/{id}/replay")).await.unwrap();
        let file: shelf::ReplayFile = replay.json().unwrap();
        shelf::table_of(&file).unwrap().verify().unwrap();
        assert_eq!(file.names, ["Ada", "Bo", "light"]);
        assert_eq!((&promised, file.commitment.as_deref()), (&after["commitment"], promised.as_str()));
        let origin = file.origin.as_ref().unwrap();
        assert_eq!(origin.added, [None, Some(added), None]);
        assert_eq!(before["origin"], Value::Null, "secret while the game runs");
        assert_eq!(json!(origin), after["origin"]);
        let head = serde_json::from_str(file.replay.get()).unwrap();
        let found = fairness::check(game, &head, promised.as_str().unwrap(), Some(origin));
        assert_eq!(found, Ok(Finding::Derived { added: 1 }));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_reconnects_at_any_version_misses_nothing_and_gets_nothing_twice() {
    let served = Served::start();
    let ada = served.guest("Ada").await;
    let id = table(&ada, GAMES()[0], &["me", "light"], json!({})).await;
    let last = play_out(&ada, &id, 0, |_| ()).await;
    let whole = follow(&ada, &id, "", None).await.next_of("frame").await.unwrap();
    let news = whole["news"].as_array().unwrap();
    assert_eq!(news.len() as u64, last["version"].as_u64().unwrap());
    for version in 0..=news.len() {
        let frame = follow(&ada, &id, "", Some(version as u32)).await.next_of("frame").await.unwrap();
        assert_eq!(frame["news"].as_array().unwrap(), &news[version..], "after {version}");
        assert_eq!(frame["view"], whole["view"]);
        let path = format!("/api/tables/{id}/frames/{version}?view=everything");
        let frame: Value = ada.get(&path).await.unwrap().json().unwrap();
        assert_eq!(frame["version"], version);
    }
    let beyond = follow(&ada, &id, "", Some(9_999)).await.next_of("frame").await.unwrap();
    assert_eq!(beyond["news"].as_array().unwrap(), news, "an unknown version gets everything");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_race_for_a_version_one_wins_and_the_other_hears_that_it_is_stale() {
    let served = Served::start();
    let ada = served.guest("Ada").await;
    let id = table(&ada, GAMES()[0], &["me", "me"], json!({})).await;
    for round in 0..10 {
        let info = info(&ada, &id).await;
        let seat = info["seats"].as_array().unwrap().iter().position(|it| it["waiting"] == true).unwrap();
        let frame = follow(&ada, &id, &format!("?seat={seat}"), None).await.next_of("frame").await.unwrap();
        let version = frame["version"].as_u64().unwrap();
        let action = legal(&frame)[0].clone();
        let mut racers = JoinSet::new();
        for _ in 0..4 {
            let (racer, id, action) = (ada.at(&served.host), id.clone(), action.clone());
            racers.spawn(async move { act(&racer, &id, seat as u64, version, &action).await });
        }
        let replies = racers.join_all().await;
        let won: Vec<_> = replies.iter().filter(|it| it.status == 200).collect();
        assert_eq!(won.len(), 1, "round {round}: {replies:?}");
        for lost in replies.iter().filter(|it| it.status != 200) {
            assert_eq!((lost.status.as_u16(), lost.reason().as_str()), (409, "stale"));
            assert_eq!(lost.json::<Value>().unwrap()["version"], version + 1);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_device_may_play_several_seats_and_each_sees_only_its_own() {
    let served = Served::start();
    let ada = served.guest("Ada").await;
    let id = table(&ada, "kingdoms", &["me", "me"], json!({})).await;
    let mut hands = BTreeSet::new();
    for seat in 0..2 {
        let path = format!("?seat={seat}");
        let frame = follow(&ada, &id, &path, None).await.next_of("frame").await.unwrap();
        let players = frame["view"]["players"].as_array().unwrap();
        assert!(players[seat]["hand"]["known"].is_array());
        assert_eq!(players[1 - seat]["hand"], "hidden");
        hands.insert(players[seat]["hand"].to_string());
    }
    assert_eq!(hands.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn several_actions_are_played_together_or_not_at_all() {
    let served = Served::start();
    let ada = served.guest("Ada").await;
    let id = table(&ada, GAMES()[0], &["me", "me"], json!({})).await;
    let frame = follow(&ada, &id, "?seat=0", None).await.next_of("frame").await.unwrap();
    let waiting = usize::from(legal(&frame).is_empty());
    let frame = follow(&ada, &id, &format!("?seat={waiting}"), None).await.next_of("frame").await.unwrap();
    let action = &legal(&frame)[0];
    let path = format!("/api/tables/{id}/actions");
    let bad = json!({ "seat": waiting, "version": 0, "actions": [action, {"act": "nonsense"}] });
    assert_eq!(ada.post(&path, &bad).await.unwrap().status, 400);
    assert_eq!(info(&ada, &id).await["version"], 0, "the first one was not played alone");
    let none = json!({ "seat": waiting, "version": 0, "actions": [] });
    assert_eq!(ada.post(&path, &none).await.unwrap().status, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_why_preview_chat_and_rematch() {
    let served = Served::start();
    let ada = served.guest("Ada").await;
    let id = table(&ada, "kingdoms", &["me", "light"], json!({ "seed": "7" })).await;
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    let frame = follow(&ada, &id, "", None).await.next_of("frame").await.unwrap();
    let (version, action) = (frame["version"].clone(), legal(&frame)[0].clone());

    let why = ada.post(&at("why"), &json!({ "seat": 0, "action": action })).await.unwrap();
    assert_eq!(why.json::<Value>().unwrap()["refusal"], Value::Null);
    let preview = ada.post(&at("preview"), &json!({ "seat": 0, "actions": [action] })).await.unwrap();
    assert!(preview.json::<Value>().unwrap()["preview"]["events"].is_array());
    let undo = ada.post(&at("undo"), &json!({ "seat": 0, "version": version })).await.unwrap();
    assert_eq!((undo.status.as_u16(), undo.reason().as_str()), (422, "nothing_to_undo"));

    let said = ada.post(&at("chat"), &json!({ "said": "  hello 🐺 " })).await.unwrap();
    assert_eq!(said.json::<Value>().unwrap()["said"], "hello 🐺");
    let chat = follow(&ada, &id, "", None).await.next_of("chat").await.unwrap();
    assert_eq!(chat["name"], "Ada");
    let stranger = served.guest("Eve").await;
    let refused = stranger.post(&at("chat"), &json!({ "said": "spam" })).await.unwrap();
    assert_eq!((refused.status.as_u16(), refused.reason().as_str()), (403, "not_your_seat"));

    assert_eq!(ada.post(&at("rematch"), &json!({})).await.unwrap().reason(), "still_running");
    play_out(&ada, &id, 0, |_| ()).await;
    let rematch: Value = ada.post(&at("rematch"), &json!({})).await.unwrap().json().unwrap();
    let twice: Value = ada.post(&at("rematch"), &json!({})).await.unwrap().json().unwrap();
    assert_eq!(rematch, twice);
    let next = info(&ada, rematch["id"].as_str().unwrap()).await;
    assert_eq!((&next["status"], &next["seats"][0]["you"]), (&json!("running"), &json!(true)));
    assert_ne!(next["commitment"], info(&ada, &id).await["commitment"]);

    let wish = json!({ "from": { "replay": id, "version": 3 } });
    let on = table(&ada, "kingdoms", &["me", "light"], wish).await;
    let on = follow(&ada, &on, "", None).await.next_of("frame").await.unwrap();
    assert!(on["version"].as_u64().unwrap() >= 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_server_goes_on_where_it_was() {
    let mut served = Served::start();
    let ada = served.guest("Ada").await;
    let id = table(&ada, GAMES()[0], &["me", "light", "light"], json!({})).await;
    let mut events = follow(&ada, &id, "", None).await;
    let frame = events.next_of("frame").await.unwrap();
    let version = frame["version"].as_u64().unwrap();
    if let Some(action) = legal(&frame).first() {
        assert_eq!(act(&ada, &id, 0, version, action).await.status, 200);
    }
    assert!(served.stop(), "it ends well, and ends the streams");
    while events.next().await.is_some() {}
    served.again();
    let ada = ada.at(&served.host);
    assert_eq!(info(&ada, &id).await["seats"][0]["name"], "Ada");
    play_out(&ada, &id, 0, |_| ()).await;
}
