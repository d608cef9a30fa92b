//! Notices to people that have to leave the server, each at least once.
//!
//! A notice is stored with the change it is about. A node claims what is due, sends it and marks it as done; what was
//! claimed and not done is due again later.

use crate::{
    Notice, Result, Store,
    database::{Statement, values},
};

/// A notice that this node has to send now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claimed {
    /// The notice.
    pub notice: Notice,
    /// How often it has been claimed, this time included.
    pub attempts: u32,
}

impl Store {
    /// Queues notices that belong to no change of a table.
    pub async fn add_notices(&self, notices: Vec<Notice>, at: i64) -> Result<()> {
        let statements = insert(notices, at);
        if statements.is_empty() { Ok(()) } else { self.0.write(statements).await.map(drop) }
    }

    /// Claims notices that are due; those not done until `retry` are due again then.
    pub async fn claim_notices(&self, now: i64, retry: i64, limit: u32) -> Result<Vec<Claimed>> {
        let due = "select 1 from outbox where done is null and due <= $1 limit 1";
        if self.read(due, values![now]).await?.is_empty() {
            return Ok(Vec::new());
        }
        let sql = format!(
            "update outbox set due = $1, attempts = attempts + 1 where (person, key) in \
             (select person, key from outbox where done is null and due <= $2 order by due limit $3 {}) \
             returning person, key, notice, attempts",
            self.0.dialect().skip_locked
        );
        let rows = self.write(sql, values![retry, now, limit]).await?;
        let read = |mut row: crate::database::Row| {
            let notice = Notice { person: row.text()?, key: row.text()?, notice: row.text()? };
            Ok(Claimed { notice, attempts: row.integer()? })
        };
        rows.into_iter().map(read).collect()
    }

    /// Marks a notice as sent. It stays for a while, so that the same event is not queued again.
    pub async fn notice_done(&self, person: &str, key: &str, at: i64) -> Result<()> {
        let sql = "update outbox set done = $1 where person = $2 and key = $3";
        self.write(sql, values![at, person, key]).await.map(drop)
    }

    /// Deletes notices that were sent before a time, and returns how many.
    pub async fn delete_done_notices(&self, before: i64, limit: u32) -> Result<u32> {
        let sql = "delete from outbox where (person, key) in \
             (select person, key from outbox where done < $1 order by done limit $2) returning 1";
        Ok(self.write(sql, values![before, limit]).await?.len() as u32)
    }
}

pub(crate) fn insert(notices: Vec<Notice>, at: i64) -> Vec<Statement> {
    let rows = notices.into_iter().map(|it| values![it.person, it.key, it.notice, at]);
    Statement::insert(
        "insert into outbox (person, key, notice, due)",
        " on conflict do nothing",
        rows.collect(),
    )
}
