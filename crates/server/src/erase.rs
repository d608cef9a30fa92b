//! Deleting people and tables, in the store and where they are live.

use std::sync::Arc;

use protocol::Refusal;
use store::{Games, NEWEST};
use table::{Person, Request};

use crate::{
    error::{Result, unavailable},
    house::House,
    post::Post,
    tables,
};

/// Tables of a person that are looked at together.
const PAGE: u32 = 50;
/// How often a table that is being played may change before it is deleted.
const ATTEMPTS: usize = 20;

/// Deletes a person: the seats of games that are not over are left, everything else about them goes at once.
pub(crate) async fn person(house: &Arc<House>, person: Person) -> Result<()> {
    leave_all(house, &person).await?;
    let touched = house.store.forget(&person.id).await.map_err(|it| unavailable(&it))?;
    house.known.changed(&person.id);
    for mailbox in touched.iter().filter_map(|it| house.tables.here(it)) {
        // A table that is just leaving memory will be read anew.
        let _ = mailbox.send(Post::Compare).await;
        let _ = mailbox.send(Post::Unsaid).await;
    }
    Ok(())
}

/// Leaves every seat, so that others can take it or a stand-in plays on.
async fn leave_all(house: &Arc<House>, person: &Person) -> Result<()> {
    let mut after = None;
    loop {
        let place = after.as_ref().map_or(NEWEST, |(created, id): &(i64, String)| (*created, id.as_str()));
        let tables = house.store.tables_of(&person.id, Games::Unfinished, place, PAGE).await;
        let tables = tables.map_err(|it| unavailable(&it))?;
        for table in &tables {
            for (seat, _) in (0u8..).zip(&table.seats).filter(|it| it.1.identity.as_ref() == Some(&person.id))
            {
                let left = tables::ask(house, &table.id, Some(person.clone()), Request::Leave { seat }).await;
                if let Err(error) = left {
                    tracing::warn!(?error, table = table.id, "a seat could not be left");
                }
            }
        }
        match tables.last().filter(|_| tables.len() == PAGE as usize) {
            Some(last) => after = Some((last.created, last.id.clone())),
            None => return Ok(()),
        }
    }
}

/// Deletes a table, also while it is played.
pub(crate) async fn table(house: &House, id: &str) -> Result<()> {
    for _ in 0..ATTEMPTS {
        let found = house.store.table(id).await.map_err(|it| unavailable(&it))?;
        let record = found.ok_or(Refusal::NotFound)?;
        match house.store.delete_table(id, record.revision).await {
            Ok(()) => {
                gone(house, id).await;
                return Ok(());
            }
            Err(store::Error::Conflict) => {}
            Err(error) => return Err(unavailable(&error)),
        }
    }
    Err(Refusal::Unavailable.into())
}

/// Lets a live table find out that it was deleted. The streams of those who watch end.
pub(crate) async fn gone(house: &House, id: &str) {
    if let Some(mailbox) = house.tables.here(id) {
        let _ = mailbox.send(Post::Compare).await;
    }
}
