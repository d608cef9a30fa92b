//! Tables, their seats and their logs.

use crate::{
    Change, Effects, News, Result, SeatRecord, Status, Store, StoredEntry, TableRecord, TableState,
    database::{Row, Statement, Value, unexpected, values},
    outbox, results,
};

impl Store {
    /// Adds a table and the entries it starts with.
    pub async fn add_table(&self, table: &TableRecord, entries: &[String]) -> Result<()> {
        let mut statements = insert_table(table, table.created);
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
        self.commit_with(change, Effects::default()).await
    }

    /// Carries out a change together with what follows from it, all or nothing.
    pub async fn commit_with(&self, change: Change, effects: Effects) -> Result<()> {
        let Change { table, revision, entries, seats, head, now, at } = change;
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
                at,
                &table,
                revision
            ],
        )];
        statements.extend(insert_entries(&table, version, entries, at));
        if let Some(seats) = &seats {
            statements.extend(upsert_seats(&table, None, seats));
        }
        if let Some(head) = head {
            let sql = "update agreed set head = $1 where table_id = $2";
            statements.push(Statement::new(sql, values![head, &table]));
        }
        if now.status == Status::Over {
            statements.push(finish_seats(&table, at));
        }
        statements.extend(results::insert(&table, (0..).zip(effects.results), at));
        statements.extend(outbox::insert(effects.notices, at));
        self.0.write(statements).await?;
        self.0.announce(News::Changed { table, revision: revision + 1 });
        Ok(())
    }
}

pub(crate) const COLUMNS: &str = "t.id, t.game, t.rules, t.is_public, t.owner, t.created, t.revision, t.version, t.status, \
     t.waiting, t.state, t.due, t.claimed, a.head, a.terms, s.seat, s.identity, nullif(i.name, ''), s.bot";
pub(crate) const SEATED: &str = "join agreed a on a.table_id = t.id left join seats s on s.table_id = t.id \
     left join identities i on i.id = s.identity";
const UPDATE: &str = "update tables set revision = revision + 1, version = $1, status = $2, waiting = $3, \
     state = $4, due = $5, claimed = $6, changed = $7 where id = $8 and revision = $9";

/// Adds a table with its seats and without its log; a conflict if there is one with this id.
pub(crate) fn insert_table(table: &TableRecord, changed: i64) -> Vec<Statement> {
    let now = &table.now;
    let add = "insert into tables (id, game, rules, is_public, owner, created, revision, version, status, waiting, \
         state, due, claimed, changed) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) \
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
        now.claimed,
        changed
    ];
    let agreed = "insert into agreed (table_id, head, terms) values ($1, $2, $3)";
    let mut statements = vec![
        Statement::checked(add, row),
        Statement::new(agreed, values![&table.id, &table.head, &table.terms]),
    ];
    statements.extend(upsert_seats(&table.id, Some(table.created), &table.seats));
    statements
}

/// Marks the seats of a table whose game is over.
pub(crate) fn finish_seats(table: &str, at: i64) -> Statement {
    let sql = "update seats set finished = $1 where table_id = $2 and finished is null";
    Statement::new(sql, values![at, table])
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
pub(crate) fn collect(rows: Vec<Row>) -> Result<Vec<TableRecord>> {
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
