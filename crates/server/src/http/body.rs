//! What callers send: JSON, of bounded size, said to be JSON.

use axum::{
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Path, Query, Request},
    http::{header, request::Parts},
};
use protocol::{Refusal, to_server::decode};
use serde::de::DeserializeOwned;

use super::App;
use crate::error::{Error, Result};

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
        let bytes = Bytes::from_request(request, app).await;
        let bytes = bytes.map_err(|why| match why.status().as_u16() {
            413 => Refusal::TooLarge,
            _ => Refusal::Malformed { detail: "the body broke off".to_owned() },
        })?;
        Ok(Self(decode(&bytes)?))
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
