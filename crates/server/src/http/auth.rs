//! The caller's identity: a token in a cookie or a header. And whether a browser calls on behalf of another site.

use std::time::Duration;

use axum::{
    extract::{FromRequestParts, Request},
    http::{HeaderMap, Method, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use protocol::Refusal;
use quick_cache::sync::Cache;
use store::Identity;
use table::{Instant, Person};

use super::App;
use crate::{
    error::{Error, Result, unavailable},
    secrets,
};

/// The cookie that holds a token.
const COOKIE: &str = "hc";
/// How long a node trusts what it knows of a caller.
const TRUST: Duration = Duration::from_secs(60);
/// The callers a node remembers.
const MOST: usize = 50_000;

/// Somebody with an identity.
#[derive(Clone, Debug)]
pub(crate) struct Caller(pub(crate) Identity);

/// Somebody, perhaps with an identity.
#[derive(Clone, Debug)]
pub(crate) struct Anybody(pub(crate) Option<Identity>);

impl Caller {
    pub(crate) fn person(&self) -> Person {
        Person { id: self.0.id.clone(), name: self.0.name.clone() }
    }
}

impl Anybody {
    pub(crate) fn id(&self) -> Option<String> {
        self.0.as_ref().map(|it| it.id.clone())
    }

    pub(crate) fn person(&self) -> Option<Person> {
        self.0.as_ref().map(|it| Person { id: it.id.clone(), name: it.name.clone() })
    }
}

impl From<Caller> for Anybody {
    fn from(caller: Caller) -> Self {
        Self(Some(caller.0))
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let Anybody(caller) = Anybody::from_request_parts(parts, app).await?;
        let caller = caller.ok_or(Refusal::NoIdentity)?;
        app.limits.caller(&caller.id)?;
        Ok(Self(caller))
    }
}

impl FromRequestParts<App> for Anybody {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let Some(token) = token(&parts.headers).filter(|it| secrets::is_token(it)) else {
            return Ok(Self(None));
        };
        let (hash, now) = (secrets::hash(token), app.house.now());
        if let Some(known) = app.callers.find(&hash, now) {
            return Ok(Self(Some(known)));
        }
        let found = app.house.store.identity(&hash).await.map_err(|it| unavailable(&it))?;
        if let Some(identity) = &found {
            app.callers.note(hash, identity.clone(), now);
        }
        Ok(Self(found))
    }
}

/// Callers this node has seen lately, by the hash of their token.
#[derive(Debug)]
pub(crate) struct Callers(Cache<String, (Identity, Instant)>);

impl Default for Callers {
    fn default() -> Self {
        Self(Cache::new(MOST))
    }
}

impl Callers {
    fn find(&self, hash: &str, now: Instant) -> Option<Identity> {
        let (identity, since) = self.0.get(hash)?;
        (now.since(since) < TRUST).then_some(identity)
    }

    fn note(&self, hash: String, identity: Identity, now: Instant) {
        self.0.insert(hash, (identity, now));
    }

    /// Forgets what is known of somebody.
    pub(crate) fn forget(&self, id: &str) {
        self.0.retain(|_, (identity, _)| identity.id != id);
    }
}

fn token(headers: &HeaderMap) -> Option<&str> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|it| it.to_str().ok()?.strip_prefix("Bearer "));
    bearer.or_else(|| cookie(headers))
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
    let mut pairs = cookies.flat_map(|it| it.split(';')).filter_map(|it| it.trim().split_once('='));
    pairs.find(|it| it.0 == COOKIE).map(|it| it.1)
}

/// The header that gives a browser its token.
pub(crate) fn set_cookie(headers: &HeaderMap, behind_proxy: bool, token: &str) -> String {
    let proto = headers.get("x-forwarded-proto").and_then(|it| it.to_str().ok());
    let secure = if behind_proxy && proto == Some("https") { "; Secure" } else { "" };
    format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000{secure}")
}

/// Refuses what a browser sends on behalf of another site.
///
/// Browsers say where a request comes from. A request that changes something and carries the cookie must say so.
pub(crate) async fn same_origin(request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if reads || is_own(request.headers()) {
        return next.run(request).await;
    }
    Error::from(Refusal::ForeignOrigin).into_response()
}

fn is_own(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|it| it.to_str().ok());
    let site = text("sec-fetch-site");
    let origin = text("origin");
    if site.is_some_and(|it| it != "same-origin" && it != "none") {
        return false;
    }
    let host = text("host").unwrap_or_default();
    match origin {
        Some(origin) => origin.split_once("://").is_some_and(|it| it.1.eq_ignore_ascii_case(host)),
        None => site.is_some() || cookie(headers).is_none(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_counts_only_together_with_the_right_origin() {
        let own = |pairs: &[(&'static str, &str)]| {
            let headers = pairs.iter().map(|it| (it.0.parse().unwrap(), it.1.parse().unwrap()));
            is_own(&headers.collect())
        };
        let (host, cookie) = (("host", "table.example"), ("cookie", "a=b; hc=T"));
        assert!(own(&[host]));
        assert!(own(&[host, cookie, ("origin", "https://table.example")]));
        assert!(own(&[host, cookie, ("sec-fetch-site", "same-origin")]));
        assert!(!own(&[host, cookie]));
        assert!(!own(&[host, cookie, ("origin", "https://evil.example")]));
        assert!(!own(&[host, ("origin", "null")]));
        assert!(!own(&[host, cookie, ("sec-fetch-site", "cross-site")]));
        assert!(!own(&[host, cookie, ("origin", "https://table.example"), ("sec-fetch-site", "same-site")]));
    }
}
