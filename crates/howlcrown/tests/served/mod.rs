//! The real program on a real port, and people who play on it.

#![allow(dead_code, reason = "every test uses a part of it")]

use std::{
    fs::File,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use client::{Client, Events, Reply};
use serde_json::{Value, json};
use tempfile::TempDir;

/// A running server. It is killed when dropped.
pub(crate) struct Served {
    process: Child,
    pub(crate) host: String,
    database: String,
    _dir: Option<TempDir>,
}

impl Served {
    /// Starts on a database of its own.
    pub(crate) fn start() -> Self {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("test.db").display().to_string();
        let mut served = Self::on(&file, &[]);
        served._dir = Some(dir);
        served
    }

    /// Starts on this database.
    pub(crate) fn on(database: &str, more: &[&str]) -> Self {
        Self::run(database, &[&["--no-limits"], more].concat())
    }

    /// Starts on this database, with limits.
    pub(crate) fn limited(database: &str) -> Self {
        Self::run(database, &[])
    }

    /// Starts on this database with these flags, and nothing else.
    pub(crate) fn with(database: &str, more: &[&str]) -> Self {
        Self::run(database, more)
    }

    /// The same, and writes what it logs by default to a file.
    pub(crate) fn logging(database: &str, more: &[&str], log: &Path) -> Self {
        Self::spawn(database, more, File::create_new(log).unwrap().into())
    }

    /// Starts on this database, and writes all there is to log to a file.
    pub(crate) fn logged(database: &str, log: &Path) -> Self {
        let log = File::create_new(log).unwrap();
        Self::spawn(database, &["--no-limits", "--log", "trace"], log.into())
    }

    fn run(database: &str, more: &[&str]) -> Self {
        Self::spawn(database, more, Stdio::inherit())
    }

    fn spawn(database: &str, more: &[&str], log: Stdio) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_howlcrown"))
            .args(["serve", "--addr", "127.0.0.1:0", "--database", database])
            .args(more)
            .stderr(log)
            // Nobody has to get ready, and nobody waits for a thorough analysis.
            .envs([("HOWLCROWN_COUNTDOWN", "0"), ("HOWLCROWN_ANALYSIS", "5")])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let host = line.trim().rsplit("http://").next().unwrap().to_owned();
        assert!(host.contains(':'), "{line:?}");
        Self { process, host, database: database.to_owned(), _dir: None }
    }

    /// Kills it at once, as a power cut would.
    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Asks it to end, and waits until it has.
    pub(crate) fn stop(&mut self) -> bool {
        let pid = self.process.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        self.process.wait().unwrap().success()
    }

    /// Kills it if it still runs, and starts it again on the same database.
    pub(crate) fn again(&mut self) {
        self.kill();
        let dir = self._dir.take();
        let database = self.database.clone();
        *self = Self::on(&database, &[]);
        self._dir = dir;
    }

    /// How much memory it uses, in bytes.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap();
        let line = status.lines().find(|it| it.starts_with("VmRSS:")).unwrap();
        let kilobytes: u64 = line.split_whitespace().nth(1).unwrap().parse().unwrap();
        kilobytes * 1024
    }

    /// How little a thread of this name asks for: its niceness, if there is one.
    pub(crate) fn niceness(&self, thread: &str) -> Option<i64> {
        let tasks = std::fs::read_dir(format!("/proc/{}/task", self.process.id())).unwrap();
        // A thread may end while we look.
        let stats = tasks.filter_map(|it| std::fs::read_to_string(it.ok()?.path().join("stat")).ok());
        let mut named = stats.filter(|it| it.contains(&format!("({thread})")));
        let stat = named.next()?;
        stat.rsplit_once(") ")?.1.split(' ').nth(16)?.parse().ok()
    }

    pub(crate) fn database(&self) -> &Path {
        Path::new(&self.database)
    }

    pub(crate) async fn guest(&self, name: &str) -> Client {
        Client::guest(&self.host, name).await.unwrap()
    }

    pub(crate) fn stranger(&self) -> Client {
        Client::new(&self.host, None)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The games there are.
pub(crate) const GAMES: fn() -> Vec<&'static str> = || shelf::SHELF.iter().map(|it| it.key()).collect();

/// Opens a table with these seats: `me`, `open`, or a bot's name.
pub(crate) async fn table(client: &Client, game: &str, seats: &[&str], more: Value) -> String {
    let seat = |&it: &&str| match it {
        "me" | "open" => json!({ "kind": it }),
        bot => json!({ "kind": "bot", "bot": bot }),
    };
    let mut wish =
        json!({ "game": game, "seats": seats.iter().map(seat).collect::<Vec<_>>(), "start": true });
    wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let reply = client.post("/api/tables", &wish).await.unwrap();
    assert_eq!(reply.status, 201, "{reply:?}");
    reply.json::<Value>().unwrap()["id"].as_str().unwrap().to_owned()
}

/// A table as somebody sees it.
pub(crate) async fn info(client: &Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}")).await.unwrap().json().unwrap()
}

pub(crate) async fn follow(client: &Client, table: &str, query: &str, last: Option<u32>) -> Events {
    let path = format!("/api/tables/{table}/events{query}");
    client.follow(&path, last).await.unwrap().unwrap_or_else(|reply| panic!("{reply:?}"))
}

pub(crate) async fn act(client: &Client, table: &str, seat: u64, version: u64, action: &Value) -> Reply {
    let ask = json!({ "seat": seat, "version": version, "actions": [action] });
    client.post(&format!("/api/tables/{table}/actions"), &ask).await.unwrap()
}

/// Everything a frame offers.
pub(crate) fn legal(frame: &Value) -> Vec<Value> {
    client::offers::expand(frame["offers"].as_array().expect("a frame has offers"))
}

/// Plays one seat to the end by choosing among what is legal. Returns the last frame.
///
/// `seen` is called for every frame.
pub(crate) async fn play_out(client: &Client, table: &str, seat: u64, mut seen: impl FnMut(&Value)) -> Value {
    let mut events = follow(client, table, &format!("?seat={seat}"), None).await;
    let mut choose = seat + 1;
    loop {
        let next = tokio::time::timeout(Duration::from_secs(30), events.next_of("frame"));
        let frame = next.await.expect("the game goes on").expect("the stream is open");
        seen(&frame);
        if !frame["outcome"].is_null() {
            return frame;
        }
        let legal = legal(&frame);
        if legal.is_empty() {
            continue;
        }
        choose = choose.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = &legal[(choose >> 33) as usize % legal.len()];
        let reply = act(client, table, seat, frame["version"].as_u64().unwrap(), action).await;
        // Others may have been quicker where several owe a decision.
        assert!(reply.status == 200 || reply.reason() == "stale", "{reply:?}");
    }
}
