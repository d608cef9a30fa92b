//! Hints: sent while they become better.

use std::sync::Arc;

use axum::{extract::State, response::Response};
use futures_util::stream;
use protocol::{Limit, Refusal, to_client::Hint, to_server::AskHint};
use table::To;
use tokio::sync::watch;

use super::{
    App,
    auth::Caller,
    body::{At, Body},
    stream::{event, events},
};
use crate::{
    error::Result,
    house::House,
    newest::Place,
    post::{self, Hinted, Post},
    tables,
};

/// What a bot would do, if the table allows hints: `hint` events, the first soon, each thought out better.
#[utoipa::path(post, path = "/api/tables/{id}/hint", security(("token" = [])), request_body = AskHint,
    params(("id" = String, Path)),
    responses((status = 200, content_type = "text/event-stream", description = "events whose data is a `Hint`"),
        (status = 429, description = "you have asked for a newer hint"),
        (status = 403, body = Refusal),
        (status = 422, description = "a refusal, or the game's reason: nothing is owed")))]
pub(crate) async fn hint(
    State(app): State<App>,
    caller: Caller,
    At(id): At<String>,
    Body(ask): Body<AskHint>,
) -> Result<Response> {
    let (hints, latest) = watch::channel(Hinted::Nothing);
    let to = app.house.next_to();
    let most = app.house.config.limits.most(Limit::Hints).map_or(usize::MAX, |it| it as usize);
    let place = app.house.hints.enter(&caller.0.id, to.0, most);
    let ask = post::AskHint { from: caller.person(), seat: ask.seat, to, hints };
    tables::post(&app.house, &id, Post::Hint(Box::new(ask))).await?;
    let mut hinting = Hinting { house: app.house, id, to, latest, place };
    // Nothing has been answered yet: what fails here is a refusal.
    let first = match hinting.next().await {
        Some(first) => first?,
        None => return Err(tables::unanswered(&hinting.house, &hinting.id).await),
    };
    let hints = stream::unfold((Some(first), hinting), async |(first, mut hinting)| {
        let hint = match first {
            Some(first) => first,
            None => hinting.next().await?.ok()?,
        };
        Some((event("hint", &hint), (None, hinting)))
    });
    Ok(events(hints))
}

/// A hint on its way to somebody.
struct Hinting {
    house: Arc<House>,
    id: String,
    to: To,
    latest: watch::Receiver<Hinted>,
    place: Place,
}

impl Hinting {
    /// The next better hint; nothing after the last.
    async fn next(&mut self) -> Option<Result<Box<Hint<shelf::Json>>>> {
        loop {
            tokio::select! {
                changed = self.latest.changed() => changed.ok()?,
                () = self.place.given_up() => {
                    return Some(Err(Refusal::TooMany { what: Limit::Hints, seconds: 1 }.into()));
                }
            }
            match self.latest.borrow_and_update().clone() {
                Hinted::Nothing => {}
                Hinted::Hint(hint) => return Some(Ok(hint)),
                Hinted::Refused(refused) => return Some(Err(refused.into())),
            }
        }
    }
}

impl Drop for Hinting {
    fn drop(&mut self) {
        tables::unwatch(&self.house, &self.id, self.to);
    }
}
