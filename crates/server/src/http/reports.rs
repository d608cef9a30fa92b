//! Peace among players: muting, reporting, and deleting finished games.

use axum::{Json, extract::State, http::StatusCode};
use protocol::{
    Bound, Limit, Refusal, text,
    to_client::{Discarded, MutedPerson},
    to_server::{About, Mute, NewReport},
};
use store::Report;

use super::{
    App,
    auth::Caller,
    body::{At, Body},
};
use crate::{
    erase,
    error::{Result, unavailable},
    secrets,
};

/// Reports are counted within a day.
const DAY: i64 = 24 * 3600 * 1000;

/// The people you have muted.
#[utoipa::path(get, path = "/api/me/mutes", security(("token" = [])),
    responses((status = 200, body = Vec<MutedPerson>), (status = 401, body = Refusal)))]
pub(crate) async fn mutes(State(app): State<App>, Caller(caller): Caller) -> Result<Json<Vec<MutedPerson>>> {
    let muted = app.house.store.muted_people(&caller.id).await.map_err(|it| unavailable(&it))?;
    Ok(Json(muted.into_iter().map(|it| MutedPerson { id: it.id, name: it.name }).collect()))
}

/// Hides what somebody writes from you. They do not learn of it.
#[utoipa::path(post, path = "/api/me/mutes", security(("token" = [])), request_body = Mute,
    responses((status = 204, description = "muted"), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn mute(
    State(app): State<App>,
    Caller(caller): Caller,
    Body(ask): Body<Mute>,
) -> Result<StatusCode> {
    let store = &app.house.store;
    if !secrets::is_id(&ask.person) || ask.person == caller.id {
        return Err(Refusal::NotFound.into());
    }
    let muted = store.muted_by(&caller.id).await.map_err(|it| unavailable(&it))?;
    let most = app.house.config.limits.bound(Bound::Mutes);
    if muted.len() >= most as usize {
        return Err(Refusal::Full { what: Bound::Mutes, most }.into());
    }
    match store.mute(&caller.id, &ask.person, app.house.now().millis()).await {
        Ok(()) => {}
        // There is no such person.
        Err(store::Error::Rejected(_)) => return Err(Refusal::NotFound.into()),
        Err(error) => return Err(unavailable(&error)),
    }
    app.house.known.changed(&caller.id);
    Ok(StatusCode::NO_CONTENT)
}

/// Shows it again.
#[utoipa::path(delete, path = "/api/me/mutes/{id}", security(("token" = [])), params(("id" = String, Path)),
    responses((status = 204, description = "no longer muted")))]
pub(crate) async fn unmute(
    State(app): State<App>,
    Caller(caller): Caller,
    At(id): At<String>,
) -> Result<StatusCode> {
    app.house.store.unmute(&caller.id, &id).await.map_err(|it| unavailable(&it))?;
    app.house.known.changed(&caller.id);
    Ok(StatusCode::NO_CONTENT)
}

/// Reports a person, a message or a table to the operator.
#[utoipa::path(post, path = "/api/reports", security(("token" = [])), request_body = NewReport,
    responses((status = 204, description = "reported"), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn report(
    State(app): State<App>,
    Caller(caller): Caller,
    Body(ask): Body<NewReport>,
) -> Result<StatusCode> {
    let (store, now) = (&app.house.store, app.house.now().millis());
    let reason = text::message(&ask.reason)?;
    let made = store.count_reports(&caller.id, now - DAY).await.map_err(|it| unavailable(&it))?;
    app.house.meters.compare(Limit::Reports, made)?;
    if !secrets::is_id(&ask.table) {
        return Err(Refusal::NotFound.into());
    }
    let table = store.table(&ask.table).await.map_err(|it| unavailable(&it))?.ok_or(Refusal::NotFound)?;
    let (subject, line, said) = match ask.about {
        About::Person { person } => {
            let sits = table.seats.iter().any(|it| it.identity.as_ref() == Some(&person));
            if !sits && table.owner != person {
                return Err(Refusal::NotFound.into());
            }
            (person, None, None)
        }
        About::Line { line } => {
            let message = store.message(&table.id, line).await.map_err(|it| unavailable(&it))?;
            let message = message.ok_or(Refusal::NotFound)?;
            (message.identity, Some(line), Some(message.said))
        }
        About::Table {} => (table.owner, None, None),
    };
    let reporter = caller.id;
    let report = Report { id: 0, reporter, subject, table: Some(table.id), line, said, reason, created: now };
    let number = store.report(&report).await.map_err(|it| unavailable(&it))?;
    metrics::counter!("howlcrown_reports_total").increment(1);
    tracing::warn!(target: "audit", report = number, "a player has reported something");
    Ok(StatusCode::NO_CONTENT)
}

/// Asks for a finished game to be deleted. It leaves your list now, and is deleted once all its players have asked.
#[utoipa::path(delete, path = "/api/tables/{id}", security(("token" = [])), params(("id" = String, Path)),
    responses((status = 200, body = Discarded), (status = 403, body = Refusal), (status = 404, body = Refusal),
        (status = 422, body = Refusal)))]
pub(crate) async fn discard(
    State(app): State<App>,
    Caller(caller): Caller,
    At(id): At<String>,
) -> Result<Json<Discarded>> {
    let store = &app.house.store;
    if !secrets::is_id(&id) {
        return Err(Refusal::NotFound.into());
    }
    let table = store.table(&id).await.map_err(|it| unavailable(&it))?.ok_or(Refusal::NotFound)?;
    if !table.seats.iter().any(|it| it.identity.as_ref() == Some(&caller.id)) {
        return Err(Refusal::NotYourTable.into());
    }
    if table.now.status != store::Status::Over {
        return Err(Refusal::StillRunning.into());
    }
    let deleted = match store.discard(&id, &caller.id, app.house.now().millis()).await {
        Ok(deleted) => deleted,
        // Asked for before.
        Err(store::Error::Conflict) => false,
        Err(error) => return Err(unavailable(&error)),
    };
    if deleted {
        erase::gone(&app.house, &id).await;
    }
    Ok(Json(Discarded { deleted }))
}
