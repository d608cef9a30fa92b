//! Learning a game by its puzzles. The server keeps nothing of it: whoever tries sends all that was tried.

use axum::{Json, response::Response};
use protocol::{Refusal, to_client::Lesson, to_server::Attempt};
use serde_json::json;

use super::{
    body::{At, Body},
    game::raw,
};
use crate::error::Result;

/// So many actions are more than any puzzle takes.
const LONGEST: usize = 200;

/// The puzzles of a game, in their order.
#[utoipa::path(get, path = "/api/games/{game}/puzzles", params(("game" = String, Path)),
    responses((status = 200, body = Vec<Lesson>), (status = 404, body = Refusal)))]
pub(crate) async fn list(At(game): At<String>) -> Result<Json<Vec<Lesson>>> {
    let title = shelf::find(&game).ok_or(Refusal::UnknownGame)?;
    let lesson = |it: shelf::Lesson| Lesson { name: it.name.into(), rule: it.rule.into(), seat: it.seat };
    Ok(Json(title.lessons().into_iter().map(lesson).collect()))
}

/// A puzzle after these actions.
#[utoipa::path(post, path = "/api/games/{game}/puzzles/{puzzle}", request_body = Attempt,
    params(("game" = String, Path), ("puzzle" = String, Path)),
    responses((status = 200, description = "a frame, how the puzzle stands, and what is left of its solution"),
        (status = 404, body = Refusal),
        (status = 422, description = "refused by the rules: the game's reason with its numbers")))]
pub(crate) async fn attempt(
    At((game, puzzle)): At<(String, String)>,
    Body(ask): Body<Attempt>,
) -> Result<Response> {
    let title = shelf::find(&game).ok_or(Refusal::UnknownGame)?;
    if ask.actions.len() > LONGEST {
        return Err(Refusal::TooLarge.into());
    }
    let tried = title.attempt(&puzzle, &ask.actions).ok_or(Refusal::NotFound)??;
    let text = serde_json::to_string(&tried).map_err(|_| Refusal::Unavailable)?;
    Ok(raw(text))
}

/// What further actions would do in a puzzle, as far as that is certain.
#[utoipa::path(post, path = "/api/games/{game}/puzzles/{puzzle}/preview", request_body = Attempt,
    params(("game" = String, Path), ("puzzle" = String, Path)),
    responses((status = 200, description = "events, and the game's figures before and after; or `refusal`, the game's reason"),
        (status = 404, body = Refusal)))]
pub(crate) async fn preview(
    At((game, puzzle)): At<(String, String)>,
    Body(ask): Body<Attempt>,
) -> Result<Response> {
    let title = shelf::find(&game).ok_or(Refusal::UnknownGame)?;
    if ask.actions.len() + ask.further.len() > LONGEST {
        return Err(Refusal::TooLarge.into());
    }
    match title.ahead(&puzzle, &ask.actions, &ask.further).ok_or(Refusal::NotFound)? {
        Ok(ahead) => Ok(raw(ahead.get().to_owned())),
        // To ask whether something is possible is no mistake.
        Err(shelf::Failure::Refused { refusal, .. }) => Ok(raw(json!({ "refusal": refusal }).to_string())),
        Err(malformed) => Err(malformed.into()),
    }
}
