//! A node in this process, with a store in memory and a time that tests set.

#![allow(dead_code, reason = "every test uses a part of it")]

use std::{sync::Arc, time::Duration};

use client::{Client, Events, Reply};
use serde_json::{Value, json};
use server::{
    Config, Limits, Node,
    time::{Manual, Time},
};
use store::Store;

pub(crate) struct Evening {
    pub(crate) node: Node,
    pub(crate) time: Arc<Manual>,
    pub(crate) host: String,
    pub(crate) store: Store,
}

/// A node that starts games at once.
pub(crate) async fn evening() -> Evening {
    evening_with(Config { countdown: Duration::ZERO, limits: Limits::off(), ..Config::default() }).await
}

pub(crate) async fn evening_with(config: Config) -> Evening {
    let time = Arc::new(Manual::new(1_000_000));
    let store = Store::memory().unwrap();
    let config =
        Config { addr: ([127, 0, 0, 1], 0).into(), time: Arc::clone(&time) as Arc<dyn Time>, ..config };
    let node = Node::start(config, store.clone()).await.unwrap();
    let host = node.addr().to_string();
    Evening { node, time, host, store }
}

pub(crate) async fn guest(host: &str, name: &str) -> Client {
    Client::guest(host, name).await.unwrap()
}

/// Games start at once; the limits are the usual ones and these.
pub(crate) fn config(limits: &[&str]) -> Config {
    let limits = limits.iter().fold(Limits::default(), |all, it| all.with(it).unwrap());
    Config { countdown: Duration::ZERO, limits, ..Config::default() }
}

/// Opens a table with these seats: `me`, `open`, or a bot's name.
pub(crate) async fn open(client: &Client, seats: &[&str], more: Value) -> String {
    let reply: Value = try_open(client, seats, more).await.json().unwrap();
    reply["id"].as_str().unwrap_or_else(|| panic!("{reply}")).to_owned()
}

/// The answer to the same wish, which may be refused.
pub(crate) async fn try_open(client: &Client, seats: &[&str], more: Value) -> Reply {
    let seat = |&it: &&str| match it {
        "me" | "open" => json!({ "kind": it }),
        bot => json!({ "kind": "bot", "bot": bot }),
    };
    let seats: Vec<Value> = seats.iter().map(seat).collect();
    let mut wish = json!({ "game": "kingdoms", "seats": seats, "start": true });
    wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    client.post("/api/tables", &wish).await.unwrap()
}

/// What was refused, and that the answer says when to try again.
pub(crate) fn limit(reply: &Reply) -> String {
    assert_eq!((reply.status.as_u16(), reply.reason().as_str()), (429, "too_many"), "{reply:?}");
    let seconds = reply.json::<Value>().unwrap()["seconds"].as_u64().unwrap();
    assert!(seconds > 0);
    assert_eq!(reply.headers["retry-after"], seconds.to_string());
    reply.json::<Value>().unwrap()["what"].as_str().unwrap().to_owned()
}

pub(crate) async fn info(client: &Client, id: &str) -> Value {
    client.get(&format!("/api/tables/{id}")).await.unwrap().json().unwrap()
}

pub(crate) async fn follow(client: &Client, id: &str) -> Events {
    client.follow(&format!("/api/tables/{id}/events"), None).await.unwrap().unwrap()
}

pub(crate) async fn frame(events: &mut Events) -> Value {
    soon(events.next_of("frame")).await.unwrap()
}

/// The first event of this kind that is wanted.
pub(crate) async fn until(events: &mut Events, name: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    loop {
        let event = soon(events.next_of(name)).await.expect("the stream is open");
        if wanted(&event) {
            return event;
        }
    }
}

pub(crate) async fn soon<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(30), what).await.expect("it happens soon")
}

/// A game between two people that stand-ins have played to the end.
pub(crate) async fn finished(one: &Client, other: &Client) -> String {
    let id = open(one, &["me", "open"], json!({})).await;
    other.post(&format!("/api/tables/{id}/seats/1"), &json!({})).await.unwrap();
    let mut events = follow(one, &id).await;
    for (seat, client) in [one, other].into_iter().enumerate() {
        client.json("DELETE", &format!("/api/tables/{id}/seats/{seat}"), &json!({})).await.unwrap();
    }
    until(&mut events, "frame", |it| !it["outcome"].is_null()).await;
    id
}
