//! A file that an older program has made is brought up to date and loses nothing.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

use sqlx::{Connection, SqliteConnection, migrate::Migrator, sqlite::SqliteConnectOptions};
use store::{Change, Store, sqlite::Sqlite};

#[tokio::test(flavor = "multi_thread")]
async fn what_was_agreed_in_an_older_file_is_still_agreed_and_play_goes_on() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("old.db");
    let first = sqlx::migrate!("migrations/sqlite").iter().take(1).cloned().collect();
    let old = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let mut old = SqliteConnection::connect_with(&old).await.unwrap();
    Migrator::with_migrations(first).run(&mut old).await.unwrap();
    let rows = "insert into tables values \
         ('one', 'wolves', 3, 'head', 'terms', 1, 'ada', 5, 2, 1, 'running', 1, '{}', 9, 7); \
         insert into seats values ('one', 0, null, 'light'); \
         insert into entries values ('one', 1, 'a', 6)";
    sqlx::raw_sql(rows).execute(&mut old).await.unwrap();
    old.close().await.unwrap();

    let store = Sqlite::open(&file).await.unwrap();
    let table = store.table("one").await.unwrap().unwrap();
    assert_eq!((table.head.as_str(), table.terms.as_str(), table.rules), ("head", "terms", 3));
    assert_eq!((table.revision, table.now.version, table.now.due), (2, 1, Some(9)));
    assert_eq!(table.seats[0].bot.as_deref(), Some("light"));
    let mut now = table.now;
    now.version = 2;
    let entries = vec!["b".to_owned()];
    let change = Change { table: "one".to_owned(), revision: 2, entries, seats: None, now, at: 8 };
    store.commit(change).await.unwrap();
    store.close().await;

    let store = Sqlite::open(&file).await.unwrap();
    assert_eq!(store.table("one").await.unwrap().unwrap().head, "head");
    assert_eq!(store.entries("one", 0).await.unwrap().len(), 2);
}
