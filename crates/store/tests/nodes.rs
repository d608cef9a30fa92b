//! PostgreSQL shared by several nodes: connections, time, and a database that is away.

#![allow(clippy::unwrap_used, reason = "a test may fail like this")]

mod cluster;

use std::time::{Duration, Instant, SystemTime};

use store::{Error, Games, NEWEST, News, Options, Status};

#[tokio::test(flavor = "multi_thread")]
async fn a_node_holds_no_more_connections_than_it_is_allowed() {
    let cluster = tokio::task::spawn_blocking(cluster::Cluster::start).await.unwrap();
    let address = cluster.address("pool");
    let store = store::open_with(&address, Options { connections: 3 }).await.unwrap();
    let probe = || {
        let store = store.clone();
        tokio::spawn(async move { store.probe(Duration::from_secs(20)).await })
    };
    for it in (0..20).map(|_| probe()).collect::<Vec<_>>() {
        it.await.unwrap().unwrap();
    }
    let mut conn = <sqlx::PgConnection as sqlx::Connection>::connect(&address).await.unwrap();
    let sql = "select count(*) from pg_stat_activity where datname = 'pool' and pid <> pg_backend_pid()";
    let held: i64 = sqlx::query_scalar(sql).fetch_one(&mut conn).await.unwrap();
    assert!((2..=3).contains(&held), "{held}");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_agree_on_the_time_of_the_database() {
    let cluster = tokio::task::spawn_blocking(cluster::Cluster::start).await.unwrap();
    let store = store::open(&cluster.address("time")).await.unwrap();
    let own = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_millis() as i64;
    let time = store.time().await.unwrap().unwrap();
    assert!((time - own).abs() < 60_000, "on the same machine: {time} and {own}");
    assert!(store.time().await.unwrap().unwrap() >= time);
    assert_eq!(store::Store::memory().unwrap().time().await.unwrap(), None, "alone");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_down_at_the_start_is_named_with_its_cause() {
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let begun = Instant::now();
    let error = store::open(&format!("postgres://postgres@127.0.0.1:{port}/x")).await.unwrap_err();
    assert!(begun.elapsed() < Duration::from_secs(6));
    let Error::Unavailable(why) = error else { panic!("{error}") };
    assert!(why.contains(&format!("127.0.0.1:{port}")) && why.contains("refused"), "{why}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_does_not_answer_is_given_up_after_seconds() {
    let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = silent.local_addr().unwrap().port();
    let error =
        store::open(&format!("postgres://postgres@127.0.0.1:{port}/x?sslmode=disable")).await.unwrap_err();
    assert!(error.to_string().contains("no answer within 5 s"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn reading_an_empty_database_is_an_error_and_creates_nothing() {
    let cluster = tokio::task::spawn_blocking(cluster::Cluster::start).await.unwrap();
    let address = cluster.address("empty");
    assert!(store::open_read_only(&address).await.is_err());
    let mut conn = <sqlx::PgConnection as sqlx::Connection>::connect(&address).await.unwrap();
    let sql = "select count(*) from pg_tables where schemaname = 'public'";
    assert_eq!(sqlx::query_scalar::<_, i64>(sql).fetch_one(&mut conn).await.unwrap(), 0);

    let store = store::open(&address).await.unwrap();
    let reader = store::open_read_only(&address).await.unwrap();
    assert!(reader.probe(Duration::from_secs(5)).await.is_err(), "nothing can be written");
    assert_eq!(reader.table("none").await.unwrap(), None);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_of_two_nodes_can_be_read_in_the_order_of_their_numbers() {
    let cluster = tokio::task::spawn_blocking(cluster::Cluster::start).await.unwrap();
    let address = cluster.address("chat");
    let store = store::open(&address).await.unwrap();
    let mut other = <sqlx::PgConnection as sqlx::Connection>::connect(&address).await.unwrap();
    sqlx::raw_sql(OLDER_NODE).execute(&mut other).await.unwrap();
    // Another node is in the middle of storing a message.
    sqlx::raw_sql("begin; select id from tables where id = 'old' for no key update")
        .execute(&mut other)
        .await
        .unwrap();
    let said = tokio::spawn({
        let store = store.clone();
        let message = store::Message {
            id: 0,
            identity: "ada".to_owned(),
            name: "Ada".to_owned(),
            said: "later".to_owned(),
            at: 8,
        };
        async move { store.say("old", &message).await.unwrap() }
    });
    let waits = "select count(*) from pg_locks where not granted";
    while !said.is_finished() && sqlx::query_scalar::<_, i64>(waits).fetch_one(&mut other).await.unwrap() == 0
    {
        tokio::task::yield_now().await;
    }
    let insert = "insert into chat (table_id, identity, name, said, at) values ('old', 'ada', 'Ada', 'first', 7) returning id";
    let first: i64 = sqlx::query_scalar(insert).fetch_one(&mut other).await.unwrap();
    sqlx::raw_sql("commit").execute(&mut other).await.unwrap();
    assert!(said.await.unwrap() > first);
    store.close().await;
}

/// The statements of version 0.1.0, which nodes that are not upgraded yet go on using.
const OLDER_NODE: &str = include_str!("samples/0.1.0-node.sql");

#[tokio::test(flavor = "multi_thread")]
async fn a_node_of_version_0_1_0_goes_on_while_others_are_upgraded() {
    let cluster = tokio::task::spawn_blocking(cluster::Cluster::start).await.unwrap();
    let address = cluster.address("rolling");
    let upgraded = store::open(&address).await.unwrap();
    let mut news = upgraded.news().unwrap();
    let mut older = <sqlx::PgConnection as sqlx::Connection>::connect(&address).await.unwrap();
    sqlx::raw_sql(OLDER_NODE).execute(&mut older).await.unwrap();
    assert_eq!(news.recv().await.unwrap(), News::Missed, "so everything is compared");

    let table = upgraded.table("old").await.unwrap().unwrap();
    assert_eq!((table.revision, table.now.version, table.now.status), (2, 1, Status::Running));
    assert_eq!(upgraded.entries("old", 0).await.unwrap().len(), 1);
    assert_eq!(upgraded.chat("old", 0, 9).await.unwrap().len(), 1);
    assert_eq!(upgraded.identity("hash").await.unwrap().unwrap().name, "Ada");
    let year_2020 = 1_577_836_800_000;
    assert_eq!(upgraded.silent_identities(year_2020, "", 9).await.unwrap().found, [""; 0]);
    assert_eq!(upgraded.claim_due(20, 30, 9).await.unwrap().tables, ["old"]);
    upgraded.close().await;

    let upgraded = store::open(&address).await.unwrap();
    let listed = upgraded.tables_of("ada", Games::All, NEWEST, 9).await.unwrap();
    assert_eq!(listed.iter().map(|it| it.id.as_str()).collect::<Vec<_>>(), ["old"]);
    upgraded.close().await;
}
