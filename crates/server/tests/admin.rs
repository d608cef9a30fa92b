//! The operator: who they are, what they may do, and what is deleted without them.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod node;

use std::time::Duration;

use client::{Client, Events, Reply};
use node::{Evening, evening, evening_with, finished, follow, guest, info, open, soon, until};
use serde_json::{Value, json};
use server::{Config, Retention};

const TOKEN: &str = "a token of the operator";
const DAY: Duration = Duration::from_secs(24 * 3600);

async fn supervised() -> (Evening, Client) {
    let config =
        Config { countdown: Duration::ZERO, admin_token: Some(TOKEN.to_owned()), ..Config::default() };
    let evening = evening_with(config).await;
    let operator = Client::new(&evening.host, Some(TOKEN.to_owned()));
    (evening, operator)
}

async fn ends(events: &mut Events) {
    soon(async { while events.next().await.is_some() {} }).await;
}

async fn id(client: &Client) -> String {
    client.get("/api/me").await.unwrap().json::<Value>().unwrap()["id"].as_str().unwrap().to_owned()
}

async fn delete(client: &Client, path: &str) -> Reply {
    client.json("DELETE", path, &json!({})).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_token_there_is_no_operator_and_a_wrong_one_is_not_tried_for_long() {
    let Evening { node, host, .. } = evening().await;
    let anybody = Client::new(&host, Some(String::new()));
    assert_eq!(anybody.get("/api/admin/counts").await.unwrap().status, 404);
    node.close().await.unwrap();

    let (Evening { node, host, time, .. }, operator) = supervised().await;
    assert_eq!(operator.get("/api/admin/counts").await.unwrap().status, 200);
    let ada = guest(&host, "Ada").await;
    for client in [&Client::new(&host, None), &ada, &Client::new(&host, Some("a token of the".to_owned()))] {
        for (method, path) in [("GET", "counts"), ("DELETE", "tables/AAAAAAAAAA"), ("POST", "vacuum")] {
            let reply = client.json(method, &format!("/api/admin/{path}"), &json!({})).await.unwrap();
            assert_eq!((reply.status.as_u16(), reply.reason().as_str()), (401, "no_identity"));
        }
    }
    assert_eq!(ada.get("/api/admin/counts").await.unwrap().status, 401, "the tenth failure");
    let refused = operator.get("/api/admin/counts").await.unwrap();
    assert_eq!((refused.status.as_u16(), refused.reason().as_str()), (429, "too_many"));
    time.advance(Duration::from_secs(61));
    assert_eq!(operator.get("/api/admin/counts").await.unwrap().status, 200);
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operator_ends_tables_and_removes_messages_and_names_everywhere() {
    let (Evening { node, host, .. }, operator) = supervised().await;
    let (ada, bo) = (guest(&host, "Ada").await, guest(&host, "Rude Name").await);
    let table = open(&ada, &["me", "open"], json!({})).await;
    bo.post(&format!("/api/tables/{table}/seats/1"), &json!({})).await.unwrap();
    let chat = format!("/api/tables/{table}/chat");
    let mut events = follow(&ada, &table).await;
    let mut lines = Vec::new();
    for said in ["rude", "fine"] {
        let said: Value = bo.post(&chat, &json!({ "said": said })).await.unwrap().json().unwrap();
        lines.push(said["id"].as_i64().unwrap());
    }
    until(&mut events, "chat", |it| it["said"] == "fine").await;

    let line = format!("/api/admin/tables/{table}/chat/{}", lines[0]);
    assert_eq!(delete(&operator, &line).await.status, 204);
    assert_eq!(soon(events.next_of("unsaid")).await.unwrap()["id"], lines[0]);
    assert_eq!(delete(&operator, &line).await.status, 404);

    let person = format!("/api/admin/people/{}", id(&bo).await);
    let renamed = operator.json("PATCH", &person, &json!({ "name": "Guest" })).await.unwrap();
    assert_eq!(renamed.json::<Value>().unwrap()["name"], "Guest");
    until(&mut events, "chat", |it| it["id"] == lines[1] && it["name"] == "Guest").await;
    let seat = async || info(&ada, &table).await["seats"][1]["name"].clone();
    soon(async { while seat().await != "Guest" {} }).await;
    let said: Value = ada.get(&chat).await.unwrap().json().unwrap();
    assert!(!said.to_string().contains("ude"), "{said}");
    let nobody = operator.json("PATCH", "/api/admin/people/AAAAAAAAAA", &json!({})).await.unwrap();
    assert_eq!(nobody.status, 404);

    assert_eq!(delete(&operator, &format!("/api/admin/tables/{table}")).await.status, 204);
    ends(&mut events).await;
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.unwrap().status, 404);
    assert_eq!(delete(&operator, &format!("/api/admin/tables/{table}")).await.status, 404);
    assert_eq!(delete(&operator, &person).await.status, 204);
    assert_eq!(bo.get("/api/me").await.unwrap().status, 401);
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_person_may_read_and_delete_themselves_and_nothing_else() {
    let (Evening { node, host, time, .. }, operator) = supervised().await;
    let (ada, bo) = (guest(&host, "Ada").await, guest(&host, "Bo").await);
    let table = open(&ada, &["me", "open"], json!({})).await;
    bo.post(&format!("/api/tables/{table}/seats/1"), &json!({})).await.unwrap();
    let mut events = follow(&bo, &table).await;
    let chat = format!("/api/tables/{table}/chat");
    let ban = async |more: Value| {
        let mut wish = json!({ "subject": id(&bo).await });
        wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        operator.post("/api/admin/bans", &wish).await.unwrap().json::<Value>().unwrap()
    };
    ban(json!({ "scope": "chat", "hours": 1 })).await;
    let said = bo.post(&chat, &json!({ "said": "hello" })).await.unwrap();
    assert_eq!((said.status.as_u16(), said.reason().as_str()), (403, "banned"));
    assert_eq!(bo.post("/api/me/link", &json!({})).await.unwrap().status, 201, "only the chat");
    time.advance(Duration::from_secs(3601));
    assert_eq!(bo.post(&chat, &json!({ "said": "hello" })).await.unwrap().status, 201, "an hour is over");

    let banned = ban(json!({ "reason": "cheats" })).await;
    assert_eq!((&banned["scope"], &banned["until"]), (&json!("everything"), &Value::Null));
    ends(&mut events).await;
    let refused = bo.post(&format!("/api/tables/{table}/start"), &json!({})).await.unwrap();
    assert_eq!((refused.status.as_u16(), refused.reason().as_str()), (403, "banned"));
    let stream = bo.follow(&format!("/api/tables/{table}/events"), None).await.unwrap();
    assert_eq!(stream.unwrap_err().reason(), "banned");
    assert_eq!(bo.json("PATCH", "/api/me", &json!({ "name": "Cy" })).await.unwrap().reason(), "banned");
    let export: Value = bo.get("/api/me/export").await.unwrap().json().unwrap();
    assert_eq!(export["bans"][0]["reason"], "cheats");

    let subject = id(&bo).await;
    assert_eq!(delete(&operator, &format!("/api/admin/bans/{subject}")).await.status, 204);
    assert_eq!(delete(&operator, &format!("/api/admin/bans/{subject}")).await.status, 404);
    assert_eq!(bo.post("/api/me/link", &json!({})).await.unwrap().status, 201);
    ban(json!({})).await;
    assert_eq!(delete(&bo, "/api/me").await.status, 204);
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_address_makes_nobody_for_a_time() {
    let (Evening { node, host, time, .. }, operator) = supervised().await;
    let ada = guest(&host, "Ada").await;
    let ban = |subject: &str| json!({ "subject": subject, "hours": 1_000_000 });
    let banned: Value = operator.post("/api/admin/bans", &ban("127.0.0.1")).await.unwrap().json().unwrap();
    assert_eq!(banned["until"].as_i64().unwrap() - banned["created"].as_i64().unwrap(), 90 * 24 * 3_600_000);
    let stranger = Client::new(&host, None);
    assert_eq!(stranger.post("/api/guests", &json!({})).await.unwrap().reason(), "banned");
    assert_eq!(ada.post("/api/me/link", &json!({})).await.unwrap().reason(), "banned");
    assert_eq!(ada.get("/api/me").await.unwrap().status, 200);
    time.advance(DAY * 90);
    assert_eq!(stranger.post("/api/guests", &json!({})).await.unwrap().status, 201);
    let wrong = operator.post("/api/admin/bans", &ban("everybody")).await.unwrap();
    assert_eq!((wrong.status.as_u16(), wrong.reason().as_str()), (400, "malformed"));
    let network: Value =
        operator.post("/api/admin/bans", &ban("2001:db8:1:2:3:4:5:6")).await.unwrap().json().unwrap();
    assert_eq!(network["subject"], "2001:db8:1:2::/64");
    let path = "/api/admin/bans/2001:db8:1:2::9";
    assert_eq!(delete(&operator, path).await.status, 204);
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn reports_are_listed_until_they_are_closed() {
    let (Evening { node, host, .. }, operator) = supervised().await;
    let (ada, bo) = (guest(&host, "Ada").await, guest(&host, "Bo").await);
    let table = open(&bo, &["me", "open"], json!({})).await;
    let about = json!({ "kind": "person", "person": id(&bo).await });
    let report = json!({ "table": table, "about": about, "reason": "sits there" });
    assert_eq!(ada.post("/api/reports", &report).await.unwrap().status, 204);
    let open: Value = operator.get("/api/admin/reports").await.unwrap().json().unwrap();
    assert_eq!((&open[0]["reason"], &open[0]["table"]), (&json!("sits there"), &json!(table)));
    let counts: Value = operator.get("/api/admin/counts").await.unwrap().json().unwrap();
    assert_eq!(
        (&counts["reports"], &counts["people"], &counts["lobbies"]),
        (&json!(1), &json!(2), &json!(1))
    );
    let path = format!("/api/admin/reports/{}", open[0]["id"]);
    assert_eq!(delete(&operator, &path).await.status, 204);
    assert_eq!(delete(&operator, &path).await.status, 404);
    let open: Value = operator.get("/api/admin/reports").await.unwrap().json().unwrap();
    assert_eq!(open, json!([]));
    assert_eq!(operator.post("/api/admin/vacuum", &json!({})).await.unwrap().status, 204);
    node.close().await.unwrap();
}

/// A server on which each kind of thing has been left behind, and the operator.
async fn left_behind(retention: Retention) -> (Evening, Client, [String; 3]) {
    let config = Config {
        countdown: Duration::ZERO,
        admin_token: Some(TOKEN.to_owned()),
        idle: Duration::from_millis(1),
        retention,
        ..Config::default()
    };
    let evening = evening_with(config).await;
    let operator = Client::new(&evening.host, Some(TOKEN.to_owned()));
    let (ada, bo) = (guest(&evening.host, "Ada").await, guest(&evening.host, "Bo").await);
    let lobby = open(&ada, &["me", "open"], json!({})).await;
    let running = open(&ada, &["me", "me"], json!({})).await;
    let over = finished(&ada, &bo).await;
    ada.post("/api/me/link", &json!({})).await.unwrap();
    ada.post(&format!("/api/tables/{over}/chat"), &json!({ "said": "hello" })).await.unwrap();
    (evening, operator, [lobby, running, over])
}

/// How many tables are in memory: only those that nobody looks at are deleted.
async fn all_idle(operator: &Client) {
    let live = async || {
        operator.get("/api/admin/counts").await.unwrap().json::<Value>().unwrap()["live"].as_u64().unwrap()
    };
    soon(async { while live().await > 0 {} }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_needs_is_deleted_after_its_time_and_finished_games_stay() {
    let quiet = Retention { every: None, ..Retention::default() };
    let (Evening { node, host, time, store, .. }, operator, [lobby, running, over]) =
        left_behind(quiet).await;
    let anybody = Client::new(&host, None);
    let status = async |id: &str| anybody.get(&format!("/api/tables/{id}")).await.unwrap().status.as_u16();
    let sweep = async || {
        all_idle(&operator).await;
        operator.post("/api/admin/retention", &json!({})).await.unwrap().json::<Value>().unwrap()
    };
    let swept = sweep().await;
    assert!(swept.as_object().unwrap().values().all(|it| it == 0), "nothing is old: {swept}");
    time.advance(DAY * 7 + Duration::from_secs(1));
    let swept = sweep().await;
    assert_eq!(
        (&swept["lobbies"], &swept["codes"], &swept["games"]),
        (&json!(1), &json!(1), &json!(0)),
        "{swept}"
    );
    assert_eq!([status(&lobby).await, status(&running).await, status(&over).await], [404, 200, 200]);
    time.advance(DAY * 83);
    assert_eq!(sweep().await["games"], 1);
    assert_eq!([status(&running).await, status(&over).await], [404, 200]);
    time.advance(DAY * 275);
    let swept = sweep().await;
    assert_eq!((&swept["messages"], &swept["guests"]), (&json!(1), &json!(0)), "{swept}");
    time.advance(DAY * 36);
    assert_eq!(sweep().await["guests"], 2);
    assert_eq!(store.counts().await.unwrap().people, 0);
    let left = info(&anybody, &over).await;
    assert_eq!((&left["status"], &left["seats"][0]["name"]), (&json!("over"), &Value::Null));
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn retention_runs_by_itself_and_can_be_switched_off() {
    for kept in [false, true] {
        let retention = Retention {
            lobbies: Some(DAY).filter(|_| !kept),
            games: Some(DAY).filter(|_| !kept),
            ..Retention::default()
        };
        let (Evening { node, time, store, .. }, operator, tables) = left_behind(retention).await;
        all_idle(&operator).await;
        let exists = async |id: &str| store.table(id).await.unwrap().is_some();
        if kept {
            time.advance(DAY * 50);
            let swept = operator.post("/api/admin/retention", &json!({})).await.unwrap();
            assert_eq!(swept.json::<Value>().unwrap()["games"], 0);
            assert!(exists(&tables[0]).await && exists(&tables[1]).await);
        } else {
            time.advance(DAY * 2);
            soon(async { while exists(&tables[0]).await || exists(&tables[1]).await {} }).await;
        }
        assert!(exists(&tables[2]).await);
        node.close().await.unwrap();
    }
}
