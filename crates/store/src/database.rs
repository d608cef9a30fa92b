//! What a database has to offer: it reads rows and writes lists of statements.
//!
//! Statements are data, so each is written once, in the file of its subject, for both databases. They use the SQL that
//! SQLite and PostgreSQL share; [`Dialect`] holds the few words in which the two differ.

use std::borrow::Cow;

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::{Error, News, Result};

/// A database that holds the schema of this program.
///
/// A wrapper that delays or fails calls is all it takes to test against a broken database.
#[async_trait]
pub trait Database: Send + Sync + 'static {
    /// The rows of a statement that changes nothing.
    async fn read(&self, statement: Statement) -> Result<Vec<Row>>;
    /// Executes all statements in one transaction and returns the rows of the last one. `Ok` means that the
    /// transaction is on disk; [`Error::Conflict`] and [`Error::Rejected`] mean that nothing was changed.
    async fn write(&self, statements: Vec<Statement>) -> Result<Vec<Row>>;
    /// The words in which this database differs from the other.
    fn dialect(&self) -> &'static Dialect;
    /// Sends news to the other nodes, if there are any.
    fn announce(&self, news: News);
    /// News of other nodes, and of this one; `None` where there are no other nodes.
    fn news(&self) -> Option<broadcast::Receiver<News>>;
    /// Returns the space of deleted rows to the file system.
    async fn vacuum(&self) -> Result<()>;
    /// Finishes what is queued and closes all connections.
    async fn close(&self);
}

/// Where SQLite and PostgreSQL need different words.
#[derive(Debug)]
pub struct Dialect {
    /// A subquery that gives the texts of a JSON array.
    pub each: &'static str,
    /// Lets several nodes claim rows at the same time without waiting for each other.
    pub skip_locked: &'static str,
    /// Lets writers about the same row wait for each other.
    pub lock: &'static str,
    /// The database's time in milliseconds since 1970, where nodes must agree on it.
    pub now: Option<&'static str>,
}

/// A statement with its values. Placeholders are `$1`, `$2`, … and appear first in this order, because SQLite numbers
/// them by their first appearance.
#[derive(Clone, Debug)]
pub struct Statement {
    /// The text.
    pub sql: Cow<'static, str>,
    /// The values of the placeholders.
    pub values: Vec<Value>,
    /// Whether changing no row is a conflict, which undoes the transaction.
    pub must_change: bool,
}

impl Statement {
    /// A statement that may change any number of rows.
    pub fn new(sql: impl Into<Cow<'static, str>>, values: Vec<Value>) -> Self {
        Self { sql: sql.into(), values, must_change: false }
    }

    /// A statement that is a conflict if it changes no row.
    pub fn checked(sql: impl Into<Cow<'static, str>>, values: Vec<Value>) -> Self {
        Self { must_change: true, ..Self::new(sql, values) }
    }

    /// Inserts any number of rows with as few statements as possible. `sql` ends before `values`; `suffix` follows it.
    pub fn insert(sql: &str, suffix: &str, rows: Vec<Vec<Value>>) -> Vec<Self> {
        let mut rows = rows.into_iter().peekable();
        let mut statements = Vec::new();
        while rows.peek().is_some() {
            let chunk: Vec<_> = rows.by_ref().take(ROWS_PER_INSERT).collect();
            let mut text = format!("{sql} values ");
            let mut number = 0;
            for (index, row) in chunk.iter().enumerate() {
                text.push_str(if index == 0 { "(" } else { ", (" });
                for column in 0..row.len() {
                    number += 1;
                    text.push_str(if column == 0 { "$" } else { ", $" });
                    text.push_str(&number.to_string());
                }
                text.push(')');
            }
            text.push_str(suffix);
            statements.push(Self::new(text, chunk.into_iter().flatten().collect()));
        }
        statements
    }
}

/// Few enough that prepared statements of every size fit into their cache.
const ROWS_PER_INSERT: usize = 16;

/// A value bound to a placeholder or read from a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number or null.
    Integer(Option<i64>),
    /// A text or null.
    Text(Option<String>),
}

impl From<i64> for Value {
    fn from(value: i64) -> Self {
        Self::Integer(Some(value))
    }
}

impl From<Option<i64>> for Value {
    fn from(value: Option<i64>) -> Self {
        Self::Integer(value)
    }
}

impl From<u32> for Value {
    fn from(value: u32) -> Self {
        i64::from(value).into()
    }
}

impl From<String> for Value {
    fn from(value: String) -> Self {
        Self::Text(Some(value))
    }
}

impl From<&str> for Value {
    fn from(value: &str) -> Self {
        value.to_owned().into()
    }
}

impl From<&String> for Value {
    fn from(value: &String) -> Self {
        value.clone().into()
    }
}

impl From<Option<String>> for Value {
    fn from(value: Option<String>) -> Self {
        Self::Text(value)
    }
}

/// The values of a statement, converted.
macro_rules! values {
    ($($value:expr),* $(,)?) => { vec![$($crate::database::Value::from($value)),*] };
}
pub(crate) use values;

/// A row. Its columns are taken in order.
#[derive(Debug)]
pub struct Row(std::vec::IntoIter<Value>);

impl Row {
    /// A row of these columns.
    #[must_use]
    pub fn new(columns: Vec<Value>) -> Self {
        Self(columns.into_iter())
    }

    /// The next column, a text or null.
    pub(crate) fn optional_text(&mut self) -> Result<Option<String>> {
        match self.0.next() {
            Some(Value::Text(text)) => Ok(text),
            Some(Value::Integer(None)) => Ok(None),
            other => Err(unexpected(&format!("{other:?} instead of a text"))),
        }
    }

    /// The next column, a text.
    pub(crate) fn text(&mut self) -> Result<String> {
        self.optional_text()?.ok_or_else(|| unexpected("null instead of a text"))
    }

    /// The next column, a number or null.
    pub(crate) fn optional_integer(&mut self) -> Result<Option<i64>> {
        match self.0.next() {
            Some(Value::Integer(number)) => Ok(number),
            other => Err(unexpected(&format!("{other:?} instead of a number"))),
        }
    }

    /// The next column, a number.
    pub(crate) fn integer<T: TryFrom<i64>>(&mut self) -> Result<T> {
        let number = self.optional_integer()?.ok_or_else(|| unexpected("null instead of a number"))?;
        T::try_from(number).map_err(|_| unexpected("a number out of range"))
    }
}

/// An error for content that this program never writes.
pub(crate) fn unexpected(what: &str) -> Error {
    Error::Unavailable(format!("unexpected content: {what}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_inserted_in_chunks_with_numbered_placeholders() {
        let rows = (0..17).map(|it: i64| values![it, "text"]).collect();
        let statements = Statement::insert("insert into t (a, b)", " returning a", rows);
        assert_eq!(statements.len(), 2);
        assert!(statements[0].sql.starts_with("insert into t (a, b) values ($1, $2), ($3, $4), "));
        assert_eq!(statements[1].sql, "insert into t (a, b) values ($1, $2) returning a");
        assert_eq!(statements[1].values, values![16_i64, "text"]);
    }
}
