//! Playing and talking at a table.

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::{
    Refusal,
    to_client::{ChatMessage, Version, WhyNot},
    to_server::{AskPreview, ChatSince, Play, Say, Undo, Why},
};
use store::Message;

use super::{
    App,
    auth::Caller,
    body::{Asked, At, Body},
    people::proper,
};
use crate::{error::Result, tables::with};

/// So long a message may be.
const MESSAGE: usize = 500;

/// Plays actions, all of them or none.
#[utoipa::path(post, path = "/api/tables/{id}/actions", security(("token" = [])), request_body = Play,
    params(("id" = String, Path)),
    responses((status = 200, body = Version), (status = 403, body = Refusal), (status = 409, body = Refusal),
        (status = 422, description = "refused by the rules: the game's reason with its numbers")))]
pub(crate) async fn play(
    State(app): State<App>,
    Caller(caller): Caller,
    At(id): At<String>,
    Body(ask): Body<Play>,
) -> Result<Json<Version>> {
    let begun = std::time::Instant::now();
    let who = caller.id;
    let played = with(&app.house, &id, move |live| Box::pin(async move { live.play(&who, &ask).await }));
    let version = played.await?;
    metrics::histogram!("howlcrown_move_seconds").record(begun.elapsed().as_secs_f64());
    Ok(Json(Version { version }))
}

/// Takes back what may be taken back.
#[utoipa::path(post, path = "/api/tables/{id}/undo", security(("token" = [])), request_body = Undo,
    params(("id" = String, Path)),
    responses((status = 200, body = Version), (status = 403, body = Refusal), (status = 409, body = Refusal),
        (status = 422, description = "refused by the rules: the game's reason with its numbers")))]
pub(crate) async fn undo(
    State(app): State<App>,
    Caller(caller): Caller,
    At(id): At<String>,
    Body(ask): Body<Undo>,
) -> Result<Json<Version>> {
    let who = caller.id;
    let undone = with(&app.house, &id, move |live| Box::pin(async move { live.undo(&who, &ask).await }));
    Ok(Json(Version { version: undone.await? }))
}

/// Why an action is not possible.
#[utoipa::path(post, path = "/api/tables/{id}/why", security(("token" = [])), request_body = Why,
    params(("id" = String, Path)),
    responses((status = 200, body = WhyNot), (status = 403, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn why(
    State(app): State<App>,
    Caller(caller): Caller,
    At(id): At<String>,
    Body(ask): Body<Why>,
) -> Result<Json<WhyNot>> {
    let who = caller.id;
    let why = with(&app.house, &id, move |live| Box::pin(async move { live.why(&who, &ask) }));
    Ok(Json(WhyNot { refusal: why.await? }))
}

/// What actions would do, as far as that is certain.
#[utoipa::path(post, path = "/api/tables/{id}/preview", security(("token" = [])), request_body = AskPreview,
    params(("id" = String, Path)),
    responses((status = 200, description = "events, and the game's figures before and after"),
        (status = 403, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn preview(
    State(app): State<App>,
    Caller(caller): Caller,
    At(id): At<String>,
    Body(ask): Body<AskPreview>,
) -> Result<Response> {
    let who = caller.id;
    let preview = with(&app.house, &id, move |live| Box::pin(async move { live.preview(&who, &ask) }));
    Ok(raw(preview.await?.get().to_owned()))
}

/// The most messages in one answer.
const CHAT_PAGE: u32 = 200;

/// What was said at a table: the first messages after one, or the last ones.
#[utoipa::path(get, path = "/api/tables/{id}/chat", params(("id" = String, Path), ChatSince),
    responses((status = 200, body = Vec<ChatMessage>), (status = 404, body = Refusal)))]
pub(crate) async fn chat(
    State(app): State<App>,
    At(id): At<String>,
    Asked(since): Asked<ChatSince>,
) -> Result<Json<Vec<ChatMessage>>> {
    with(&app.house, &id, |_| Box::pin(async { Ok(()) })).await?;
    let chat = match since.after {
        Some(after) => app.house.store.chat(&id, after, CHAT_PAGE).await?,
        None => app.house.store.last_chat(&id, i64::MAX, CHAT_PAGE).await?,
    };
    Ok(Json(chat.into_iter().map(shown).collect()))
}

/// Says something at a table where you sit.
#[utoipa::path(post, path = "/api/tables/{id}/chat", security(("token" = [])), request_body = Say,
    params(("id" = String, Path)),
    responses((status = 201, body = ChatMessage), (status = 403, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn say(
    State(app): State<App>,
    Caller(caller): Caller,
    At(id): At<String>,
    Body(ask): Body<Say>,
) -> Result<(StatusCode, Json<ChatMessage>)> {
    let said = proper(&ask.said, MESSAGE)?;
    let mut message = Message { id: 0, identity: caller.id, name: caller.name, said, at: app.house.now() };
    let message = with(&app.house, &id, move |live| {
        Box::pin(async move {
            if !live.belongs(&message.identity) {
                return Err(Refusal::NotYourSeat.into());
            }
            message.id = live.house.store.say(live.id(), &message).await?;
            live.publish_chat(message.id);
            Ok(message)
        })
    });
    Ok((StatusCode::CREATED, Json(shown(message.await?))))
}

pub(crate) fn shown(message: Message) -> ChatMessage {
    let Message { id, identity, name, said, at } = message;
    ChatMessage { id, identity, name, said, at }
}

/// JSON that is already written.
pub(crate) fn raw(json: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], json).into_response()
}
