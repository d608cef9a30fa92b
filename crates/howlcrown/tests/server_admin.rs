//! `howlcrown admin` against a real server, on SQLite and on two nodes of PostgreSQL.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

#[path = "../../store/tests/cluster/mod.rs"]
mod cluster;
mod served;

use std::process::{Command, Output};

use client::Client;
use serde_json::{Value, json};
use served::{GAMES, Served, follow, info, table};

const TOKEN: &str = "0123456789abcdef";

fn admin(served: &Served, token: Option<&str>, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_howlcrown"));
    command.args(["admin", "--server", &format!("http://{}", served.host)]).args(arguments);
    command.env_remove("HOWLCROWN_ADMIN_TOKEN");
    command.envs(token.map(|it| ("HOWLCROWN_ADMIN_TOKEN", it)));
    command.output().unwrap()
}

fn done(served: &Served, arguments: &[&str]) -> String {
    let output = admin(served, Some(TOKEN), arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn refused(served: &Served, token: Option<&str>, arguments: &[&str]) -> String {
    let output = admin(served, token, arguments);
    assert!(!output.status.success());
    String::from_utf8(output.stderr).unwrap()
}

async fn id(client: &Client) -> String {
    client.get("/api/me").await.unwrap().json::<Value>().unwrap()["id"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operator_acts_on_the_running_server() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("admin.db").display().to_string();
    let served = Served::on(&file, &["--admin-token", TOKEN]);
    let (ada, bo) = (served.guest("Ada").await, served.guest("Rude").await);
    let id_of_bo = id(&bo).await;
    let at = table(&ada, GAMES()[0], &["me", "open"], json!({})).await;
    bo.post(&format!("/api/tables/{at}/seats/1"), &json!({})).await.unwrap();
    let said = bo.post(&format!("/api/tables/{at}/chat"), &json!({ "said": "\u{202e}ugh" })).await.unwrap();
    let line = said.json::<Value>().unwrap()["id"].to_string();
    let about = json!({ "kind": "line", "line": line.parse::<i64>().unwrap() });
    let report = json!({ "table": at, "about": about, "reason": "insults" });
    assert_eq!(ada.post("/api/reports", &report).await.unwrap().status, 204);

    let reports = done(&served, &["reports"]);
    assert!(reports.contains("insults") && reports.contains(&id_of_bo) && reports.contains(&at), "{reports}");
    done(&served, &["unsay", &at, &line]);
    assert_eq!(done(&served, &["rename", &id_of_bo, "Bo"]).trim(), "Bo");
    done(&served, &["ban", &id_of_bo, "--hours", "24", "--reason", "insults"]);
    assert!(done(&served, &["bans"]).starts_with(&format!("{id_of_bo}  everything  until 2")));
    assert_eq!(bo.post("/api/me/link", &json!({})).await.unwrap().reason(), "banned");
    done(&served, &["unban", &id_of_bo]);
    assert_eq!(bo.post("/api/me/link", &json!({})).await.unwrap().status, 201);
    done(&served, &["close", reports.split(' ').next().unwrap()]);
    assert_eq!(done(&served, &["reports"]), "");
    done(&served, &["ban", "2001:db8::1"]);
    done(&served, &["unban", "2001:db8::/64"]);
    assert!(done(&served, &["counts"]).contains("2  people"));
    done(&served, &["end", &at]);
    assert_eq!(ada.get(&format!("/api/tables/{at}")).await.unwrap().status, 404);
    done(&served, &["forget", &id_of_bo]);
    assert!(done(&served, &["counts"]).contains("1  people"));
    assert!(done(&served, &["retention"]).contains("0  games"));
    done(&served, &["vacuum"]);

    assert!(refused(&served, None, &["counts"]).contains("HOWLCROWN_ADMIN_TOKEN"));
    assert!(refused(&served, Some("wrong"), &["counts"]).contains("does not accept this token"));
    assert!(refused(&served, Some(TOKEN), &["end", "AAAAAAAAAA"]).contains("no such thing"));
    assert!(refused(&served, Some(TOKEN), &["end", "../counts"]).contains("neither an id nor an address"));
    assert!(refused(&served, Some(TOKEN), &["ban", "everybody"]).contains("id or an address"));
    let nowhere = ["--server", "http://127.0.0.1:1", "counts"];
    let mut command = Command::new(env!("CARGO_BIN_EXE_howlcrown"));
    let output = command.arg("admin").args(nowhere).env("HOWLCROWN_ADMIN_TOKEN", TOKEN).output().unwrap();
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot reach http://127.0.0.1:1"));

    let short = Command::new(env!("CARGO_BIN_EXE_howlcrown"))
        .args(["serve", "--addr", "127.0.0.1:0", "--database", "memory:", "--admin-token", "short"])
        .output();
    assert!(String::from_utf8_lossy(&short.unwrap().stderr).contains("at least 16 characters"));
    let closed = Served::start();
    assert!(refused(&closed, Some(TOKEN), &["counts"]).contains("without an admin token"));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_period_of_retention_can_be_set_and_switched_off() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("keep.db").display().to_string();
    let periods = ["--keep-lobbies", "0", "--keep-games", "0", "--keep-guests", "1", "--keep-chat", "1"];
    let served = Served::on(&file, &[&["--admin-token", TOKEN, "--no-retention"], &periods[..]].concat());
    let ada = served.guest("Ada").await;
    let at = table(&ada, GAMES()[0], &["me", "open"], json!({})).await;
    let swept = done(&served, &["retention"]);
    assert!(swept.contains("0  lobbies") && swept.contains("0  people"), "{swept}");
    assert_eq!(info(&ada, &at).await["status"], "lobby");
    let metrics = ada.get("/metrics").await.unwrap();
    let metrics = String::from_utf8_lossy(&metrics.body).into_owned();
    assert!(metrics.contains("howlcrown_retention_deleted_total{what=\"lobbies\"} 0"), "{metrics}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_done_on_one_node_counts_on_all() {
    let cluster = tokio::task::spawn_blocking(cluster::Cluster::start).await.unwrap();
    let address = cluster.address("admin");
    let (here, there) =
        (Served::on(&address, &["--admin-token", TOKEN]), Served::on(&address, &["--admin-token", TOKEN]));
    let (ada, bo) = (here.guest("Ada").await, here.guest("Rude").await);
    let at = table(&ada, GAMES()[0], &["me", "open"], json!({})).await;
    bo.post(&format!("/api/tables/{at}/seats/1"), &json!({})).await.unwrap();
    let (ada_there, bo_there) = (ada.at(&there.host), bo.at(&there.host));
    let mut hers = follow(&ada_there, &at, "", None).await;
    let mut his = follow(&bo_there, &at, "", None).await;
    let said = bo.post(&format!("/api/tables/{at}/chat"), &json!({ "said": "ugh" })).await.unwrap();
    let line = said.json::<Value>().unwrap()["id"].clone();
    assert_eq!(hers.next_of("chat").await.unwrap()["said"], "ugh");

    done(&here, &["unsay", &at, &line.to_string()]);
    assert_eq!(hers.next_of("unsaid").await.unwrap()["id"], line);
    done(&here, &["ban", &id(&bo).await]);
    while his.next().await.is_some() {}
    assert_eq!(bo_there.post("/api/me/link", &json!({})).await.unwrap().reason(), "banned");
    assert_eq!(bo.json("DELETE", "/api/me", &json!({})).await.unwrap().status, 204);
    loop {
        let seen = hers.next_of("table").await.unwrap();
        if seen["seats"][1]["name"].is_null() {
            break;
        }
    }
    assert!(!info(&ada_there, &at).await.to_string().contains("Rude"));
    done(&here, &["end", &at]);
    while hers.next().await.is_some() {}
}
