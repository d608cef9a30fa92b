//! The people present at each table, known to all nodes.
//!
//! A node renews the presence of its watchers before it runs out, so that those of a node that has crashed are absent
//! soon.

use crate::{
    Result, Store,
    database::{Statement, values},
};

impl Store {
    /// Marks people as present at tables until a time.
    pub async fn set_present(&self, present: &[(String, String)], until: i64) -> Result<()> {
        let rows = present.iter().map(|(table, identity)| values![table, identity, until]).collect();
        let later = " on conflict (table_id, identity) do update set until = excluded.until";
        let statements = Statement::insert("insert into presence (table_id, identity, until)", later, rows);
        if statements.is_empty() { Ok(()) } else { self.0.write(statements).await.map(drop) }
    }

    /// Marks a person as absent from a table.
    pub async fn set_absent(&self, table: &str, identity: &str) -> Result<()> {
        let sql = "delete from presence where table_id = $1 and identity = $2";
        self.write(sql, values![table, identity]).await.map(drop)
    }

    /// Everybody who was ever present at a table, with the time until which they are: in the past for those who left
    /// without saying so.
    pub async fn presence(&self, table: &str) -> Result<Vec<(String, i64)>> {
        let sql = "select identity, until from presence where table_id = $1 order by identity";
        let rows = self.read(sql, values![table]).await?;
        rows.into_iter().map(|mut it| Ok((it.text()?, it.integer()?))).collect()
    }

    /// Deletes what ran out before a time, and returns how many.
    pub async fn delete_old_presence(&self, before: i64, limit: u32) -> Result<u32> {
        let sql = "delete from presence where (table_id, identity) in \
             (select table_id, identity from presence where until < $1 order by until limit $2) returning 1";
        Ok(self.write(sql, values![before, limit]).await?.len() as u32)
    }
}
