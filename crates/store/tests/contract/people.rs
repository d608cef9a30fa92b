//! Identities and their devices.

use store::Store;

use crate::identity;

pub(crate) async fn identities(store: &Store) {
    store.add_identity(&identity("ada"), "hash-a").await.unwrap();
    store.add_identity(&identity("bo"), "hash-b").await.unwrap();
    store.add_identity(&identity("cy"), "hash-c").await.unwrap();
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

pub(crate) async fn sessions(store: &Store) {
    let (phone, laptop) = ("phone-0123456789-0123456789", "laptop-0123456789-0123456789");
    store.add_identity(&identity("dee"), phone).await.unwrap();
    store.add_code("another", "dee", 100).await.unwrap();
    store.claim_code("another", laptop, 50).await.unwrap().unwrap();
    store.label_session(phone, "Phone").await.unwrap();
    store.saw_session(phone, 70).await.unwrap();
    store.saw_session(phone, 60).await.unwrap();
    let sessions = store.sessions("dee").await.unwrap();
    let shown: Vec<_> =
        sessions.iter().map(|it| (it.id.as_str(), it.label.as_str(), it.created, it.seen)).collect();
    assert_eq!(shown, [("phone-0123456789", "Phone", 1, 70), ("laptop-012345678", "", 50, 50)]);

    assert!(!store.revoke_session("ada", &sessions[1].id).await.unwrap(), "not hers");
    assert!(store.revoke_session("dee", &sessions[1].id).await.unwrap());
    assert!(!store.revoke_session("dee", &sessions[1].id).await.unwrap(), "only once");
    assert_eq!(store.identity(laptop).await.unwrap(), None);
    store.add_identity(&identity("dee"), laptop).await.unwrap();
    assert_eq!(store.revoke_other_sessions("dee", laptop).await.unwrap(), 1);
    assert_eq!(store.identity(phone).await.unwrap(), None);
    assert_eq!(store.identity(laptop).await.unwrap(), Some(identity("dee")));
}

/// Presence is renewed in bulk, ends when it is withdrawn, and otherwise runs out.
pub(crate) async fn presence(store: &Store) {
    let pair = |table: &str, identity: &str| (table.to_owned(), identity.to_owned());
    let all: Vec<_> = (0..40).map(|it| pair("watched", &format!("w{it:02}"))).collect();
    store.set_present(&all, 100).await.unwrap();
    store.set_present(&[], 100).await.unwrap();
    store.set_present(&[pair("watched", "w07"), pair("other", "w07")], 200).await.unwrap();
    let present = store.presence("watched").await.unwrap();
    assert_eq!((present.len(), present[6].1, present[7].1), (40, 100, 200));
    store.set_absent("watched", "w08").await.unwrap();
    assert_eq!(store.presence("watched").await.unwrap().len(), 39);
    assert_eq!(store.delete_old_presence(200, 30).await.unwrap(), 30, "in batches");
    assert_eq!(store.delete_old_presence(200, 30).await.unwrap(), 8);
    assert_eq!(store.presence("watched").await.unwrap(), [("w07".to_owned(), 200)]);
    assert_eq!(store.presence("other").await.unwrap(), [("w07".to_owned(), 200)]);
}
