//! What is deleted, and what stays.

use store::{Error, FORGOTTEN, Games, NEWEST, Report, SeatRecord, SeatResult, Stale, Status, Store};

use crate::{change, identity, ids, log, message, table};

pub(crate) async fn codes_and_chat(store: &Store) {
    for (code, expires) in [("old1", 10), ("old2", 11), ("good", 12)] {
        store.add_code(code, "ada", expires).await.unwrap();
    }
    assert_eq!(store.delete_expired_codes(12, 1).await.unwrap(), 1, "in batches");
    assert_eq!(store.delete_expired_codes(12, 9).await.unwrap(), 1);
    assert_eq!(store.claim_code("good", "hash-good", 12).await.unwrap().unwrap().id, "ada");

    store.add_table(&table("talk", 1), &[]).await.unwrap();
    let said = store.say("talk", &message("bo", "rude")).await.unwrap();
    assert!(store.delete_message("talk", said).await.unwrap());
    assert!(!store.delete_message("first", said).await.unwrap());
    assert_eq!(store.count_chat("talk").await.unwrap(), 0);
    assert_eq!(store.delete_old_chat(7, 100).await.unwrap(), 0, "written at 7");
}

/// A job is done by one node at a time.
pub(crate) async fn jobs(store: &Store) {
    assert!(store.claim_job("sweep", 10, 20).await.unwrap());
    assert!(!store.claim_job("sweep", 19, 30).await.unwrap(), "another node has it");
    assert!(store.claim_job("other", 19, 30).await.unwrap());
    assert!(store.claim_job("sweep", 20, 30).await.unwrap());
}

/// A name is replaced in everything that was written under it.
pub(crate) async fn replaced_names(store: &Store) {
    store.add_identity(&identity("rude"), "hash-rude").await.unwrap();
    store.add_table(&table("names", 1), &[]).await.unwrap();
    let said = store.say("names", &message("rude", "hello")).await.unwrap();
    assert_eq!(store.replace_name("rude", "Guest").await.unwrap().unwrap(), ["names"]);
    assert_eq!(store.device("hash-rude").await.unwrap().unwrap().identity.name, "Guest");
    assert_eq!(store.message("names", said).await.unwrap().unwrap().name, "Guest");
    let written = store.chat_of("rude", 0, 9).await.unwrap();
    assert_eq!((written[0].0.as_str(), written[0].1.id), ("names", said));
    assert_eq!(store.replace_name("nobody", "Guest").await.unwrap(), None);
    assert_eq!(store.forget("rude").await.unwrap(), ["names"]);
}

/// Lobbies and games that nobody has touched for long are found page by page, and deleted unless they change.
pub(crate) async fn stale_tables(store: &Store) {
    let mut seated = table("stale-lobby", 1);
    seated.seats[0].identity = Some("ada".to_owned());
    store.add_table(&seated, &[]).await.unwrap();
    store.add_table(&table("stale-touched", 1), &[]).await.unwrap();
    let touched = store.table("stale-touched").await.unwrap().unwrap();
    store.commit(change(&touched, &["a"])).await.unwrap();

    let found = async |status, before| {
        let (mut found, mut after) = (Vec::new(), "stale".to_owned());
        loop {
            let Stale { found: page, next } = store.stale_tables(status, before, &after, 1).await.unwrap();
            found.extend(page.into_iter().filter(|it| it.0.starts_with("stale")));
            match next {
                Some(next) => after = next,
                None => return found,
            }
        }
    };
    assert_eq!(found(Status::Lobby, 1).await, []);
    assert_eq!(found(Status::Lobby, 50).await, [("stale-lobby".to_owned(), 1)]);
    assert_eq!(found(Status::Running, 1000).await, []);
    let both = found(Status::Lobby, 51).await;
    assert_eq!(both, [("stale-lobby".to_owned(), 1), ("stale-touched".to_owned(), 2)]);

    store.say("stale-lobby", &message("ada", "anybody?")).await.unwrap();
    store.remember("stale-lobby", "q", "a").await.unwrap();
    assert_eq!(store.delete_table("stale-touched", 1).await, Err(Error::Conflict), "it has changed");
    for (table, revision) in both {
        store.delete_table(&table, revision).await.unwrap();
        assert_eq!(store.table(&table).await.unwrap(), None);
        assert_eq!(log(store, &table, 0).await, [""; 0]);
        assert_eq!(store.count_chat(&table).await.unwrap(), 0);
    }
}

/// A finished game is deleted once all its players have removed it from their lists.
pub(crate) async fn discarded_games(store: &Store) {
    let mut game = table("discard", 70);
    game.seats = vec![holds("ada"), holds("bo")];
    store.add_table(&game, &[]).await.unwrap();
    assert_eq!(store.discard("discard", "ada", 80).await, Err(Error::Conflict), "it is not over");
    let mut last = change(&game, &["end"]);
    last.now.status = Status::Over;
    store.commit(last).await.unwrap();
    assert_eq!(store.discard("discard", "cy", 80).await, Err(Error::Conflict), "not a player");
    assert!(!store.discard("discard", "ada", 80).await.unwrap());
    assert!(!ids(&store.tables_of("ada", Games::All, NEWEST, 99).await.unwrap()).contains(&"discard"));
    assert!(ids(&store.tables_of("bo", Games::All, NEWEST, 99).await.unwrap()).contains(&"discard"));
    assert!(store.discard("discard", "bo", 81).await.unwrap());
    assert_eq!(store.table("discard").await.unwrap(), None);
}

/// After a deletion nothing names the person; the games stay.
pub(crate) async fn forgotten_people(store: &Store) {
    store.add_identity(&identity("eve"), "hash-e").await.unwrap();
    let silent = store.silent_identities(2, "dee", 100).await.unwrap();
    assert_eq!(silent, Stale { found: vec!["eve".to_owned()], next: None });
    store.saw_session("hash-e", 5).await.unwrap();
    assert_eq!(store.silent_identities(2, "dee", 100).await.unwrap().found, [""; 0]);
    assert_eq!(store.silent_identities(2, "ada", 1).await.unwrap().next.as_deref(), Some("bo"));

    let mut game = table("eves", 70);
    game.owner = "eve".to_owned();
    game.seats = vec![holds("eve"), holds("bo")];
    store.add_table(&game, &[]).await.unwrap();
    let mut last = change(&game, &["end"]);
    last.now.status = Status::Over;
    let results = vec![SeatResult { placing: 1, score: 1 }; 2];
    store.commit_with(last, store::Effects { results, ..store::Effects::default() }).await.unwrap();
    store.say("eves", &message("eve", "I am Eve")).await.unwrap();
    store.say("eves", &message("bo", "hello")).await.unwrap();
    store.mute("eve", "bo", 1).await.unwrap();
    store.mute("bo", "eve", 1).await.unwrap();
    store.add_code("eves-code", "eve", 100).await.unwrap();
    let report = Report {
        id: 0,
        reporter: "bo".to_owned(),
        subject: "eve".to_owned(),
        table: None,
        line: None,
        said: None,
        reason: "rude".to_owned(),
        created: 1,
    };
    let report = store.report(&report).await.unwrap();

    let mut running = table("eves-running", 71);
    running.seats = vec![holds("eve"), holds("eve")];
    store.add_table(&running, &[]).await.unwrap();

    let mut touched = store.forget("eve").await.unwrap();
    touched.sort();
    assert_eq!(touched, ["eves", "eves-running"]);
    let stale = change(&running, &["a"]);
    assert_eq!(store.commit(stale).await, Err(Error::Conflict), "nodes that hold it must read it again");
    assert_eq!(store.identity("hash-e").await.unwrap(), None);
    assert_eq!(store.claim_code("eves-code", "hash-e2", 1).await.unwrap(), None);
    let game = store.table("eves").await.unwrap().unwrap();
    assert_eq!((game.owner.as_str(), game.now.status), (FORGOTTEN, Status::Over));
    assert_eq!((game.seats[0].identity.as_deref(), &game.seats[0].name), (Some(FORGOTTEN), &None));
    assert_eq!(game.seats[1].name.as_deref(), Some("BO"));
    assert_eq!(log(store, "eves", 0).await, ["1 end"]);
    let chat = store.chat("eves", 0, 9).await.unwrap();
    assert_eq!(chat.iter().map(|it| it.said.as_str()).collect::<Vec<_>>(), ["hello"]);
    assert_eq!(store.statistics("eve").await.unwrap(), []);
    assert_eq!(store.muted_by("bo").await.unwrap(), [""; 0]);
    assert_eq!(store.open_reports(report - 1, 9).await.unwrap()[0].subject, FORGOTTEN);
    assert!(store.discard("eves", "bo", 90).await.unwrap(), "the last one who could want it");
    store.resolve_report(report, 1).await.unwrap();
}

fn holds(identity: &str) -> SeatRecord {
    SeatRecord { identity: Some(identity.to_owned()), ..SeatRecord::default() }
}
