//! Bad input gets clear answers, and nobody learns what they may not know.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod served;

use std::{
    io::{Read, Write},
    net::TcpStream,
    time::Duration,
};

use bytes::Bytes;
use client::Client;
use serde_json::{Value, json};
use served::{GAMES, Served, act, follow, info, play_out, table};
use tokio::task::JoinSet;

#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_get_clear_answers() {
    let served = Served::start();
    let (ada, eve) = (served.guest("Ada").await, served.guest("Eve").await);
    let id = table(&ada, GAMES()[0], &["me", "light"], json!({})).await;
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    let stranger = served.stranger();
    let post = async |client: &Client, path: &str, body: &str| {
        let headers = [("content-type", "application/json")];
        let reply = client.send("POST", path, &headers, Bytes::from(body.to_owned())).await.unwrap();
        (reply.status.as_u16(), reply.reason())
    };
    let said = |status: u16, reason: &str| (status, reason.to_owned());

    for body in ["", "{", "[]", "null", "\"x\"", "{\"game\":1}", "{\"unknown\":1}", "\u{0}", "{\"seats\":{}}"]
    {
        assert_eq!(post(&ada, "/api/tables", body).await, said(400, "malformed"), "{body:?}");
    }
    let deep = "[".repeat(30_000);
    assert_eq!(post(&ada, &at("actions"), &deep).await, said(400, "malformed"));
    let version = info(&ada, &id).await["version"].as_u64().unwrap();
    let deep = format!("[{}1{}]", "[".repeat(5000), "]".repeat(5000));
    let deep = format!("{{\"seat\":0,\"version\":{version},\"actions\":{deep}}}");
    assert_eq!(post(&ada, &at("actions"), &deep).await, said(400, "malformed"));
    for size in [70_000, 3_000_000] {
        let huge = format!("\"{}\"", "x".repeat(size));
        assert_eq!(post(&ada, &at("actions"), &huge).await, said(413, "too_large"), "{size}");
    }
    let negative = "{\"seat\":-1,\"version\":0,\"actions\":[1]}";
    assert_eq!(post(&ada, &at("actions"), negative).await, said(400, "malformed"));
    let form = ada.send("POST", &at("actions"), &[("content-type", "text/plain")], Bytes::from("{}")).await;
    assert_eq!(form.unwrap().status, 400);

    let play =
        |seat: u8, version: u32| json!({ "seat": seat, "version": version, "actions": [{}] }).to_string();
    assert_eq!(post(&stranger, &at("actions"), &play(0, 0)).await, said(401, "no_identity"));
    assert_eq!(post(&eve, &at("actions"), &play(0, 0)).await, said(403, "not_your_seat"));
    assert_eq!(post(&ada, &at("actions"), &play(1, 0)).await, said(403, "not_your_seat"));
    assert_eq!(post(&ada, &at("actions"), &play(200, 0)).await, said(403, "not_your_seat"));
    assert_eq!(post(&ada, &at("actions"), &play(0, 9_999)).await, said(409, "stale"));
    for id in ["AAAAAAAAAA", "x", "..%2f..%2fetc", "%00", "ÄÄÄÄÄÄÄÄÄÄ"] {
        let id = id.replace('Ä', "%C3%84");
        assert_eq!(
            post(&ada, &format!("/api/tables/{id}/start"), "{}").await,
            said(404, "not_found"),
            "{id}"
        );
    }
    assert_eq!(ada.get(&at("frames/99999")).await.unwrap().reason(), "no_such_version");
    assert_eq!(ada.get(&at("frames/x")).await.unwrap().reason(), "not_found");
    assert_eq!(ada.get(&at("frames/0?view=everything")).await.unwrap().reason(), "still_running");
    assert_eq!(ada.get(&at("replay")).await.unwrap().reason(), "still_running");
    assert_eq!(ada.json("DELETE", "/api/games", &json!({})).await.unwrap().reason(), "method_not_allowed");
    assert_eq!(eve.follow(&at("events?seat=0"), None).await.unwrap().unwrap_err().reason(), "not_your_seat");

    let wish = |more: Value| {
        let mut wish = json!({ "game": GAMES()[0], "seats": [{ "kind": "me" }, { "kind": "open" }] });
        wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        wish.to_string()
    };
    for (more, status, reason) in [
        (json!({ "game": "chess" }), 404, "unknown_game"),
        (json!({ "seats": [{ "kind": "bot", "bot": "hal" }] }), 422, "unknown_bot"),
        (json!({ "options": { "nope": "1" } }), 422, "unknown_option"),
        (json!({ "seats": [] }), 422, "player_count"),
        (json!({ "public": true, "seed": "1" }), 422, "seed_not_allowed"),
        (json!({ "seed": "zzz" }), 400, "malformed"),
        (json!({ "pace": { "kind": "live", "bank": 0, "increment": 0 } }), 422, "bad_pace"),
        (json!({ "from": { "replay": id, "version": 0 } }), 422, "still_running"),
    ] {
        assert_eq!(post(&ada, "/api/tables", &wish(more)).await, said(status, reason));
    }
    assert_eq!(post(&ada, &at("hint"), "{\"seat\":0}").await, said(422, "no_hints"));
    assert_eq!(post(&ada, &at("chat"), "{\"said\":\"  \"}").await, said(422, "bad_text"));

    let cross = [("content-type", "application/json"), ("origin", "https://evil.example")];
    let cross = ada.send("POST", "/api/guests", &cross, Bytes::from("{}")).await.unwrap();
    assert_eq!((cross.status.as_u16(), cross.reason().as_str()), (403, "foreign_origin"));

    play_out(&ada, &id, 0, |_| ()).await;
    let version = info(&ada, &id).await["version"].as_u64().unwrap();
    let over = act(&ada, &id, 0, version, &json!({ "act": "nonsense" })).await;
    assert!([400, 422].contains(&over.status.as_u16()));
    assert_eq!(served.stranger().get("/healthz").await.unwrap().status, 200);
}

/// Everything that is sent before the end, byte for byte, in both games: no seed, no token, no address of anybody.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_is_sent_before_the_end_holds_a_seed_or_somebody_elses_token() {
    let served = Served::start();
    for game in GAMES() {
        let (ada, bo) = (served.guest("Ada").await, served.guest("Bo").await);
        let tokens = [ada.token().unwrap().to_owned(), bo.token().unwrap().to_owned()];
        let id = table(&ada, game, &["me", "open", "light"], json!({ "hints": true })).await;
        bo.post(&format!("/api/tables/{id}/seats/1"), &json!({})).await.unwrap();
        let mut viewers = JoinSet::new();
        let watching = [(Some(0), ada.at(&served.host)), (Some(1), bo.at(&served.host))];
        for (seat, client) in watching.into_iter().chain([(None, served.stranger())]) {
            let id = id.clone();
            viewers.spawn(async move { all_that_is_sent(&client, &id, seat).await });
        }
        let mut players = JoinSet::new();
        for (seat, client) in [(0, ada), (1, bo)] {
            let id = id.clone();
            players.spawn(async move { play_out(&client, &id, seat, |_| ()).await });
        }
        players.join_all().await;
        let over = info(&served.stranger(), &id).await;
        let seed = over["seed"].as_str().unwrap();
        let (mut texts, mut bytes) = (0, 0);
        for (seat, sent) in viewers.join_all().await {
            for text in sent {
                let tells = |it: &str| text.contains(it);
                assert!(!tells(seed) && !tells(&seed.to_uppercase()), "{game}: {seat:?} is told the seed");
                let others = tokens.iter().enumerate().filter(|it| Some(it.0 as u8) != seat);
                assert!(!others.clone().any(|it| tells(it.1)), "{game}: {seat:?} is told a token");
                texts += 1;
                bytes += text.len();
            }
        }
        assert!(
            texts > 100 && bytes > 100_000,
            "there was something to search: {texts} texts, {bytes} bytes"
        );
    }
}

/// Follows a table and asks for everything that can be read, until it is over.
async fn all_that_is_sent(client: &Client, id: &str, seat: Option<u8>) -> (Option<u8>, Vec<String>) {
    let own = seat.map_or(String::new(), |it| format!("?seat={it}"));
    let mut events = follow(client, id, &own, None).await;
    let mut sent = Vec::new();
    loop {
        let event = events.next().await.expect("the stream is open");
        if event.data.contains("\"status\":\"over\"") {
            return (seat, sent);
        }
        let version = event.id;
        sent.push(event.data);
        let Some(version) = version else { continue };
        let frame = format!("/api/tables/{id}/frames/{version}");
        let others = format!("{frame}?seat={}", 1 - seat.unwrap_or(0));
        let everything = format!("{frame}?view=everything");
        let table = format!("/api/tables/{id}");
        let more = ["chat", "replay", "analysis"].map(|it| format!("{table}/{it}"));
        let [chat, replay, analysis] = &more;
        let mine = format!("{frame}{own}");
        let paths = [&table, &frame, &mine, &others, &everything, chat, replay, analysis];
        let general = ["/api/tables", "/api/me", "/api/me/games", "/api/me/export", "/metrics", "/healthz"];
        for path in paths.into_iter().map(String::as_str).chain(general) {
            let reply = client.get(path).await.unwrap();
            let text = format!("{:?}{}", reply.headers, String::from_utf8_lossy(&reply.body));
            // It may have ended since the last event.
            if text.contains("\"status\":\"over\"") || info(client, id).await["status"] == "over" {
                return (seat, sent);
            }
            if path == others || path == everything {
                assert!(reply.status.is_client_error(), "{path} is not for {seat:?}");
            }
            sent.push(text);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_connections_and_slow_readers_cost_little_and_harm_nobody() {
    let served = Served::start();
    let ada = served.guest("Ada").await;
    let id = table(&ada, GAMES()[0], &["me", "light"], json!({})).await;
    let mut silent = Vec::new();
    let before = served.memory();
    for number in 0..1_000 {
        let mut stream = TcpStream::connect(&served.host).unwrap();
        if number % 20 == 0 {
            // Some of them follow a table and never read.
            let ask = format!("GET /api/tables/{id}/events HTTP/1.1\r\nhost: {}\r\n\r\n", served.host);
            stream.write_all(ask.as_bytes()).unwrap();
        }
        silent.push(stream);
    }
    play_out(&ada, &id, 0, |_| ()).await;
    let grown = served.memory().saturating_sub(before) / 1_000;
    assert!(grown < 256 * 1024, "{grown} bytes per connection");
    let mut byte = [0];
    silent[0].set_read_timeout(Some(Duration::from_secs(5))).unwrap();
    assert_eq!(silent[0].read(&mut byte).unwrap(), 1, "who reads late still gets it");
    assert_eq!(served.stranger().get("/healthz").await.unwrap().status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_calls_too_often_is_told_to_wait() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("limits.db").display().to_string();
    let served = Served::limited(&file);
    let mut refused = 0;
    for _ in 0..60 {
        let reply = served.stranger().post("/api/guests", &json!({})).await.unwrap();
        if reply.status == 429 {
            assert_eq!(reply.reason(), "too_many");
            assert!(reply.headers.contains_key("retry-after"));
            refused += 1;
        }
    }
    assert!(refused > 0, "sixty identities at once are too many");
}
