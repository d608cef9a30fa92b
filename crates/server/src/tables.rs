//! The live tables of this node: each is owned by one task.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use protocol::Refusal;
use store::TableRecord;
use table::{Answer, CHAT_TAIL, Person, Request, Table, To};
use tokio::sync::{mpsc, oneshot};

use crate::{
    error::{Error, Result, unavailable},
    house::House,
    keeper::Keeper,
    post::{Ask, Post},
    secrets,
};

/// The way to a table's task.
pub(crate) type Mailbox = mpsc::Sender<Post>;

/// Posts that wait for one table; further senders wait too.
const QUEUE: usize = 64;

/// The live tables.
#[derive(Debug, Default)]
pub(crate) struct Tables(Mutex<HashMap<String, Mailbox>>);

impl Tables {
    fn all(&self) -> MutexGuard<'_, HashMap<String, Mailbox>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All live tables.
    pub(crate) fn mailboxes(&self) -> Vec<(String, Mailbox)> {
        self.all().iter().map(|(id, mailbox)| (id.clone(), mailbox.clone())).collect()
    }

    /// How many tables are live.
    pub(crate) fn count(&self) -> usize {
        self.all().len()
    }

    /// The table, if it is live here.
    pub(crate) fn here(&self, id: &str) -> Option<Mailbox> {
        self.all().get(id).cloned()
    }

    /// Takes a table off the list, unless another task has taken its place.
    pub(crate) fn leave(&self, id: &str, mailbox: &Mailbox) {
        let mut all = self.all();
        if all.get(id).is_some_and(|it| it.same_channel(mailbox)) {
            all.remove(id);
        }
    }
}

/// Asks a table for something and waits for the answer.
pub(crate) async fn ask(
    house: &Arc<House>,
    id: &str,
    from: Option<Person>,
    request: Request,
) -> Result<Answer> {
    let (reply, answer) = oneshot::channel();
    post(house, id, Post::Ask(Box::new(Ask { from, request, reply }))).await?;
    match answer.await {
        Ok(answer) => Ok(answer?),
        Err(_) => Err(unanswered(house, id).await),
    }
}

/// Why a table's task has ended without an answer: the table is deleted, or the task has failed and the log is untouched.
pub(crate) async fn unanswered(house: &House, id: &str) -> Error {
    let is_deleted = matches!(house.store.table(id).await, Ok(None));
    if is_deleted { Refusal::NotFound.into() } else { Refusal::Unavailable.into() }
}

/// Sends something to a table, which is read from the store if it is not live.
pub(crate) async fn post(house: &Arc<House>, id: &str, mut post: Post) -> Result<()> {
    loop {
        let mailbox = find(house, id).await?;
        match mailbox.send(post).await {
            Ok(()) => return Ok(()),
            // It was just leaving: read it again.
            Err(back) => post = back.0,
        }
        house.tables.leave(id, &mailbox);
    }
}

async fn find(house: &Arc<House>, id: &str) -> Result<Mailbox> {
    if let Some(mailbox) = house.tables.here(id) {
        return Ok(mailbox);
    }
    if !secrets::is_id(id) {
        return Err(Refusal::NotFound.into());
    }
    let record = house.store.table(id).await.map_err(|it| unavailable(&it))?.ok_or(Refusal::NotFound)?;
    let entries = house.store.entries(id, 0).await.map_err(|it| unavailable(&it))?;
    let chat = house.store.last_chat(id, i64::MAX, CHAT_TAIL as u32).await.map_err(|it| unavailable(&it))?;
    let entries = entries.into_iter().map(|it| it.entry).collect();
    keep(house, record, entries, chat)
}

/// Makes a table live that was just stored or read.
pub(crate) fn keep(
    house: &Arc<House>,
    record: TableRecord,
    entries: Vec<String>,
    chat: Vec<store::Message>,
) -> Result<Mailbox> {
    let id = record.id.clone();
    let table = Table::load(house.settings(), record, entries, chat, house.now()).map_err(|why| {
        tracing::error!(%why, "a stored table cannot be read");
        Refusal::Unavailable
    })?;
    let (mailbox, posts) = mpsc::channel(QUEUE);
    let mut all = house.tables.all();
    // Another request may have read it in the meantime.
    let mailbox = all.entry(id).or_insert_with(|| {
        tokio::spawn(Keeper::new(Arc::clone(house), table, &mailbox).run(posts));
        mailbox
    });
    Ok(mailbox.clone())
}

/// Lets a table know, without waiting, that somebody no longer watches or waits for a hint.
pub(crate) fn unwatch(house: &House, id: &str, to: To) {
    let Some(mailbox) = house.tables.here(id) else { return };
    if let Err(mpsc::error::TrySendError::Full(post)) = mailbox.try_send(Post::Unwatch { to })
        && let Ok(runtime) = tokio::runtime::Handle::try_current()
    {
        runtime.spawn(async move { mailbox.send(post).await });
    }
}

#[cfg(test)]
mod tests {
    use store::Store;
    use table::opening::{self, Opening};

    use super::*;
    use crate::house::Config;

    /// What waits in the mailbox of a deleted table is answered like what comes later.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_table_that_is_deleted_is_not_found_from_then_on() {
        let house = House::new(Config::default(), Store::memory().unwrap());
        let ada = store::Identity { id: "ada".to_owned(), name: "Ada".to_owned(), created: 0 };
        house.store.add_identity(&ada, "hash").await.unwrap();
        for _ in 0..50 {
            let wish = r#"{"game":"kingdoms","seats":[{"kind":"me"},{"kind":"open"}]}"#;
            let opening = Opening {
                id: secrets::id(),
                owner: Person { id: "ada".to_owned(), name: "Ada".to_owned() },
                wish: serde_json::from_str(wish).unwrap(),
                secret: secrets::secret(),
                from: None,
                now: house.now(),
            };
            let record = opening::open(house.settings(), opening).unwrap().record;
            let (id, revision) = (record.id.clone(), record.revision);
            house.store.add_table(&record, &[]).await.unwrap();
            ask(&house, &id, None, Request::Info).await.unwrap();
            house.store.delete_table(&id, revision).await.unwrap();
            let mailbox = house.tables.here(&id).unwrap();
            mailbox.try_send(Post::Compare).unwrap();
            let asked = ask(&house, &id, None, Request::Info).await;
            assert_eq!(asked.err().map(|it| it.status().as_u16()), Some(404));
        }
    }
}
