//! Hints: sent while they improve, and kept.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod served;

use std::time::{Duration, Instant};

use client::Client;
use protocol::to_client::Hint;
use serde_json::{Value, json};
use served::{GAMES, Served, follow, table};

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_comes_early_becomes_better_and_is_kept() {
    let served = Served::start();
    for game in GAMES() {
        let ada = served.guest("Ada").await;
        let id = table(&ada, game, &["me", "light", "light"], json!({ "hints": true, "seed": "7" })).await;
        let mut events = follow(&ada, &id, "?seat=0", None).await;
        let version = loop {
            let frame = events.next_of("frame").await.unwrap();
            if frame["turn"]["of"] == json!([0]) {
                break frame["version"].as_u64().unwrap() as u32;
            }
        };
        let told = ask(&ada, &id).await;
        assert!(told.len() > 1, "{game}: {told:?}");
        let (first, last) = (told[0].0, told[told.len() - 1].0);
        assert!(first * 2 < last, "{game}: the first came after {first:?}, the last after {last:?}");
        for (_, hint) in &told {
            assert_eq!((hint.version, hint.bot.as_str()), (version, "level6"));
            assert_eq!(Some(&hint.action), hint.lines[0].actions.first());
            for line in &hint.lines {
                let sure: f32 = line.win.iter().sum();
                assert!((sure - 1.0).abs() < 0.01, "{game}: somebody wins: {line:?}");
                assert_eq!((line.win.len(), line.points.len()), (3, 3));
                assert!(line.points.iter().all(|it| (1.0..200.0).contains(it)), "{game}: {line:?}");
                assert_eq!(line.actions.len(), line.notation.len());
            }
        }
        let again = ask(&ada, &id).await;
        assert_eq!(again.len(), 1, "what is known is told at once");
        assert_eq!(text(&again[0].1), text(&told[told.len() - 1].1));

        let refused = ada.post(&format!("/api/tables/{id}/hint"), &json!({ "seat": 1 })).await.unwrap();
        assert_eq!((refused.status.as_u16(), refused.reason().as_str()), (403, "not_your_seat"));
    }
}

/// Every event of a hint, with how long it took to come.
async fn ask(client: &Client, table: &str) -> Vec<(Duration, Hint<Value>)> {
    let begun = Instant::now();
    let path = format!("/api/tables/{table}/hint");
    let mut events = client.listen(&path, &json!({ "seat": 0 })).await.unwrap().unwrap();
    let mut told = Vec::new();
    while let Some(event) = events.next().await {
        assert_eq!(event.name, "hint");
        told.push((begun.elapsed(), serde_json::from_str(&event.data).unwrap()));
    }
    told
}

fn text(hint: &Hint<Value>) -> Value {
    serde_json::to_value(hint).unwrap()
}
