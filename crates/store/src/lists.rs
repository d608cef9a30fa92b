//! Lists of tables: of a player, with a free seat, by revision, and those that are due.

use crate::{
    Result, Store, TableRecord,
    database::{unexpected, values},
    tables::{COLUMNS, SEATED, collect},
};

/// A position in a list of tables, newest first: the creation time and the id.
pub type Place<'a> = (i64, &'a str);
/// The position before all tables.
pub const NEWEST: Place<'static> = (i64::MAX, "");

/// Which tables of an identity are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Games {
    /// Every table.
    All,
    /// Tables whose game is not over.
    Unfinished,
    /// Tables whose game is over.
    Finished,
}

/// Tables that were due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// The tables that are claimed now.
    pub tables: Vec<String>,
    /// When the next table is due, as far as is known now; in the past if more are due already.
    pub next: Option<i64>,
}

impl Store {
    /// The tables at which an identity holds a seat, newest first, after a position in that order. Tables that the
    /// identity has discarded are left out.
    pub async fn tables_of(
        &self,
        identity: &str,
        games: Games,
        after: Place<'_>,
        limit: u32,
    ) -> Result<Vec<TableRecord>> {
        let (created, id) = after;
        collect(self.read(tables_of(games), values![identity, created, id, limit]).await?)
    }

    /// Public tables that have not started and have a free seat, newest first.
    pub async fn open_tables(&self, limit: u32) -> Result<Vec<TableRecord>> {
        collect(self.read(open_tables(), values![limit]).await?)
    }

    /// The tables that an identity has discarded.
    pub async fn discarded_by(&self, identity: &str, limit: u32) -> Result<Vec<String>> {
        let sql = "select distinct table_id from seats where identity = $1 and discarded is not null \
             order by table_id limit $2";
        let rows = self.read(sql, values![identity, limit]).await?;
        rows.into_iter().map(|mut it| it.text()).collect()
    }

    /// How many tables of an identity are not over.
    pub async fn count_unfinished(&self, identity: &str) -> Result<u32> {
        self.count(COUNT_UNFINISHED, identity).await
    }

    /// How many public tables of an owner have not started.
    pub async fn count_open_tables(&self, owner: &str) -> Result<u32> {
        self.count(COUNT_OPEN, owner).await
    }

    async fn count(&self, sql: &'static str, whose: &str) -> Result<u32> {
        let mut rows = self.read(sql, values![whose]).await?;
        rows.first_mut().ok_or_else(|| unexpected("no count"))?.integer()
    }

    /// The revisions of those of these tables that exist.
    pub async fn revisions(&self, tables: &[String]) -> Result<Vec<(String, i64)>> {
        let each = self.0.dialect().each;
        let sql = format!("select id, revision from tables where id in ({each})");
        let list = serde_json::to_string(tables).map_err(|error| unexpected(&error.to_string()))?;
        let rows = self.read(sql, values![list]).await?;
        rows.into_iter().map(|mut it| Ok((it.text()?, it.integer()?))).collect()
    }

    /// Claims, until a time, tables where something is due and no node is in charge.
    pub async fn claim_due(&self, now: i64, until: i64, limit: u32) -> Result<Due> {
        // Usually nothing is due, and finding that out must not cost a write.
        let next = self.next_due().await?;
        if next.is_none_or(|it| it > now) {
            return Ok(Due { tables: Vec::new(), next });
        }
        let sql = format!(
            "update tables set claimed = $1 where id in (select id from tables where wake <= $2 \
             order by wake limit $3 {}) returning id",
            self.0.dialect().skip_locked
        );
        let rows = self.write(sql, values![until, now, limit]).await?;
        let tables = rows.into_iter().map(|mut it| it.text()).collect::<Result<_>>()?;
        Ok(Due { tables, next: self.next_due().await? })
    }

    async fn next_due(&self) -> Result<Option<i64>> {
        let mut rows = self.read(NEXT_DUE, Vec::new()).await?;
        rows.first_mut().map_or(Ok(None), |it| it.optional_integer())
    }
}

const COUNT_UNFINISHED: &str = "select count(distinct table_id) from seats \
     where identity = $1 and discarded is null and finished is null";
const COUNT_OPEN: &str =
    "select count(*) from tables where is_public = 1 and status = 'lobby' and owner = $1";
const NEXT_DUE: &str = "select wake from tables where wake is not null order by wake limit 1";

fn tables_of(games: Games) -> String {
    let finished = match games {
        Games::All => "",
        Games::Unfinished => "and finished is null",
        Games::Finished => "and finished is not null",
    };
    format!(
        "select {COLUMNS} from (select distinct created, table_id from seats where identity = $1 \
         and discarded is null {finished} and created <= $2 and (created < $2 or table_id > $3) \
         order by created desc, table_id limit $4) page join tables t on t.id = page.table_id {SEATED} \
         order by page.created desc, page.table_id, s.seat"
    )
}

fn open_tables() -> String {
    format!(
        "select {COLUMNS} from (select id, created from tables where is_public = 1 and status = 'lobby' \
         and exists (select 1 from seats where table_id = tables.id and identity is null and bot is null) \
         order by created desc, id limit $1) page join tables t on t.id = page.id {SEATED} \
         order by page.created desc, page.id, s.seat"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::{Row, Value};

    async fn plan(sql: String, values: Vec<Value>) -> String {
        let store = Store::memory().unwrap();
        let rows = store.read(format!("explain query plan {sql}"), values).await.unwrap();
        let detail = |mut row: Row| {
            let _: (i64, i64, i64) = (row.integer().unwrap(), row.integer().unwrap(), row.integer().unwrap());
            row.text().unwrap()
        };
        rows.into_iter().map(detail).collect::<Vec<_>>().join("\n")
    }

    #[tokio::test]
    async fn every_list_is_read_in_the_order_of_an_index() {
        for (games, index) in [
            (Games::All, "seats_listed"),
            (Games::Unfinished, "seats_unfinished"),
            (Games::Finished, "seats_finished"),
        ] {
            let plan = plan(tables_of(games), values!["ada", 1_i64, "id", 10_u32]).await;
            let search = format!("INDEX {index} (identity=? AND created<?)");
            assert!(plan.contains(&search) && !sorts_a_page(&plan), "{plan}");
        }
        let open = plan(open_tables(), values![10_u32]).await;
        assert!(open.contains("USING COVERING INDEX tables_open") && !sorts_a_page(&open), "{open}");
        let unfinished = plan(COUNT_UNFINISHED.to_owned(), values!["ada"]).await;
        assert!(unfinished.contains("INDEX seats_unfinished"), "{unfinished}");
        let open = plan(COUNT_OPEN.to_owned(), values!["ada"]).await;
        assert!(open.contains("INDEX tables_open"), "{open}");
        let due = plan(NEXT_DUE.to_owned(), values![]).await;
        assert!(due.contains("INDEX tables_wake") && !due.contains("ORDER BY"), "{due}");
    }

    fn sorts_a_page(plan: &str) -> bool {
        plan.split("SCAN page").next().unwrap().contains("FOR ORDER BY")
    }
}
