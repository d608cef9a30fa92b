//! What every database must do, tested on all of them.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod cluster;

use store::{
    Change, Error, Identity, Message, NEWEST, News, SeatRecord, Status, Store, TableRecord, TableState,
    archive, sqlite::Sqlite,
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
    people(store).await;
    tables(store).await;
    conflicts(store).await;
    due_work(store).await;
    talk(store).await;
    race(store).await;
    crowd(store).await;
    moving(store).await;
}

async fn people(store: &Store) {
    store.add_identity(&identity("ada"), "hash-a").await.unwrap();
    store.add_identity(&identity("bo"), "hash-b").await.unwrap();
    assert_eq!(store.identity("hash-a").await.unwrap(), Some(identity("ada")));
    assert_eq!(store.identity("nobody").await.unwrap(), None);
    store.rename("ada", "Ada Löve").await.unwrap();
    assert_eq!(store.identity("hash-a").await.unwrap().unwrap().name, "Ada Löve");

    store.add_code("code", "ada", 100).await.unwrap();
    let moved = store.claim_code("code", "hash-a2", 100).await.unwrap();
    assert_eq!(moved.unwrap().id, "ada");
    assert_eq!(store.identity("hash-a2").await.unwrap().unwrap().id, "ada");
    assert_eq!(store.claim_code("code", "hash-x", 100).await.unwrap(), None, "only once");
    store.add_code("late", "ada", 100).await.unwrap();
    assert_eq!(store.claim_code("late", "hash-x", 101).await.unwrap(), None);
    assert_eq!(store.identity("hash-x").await.unwrap(), None);
}

async fn tables(store: &Store) {
    let mut first = table("first", 10);
    first.seats[0].identity = Some("ada".to_owned());
    store.add_table(&first, &[]).await.unwrap();
    assert_eq!(store.add_table(&first, &[]).await, Err(Error::Conflict));
    let mut stored = store.table("first").await.unwrap().unwrap();
    assert_eq!(stored.seats[0].name.as_deref(), Some("Ada Löve"));
    stored.seats[0].name = None;
    assert_eq!(stored, first);
    assert_eq!(store.table("none").await.unwrap(), None);

    let mut second = table("second", 20);
    second.public = true;
    second.seats[1].identity = Some("ada".to_owned());
    second.now.version = 2;
    store.add_table(&second, &["one".to_owned(), "two".to_owned()]).await.unwrap();
    assert_eq!(log(store, "second", 0).await, ["1 one", "2 two"]);
    assert_eq!(log(store, "second", 1).await, ["2 two"]);
    assert_eq!(ids(&store.tables_of("ada", NEWEST, 10).await.unwrap()), ["second", "first"]);
    assert_eq!(ids(&store.tables_of("ada", NEWEST, 1).await.unwrap()), ["second"]);
    assert_eq!(ids(&store.tables_of("ada", (20, "second"), 9).await.unwrap()), ["first"]);
    assert_eq!(ids(&store.tables_of("ada", (20, "aa"), 9).await.unwrap()), ["second", "first"]);
    assert_eq!(ids(&store.tables_of("ada", (10, "first"), 9).await.unwrap()), [""; 0]);
    assert_eq!(ids(&store.tables_of("bo", NEWEST, 10).await.unwrap()), [""; 0]);
    assert_eq!(ids(&store.open_tables(10).await.unwrap()), ["second"]);

    let mut full = change(&second, &[]);
    let mut seats = second.seats.clone();
    seats[0].bot = Some("light".to_owned());
    full.seats = Some(seats);
    store.commit(full).await.unwrap();
    assert_eq!(ids(&store.open_tables(10).await.unwrap()), [""; 0]);
}

async fn conflicts(store: &Store) {
    let first = store.table("first").await.unwrap().unwrap();
    let mut change = change(&first, &["a", "b"]);
    change.now.status = Status::Running;
    change.now.waiting = 0b10;
    store.commit(change.clone()).await.unwrap();
    let played = store.table("first").await.unwrap().unwrap();
    assert_eq!((played.revision, &played.now), (first.revision + 1, &change.now));
    assert_eq!(log(store, "first", 0).await, ["1 a", "2 b"]);

    // Made from an old revision: nothing of it is stored.
    change.now.version = 3;
    change.entries = vec!["lost".to_owned()];
    change.seats = Some(vec![SeatRecord::default(); 2]);
    assert_eq!(store.commit(change).await, Err(Error::Conflict));
    assert_eq!(store.table("first").await.unwrap().unwrap(), played);
    assert_eq!(log(store, "first", 0).await, ["1 a", "2 b"]);
    let mut revisions = store.revisions(&["first", "none", "second"].map(str::to_owned)).await.unwrap();
    revisions.sort();
    assert_eq!(revisions, [("first".to_owned(), played.revision), ("second".to_owned(), 2)]);
    assert_eq!(store.changes_since("first", played.revision, 2).await.unwrap(), None);
    let (record, entries) = store.changes_since("first", first.revision, 1).await.unwrap().unwrap();
    assert_eq!((record, entries.len(), entries[0].version), (played, 1, 2));
}

async fn due_work(store: &Store) {
    for (id, due) in [("due1", Some(100)), ("due2", Some(200)), ("never", None)] {
        let mut table = table(id, 5);
        table.now.due = due;
        store.add_table(&table, &[]).await.unwrap();
    }
    assert_eq!(store.claim_due(99, 150, 10).await.unwrap(), [""; 0]);
    assert_eq!(store.claim_due(100, 150, 10).await.unwrap(), ["due1"]);
    assert_eq!(store.claim_due(149, 200, 10).await.unwrap(), [""; 0], "in charge until 150");
    let mut again = store.claim_due(200, 300, 10).await.unwrap();
    again.sort();
    assert_eq!(again, ["due1", "due2"]);
    let due1 = store.table("due1").await.unwrap().unwrap();
    let mut done = change(&due1, &[]);
    done.now.due = None;
    store.commit(done).await.unwrap();
    assert_eq!(store.claim_due(1000, 1001, 1).await.unwrap(), ["due2"]);
    assert_eq!(store.claim_due(1000, 1001, 1).await.unwrap(), [""; 0]);
}

async fn talk(store: &Store) {
    let message = |said: &str| Message {
        id: 0,
        identity: "ada".to_owned(),
        name: "Ada".to_owned(),
        said: said.to_owned(),
        at: 7,
    };
    let hello = store.say("first", &message("hello 🐺")).await.unwrap();
    let bye = store.say("first", &message("bye")).await.unwrap();
    assert!(hello < bye);
    let chat = store.chat("first", hello).await.unwrap();
    assert_eq!(chat.len(), 1);
    assert_eq!((chat[0].id, chat[0].said.as_str()), (bye, "bye"));
    assert_eq!(store.chat("second", 0).await.unwrap(), []);

    assert_eq!(store.recall("first", "q").await.unwrap(), None);
    store.remember("first", "q", "old").await.unwrap();
    store.remember("first", "q", "new").await.unwrap();
    assert_eq!(store.recall("first", "q").await.unwrap().as_deref(), Some("new"));
}

/// Many writers at once: for every version exactly one wins, and the log has no gap.
async fn race(store: &Store) {
    store.add_table(&table("race", 30), &[]).await.unwrap();
    let writer = |name: usize| {
        let store = store.clone();
        tokio::spawn(async move {
            let mut won = 0;
            while won < 20 {
                let now = store.table("race").await.unwrap().unwrap();
                match store.commit(change(&now, &[&format!("w{name}")])).await {
                    Ok(()) => won += 1,
                    Err(Error::Conflict) => {}
                    Err(error) => panic!("{error}"),
                }
            }
        })
    };
    for it in (0..8).map(writer).collect::<Vec<_>>() {
        it.await.unwrap();
    }
    let log = store.entries("race", 0).await.unwrap();
    let versions: Vec<u32> = log.iter().map(|it| it.version).collect();
    assert_eq!(versions, (1..=160).collect::<Vec<_>>());
    for name in 0..8 {
        let own = log.iter().filter(|it| it.entry == format!("w{name}"));
        assert_eq!(own.count(), 20, "acknowledged means stored");
    }
}

/// Changes of many tables at once, stale ones among them: each is stored completely or not at all.
async fn crowd(store: &Store) {
    const ENTRY: &str = r#"{"text":"\"quoted\" \\ 🐺\n","big":9007199254740993,"none":null}"#;
    for number in 0..100 {
        store.add_table(&table(&format!("crowd{number:03}"), 40), &[]).await.unwrap();
    }
    let commit = |number: usize, revision: i64| {
        let store = store.clone();
        tokio::spawn(async move {
            let table = store.table(&format!("crowd{number:03}")).await.unwrap().unwrap();
            let mut change = change(&table, &[ENTRY, "second"]);
            change.revision += revision;
            change.now.due = number.is_multiple_of(2).then_some(i64::MAX);
            change.now.state = ENTRY.to_owned();
            change.seats = number.is_multiple_of(3).then(|| {
                let seat = SeatRecord { bot: Some("light".to_owned()), ..SeatRecord::default() };
                vec![seat; 2]
            });
            store.commit(change).await
        })
    };
    let own: Vec<_> = (0..100).map(|it| (it, commit(it, if it % 5 == 0 { 7 } else { 0 }))).collect();
    for (number, made) in own {
        let made = made.await.unwrap();
        let table = store.table(&format!("crowd{number:03}")).await.unwrap().unwrap();
        let entries = store.entries(&table.id, 0).await.unwrap();
        if number % 5 == 0 {
            assert_eq!((made, entries.len()), (Err(Error::Conflict), 0));
            continue;
        }
        assert_eq!(made, Ok(()));
        assert_eq!((entries[0].entry.as_str(), entries[1].version, entries[1].at), (ENTRY, 2, 50));
        assert_eq!((table.now.state.as_str(), table.now.due.is_some()), (ENTRY, number % 2 == 0));
        assert_eq!(table.seats[1].bot.is_some(), number % 3 == 0);
    }
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
    assert_eq!(store.chat("first", 0).await.unwrap().len(), 2);
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
        now,
        at: 50,
    }
}

fn ids(tables: &[TableRecord]) -> Vec<&str> {
    tables.iter().map(|it| it.id.as_str()).collect()
}

async fn log(store: &Store, table: &str, after: u32) -> Vec<String> {
    let entries = store.entries(table, after).await.unwrap();
    let line = |it: &store::StoredEntry| format!("{} {}", it.version, it.entry);
    entries.iter().map(line).collect()
}
