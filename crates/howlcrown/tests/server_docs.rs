//! The examples of `docs/protocol.md` and the bot of `examples/` do what they say.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod served;

use std::{collections::BTreeMap, fs, path::Path, process::Command};

use bytes::Bytes;
use client::{Client, Reply};
use serde_json::Value;
use served::{GAMES, Served};

#[tokio::test(flavor = "multi_thread")]
async fn the_examples_of_the_protocol_happen_as_written() {
    let text = fs::read_to_string(root().join("docs/protocol.md")).unwrap();
    let served = Served::start();
    let mut known = Known::default();
    let mut reply: Option<Reply> = None;
    let (mut asked, mut answered) = (0, 0);
    for (language, block) in blocks(&text) {
        match language.as_str() {
            "http" => {
                reply = Some(ask(&served.host, &known, &block).await);
                asked += 1;
            }
            "json" => {
                let reply = reply.take().expect("an answer follows a request");
                let (status, body) = block.split_once('\n').unwrap();
                assert_eq!(reply.status.as_str(), status.trim(), "{block}\n{reply:?}");
                if body.is_empty() {
                    assert!(reply.body.is_empty(), "{block}\n{reply:?}");
                } else {
                    let expected: Value = serde_json::from_str(body).unwrap();
                    known.compare(&expected, &reply.json().unwrap(), &block);
                }
                answered += 1;
            }
            "events" => {
                follow(&served.host, &mut known, &block).await;
                answered += 1;
            }
            _ => {}
        }
    }
    assert!(asked > 10 && answered > 10, "{asked} {answered}");
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_lines_of_python_play_every_game() {
    let served = Served::start();
    let bot = root().join("examples/bot.py");
    assert!(fs::read_to_string(&bot).unwrap().lines().count() <= 50);
    for game in GAMES() {
        let url = format!("http://{}", served.host);
        let bot = bot.clone();
        let played = tokio::task::spawn_blocking(move || {
            Command::new("python3").arg(bot).args([&url, game]).output().unwrap()
        });
        let played = played.await.unwrap();
        assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
        assert!(String::from_utf8_lossy(&played.stdout).contains("placing"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_for_machines_names_every_address_of_the_protocol() {
    let served = Served::start();
    let described: Value = served.stranger().get("/api/openapi.json").await.unwrap().json().unwrap();
    let text = fs::read_to_string(root().join("docs/protocol.md")).unwrap();
    for (path, methods) in described["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let line = format!("`{} {path}`", method.to_uppercase());
            assert!(text.contains(&line), "docs/protocol.md does not tell of {line}");
        }
    }
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The fenced blocks of a page, with their language.
fn blocks(text: &str) -> Vec<(String, String)> {
    let mut blocks = Vec::new();
    let mut open: Option<(String, String)> = None;
    for line in text.lines() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(language), None) => open = Some((language.to_owned(), String::new())),
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (None, Some((_, block))) => block.extend([line, "\n"]),
            (None, None) => {}
        }
    }
    blocks
}

/// What words with a dollar sign stand for.
#[derive(Default)]
struct Known(BTreeMap<String, Value>);

impl Known {
    /// The text with words filled in: whole JSON strings by any value, others by their text.
    fn fill(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (word, value) in self.0.iter().rev() {
            text = text.replace(&format!("\"{word}\""), &value.to_string());
            text = text.replace(word, value.as_str().unwrap_or_default());
        }
        text
    }

    /// What is expected is there; `…` is anything, and at the end of a list any rest.
    fn compare(&mut self, expected: &Value, found: &Value, block: &str) {
        match (expected, found) {
            (Value::String(any), _) if any == "…" => {}
            (Value::String(word), _) if word.starts_with('$') => match self.0.get(word) {
                Some(known) => assert_eq!(known, found, "{block}"),
                None => drop(self.0.insert(word.clone(), found.clone())),
            },
            (Value::Object(expected), Value::Object(found)) => {
                for (key, value) in expected {
                    let found = found.get(key).unwrap_or_else(|| panic!("no {key} in {found:?}\n{block}"));
                    self.compare(value, found, block);
                }
            }
            (Value::Array(expected), Value::Array(found)) => {
                let open = expected.last().is_some_and(|it| it == "…");
                let listed = expected.len() - usize::from(open);
                assert!(found.len() == listed || open && found.len() >= listed, "{found:?}\n{block}");
                for (expected, found) in expected.iter().zip(found).take(listed) {
                    self.compare(expected, found, block);
                }
            }
            _ => assert_eq!(expected, found, "{block}"),
        }
    }
}

async fn ask(host: &str, known: &Known, block: &str) -> Reply {
    let block = known.fill(block);
    let (head, body) = block.split_once("\n\n").unwrap_or((&block, ""));
    let mut lines = head.lines();
    let (method, path) = lines.next().unwrap().split_once(' ').unwrap();
    let mut headers: Vec<(&str, &str)> = lines.filter_map(|it| it.split_once(": ")).collect();
    headers.push(("content-type", "application/json"));
    let client = Client::new(host, None);
    client.send(method, path, &headers, Bytes::from(body.to_owned())).await.unwrap()
}

async fn follow(host: &str, known: &mut Known, block: &str) {
    let filled = known.fill(block);
    let (request, mut expected) = filled.split_once("\n\n").unwrap();
    let (method, path) = request.lines().next().unwrap().split_once(' ').unwrap();
    let token = request.lines().find_map(|it| it.strip_prefix("Authorization: Bearer "));
    let client = Client::new(host, token.map(str::to_owned));
    let events = if method == "POST" {
        let (body, answer) = expected.split_once("\n\n").unwrap();
        expected = answer;
        client.listen(path, &serde_json::from_str(body).unwrap()).await
    } else {
        client.follow(path, None).await
    };
    let mut events = events.unwrap().unwrap();
    for event in expected.split("\n\n") {
        let field = |name: &str| event.lines().find_map(|it| it.strip_prefix(name));
        let name = field("event: ").unwrap();
        let data: Value = serde_json::from_str(field("data: ").unwrap()).unwrap();
        let found = loop {
            let found = events.next().await.expect("the stream is open");
            if found.name == name {
                break found;
            }
        };
        if let Some(id) = field("id: ") {
            assert_eq!(found.id, id.parse().ok());
        }
        known.compare(&data, &serde_json::from_str(&found.data).unwrap(), block);
    }
}
