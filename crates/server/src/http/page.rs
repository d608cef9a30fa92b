//! The web page, which is part of the program, and its HTTP headers.

use std::{io::Write as _, sync::LazyLock};

use axum::{
    Router,
    body::Bytes,
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    middleware::Next,
    response::{IntoResponse, Response},
    routing::get,
};
use flate2::{Compression, write::GzEncoder};
use quick_cache::sync::Cache;
use rust_embed::RustEmbed;

use super::{App, auth::is_tls};

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
    Router::new().fallback(get(file))
}

/// Files that are kept compressed; there are fewer.
const COMPRESSED: usize = 1_000;
/// Smaller files are sent as they are.
const SMALL: usize = 512;

/// A file compressed by gzip, made once and kept under its tag; nothing if that makes it no smaller.
fn compressed(tag: &str, data: &[u8]) -> Option<Bytes> {
    static KEPT: LazyLock<Cache<String, Option<Bytes>>> = LazyLock::new(|| Cache::new(COMPRESSED));
    let make = || {
        metrics::counter!("howlcrown_files_compressed_total").increment(1);
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(data)?;
        Ok::<_, std::io::Error>(Some(Bytes::from(gzip.finish()?)).filter(|it| it.len() < data.len()))
    };
    if data.len() < SMALL {
        return None;
    }
    KEPT.get_or_insert_with(tag, make).unwrap_or_default()
}

fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|it| it.to_str().ok());
    let mut accepted = accepted.flat_map(|it| it.split(',')).map(|it| it.split(';').map(str::trim));
    accepted.any(|mut it| {
        it.next() == Some("gzip") && !it.any(|it| matches!(it, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    })
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
    let vary = (header::VARY, HeaderValue::from_static("accept-encoding"));
    match compressed(&headers[2].1, &file.data).filter(|_| takes_gzip(request.headers())) {
        Some(small) => {
            let encoding = (header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            (headers, [vary, encoding], small).into_response()
        }
        None => (headers, [vary], file.data.into_owned()).into_response(),
    }
}

/// What every answer says to browsers.
pub(crate) async fn headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let tls = is_tls(request.headers(), app.house.config.behind_proxy);
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    if tls {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    if api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    #[test]
    fn a_file_is_compressed_once_and_what_does_not_shrink_is_left_as_it_is() {
        let text = "howl ".repeat(1_000);
        let small = compressed("text", text.as_bytes()).unwrap();
        assert!(small.len() < 200);
        let again = compressed("text", text.as_bytes()).unwrap();
        assert_eq!(small.as_ptr(), again.as_ptr(), "the same bytes, not made again");
        let mut back = String::new();
        flate2::read::GzDecoder::new(&small[..]).read_to_string(&mut back).unwrap();
        assert_eq!(back, text);
        let mut noise = 1_u64;
        let noise = std::iter::repeat_with(|| {
            noise = noise.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (noise >> 56) as u8
        });
        assert_eq!(compressed("noise", &noise.take(4_000).collect::<Vec<_>>()), None);
        assert_eq!(compressed("tiny", b"howl"), None);
    }

    #[test]
    fn only_browsers_that_take_gzip_get_it() {
        let takes = |value: &str| {
            takes_gzip(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, value.parse().unwrap())]))
        };
        assert!(takes("gzip, deflate, br") && takes("br;q=1.0, gzip;q=0.8"));
        assert!(!takes("br") && !takes("gzip;q=0") && !takes_gzip(&HeaderMap::new()));
    }
}
