//! What is said at a table, and what bots have computed about it.

use store::Store;

use crate::message;

/// Chat is read in pages, from a message on or back from the end.
pub(crate) async fn messages(store: &Store) {
    let hello = store.say("first", &message("ada", "hello 🐺")).await.unwrap();
    let bye = store.say("first", &message("ada", "bye")).await.unwrap();
    assert!(hello < bye);
    let said = async |after, limit| {
        let chat = store.chat("first", after, limit).await.unwrap();
        chat.into_iter().map(|it| (it.id, it.said)).collect::<Vec<_>>()
    };
    let last = async |before, limit| {
        let chat = store.last_chat("first", before, limit).await.unwrap();
        chat.into_iter().map(|it| (it.id, it.said)).collect::<Vec<_>>()
    };
    let (first, second) = ((hello, "hello 🐺".to_owned()), (bye, "bye".to_owned()));
    assert_eq!(said(0, 9).await, [first.clone(), second.clone()]);
    assert_eq!(said(0, 1).await, std::slice::from_ref(&first));
    assert_eq!(said(hello, 9).await, std::slice::from_ref(&second));
    assert_eq!(last(i64::MAX, 9).await, [first.clone(), second.clone()]);
    assert_eq!(last(i64::MAX, 1).await, [second]);
    assert_eq!(last(bye, 1).await, [first]);
    assert_eq!(store.count_chat("first").await.unwrap(), 2);
    assert_eq!(store.chat("second", 0, 9).await.unwrap(), []);
    assert_eq!(store.count_chat("second").await.unwrap(), 0);
}

pub(crate) async fn answers(store: &Store) {
    assert_eq!(store.recall("first", "q").await.unwrap(), None);
    store.remember("first", "q", "old").await.unwrap();
    store.remember("first", "q", "new").await.unwrap();
    assert_eq!(store.recall("first", "q").await.unwrap().as_deref(), Some("new"));
}
