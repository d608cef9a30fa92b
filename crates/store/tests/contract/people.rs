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

    // A stolen device cannot come back by a code it made before.
    for code in ["stolen-1", "stolen-2"] {
        store.add_code(code, "dee", 100).await.unwrap();
    }
    assert!(!store.revoke_session("dee", "none").await.unwrap());
    assert_eq!(store.claim_code("stolen-1", "thief", 50).await.unwrap(), None);
    store.add_code("stolen-3", "dee", 100).await.unwrap();
    store.revoke_other_sessions("dee", laptop).await.unwrap();
    assert_eq!(store.claim_code("stolen-3", "thief", 50).await.unwrap(), None);

    // Devices do not pile up: the one that was not used for longest goes first.
    for number in 0..i64::from(store::MOST_DEVICES) {
        store.add_code("more", "dee", 1_000).await.unwrap();
        store.claim_code("more", &format!("device-{number:09}"), 100 + number).await.unwrap().unwrap();
    }
    let sessions = store.sessions("dee").await.unwrap();
    assert_eq!(sessions.len(), store::MOST_DEVICES as usize);
    assert_eq!(store.identity(laptop).await.unwrap(), None);
    assert!(store.identity("device-000000000").await.unwrap().is_some());
    assert!(store.identity("hash-a").await.unwrap().is_some(), "other people keep theirs");
}
