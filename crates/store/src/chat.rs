//! What is said at a table.

use crate::{
    Message, News, Result, Store,
    database::{Row, Value, unexpected, values},
};

impl Store {
    /// Adds to a table's chat and returns the message's number. Numbers only grow.
    pub async fn say(&self, table: &str, message: &Message) -> Result<i64> {
        let sql = format!("{INSERT} values ($1, $2, $3, $4, $5) returning id");
        let mut rows = self.write(sql, columns(table, message)).await?;
        let id = rows.first_mut().ok_or_else(|| unexpected("no number"))?.integer()?;
        self.0.announce(News::Said { table: table.to_owned(), message: id });
        Ok(id)
    }

    /// The chat after a message, in order.
    pub async fn chat(&self, table: &str, after: i64) -> Result<Vec<Message>> {
        let sql = "select id, identity, name, said, at from chat where table_id = $1 and id > $2 order by id";
        let rows = self.read(sql, values![table, after]).await?;
        rows.into_iter().map(read_message).collect()
    }
}

/// Inserts messages with these columns.
pub(crate) const INSERT: &str = "insert into chat (table_id, identity, name, said, at)";

pub(crate) fn columns(table: &str, message: &Message) -> Vec<Value> {
    let Message { id: _, identity, name, said, at } = message;
    values![table, identity, name, said, *at]
}

fn read_message(mut row: Row) -> Result<Message> {
    Ok(Message {
        id: row.integer()?,
        identity: row.text()?,
        name: row.text()?,
        said: row.text()?,
        at: row.integer()?,
    })
}
