//! Tables, their logs and their lists.

use store::{Due, Effects, Error, Games, NEWEST, SeatRecord, SeatResult, Status, Store, Summary};

use crate::{change, ids, log, table};

pub(crate) async fn lists(store: &Store) {
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
    assert_eq!(ids(&store.tables_of("ada", Games::All, NEWEST, 10).await.unwrap()), ["second", "first"]);
    assert_eq!(ids(&store.tables_of("ada", Games::All, NEWEST, 1).await.unwrap()), ["second"]);
    assert_eq!(ids(&store.tables_of("ada", Games::All, (20, "second"), 9).await.unwrap()), ["first"]);
    assert_eq!(ids(&store.tables_of("ada", Games::All, (20, "aa"), 9).await.unwrap()), ["second", "first"]);
    assert_eq!(ids(&store.tables_of("ada", Games::All, (10, "first"), 9).await.unwrap()), [""; 0]);
    assert_eq!(ids(&store.tables_of("bo", Games::All, NEWEST, 10).await.unwrap()), [""; 0]);
    assert_eq!(ids(&store.open_tables(10).await.unwrap()), ["second"]);
    assert_eq!(store.count_unfinished("ada").await.unwrap(), 2);
    assert_eq!(store.count_unfinished("bo").await.unwrap(), 0);
    assert_eq!(store.count_open_tables("ada").await.unwrap(), 1);
    assert_eq!(store.count_open_tables("bo").await.unwrap(), 0);

    let mut full = change(&second, &[]);
    let mut seats = second.seats.clone();
    seats[0].bot = Some("light".to_owned());
    full.seats = Some(seats);
    store.commit(full).await.unwrap();
    assert_eq!(ids(&store.open_tables(10).await.unwrap()), [""; 0]);
}

pub(crate) async fn conflicts(store: &Store) {
    let first = store.table("first").await.unwrap().unwrap();
    let mut change = change(&first, &["a", "b"]);
    change.now.status = Status::Running;
    change.now.waiting = 0b10;
    change.head = Some("begun".to_owned());
    store.commit(change.clone()).await.unwrap();
    let played = store.table("first").await.unwrap().unwrap();
    assert_eq!(played.head, "begun");
    assert_eq!((played.revision, &played.now), (first.revision + 1, &change.now));
    assert_eq!(log(store, "first", 0).await, ["1 a", "2 b"]);

    // Made from an old revision: nothing of it is stored.
    change.now.version = 3;
    change.entries = vec!["lost".to_owned()];
    change.head = Some("lost".to_owned());
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

pub(crate) async fn due_work(store: &Store) {
    let due = |tables: &[&str], next| Due { tables: tables.iter().map(|&it| it.to_owned()).collect(), next };
    assert_eq!(store.claim_due(1, 2, 10).await.unwrap(), due(&[], None));
    for (id, due) in [("due1", Some(100)), ("due2", Some(200)), ("never", None)] {
        let mut table = table(id, 5);
        table.now.due = due;
        store.add_table(&table, &[]).await.unwrap();
    }
    assert_eq!(store.claim_due(99, 150, 10).await.unwrap(), due(&[], Some(100)));
    assert_eq!(store.claim_due(100, 150, 10).await.unwrap(), due(&["due1"], Some(150)));
    assert_eq!(store.claim_due(149, 200, 10).await.unwrap(), due(&[], Some(150)), "claimed until 150");
    let mut again = store.claim_due(200, 300, 10).await.unwrap();
    again.tables.sort();
    assert_eq!(again, due(&["due1", "due2"], Some(300)));
    let due1 = store.table("due1").await.unwrap().unwrap();
    let mut done = change(&due1, &[]);
    done.now.due = None;
    store.commit(done).await.unwrap();
    assert_eq!(store.claim_due(1000, 1001, 1).await.unwrap(), due(&["due2"], Some(1001)));
    let due2 = store.table("due2").await.unwrap().unwrap();
    let mut done = change(&due2, &[]);
    done.now.due = None;
    store.commit(done).await.unwrap();
    assert_eq!(store.claim_due(2000, 2001, 1).await.unwrap(), due(&[], None));
}

/// A finished game leaves the list of unfinished ones and counts in the statistics of everybody with one seat.
pub(crate) async fn results(store: &Store) {
    let result = |placing, score| SeatResult { placing, score };
    let mut seated = table("result", 60);
    seated.seats = ["bo", "cy", "ada", "ada"]
        .map(|it| SeatRecord { identity: Some(it.to_owned()), ..SeatRecord::default() })
        .into();
    store.add_table(&seated, &[]).await.unwrap();
    let unfinished = store.tables_of("bo", Games::Unfinished, NEWEST, 10).await.unwrap();
    assert_eq!(ids(&unfinished), ["result"]);
    assert_eq!(ids(&store.tables_of("bo", Games::Finished, NEWEST, 10).await.unwrap()), [""; 0]);

    let mut last = change(&store.table("result").await.unwrap().unwrap(), &["end"]);
    last.now.status = Status::Over;
    let results = vec![result(2, 30), result(1, 41), result(3, -2), result(4, -9)];
    store.commit_with(last, Effects { results, ..Effects::default() }).await.unwrap();
    assert_eq!(ids(&store.tables_of("bo", Games::Unfinished, NEWEST, 10).await.unwrap()), [""; 0]);
    assert_eq!(ids(&store.tables_of("bo", Games::Finished, NEWEST, 10).await.unwrap()), ["result"]);

    let mut second = table("result2", 61);
    second.seats = seated.seats[..2].to_vec();
    second.seats.extend(vec![SeatRecord::default(); 2]);
    store.add_table(&second, &[]).await.unwrap();
    let mut last = change(&store.table("result2").await.unwrap().unwrap(), &["end"]);
    last.now.status = Status::Over;
    let results = vec![result(1, 50), result(2, 40), result(3, 0), result(4, 0)];
    store.commit_with(last, Effects { results, ..Effects::default() }).await.unwrap();
    let summary = |played, won, placings, scores, best| Summary {
        game: "wolves".to_owned(),
        players: 4,
        played,
        won,
        placings,
        scores,
        best,
    };
    assert_eq!(store.statistics("bo").await.unwrap(), [summary(2, 1, 3, 80, 50)]);
    assert_eq!(store.statistics("cy").await.unwrap(), [summary(2, 1, 3, 81, 41)]);
    assert_eq!(store.statistics("ada").await.unwrap(), [], "two seats");
}

/// Many writers at once: for every version exactly one wins, and the log has no gap.
pub(crate) async fn race(store: &Store) {
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
pub(crate) async fn crowd(store: &Store) {
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
