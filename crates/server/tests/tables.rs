//! Live tables: coming and going, names, watchers, races and lists of actions.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod node;

use std::time::Duration;

use node::{Evening, evening, evening_with, follow, frame, guest, info, open, soon, until};
use serde_json::{Value, json};
use server::Config;

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_needs_leaves_memory_and_is_read_again_when_asked_for() {
    let config = Config { countdown: Duration::ZERO, idle: Duration::from_millis(1), ..Config::default() };
    let Evening { node, host, .. } = evening_with(config).await;
    let ada = guest(&host, "Ada").await;
    let id = open(&ada, &["me", "me"], json!({})).await;
    for _ in 0..3 {
        let mut events = follow(&ada, &id).await;
        assert_eq!(frame(&mut events).await["version"], 0);
        drop(events);
        assert_eq!(info(&ada, &id).await["status"], "running");
    }
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_learn_of_each_other_and_of_new_names() {
    let Evening { node, host, .. } = evening().await;
    let (ada, bo) = (guest(&host, "Ada").await, guest(&host, "Bo").await);
    let id = open(&ada, &["me", "open"], json!({})).await;
    bo.post(&format!("/api/tables/{id}/seats/1"), &json!({})).await.unwrap();
    let mut events = follow(&ada, &id).await;
    let other = follow(&bo, &id).await;
    until(&mut events, "table", |it| it["seats"][1]["connected"] == true).await;
    drop(other);
    until(&mut events, "table", |it| it["seats"][1]["connected"] == false).await;
    bo.json("PATCH", "/api/me", &json!({ "name": "Countess" })).await.unwrap();
    until(&mut events, "table", |it| it["seats"][1]["name"] == "Countess").await;
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_that_falls_behind_misses_nothing() {
    let Evening { node, host, .. } = evening().await;
    let ada = guest(&host, "Ada").await;
    let id = open(&ada, &["me", "light"], json!({})).await;
    let mut slow = follow(&ada, &id).await;
    let mut version = frame(&mut slow).await["version"].as_u64().unwrap();
    // A stand-in plays the whole game while nobody reads the first stream.
    ada.json("DELETE", &format!("/api/tables/{id}/seats/0"), &json!({})).await.unwrap();
    let mut quick = follow(&ada, &id).await;
    until(&mut quick, "frame", |it| !it["outcome"].is_null()).await;
    loop {
        let frame = frame(&mut slow).await;
        for news in frame["news"].as_array().unwrap() {
            assert_eq!(news["version"], version + 1, "every entry comes once, in order");
            version += 1;
        }
        if !frame["outcome"].is_null() {
            break;
        }
    }
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_of_actions_cannot_ask_what_would_be_drawn() {
    let Evening { node, host, .. } = evening().await;
    let ada = guest(&host, "Ada").await;
    let id = open(&ada, &["me", "me"], json!({ "seed": "7" })).await;
    let mut refused = 0;
    for _ in 0..30 {
        let table = info(&ada, &id).await;
        let seats = table["seats"].as_array().unwrap();
        let seat = seats.iter().position(|it| it["waiting"] == true).unwrap();
        let path = format!("/api/tables/{id}/events?seat={seat}");
        let mut events = ada.follow(&path, None).await.unwrap().unwrap();
        let frame = frame(&mut events).await;
        let action = offered(&frame);
        let ask =
            |actions: Vec<&Value>| json!({ "seat": seat, "version": frame["version"], "actions": actions });
        let path = format!("/api/tables/{id}/actions");
        let twice = ada.post(&path, &ask(vec![&action, &action])).await.unwrap();
        assert_eq!(twice.status, 422);
        refused += u32::from(twice.reason() == "not_last");
        assert_eq!(ada.post(&path, &ask(vec![&action])).await.unwrap().status, 200);
    }
    assert!(refused > 10, "{refused}");
    node.close().await.unwrap();
}

/// Once the rival's card lay face down, the refusal of a list of commits showed whether a card would tie it, and what would
/// be drawn next.
#[tokio::test(flavor = "multi_thread")]
async fn commits_that_follow_a_commit_are_refused_alike_whatever_lies_face_down() {
    let Evening { node, host, .. } = evening().await;
    let ada = guest(&host, "Ada").await;
    let (mut battles, mut tried) = (0, 0);
    for seed in 0..3 {
        let id = open(&ada, &["me", "me"], json!({ "seed": seed.to_string() })).await;
        let path = format!("/api/tables/{id}/actions");
        for step in 0..150_usize {
            let table = info(&ada, &id).await;
            let waiting = |seat: &usize| table["seats"][*seat]["waiting"] == true;
            let owing: Vec<usize> = (0..2).filter(waiting).collect();
            let Some(&seat) = owing.first() else { break };
            let events = format!("/api/tables/{id}/events?seat={seat}");
            let frame = frame(&mut ada.follow(&events, None).await.unwrap().unwrap()).await;
            let offers = client::offers::expand(frame["offers"].as_array().unwrap());
            let ask = |actions: Vec<&Value>| json!({ "seat": seat, "version": frame["version"], "actions": actions });
            let commits: Vec<&Value> = offers.iter().filter(|it| it["act"] == "commit").collect();
            // The rival has committed: only this seat is asked.
            if !commits.is_empty() && owing.len() == 1 {
                battles += 1;
                for card in &commits {
                    let other = commits[step % commits.len()];
                    let reply = ada.post(&path, &ask(vec![card, other, other])).await.unwrap();
                    assert_eq!(
                        (reply.status.as_u16(), &*reply.body),
                        (422, br#"{"reason":"not_last"}"#.as_slice())
                    );
                    tried += 1;
                }
                assert_eq!(info(&ada, &id).await["version"], frame["version"], "nothing has moved");
            }
            let next = &offers[step * 7 % offers.len()];
            assert_eq!(ada.post(&path, &ask(vec![next])).await.unwrap().status, 200);
        }
    }
    assert!(battles > 5 && tried > 20, "{battles} {tried}");
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_analyses_everybody_gets_a_turn_and_nobody_may_ask_for_all() {
    let config = Config { countdown: Duration::ZERO, analysis: 1_000_000, ..Config::default() };
    let Evening { node, host, .. } = evening_with(config).await;
    let (greedy, modest) = (guest(&host, "Greedy").await, guest(&host, "Modest").await);
    let mut asked = Vec::new();
    for (client, games) in [(&greedy, 6), (&modest, 1)] {
        for _ in 0..games {
            let id = open(client, &["me", "light"], json!({})).await;
            client.json("DELETE", &format!("/api/tables/{id}/seats/0"), &json!({})).await.unwrap();
            let mut events = follow(client, &id).await;
            until(&mut events, "frame", |it| !it["outcome"].is_null()).await;
            let path = format!("/api/tables/{id}/analysis");
            asked.push(client.post(&path, &json!({})).await.unwrap());
        }
    }
    let last = asked.pop().unwrap().json::<Value>().unwrap();
    assert_eq!(last["state"], "waiting");
    assert!(
        last["ahead"].as_u64() <= Some(2),
        "one of somebody else's at most, and the one being judged: {last}"
    );
    let refused = asked.pop().unwrap();
    assert_eq!(refused.reason(), "too_many");
    assert_eq!(refused.json::<Value>().unwrap()["what"], "analyses");
    // Ends although the judge has hours to go.
    soon(node.close()).await.unwrap();
}

/// The first action a frame offers.
fn offered(frame: &Value) -> Value {
    client::offers::nth(frame["offers"].as_array().unwrap(), 0).unwrap()
}
