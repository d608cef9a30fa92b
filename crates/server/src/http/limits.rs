//! How often somebody may call.

use std::{
    net::{IpAddr, SocketAddr},
    num::NonZeroU32,
};

use axum::{
    extract::{ConnectInfo, MatchedPath, Request, State},
    http::HeaderMap,
    middleware::Next,
    response::{IntoResponse, Response},
};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter, clock::Clock};
use protocol::Refusal;

use super::App;
use crate::error::Result;

/// How often somebody may call.
#[derive(Debug)]
pub(crate) struct Limits {
    on: bool,
    behind_proxy: bool,
    addresses: DefaultKeyedRateLimiter<IpAddr>,
    callers: DefaultKeyedRateLimiter<String>,
    newcomers: DefaultKeyedRateLimiter<IpAddr>,
}

impl Limits {
    pub(crate) fn new(on: bool, behind_proxy: bool) -> Self {
        // A household behind one address, a quick player, a few devices.
        Self {
            on,
            behind_proxy,
            addresses: RateLimiter::keyed(quota(100, 400)),
            callers: RateLimiter::keyed(quota(25, 100)),
            newcomers: RateLimiter::keyed(quota(1, 30)),
        }
    }

    /// Counts a call of somebody with an identity.
    pub(crate) fn caller(&self, id: &str) -> Result<()> {
        self.count(&self.callers, &id.to_owned())
    }

    /// Counts a new identity.
    pub(crate) fn newcomer(&self, ip: IpAddr) -> Result<()> {
        self.count(&self.newcomers, &ip)
    }

    fn count<K>(&self, limiter: &DefaultKeyedRateLimiter<K>, key: &K) -> Result<()>
    where
        K: Clone + Eq + std::hash::Hash,
    {
        if !self.on {
            return Ok(());
        }
        // Quiet callers need not be remembered.
        if limiter.len() > 10_000 {
            limiter.retain_recent();
        }
        limiter.check_key(key).map_err(|until| {
            let wait = until.wait_time_from(governor::clock::DefaultClock::default().now());
            Refusal::TooMany { seconds: wait.as_secs() as u32 + 1 }.into()
        })
    }

    /// The caller's address: the peer, or the one the proxy in front names.
    pub(crate) fn address(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
        let last = forwarded.and_then(|it| it.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        last.filter(|_| self.behind_proxy).unwrap_or_else(|| peer.ip())
    }
}

const fn quota(per_second: u32, burst: u32) -> Quota {
    let one = NonZeroU32::MIN;
    let rate = match NonZeroU32::new(per_second) {
        Some(it) => it,
        None => one,
    };
    let burst = match NonZeroU32::new(burst) {
        Some(it) => it,
        None => one,
    };
    Quota::per_second(rate).allow_burst(burst)
}

/// Refuses who calls too often, and counts all calls.
pub(crate) async fn slow_down(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let ip = app.limits.address(peer, request.headers());
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().cloned();
    let response = match app.limits.count(&app.limits.addresses, &ip) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    let status = response.status().as_str().to_owned();
    // The route, not the address: addresses of tables and of people are nobody's business in a log.
    tracing::debug!(%method, route = path.as_ref().map(MatchedPath::as_str), status, "request");
    metrics::counter!("howlcrown_requests_total", "status" => status).increment(1);
    response
}
