//! Tables, their seats and their logs.

use crate::{
    Change, News, Result, SeatRecord, Status, Store, StoredEntry, TableRecord, TableState,
    database::{Row, Statement, Value, unexpected, values},
};

/// A position in a list of tables, newest first: the creation time and the id.
pub type Place<'a> = (i64, &'a str);
/// The position before all tables.
pub const NEWEST: Place<'static> = (i64::MAX, "");

impl Store {
    /// Adds a table and the entries it starts with.
    pub async fn add_table(&self, table: &TableRecord, entries: &[String]) -> Result<()> {
        let mut statements = insert_table(table);
        statements.extend(insert_entries(&table.id, table.now.version, entries.to_vec(), table.created));
        self.0.write(statements).await.map(drop)
    }

    /// A table with its seats.
    pub async fn table(&self, id: &str) -> Result<Option<TableRecord>> {
        let sql = format!("select {COLUMNS} from tables t {SEATED} where t.id = $1 order by s.seat");
        Ok(collect(self.read(sql, values![id]).await?)?.pop())
    }

    /// The log after a version, in order.
    pub async fn entries(&self, table: &str, after: u32) -> Result<Vec<StoredEntry>> {
        let sql =
            "select version, entry, at from entries where table_id = $1 and version > $2 order by version";
        let rows = self.read(sql, values![table, after]).await?;
        let read =
            |mut it: Row| Ok(StoredEntry { version: it.integer()?, entry: it.text()?, at: it.integer()? });
        rows.into_iter().map(read).collect()
    }

    /// A table and its log after a version, if it has changed since a revision.
    pub async fn changes_since(
        &self,
        table: &str,
        revision: i64,
        version: u32,
    ) -> Result<Option<(TableRecord, Vec<StoredEntry>)>> {
        let sql = format!(
            "select {COLUMNS} from tables t {SEATED} where t.id = $1 and t.revision <> $2 order by s.seat"
        );
        let Some(record) = collect(self.read(sql, values![table, revision]).await?)?.pop() else {
            return Ok(None);
        };
        let mut entries = self.entries(table, version).await?;
        // Play may have gone on between the two statements.
        entries.retain(|it| it.version <= record.now.version);
        Ok(Some((record, entries)))
    }

    /// Carries out a change, all or nothing.
    pub async fn commit(&self, change: Change) -> Result<()> {
        let Change { table, revision, entries, seats, now, at } = change;
        let version = now.version;
        let mut statements = vec![Statement::checked(
            UPDATE,
            values![
                version,
                now.status.as_str(),
                u32::from(now.waiting),
                now.state,
                now.due,
                now.claimed,
                &table,
                revision
            ],
        )];
        statements.extend(insert_entries(&table, version, entries, at));
        if let Some(seats) = &seats {
            statements.extend(upsert_seats(&table, None, seats));
        }
        self.0.write(statements).await?;
        self.0.announce(News::Changed { table, revision: revision + 1 });
        Ok(())
    }

    /// The tables at which an identity holds a seat, newest first, after a position in that order.
    pub async fn tables_of(&self, identity: &str, after: Place<'_>, limit: u32) -> Result<Vec<TableRecord>> {
        let (created, id) = after;
        let rows = self.read(tables_of(), values![identity, created, id, limit]).await?;
        collect(rows)
    }

    /// Public tables that have not started and have a free seat, newest first.
    pub async fn open_tables(&self, limit: u32) -> Result<Vec<TableRecord>> {
        collect(self.read(open_tables(), values![limit]).await?)
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
    pub async fn claim_due(&self, now: i64, until: i64, limit: u32) -> Result<Vec<String>> {
        // Usually nothing is due, and finding that out must not cost a write.
        let any = "select 1 from tables where wake <= $1 limit 1";
        if self.read(any, values![now]).await?.is_empty() {
            return Ok(Vec::new());
        }
        let sql = format!(
            "update tables set claimed = $1 where id in (select id from tables where wake <= $2 \
             order by wake limit $3 {}) returning id",
            self.0.dialect().skip_locked
        );
        let rows = self.write(sql, values![until, now, limit]).await?;
        rows.into_iter().map(|mut it| it.text()).collect()
    }
}

const COLUMNS: &str = "t.id, t.game, t.rules, t.is_public, t.owner, t.created, t.revision, t.version, t.status, \
     t.waiting, t.state, t.due, t.claimed, a.head, a.terms, s.seat, s.identity, i.name, s.bot";
const SEATED: &str = "join agreed a on a.table_id = t.id left join seats s on s.table_id = t.id \
     left join identities i on i.id = s.identity";
const UPDATE: &str = "update tables set revision = revision + 1, version = $1, status = $2, waiting = $3, \
     state = $4, due = $5, claimed = $6 where id = $7 and revision = $8";

fn tables_of() -> String {
    format!(
        "select {COLUMNS} from (select distinct created, table_id from seats \
         where identity = $1 and created <= $2 and (created < $2 or table_id > $3) \
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

/// Adds a table with its seats and without its log; a conflict if there is one with this id.
pub(crate) fn insert_table(table: &TableRecord) -> Vec<Statement> {
    let now = &table.now;
    let add = "insert into tables (id, game, rules, is_public, owner, created, revision, version, status, waiting, \
         state, due, claimed) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) \
         on conflict do nothing";
    let row = values![
        &table.id,
        &table.game,
        u32::from(table.rules),
        u32::from(table.public),
        &table.owner,
        table.created,
        table.revision,
        now.version,
        now.status.as_str(),
        u32::from(now.waiting),
        &now.state,
        now.due,
        now.claimed
    ];
    let agreed = "insert into agreed (table_id, head, terms) values ($1, $2, $3)";
    let mut statements = vec![
        Statement::checked(add, row),
        Statement::new(agreed, values![&table.id, &table.head, &table.terms]),
    ];
    statements.extend(upsert_seats(&table.id, Some(table.created), &table.seats));
    statements
}

fn insert_entries(table: &str, version: u32, entries: Vec<String>, at: i64) -> Vec<Statement> {
    let first = i64::from(version) - entries.len() as i64 + 1;
    let rows = (first..).zip(entries).map(|(version, entry)| values![table, version, entry, at]);
    Statement::insert(INSERT_ENTRIES, "", rows.collect())
}

/// Inserts lines of logs with these columns.
pub(crate) const INSERT_ENTRIES: &str = "insert into entries (table_id, version, entry, at)";

/// Seats repeat when their table was created, because an identity's tables are listed in that order.
fn upsert_seats(table: &str, created: Option<i64>, seats: &[SeatRecord]) -> Vec<Statement> {
    let row = |(number, seat): (i64, &SeatRecord)| -> Vec<Value> {
        values![table, number, seat.identity.clone(), seat.bot.clone(), created]
    };
    let update =
        " on conflict (table_id, seat) do update set identity = excluded.identity, bot = excluded.bot";
    let rows = (0..).zip(seats).map(row).collect();
    Statement::insert("insert into seats (table_id, seat, identity, bot, created)", update, rows)
}

/// Tables from rows of one seat each. Rows of one table follow each other.
fn collect(rows: Vec<Row>) -> Result<Vec<TableRecord>> {
    let mut tables: Vec<TableRecord> = Vec::new();
    for mut row in rows {
        let table = read_table(&mut row)?;
        let has_seat = row.optional_integer()?.is_some();
        let seat = SeatRecord {
            identity: row.optional_text()?,
            name: row.optional_text()?,
            bot: row.optional_text()?,
        };
        if tables.last().is_none_or(|it| it.id != table.id) {
            tables.push(table);
        }
        if has_seat && let Some(table) = tables.last_mut() {
            table.seats.push(seat);
        }
    }
    Ok(tables)
}

fn read_table(row: &mut Row) -> Result<TableRecord> {
    let (id, game, rules, public) = (row.text()?, row.text()?, row.integer()?, row.integer::<i64>()? != 0);
    let (owner, created, revision) = (row.text()?, row.integer()?, row.integer()?);
    let version = row.integer()?;
    let status = row.text()?;
    let now = TableState {
        version,
        status: Status::parse(&status).ok_or_else(|| unexpected("a status"))?,
        waiting: row.integer()?,
        state: row.text()?,
        due: row.optional_integer()?,
        claimed: row.integer()?,
    };
    let (head, terms) = (row.text()?, row.text()?);
    Ok(TableRecord { id, game, rules, head, terms, public, owner, created, seats: Vec::new(), revision, now })
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let mine = plan(tables_of(), values!["ada", 1_i64, "id", 10_u32]).await;
        assert!(mine.contains("USING COVERING INDEX seats_listed (identity=? AND created<?)"), "{mine}");
        let open = plan(open_tables(), values![10_u32]).await;
        assert!(open.contains("USING COVERING INDEX tables_open"), "{open}");
        for plan in [mine, open] {
            let page = plan.split("SCAN page").next().unwrap();
            assert!(!page.contains("FOR ORDER BY"), "a page is sorted: {plan}");
        }
        let due = plan("select 1 from tables where wake <= $1 limit 1".to_owned(), values![1_i64]).await;
        assert!(due.contains("tables_wake"), "{due}");
    }
}
