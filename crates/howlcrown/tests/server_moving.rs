//! Moving to PostgreSQL by the steps of `docs/hosting.md`: nothing is lost, and games go on.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

#[path = "../../store/tests/cluster/mod.rs"]
mod cluster;
mod served;

use std::{
    process::Command,
    time::{Duration, Instant},
};

use client::Client;
use protocol::to_client::{Analysis, AnalysisState};
use serde_json::{Value, json};
use served::{GAMES, Served, act, info, legal, play_out, table};

#[tokio::test(flavor = "multi_thread")]
async fn games_move_to_postgres_and_go_on_there() {
    let mut served = Served::start();
    let ada = served.guest("Ada").await;
    let mut tables = Vec::new();
    for game in GAMES() {
        let finished = table(&ada, game, &["me", "light"], json!({})).await;
        play_out(&ada, &finished, 0, |_| ()).await;
        let judged = judge(&ada, &finished).await;
        let running = table(&ada, game, &["me", "me"], json!({})).await;
        some_moves(&ada, &running).await;
        let said = json!({ "said": "to be continued" });
        ada.post(&format!("/api/tables/{running}/chat"), &said).await.unwrap();
        tables.push((finished, running, judged));
    }
    let mut before = Vec::new();
    for (finished, running, _) in &tables {
        before.push(everything(&ada, finished, running).await);
    }
    let file = served.database().display().to_string();
    assert!(served.stop());

    let cluster = tokio::task::spawn_blocking(cluster::Cluster::start).await.unwrap();
    let address = cluster.address("moved");
    let archive = format!("{file}.jsonl");
    assert_eq!(
        run(&["export", "--database", &file, &archive]),
        "exported 1 identities, 4 tables, 0 already there\n"
    );
    let imported = run(&["import", "--database", &address, &archive]);
    assert_eq!(imported, "imported 1 identities, 4 tables, 0 already there\n");
    let again = run(&["import", "--database", &address, &archive]);
    assert_eq!(again, "imported 1 identities, 0 tables, 4 already there\n");

    let moved = Served::on(&address, &[]);
    let ada = ada.at(&moved.host);
    for ((finished, running, _), before) in tables.iter().zip(&before) {
        assert_eq!(everything(&ada, finished, running).await, *before);
    }
    for (finished, running, judged) in tables {
        assert_eq!(judge(&ada, &finished).await, judged, "kept, and not made again");
        let url = format!("http://{}/api/tables/{finished}/replay", moved.host);
        assert!(run(&["verify", &url]).contains("the seed follows from it and the values of 0 seats"));
        let (one, two) = (ada.at(&moved.host), ada.at(&moved.host));
        let (first, _) =
            tokio::join!(play_out(&one, &running, 0, |_| ()), play_out(&two, &running, 1, |_| ()));
        assert!(!first["outcome"].is_null());
        assert_eq!(info(&ada, &running).await["status"], "over");
    }
}

/// What the page shows of both tables.
async fn everything(client: &Client, finished: &str, running: &str) -> Value {
    let get = async |path: String| client.get(&path).await.unwrap().json::<Value>().unwrap();
    let version = info(client, running).await["version"].clone();
    json!({
        "finished": seen(client, finished).await,
        "replay": get(format!("/api/tables/{finished}/replay")).await,
        "scores": get(format!("/api/tables/{finished}/scores")).await,
        "midway": get(format!("/api/tables/{finished}/frames/9?view=everything")).await,
        "running": seen(client, running).await,
        "frame": get(format!("/api/tables/{running}/frames/{version}?seat=0")).await,
        "said": get(format!("/api/tables/{running}/chat")).await[0]["said"],
        "mine": get("/api/me/games".to_owned()).await,
        "fared": get("/api/me/statistics".to_owned()).await,
    })
}

/// A table without its viewers.
async fn seen(client: &Client, id: &str) -> Value {
    let mut table = info(client, id).await;
    for seat in table["seats"].as_array_mut().unwrap() {
        seat.as_object_mut().unwrap().remove("connected");
    }
    table
}

/// A few moves for both seats.
async fn some_moves(client: &Client, id: &str) {
    for version in 0..7 {
        let frame = async |query: String| -> Value {
            let path = format!("/api/tables/{id}/frames/{version}{query}");
            client.get(&path).await.unwrap().json().unwrap()
        };
        let seat = frame(String::new()).await["turn"]["of"][0].as_u64().unwrap();
        let frame = frame(format!("?seat={seat}")).await;
        assert_eq!(act(client, id, seat, version, &legal(&frame)[0]).await.status, 200);
    }
}

/// Asks for an analysis until it is there.
async fn judge(client: &Client, id: &str) -> Analysis<serde_json::Value> {
    let (path, begun) = (format!("/api/tables/{id}/analysis"), Instant::now());
    // Asking without a pause would take the core that the game is judged on.
    let mut ask = tokio::time::interval(Duration::from_millis(100));
    loop {
        ask.tick().await;
        let analysis: Analysis<serde_json::Value> =
            client.post(&path, &json!({})).await.unwrap().json().unwrap();
        if analysis.state == AnalysisState::Done {
            return analysis;
        }
        assert!(begun.elapsed() < Duration::from_secs(300), "{:?}", analysis.state);
    }
}

/// What the program says.
fn run(args: &[&str]) -> String {
    let done = Command::new(env!("CARGO_BIN_EXE_howlcrown")).args(args).output().unwrap();
    assert!(done.status.success(), "{args:?}: {}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).unwrap()
}
