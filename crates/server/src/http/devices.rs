//! Your devices, and deleting yourself.

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{AppendHeaders, IntoResponse, Response},
};
use protocol::{Refusal, to_client::Device};
use store::Store;

use super::{
    App,
    auth::{Caller, Token, unset_cookies},
    body::At,
};
use crate::{
    erase,
    error::{Result, unavailable},
};

/// The devices that can act as you, the last used first.
#[utoipa::path(get, path = "/api/me/devices", security(("token" = [])),
    responses((status = 200, body = Vec<Device>), (status = 401, body = Refusal)))]
pub(crate) async fn list(
    State(app): State<App>,
    Caller(caller): Caller,
    Token(token): Token,
) -> Result<Json<Vec<Device>>> {
    Ok(Json(devices(&app.house.store, &caller.id, &token).await?))
}

/// Signs a device out; its streams end.
#[utoipa::path(delete, path = "/api/me/devices/{id}", security(("token" = [])), params(("id" = String, Path)),
    responses((status = 204, description = "signed out"), (status = 404, body = Refusal)))]
pub(crate) async fn revoke(
    State(app): State<App>,
    Caller(caller): Caller,
    Token(token): Token,
    At(id): At<String>,
) -> Result<Response> {
    let revoked = app.house.store.revoke_session(&caller.id, &id).await.map_err(|it| unavailable(&it))?;
    if !revoked {
        return Err(Refusal::NotFound.into());
    }
    app.house.known.changed(&caller.id);
    Ok(if token.starts_with(&id) { signed_out() } else { StatusCode::NO_CONTENT.into_response() })
}

/// Signs out all devices but this one.
#[utoipa::path(delete, path = "/api/me/devices", security(("token" = [])),
    responses((status = 204, description = "signed out")))]
pub(crate) async fn revoke_others(
    State(app): State<App>,
    Caller(caller): Caller,
    Token(token): Token,
) -> Result<StatusCode> {
    let revoked = app.house.store.revoke_other_sessions(&caller.id, &token).await;
    revoked.map_err(|it| unavailable(&it))?;
    app.house.known.changed(&caller.id);
    Ok(StatusCode::NO_CONTENT)
}

/// Deletes you: your name, your messages, your devices and your statistics. Games stay, without your name; in running
/// ones a bot plays on.
#[utoipa::path(delete, path = "/api/me", security(("token" = [])),
    responses((status = 204, description = "deleted"), (status = 401, body = Refusal)))]
pub(crate) async fn delete_me(State(app): State<App>, caller: Caller) -> Result<Response> {
    erase::person(&app.house, caller.person()).await?;
    Ok(signed_out())
}

fn signed_out() -> Response {
    (StatusCode::NO_CONTENT, AppendHeaders(unset_cookies().map(|it| (header::SET_COOKIE, it))))
        .into_response()
}

/// The devices of a person, as seen from the one that holds a token.
pub(crate) async fn devices(store: &Store, id: &str, token: &str) -> Result<Vec<Device>> {
    let sessions = store.sessions(id).await.map_err(|it| unavailable(&it))?;
    let device = |it: store::Session| Device {
        this: token.starts_with(&it.id),
        id: it.id,
        name: it.label,
        created: it.created,
        seen: it.seen,
    };
    Ok(sessions.into_iter().map(device).collect())
}
