//! Tables: what there is, who sits where, starting.

use axum::{Json, extract::State, http::StatusCode};
use protocol::{
    Refusal,
    to_client::{GameInfo, OptionInfo, Status, TableId, TableInfo, Tables},
    to_server::{NewTable, SeatBot},
};
use store::{Games, NEWEST, TableRecord};

use super::{
    App,
    auth::{Anybody, Caller},
    body::{At, Body},
};
use crate::{error::Result, seating, tables::with, terms};

/// So many tables are listed.
const LISTED: u32 = 50;

/// The games there are.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
pub(crate) async fn games(State(app): State<App>) -> Json<Vec<GameInfo>> {
    let option = |it: &tabletop::OptionSpec| OptionInfo {
        key: it.key.to_owned(),
        allowed: it.allowed.to_owned(),
        default: it.default.to_owned(),
    };
    let game = |it: &&dyn shelf::Title| GameInfo {
        key: it.key().to_owned(),
        rules: it.rules(),
        least: *it.seats().start(),
        most: *it.seats().end(),
        options: it.options().iter().map(option).collect(),
        bots: bots::BotName::ALL.iter().map(ToString::to_string).collect(),
    };
    Json(app.house.config.titles.iter().map(game).collect())
}

/// Your tables, and public ones with a free seat.
#[utoipa::path(get, path = "/api/tables", security((), ("token" = [])),
    responses((status = 200, body = Tables)))]
pub(crate) async fn list(State(app): State<App>, caller: Anybody) -> Result<Json<Tables>> {
    let who = caller.id();
    let info = |record: &TableRecord| {
        let terms = serde_json::from_str(&record.terms).ok()?;
        let state = serde_json::from_str(&record.now.state).ok()?;
        Some(terms::info(record, &terms, &state, who.as_deref(), app.house.now(), |_| false))
    };
    let mut mine: Vec<TableInfo> = match &who {
        Some(who) => app
            .house
            .store
            .tables_of(who, Games::All, NEWEST, LISTED)
            .await?
            .iter()
            .filter_map(info)
            .collect(),
        None => Vec::new(),
    };
    mine.sort_by_key(|table| {
        let awaited = table.seats.iter().any(|it| it.you && it.waiting && it.bot.is_none());
        (table.status == Status::Over, !awaited)
    });
    let open = app.house.store.open_tables(LISTED).await?;
    let open = open.iter().filter_map(info).filter(|it| !it.seats.iter().any(|it| it.you)).collect();
    Ok(Json(Tables { mine, open }))
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", security(("token" = [])), request_body = NewTable,
    responses((status = 201, body = TableId), (status = 401, body = Refusal), (status = 404, body = Refusal),
        (status = 422, description = "a refusal, or an option that the game does not allow, with its reason")))]
pub(crate) async fn open(
    State(app): State<App>,
    Caller(caller): Caller,
    Body(wish): Body<NewTable>,
) -> Result<(StatusCode, Json<TableId>)> {
    let id = seating::open(&app.house, &caller.id, wish).await?;
    Ok((StatusCode::CREATED, Json(TableId { id })))
}

/// A table, all but the game itself.
#[utoipa::path(get, path = "/api/tables/{id}", security((), ("token" = [])), params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = Refusal)))]
pub(crate) async fn table(
    State(app): State<App>,
    caller: Anybody,
    At(id): At<String>,
) -> Result<Json<TableInfo>> {
    let who = caller.id();
    let info = with(&app.house, &id, move |live| Box::pin(async move { Ok(live.info(who.as_deref())) }));
    info.await.map(Json)
}

/// Takes a free seat, or your own seat back from a bot.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", security(("token" = [])),
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn take(
    State(app): State<App>,
    Caller(caller): Caller,
    At((id, seat)): At<(String, u8)>,
) -> Result<Json<TableInfo>> {
    let who = caller.id;
    let taken = with(&app.house, &id, move |live| {
        Box::pin(async move {
            live.take(&who, seat).await?;
            Ok(live.info(Some(&who)))
        })
    });
    taken.await.map(Json)
}

/// Leaves a seat. In a running game a bot plays on until you take it back.
#[utoipa::path(delete, path = "/api/tables/{id}/seats/{seat}", security(("token" = [])),
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn leave(
    State(app): State<App>,
    Caller(caller): Caller,
    At((id, seat)): At<(String, u8)>,
) -> Result<Json<TableInfo>> {
    let who = caller.id;
    let left = with(&app.house, &id, move |live| {
        Box::pin(async move {
            live.leave(&who, seat).await?;
            Ok(live.info(Some(&who)))
        })
    });
    left.await.map(Json)
}

/// Puts a bot on a seat or takes it away: on a free seat before the start if the table is yours, on your own seat
/// while the game is on, and for somebody who keeps the table waiting and is gone.
#[utoipa::path(put, path = "/api/tables/{id}/seats/{seat}", security(("token" = [])), request_body = SeatBot,
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn set_bot(
    State(app): State<App>,
    Caller(caller): Caller,
    At((id, seat)): At<(String, u8)>,
    Body(wish): Body<SeatBot>,
) -> Result<Json<TableInfo>> {
    let who = caller.id;
    let set = with(&app.house, &id, move |live| {
        Box::pin(async move {
            live.set_bot(&who, seat, wish.bot).await?;
            Ok(live.info(Some(&who)))
        })
    });
    set.await.map(Json)
}

/// Starts the game.
#[utoipa::path(post, path = "/api/tables/{id}/start", security(("token" = [])), params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn start(
    State(app): State<App>,
    Caller(caller): Caller,
    At(id): At<String>,
) -> Result<Json<TableInfo>> {
    let who = caller.id;
    let started = with(&app.house, &id, move |live| {
        Box::pin(async move {
            live.start(&who).await?;
            Ok(live.info(Some(&who)))
        })
    });
    started.await.map(Json)
}

/// Stops the countdown to the start.
#[utoipa::path(delete, path = "/api/tables/{id}/start", security(("token" = [])), params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn wait(
    State(app): State<App>,
    Caller(caller): Caller,
    At(id): At<String>,
) -> Result<Json<TableInfo>> {
    let who = caller.id;
    let stopped = with(&app.house, &id, move |live| {
        Box::pin(async move {
            live.wait(&who).await?;
            Ok(live.info(Some(&who)))
        })
    });
    stopped.await.map(Json)
}
