//! After the game: analysis, and the list of one's own games.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod served;

use std::time::{Duration, Instant};

use client::Client;
use protocol::to_client::{Analysis, AnalysisState, MyExport, MyGames, Statistics};
use serde_json::json;
use served::{GAMES, Served, info, play_out, table};

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_judged_once_and_the_judgement_is_kept() {
    let mut served = Served::start();
    for game in GAMES() {
        let ada = served.guest("Ada").await;
        let id = table(&ada, game, &["me", "light"], json!({})).await;
        let path = format!("/api/tables/{id}/analysis");
        assert_eq!(ada.post(&path, &json!({})).await.unwrap().reason(), "still_running");
        play_out(&ada, &id, 0, |_| ()).await;
        assert_eq!(look(&served.stranger(), &path).await.state, AnalysisState::None);
        assert_eq!(served.stranger().post(&path, &json!({})).await.unwrap().reason(), "no_identity");

        let asked: Analysis<serde_json::Value> = ada.post(&path, &json!({})).await.unwrap().json().unwrap();
        assert_ne!(asked.state, AnalysisState::None);
        let done = judged(&ada, &path).await;
        assert_eq!(u64::from(done.entries), info(&ada, &id).await["version"].as_u64().unwrap());
        assert!(done.turns.len() > 5 && done.turns.is_sorted_by_key(|it| it.version), "{done:?}");
        for turn in &done.turns {
            assert_eq!((turn.win.len(), turn.played.len(), turn.luck.len()), (2, 2, 2));
            assert!(turn.win.iter().chain(&turn.played).all(|it| (0.0..=1.0).contains(it)), "{turn:?}");
            assert!(!turn.best.is_empty() && turn.best.len() == turn.notation.len());
        }
        served.again();
        let ada = ada.at(&served.host);
        let again: Analysis<serde_json::Value> = ada.post(&path, &json!({})).await.unwrap().json().unwrap();
        assert_eq!(again, done, "kept over a restart, and not made again");
    }
}

/// Judging takes only the time that playing leaves, so it cannot make anybody wait.
#[tokio::test(flavor = "multi_thread")]
async fn judging_asks_for_less_than_playing() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("nice.db").display().to_string();
    // So thorough that it is still at it when we look.
    let served = Served::on(&file, &["--analysis", "100000"]);
    let ada = served.guest("Ada").await;
    let id = table(&ada, GAMES()[0], &["me", "light"], json!({})).await;
    play_out(&ada, &id, 0, |_| ()).await;
    let path = format!("/api/tables/{id}/analysis");
    ada.post(&path, &json!({})).await.unwrap();
    let asked = Instant::now();
    let niceness = loop {
        if let Some(niceness) = served.niceness("analysis").filter(|it| *it > 0) {
            break niceness;
        }
        assert!(asked.elapsed() < Duration::from_secs(120), "{:?}", look(&ada, &path).await);
        tokio::task::yield_now().await;
    };
    assert_eq!(niceness, 19);
    assert_eq!(look(&ada, &path).await.state, AnalysisState::Running);
    let playing = served.niceness("howlcrown").unwrap();
    assert!(playing < niceness, "playing, at {playing}, comes first");
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_finds_their_own_games_page_by_page_and_how_they_fared() {
    let served = Served::start();
    let (ada, eve) = (served.guest("Ada").await, served.guest("Eve").await);
    let mut opened = Vec::new();
    for game in GAMES() {
        for seats in [&["me", "light"][..], &["light", "me", "uniform"], &["me", "me"]] {
            let id = table(&ada, game, seats, json!({})).await;
            opened.push(id);
        }
    }
    let solo = &opened[0];
    let last = play_out(&ada, solo, 0, |_| ()).await;

    let mut listed = Vec::new();
    let mut path = "/api/me/games?limit=4".to_owned();
    loop {
        let page: MyGames = ada.get(&path).await.unwrap().json().unwrap();
        listed.extend(page.games);
        let Some(next) = page.next else { break };
        path = format!("/api/me/games?limit=4&after={next}");
    }
    let mut ids: Vec<&str> = listed.iter().map(|it| it.id.as_str()).collect();
    assert!(listed.is_sorted_by_key(|it| -it.created));
    ids.sort_unstable();
    opened.sort_unstable();
    assert_eq!(ids, opened, "each exactly once");

    let own = listed.iter().find(|it| it.finished.is_some()).unwrap();
    let (placing, score) = (&last["outcome"]["placing"][0], &last["outcome"]["score"][0]);
    assert_eq!((json!(own.placing), json!(own.score)), (placing.clone(), score.clone()));
    assert_eq!((own.seats[0].you, own.seats[1].bot.as_deref()), (true, Some("light")));
    assert!(own.seats[1].score.is_some() && own.finished.unwrap() >= own.created);
    assert!(listed.iter().filter(|it| it.id != own.id).all(|it| it.placing.is_none()));

    let statistics: Statistics = ada.get("/api/me/statistics").await.unwrap().json().unwrap();
    let [line] = &statistics.lines[..] else { panic!("{statistics:?}") };
    assert_eq!((line.game.as_str(), line.players, line.played), (GAMES()[0], 2, 1));
    assert_eq!(line.won, u32::from(own.placing == Some(1)));
    assert_eq!(Some(line.best_score), own.score);

    let export = ada.get("/api/me/export").await.unwrap();
    assert!(export.headers["content-disposition"].to_str().unwrap().starts_with("attachment"));
    let export: MyExport = export.json().unwrap();
    assert_eq!((export.games.len(), export.me.name.as_str()), (opened.len(), "Ada"));
    assert_eq!(export.statistics, statistics);

    let nothing: MyGames = eve.get("/api/me/games").await.unwrap().json().unwrap();
    assert!(nothing.games.is_empty() && nothing.next.is_none());
    assert_eq!(served.stranger().get("/api/me/games").await.unwrap().reason(), "no_identity");
    assert_eq!(ada.get("/api/me/games?after=nonsense").await.unwrap().reason(), "malformed");
}

async fn look(client: &Client, path: &str) -> Analysis<serde_json::Value> {
    client.get(path).await.unwrap().json().unwrap()
}

/// Asks until the analysis is complete; what is known only grows.
async fn judged(client: &Client, path: &str) -> Analysis<serde_json::Value> {
    let begun = Instant::now();
    let mut known = 0;
    // Asking without a pause would take the core that the game is judged on.
    let mut ask = tokio::time::interval(Duration::from_millis(100));
    loop {
        ask.tick().await;
        let now = look(client, path).await;
        assert!(now.turns.len() >= known, "what was known is still known");
        known = now.turns.len();
        if now.state == AnalysisState::Done {
            return now;
        }
        assert!(begun.elapsed() < Duration::from_secs(600), "{:?} after {known} turns", now.state);
    }
}
