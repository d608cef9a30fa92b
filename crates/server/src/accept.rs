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
use tokio::net::TcpListener;
use tower::ServiceExt;

use crate::house::House;

/// The pause before accepting again when no more connections can be had.
const RECOVER: Duration = Duration::from_millis(200);
/// How long requests may still take when the node ends.
const FAREWELL: Duration = Duration::from_secs(60);

/// Takes connections until the node ends, and then waits for what was asked.
pub(crate) async fn serve(house: Arc<House>, listener: TcpListener, app: Router) {
    let mut closing = house.closing.subscribe();
    let mut http = http1::Builder::new();
    // Header read timeout, against clients that send nothing or one byte at a time.
    http.timer(TokioTimer::new()).header_read_timeout(house.config.header);
    let open = GracefulShutdown::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = closing.wait_for(|it| *it) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                // Frames are small and wanted at once. Without this they only come later.
                let _ = stream.set_nodelay(true);
                let connection = http.serve_connection(TokioIo::new(stream), answers(app.clone(), peer));
                let connection = open.watch(connection);
                // What breaks a connection concerns only its other end.
                tokio::spawn(async move { drop(connection.await) });
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(RECOVER).await;
            }
        }
    }
    drop(listener);
    if tokio::time::timeout(FAREWELL, open.shutdown()).await.is_err() {
        tracing::warn!("some connections had to be cut");
    }
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
