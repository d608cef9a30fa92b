//! The statements that only moving everything to another store needs.

use sqlx::{AnyConnection, Row, query};

use crate::{
    Archived, Error, Identity, Result,
    sql::{self, read_identity},
};

pub(crate) async fn all_identities(
    conn: &mut AnyConnection,
    after: &str,
    limit: u32,
) -> Result<Vec<(Identity, Vec<String>)>> {
    let sql = "select id, name, created from identities where id > $1 order by id limit $2";
    let rows = query(sql).bind(after).bind(i64::from(limit)).fetch_all(&mut *conn).await?;
    let mut all = Vec::new();
    for row in &rows {
        let identity = read_identity(row)?;
        let tokens = query("select hash from tokens where identity = $1 order by hash")
            .bind(&identity.id)
            .fetch_all(&mut *conn)
            .await?;
        let tokens = tokens.iter().map(|it| Ok(it.try_get(0)?));
        all.push((identity, tokens.collect::<Result<_>>()?));
    }
    Ok(all)
}

pub(crate) async fn all_tables(conn: &mut AnyConnection, after: &str, limit: u32) -> Result<Vec<String>> {
    let rows = query("select id from tables where id > $1 order by id limit $2")
        .bind(after)
        .bind(i64::from(limit))
        .fetch_all(conn)
        .await?;
    rows.iter().map(|it| Ok(it.try_get(0)?)).collect()
}

/// Everything that was found out about a table, each with its question.
pub(crate) async fn answers(conn: &mut AnyConnection, table: &str) -> Result<Vec<(String, String)>> {
    let rows = query("select question, answer from analysis where table_id = $1 order by question")
        .bind(table)
        .fetch_all(conn)
        .await?;
    rows.iter().map(|it| Ok((it.try_get(0)?, it.try_get(1)?))).collect()
}

/// To be carried out in a transaction. After a conflict nothing has been written.
pub(crate) async fn restore(conn: &mut AnyConnection, archived: &Archived) -> Result<()> {
    sql::add_record(conn, &archived.table).await?;
    match belongings(conn, archived).await {
        // The table is new, so only what was read can be at odds with itself, and half of it is of no use.
        Err(Error::Conflict) => Err(Error::Unavailable(format!("{} contradicts itself", archived.table.id))),
        result => result,
    }
}

async fn belongings(conn: &mut AnyConnection, archived: &Archived) -> Result<()> {
    let Archived { table, entries, chat, answers } = archived;
    for it in entries {
        sql::save_entry(conn, &table.id, i64::from(it.version), &it.entry, it.at).await?;
    }
    for message in chat {
        sql::say(conn, &table.id, message).await?;
    }
    for (question, answer) in answers {
        sql::remember(conn, &table.id, question, answer).await?;
    }
    Ok(())
}
