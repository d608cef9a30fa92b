//! A file that an older program has written is upgraded and loses nothing.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

use std::path::Path;

use store::{Change, Games, NEWEST, Status, Store, sqlite::Sqlite};

/// A file as version 0.1.0 wrote it.
const SAMPLE: &str = include_str!("samples/0.1.0.sql");

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_version_0_1_0_is_upgraded_and_play_goes_on() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("old.db");
    rusqlite::Connection::open(&file).unwrap().execute_batch(SAMPLE).unwrap();
    check(&file).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_the_first_schema_is_upgraded_and_play_goes_on() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("older.db");
    let conn = rusqlite::Connection::open(&file).unwrap();
    conn.execute_batch(SAMPLE).unwrap();
    conn.execute_batch(
        "alter table tables add column head text; alter table tables add column terms text; \
         update tables set head = 'head', terms = 'terms'; drop table agreed; \
         delete from _sqlx_migrations where version = 2",
    )
    .unwrap();
    drop(conn);
    check(&file).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_a_newer_program_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("newer.db");
    rusqlite::Connection::open(&file).unwrap().execute_batch("pragma user_version = 99").unwrap();
    let error = Sqlite::open(&file).await.unwrap_err().to_string();
    assert!(error.contains("schema 99"), "{error}");
}

async fn check(file: &Path) {
    let store = Store::new(Sqlite::open(file).await.unwrap());
    let table = store.table("running").await.unwrap().unwrap();
    assert_eq!((table.head.as_str(), table.terms.as_str(), table.rules), ("head", "terms", 3));
    assert_eq!((table.revision, table.now.version, table.now.due), (2, 1, Some(9)));
    assert_eq!(table.seats[0].bot.as_deref(), Some("light"));
    assert_eq!(store.identity("hash-b").await.unwrap().unwrap().name, "Bo");
    let listed = store.tables_of("ada", Games::All, NEWEST, 10).await.unwrap();
    assert_eq!(listed.iter().map(|it| it.id.as_str()).collect::<Vec<_>>(), ["over", "running"]);
    let unfinished = store.tables_of("ada", Games::Unfinished, NEWEST, 10).await.unwrap();
    assert_eq!(unfinished.iter().map(|it| it.id.as_str()).collect::<Vec<_>>(), ["running"]);
    let statistics = store.statistics("bo").await.unwrap();
    let line = &statistics[0];
    assert_eq!((line.game.as_str(), line.players, line.played, line.won), ("kingdoms", 3, 1, 1));
    assert_eq!((line.placings, line.scores, line.best), (1, 41, 41));
    // Nothing looks old only because older files do not say when it was last used.
    let year_2020 = 1_577_836_800_000;
    assert_eq!(store.silent_identities(year_2020, "", 10).await.unwrap().found, [""; 0]);
    assert_eq!(store.stale_tables(Status::Running, year_2020, "", 10).await.unwrap().found, []);
    assert_eq!(store.claim_due(9, 20, 10).await.unwrap().tables, ["running"]);
    let mut now = table.now;
    now.version = 2;
    let entries = vec!["b".to_owned()];
    let change =
        Change { table: "running".to_owned(), revision: 2, entries, seats: None, head: None, now, at: 8 };
    store.commit(change).await.unwrap();
    store.close().await;

    let store = Store::new(Sqlite::open(file).await.unwrap());
    assert_eq!(store.table("running").await.unwrap().unwrap().head, "head");
    assert_eq!(store.entries("running", 0).await.unwrap().len(), 2);
    store.close().await;
}
