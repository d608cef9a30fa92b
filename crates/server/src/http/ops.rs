//! For operators: whether the node is alive and ready, and its metrics.

use std::{
    sync::{Arc, OnceLock},
    time::{Duration, Instant},
};

use axum::{Router, extract::State, routing::get};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use protocol::Refusal;
use tokio::{net::TcpListener, sync::Mutex};

use super::App;
use crate::{
    error::{Result, unavailable},
    house::House,
};

/// The database has to store something within this time.
const PROBE: Duration = Duration::from_secs(1);
/// An answer is given again for this long, so that nobody writes to the database by asking.
const REMEMBERED: Duration = Duration::from_secs(1);

/// Measured times are added up this often: until then each takes memory, whether or not anybody asks for metrics.
const ADD_UP: Duration = Duration::from_secs(5);

/// The seconds that times are sorted by: what they count can be added up over nodes and compared between moments.
const BUCKETS: [f64; 24] = [
    0.0001, 0.00015, 0.0002, 0.0003, 0.0005, 0.0007, 0.001, 0.0015, 0.002, 0.003, 0.005, 0.007, 0.01, 0.015,
    0.02, 0.03, 0.05, 0.07, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0,
];

/// What was last found out about the store.
#[derive(Debug, Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Result<()>)>>);

impl Readiness {
    async fn ask(&self, house: &House) -> Result<()> {
        if house.is_closing() {
            return Err(Refusal::Unavailable.into());
        }
        // Whoever asks meanwhile waits for the same answer.
        let mut last = self.0.lock().await;
        if let Some((_, answer)) = last.as_ref().filter(|it| it.0.elapsed() < REMEMBERED) {
            return answer.clone();
        }
        let answer = house.store.probe(PROBE).await.map_err(|it| unavailable(&it));
        metrics::gauge!("howlcrown_ready").set(f64::from(u8::from(answer.is_ok())));
        last.insert((Instant::now(), answer)).1.clone()
    }
}

/// Whether the process answers at all: if it does not, start it again.
#[utoipa::path(get, path = "/livez", responses((status = 200, description = "alive")))]
pub(crate) async fn live() -> &'static str {
    "ok\n"
}

/// Whether the node can store moves: if it cannot, send requests to another.
#[utoipa::path(get, path = "/readyz", responses((status = 200, description = "ready"), (status = 503)))]
pub(crate) async fn ready(State(app): State<App>) -> Result<&'static str> {
    app.readiness.ask(&app.house).await?;
    Ok("ok\n")
}

/// The same as `/readyz`.
#[utoipa::path(get, path = "/healthz", responses((status = 200, description = "ready"), (status = 503)))]
pub(crate) async fn health(state: State<App>) -> Result<&'static str> {
    ready(state).await
}

/// The addresses for operators on the way in of everybody: metrics only if they have no listener of their own.
pub(crate) fn routes(house: &House) -> Router<App> {
    let probes =
        Router::new().route("/livez", get(live)).route("/readyz", get(ready)).route("/healthz", get(health));
    if house.config.metrics.is_some() { probes } else { probes.merge(metrics_route()) }
}

fn metrics_route() -> Router<App> {
    Router::new().route("/metrics", get(async || recorder().render()))
}

/// Serves metrics on a listener of their own until the node ends.
pub(crate) async fn serve(house: Arc<House>, listener: TcpListener, app: App) {
    let mut closing = house.closing.subscribe();
    let router = routes(&house).merge(metrics_route()).with_state(app);
    let ended = async move { drop(closing.wait_for(|it| *it).await) };
    if let Err(error) = axum::serve(listener, router).with_graceful_shutdown(ended).await {
        tracing::error!(%error, "metrics are no longer served");
    }
}

/// Adds up what was measured until the node ends.
pub(crate) async fn add_up(house: Arc<House>) {
    let mut closing = house.closing.subscribe();
    loop {
        tokio::select! {
            () = tokio::time::sleep(ADD_UP) => recorder().run_upkeep(),
            _ = closing.wait_for(|it| *it) => return,
        }
    }
}

/// There is one recorder for a process, even if several nodes run in it.
pub(crate) fn recorder() -> &'static PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    RECORDER.get_or_init(|| {
        let builder = PrometheusBuilder::new();
        let builder = builder.set_buckets(&BUCKETS).unwrap_or_else(|_| PrometheusBuilder::new());
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("another recorder of metrics was first");
        }
        handle
    })
}
