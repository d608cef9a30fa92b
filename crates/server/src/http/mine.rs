//! Your games: what you play and have played, and how you fared.

use axum::{Json, extract::State};
use protocol::{
    Refusal,
    to_client::{MyGames, Statistics, StatisticsLine},
    to_server::Page,
};
use store::{Games, NEWEST, Place, Store, Summary};

use table::terms;

use super::{App, auth::Caller, body::Asked};
use crate::error::{Result, unavailable};

/// The games on a page if nothing else is asked for, and at most.
const GAMES: u32 = 20;
pub(crate) const MOST: u32 = 100;

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

/// A page of somebody's games.
pub(crate) async fn read(store: &Store, who: &str, after: Place<'_>, limit: u32) -> Result<MyGames> {
    let records = store.tables_of(who, Games::All, after, limit).await.map_err(|it| unavailable(&it))?;
    let full = records.len() == limit as usize;
    let next = records.last().filter(|_| full).map(|it| format!("{}-{}", it.created, it.id));
    Ok(MyGames { games: records.iter().filter_map(|it| terms::my_game(it, who)).collect(), next })
}

/// A place in the list, as `next` names it.
pub(crate) fn place(text: &str) -> Result<Place<'_>> {
    let place = text.split_once('-').and_then(|(created, id)| Some((created.parse().ok()?, id)));
    let detail = || "after is not what a page named as next".to_owned();
    Ok(place.ok_or_else(|| Refusal::Malformed { detail: detail() })?)
}

pub(crate) fn summed(summaries: Vec<Summary>) -> Statistics {
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
