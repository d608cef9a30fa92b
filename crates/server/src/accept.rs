//! Connections: accepting them, and closing those that only hold on.

use std::{convert::Infallible, net::SocketAddr, sync::Arc, time::Duration};

use axum::{
    Router,
    body::Body,
    extract::{ConnectInfo, Request},
    response::Response,
};
use hyper::{
    body::Incoming,
    server::conn::http1,
    service::{Service, service_fn},
};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
};
use protocol::{Limit, Refusal};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
};
use tower::ServiceExt;

use crate::{
    house::House,
    limits::Timeout,
    meters::{Held, Key},
    progress::Progress,
};

/// The pause before accepting again when no more connections can be had.
const RECOVER: Duration = Duration::from_millis(200);

/// The longest head of a request, and how much of a connection is kept in memory at a time. Browsers send a few kilobytes.
const BUFFER: usize = 32 * 1024;

/// Takes connections until the node ends, and then waits a little for what was asked.
pub(crate) async fn serve(house: Arc<House>, listener: TcpListener, app: Router) {
    let mut closing = house.closing.subscribe();
    let limits = &house.config.limits;
    let mut http = http1::Builder::new();
    // Header read timeout, against clients that send nothing or one byte at a time.
    http.timer(TokioTimer::new())
        .header_read_timeout(limits.time(Timeout::HeaderSeconds))
        .max_buf_size(BUFFER);
    let open = GracefulShutdown::new();
    let cut = watch::Sender::new(false);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = closing.wait_for(|it| *it) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let held = match room(&house, peer) {
                    Ok(held) => held,
                    Err(refusal) => {
                        refuse(&stream, &refusal);
                        continue;
                    }
                };
                // Frames are small and wanted at once. Without this they only come later.
                let _ = stream.set_nodelay(true);
                let stream = Progress::new(stream, limits.time(Timeout::WriteSeconds));
                let connection = http.serve_connection(TokioIo::new(stream), answers(app.clone(), peer));
                let connection = open.watch(connection);
                let mut cut = cut.subscribe();
                tokio::spawn(async move {
                    let _held = held;
                    tokio::select! {
                        // What breaks a connection concerns only its other end.
                        _ = connection => {}
                        _ = cut.wait_for(|it| *it) => {}
                    }
                });
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(RECOVER).await;
            }
        }
    }
    drop(listener);
    if tokio::time::timeout(limits.time(Timeout::EndSeconds), open.shutdown()).await.is_err() {
        tracing::warn!("some connections had to be cut");
    }
    cut.send_replace(true);
}

/// Counts a connection, if there is room for it.
fn room(house: &House, peer: SocketAddr) -> Result<Vec<Held>, Refusal> {
    let all = house.meters.hold(Limit::AllConnections, Key::Everybody)?;
    // All connections of a proxy come from one address.
    if house.config.behind_proxy {
        return Ok(vec![all]);
    }
    Ok(vec![all, house.meters.hold(Limit::Connections, Key::address(peer.ip()))?])
}

/// Says why there is no room, without waiting for anything.
fn refuse(stream: &TcpStream, refusal: &Refusal) {
    metrics::counter!("howlcrown_refusals_total", "reason" => "too_many").increment(1);
    let seconds = match refusal {
        Refusal::TooMany { seconds, .. } => *seconds,
        _ => 1,
    };
    let body = serde_json::to_string(refusal).unwrap_or_default();
    let answer = format!(
        "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
         retry-after: {seconds}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    // A connection that takes nothing yet is closed without a word.
    let _ = stream.try_write(answer.as_bytes());
}

/// The answers to a caller from this address.
fn answers(
    app: Router,
    peer: SocketAddr,
) -> impl Service<Request<Incoming>, Response = Response, Error = Infallible, Future: Send> {
    service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        app.clone().oneshot(request)
    })
}
