//! What every database must do, tested on all of them.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod chat;
#[path = "../cluster/mod.rs"]
mod cluster;
mod moderation;
mod notices;
mod people;
mod retention;
mod tables;

use store::{
    Change, Error, Identity, Message, News, SeatRecord, Status, Store, TableRecord, TableState, archive,
    sqlite::Sqlite,
};

#[tokio::test(flavor = "multi_thread")]
async fn memory_fulfils_the_contract() {
    contract(&Store::memory().unwrap()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_fulfils_the_contract_and_keeps_its_data_after_reopening() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("with space & sign?.db");
    let store = Store::new(Sqlite::open(&file).await.unwrap());
    contract(&store).await;
    let copy = dir.path().join("copy.db");
    Sqlite::copy(&file, &copy).await.unwrap();
    assert!(Sqlite::copy(&file, &copy).await.is_err(), "never over another file");
    store.close().await;
    for file in [file, copy] {
        reopened(&Store::new(Sqlite::open(&file).await.unwrap())).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_fulfils_the_contract_and_keeps_its_data_after_reopening() {
    let cluster = tokio::task::spawn_blocking(cluster::Cluster::start).await.unwrap();
    let address = cluster.address("contract");
    let store = store::open(&address).await.unwrap();
    let other = store::open(&address).await.unwrap();
    let mut news = other.news().unwrap();
    contract(&store).await;
    let mut received = Vec::new();
    while !received.contains(&News::Changed { table: "race".to_owned(), revision: 161 }) {
        received.push(news.recv().await.unwrap());
    }
    assert!(received.iter().any(|it| matches!(it, News::Said { table, .. } if table == "first")));
    store.close().await;
    reopened(&store::open(&address).await.unwrap()).await;
}

async fn contract(store: &Store) {
    people::identities(store).await;
    people::sessions(store).await;
    tables::lists(store).await;
    tables::conflicts(store).await;
    tables::due_work(store).await;
    tables::results(store).await;
    chat::messages(store).await;
    chat::answers(store).await;
    tables::race(store).await;
    tables::crowd(store).await;
    moderation::bans(store).await;
    moderation::mutes(store).await;
    moderation::reports(store).await;
    notices::outbox(store).await;
    retention::jobs(store).await;
    retention::replaced_names(store).await;
    retention::codes_and_chat(store).await;
    retention::stale_tables(store).await;
    retention::discarded_games(store).await;
    retention::forgotten_people(store).await;
    store.probe(std::time::Duration::from_secs(5)).await.unwrap();
    store.vacuum().await.unwrap();
    moving(store).await;
}

/// An archive of one store turns another one into the same.
async fn moving(store: &Store) {
    store.remember("first", "who wins?", "ada").await.unwrap();
    let archive = archived(store).await;
    let other = Store::memory().unwrap();
    let count = archive::import(&other, archive.as_bytes()).await.unwrap();
    assert_eq!(lines(&archived(&other).await), lines(&archive));
    assert_eq!(other.identity("hash-a2").await.unwrap().unwrap().name, "Ada Löve");
    assert_eq!(log(&other, "first", 0).await, ["1 a", "2 b"]);
    assert_eq!(other.recall("first", "who wins?").await.unwrap().as_deref(), Some("ada"));
    assert_eq!(other.statistics("bo").await.unwrap(), store.statistics("bo").await.unwrap());
    assert_eq!(other.sessions("dee").await.unwrap(), store.sessions("dee").await.unwrap());
    assert_eq!(other.muted_by("ada").await.unwrap(), ["cy"]);
    assert_eq!(other.bans(None, 9).await.unwrap().len(), 1);
    let twice = archive::import(&other, archive.as_bytes()).await.unwrap();
    assert_eq!((twice.tables, twice.skipped), (0, count.tables));
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_moves_from_sqlite_to_postgres_and_back() {
    let dir = tempfile::tempdir().unwrap();
    let sqlite = Store::new(Sqlite::open(dir.path().join("from.db")).await.unwrap());
    contract(&sqlite).await;
    let cluster = tokio::task::spawn_blocking(cluster::Cluster::start).await.unwrap();
    let postgres = store::open(&cluster.address("moved")).await.unwrap();
    let back = Store::new(Sqlite::open(dir.path().join("back.db")).await.unwrap());
    let first = archived(&sqlite).await;
    let mut archive = first.clone();
    for to in [&postgres, &back] {
        archive::import(to, archive.as_bytes()).await.unwrap();
        archive = archived(to).await;
        assert_eq!(lines(&archive), lines(&first));
    }
    // A table that contradicts itself is not imported, not even in part.
    let table = store::Archived {
        table: table("odd", 1),
        entries: Vec::new(),
        chat: Vec::new(),
        answers: Vec::new(),
        finished: None,
        results: Vec::new(),
    };
    let entry = store::StoredEntry { version: 1, entry: "twice".to_owned(), at: 1 };
    let odd = store::Archived { entries: vec![entry.clone(), entry], ..table };
    for to in [&postgres, &back] {
        assert!(matches!(to.restore(&odd).await, Err(Error::Rejected(_))));
        assert_eq!(to.table("odd").await.unwrap(), None);
    }
}

async fn archived(store: &Store) -> String {
    let mut archive = Vec::new();
    archive::export(store, &mut archive).await.unwrap();
    String::from_utf8(archive).unwrap()
}

/// The lines of an archive without the numbers of messages, which each store assigns itself.
fn lines(archive: &str) -> Vec<serde_json::Value> {
    let mut lines: Vec<serde_json::Value> =
        archive.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
    for message in lines.iter_mut().filter_map(|it| it["chat"].as_array_mut()).flatten() {
        message["id"] = 0.into();
    }
    assert!(lines.len() > 100);
    lines
}

async fn reopened(store: &Store) {
    assert_eq!(store.identity("hash-a2").await.unwrap().unwrap().name, "Ada Löve");
    assert_eq!(log(store, "first", 0).await, ["1 a", "2 b"]);
    assert_eq!(store.table("race").await.unwrap().unwrap().now.version, 160);
    assert_eq!(store.chat("first", 0, 9).await.unwrap().len(), 2);
    store.close().await;
    assert!(store.table("race").await.is_err(), "closed");
}

fn identity(id: &str) -> Identity {
    Identity { id: id.to_owned(), name: id.to_uppercase(), created: 1 }
}

fn table(id: &str, created: i64) -> TableRecord {
    TableRecord {
        id: id.to_owned(),
        game: "wolves".to_owned(),
        rules: 3,
        head: "{\"head\":1}".to_owned(),
        terms: "{}".to_owned(),
        public: false,
        owner: "ada".to_owned(),
        created,
        seats: vec![SeatRecord::default(); 2],
        revision: 1,
        now: TableState {
            version: 0,
            status: Status::Lobby,
            waiting: 0,
            state: "{}".to_owned(),
            due: None,
            claimed: 0,
        },
    }
}

fn change(table: &TableRecord, entries: &[&str]) -> Change {
    let mut now = table.now.clone();
    now.version += entries.len() as u32;
    Change {
        table: table.id.clone(),
        revision: table.revision,
        entries: entries.iter().map(|&it| it.to_owned()).collect(),
        seats: None,
        head: None,
        now,
        at: 50,
    }
}

fn message(identity: &str, said: &str) -> Message {
    let (identity, name) = (identity.to_owned(), identity.to_uppercase());
    Message { id: 0, identity, name, said: said.to_owned(), at: 7 }
}

fn ids(tables: &[TableRecord]) -> Vec<&str> {
    tables.iter().map(|it| it.id.as_str()).collect()
}

async fn log(store: &Store, table: &str, after: u32) -> Vec<String> {
    let entries = store.entries(table, after).await.unwrap();
    let line = |it: &store::StoredEntry| format!("{} {}", it.version, it.entry);
    entries.iter().map(line).collect()
}
