//! Hints: told while they become better.

use axum::{extract::State, response::Response};
use futures_util::stream;
use protocol::{
    Refusal,
    to_client::{Hint, HintLine},
    to_server::AskHint,
};

use super::{
    App,
    auth::Caller,
    body::{At, Body},
    stream::{event, events},
};
use crate::{
    error::Result,
    tables::with,
    think::{self, Thoughts},
};

/// What a bot would do, if the table allows hints: `hint` events, the first soon, each thought out better.
#[utoipa::path(post, path = "/api/tables/{id}/hint", security(("token" = [])), request_body = AskHint,
    params(("id" = String, Path)),
    responses((status = 200, content_type = "text/event-stream", description = "events whose data is a `Hint`"),
        (status = 403, body = Refusal),
        (status = 422, description = "a refusal, or the game's reason: nothing is owed")))]
pub(crate) async fn hint(
    State(app): State<App>,
    Caller(caller): Caller,
    At(id): At<String>,
    Body(ask): Body<AskHint>,
) -> Result<Response> {
    let who = caller.id;
    let question =
        with(&app.house, &id, move |live| Box::pin(async move { live.hint_question(&who, ask.seat) }));
    let (table, seat, seed) = question.await?;
    let (bot, version) = (think::strongest(), table.version());
    let question = format!("hint {version} {seat} {bot}");
    let known = app.house.store.recall(&id, &question).await?;
    let known: Option<Vec<HintLine>> = known.and_then(|it| serde_json::from_str(&it).ok());
    let (first, thoughts) = match known {
        Some(lines) => (lines, None),
        None => {
            let mut thoughts = app.house.think.hint(table, seat, seed).await;
            // Nothing has been answered yet: what fails here is a refusal.
            (thoughts.next().await.ok_or(Refusal::Unavailable)?, Some(thoughts))
        }
    };
    let hinting = Hinting { app, id, question, version, thoughts, latest: first, is_told: false };
    Ok(events(stream::unfold(hinting, async |mut it| Some((event("hint", &it.next().await?), it)))))
}

/// A hint on its way to somebody.
struct Hinting {
    app: App,
    id: String,
    question: String,
    version: u32,
    /// What is still thought about; nothing if the hint was known.
    thoughts: Option<Thoughts>,
    latest: Vec<HintLine>,
    is_told: bool,
}

impl Hinting {
    async fn next(&mut self) -> Option<Hint> {
        if self.is_told {
            let Some(lines) = self.thoughts.as_mut()?.next().await else {
                self.keep().await;
                return None;
            };
            self.latest = lines;
        }
        self.is_told = true;
        let lines = self.latest.clone();
        let action = lines.first()?.actions.first()?.clone();
        Some(Hint { version: self.version, bot: think::strongest().to_owned(), action, lines })
    }

    /// Who asks the same again need not wait.
    async fn keep(&self) {
        let text = serde_json::to_string(&self.latest).expect("what we send can be written as JSON");
        if let Err(error) = self.app.house.store.remember(&self.id, &self.question, &text).await {
            tracing::warn!(%error, "a hint was told but not kept");
        }
    }
}
