//! Playing and talking at a table.

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::{
    Bound, Refusal, text,
    to_client::{ChatMessage, Version, WhyNot},
    to_server::{AskPreview, ChatSince, Play, Say, Undo, Why},
};
use table::{Answer, Request};

use super::{
    App,
    auth::{Anybody, Caller},
    body::{Asked, At, Body},
};
use crate::{
    error::{Error, Result, unavailable},
    tables,
};

/// Plays actions, all of them or none.
#[utoipa::path(post, path = "/api/tables/{id}/actions", security(("token" = [])), request_body = Play,
    params(("id" = String, Path)),
    responses((status = 200, body = Version), (status = 403, body = Refusal), (status = 409, body = Refusal),
        (status = 422, description = "refused by the rules: the game's reason with its numbers")))]
pub(crate) async fn play(
    State(app): State<App>,
    caller: Caller,
    At(id): At<String>,
    Body(ask): Body<Play>,
) -> Result<Json<Version>> {
    let begun = std::time::Instant::now();
    let version = version(&app, &id, &caller, Request::Act(ask)).await?;
    metrics::histogram!("howlcrown_move_seconds").record(begun.elapsed().as_secs_f64());
    Ok(version)
}

/// Takes back what may be taken back.
#[utoipa::path(post, path = "/api/tables/{id}/undo", security(("token" = [])), request_body = Undo,
    params(("id" = String, Path)),
    responses((status = 200, body = Version), (status = 403, body = Refusal), (status = 409, body = Refusal),
        (status = 422, description = "refused by the rules: the game's reason with its numbers")))]
pub(crate) async fn undo(
    State(app): State<App>,
    caller: Caller,
    At(id): At<String>,
    Body(ask): Body<Undo>,
) -> Result<Json<Version>> {
    version(&app, &id, &caller, Request::Undo(ask)).await
}

/// Why an action is not possible.
#[utoipa::path(post, path = "/api/tables/{id}/why", security(("token" = [])), request_body = Why,
    params(("id" = String, Path)),
    responses((status = 200, body = WhyNot<serde_json::Value>), (status = 403, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn why(
    State(app): State<App>,
    caller: Caller,
    At(id): At<String>,
    Body(ask): Body<Why>,
) -> Result<Json<WhyNot<shelf::Json>>> {
    match tables::ask(&app.house, &id, Some(caller.person()), Request::Why(ask)).await? {
        Answer::WhyNot(refusal) => Ok(Json(WhyNot { refusal })),
        _ => Err(Error::from(Refusal::Unavailable)),
    }
}

/// What actions would do, as far as that is certain.
#[utoipa::path(post, path = "/api/tables/{id}/preview", security(("token" = [])), request_body = AskPreview,
    params(("id" = String, Path)),
    responses((status = 200, description = "a `preview`, or the `refusal` of an action"),
        (status = 403, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn preview(
    State(app): State<App>,
    caller: Caller,
    At(id): At<String>,
    Body(ask): Body<AskPreview>,
) -> Result<Response> {
    match tables::ask(&app.house, &id, Some(caller.person()), Request::Preview(ask)).await? {
        Answer::Preview(preview) => Ok(raw(preview.get())),
        _ => Err(Error::from(Refusal::Unavailable)),
    }
}

/// The most messages in one answer.
const CHAT_PAGE: u32 = 200;

/// What was said at a table: the first messages after one, or the last ones. Those of people you have muted are left out.
#[utoipa::path(get, path = "/api/tables/{id}/chat", security((), ("token" = [])), params(("id" = String, Path), ChatSince),
    responses((status = 200, body = Vec<ChatMessage>), (status = 404, body = Refusal)))]
pub(crate) async fn chat(
    State(app): State<App>,
    caller: Anybody,
    At(id): At<String>,
    Asked(since): Asked<ChatSince>,
) -> Result<Json<Vec<ChatMessage>>> {
    tables::ask(&app.house, &id, None, Request::Info).await?;
    let store = &app.house.store;
    let chat = match since.after {
        Some(after) => store.chat(&id, after, CHAT_PAGE).await,
        None => store.last_chat(&id, i64::MAX, CHAT_PAGE).await,
    };
    let chat = chat.map_err(|it| unavailable(&it))?;
    let muted = match caller.id() {
        Some(who) => store.muted_by(&who).await.map_err(|it| unavailable(&it))?,
        None => Vec::new(),
    };
    let wanted = chat.into_iter().filter(|it| !muted.contains(&it.identity));
    Ok(Json(wanted.map(table::shown).collect()))
}

/// Says something at a table where you sit.
#[utoipa::path(post, path = "/api/tables/{id}/chat", security(("token" = [])), request_body = Say,
    params(("id" = String, Path)),
    responses((status = 201, body = ChatMessage), (status = 403, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn say(
    State(app): State<App>,
    caller: Caller,
    At(id): At<String>,
    Body(ask): Body<Say>,
) -> Result<(StatusCode, Json<ChatMessage>)> {
    let said = text::message(&ask.said)?;
    let now = app.house.now().millis();
    let bans = app.house.store.bans_of(&caller.0.id, now).await.map_err(|it| unavailable(&it))?;
    if let Some(ban) = bans.first() {
        return Err(Refusal::Banned { until: ban.until }.into());
    }
    let most = app.house.config.limits.bound(Bound::Chat);
    if app.house.store.count_chat(&id).await.map_err(|it| unavailable(&it))? >= most {
        return Err(Refusal::Full { what: Bound::Chat, most }.into());
    }
    match tables::ask(&app.house, &id, Some(caller.person()), Request::Say { said }).await? {
        Answer::Said(message) => Ok((StatusCode::CREATED, Json(message))),
        _ => Err(Error::from(Refusal::Unavailable)),
    }
}

async fn version(app: &App, id: &str, caller: &Caller, request: Request) -> Result<Json<Version>> {
    match tables::ask(&app.house, id, Some(caller.person()), request).await? {
        Answer::Version(version) => Ok(Json(Version { version })),
        _ => Err(Error::from(Refusal::Unavailable)),
    }
}

/// JSON that is already written.
pub(crate) fn raw(json: &str) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], json.to_owned()).into_response()
}
