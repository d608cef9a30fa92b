//! Attacks on the real program: connections that hold on, readers that do not read, ends that must not wait.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod served;

use std::{
    fs,
    io::{Read, Write},
    net::TcpStream,
    os::unix::net::UnixDatagram,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use client::Client;
use serde_json::{Value, json};
use served::{GAMES, Served, info, table};
use tokio::{net::TcpSocket, task::JoinSet};

fn file(dir: &tempfile::TempDir) -> String {
    dir.path().join("test.db").display().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_stopped_does_not_wait_for_half_sent_bodies() {
    let mut served = Served::start();
    let ada = served.guest("Ada").await;
    let token = ada.token().unwrap();
    let mut halves = Vec::new();
    for _ in 0..20 {
        let mut stream = TcpStream::connect(&served.host).unwrap();
        let head = format!(
            "POST /api/tables HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: 500\r\n\r\n{{\"game\"",
            served.host
        );
        stream.write_all(head.as_bytes()).unwrap();
        halves.push(stream);
    }
    assert_eq!(ada.get("/api/me").await.unwrap().status, 200);
    let begun = Instant::now();
    assert!(served.stop());
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_connections_of_one_address_leave_room_for_players() {
    let dir = tempfile::tempdir().unwrap();
    let served = Served::with(&file(&dir), &["--limit", "connections=50"]);
    let mut silent: Vec<TcpStream> = (0..320).map(|_| TcpStream::connect(&served.host).unwrap()).collect();
    let mut refused = 0;
    for stream in silent.iter_mut().skip(50) {
        let mut answer = String::new();
        stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        stream.read_to_string(&mut answer).unwrap();
        assert!(
            answer.starts_with("HTTP/1.1 429 ") && answer.contains("\"what\":\"connections\""),
            "{answer}"
        );
        assert!(answer.to_lowercase().contains("retry-after: "), "{answer}");
        refused += 1;
    }
    assert_eq!(refused, 270);
    // Somebody at another address gets through.
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut stream = socket.connect(served.host.parse().unwrap()).await.unwrap().into_std().unwrap();
    stream.set_nonblocking(false).unwrap();
    let ask = format!("GET /readyz HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", served.host);
    stream.write_all(ask.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
}

/// Their streams are cut, their requests end, and memory stays bounded.
#[tokio::test(flavor = "multi_thread")]
async fn readers_that_do_not_read_cost_little_and_are_cut_off() {
    let dir = tempfile::tempdir().unwrap();
    let more = ["--no-limits", "--limit", "write_seconds=1"];
    let served = Served::with(&file(&dir), &more);
    let ada = served.guest("Ada").await;
    let id = table(&ada, GAMES()[0], &["me", "light"], json!({})).await;
    for number in 0..400 {
        let said = format!("{number} {}", "x".repeat(490));
        let said = ada.post(&format!("/api/tables/{id}/chat"), &json!({ "said": said })).await.unwrap();
        assert_eq!(said.status, 201);
    }
    let page: Value = ada.get(&format!("/api/tables/{id}/chat")).await.unwrap().json().unwrap();
    assert_eq!(page.as_array().unwrap().len(), 200, "the last of them, whatever there is");
    let before = served.memory();
    let mut readers = Vec::new();
    for _ in 0..20 {
        let mut stream = TcpStream::connect(&served.host).unwrap();
        let one = format!("GET /api/tables/{id}/chat HTTP/1.1\r\nhost: {}\r\n\r\n", served.host);
        // As many requests as fit, and nobody reads an answer.
        stream.set_nonblocking(true).unwrap();
        let _ = stream.write_all(one.repeat(200).as_bytes());
        readers.push(stream);
    }
    let stalled = async || {
        let metrics = served.stranger().get("/metrics").await.unwrap();
        let metrics = String::from_utf8(metrics.body.to_vec()).unwrap();
        let line = metrics.lines().find(|it| it.starts_with("howlcrown_stalled_connections_total"));
        line.map_or(0, |it| it.rsplit(' ').next().unwrap().parse().unwrap())
    };
    let cut = tokio::time::timeout(Duration::from_secs(60), async { while stalled().await < 20 {} });
    assert!(cut.await.is_ok(), "only {} of 20 were cut off", stalled().await);
    let grown = served.memory().saturating_sub(before);
    assert!(grown < 64 * 1024 * 1024, "{grown} bytes for 20 readers");
    assert_eq!(info(&ada, &id).await["status"], "running");
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_for_many_games_at_once_delays_nobody() {
    let dir = tempfile::tempdir().unwrap();
    let served = Served::with(&file(&dir), &["--no-limits"]);
    let ada = served.guest("Ada").await;
    for _ in 0..400 {
        table(&ada, GAMES()[0], &["me", "me"], json!({ "start": false })).await;
    }
    let page: Value = ada.get("/api/me/games?limit=5000").await.unwrap().json().unwrap();
    assert_eq!(page["games"].as_array().unwrap().len(), 100, "a page is bounded, whatever is asked for");
    let asking: Vec<_> = (0..24)
        .map(|_| {
            let client = ada.at(&served.host);
            tokio::spawn(async move { client.get("/api/me/games?limit=100").await.unwrap().status })
        })
        .collect();
    let begun = Instant::now();
    assert_eq!(served.stranger().get("/readyz").await.unwrap().status, 200);
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
    for asked in asking {
        assert_eq!(asked.await.unwrap(), 200);
    }
}

/// A real disk takes milliseconds to store something, so all requests are under way together.
#[tokio::test(flavor = "multi_thread")]
async fn strong_bots_put_on_many_tables_at_the_same_moment_count_each() {
    let dir = tempfile::tempdir().unwrap();
    let served = Served::with(&file(&dir), &["--limit", "strong_games=2"]);
    let eve = served.guest("Eve").await;
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(table(&eve, GAMES()[0], &["me", "open"], json!({ "start": false })).await);
    }
    let mut asks = JoinSet::new();
    for id in tables {
        let (client, path) = (eve.at(&served.host), format!("/api/tables/{id}/seats/1"));
        asks.spawn(
            async move { client.json("PUT", &path, &json!({ "bot": "level6" })).await.unwrap().status },
        );
    }
    let statuses = asks.join_all().await;
    let put = statuses.iter().filter(|it| **it == 200).count();
    assert!((1..=2).contains(&put), "{put} of 20 were put");
    assert!(statuses.iter().all(|it| *it == 200 || *it == 429), "{statuses:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_and_a_missing_flag_are_logged_and_a_flood_is_not() {
    let dir = tempfile::tempdir().unwrap();
    let log = dir.path().join("log");
    let mut served = Served::logging(&file(&dir), &["--limit", "guests=5"], &log);
    let client = served.stranger();
    for _ in 0..200 {
        let headers = [("content-type", "application/json"), ("x-forwarded-for", "192.0.2.1")];
        client.send("POST", "/api/guests", &headers, bytes::Bytes::from("{}")).await.unwrap();
    }
    assert!(served.stop());
    let log = fs::read_to_string(log).unwrap();
    let refused = log.lines().filter(|it| it.contains("refused") && it.contains("too_many")).count();
    assert_eq!(refused, 10, "{log}");
    assert_eq!(log.matches("--behind-proxy is off").count(), 1, "{log}");
    assert!(!log.contains("192.0.2.1"), "addresses of people are nobody's business");

    let log = dir.path().join("other log");
    let mut served = Served::logging(&file(&dir), &["--behind-proxy"], &log);
    assert_eq!(served.stranger().get("/readyz").await.unwrap().status, 200);
    assert_eq!(fs::read_to_string(&log).unwrap(), "", "probes come without a proxy");
    assert_eq!(served.stranger().get("/api/games").await.unwrap().status, 200);
    assert!(served.stop());
    assert!(fs::read_to_string(&log).unwrap().contains("--behind-proxy is on"));
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_can_have_a_listener_of_their_own() {
    let dir = tempfile::tempdir().unwrap();
    // A port that was free a moment ago.
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let served = Served::with(&file(&dir), &["--metrics-addr", &free]);
    assert_eq!(served.stranger().get("/api/games").await.unwrap().status, 200);
    let outside = served.stranger().get("/metrics").await.unwrap();
    assert!(!String::from_utf8_lossy(&outside.body).contains("howlcrown_requests_total"));
    let inside = async || {
        let inside = Client::new(&free, None).get("/metrics").await.unwrap();
        String::from_utf8(inside.body.to_vec()).unwrap()
    };
    // Queues are looked at five times a second.
    let looked = async { while !inside().await.contains("howlcrown_analyses_waiting") {} };
    tokio::time::timeout(Duration::from_secs(30), looked).await.unwrap();
    let metrics = inside().await;
    for name in [
        "howlcrown_request_seconds_bucket{method=\"GET\",route=\"/api/games\",le=",
        "howlcrown_requests_total{status=\"200\"}",
        "howlcrown_held{limit=\"connections\"}",
        "howlcrown_thoughts_waiting{lane=\"search\"}",
        "howlcrown_analyses_waiting",
    ] {
        assert!(metrics.contains(name), "{name}\n{metrics}");
    }
    for probe in ["/livez", "/readyz", "/healthz"] {
        assert_eq!(served.stranger().get(probe).await.unwrap().status, 200);
        assert_eq!(Client::new(&free, None).get(probe).await.unwrap().status, 200);
    }
    let ready = |addr: &str| {
        let program = env!("CARGO_BIN_EXE_howlcrown");
        Command::new(program).args(["ready", "--addr", addr]).stderr(Stdio::null()).status().unwrap()
    };
    assert!(ready(&served.host).success());
    drop(served);
    assert!(!ready(&free).success());
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_tls_browsers_are_bound_to_it() {
    let dir = tempfile::tempdir().unwrap();
    let served = Served::with(&file(&dir), &["--behind-proxy"]);
    let headers = [
        ("content-type", "application/json"),
        ("x-forwarded-for", "192.0.2.1"),
        ("x-forwarded-proto", "https"),
    ];
    let client = served.stranger();
    let reply = client.send("POST", "/api/guests", &headers, bytes::Bytes::from("{}")).await.unwrap();
    assert!(reply.headers["set-cookie"].to_str().unwrap().starts_with("__Host-hc="));
    assert_eq!(reply.headers["strict-transport-security"], "max-age=31536000");
    let plain = client.get("/api/games").await.unwrap();
    assert!(!plain.headers.contains_key("strict-transport-security"));
}

#[test]
fn a_service_manager_hears_that_the_server_is_ready_alive_and_ends() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("notify");
    let socket = UnixDatagram::bind(&path).unwrap();
    socket.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    // A service manager names the process that it watches.
    let start = "WATCHDOG_PID=$$ exec \"$0\" serve --addr 127.0.0.1:0 --database \"$1\"";
    let server = Command::new("sh")
        .args(["-c", start, env!("CARGO_BIN_EXE_howlcrown"), &file(&dir)])
        .env("NOTIFY_SOCKET", &path)
        .env("WATCHDOG_USEC", "200000")
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let mut server = Ended(server);
    let heard = || {
        let mut text = [0; 200];
        let length = socket.recv(&mut text).unwrap();
        String::from_utf8_lossy(&text[..length]).trim().to_owned()
    };
    assert_eq!(heard(), "READY=1");
    assert_eq!([heard(), heard(), heard()], ["WATCHDOG=1"; 3]);
    assert!(Command::new("kill").args(["-TERM", &server.0.id().to_string()]).status().unwrap().success());
    while heard() != "STOPPING=1" {}
    assert!(server.0.wait().unwrap().success());
}

/// A process that does not outlive its test.
struct Ended(Child);

impl Drop for Ended {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
