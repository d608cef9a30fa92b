//! Identities: guests, names, and moving to another device.

use std::{sync::Arc, time::Duration};

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::{
    Limit, Refusal, text,
    to_client::{Code, Guest, Me},
    to_server::{Claim, NewGuest, NewName},
};
use store::Identity;

use super::{
    App,
    auth::{Admitted, Caller, set_cookie},
    body::Body,
    gate::Address,
};
use crate::{
    error::{Result, unavailable},
    known,
    meters::Key,
    secrets,
};

/// How long a code can be used.
const CODE_LIFE: Duration = Duration::from_secs(15 * 60);

/// Makes an identity.
#[utoipa::path(post, path = "/api/guests", request_body = NewGuest,
    responses((status = 201, body = Guest), (status = 422, body = Refusal)))]
pub(crate) async fn create(
    State(app): State<App>,
    Address(address): Address,
    _: Admitted,
    headers: HeaderMap,
    Body(wish): Body<NewGuest>,
) -> Result<Response> {
    app.house.meters.count(Limit::Guests, &address)?;
    app.house.meters.count(Limit::AllGuests, &Key::Everybody)?;
    let name = match wish.name {
        Some(name) => text::name(&name)?,
        None => secrets::guest_name(),
    };
    let identity = Identity { id: secrets::id(), name, created: app.house.now().millis() };
    let token = secrets::token();
    let added = app.house.store.add_identity(&identity, &secrets::hash(&token)).await;
    added.map_err(|it| unavailable(&it))?;
    Ok(welcome(&app, &headers, identity, token, StatusCode::CREATED))
}

/// Your identity.
#[utoipa::path(get, path = "/api/me", security(("token" = [])),
    responses((status = 200, body = Me), (status = 401, body = Refusal)))]
pub(crate) async fn me(Caller(caller): Caller) -> Json<Me> {
    Json(Me { id: caller.id, name: caller.name })
}

/// Changes your name.
#[utoipa::path(patch, path = "/api/me", security(("token" = [])), request_body = NewName,
    responses((status = 200, body = Me), (status = 401, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn rename(
    State(app): State<App>,
    Caller(caller): Caller,
    Body(wish): Body<NewName>,
) -> Result<Json<Me>> {
    let name = text::name(&wish.name)?;
    app.house.meters.count(Limit::Renames, &Key::Identity(caller.id.clone()))?;
    app.house.store.rename(&caller.id, &name).await.map_err(|it| unavailable(&it))?;
    app.house.known.changed(&caller.id);
    tokio::spawn(known::renamed(Arc::clone(&app.house), caller.id.clone()));
    Ok(Json(Me { id: caller.id, name }))
}

/// Makes a private code that makes another device yours, once, within 15 minutes.
#[utoipa::path(post, path = "/api/me/link", security(("token" = [])),
    responses((status = 201, body = Code), (status = 401, body = Refusal)))]
pub(crate) async fn link(
    State(app): State<App>,
    Caller(caller): Caller,
    Address(address): Address,
) -> Result<(StatusCode, Json<Code>)> {
    app.house.meters.count(Limit::Codes, &address)?;
    let code = secrets::token();
    let expires = app.house.now() + CODE_LIFE;
    let added = app.house.store.add_code(&secrets::hash(&code), &caller.id, expires.millis()).await;
    added.map_err(|it| unavailable(&it))?;
    Ok((StatusCode::CREATED, Json(Code { code })))
}

/// Makes this device somebody's, by their code.
#[utoipa::path(post, path = "/api/me/claim", request_body = Claim,
    responses((status = 200, body = Guest), (status = 422, body = Refusal)))]
pub(crate) async fn claim(
    State(app): State<App>,
    Address(address): Address,
    _: Admitted,
    headers: HeaderMap,
    Body(claim): Body<Claim>,
) -> Result<Response> {
    app.house.meters.count(Limit::Codes, &address)?;
    let (code, token) = (secrets::hash(&claim.code), secrets::token());
    let now = app.house.now().millis();
    let claimed = app.house.store.claim_code(&code, &secrets::hash(&token), now).await;
    let identity = claimed.map_err(|it| unavailable(&it))?.ok_or(Refusal::BadCode)?;
    app.house.known.changed(&identity.id);
    Ok(welcome(&app, &headers, identity, token, StatusCode::OK))
}

fn welcome(
    app: &App,
    headers: &HeaderMap,
    identity: Identity,
    token: String,
    status: StatusCode,
) -> Response {
    let agent = headers.get(header::USER_AGENT).and_then(|it| it.to_str().ok()).map(str::to_owned);
    tokio::spawn(known::label(app.house.store.clone(), secrets::hash(&token), agent));
    let cookie = set_cookie(headers, app.house.config.behind_proxy, &token);
    let guest = Guest { id: identity.id, name: identity.name, token };
    (status, [(header::SET_COOKIE, cookie)], Json(guest)).into_response()
}
