//! What callers send: JSON, of bounded size, said to be JSON.

use axum::{
    body::HttpBody as _,
    extract::{FromRequest, FromRequestParts, Path, Query, Request},
    http::{header, request::Parts},
};
use futures_util::StreamExt as _;
use protocol::{Refusal, to_server::decode};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::App;
use crate::{
    error::{Error, Result},
    limits::Timeout,
};

/// The longest body that is looked at.
const LONGEST: usize = 64 * 1024;

/// How much of a longer body is read and thrown away. A client that is answered while still sending may lose
/// the answer with the connection.
const MOST_DRAINED: usize = 4 * 1024 * 1024;

/// A request body.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Self> {
        // A form on another site cannot send this type.
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok());
        let is_json = kind.is_some_and(|it| it.split(';').next().unwrap_or("").trim() == "application/json");
        if !is_json {
            let detail = "content-type must be application/json".to_owned();
            return Err(Refusal::Malformed { detail }.into());
        }
        let time = app.house.config.limits.time(Timeout::BodySeconds);
        let late = |_| Refusal::Malformed { detail: "the body took too long".to_owned() };
        let bytes = timeout(time, read(request.into_body())).await.map_err(late)??;
        Ok(Self(decode(&bytes)?))
    }
}

async fn read(body: axum::body::Body) -> Result<Vec<u8>> {
    let (mut bytes, mut seen) = (Vec::new(), 0);
    let mut parts = body.into_data_stream();
    while let Some(part) = parts.next().await {
        let broke = |_| Refusal::Malformed { detail: "the body broke off".to_owned() };
        let part = part.map_err(broke)?;
        seen += part.len();
        if seen <= LONGEST {
            bytes.extend_from_slice(&part);
        } else if seen > MOST_DRAINED {
            break;
        }
    }
    if seen > LONGEST { Err(Refusal::TooLarge.into()) } else { Ok(bytes) }
}

/// A request body that may be missing.
pub(crate) struct MaybeBody<T>(pub(crate) T);

impl<T: DeserializeOwned + Default> FromRequest<App> for MaybeBody<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Self> {
        let is_missing =
            !request.headers().contains_key(header::CONTENT_TYPE) || request.body().is_end_stream();
        if is_missing {
            return Ok(Self(T::default()));
        }
        Body::from_request(request, app).await.map(|Body(it)| Self(it))
    }
}

/// A part of the address. What is not one is not found.
pub(crate) struct At<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for At<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let path = Path::from_request_parts(parts, app).await;
        path.map(|Path(it)| Self(it)).map_err(|_| Refusal::NotFound.into())
    }
}

/// What follows the address.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self> {
        let query = Query::try_from_uri(&parts.uri);
        query.map(|Query(it)| Self(it)).map_err(|why| Refusal::Malformed { detail: why.body_text() }.into())
    }
}
