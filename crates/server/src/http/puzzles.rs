//! Learning a game by its puzzles. The server keeps nothing of it: whoever tries sends all that was tried.

use axum::{Json, response::Response};
use protocol::{Refusal, to_client::Lesson, to_server::Attempt};
use shelf::{AnyAction, Title};

use super::{
    body::{At, Body},
    game::raw,
};
use crate::error::Result;

/// More actions than any puzzle takes.
const LONGEST: usize = 200;

/// The puzzles of a game, in their order.
#[utoipa::path(get, path = "/api/games/{game}/puzzles", params(("game" = String, Path)),
    responses((status = 200, body = Vec<Lesson>), (status = 404, body = Refusal)))]
pub(crate) async fn list(At(game): At<String>) -> Result<Json<Vec<Lesson>>> {
    let title = shelf::find(&game).ok_or(Refusal::UnknownGame)?;
    Ok(Json(title.lessons()))
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
    let actions = read(title, &ask.actions)?;
    let tried = title.attempt(&puzzle, &actions).ok_or(Refusal::NotFound)??;
    Ok(raw(tried.get()))
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
    let (actions, further) = (read(title, &ask.actions)?, read(title, &ask.further)?);
    let preview = title.preview_puzzle(&puzzle, &actions, &further).ok_or(Refusal::NotFound)??;
    Ok(raw(preview.get()))
}

fn read(title: &dyn Title, actions: &[shelf::Json]) -> Result<Vec<AnyAction>> {
    Ok(actions.iter().map(|it| title.action(it)).collect::<std::result::Result<_, _>>()?)
}
