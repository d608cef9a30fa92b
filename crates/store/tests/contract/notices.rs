//! Notices that have to leave the server.

use store::{Effects, Notice, Store};

use crate::{change, table};

/// A notice is queued once per person and event, with the change it is about, and sent at least once.
pub(crate) async fn outbox(store: &Store) {
    let notice = |person: &str, key: &str| Notice {
        person: person.to_owned(),
        key: key.to_owned(),
        notice: "your turn".to_owned(),
    };
    store.add_table(&table("noticed", 1), &[]).await.unwrap();
    let stored = store.table("noticed").await.unwrap().unwrap();
    let notices = vec![notice("ada", "turn 1"), notice("bo", "turn 1")];
    let effects = Effects { notices, ..Effects::default() };
    store.commit_with(change(&stored, &["a"]), effects.clone()).await.unwrap();
    assert!(store.commit_with(change(&stored, &["b"]), effects).await.is_err(), "a stale change");
    store.add_notices(vec![notice("ada", "turn 1")], 60).await.unwrap();

    assert_eq!(store.claim_notices(49, 59, 9).await.unwrap(), []);
    let mut claimed = store.claim_notices(50, 60, 9).await.unwrap();
    claimed.sort_by(|a, b| a.notice.person.cmp(&b.notice.person));
    let people: Vec<_> = claimed.iter().map(|it| (it.notice.person.as_str(), it.attempts)).collect();
    assert_eq!(people, [("ada", 1), ("bo", 1)]);
    assert_eq!(store.claim_notices(59, 70, 9).await.unwrap(), [], "another node sends them");
    store.notice_done("ada", "turn 1", 55).await.unwrap();
    let again = store.claim_notices(60, 70, 9).await.unwrap();
    assert_eq!((again.len(), again[0].notice.person.as_str(), again[0].attempts), (1, "bo", 2));
    store.notice_done("bo", "turn 1", 61).await.unwrap();
    store.add_notices(vec![notice("ada", "turn 1")], 70).await.unwrap();
    assert_eq!(store.claim_notices(1000, 1001, 9).await.unwrap(), [], "sent already");
    assert_eq!(store.delete_done_notices(61, 9).await.unwrap(), 1);
    assert_eq!(store.delete_done_notices(1000, 9).await.unwrap(), 1);
}
