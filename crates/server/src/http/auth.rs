//! The caller's identity: a token in a cookie or a header. And whether a browser calls on behalf of another site.

use std::sync::Arc;

use axum::{
    extract::{FromRequestParts, Request},
    http::{HeaderMap, Method, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use protocol::{Limit, Refusal};
use store::Identity;
use table::Person;

use super::{
    App,
    gate::{Address, Ip},
};
use crate::{
    error::{Error, Result},
    known::Acquaintance,
    meters::Key,
    secrets,
};

/// The cookie that holds a token. Over TLS its name forbids other hosts of the domain to set it.
const COOKIE: &str = "hc";
const HOST_COOKIE: &str = "__Host-hc";

/// Somebody with an identity.
#[derive(Clone, Debug)]
pub(crate) struct Caller(pub(crate) Identity);

/// Somebody, perhaps with an identity.
#[derive(Clone, Debug)]
pub(crate) struct Anybody(pub(crate) Option<Identity>);

/// Somebody who may follow tables, perhaps with an identity and the hash of their token.
#[derive(Clone, Debug)]
pub(crate) struct Follower(pub(crate) Option<(Person, String)>);

/// The hash of the caller's token.
#[derive(Clone, Debug)]
pub(crate) struct Token(pub(crate) String);

/// Nobody has banned the address of the caller.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Admitted;

impl Caller {
    /// As limits count them.
    pub(crate) fn key(&self) -> Key {
        Key::Identity(self.0.id.clone())
    }

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
        let known = known(parts, app).await?.ok_or(Refusal::NoIdentity)?;
        let caller = Self(known.identity.clone());
        app.house.meters.count(Limit::Requests, &caller.key())?;
        // Everybody may read what is stored about them and delete it.
        let is_own = parts.method == Method::DELETE && parts.uri.path().starts_with("/api/me");
        if parts.method != Method::GET && !is_own {
            known.is_banned(app.house.now())?;
            admit(parts, app).await?;
        }
        Ok(caller)
    }
}

impl FromRequestParts<App> for Anybody {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        Ok(Self(known(parts, app).await?.map(|it| it.identity.clone())))
    }
}

impl FromRequestParts<App> for Follower {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let Some(known) = known(parts, app).await? else { return Ok(Self(None)) };
        known.is_banned(app.house.now())?;
        let hash = hash(&parts.headers).ok_or(Refusal::NoIdentity)?;
        let person = Person { id: known.identity.id.clone(), name: known.identity.name.clone() };
        Ok(Self(Some((person, hash))))
    }
}

impl FromRequestParts<App> for Token {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self> {
        Ok(Self(hash(&parts.headers).ok_or(Refusal::NoIdentity)?))
    }
}

impl FromRequestParts<App> for Admitted {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        admit(parts, app).await.map(|()| Self)
    }
}

async fn known(parts: &Parts, app: &App) -> Result<Option<Arc<Acquaintance>>> {
    let Some(hash) = hash(&parts.headers) else { return Ok(None) };
    let agent = parts.headers.get(header::USER_AGENT).and_then(|it| it.to_str().ok());
    let caller = app.house.known.caller(&app.house.store, &hash, agent, app.house.now()).await?;
    if let (Some(caller), Some(Address(address))) = (&caller, parts.extensions.get()) {
        app.house.known.came(&caller.identity.id, address);
    }
    Ok(caller)
}

async fn admit(parts: &Parts, app: &App) -> Result<()> {
    let Some(Ip(address)) = parts.extensions.get() else { return Ok(()) };
    app.house.known.admit(&app.house.store, *address, app.house.now()).await
}

/// The hash of the token that comes with a request.
fn hash(headers: &HeaderMap) -> Option<String> {
    token(headers).filter(|it| secrets::is_token(it)).map(secrets::hash)
}

fn token(headers: &HeaderMap) -> Option<&str> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|it| it.to_str().ok()?.strip_prefix("Bearer "));
    bearer.or_else(|| cookie(headers))
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    // Browsers that came before the server had TLS still have the plain one.
    cookie_named(headers, HOST_COOKIE).or_else(|| cookie_named(headers, COOKIE))
}

fn cookie_named<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
    let mut pairs = cookies.flat_map(|it| it.split(';')).filter_map(|it| it.trim().split_once('='));
    pairs.find(|it| it.0 == name).map(|it| it.1)
}

/// The headers that take a browser's token away, under either name.
pub(crate) fn unset_cookies() -> [String; 2] {
    let gone = "=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0";
    [format!("{COOKIE}{gone}"), format!("{HOST_COOKIE}{gone}; Secure")]
}

/// The header that gives a browser its token.
pub(crate) fn set_cookie(headers: &HeaderMap, behind_proxy: bool, token: &str) -> String {
    let (name, secure) = if is_tls(headers, behind_proxy) { (HOST_COOKIE, "; Secure") } else { (COOKIE, "") };
    format!("{name}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000{secure}")
}

/// Whether the caller speaks TLS to the proxy in front.
pub(crate) fn is_tls(headers: &HeaderMap, behind_proxy: bool) -> bool {
    let proto = headers.get("x-forwarded-proto").and_then(|it| it.to_str().ok());
    behind_proxy && proto == Some("https")
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
    fn over_tls_the_cookie_belongs_to_this_host_alone() {
        let headers = |pairs: &[(&'static str, &str)]| {
            pairs.iter().map(|it| (it.0.parse().unwrap(), it.1.parse().unwrap())).collect::<HeaderMap>()
        };
        let https = headers(&[("x-forwarded-proto", "https")]);
        let set = set_cookie(&https, true, "T");
        assert!(set.starts_with("__Host-hc=T; Path=/; ") && set.ends_with("; Secure"), "{set}");
        assert!(set_cookie(&https, false, "T").starts_with("hc=T; "), "only a proxy may say so");
        assert_eq!(cookie(&headers(&[("cookie", "hc=old; __Host-hc=new")])), Some("new"));
        assert_eq!(cookie(&headers(&[("cookie", "hc=old")])), Some("old"));
    }

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
