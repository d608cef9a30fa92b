//! The SQLite file: who may open it, what is checked, and what other files lie beside it.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

use std::{
    fs,
    io::{Seek, SeekFrom, Write},
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    time::Duration,
};

use store::{Error, Identity, Message, Status, Store, TableRecord, TableState, archive};

const DEADLINE: Duration = Duration::from_secs(5);

#[tokio::test(flavor = "multi_thread")]
async fn a_second_process_is_refused_until_the_first_has_closed_the_file() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("table.db");
    let first = open(&file).await.unwrap();
    let other_name = dir.path().join("link.db");
    std::os::unix::fs::symlink(&file, &other_name).unwrap();
    for name in [&file, &other_name] {
        let refused = open(name).await.unwrap_err();
        assert_eq!(refused, Error::InUse(name.display().to_string()));
        assert!(refused.to_string().ends_with("is open in another process: stop that first"));
    }
    first.close().await;
    open(&file).await.unwrap().close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_owner_may_read_the_files() {
    let dir = tempfile::tempdir().unwrap();
    let store = open(&dir.path().join("table.db")).await.unwrap();
    store.probe(DEADLINE).await.unwrap();
    store::sqlite::Sqlite::copy(&dir.path().join("table.db"), &dir.path().join("copy.db")).await.unwrap();
    let files: Vec<PathBuf> = fs::read_dir(dir.path()).unwrap().map(|it| it.unwrap().path()).collect();
    assert!(files.len() >= 4, "{files:?}");
    for file in files {
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", file.display());
    }
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_refused_at_the_start() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("table.db");
    let store = open(&file).await.unwrap();
    fill(&store, 200).await;
    store.close().await;
    let length = fs::metadata(&file).unwrap().len();
    let mut damaged = fs::File::options().write(true).open(&file).unwrap();
    damaged.seek(SeekFrom::Start(length / 2 / 4096 * 4096)).unwrap();
    damaged.write_all(&[0xA5; 8192]).unwrap();
    let error = open(&file).await.unwrap_err().to_string();
    assert!(error.contains("damaged") || error.contains("malformed"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_store_fails_its_probe() {
    let dir = tempfile::tempdir().unwrap();
    let store = open(&dir.path().join("table.db")).await.unwrap();
    store.probe(DEADLINE).await.unwrap();
    store.close().await;
    assert!(store.probe(DEADLINE).await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_probe_fails_within_its_deadline_while_nothing_can_be_written() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("table.db");
    let store = open(&file).await.unwrap();
    let other = rusqlite::Connection::open(&file).unwrap();
    other.execute_batch("begin immediate").unwrap();
    let error = store.probe(Duration::from_millis(50)).await.unwrap_err().to_string();
    assert!(error.contains("no answer within 50 ms"), "{error}");
    other.execute_batch("rollback").unwrap();
    store.probe(DEADLINE).await.unwrap();
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reading_a_missing_file_is_an_error_and_does_not_create_it() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("typo.db");
    let address = file.display().to_string();
    assert_eq!(store::open_read_only(&address).await.unwrap_err(), Error::Missing(address));
    assert!(!file.exists());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_a_server_uses_can_be_exported_and_is_not_changed() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("table.db");
    let server = open(&file).await.unwrap();
    fill(&server, 3).await;
    let reader = store::open_read_only(&file.display().to_string()).await.unwrap();
    let mut exported = Vec::new();
    let count = archive::export(&reader, &mut exported).await.unwrap();
    assert_eq!((count.identities, count.tables), (1, 3));
    assert!(reader.rename("ada", "Eve").await.is_err());
    reader.close().await;
    server.probe(DEADLINE).await.unwrap();
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn exporting_a_file_of_an_older_program_leaves_it_as_it_is() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("old.db");
    rusqlite::Connection::open(&file).unwrap().execute_batch(include_str!("samples/0.1.0.sql")).unwrap();
    let before = fs::read(&file).unwrap();
    let reader = store::open_read_only(&file.display().to_string()).await.unwrap();
    let mut exported = Vec::new();
    let count = archive::export(&reader, &mut exported).await.unwrap();
    assert_eq!((count.identities, count.tables), (2, 2));
    reader.close().await;
    assert_eq!(fs::read(&file).unwrap(), before);

    let store = Store::memory().unwrap();
    archive::import(&store, &*exported).await.unwrap();
    assert_eq!(store.statistics("bo").await.unwrap()[0].won, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_write_ahead_log_is_gone_after_closing_and_vacuum_shrinks_the_file() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("table.db");
    let store = open(&file).await.unwrap();
    fill(&store, 300).await;
    store.close().await;
    assert_eq!(fs::metadata(dir.path().join("table.db-wal")).map_or(0, |it| it.len()), 0);
    let full = fs::metadata(&file).unwrap().len();

    let store = open(&file).await.unwrap();
    for number in 0..300 {
        store.delete_table(&format!("table{number:04}"), 1).await.unwrap();
    }
    store.vacuum().await.unwrap();
    store.close().await;
    assert!(fs::metadata(&file).unwrap().len() < full / 2);
}

async fn open(file: &Path) -> store::Result<Store> {
    store::open(&file.display().to_string()).await
}

/// Adds an identity and tables with a message each.
async fn fill(store: &Store, tables: u32) {
    let ada = Identity { id: "ada".to_owned(), name: "Ada".to_owned(), created: 1 };
    store.add_identity(&ada, "hash").await.unwrap();
    for number in 0..tables {
        let now = TableState {
            version: 1,
            status: Status::Lobby,
            waiting: 0,
            state: "{}".to_owned(),
            due: None,
            claimed: 0,
        };
        let table = TableRecord {
            id: format!("table{number:04}"),
            game: "wolves".to_owned(),
            rules: 1,
            head: "{}".to_owned(),
            terms: "{}".to_owned(),
            public: false,
            owner: "ada".to_owned(),
            created: 1,
            seats: Vec::new(),
            revision: 1,
            now,
        };
        store.add_table(&table, &["x".repeat(500)]).await.unwrap();
        let (identity, name) = ("ada".to_owned(), "Ada".to_owned());
        let message = Message { id: 0, identity, name, said: "hello".to_owned(), at: 1 };
        store.say(&table.id, &message).await.unwrap();
    }
}

#[tokio::test]
async fn a_store_in_memory_has_two_spellings_and_leaves_no_file() {
    for address in [":memory:", "memory:"] {
        let store = store::open(address).await.unwrap();
        assert!(store.table("AAAAAAAAAA").await.unwrap().is_none());
        assert!(!std::path::Path::new(address).exists());
    }
}
