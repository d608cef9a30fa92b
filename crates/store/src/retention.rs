//! What is deleted: expired codes, old chat, stale tables, silent guests, and everything about a person on request.
//!
//! Every operation does a bounded amount of work, so that moves are never kept waiting for long. Tables and identities
//! are examined in pages in order of their id; finding the stale ones needs no index that moves would have to maintain.

use crate::{
    News, Result, Status, Store,
    database::{Row, Statement, unexpected, values},
};

/// Seats of people whose account was deleted are held by this identity, which has no name and no token.
pub const FORGOTTEN: &str = "forgotten";

/// Stale things among those examined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stale<T> {
    /// The stale ones.
    pub found: Vec<T>,
    /// Where to continue; `None` after the last page.
    pub next: Option<String>,
}

impl Store {
    /// Deletes codes that have expired, and returns how many.
    pub async fn delete_expired_codes(&self, now: i64, limit: u32) -> Result<u32> {
        let sql = "delete from codes where hash in \
             (select hash from codes where expires < $1 order by expires limit $2) returning 1";
        Ok(self.write(sql, values![now, limit]).await?.len() as u32)
    }

    /// Deletes messages written before a time, among the oldest, and returns how many.
    pub async fn delete_old_chat(&self, before: i64, limit: u32) -> Result<u32> {
        let sql =
            "delete from chat where at < $1 and id in (select id from chat order by id limit $2) returning 1";
        Ok(self.write(sql, values![before, limit]).await?.len() as u32)
    }

    /// Deletes one message, and returns whether there was one.
    pub async fn delete_message(&self, table: &str, message: i64) -> Result<bool> {
        let sql = "delete from chat where table_id = $1 and id = $2 returning 1";
        let deleted = !self.write(sql, values![table, message]).await?.is_empty();
        self.0.announce(News::Unsaid { table: table.to_owned() });
        Ok(deleted)
    }

    /// Tables of a status that have not changed since a time, with their revisions. `after` is where the last page
    /// ended, `page` how many tables are examined.
    pub async fn stale_tables(
        &self,
        status: Status,
        before: i64,
        after: &str,
        page: u32,
    ) -> Result<Stale<(String, i64)>> {
        let sql = "select id, revision, \
             case when status = $1 and coalesce(changed, created) < $2 then 1 else 0 end \
             from (select * from tables where id > $3 order by id limit $4) page order by id";
        let rows = self.read(sql, values![status.as_str(), before, after, page]).await?;
        stale(rows, page, |row| Ok((row.text()?, row.integer()?)), |it| it.0.clone())
    }

    /// Identities no device of which was used since a time. `after` is where the last page ended, `page` how many
    /// identities are examined.
    pub async fn silent_identities(&self, before: i64, after: &str, page: u32) -> Result<Stale<String>> {
        let sql = "select id, case when exists (select 1 from tokens where identity = page.id and seen >= $1) \
             or id = $2 then 0 else 1 end \
             from (select * from identities where id > $3 order by id limit $4) page order by id";
        let rows = self.read(sql, values![before, FORGOTTEN, after, page]).await?;
        stale(rows, page, Row::text, Clone::clone)
    }

    /// Deletes a table with everything that belongs to it, unless it has changed since a revision.
    pub async fn delete_table(&self, table: &str, revision: i64) -> Result<()> {
        // Changing the revision first makes every other writer lose.
        let claim = "update tables set revision = revision + 1 where id = $1 and revision = $2";
        let mut statements = vec![Statement::checked(claim, values![table, revision])];
        statements.extend(delete_belongings(table));
        self.0.write(statements).await?;
        self.0.announce(News::Changed { table: table.to_owned(), revision: revision + 1 });
        Ok(())
    }

    /// Removes a finished game from a player's list. Once all its players have done so, it is deleted. Returns whether
    /// it is.
    pub async fn discard(&self, table: &str, identity: &str, at: i64) -> Result<bool> {
        let discard = "update seats set discarded = $1 \
             where table_id = $2 and identity = $3 and finished is not null and discarded is null";
        let wanted = "select t.revision from tables t where t.id = $1 and not exists (select 1 from seats s \
             where s.table_id = t.id and s.identity is not null and s.identity <> $2 and s.discarded is null)";
        let statements = vec![
            Statement::checked(discard, values![at, table, identity]),
            Statement::new(wanted, values![table, FORGOTTEN]),
        ];
        let mut rows = self.0.write(statements).await?;
        let Some(row) = rows.first_mut() else { return Ok(false) };
        self.delete_table(table, row.integer()?).await.map(|()| true)
    }

    /// Takes a job that one node does for all of them, until a time; returns whether it was free.
    pub async fn claim_job(&self, job: &str, now: i64, until: i64) -> Result<bool> {
        let sql = "insert into jobs (name, until) values ($1, $2) \
             on conflict (name) do update set until = excluded.until where jobs.until <= $3 returning 1";
        Ok(!self.write(sql, values![job, until, now]).await?.is_empty())
    }

    /// Deletes everything about a person. Finished and running games stay, with [`FORGOTTEN`] on their seats. Returns the
    /// tables at which the person sat or wrote: their revisions have changed, so that nodes that hold them read them
    /// again.
    pub async fn forget(&self, identity: &str) -> Result<Vec<String>> {
        let touched = "select table_id from seats where identity = $1 \
             union select table_id from chat where identity = $1";
        let rows = self.read(touched, values![identity]).await?;
        let tables: Vec<String> = rows.into_iter().map(|mut it| it.text()).collect::<Result<_>>()?;
        let list = serde_json::to_string(&tables).map_err(|error| unexpected(&error.to_string()))?;
        let changed = format!(
            "update tables set revision = revision + 1 where id in ({}) returning id, revision",
            self.0.dialect().each
        );
        let deleted = [
            "delete from tokens where identity = $1",
            "delete from codes where identity = $1",
            "delete from chat where identity = $1",
            "delete from results where identity = $1",
            "delete from mutes where identity = $1",
            "delete from mutes where muted = $1",
            "delete from bans where subject = $1",
            "delete from outbox where person = $1",
        ];
        let replaced = [
            "update seats set identity = $1 where identity = $2",
            "update tables set owner = $1 where owner = $2",
            "update reports set reporter = $1 where reporter = $2",
            "update reports set subject = $1 where subject = $2",
        ];
        let mut statements: Vec<_> = deleted.map(|sql| Statement::new(sql, values![identity])).into();
        statements.extend(replaced.map(|sql| Statement::new(sql, values![FORGOTTEN, identity])));
        statements.push(Statement::new("delete from identities where id = $1", values![identity]));
        statements.push(Statement::new(changed, values![list]));
        for mut row in self.0.write(statements).await? {
            let (table, revision) = (row.text()?, row.integer()?);
            self.0.announce(News::Changed { table: table.clone(), revision });
            self.0.announce(News::Unsaid { table });
        }
        self.announce_person(identity);
        Ok(tables)
    }
}

fn delete_belongings(table: &str) -> impl Iterator<Item = Statement> {
    let statements = [
        "delete from analysis where table_id = $1",
        "delete from chat where table_id = $1",
        "delete from results where table_id = $1",
        "delete from entries where table_id = $1",
        "delete from seats where table_id = $1",
        "delete from agreed where table_id = $1",
        "delete from tables where id = $1",
    ];
    statements.into_iter().map(move |sql| Statement::new(sql, values![table]))
}

/// Rows hold an item and whether it is stale.
fn stale<T>(
    rows: Vec<Row>,
    page: u32,
    read: impl Fn(&mut Row) -> Result<T>,
    id: impl Fn(&T) -> String,
) -> Result<Stale<T>> {
    let is_last = rows.len() < page as usize;
    let mut found = Vec::new();
    let mut next = None;
    for mut row in rows {
        let item = read(&mut row)?;
        next = Some(id(&item));
        if row.integer::<i64>()? == 1 {
            found.push(item);
        }
    }
    Ok(Stale { found, next: next.filter(|_| !is_last) })
}
