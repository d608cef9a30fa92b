//! After the game, and looking back: frames of earlier versions, the replay, playing again.

use axum::{
    Json,
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::Response,
};
use protocol::{
    Refusal,
    to_client::{Analysis, Scores, TableId},
    to_server::Look,
};
use store::Status;
use tabletop::{Seat, Viewer};

use super::{
    App,
    auth::{Anybody, Caller},
    body::{Asked, At},
    game::raw,
};
use crate::{analysis, error::Result, tables::with};

/// The frame as it was at a version. `view=everything` needs a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/frames/{version}", security((), ("token" = [])),
    params(("id" = String, Path), ("version" = u32, Path), Look),
    responses((status = 200, description = "a frame"), (status = 403, body = Refusal),
        (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn frame(
    State(app): State<App>,
    caller: Anybody,
    At((id, version)): At<(String, u32)>,
    Asked(look): Asked<Look>,
) -> Result<Response> {
    let who = caller.id();
    let frame = with(&app.house, &id, move |live| {
        Box::pin(async move {
            live.has_started()?;
            let viewer = match (look.view.as_deref(), look.seat) {
                (Some("everything"), _) if live.is(Status::Over) => Viewer::Everything,
                (Some("everything"), _) => return Err(Refusal::StillRunning.into()),
                (Some(_), _) => return Err(Refusal::NotFound.into()),
                // What was secret is told when the game is over, so everybody may look through anybody's eyes.
                (None, Some(seat)) if live.is(Status::Over) && seat < live.seats() => {
                    Viewer::Seat(Seat(seat))
                }
                (None, Some(seat)) => Viewer::Seat(live.seat_of(who.as_deref().unwrap_or(""), seat)?),
                (None, None) => Viewer::Spectator,
            };
            live.frame_at(viewer, version)
        })
    });
    Ok(raw(frame.await?))
}

/// How the points of a finished game grew: one line for each version that changed them.
#[utoipa::path(get, path = "/api/tables/{id}/scores", params(("id" = String, Path)),
    responses((status = 200, body = Vec<Scores>), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn scores(State(app): State<App>, At(id): At<String>) -> Result<Json<Vec<Scores>>> {
    let scores = with(&app.house, &id, |live| Box::pin(async move { live.scores() })).await?;
    Ok(Json(scores))
}

/// The whole match as a file, once it is over.
#[utoipa::path(get, path = "/api/tables/{id}/replay", params(("id" = String, Path)),
    responses((status = 200, description = "a replay file"), (status = 404, body = Refusal),
        (status = 422, body = Refusal)))]
pub(crate) async fn replay(State(app): State<App>, At(id): At<String>) -> Result<Response> {
    let replay = with(&app.house, &id, |live| Box::pin(async move { live.replay() })).await?;
    let mut response = raw(replay);
    let name = format!("attachment; filename=\"howlcrown-{id}.json\"");
    if let Ok(name) = HeaderValue::from_str(&name) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(response)
}

/// What bots think of a finished game, as far as it is known.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", params(("id" = String, Path)),
    responses((status = 200, body = Analysis), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn analysis(State(app): State<App>, At(id): At<String>) -> Result<Json<Analysis>> {
    Ok(Json(analysis::look(&app.house, &id).await?))
}

/// Asks what bots think of a finished game. It is found out once.
#[utoipa::path(post, path = "/api/tables/{id}/analysis", security(("token" = [])), params(("id" = String, Path)),
    responses((status = 200, body = Analysis), (status = 404, body = Refusal), (status = 422, body = Refusal),
        (status = 429, body = Refusal)))]
pub(crate) async fn analyse(
    State(app): State<App>,
    Caller(_): Caller,
    At(id): At<String>,
) -> Result<Json<Analysis>> {
    Ok(Json(analysis::ask(&app.house, &id).await?))
}

/// Opens the table of the next game, or finds it.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", security(("token" = [])), params(("id" = String, Path)),
    responses((status = 201, body = TableId), (status = 403, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn rematch(
    State(app): State<App>,
    Caller(caller): Caller,
    At(id): At<String>,
) -> Result<(StatusCode, Json<TableId>)> {
    let who = caller.id;
    let rematch = with(&app.house, &id, move |live| Box::pin(async move { live.rematch(&who).await }));
    Ok((StatusCode::CREATED, Json(TableId { id: rematch.await? })))
}
