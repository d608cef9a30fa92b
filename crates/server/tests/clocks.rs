//! Clocks, absence and coming back, with a time that the test sets.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod node;

use std::time::Duration;

use client::Client;
use node::{Evening, evening, evening_with, follow, frame, guest, info, open, soon, until};
use serde_json::{Value, json};
use server::Config;

#[tokio::test(flavor = "multi_thread")]
async fn a_stand_in_plays_for_somebody_out_of_time_until_they_come_back() {
    let Evening { node, time, host, .. } = evening().await;
    let (ada, bo) = (guest(&host, "Ada").await, guest(&host, "Bo").await);
    let pace = json!({ "kind": "live", "bank": 60, "increment": 5 });
    let id = open(&ada, &["me", "open"], json!({ "pace": pace })).await;
    let taken = bo.post(&format!("/api/tables/{id}/seats/1"), &json!({})).await.unwrap();
    assert_eq!(taken.status, 200);
    let mut events = follow(&ada, &id).await;
    let frame = frame(&mut events).await;
    let slow = frame["turn"]["of"][0].as_u64().unwrap() as usize;
    let clock = soon(events.next_of("clock")).await.unwrap();
    assert_eq!(clock["seats"][slow], json!({ "left": 60_000, "running": true }));

    time.advance(Duration::from_millis(59_900));
    let info = info(&ada, &id).await;
    assert_eq!((&info["seats"][slow]["bot"], &info["version"]), (&Value::Null, &json!(0)));
    time.advance(Duration::from_millis(200));
    let table = until(&mut events, "table", |it| !it["seats"][slow]["bot"].is_null()).await;
    assert_eq!(
        (&table["seats"][slow]["bot"], &table["seats"][slow]["kind"]),
        (&json!("light"), &json!("human"))
    );
    let moved = until(&mut events, "frame", |it| it["version"].as_u64() > Some(0)).await;
    assert_eq!(moved["news"][0]["seat"], json!(slow));
    let clock = soon(events.next_of("clock")).await.unwrap();
    assert_eq!(clock["seats"].as_array().unwrap().len(), 2, "every step shows the clocks too");

    let client = [&ada, &bo][slow];
    let path = format!("/api/tables/{id}/seats/{slow}");
    let back: Value = client.post(&path, &json!({})).await.unwrap().json().unwrap();
    assert_eq!(back["seats"][slow]["bot"], Value::Null);
    assert!(back["seats"][slow]["clock"]["left"].as_i64().unwrap() >= 30_000, "{back}");
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn by_correspondence_there_is_a_day_for_every_turn() {
    let Evening { node, time, host, .. } = evening().await;
    let ada = guest(&host, "Ada").await;
    let pace = json!({ "kind": "turns", "hours": 24 });
    let id = open(&ada, &["me", "me"], json!({ "pace": pace, "standin": "uniform" })).await;
    let mut events = follow(&ada, &id).await;
    frame(&mut events).await;
    time.advance(Duration::from_millis(24 * 3_600_000 - 1_000));
    assert_eq!(info(&ada, &id).await["version"], 0);
    time.advance(Duration::from_millis(2_000));
    let table = until(&mut events, "table", |it| it["seats"].to_string().contains("uniform")).await;
    assert_eq!(table["standin"], "uniform");
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_leaves_is_played_for_and_may_take_the_seat_back_at_any_time() {
    let Evening { node, host, .. } = evening().await;
    let (ada, eve) = (guest(&host, "Ada").await, guest(&host, "Eve").await);
    let id = open(&ada, &["me", "light"], json!({})).await;
    let path = format!("/api/tables/{id}/seats/0");
    let refused = eve.json("DELETE", &path, &json!({})).await.unwrap();
    assert_eq!((refused.status.as_u16(), refused.reason().as_str()), (403, "not_your_seat"));
    let mut events = follow(&ada, &id).await;
    let left: Value = ada.json("DELETE", &path, &json!({})).await.unwrap().json().unwrap();
    assert_eq!(left["seats"][0]["bot"], "light");
    until(&mut events, "frame", |it| it["version"].as_u64() > Some(5)).await;
    assert_eq!(eve.post(&path, &json!({})).await.unwrap().reason(), "seat_taken");
    let back: Value = ada.post(&path, &json!({})).await.unwrap().json().unwrap();
    assert_eq!(back["seats"][0]["bot"], Value::Null);
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_hold_a_table_hostage_without_a_clock_either() {
    let Evening { node, time, host, .. } = evening().await;
    let (ada, bo) = (guest(&host, "Ada").await, guest(&host, "Bo").await);
    let id = open(&ada, &["open", "me"], json!({})).await;
    bo.post(&format!("/api/tables/{id}/seats/0"), &json!({})).await.unwrap();
    let seats = info(&ada, &id).await["seats"].clone();
    let gone = seats.as_array().unwrap().iter().position(|it| it["waiting"] == true).unwrap();
    let stays = if gone == 0 { &ada } else { &bo };
    let path = format!("/api/tables/{id}/seats/{gone}");
    let early = stays.json("PUT", &path, &json!({ "bot": "light" })).await.unwrap();
    assert_eq!((early.status.as_u16(), early.reason().as_str()), (422, "not_absent"));
    time.advance(Duration::from_millis(600_000));
    let late = stays.json("PUT", &path, &json!({ "bot": "light" })).await.unwrap();
    assert_eq!(late.json::<Value>().unwrap()["seats"][gone]["bot"], "light");
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_identity_moves_to_another_device_by_a_code_that_works_once_and_not_for_long() {
    let Evening { node, time, host, .. } = evening().await;
    let ada = guest(&host, "Ada").await;
    let code = async || ada.post("/api/me/link", &json!({})).await.unwrap().json::<Value>().unwrap();
    let (first, late) = (code().await, code().await);
    let stranger = Client::new(&host, None);
    let moved: Value = stranger.post("/api/me/claim", &first).await.unwrap().json().unwrap();
    assert_eq!(moved["name"], "Ada");
    let phone = Client::new(&host, moved["token"].as_str().map(str::to_owned));
    assert_eq!(phone.get("/api/me").await.unwrap().body, ada.get("/api/me").await.unwrap().body);
    assert_eq!(stranger.post("/api/me/claim", &first).await.unwrap().reason(), "bad_code");
    time.advance(Duration::from_millis(16 * 60_000));
    assert_eq!(stranger.post("/api/me/claim", &late).await.unwrap().reason(), "bad_code");
    let renamed = phone.json("PATCH", "/api/me", &json!({ "name": "Countess" })).await.unwrap();
    assert_eq!(renamed.status, 200);
    assert_eq!(ada.get("/api/me").await.unwrap().json::<Value>().unwrap()["name"], "Countess");
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn when_all_seats_are_taken_the_game_starts_after_a_countdown_that_any_player_can_stop() {
    let Evening { node, time, host, .. } = evening_with(Config::default()).await;
    let (ada, bo, eve) = (guest(&host, "Ada").await, guest(&host, "Bo").await, guest(&host, "Eve").await);
    let alone = open(&ada, &["me", "light"], json!({})).await;
    assert_eq!(info(&ada, &alone).await["status"], "running", "nobody who plays alone has to get ready");

    let id = open(&ada, &["me", "open"], json!({})).await;
    assert_eq!(info(&ada, &id).await["starts_in"], Value::Null);
    let (seat, start) = (format!("/api/tables/{id}/seats/1"), format!("/api/tables/{id}/start"));
    let mut events = follow(&ada, &id).await;
    let full: Value = bo.post(&seat, &json!({})).await.unwrap().json().unwrap();
    assert_eq!((&full["status"], &full["starts_in"]), (&json!("lobby"), &json!(5_000)));
    until(&mut events, "table", |it| it["starts_in"] == 5_000).await;
    time.advance(Duration::from_millis(4_000));
    assert_eq!(info(&ada, &id).await["starts_in"], 1_000);

    let foreign = eve.json("DELETE", &start, &json!({})).await.unwrap();
    assert_eq!((foreign.status.as_u16(), foreign.reason().as_str()), (403, "not_your_table"));
    let stopped: Value = bo.json("DELETE", &start, &json!({})).await.unwrap().json().unwrap();
    assert_eq!((&stopped["status"], &stopped["starts_in"]), (&json!("lobby"), &Value::Null));
    until(&mut events, "table", |it| it["starts_in"].is_null()).await;
    time.advance(Duration::from_millis(60_000));
    assert_eq!(info(&ada, &id).await["status"], "lobby", "it waits until somebody starts it");

    bo.json("DELETE", &seat, &json!({})).await.unwrap();
    let again: Value = bo.post(&seat, &json!({})).await.unwrap().json().unwrap();
    assert_eq!(again["starts_in"], 5_000, "sitting down again begins a new countdown");
    let left: Value = bo.json("DELETE", &seat, &json!({})).await.unwrap().json().unwrap();
    assert_eq!(left["starts_in"], Value::Null, "leaving ends it");
    bo.post(&seat, &json!({})).await.unwrap();
    time.advance(Duration::from_millis(5_200));
    until(&mut events, "table", |it| it["status"] == "running").await;
    assert_eq!(ada.json("DELETE", &start, &json!({})).await.unwrap().reason(), "already_started");
    node.close().await.unwrap();
}
