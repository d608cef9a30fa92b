//! Bans by the operator, mutes between players, and reports.

use crate::{
    Ban, Report, Result, Scope, Store,
    database::{Row, unexpected, values},
};

/// Somebody whose messages a player does not want to see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Muted {
    /// The identity.
    pub id: String,
    /// What they are called now.
    pub name: String,
}

impl Store {
    /// Adds a ban, in place of an older one of the same scope.
    pub async fn ban(&self, ban: &Ban) -> Result<()> {
        let Ban { subject, scope, reason, created, until } = ban;
        let sql = "insert into bans (subject, scope, reason, created, until) values ($1, $2, $3, $4, $5) \
             on conflict (subject, scope) do update \
             set reason = excluded.reason, created = excluded.created, until = excluded.until";
        self.write(sql, values![subject, scope.as_str(), reason, *created, *until]).await?;
        self.announce_person(subject);
        Ok(())
    }

    /// Lifts all bans of a subject, and returns whether there was one.
    pub async fn unban(&self, subject: &str) -> Result<bool> {
        let rows = self.write("delete from bans where subject = $1 returning 1", values![subject]).await?;
        self.announce_person(subject);
        Ok(!rows.is_empty())
    }

    /// The bans of a subject in force at a time.
    pub async fn bans_of(&self, subject: &str, now: i64) -> Result<Vec<Ban>> {
        let sql = "select subject, scope, reason, created, until from bans \
             where subject = $1 and (until is null or until > $2) order by scope";
        self.read(sql, values![subject, now]).await?.into_iter().map(read_ban).collect()
    }

    /// All bans after one, in order of subject.
    pub async fn bans(&self, after: Option<&Ban>, limit: u32) -> Result<Vec<Ban>> {
        let (subject, scope) = after.map_or(("", ""), |it| (it.subject.as_str(), it.scope.as_str()));
        let sql = "select subject, scope, reason, created, until from bans \
             where (subject, scope) > ($1, $2) order by subject, scope limit $3";
        self.read(sql, values![subject, scope, limit]).await?.into_iter().map(read_ban).collect()
    }

    /// Deletes bans that ended before a time, and returns how many.
    pub async fn delete_ended_bans(&self, before: i64, limit: u32) -> Result<u32> {
        let sql = "delete from bans where (subject, scope) in \
             (select subject, scope from bans where until < $1 order by until limit $2) returning 1";
        Ok(self.write(sql, values![before, limit]).await?.len() as u32)
    }

    /// Hides what one player writes from another.
    pub async fn mute(&self, identity: &str, muted: &str, at: i64) -> Result<()> {
        let sql = "insert into mutes (identity, muted, created) values ($1, $2, $3) on conflict do nothing";
        self.write(sql, values![identity, muted, at]).await?;
        self.announce_person(identity);
        Ok(())
    }

    /// Shows it again.
    pub async fn unmute(&self, identity: &str, muted: &str) -> Result<()> {
        let sql = "delete from mutes where identity = $1 and muted = $2";
        self.write(sql, values![identity, muted]).await?;
        self.announce_person(identity);
        Ok(())
    }

    /// The identities that a player has muted.
    pub async fn muted_by(&self, identity: &str) -> Result<Vec<String>> {
        let sql = "select muted from mutes where identity = $1 order by muted";
        let rows = self.read(sql, values![identity]).await?;
        rows.into_iter().map(|mut it| it.text()).collect()
    }

    /// The people that a player has muted, in order of their names.
    pub async fn muted_people(&self, identity: &str) -> Result<Vec<Muted>> {
        let sql = "select i.id, i.name from mutes m join identities i on i.id = m.muted \
             where m.identity = $1 order by i.name, i.id";
        let rows = self.read(sql, values![identity]).await?;
        rows.into_iter().map(|mut it| Ok(Muted { id: it.text()?, name: it.text()? })).collect()
    }

    /// Adds a report and returns its number.
    pub async fn report(&self, report: &Report) -> Result<i64> {
        let Report { id: _, reporter, subject, table, line, said, reason, created } = report;
        let sql = "insert into reports (reporter, subject, table_id, line, said, reason, created) \
             values ($1, $2, $3, $4, $5, $6, $7) returning id";
        let row = values![reporter, subject, table.clone(), *line, said.clone(), reason, *created];
        let mut rows = self.write(sql, row).await?;
        rows.first_mut().ok_or_else(|| unexpected("no number"))?.integer()
    }

    /// How many reports a player has made since a time.
    pub async fn count_reports(&self, reporter: &str, since: i64) -> Result<u32> {
        let sql = "select count(*) from reports where reporter = $1 and created >= $2";
        let mut rows = self.read(sql, values![reporter, since]).await?;
        rows.first_mut().ok_or_else(|| unexpected("no count"))?.integer()
    }

    /// Reports that wait for a decision, after a number, oldest first.
    pub async fn open_reports(&self, after: i64, limit: u32) -> Result<Vec<Report>> {
        let sql = format!("{REPORTS} where resolved is null and id > $1 order by id limit $2");
        self.read(sql, values![after, limit]).await?.into_iter().map(read_report).collect()
    }

    /// The last reports that a player has made, newest first.
    pub async fn reports_by(&self, reporter: &str, limit: u32) -> Result<Vec<Report>> {
        let sql = format!("{REPORTS} where reporter = $1 order by created desc, id desc limit $2");
        self.read(sql, values![reporter, limit]).await?.into_iter().map(read_report).collect()
    }

    /// Deletes reports that were closed before a time, and returns how many.
    pub async fn delete_closed_reports(&self, before: i64, limit: u32) -> Result<u32> {
        let sql = "delete from reports where id in \
             (select id from reports where resolved < $1 order by resolved limit $2) returning 1";
        Ok(self.write(sql, values![before, limit]).await?.len() as u32)
    }

    /// Closes a report, and returns whether it was open.
    pub async fn resolve_report(&self, id: i64, at: i64) -> Result<bool> {
        let sql = "update reports set resolved = $1 where id = $2 and resolved is null returning 1";
        Ok(!self.write(sql, values![at, id]).await?.is_empty())
    }
}

const REPORTS: &str = "select id, reporter, subject, table_id, line, said, reason, created from reports";

fn read_ban(mut row: Row) -> Result<Ban> {
    Ok(Ban {
        subject: row.text()?,
        scope: Scope::parse(&row.text()?).ok_or_else(|| unexpected("a scope"))?,
        reason: row.text()?,
        created: row.integer()?,
        until: row.optional_integer()?,
    })
}

fn read_report(mut row: Row) -> Result<Report> {
    Ok(Report {
        id: row.integer()?,
        reporter: row.text()?,
        subject: row.text()?,
        table: row.optional_text()?,
        line: row.optional_integer()?,
        said: row.optional_text()?,
        reason: row.text()?,
        created: row.integer()?,
    })
}
