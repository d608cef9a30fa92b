//! What every request passes: limits by address, metrics by route, and a log line for what is refused.

use std::{
    collections::HashMap,
    net::{IpAddr, SocketAddr},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use axum::{
    extract::{ConnectInfo, FromRequestParts, MatchedPath, Request, State},
    http::{HeaderMap, Method, StatusCode, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use protocol::{Limit, Refusal};

use super::App;
use crate::{
    error::{Error, Reason, Result},
    meters::Key,
};

/// The caller's address, as limits count it.
#[derive(Clone, Debug)]
pub(crate) struct Address(pub(crate) Key);

impl FromRequestParts<App> for Address {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self> {
        Ok(parts.extensions.get::<Self>().cloned().ok_or(Refusal::Unavailable)?)
    }
}

/// The caller's address, as bans name it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ip(pub(crate) IpAddr);

/// Refuses addresses that call too often, and accounts for every request.
pub(crate) async fn pass(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let begun = Instant::now();
    let behind_proxy = app.house.config.behind_proxy;
    let forwarded = forwarded(request.headers());
    // Probes of the machine itself come without a proxy.
    if request.uri().path().starts_with("/api/") {
        app.journal.compare_proxy(behind_proxy, forwarded.is_some());
    }
    let ip = forwarded.filter(|_| behind_proxy).unwrap_or_else(|| peer.ip());
    let address = Key::address(ip);
    let method = label(request.method());
    let route = request.extensions().get::<MatchedPath>().map(|it| it.as_str().to_owned());
    // The route, not the address: addresses of tables and of people are nobody's business in a log.
    let route = route.unwrap_or_else(|| "other".to_owned());
    let response = match app.house.meters.count(Limit::AddressRequests, &address) {
        Ok(()) => {
            request.extensions_mut().insert(Address(address));
            request.extensions_mut().insert(Ip(ip));
            next.run(request).await
        }
        Err(refusal) => Error::from(refusal).into_response(),
    };
    let status = response.status();
    if let Some(Reason(reason)) = response.extensions().get() {
        metrics::counter!("howlcrown_refusals_total", "reason" => reason.clone()).increment(1);
        app.journal.refused(reason, method, &route, status);
    }
    let seconds = begun.elapsed().as_secs_f64();
    tracing::debug!(method, route, status = status.as_u16(), seconds, "request");
    metrics::counter!("howlcrown_requests_total", "status" => status.as_str().to_owned()).increment(1);
    metrics::histogram!("howlcrown_request_seconds", "method" => method, "route" => route).record(seconds);
    response
}

/// A method as logs and metrics name it. Callers can invent methods, and metrics remember every name for ever.
fn label(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// The address that a proxy in front names.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// Lines of one kind that are logged within a window; more are only counted.
const LINES: u32 = 10;
const WINDOW: Duration = Duration::from_secs(60);

/// What is logged about requests: bounded, however many there are.
#[derive(Debug, Default)]
pub(crate) struct Journal {
    kinds: Mutex<HashMap<String, Kind>>,
    warned: AtomicBool,
}

#[derive(Debug)]
struct Kind {
    since: Instant,
    lines: u32,
    left_out: u64,
}

impl Journal {
    fn refused(&self, reason: &str, method: &str, route: &str, status: StatusCode) {
        let Some(left_out) = self.line(reason, Instant::now()) else { return };
        if status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS {
            tracing::warn!(reason, method, route, status = status.as_u16(), left_out, "refused");
        } else {
            tracing::info!(reason, method, route, status = status.as_u16(), left_out, "refused");
        }
    }

    /// Whether a line of this kind may be written now, and how many before it were left out.
    fn line(&self, reason: &str, now: Instant) -> Option<u64> {
        let mut kinds = self.kinds.lock().unwrap_or_else(PoisonError::into_inner);
        let new = || Kind { since: now, lines: 0, left_out: 0 };
        let kind = kinds.entry(reason.to_owned()).or_insert_with(new);
        if now.duration_since(kind.since) >= WINDOW {
            *kind = Kind { left_out: kind.left_out, ..new() };
        }
        if kind.lines >= LINES {
            kind.left_out += 1;
            return None;
        }
        kind.lines += 1;
        Some(std::mem::take(&mut kind.left_out))
    }

    /// Warns once if what requests look like and what the node was started with do not agree.
    fn compare_proxy(&self, behind_proxy: bool, forwarded: bool) {
        if forwarded == behind_proxy || self.warned.swap(true, Ordering::Relaxed) {
            return;
        }
        if forwarded {
            tracing::warn!(
                "a request carries X-Forwarded-For, but --behind-proxy is off: everybody behind that proxy shares the \
                 limits of one address"
            );
        } else {
            tracing::warn!(
                "a request comes without X-Forwarded-For, but --behind-proxy is on: it bypasses the proxy, or the \
                 proxy does not set the header"
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_address_that_a_proxy_names_counts() {
        let named = |values: &[&str]| {
            let headers = values.iter().map(|it| ("x-forwarded-for".parse().unwrap(), it.parse().unwrap()));
            forwarded(&headers.collect())
        };
        assert_eq!(named(&["203.0.113.9, 192.0.2.1"]), "192.0.2.1".parse().ok());
        assert_eq!(named(&["203.0.113.9", "192.0.2.1"]), "192.0.2.1".parse().ok());
        assert_eq!((named(&[]), named(&["nonsense"])), (None, None));
    }

    #[test]
    fn under_abuse_the_log_holds_a_few_lines_of_each_kind_and_the_number_of_the_others() {
        let (journal, now) = (Journal::default(), Instant::now());
        let written = |at: Instant| (0..1_000).filter_map(|_| journal.line("too_many", at)).count();
        assert_eq!(written(now), 10);
        assert_eq!(journal.line("not_found", now), Some(0), "other kinds are not drowned");
        assert_eq!(journal.line("too_many", now + WINDOW), Some(990));
    }
}
