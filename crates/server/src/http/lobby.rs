//! Tables: what there is, who sits where, starting.

use axum::{Json, extract::State, http::StatusCode};
use protocol::{
    Limit, Refusal,
    to_client::{Agreement, GameInfo, Status, TableId, TableInfo, Tables},
    to_server::{AddChance, NewTable, SeatBot, SeatWish, WishedTerms},
};
use store::{Games, NEWEST, TableRecord};
use table::{
    Answer, Cost, Request,
    opening::{self, Opening, StartPosition},
    terms,
};

use super::{
    App,
    auth::{Anybody, Caller},
    body::{At, Body, MaybeBody},
    gate::Address,
};
use crate::{
    error::{Error, Result, unavailable},
    meters::{self, Held, Key},
    post::Post,
    secrets, tables,
};

/// The tables that are listed at most.
const LISTED: u32 = 50;

/// The games there are.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
pub(crate) async fn games() -> Json<Vec<GameInfo>> {
    Json(shelf::games())
}

/// What these options amount to at a table of this game: an edition, or something that cannot be.
#[utoipa::path(post, path = "/api/games/{game}/check", request_body = WishedTerms, params(("game" = String, Path)),
    responses((status = 200, body = Agreement), (status = 404, body = Refusal)))]
pub(crate) async fn check(At(game): At<String>, Body(wish): Body<WishedTerms>) -> Result<Json<Agreement>> {
    let title = shelf::find(&game).ok_or(Refusal::UnknownGame)?;
    Ok(Json(shelf::agreement(title, wish)))
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
        Some(who) => {
            let tables = app
                .house
                .store
                .tables_of(who, Games::All, NEWEST, LISTED)
                .await
                .map_err(|it| unavailable(&it))?;
            tables.iter().filter_map(info).collect()
        }
        None => Vec::new(),
    };
    mine.sort_by_key(|table| {
        let awaited = table.seats.iter().any(|it| it.you && it.waiting && it.bot.is_none());
        (table.status == Status::Over, !awaited)
    });
    let open = app.house.store.open_tables(LISTED).await.map_err(|it| unavailable(&it))?;
    let open = open.iter().filter_map(info).filter(|it| !it.seats.iter().any(|it| it.you)).collect();
    Ok(Json(Tables { mine, open }))
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", security(("token" = [])), request_body = NewTable,
    responses((status = 201, body = TableId), (status = 401, body = Refusal), (status = 404, body = Refusal),
        (status = 422, description = "a refusal, or an option that the game does not allow, with its reason")))]
pub(crate) async fn open(
    State(app): State<App>,
    caller: Caller,
    Address(address): Address,
    Body(wish): Body<NewTable>,
) -> Result<(StatusCode, Json<TableId>)> {
    let house = &app.house;
    let bots = wish.seats.iter().filter_map(|it| match it {
        SeatWish::Bot { bot } => Some(bot.as_str()),
        SeatWish::Me {} | SeatWish::Open {} => None,
    });
    let cost = table::cost_of_all(bots, wish.standin.as_deref());
    let _room = room(&app, &caller, &address, wish.public, cost).await?;
    let from = match &wish.from {
        Some(from) => Some(position(&app, &from.replay).await?),
        None => None,
    };
    let (id, secret) = (secrets::id(), secrets::secret());
    let opening = Opening { id, owner: caller.person(), wish, secret, from, now: house.now() };
    let mut opened = opening::open(house.settings(), opening)?;
    while let Err(error) = house.store.add_table(&opened.record, &opened.entries).await {
        if error != store::Error::Conflict {
            return Err(unavailable(&error));
        }
        opened.record.id = secrets::id();
    }
    let id = opened.record.id.clone();
    let mailbox = tables::keep(house, opened.record, opened.entries, Vec::new())?;
    // If the table has already left memory, what is due there is claimed later.
    let _ = mailbox.send(Post::Claimed).await;
    created(&app, caller, id).await
}

/// What the caller is sent about a table that was opened.
pub(crate) async fn created(app: &App, caller: Caller, id: String) -> Result<(StatusCode, Json<TableId>)> {
    let Json(info) = info(app, &id, &caller.into(), Request::Info).await?;
    Ok((StatusCode::CREATED, Json(TableId { id, commitment: info.commitment })))
}

/// Whether the caller may open a table with bots of this cost. What is returned counts them until the table does that
/// itself.
pub(crate) async fn room(
    app: &App,
    caller: &Caller,
    address: &Key,
    public: bool,
    cost: Option<Cost>,
) -> Result<Vec<Held>> {
    let meters = &app.house.meters;
    meters.count(Limit::Tables, &caller.key())?;
    meters.count(Limit::AddressTables, address)?;
    meters.count(Limit::AllTables, &Key::Everybody)?;
    if public {
        let open = app.house.store.count_open_tables(&caller.0.id).await.map_err(|it| unavailable(&it))?;
        meters.compare(Limit::PublicTables, open)?;
    }
    room_for_bots(app, caller, address, cost)
}

/// Counts a game with bots of this cost until the table does that itself: requests at the same moment do not pass together.
fn room_for_bots(app: &App, caller: &Caller, address: &Key, cost: Option<Cost>) -> Result<Vec<Held>> {
    let games = cost.map(|it| meters::games(it, caller.key(), Some(address.clone())));
    let held = games.into_iter().flatten().map(|(limit, key)| app.house.meters.hold(limit, key));
    Ok(held.collect::<std::result::Result<_, _>>()?)
}

/// A table to play on from.
async fn position(app: &App, id: &str) -> Result<StartPosition> {
    let store = &app.house.store;
    let record = store.table(id).await.map_err(|it| unavailable(&it))?.ok_or(Refusal::NotFound)?;
    let entries = store.entries(id, 0).await.map_err(|it| unavailable(&it))?;
    Ok(StartPosition { record, entries: entries.into_iter().map(|it| it.entry).collect() })
}

/// Asks a table for something that is answered by the table itself.
async fn info(app: &App, id: &str, caller: &Anybody, request: Request) -> Result<Json<TableInfo>> {
    match tables::ask(&app.house, id, caller.person(), request).await? {
        Answer::Info(info) => Ok(Json(*info)),
        _ => Err(Error::from(Refusal::Unavailable)),
    }
}

/// A table, all but the game itself.
#[utoipa::path(get, path = "/api/tables/{id}", security((), ("token" = [])), params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = Refusal)))]
pub(crate) async fn table(
    State(app): State<App>,
    caller: Anybody,
    At(id): At<String>,
) -> Result<Json<TableInfo>> {
    info(&app, &id, &caller, Request::Info).await
}

/// Takes a free seat, or your own seat back from a bot; on your own seat before the start, adds to the seed. The body may
/// be missing.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", security(("token" = [])), request_body = AddChance,
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn take(
    State(app): State<App>,
    caller: Caller,
    At((id, seat)): At<(String, u8)>,
    MaybeBody(AddChance { chance }): MaybeBody<AddChance>,
) -> Result<Json<TableInfo>> {
    info(&app, &id, &caller.into(), Request::Sit { seat, chance }).await
}

/// Leaves a seat. In a running game a bot plays on until you take it back. Before the start, if you opened the table, you
/// may remove others: they cannot sit down there again.
#[utoipa::path(delete, path = "/api/tables/{id}/seats/{seat}", security(("token" = [])),
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn leave(
    State(app): State<App>,
    caller: Caller,
    At((id, seat)): At<(String, u8)>,
) -> Result<Json<TableInfo>> {
    info(&app, &id, &caller.into(), Request::Leave { seat }).await
}

/// Puts a bot on a seat or takes it away: on a free seat before the start if the table is yours, on your own seat
/// while the game is on, and, at a table without a clock, for somebody who has kept it waiting and been away too long.
/// For people the agreed stand-in plays, whichever bot is named.
#[utoipa::path(put, path = "/api/tables/{id}/seats/{seat}", security(("token" = [])), request_body = SeatBot,
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn set_bot(
    State(app): State<App>,
    caller: Caller,
    Address(address): Address,
    At((id, seat)): At<(String, u8)>,
    Body(wish): Body<SeatBot>,
) -> Result<Json<TableInfo>> {
    let cost = wish.bot.as_deref().map(table::cost);
    let _room = room_for_bots(&app, &caller, &address, cost)?;
    info(&app, &id, &caller.into(), Request::SetBot { seat, bot: wish.bot }).await
}

/// Starts the game, with what your seats add to the seed. The body may be missing.
#[utoipa::path(post, path = "/api/tables/{id}/start", security(("token" = [])), request_body = AddChance,
    params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn start(
    State(app): State<App>,
    caller: Caller,
    At(id): At<String>,
    MaybeBody(AddChance { chance }): MaybeBody<AddChance>,
) -> Result<Json<TableInfo>> {
    info(&app, &id, &caller.into(), Request::Start { chance }).await
}

/// Stops the countdown to the start.
#[utoipa::path(delete, path = "/api/tables/{id}/start", security(("token" = [])), params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = Refusal), (status = 422, body = Refusal)))]
pub(crate) async fn wait(
    State(app): State<App>,
    caller: Caller,
    At(id): At<String>,
) -> Result<Json<TableInfo>> {
    info(&app, &id, &caller.into(), Request::HoldStart).await
}
