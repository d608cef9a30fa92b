//! After the game, and looking back: frames of earlier versions, the replay, playing again.

use axum::{
    Json,
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::Response,
};
use protocol::{
    Refusal,
    to_client::{Analysis, Scores, SeatKind, TableId},
    to_server::{Look, NextGame},
};
use table::{Answer, Request};

use super::{
    App,
    auth::{Anybody, Caller},
    body::{Asked, At, MaybeBody},
    game::raw,
    gate::Address,
    lobby::{created, room},
};
use crate::{
    analysis,
    error::{Error, Result},
    post::Post,
    secrets, tables,
};

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
    match tables::ask(&app.house, &id, caller.person(), Request::Frame { version, look }).await? {
        Answer::Frame(frame) => Ok(raw(frame.get())),
        _ => Err(Error::from(Refusal::Unavailable)),
    }
}

/// How the points of a finished game grew: one line for each version that changed them.
#[utoipa::path(get, path = "/api/tables/{id}/scores", params(("id" = String, Path)),
    responses((status = 200, body = Vec<Scores>), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn scores(State(app): State<App>, At(id): At<String>) -> Result<Json<Vec<Scores>>> {
    match tables::ask(&app.house, &id, None, Request::Scores).await? {
        Answer::Scores(scores) => Ok(Json(scores)),
        _ => Err(Error::from(Refusal::Unavailable)),
    }
}

/// The whole match as a file, once it is over.
#[utoipa::path(get, path = "/api/tables/{id}/replay", params(("id" = String, Path)),
    responses((status = 200, description = "a replay file"), (status = 404, body = Refusal),
        (status = 422, body = Refusal)))]
pub(crate) async fn replay(State(app): State<App>, At(id): At<String>) -> Result<Response> {
    let Answer::Replay(replay) = tables::ask(&app.house, &id, None, Request::Replay).await? else {
        return Err(Error::from(Refusal::Unavailable));
    };
    let mut response = raw(&replay);
    let name = format!("attachment; filename=\"howlcrown-{id}.json\"");
    if let Ok(name) = HeaderValue::from_str(&name) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(response)
}

/// What bots think of a finished game, as far as it is known.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", params(("id" = String, Path)),
    responses((status = 200, body = Analysis<serde_json::Value>), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn analysis(
    State(app): State<App>,
    At(id): At<String>,
) -> Result<Json<Analysis<shelf::Json>>> {
    Ok(Json(analysis::look(&app.house, &id).await?))
}

/// Asks what bots think of a finished game. It is found out once.
#[utoipa::path(post, path = "/api/tables/{id}/analysis", security(("token" = [])), params(("id" = String, Path)),
    responses((status = 200, body = Analysis<serde_json::Value>), (status = 404, body = Refusal), (status = 422, body = Refusal),
        (status = 429, body = Refusal)))]
pub(crate) async fn analyse(
    State(app): State<App>,
    Caller(caller): Caller,
    At(id): At<String>,
) -> Result<Json<Analysis<shelf::Json>>> {
    Ok(Json(analysis::ask(&app.house, caller.id, &id).await?))
}

/// Ends the analysis that you have asked for, if it is not done.
#[utoipa::path(delete, path = "/api/tables/{id}/analysis", security(("token" = [])), params(("id" = String, Path)),
    responses((status = 200, body = Analysis<serde_json::Value>), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn cancel_analysis(
    State(app): State<App>,
    Caller(caller): Caller,
    At(id): At<String>,
) -> Result<Json<Analysis<shelf::Json>>> {
    Ok(Json(analysis::cancel(&app.house, &caller.id, &id).await?))
}

/// Opens the table of the next game, or finds it. The body may be missing.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", security(("token" = [])), params(("id" = String, Path)),
    request_body = NextGame,
    responses((status = 201, body = TableId), (status = 403, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn rematch(
    State(app): State<App>,
    caller: Caller,
    Address(address): Address,
    At(id): At<String>,
    MaybeBody(NextGame { start }): MaybeBody<NextGame>,
) -> Result<(StatusCode, Json<TableId>)> {
    let Answer::Info(info) = tables::ask(&app.house, &id, Some(caller.person()), Request::Info).await? else {
        return Err(Error::from(Refusal::Unavailable));
    };
    // Finding the next game costs nothing.
    let _room = match info.rematch {
        Some(_) => Vec::new(),
        None => {
            let bots = info.seats.iter().filter(|it| it.kind == SeatKind::Bot);
            let bots = bots.filter_map(|it| it.bot.as_deref());
            let cost = table::cost_of_all(bots, Some(&info.standin));
            room(&app, &caller, &address, info.public, cost).await?
        }
    };
    let request = Request::Rematch { id: secrets::id(), secret: secrets::secret(), start };
    match tables::ask(&app.house, &id, Some(caller.person()), request).await? {
        Answer::Opened(id) => {
            tables::post(&app.house, &id, Post::Claimed).await?;
            created(&app, caller, id).await
        }
        _ => Err(Error::from(Refusal::Unavailable)),
    }
}
