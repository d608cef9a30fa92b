//! Many names of one caller: what is counted by address cannot be had again by another name.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod node;

use client::{Client, Reply};
use node::{Evening, config, evening_with, guest, limit, soon, try_open};
use serde_json::{Value, json};
use server::Config;

#[tokio::test(flavor = "multi_thread")]
async fn many_guests_of_one_address_share_its_strong_bots() {
    let Evening { node, host, .. } = evening_with(config(&["address_strong_games=3"])).await;
    for number in 0..5 {
        let client = guest(&host, "Many").await;
        let reply = try_open(&client, &["me", "level6"], json!({})).await;
        if number < 3 {
            assert_eq!(reply.status, 201);
        } else {
            assert_eq!(limit(&reply), "address_strong_games");
        }
        assert_eq!(
            try_open(&client, &["me", "light"], json!({})).await.status,
            201,
            "a light bot always plays"
        );
    }
    soon(node.close()).await.unwrap();
}

/// Somebody who calls from an address, as a proxy names it.
struct Caller {
    client: Client,
    address: &'static str,
}

impl Caller {
    async fn new(host: &str, address: &'static str) -> Self {
        let stranger = Self { client: Client::new(host, None), address };
        let guest: Value = stranger.ask("POST", "/api/guests", json!({})).await.json().unwrap();
        let token = guest["token"].as_str().unwrap().to_owned();
        Self { client: Client::new(host, Some(token)), address }
    }

    async fn ask(&self, method: &str, path: &str, body: Value) -> Reply {
        let headers = [("content-type", "application/json"), ("x-forwarded-for", self.address)];
        self.client.send(method, path, &headers, body.to_string().into()).await.unwrap()
    }

    /// Opens a table at which strong bots play on by themselves.
    async fn leave_to_bots(&self, bot: &str) -> String {
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": bot }]);
        let wish = json!({ "game": "kingdoms", "seats": seats, "standin": bot, "start": true });
        let opened = self.ask("POST", "/api/tables", wish).await;
        let id = opened.json::<Value>().unwrap()["id"].as_str().unwrap().to_owned();
        self.ask("DELETE", &format!("/api/tables/{id}/seats/0"), json!({})).await;
        id
    }
}

/// Identities cost nothing, so a turn for each of them would be a way to the front. A second of thinking is long beside
/// everything else, so that the turns alone decide how many moves there are.
#[tokio::test(flavor = "multi_thread")]
async fn many_names_at_one_address_do_not_slow_down_the_bots_of_another() {
    let all = ["address_strong_games=100", "guests=100"];
    let Evening { node, host, store, .. } = evening_with(Config { behind_proxy: true, ..config(&all) }).await;
    let mut greedy = Vec::new();
    for _ in 0..20 {
        greedy.push(Caller::new(&host, "192.0.2.1").await.leave_to_bots("level6").await);
    }
    let modest = Caller::new(&host, "198.51.100.1").await;
    let version = async |id: &str| store.table(id).await.unwrap().unwrap().now.version;
    let played = async || {
        let mut sum = 0;
        for id in &greedy {
            sum += version(id).await;
        }
        sum
    };
    let id = modest.leave_to_bots("level6").await;
    let (begun, before) = (version(&id).await, played().await);
    soon(async { while version(&id).await < begun + 2 {} }).await;
    let (own, others) = (version(&id).await - begun, played().await - before);
    assert!(others < 10 * own, "{others} moves of 20 names at one address beside {own} of one at another");
    soon(node.close()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn many_names_at_one_address_do_not_fill_the_queue_of_analyses() {
    let analyses = ["address_analyses=3", "guests=100"];
    let config = Config { behind_proxy: true, analysis: 1_000_000, ..config(&analyses) };
    let Evening { node, host, store, .. } = evening_with(config).await;
    let asked = async |address: &'static str| {
        let caller = Caller::new(&host, address).await;
        let id = caller.leave_to_bots("light").await;
        let over = async || store.table(&id).await.unwrap().unwrap().now.status == store::Status::Over;
        soon(async { while !over().await {} }).await;
        caller.ask("POST", &format!("/api/tables/{id}/analysis"), json!({})).await
    };
    for number in 0..5 {
        let reply = asked("2001:db8::1").await;
        if number < 3 {
            assert_eq!(reply.status, 200);
        } else {
            assert_eq!(limit(&reply), "address_analyses");
        }
    }
    assert_eq!(asked("2001:db8:0:1::1").await.status, 200, "another address has room");
    soon(node.close()).await.unwrap();
}

/// However many addresses somebody has.
#[tokio::test(flavor = "multi_thread")]
async fn new_guests_and_tables_have_a_ceiling_for_the_whole_node() {
    let few = ["all_guests=3", "all_tables=2"];
    let Evening { node, host, .. } = evening_with(Config { behind_proxy: true, ..config(&few) }).await;
    let addresses = ["192.0.2.1", "192.0.2.2", "2001:db8::1"];
    let mut callers = Vec::new();
    for address in addresses {
        callers.push(Caller::new(&host, address).await);
    }
    let stranger = Caller { client: Client::new(&host, None), address: "2001:db8:1::1" };
    assert_eq!(limit(&stranger.ask("POST", "/api/guests", json!({})).await), "all_guests");
    let wish = json!({ "game": "kingdoms", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    for caller in &callers[..2] {
        assert_eq!(caller.ask("POST", "/api/tables", wish.clone()).await.status, 201);
    }
    assert_eq!(limit(&callers[2].ask("POST", "/api/tables", wish).await), "all_tables");
    soon(node.close()).await.unwrap();
}
