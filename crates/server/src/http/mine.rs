//! Your games: what you play and have played, how you fared, and all of it as a file.

use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use protocol::{
    Limit, Refusal,
    to_client::{
        Me, MutedPerson, MyBan, MyExport, MyGame, MyGameSeat, MyGames, MyMessage, MyReport, Statistics,
        StatisticsLine,
    },
    to_server::Page,
};
use store::{Games, NEWEST, Place, SeatRecord, Store, Summary, TableRecord};

use table::terms;

use super::{
    App,
    auth::{Caller, Token},
    body::Asked,
    devices::devices,
};
use crate::{
    error::{Result, unavailable},
    meters::Key,
};

/// The games on a page if nothing else is asked for, and at most.
const GAMES: u32 = 20;
const MOST: u32 = 100;
/// Messages that are read together, and the reports that an export holds at most.
const MESSAGES: u32 = 500;
const REPORTS: u32 = 1_000;

/// Your games, newest first.
#[utoipa::path(get, path = "/api/me/games", security(("token" = [])), params(Page),
    responses((status = 200, body = MyGames), (status = 400, body = Refusal), (status = 401, body = Refusal)))]
pub(crate) async fn games(
    State(app): State<App>,
    Caller(caller): Caller,
    Asked(page): Asked<Page>,
) -> Result<Json<MyGames>> {
    let after = page.after.as_deref().map_or(Ok(NEWEST), place)?;
    let limit = page.limit.unwrap_or(GAMES).clamp(1, MOST);
    Ok(Json(read(&app.house.store, &caller.id, after, limit).await?))
}

/// How you fared.
#[utoipa::path(get, path = "/api/me/statistics", security(("token" = [])),
    responses((status = 200, body = Statistics), (status = 401, body = Refusal)))]
pub(crate) async fn statistics(State(app): State<App>, Caller(caller): Caller) -> Result<Json<Statistics>> {
    let statistics = app.house.store.statistics(&caller.id).await.map_err(|it| unavailable(&it))?;
    Ok(Json(summed(statistics)))
}

/// Everything that is stored about you, as a file.
#[utoipa::path(get, path = "/api/me/export", security(("token" = [])),
    responses((status = 200, body = MyExport), (status = 401, body = Refusal)))]
pub(crate) async fn export(
    State(app): State<App>,
    Caller(caller): Caller,
    Token(token): Token,
) -> Result<Response> {
    app.house.meters.count(Limit::Exports, &Key::Identity(caller.id.clone()))?;
    let (store, id, now) = (&app.house.store, caller.id.as_str(), app.house.now().millis());
    let failed = |it: store::Error| unavailable(&it);
    let report = |it: store::Report| MyReport { table: it.table, reason: it.reason, created: it.created };
    let ban =
        |it: store::Ban| MyBan { scope: it.scope.as_str().to_owned(), reason: it.reason, until: it.until };
    let muted = store.muted_people(id).await.map_err(failed)?.into_iter();
    let export = MyExport {
        created: caller.created,
        devices: devices(store, id, &token).await?,
        games: all(store, id).await?,
        discarded: store.discarded_by(id).await.map_err(failed)?,
        statistics: summed(store.statistics(id).await.map_err(failed)?),
        said: said(store, id).await?,
        muted: muted.map(|it| MutedPerson { id: it.id, name: it.name }).collect(),
        reports: store.reports_by(id, REPORTS).await.map_err(failed)?.into_iter().map(report).collect(),
        bans: store.bans_of(id, now).await.map_err(failed)?.into_iter().map(ban).collect(),
        me: Me { id: caller.id, name: caller.name },
    };
    let name = "attachment; filename=\"howlcrown-me.json\"";
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(export)).into_response())
}

async fn all(store: &Store, who: &str) -> Result<Vec<MyGame>> {
    let mut games = Vec::new();
    let mut next: Option<String> = None;
    loop {
        let after = next.as_deref().map_or(Ok(NEWEST), place)?;
        let page = read(store, who, after, MOST).await?;
        games.extend(page.games);
        next = page.next;
        if next.is_none() {
            return Ok(games);
        }
    }
}

/// Everything that somebody has written.
async fn said(store: &Store, who: &str) -> Result<Vec<MyMessage>> {
    let (mut said, mut after) = (Vec::new(), 0);
    loop {
        let page = store.chat_of(who, after, MESSAGES).await.map_err(|it| unavailable(&it))?;
        let full = page.len() == MESSAGES as usize;
        for (table, message) in page {
            after = message.id;
            said.push(MyMessage { table, name: message.name, said: message.said, at: message.at });
        }
        if !full {
            return Ok(said);
        }
    }
}

async fn read(store: &Store, who: &str, after: Place<'_>, limit: u32) -> Result<MyGames> {
    let records = store.tables_of(who, Games::All, after, limit).await.map_err(|it| unavailable(&it))?;
    let full = records.len() == limit as usize;
    let next = records.last().filter(|_| full).map(|it| format!("{}-{}", it.created, it.id));
    Ok(MyGames { games: records.iter().filter_map(|it| my_game(it, who)).collect(), next })
}

/// A place in the list, as `next` names it.
fn place(text: &str) -> Result<Place<'_>> {
    let place = text.split_once('-').and_then(|(created, id)| Some((created.parse().ok()?, id)));
    let detail = || "after is not what a page named as next".to_owned();
    Ok(place.ok_or_else(|| Refusal::Malformed { detail: detail() })?)
}

fn my_game(record: &TableRecord, who: &str) -> Option<MyGame> {
    let state: terms::State = serde_json::from_str(&record.now.state).ok()?;
    let ended = state.ended;
    let seat = |(number, seat): (usize, &SeatRecord)| MyGameSeat {
        kind: terms::kind(seat),
        name: seat.name.clone(),
        you: seat.identity.as_deref() == Some(who),
        bot: seat.bot.clone(),
        placing: ended.as_ref().and_then(|it| it.placing.get(number).copied()),
        score: ended.as_ref().and_then(|it| it.score.get(number).copied()),
    };
    let seats: Vec<MyGameSeat> = record.seats.iter().enumerate().map(seat).collect();
    let best = seats.iter().filter(|it| it.you && it.placing.is_some()).min_by_key(|it| it.placing);
    Some(MyGame {
        id: record.id.clone(),
        game: record.game.clone(),
        status: terms::status(record),
        placing: best.and_then(|it| it.placing),
        score: best.and_then(|it| it.score),
        version: record.now.version,
        created: record.created,
        finished: ended.as_ref().map(|it| it.at),
        seats,
    })
}

fn summed(summaries: Vec<Summary>) -> Statistics {
    let line = |it: Summary| {
        let mean = |sum: i64| sum as f64 / f64::from(it.played.max(1));
        StatisticsLine {
            mean_placing: mean(it.placings),
            mean_score: mean(it.scores),
            game: it.game,
            players: it.players,
            played: it.played,
            won: it.won,
            best_score: it.best,
        }
    };
    Statistics { lines: summaries.into_iter().map(line).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_in_the_list_is_read_as_it_was_sent() {
        assert_eq!(place("17-ABC").unwrap(), (17, "ABC"));
        assert!(place("").is_err() && place("x-ABC").is_err() && place("17").is_err());
    }
}
