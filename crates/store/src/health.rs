//! Whether the database works, and its time.

use std::time::Duration;

use tokio::time::timeout;

use crate::{
    Counts, Error, Result, Store,
    database::{unexpected, values},
};

impl Store {
    /// Writes and reads back within a deadline. The write goes through everything a move goes through.
    pub async fn probe(&self, deadline: Duration) -> Result<()> {
        let probe = async {
            let sql = "insert into probe (id, count) values (1, 1) \
                 on conflict (id) do update set count = probe.count + 1 returning count";
            let mut written = self.write(sql, Vec::new()).await?;
            let mut found = self.read("select count from probe where id = 1", Vec::new()).await?;
            let written: i64 = written.first_mut().ok_or_else(|| unexpected("no probe"))?.integer()?;
            let found: i64 = found.first_mut().ok_or_else(|| unexpected("no probe"))?.integer()?;
            // Another node may have written since.
            if found >= written { Ok(()) } else { Err(unexpected("an old probe")) }
        };
        let late = |_| Error::Unavailable(format!("no answer within {} ms", deadline.as_millis()));
        timeout(deadline, probe).await.map_err(late)?
    }

    /// The time of the database, in milliseconds since 1970, where nodes must agree on it; `None` where this node is
    /// alone.
    pub async fn time(&self) -> Result<Option<i64>> {
        let Some(now) = self.0.dialect().now else { return Ok(None) };
        let mut rows = self.read(format!("select {now}"), values![]).await?;
        rows.first_mut().ok_or_else(|| unexpected("no time"))?.optional_integer()
    }

    /// How much is stored.
    pub async fn counts(&self) -> Result<Counts> {
        let sql = "select (select count(*) from identities) - 1, \
             (select count(*) from tables where status = 'lobby'), \
             (select count(*) from tables where status = 'running'), \
             (select count(*) from tables where status = 'over'), (select count(*) from chat), \
             (select count(*) from bans), (select count(*) from reports where resolved is null)";
        let mut rows = self.read(sql, Vec::new()).await?;
        let row = rows.first_mut().ok_or_else(|| unexpected("no counts"))?;
        Ok(Counts {
            people: row.integer()?,
            lobbies: row.integer()?,
            running: row.integer()?,
            over: row.integer()?,
            messages: row.integer()?,
            bans: row.integer()?,
            reports: row.integer()?,
        })
    }

    /// Returns the space of deleted rows to the file system. Writes wait meanwhile.
    pub async fn vacuum(&self) -> Result<()> {
        self.0.vacuum().await
    }
}
