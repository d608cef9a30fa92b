//! The web page, which is part of the program, and its HTTP headers.

use axum::{
    Router,
    extract::Request,
    http::{HeaderValue, StatusCode, Uri, header},
    middleware::Next,
    response::{IntoResponse, Response},
    routing::get,
};
use rust_embed::RustEmbed;

use super::App;

/// What `npm run build` makes in `web/`.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// Only our own scripts and pictures; compiled code may run; nobody may frame us.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
     form-action 'self'; frame-ancestors 'none'";

/// Every address that is not the interface's.
pub(crate) fn routes() -> Router<App> {
    Router::new().fallback(get(file)).layer(tower_http::compression::CompressionLayer::new())
}

async fn file(uri: Uri, request: Request) -> Response {
    let path = uri.path().trim_start_matches('/');
    let (file, path) = match Files::get(path) {
        Some(file) => (Some(file), path),
        // Addresses of the page itself have no dot: the page finds its way alone.
        None if !path.contains('.') => (Files::get("index.html"), "index.html"),
        None => (None, path),
    };
    let Some(file) = file else { return StatusCode::NOT_FOUND.into_response() };
    let tag = format!("\"{}\"", protocol::fairness::hex(&file.metadata.sha256_hash()[..12]));
    let known =
        request.headers().get(header::IF_NONE_MATCH).is_some_and(|it| it.as_bytes() == tag.as_bytes());
    // Names of assets hold a hash of what is in them.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [
        (header::CONTENT_TYPE, file.metadata.mimetype().to_owned()),
        (header::CACHE_CONTROL, keep.to_owned()),
        (header::ETAG, tag),
    ];
    if known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, file.data.into_owned()).into_response()
}

/// What every answer says to browsers.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    if api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}
