//! Connections that only hold on: nobody waits for them for ever.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

use std::time::Duration;

use axum::body::Bytes;
use client::Client;
use server::{Config, Limits, Node, limits::Timeout};
use store::Store;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

async fn node(header: Duration) -> Node {
    let limits = Limits::off().waiting(Timeout::HeaderSeconds, header);
    let config = Config { addr: ([127, 0, 0, 1], 0).into(), limits, ..Config::default() };
    Node::start(config, Store::memory().unwrap()).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_never_ends_is_cut_off() {
    let node = node(Duration::from_millis(300)).await;
    for begun in ["", "G", "PRI * HT", "GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: "] {
        let mut stream = TcpStream::connect(node.addr()).await.unwrap();
        stream.write_all(begun.as_bytes()).await.unwrap();
        let mut rest = Vec::new();
        let ended = timeout(Duration::from_secs(20), stream.read_to_end(&mut rest)).await;
        assert!(ended.is_ok(), "still held after {begun:?}");
        let said = String::from_utf8_lossy(&rest);
        assert!(said.is_empty() || said.starts_with("HTTP/1.1 4"), "{said}");
    }
    let healthy = Client::new(&node.addr().to_string(), None).get("/healthz").await.unwrap();
    assert_eq!(healthy.status, 200);
    node.close().await.unwrap();
}

/// Every name of a method would be a line of metrics, kept for ever.
#[tokio::test(flavor = "multi_thread")]
async fn invented_methods_leave_no_trace_in_memory() {
    let node = node(Duration::from_secs(60)).await;
    let client = Client::new(&node.addr().to_string(), None);
    for number in 0..50 {
        let reply = client.send(&format!("HOWL{number}"), "/api/games", &[], Bytes::new()).await.unwrap();
        assert_eq!(reply.status, 405);
    }
    let metrics = client.get("/metrics").await.unwrap();
    let metrics = String::from_utf8(metrics.body.to_vec()).unwrap();
    assert!(metrics.contains("method=\"other\"") && !metrics.contains("HOWL"), "{metrics}");
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_head_without_end_is_refused_before_it_fills_memory() {
    let node = node(Duration::from_secs(60)).await;
    let mut stream = TcpStream::connect(node.addr()).await.unwrap();
    let head = format!("GET /livez HTTP/1.1\r\nhost: x\r\nx-long: {}", "x".repeat(64 * 1024));
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await.expect("it is answered").unwrap();
    assert!(answer.starts_with(b"HTTP/1.1 431 "), "{}", String::from_utf8_lossy(&answer));
    node.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_whose_store_fails_is_alive_and_not_ready() {
    let store = Store::memory().unwrap();
    let config = Config { addr: ([127, 0, 0, 1], 0).into(), ..Config::default() };
    let node = Node::start(config, store.clone()).await.unwrap();
    let client = Client::new(&node.addr().to_string(), None);
    store.close().await;
    for (probe, status) in [("/livez", 200), ("/readyz", 503), ("/healthz", 503)] {
        let reply =
            timeout(Duration::from_secs(20), client.get(probe)).await.expect("it is answered").unwrap();
        assert_eq!(reply.status, status, "{probe}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_ends_does_not_wait_for_silent_connections() {
    let node = node(Duration::from_secs(60)).await;
    let mut silent = TcpStream::connect(node.addr()).await.unwrap();
    let ada = Client::guest(&node.addr().to_string(), "Ada").await.unwrap();
    assert_eq!(ada.get("/api/me").await.unwrap().status, 200);
    timeout(Duration::from_secs(20), node.close()).await.expect("it ends").unwrap();
    assert_eq!(silent.read(&mut [0]).await.unwrap_or(0), 0, "the connection is closed");
}
