//! What is said at a table.

use crate::{
    Message, News, Result, Store,
    database::{Row, Value, unexpected, values},
};

impl Store {
    /// Adds to a table's chat and returns the message's number. The messages of a table can be read in the order of
    /// their numbers: after one has been read, no earlier one appears.
    pub async fn say(&self, table: &str, message: &Message) -> Result<i64> {
        // The next message of the table waits for this one before it draws its number.
        let sql = format!(
            "with t as (select id from tables where id = $1 {}) {INSERT} select id, $2, $3, $4, $5 from t \
             returning id",
            self.0.dialect().lock
        );
        let mut rows = self.write(sql, columns(table, message)).await?;
        let id = rows.first_mut().ok_or_else(|| unexpected("no number"))?.integer()?;
        self.0.announce(News::Said { table: table.to_owned(), message: id });
        Ok(id)
    }

    /// The first messages after one, in order.
    pub async fn chat(&self, table: &str, after: i64, limit: u32) -> Result<Vec<Message>> {
        let sql = "select id, identity, name, said, at from chat where table_id = $1 and id > $2 \
             order by id limit $3";
        let rows = self.read(sql, values![table, after, limit]).await?;
        rows.into_iter().map(read_message).collect()
    }

    /// The last messages before one, in order; [`i64::MAX`] for the end.
    pub async fn last_chat(&self, table: &str, before: i64, limit: u32) -> Result<Vec<Message>> {
        let sql = "select id, identity, name, said, at from chat where table_id = $1 and id < $2 \
             order by id desc limit $3";
        let rows = self.read(sql, values![table, before, limit]).await?;
        rows.into_iter().rev().map(read_message).collect()
    }

    /// One message of a table.
    pub async fn message(&self, table: &str, message: i64) -> Result<Option<Message>> {
        let sql = "select id, identity, name, said, at from chat where table_id = $1 and id = $2";
        let rows = self.read(sql, values![table, message]).await?;
        rows.into_iter().next().map(read_message).transpose()
    }

    /// The first messages that an identity has written after one, in order, each with its table.
    pub async fn chat_of(&self, identity: &str, after: i64, limit: u32) -> Result<Vec<(String, Message)>> {
        let sql = "select table_id, id, identity, name, said, at from chat where identity = $1 and id > $2 \
             order by id limit $3";
        let rows = self.read(sql, values![identity, after, limit]).await?;
        rows.into_iter().map(|mut it| Ok((it.text()?, read_message(it)?))).collect()
    }

    /// How many messages a table has.
    pub async fn count_chat(&self, table: &str) -> Result<u32> {
        let mut rows = self.read("select count(*) from chat where table_id = $1", values![table]).await?;
        rows.first_mut().ok_or_else(|| unexpected("no count"))?.integer()
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
