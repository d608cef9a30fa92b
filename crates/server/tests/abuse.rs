//! What a bored guest can do to others: each attack within its limit, and others unharmed.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod node;

use std::time::Duration;

use client::Client;
use node::{Evening, config, evening_with, follow, frame, guest, info, limit, open, soon, try_open, until};
use serde_json::{Value, json};
use server::Config;

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_with_many_strong_bots_does_not_stop_anybody_elses_bot() {
    let Evening { node, host, .. } =
        evening_with(config(&["requests=1000", "tables=1000", "address_tables=1000"])).await;
    let (greedy, modest) = (guest(&host, "Greedy").await, guest(&host, "Modest").await);
    let (mut opened, mut refused) = (0, 0);
    for _ in 0..144 {
        let seats = ["me", "level6", "level6", "level6", "level6"];
        let reply = try_open(&greedy, &seats, json!({ "standin": "level6" })).await;
        if reply.status == 201 {
            let id = reply.json::<Value>().unwrap()["id"].as_str().unwrap().to_owned();
            greedy.json("DELETE", &format!("/api/tables/{id}/seats/0"), &json!({})).await.unwrap();
            opened += 1;
        } else {
            assert_eq!(limit(&reply), "strong_games");
            refused += 1;
        }
    }
    assert_eq!((opened, refused), (8, 136));
    let begun = std::time::Instant::now();
    let id = open(&modest, &["me", "light"], json!({})).await;
    modest.json("DELETE", &format!("/api/tables/{id}/seats/0"), &json!({})).await.unwrap();
    let mut events = follow(&modest, &id).await;
    until(&mut events, "frame", |it| it["version"].as_u64() > Some(10)).await;
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?} for ten moves of a cheap bot", begun.elapsed());
    soon(node.close()).await.unwrap();
}

/// Every way to a game with strong bots, and to a public table, counts.
#[tokio::test(flavor = "multi_thread")]
async fn next_games_bots_put_on_seats_and_strong_stand_ins_count_too() {
    let few = ["strong_games=1", "address_strong_games=2", "public_tables=1"];
    let Evening { node, host, .. } = evening_with(config(&few)).await;
    let (ada, bo, eve) = (guest(&host, "Ada").await, guest(&host, "Bo").await, guest(&host, "Eve").await);
    let first = open(&ada, &["me", "level4"], json!({ "public": true })).await;
    ada.json("DELETE", &format!("/api/tables/{first}/seats/0"), &json!({})).await.unwrap();
    let mut events = follow(&ada, &first).await;
    until(&mut events, "frame", |it| !it["outcome"].is_null()).await;

    let rematch = async || ada.post(&format!("/api/tables/{first}/rematch"), &json!({})).await.unwrap();
    let waiting = open(&ada, &["me", "open"], json!({ "public": true })).await;
    assert_eq!(limit(&rematch().await), "public_tables");
    ada.post(&format!("/api/tables/{waiting}/seats/1"), &json!({})).await.unwrap();
    let strong = json!({ "standin": "level6" });
    assert_eq!(try_open(&ada, &["me", "me"], strong.clone()).await.status, 201);
    assert_eq!(limit(&try_open(&ada, &["me", "me"], strong).await), "strong_games");
    assert_eq!(limit(&rematch().await), "strong_games");

    open(&bo, &["me", "level4"], json!({})).await;
    let id = open(&eve, &["me", "open"], json!({})).await;
    let put = async |bot: &str| {
        eve.json("PUT", &format!("/api/tables/{id}/seats/1"), &json!({ "bot": bot })).await.unwrap()
    };
    assert_eq!(limit(&put("level6").await), "address_strong_games");
    assert_eq!(put("light").await.status, 200);
    soon(node.close()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_ends_or_leaves_memory_makes_room_for_the_next() {
    let config = Config { idle: Duration::from_millis(1), ..config(&["bot_games=1"]) };
    let Evening { node, host, .. } = evening_with(config).await;
    let ada = guest(&host, "Ada").await;
    let id = open(&ada, &["me", "light"], json!({})).await;
    let mut events = follow(&ada, &id).await;
    assert_eq!(limit(&try_open(&ada, &["me", "light"], json!({})).await), "bot_games");
    ada.json("DELETE", &format!("/api/tables/{id}/seats/0"), &json!({})).await.unwrap();
    until(&mut events, "frame", |it| !it["outcome"].is_null()).await;
    open(&ada, &["me", "light"], json!({})).await;
    soon(async { while try_open(&ada, &["me", "light"], json!({})).await.status != 201 {} }).await;
    soon(node.close()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_hints_keeps_one_of_them_and_others_get_theirs() {
    let Evening { node, host, .. } = evening_with(config(&["requests=1000"])).await;
    let (greedy, modest) = (guest(&host, "Greedy").await, guest(&host, "Modest").await);
    let mut asked = Vec::new();
    for _ in 0..13 {
        let id = open(&greedy, &["me", "me"], json!({ "hints": true })).await;
        let table = info(&greedy, &id).await;
        let seat = table["seats"].as_array().unwrap().iter().position(|it| it["waiting"] == true).unwrap();
        for _ in 0..5 {
            let (client, path) = (greedy.at(&host), format!("/api/tables/{id}/hint"));
            asked.push(tokio::spawn(
                async move { client.listen(&path, &json!({ "seat": seat })).await.unwrap() },
            ));
        }
    }
    let begun = std::time::Instant::now();
    let id = open(&modest, &["me", "me"], json!({ "hints": true })).await;
    let table = info(&modest, &id).await;
    let seat = table["seats"].as_array().unwrap().iter().position(|it| it["waiting"] == true).unwrap();
    let hint = modest.listen(&format!("/api/tables/{id}/hint"), &json!({ "seat": seat })).await.unwrap();
    assert!(soon(hint.unwrap().next_of("hint")).await.is_some());
    assert!(begun.elapsed() < Duration::from_secs(15), "a hint took {:?}", begun.elapsed());
    let mut given_up = 0;
    for reply in asked {
        if let Err(reply) = soon(reply).await.unwrap() {
            assert_eq!(limit(&reply), "hints");
            given_up += 1;
        }
    }
    assert!(given_up >= 50, "{given_up} of 65 were given up for a newer one");
    soon(node.close()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_can_be_cancelled_and_then_another_asked_for() {
    let Evening { node, host, .. } = evening_with(Config { analysis: 1_000_000, ..config(&[]) }).await;
    let (ada, eve) = (guest(&host, "Ada").await, guest(&host, "Eve").await);
    let mut finished = Vec::new();
    for _ in 0..2 {
        let id = open(&ada, &["me", "light"], json!({})).await;
        ada.json("DELETE", &format!("/api/tables/{id}/seats/0"), &json!({})).await.unwrap();
        let mut events = follow(&ada, &id).await;
        until(&mut events, "frame", |it| !it["outcome"].is_null()).await;
        finished.push(format!("/api/tables/{id}/analysis"));
    }
    assert_eq!(ada.post(&finished[0], &json!({})).await.unwrap().status, 200);
    assert_eq!(limit(&ada.post(&finished[1], &json!({})).await.unwrap()), "analyses");
    let foreign = eve.json("DELETE", &finished[0], &json!({})).await.unwrap().json::<Value>().unwrap();
    assert_ne!(foreign["state"], "none", "only who asked may cancel it");
    assert_eq!(ada.json("DELETE", &finished[0], &json!({})).await.unwrap().status, 200);
    soon(async {
        while ada.get(&finished[0]).await.unwrap().json::<Value>().unwrap()["state"] != "none" {}
        while ada.post(&finished[1], &json!({})).await.unwrap().status != 200 {}
    })
    .await;
    soon(node.close()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_fills_the_list_of_public_tables_or_the_seats_of_one() {
    let Evening { node, host, .. } = evening_with(config(&[])).await;
    let (ada, eve) = (guest(&host, "Ada").await, guest(&host, "Eve").await);
    let public = json!({ "public": true });
    for _ in 0..5 {
        assert_eq!(try_open(&eve, &["me", "open"], public.clone()).await.status, 201);
    }
    assert_eq!(limit(&try_open(&eve, &["me", "open"], public.clone()).await), "public_tables");
    assert_eq!(
        try_open(&eve, &["me", "open"], json!({})).await.status,
        201,
        "by link it is nobody's business"
    );

    let id = open(&ada, &["me", "open", "open", "open"], public).await;
    let sit = async |client: &Client, seat: u8| {
        client.post(&format!("/api/tables/{id}/seats/{seat}"), &json!({})).await.unwrap()
    };
    assert_eq!(sit(&eve, 1).await.status, 200);
    let second = sit(&eve, 2).await;
    assert_eq!((second.status.as_u16(), second.reason().as_str()), (422, "one_seat"));
    assert_eq!(sit(&ada, 2).await.status, 200, "the host may seat friends on one device");
    let id = open(&ada, &["me", "open", "open"], json!({})).await;
    for seat in [1, 2] {
        let taken = eve.post(&format!("/api/tables/{id}/seats/{seat}"), &json!({})).await.unwrap();
        assert_eq!(taken.status, 200, "among friends too");
    }
    soon(node.close()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_that_is_opened_has_a_limit_that_is_named() {
    let few = ["guests=5", "tables=3", "streams=2", "renames=1", "exports=1", "table_chat=2", "codes=1"];
    let Evening { node, host, .. } = evening_with(config(&few)).await;
    let ada = guest(&host, "Ada").await;
    let stranger = Client::new(&host, None);
    for _ in 0..4 {
        guest(&host, "Somebody").await;
    }
    assert_eq!(limit(&stranger.post("/api/guests", &json!({})).await.unwrap()), "guests");
    let mut id = String::new();
    for _ in 0..3 {
        id = open(&ada, &["me", "me"], json!({})).await;
    }
    assert_eq!(limit(&try_open(&ada, &["me", "me"], json!({})).await), "tables");
    let mut streams = vec![follow(&ada, &id).await, follow(&ada, &id).await];
    let path = format!("/api/tables/{id}/events");
    assert_eq!(limit(&ada.follow(&path, None).await.unwrap().unwrap_err()), "streams");
    streams.pop();
    soon(async { while ada.follow(&path, None).await.unwrap().is_err() {} }).await;
    let rename = async || ada.json("PATCH", "/api/me", &json!({ "name": "Countess" })).await.unwrap();
    assert_eq!(rename().await.status, 200);
    assert_eq!(limit(&rename().await), "renames");
    assert_eq!(ada.get("/api/me/export").await.unwrap().status, 200);
    assert_eq!(limit(&ada.get("/api/me/export").await.unwrap()), "exports");
    let say =
        async || ada.post(&format!("/api/tables/{id}/chat"), &json!({ "said": "hello" })).await.unwrap();
    assert!(say().await.status == 201 && say().await.status == 201);
    let full = say().await;
    assert_eq!((full.status.as_u16(), full.reason().as_str()), (422, "full"));
    let claim = json!({ "code": "nonsense" });
    assert_eq!(stranger.post("/api/me/claim", &claim).await.unwrap().reason(), "bad_code");
    assert_eq!(limit(&stranger.post("/api/me/claim", &claim).await.unwrap()), "codes");
    let metrics = String::from_utf8(stranger.get("/metrics").await.unwrap().body.to_vec()).unwrap();
    for name in ["guests", "tables", "streams", "renames", "exports", "codes"] {
        let line = format!("howlcrown_limited_total{{limit=\"{name}\"}}");
        assert!(metrics.contains(&line), "{line}");
    }
    drop(streams);
    soon(node.close()).await.unwrap();
}

/// A family of five behind one address: phones, tablets, two tables, hints, chat, everything at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_friday_evening_meets_no_limit() {
    // Six evenings pass within a second here, so only what is counted per second is left out.
    let Evening { node, host, .. } = evening_with(config(&["requests=off", "address_requests=off"])).await;
    let mut devices = Vec::new();
    for name in
        ["Ada", "Bo", "Cy", "Di", "Ed", "Ada's tablet", "Bo's tablet", "Cy's phone", "a friend", "another"]
    {
        devices.push(guest(&host, name).await);
    }
    let mut streams = Vec::new();
    for evening in 0..6 {
        for hosts in [0, 5] {
            let id =
                open(&devices[hosts], &["me", "open", "open", "open", "level5"], json!({ "hints": true }))
                    .await;
            for seat in 1..4 {
                let path = format!("/api/tables/{id}/seats/{seat}");
                let taken = devices[hosts + seat].post(&path, &json!({})).await.unwrap();
                assert_eq!(taken.status, 200, "{evening}: {taken:?}");
            }
            for device in &devices {
                let mut events = follow(device, &id).await;
                frame(&mut events).await;
                streams.push(events);
                assert_eq!(device.get("/api/tables").await.unwrap().status, 200);
                assert_eq!(device.get("/api/me/games").await.unwrap().status, 200);
            }
            for device in &devices[hosts..hosts + 4] {
                let said =
                    device.post(&format!("/api/tables/{id}/chat"), &json!({ "said": "hi" })).await.unwrap();
                assert_eq!(said.status, 201);
            }
        }
    }
    soon(node.close()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_among_themselves_stop_searching_when_nobody_looks() {
    let Evening { node, time, host, store } = evening_with(config(&[])).await;
    let ada = guest(&host, "Ada").await;
    let id = open(&ada, &["me", "level4"], json!({ "standin": "level4" })).await;
    ada.json("DELETE", &format!("/api/tables/{id}/seats/0"), &json!({})).await.unwrap();
    let version = async || store.table(&id).await.unwrap().unwrap().now.version;
    soon(async { while version().await < 2 {} }).await;
    time.advance(Duration::from_secs(301));
    let stopped = async || {
        let metrics = ada.get("/metrics").await.unwrap();
        String::from_utf8_lossy(&metrics.body).contains("howlcrown_unattended_total")
    };
    soon(async { while !stopped().await {} }).await;
    let last = version().await;
    let mut events = follow(&ada, &id).await;
    assert!(frame(&mut events).await["outcome"].is_null(), "it has not ended meanwhile");
    until(&mut events, "frame", |it| it["version"].as_u64() > Some(last.into())).await;
    soon(node.close()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn all_games_and_messages_of_somebody_are_sent_as_one_file_each_once() {
    let Evening { node, host, store, .. } =
        evening_with(config(&["tables=1000", "requests=1000", "address_tables=1000"])).await;
    let ada = guest(&host, "Ada").await;
    let empty: Value = ada.get("/api/me/export").await.unwrap().json().unwrap();
    assert_eq!((&empty["games"], &empty["said"]), (&json!([]), &json!([])));
    let mut id = String::new();
    for _ in 0..205 {
        id = open(&ada, &["me", "me"], json!({ "start": false })).await;
    }
    let (identity, name) = (empty["me"]["id"].as_str().unwrap().to_owned(), "Ada".to_owned());
    for at in 0..1_001 {
        let said = format!("{at} \"{{[");
        let message = store::Message { id: 0, identity: identity.clone(), name: name.clone(), said, at };
        store.say(&id, &message).await.unwrap();
    }
    let reply = ada.get("/api/me/export").await.unwrap();
    assert!(!reply.headers.contains_key("content-length"), "it is written while it is read");
    let export: Value = reply.json().unwrap();
    let said: Vec<i64> =
        export["said"].as_array().unwrap().iter().map(|it| it["at"].as_i64().unwrap()).collect();
    assert_eq!(said, (0..1_001).collect::<Vec<_>>(), "every message once, oldest first");
    assert_eq!((export["games"].as_array().unwrap().len(), &export["me"]["name"]), (205, &json!("Ada")));
    assert!(export["statistics"]["lines"].is_array());
    let mut ids: Vec<&str> =
        export["games"].as_array().unwrap().iter().map(|it| it["id"].as_str().unwrap()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 205, "every game once");
    soon(node.close()).await.unwrap();
}
