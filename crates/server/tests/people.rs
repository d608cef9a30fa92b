//! People: devices, deletion of oneself, muting, reports and bans.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod node;

use std::time::Duration;

use client::{Client, Events};
use node::{Evening, evening, evening_with, finished, follow, guest, info, open, soon, until};
use serde_json::{Value, json};
use server::Config;

/// Whether a stream ends; what comes before does not matter.
async fn ends(events: &mut Events) {
    soon(async { while events.next().await.is_some() {} }).await;
}

async fn read(client: &Client, path: &str) -> Value {
    client.get(path).await.unwrap().json().unwrap()
}

async fn delete(client: &Client, path: &str) -> (u16, String) {
    let reply = client.json("DELETE", path, &json!({})).await.unwrap();
    (reply.status.as_u16(), reply.reason())
}

async fn id(client: &Client) -> String {
    read(client, "/api/me").await["id"].as_str().unwrap().to_owned()
}

/// The same person on another device.
async fn device(host: &str, person: &Client) -> Client {
    let code: Value = person.post("/api/me/link", &json!({})).await.unwrap().json().unwrap();
    let phone = Client::new(host, None);
    let headers = [("content-type", "application/json"), ("user-agent", "Firefox/140.0 (Android)")];
    let phone = phone.send("POST", "/api/me/claim", &headers, code.to_string().into()).await.unwrap();
    Client::new(host, phone.json::<Value>().unwrap()["token"].as_str().map(str::to_owned))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_is_signed_out_is_nobody_any_more_and_its_streams_end() {
    let Evening { node, host, .. } = evening().await;
    let ada = guest(&host, "Ada").await;
    let phone = device(&host, &ada).await;
    let table = open(&ada, &["me", "open"], json!({})).await;
    let mut own = follow(&ada, &table).await;
    let mut others = follow(&phone, &table).await;
    let devices = read(&ada, "/api/me/devices").await;
    assert_eq!(devices.as_array().unwrap().len(), 2, "{devices}");
    let lost = devices.as_array().unwrap().iter().find(|it| it["this"] == false).unwrap();
    let path = format!("/api/me/devices/{}", lost["id"].as_str().unwrap());
    let stranger = guest(&host, "Eve").await;
    assert_eq!(delete(&stranger, &path).await, (404, "not_found".to_owned()), "not a device of theirs");
    assert_eq!(delete(&ada, &path).await.0, 204);
    ends(&mut others).await;
    assert_eq!(phone.get("/api/me").await.unwrap().reason(), "no_identity");
    assert_eq!(delete(&ada, &path).await.0, 404);
    ada.post(&format!("/api/tables/{table}/chat"), &json!({ "said": "still here" })).await.unwrap();
    until(&mut own, "chat", |it| it["said"] == "still here").await;

    let phone = device(&host, &ada).await;
    let code: Value = ada.post("/api/me/link", &json!({})).await.unwrap().json().unwrap();
    assert_eq!(delete(&phone, "/api/me/devices").await.0, 204);
    let back = Client::new(&host, None).post("/api/me/claim", &code).await.unwrap();
    assert_eq!(back.reason(), "bad_code", "a code that was made before is void");
    assert_eq!(ada.get("/api/me").await.unwrap().status, 401, "all others are signed out");
    assert_eq!(phone.get("/api/me").await.unwrap().status, 200);
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_shows_what_it_is_and_when_it_was_used() {
    let Evening { node, host, time, .. } = evening().await;
    let ada = guest(&host, "Ada").await;
    let agent = [("user-agent", "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0")];
    let first = read(&ada, "/api/me/devices").await[0]["seen"].as_i64().unwrap();
    time.advance(std::time::Duration::from_secs(2 * 3600));
    let device = soon(async {
        loop {
            ada.send("GET", "/api/me", &agent, Default::default()).await.unwrap();
            let devices = read(&ada, "/api/me/devices").await;
            if devices[0]["name"] != "" {
                return devices[0].clone();
            }
            tokio::task::yield_now().await;
        }
    })
    .await;
    assert_eq!((&device["name"], &device["this"]), (&json!("Firefox, Linux"), &json!(true)));
    assert_eq!(device["seen"].as_i64().unwrap() - first, 2 * 3_600_000);
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_deletes_themselves_is_gone_everywhere_and_their_games_stay() {
    let Evening { node, host, .. } = evening().await;
    let (ada, bo) = (guest(&host, "Ada").await, guest(&host, "Bo").await);
    let played = finished(&ada, &bo).await;
    let running = open(&ada, &["me", "open"], json!({})).await;
    bo.post(&format!("/api/tables/{running}/seats/1"), &json!({})).await.unwrap();
    let lobby = open(&bo, &["me", "open", "open"], json!({})).await;
    ada.post(&format!("/api/tables/{lobby}/seats/1"), &json!({})).await.unwrap();
    for table in [&played, &running] {
        ada.post(&format!("/api/tables/{table}/chat"), &json!({ "said": "I am Ada" })).await.unwrap();
        bo.post(&format!("/api/tables/{table}/chat"), &json!({ "said": "hello" })).await.unwrap();
    }
    let (mut own, mut theirs) = (follow(&ada, &running).await, follow(&bo, &running).await);
    until(&mut theirs, "chat", |it| it["said"] == "hello").await;

    assert_eq!(delete(&ada, "/api/me").await.0, 204);
    ends(&mut own).await;
    soon(theirs.next_of("unsaid")).await.unwrap();
    let seen = info(&bo, &running).await;
    assert_eq!((&seen["seats"][0]["name"], &seen["seats"][0]["person"]), (&Value::Null, &Value::Null));
    assert_eq!(seen["seats"][0]["bot"], "light", "a stand-in plays on: {seen}");
    assert_eq!(info(&bo, &lobby).await["seats"][1]["kind"], "open");
    for path in ["", "/replay", "/chat", "/frames/1"] {
        for table in [&played, &running] {
            let reply = bo.get(&format!("/api/tables/{table}{path}")).await.unwrap();
            assert!(!String::from_utf8_lossy(&reply.body).contains("Ada"), "{path}: {reply:?}");
        }
    }
    assert_eq!(info(&bo, &played).await["status"], "over");
    for path in ["/api/me/games", "/api/me/export", "/api/tables"] {
        let reply = bo.get(path).await.unwrap();
        assert!(!String::from_utf8_lossy(&reply.body).contains("Ada"), "{path}");
    }
    assert_eq!(ada.get("/api/me").await.unwrap().status, 401);
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_deleted_once_all_its_players_have_asked() {
    let Evening { node, host, .. } = evening().await;
    let (ada, bo, eve) = (guest(&host, "Ada").await, guest(&host, "Bo").await, guest(&host, "Eve").await);
    let running = open(&ada, &["me", "light"], json!({})).await;
    let at = |table: &str| format!("/api/tables/{table}");
    assert_eq!(delete(&ada, &at(&running)).await, (422, "still_running".to_owned()));
    let table = finished(&ada, &bo).await;
    assert_eq!(delete(&eve, &at(&table)).await, (403, "not_your_table".to_owned()));
    let first = ada.json("DELETE", &at(&table), &json!({})).await.unwrap();
    assert_eq!(first.json::<Value>().unwrap(), json!({ "deleted": false }));
    assert!(!read(&ada, "/api/me/games").await.to_string().contains(&table));
    assert_eq!(read(&ada, "/api/me/export").await["discarded"], json!([table]));
    let again = ada.json("DELETE", &at(&table), &json!({})).await.unwrap();
    assert_eq!(again.json::<Value>().unwrap(), json!({ "deleted": false }), "asking twice is asking once");
    let mut events = follow(&bo, &table).await;
    let last = bo.json("DELETE", &at(&table), &json!({})).await.unwrap();
    assert_eq!(last.json::<Value>().unwrap(), json!({ "deleted": true }));
    ends(&mut events).await;
    assert_eq!(bo.get(&at(&table)).await.unwrap().status, 404);
    assert_eq!(read(&bo, "/api/me/statistics").await, json!({ "lines": [] }));
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_muted_person_is_not_heard_and_does_not_learn_of_it() {
    let Evening { node, host, .. } = evening().await;
    let (ada, bo) = (guest(&host, "Ada").await, guest(&host, "Bo").await);
    let table = open(&ada, &["me", "open"], json!({})).await;
    bo.post(&format!("/api/tables/{table}/seats/1"), &json!({})).await.unwrap();
    let chat = format!("/api/tables/{table}/chat");
    let say = async |who: &Client, said: &str| {
        assert_eq!(who.post(&chat, &json!({ "said": said })).await.unwrap().status, 201);
    };
    let bo_id = info(&ada, &table).await["seats"][1]["person"].as_str().unwrap().to_owned();
    assert_eq!(bo_id, id(&bo).await);
    let (mut hers, mut his) = (follow(&ada, &table).await, follow(&bo, &table).await);
    say(&bo, "rude").await;
    until(&mut hers, "chat", |it| it["said"] == "rude").await;

    let mute = async |person: &str| ada.post("/api/me/mutes", &json!({ "person": person })).await.unwrap();
    assert_eq!(mute(&bo_id).await.status, 204);
    assert_eq!(mute("AAAAAAAAAA").await.status, 404, "nobody");
    assert_eq!(mute(&id(&ada).await).await.status, 404, "not oneself");
    assert_eq!(read(&ada, "/api/me/mutes").await, json!([{ "id": bo_id, "name": "Bo" }]));
    assert_eq!(read(&ada, &chat).await, json!([]));
    assert_eq!(read(&bo, &chat).await.as_array().unwrap().len(), 1);
    // The stream has learned of it once it has handled a message that came after the change.
    say(&bo, "ruder").await;
    say(&ada, "peace").await;
    let heard = until(&mut hers, "chat", |_| true).await;
    assert_eq!(heard["said"], "peace");
    until(&mut his, "chat", |it| it["said"] == "ruder").await;

    assert_eq!(delete(&ada, &format!("/api/me/mutes/{bo_id}")).await.0, 204);
    assert_eq!(read(&ada, &chat).await.as_array().unwrap().len(), 3);
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_names_something_that_is_there_and_nobody_may_flood_the_operator() {
    let Evening { node, host, store, .. } =
        evening_with(Config { countdown: Duration::ZERO, ..Config::default() }).await;
    let (ada, bo) = (guest(&host, "Ada").await, guest(&host, "Bo").await);
    let table = open(&ada, &["me", "open"], json!({})).await;
    bo.post(&format!("/api/tables/{table}/seats/1"), &json!({})).await.unwrap();
    let said = bo.post(&format!("/api/tables/{table}/chat"), &json!({ "said": "ugh" })).await.unwrap();
    let line = said.json::<Value>().unwrap()["id"].clone();
    let report = async |about: Value, reason: &str| {
        let reply =
            ada.post("/api/reports", &json!({ "table": table, "about": about, "reason": reason })).await;
        let reply = reply.unwrap();
        (reply.status.as_u16(), reply.reason())
    };
    let person = json!({ "kind": "person", "person": id(&bo).await });
    assert_eq!(report(json!({ "kind": "line", "line": line }), "rude").await.0, 204);
    assert_eq!(report(person.clone(), "cheats").await.0, 204);
    assert_eq!(report(json!({ "kind": "table" }), "spam").await.0, 204);
    assert_eq!(report(json!({ "kind": "line", "line": 999 }), "rude").await.0, 404);
    assert_eq!(report(json!({ "kind": "person", "person": "AAAAAAAAAA" }), "rude").await.0, 404);
    assert_eq!(report(person.clone(), "  ").await, (422, "bad_text".to_owned()));
    assert_eq!(report(person.clone(), &"x".repeat(501)).await, (422, "bad_text".to_owned()));
    let open = store.open_reports(0, 99).await.unwrap();
    assert_eq!(open.len(), 3);
    assert_eq!((open[0].subject.as_str(), open[0].said.as_deref()), (id(&bo).await.as_str(), Some("ugh")));
    assert_eq!(open[2].subject, id(&ada).await, "whoever opened the table");
    for _ in 0..17 {
        assert_eq!(report(person.clone(), "again").await.0, 204);
    }
    assert_eq!(report(person, "again").await, (429, "too_many".to_owned()));
    let mine = read(&ada, "/api/me/export").await;
    assert_eq!(mine["reports"].as_array().unwrap().len(), 20);
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_holds_everything_that_is_stored_about_a_person() {
    let Evening { node, host, .. } = evening().await;
    let (ada, bo) = (guest(&host, "Ada").await, guest(&host, "Bo").await);
    let table = finished(&ada, &bo).await;
    ada.post(&format!("/api/tables/{table}/chat"), &json!({ "said": "good game" })).await.unwrap();
    ada.post("/api/me/mutes", &json!({ "person": id(&bo).await })).await.unwrap();
    let export = read(&ada, "/api/me/export").await;
    assert_eq!(export["me"]["name"], "Ada");
    assert!(export["created"].as_i64().is_some());
    assert_eq!(export["devices"].as_array().unwrap().len(), 1);
    assert_eq!(export["games"][0]["id"], json!(table));
    assert_eq!(export["statistics"]["lines"].as_array().unwrap().len(), 1);
    assert_eq!(
        (&export["said"][0]["said"], &export["said"][0]["table"]),
        (&json!("good game"), &json!(table))
    );
    assert_eq!(export["muted"][0]["name"], "Bo");
    assert_eq!(
        (&export["reports"], &export["bans"], &export["discarded"]),
        (&json!([]), &json!([]), &json!([]))
    );
    node.close().await.unwrap();
}
